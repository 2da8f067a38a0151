"""Puzzles whose rules are drawn: read where all is understood, doubted where not, and settled."""

import pickle

import pytest
from conftest import DOUBTFUL, SURE

from whydoku import Doubt, DoubtfulError, ParseError, Puzzle


def test_a_drawn_puzzle_is_read_with_its_rules():
    puzzle = Puzzle.parse(SURE)
    assert puzzle.title == "Bulb"
    assert "thermometer: r4c4 r4c3 r4c2 r4c1" in puzzle.convert("notation")
    assert puzzle.count() == 1


def test_what_is_in_doubt_is_named_and_settled():
    with pytest.raises(DoubtfulError, match="Bulbs hum at night") as caught:
        Puzzle.parse(DOUBTFUL)
    error = caught.value
    assert isinstance(error, ParseError)
    assert error.doubts == (
        Doubt('Sentence 4 of the rules: "Bulbs hum at night".', "sentence 4"),
        Doubt("No rule explains the purple line at r2c1.", "purple line"),
    )
    assert any("thermometer" in meaning for meaning in error.meanings)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.doubts, again.meanings) == (str(error), error.doubts, error.meanings)
    rules = ["purple line = renban", "sentence 4 = nothing"]
    puzzle = Puzzle.parse(DOUBTFUL, rules=rules)
    assert "renban: r2c1 r2c2" in puzzle.convert("notation")
    with pytest.raises(DoubtfulError):
        Puzzle.parse(DOUBTFUL, rules=rules[:1])
    with pytest.raises(ValueError, match="rules: purple line = barometer: the text after the equals sign"):
        Puzzle.parse(DOUBTFUL, rules=["purple line = barometer"])
    with pytest.raises(TypeError):
        Puzzle.parse(DOUBTFUL, rules="purple line = renban")
