"""Promises that hold for any input at any moment."""

import os
import random
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor

import pytest
from conftest import EASY, EXAMPLES

from whydoku import ParseError, Puzzle, generate, verify


def mutated(text: str, chance: random.Random) -> str:
    """A text with a few characters changed, doubled or left out."""
    letters = list(text)
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(letters))
        letters[at : at + 1] = chance.choice(["", "\0", "9", ".", "\n", "{", "é", "\ud800", "🧩", letters[at] * 3])
        letters = letters or ["."]
    return "".join(letters)


def test_no_text_raises_anything_but_a_parse_error(killer):
    chance = random.Random(1)
    seeds = [EASY, (EXAMPLES / "first.txt").read_text(), killer.convert("json")]
    seeds += [killer.convert("notation"), Puzzle.parse(EASY).convert("opensudoku")]
    read = 0
    for number in range(1500):
        text = mutated(seeds[number % len(seeds)], chance)
        try:
            puzzle = Puzzle.parse(text)
        except ParseError as error:
            assert str(error)
            continue
        read += 1
        assert repr(puzzle) and puzzle._repr_svg_() and puzzle.check(time_limit=0.2).verdict
    assert read > 100


def test_no_path_raises_anything_but_a_parse_error():
    chance = random.Random(2)
    path = Puzzle.parse(EASY).solve().to_json()
    for _ in range(150):
        try:
            verify(mutated(path[: chance.randrange(2, len(path))] + path[-40:], chance).replace("\ud800", ""))
        except ParseError as error:
            assert str(error)


@pytest.mark.parametrize("text", ["", " ", "\n#\n", "\ud800" * 81, "." * 100_000, "(" * 50_000])
def test_strange_texts_are_refused(text):
    with pytest.raises(ParseError):
        Puzzle.parse(text)


# A minimal puzzle of 25x25 is beyond a short search, the empty board has more solutions than anyone
# can count, and Sudoku Explainer takes minutes for the last one.
EMPTY = Puzzle.parse("." * 81)
HARD = Puzzle.parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
LARGE = Puzzle.parse(" ".join(["."] * 625), format="numbers")


@pytest.mark.parametrize(
    "work",
    [
        lambda: EMPTY.count(None),
        lambda: EMPTY.check(10**18),
        lambda: [HARD.rate("se") for _ in range(10**6)],
        lambda: [HARD.solve() for _ in range(10**6)],
        lambda: [LARGE.steps(all=True) for _ in range(10**6)],
        lambda: list(generate(None, seed=1)),
        # Each round takes microseconds, and the loop over them is in C.
        lambda: deque(generate(None, seed=1, shape="4"), maxlen=0),
        lambda: list(generate(1, seed=1, difficulty="se 11.9", threads=2)),
        lambda: list(generate(1, seed=1, difficulty="se 11.9", threads=1)),
        lambda: [verify(HARD.solve()) for _ in range(10**6)],
    ],
)
def test_a_signal_ends_long_work(work):
    sent = []

    def send():
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(0.3, send)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        work()
    # It takes 0.1 s when nothing else runs.
    assert time.monotonic() - sent[0] < 3
    timer.join()


def test_other_threads_run_during_long_work():
    ticks = []
    done = threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(1)
            time.sleep(0.005)

    thread = threading.Thread(target=tick)
    thread.start()
    with pytest.raises(TimeoutError):
        EMPTY.count(None, time_limit=0.5)
    done.set()
    thread.join()
    assert len(ticks) > 10


def test_one_puzzle_can_be_used_in_many_threads():
    puzzle = Puzzle.parse(EASY)
    expected = (puzzle.solve(), puzzle.rate(), puzzle.check(), hash(puzzle))
    with ThreadPoolExecutor(8) as pool:
        asked = [
            pool.submit(lambda: (puzzle.solve(), puzzle.rate(), puzzle.check(), hash(puzzle)))
            for _ in range(40)
        ]
        assert all(answer.result() == expected for answer in asked)


def test_one_generator_can_be_shared_by_many_threads():
    generator = generate(300, seed=5)
    found, lock = [], threading.Lock()

    def take():
        for puzzle in generator:
            with lock:
                found.append(puzzle)

    threads = [threading.Thread(target=take) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(str, found)) == sorted(map(str, generate(300, seed=5)))


def test_importing_leaves_the_lock_of_free_threaded_python_disabled():
    """Importing a module without support for free threading would turn Python's lock on."""
    is_free_threaded = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
    question = "import sys, whydoku.arrow; print(getattr(sys, '_is_gil_enabled', lambda: True)())"
    said = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == str(not is_free_threaded) and said.stderr == ""
