"""Puzzles: reading, writing, and the questions about them."""

import pickle
from xml.etree import ElementTree

import pytest
from conftest import EASY, SOLVED

from whydoku import ParseError, Puzzle, Rating, Rule


def test_a_puzzle_has_its_properties(easy):
    assert (easy.side, easy.shape, easy.given_count) == (9, "3x3", 30)
    assert easy.digits[:5] == (5, 3, 0, 0, 7)
    assert repr(easy) == f"Puzzle.parse('{EASY}')"
    assert str(easy).splitlines()[1] == "| 5 3 . | . 7 . | . . . |"
    assert easy.warnings == ()


def test_rules_are_listed_with_their_sentences(easy, killer):
    assert easy.rules == ()
    cage = killer.rules[0]
    assert (cage.kind, cage.others, cage.digits) == ("cage", (), ())
    assert len(cage.numbers) == 1 and all(cell.startswith("r") for cell in cage.cells)
    assert str(cage) == cage.name and str(cage.numbers[0]) in cage.name and cage.cells[0] in cage.name
    assert "differ" in cage.law
    lines = "." * 16 + "\narrow: r1c1 = r1c2 r1c3\nodd: r2c2"
    [arrow] = [rule for rule in Puzzle.parse(lines).rules if rule.kind == "arrow"]
    assert (arrow.cells, arrow.others) == (("r1c1",), ("r1c2", "r1c3"))
    assert isinstance(arrow, Rule) and pickle.loads(pickle.dumps(arrow)) == arrow


def test_equality_depends_only_on_the_board(easy):
    same = Puzzle.parse("# from a newspaper\n" + EASY.replace(".", "0"))
    assert same == easy and hash(same) == hash(easy) and len({same, easy}) == 1
    assert same.comments == ("from a newspaper",)
    assert same != Puzzle.parse(EASY.replace("5", "."))
    assert easy != EASY


def test_formats_are_read_back(easy, killer):
    for to in ["line", "grid", "hodoku", "sdk", "json", "sudokupad-link", "opensudoku"]:
        assert Puzzle.parse(easy.convert(to)) == easy, to
    assert Puzzle.parse(killer.convert("notation")) == killer
    assert eval(repr(killer)) == killer
    assert killer.losses("json") == []
    with pytest.raises(ValueError, match="no place for cages"):
        killer.convert("line")
    with pytest.raises(ValueError, match="format"):
        easy.convert("morse code")


def test_pickles_keep_everything(easy, killer):
    for puzzle in [easy, killer, easy.solve()[7].position, Puzzle.parse("1...........34..")]:
        again = pickle.loads(pickle.dumps(puzzle))
        assert again == puzzle and hash(again) == hash(puzzle)


def test_a_puzzle_cannot_be_changed(easy):
    with pytest.raises(AttributeError):
        easy.side = 4
    with pytest.raises(AttributeError):
        easy.note = "mine"


def test_shapes():
    text = "12............34"
    assert Puzzle.parse(text, shape="4+diagonals").shape == "2x2+diagonals"
    with pytest.raises(ValueError, match="shape|board"):
        Puzzle.parse(text, shape="round")


def test_counts(easy):
    assert easy.count() == 1
    assert Puzzle.parse("." * 16).count(None) == 288
    assert Puzzle.parse("." * 81).count(10) == 10
    assert Puzzle.parse("55" + "." * 79).count() == 0
    with pytest.raises(TimeoutError, match="solutions were found"):
        Puzzle.parse("." * 81).count(None, time_limit=0.05)


def test_checks(easy):
    check = easy.check()
    assert (check.verdict, check.count, check.solutions) == ("unique", 1, (SOLVED,))
    several = Puzzle.parse("." * 81).check(50)
    assert (several.verdict, several.count, len(several.solutions)) == ("several", 50, 2)
    clash = Puzzle.parse("55" + "." * 79).check()
    assert clash.verdict == "none" and clash.clashes == ("5 in box 1: r1c1 r1c2",)
    assert easy.check() == check and hash(easy.check()) == hash(check)


def test_ratings(easy, first, killer):
    rating = first.rate()
    assert rating.er == 3.4 and rating.ep <= rating.er and rating.ed <= rating.ep
    assert (rating.hodoku_level, rating.hodoku_score) == ("Hard", 798)
    assert rating.level is None
    own = easy.rate("whydoku")
    assert own.level == 1 and own.er is None
    assert Puzzle.parse("." * 81).rate() == Rating(
        "several", None, None, None, None, None, None, None, "several solutions"
    )
    assert killer.rate().er is None and "9x9" in killer.rate().reason
    assert killer.rate("whydoku").level is not None
    with pytest.raises(ValueError, match="not a profile"):
        easy.rate("guess")
    assert pickle.loads(pickle.dumps(rating)) == rating


def test_canonical_forms(easy, killer):
    turned = Puzzle.parse(EASY[::-1].translate(str.maketrans("123456789", "987654321")))
    assert turned != easy and turned.canonical() == easy.canonical()
    assert easy.canonical().canonical() == easy.canonical()
    assert killer.canonical() is None
    assert Puzzle.parse("55" + "." * 79).canonical() is None


def test_minimal_puzzles(easy):
    minimal = easy.minimize(seed=3)
    assert minimal.count() == 1 and minimal.given_count < 30
    assert minimal == easy.minimize(seed=3) != easy.minimize(seed=4)
    for at, digit in enumerate(minimal.digits):
        if digit:
            fewer = "".join(str(d) if i != at else "." for i, d in enumerate(minimal.digits))
            assert Puzzle.parse(fewer).count() > 1
    assert Puzzle.parse("." * 81).minimize() is None


def test_pictures(easy, first):
    for svg in [
        easy._repr_svg_(),
        easy.draw(theme="dark"),
        easy.draw(candidates=True),
        first.draw(step=32),
    ]:
        assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
    assert "X-Wing" in first.draw(step=32)
    with pytest.raises(ValueError, match="51 steps"):
        easy.draw(step=52)
    with pytest.raises(ValueError):
        easy.draw(step=0)
    with pytest.raises(ValueError, match="theme"):
        easy.draw(theme="pink")


def test_errors_name_the_place():
    with pytest.raises(ParseError) as caught:
        Puzzle.parse("1..4\n..2.\n.q..\n4..1\n")
    error = caught.value
    assert isinstance(error, ValueError)
    assert (error.line, error.column) == (3, 2)
    assert str(error).startswith("line 3, column 2: 'q' is not a digit of a 4x4 board")
    assert error.help == "  .q..\n   ^"
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line, again.help) == (str(error), 3, error.help)
