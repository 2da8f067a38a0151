"""Shared by all tests."""

import signal
from pathlib import Path

import pytest

from whydoku import Puzzle

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EXAMPLES = Path(__file__).parents[3] / "examples"

# A board of 4x4 with a thermometer and two dots; it has one solution.
DRAWN = (
    "{id:'x',cs:50,ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],"
    "[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
    "metadata:{title:'Bulb',rules:'Normal sudoku rules apply. Digits along a thermometer increase "
    "from the bulb. White dots join consecutive digits, and black dots join digits in a 1:2 ratio."
    "MORE'},l:[{wp:[[3.5,3.5],[3.5,0.5]],c:CFCFCF,th:20}LINE],"
    "u:[{ct:[3.5,3.5],w:0.8,h:0.8,c2:CFCFCF,r:t}],o:[{ct:[0.5,1],w:0.3,h:0.3,c1:#0,c2:#F,r:t},"
    "{ct:[3,2.5],w:0.3,h:0.3,c1:#0,c2:#0,r:t}]}"
)
SURE = DRAWN.replace("MORE", "").replace("LINE", "")
DOUBTFUL = DRAWN.replace("MORE", " Bulbs hum at night.").replace(
    "LINE", ",{wp:[[1.5,0.5],[1.5,1.5]],c:F067F0,th:9}"
)


@pytest.fixture(autouse=True, scope="session")
def ctrl_c_interrupts():
    """Shells let jobs in the background ignore Ctrl-C, and Python then never raises KeyboardInterrupt."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def easy() -> Puzzle:
    return Puzzle.parse(EASY)


@pytest.fixture
def first() -> Puzzle:
    """Needs an X-wing."""
    return Puzzle.parse((EXAMPLES / "first.txt").read_text())


@pytest.fixture
def killer() -> Puzzle:
    return Puzzle.parse((EXAMPLES / "killer.txt").read_text())
