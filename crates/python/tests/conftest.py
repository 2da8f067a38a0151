"""Shared by all tests."""

import signal
from pathlib import Path

import pytest

from whydoku import Puzzle

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EXAMPLES = Path(__file__).parents[3] / "examples"


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
