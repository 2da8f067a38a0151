"""Puzzles to order."""

import itertools

import pytest

from whydoku import Puzzle, generate


def test_a_seed_makes_the_same_puzzles_on_any_number_of_threads():
    one = list(generate(40, seed=7, threads=1))
    assert one == list(generate(40, seed=7, threads=3)) and len(set(one)) == 40
    assert one[:3] == list(generate(3, seed=7))
    assert all(puzzle.count() == 1 for puzzle in one)
    assert one != list(generate(40, seed=8))


def test_the_program_makes_the_same_puzzles():
    """`whydoku generate -n 2 --seed 7 --minimal`."""
    lines = [puzzle.convert("line") for puzzle in generate(2, seed=7, minimal=True)]
    assert lines == [
        ".829.3.1...4....2.....8......5.......7.....4..2.74...9..6.....4549.1..72.....7.3.",
        "91...645........1.5...1....8...4.......5.7......83.927.4.6..7.5..59..6...9.....8.",
    ]


def test_attempts_may_be_made_in_any_order():
    """This is how the tasks of a cluster make puzzles."""
    options = dict(seed=7, difficulty="hodoku hard")
    expected = [puzzle.convert("line") for puzzle in generate(4, **options)]
    maker = generate(0, **options)
    assert not maker.never_fails and generate(0, symmetry="180").never_fails
    parts = [maker.lines(first, first + 50) for first in (50, 0, 100)]
    made = [line for _, line in sorted(parts[0] + parts[1] + parts[2])]
    assert made[:4] == expected and len(made) >= 4
    assert maker.lines(7, 7) == maker.lines(9, 3) == []
    [(attempt, killer)] = generate(0, seed=1, shape="2x2", rules=["killer"]).lines(0, 1)
    assert attempt == 0 and Puzzle.parse(killer) == next(generate(seed=1, shape="2x2", rules=["killer"]))
    assert "\n" not in killer


def test_without_a_seed_puzzles_differ():
    assert next(generate()) != next(generate())


def test_requests_are_met():
    [puzzle] = generate(seed=1, difficulty="hodoku hard", symmetry="180")
    assert puzzle.rate("hodoku").hodoku_level == "Hard"
    assert [bool(d) for d in puzzle.digits] == [bool(d) for d in reversed(puzzle.digits)]
    [puzzle] = generate(seed=1, technique="x-wing", need="bottleneck")
    assert puzzle.solve().hardest == "x-wing"
    assert all(24 <= puzzle.given_count <= 25 for puzzle in generate(5, seed=1, clues=(24, 25)))
    assert next(generate(seed=1, clues=30)).given_count == 30
    assert next(generate(seed=1, shape="2x3")).side == 6
    [killer] = generate(seed=1, shape="2x2", rules=["killer"])
    assert killer.losses("line") != [] and killer.count() == 1


def test_without_a_number_generation_never_ends():
    assert len(list(itertools.islice(generate(None, seed=3), 2000))) == 2000
    assert list(generate(0, seed=3)) == []


def test_impossible_requests_are_refused():
    for options in [
        {"clues": 16},
        {"symmetry": "odd"},
        {"difficulty": "impossible"},
        {"shape": "round"},
        {"technique": "guessing"},
        {"rules": ["chess"]},
    ]:
        with pytest.raises(ValueError):
            generate(seed=1, **options)
