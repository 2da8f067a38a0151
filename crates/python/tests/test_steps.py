"""Steps, solution paths, hints, lessons, and the judge."""

import json
import pickle
from xml.etree import ElementTree

import pytest
from conftest import SOLVED

from whydoku import ParseError, Path, Puzzle, explain, verify


def test_a_path_is_a_sequence_of_explained_steps(first, easy):
    path = first.solve()
    assert (path.outcome, len(path), path.hardest) == ("solved", 63, "x-wing")
    assert path.solved and path.position.count() == 1
    step = path[31]
    assert step is not path[31] and step == path[31] and hash(step) == hash(path[31])
    assert (step.technique, step.name, step.level) == ("x-wing", "X-Wing", "hard")
    assert step.eliminations == ("r1c5<>3", "r1c9<>3", "r3c9<>3", "r7c9<>3")
    assert step.placements == ()
    assert step.text.startswith("In row 2 and row 9, every place for 3 is in column 5")
    assert str(step) == f"X-Wing: {step.text}"
    assert step.explain("de").startswith("X-Wing: ") and step.explain("de") != step.explain()
    assert path[-1] == path.steps[62] == list(path)[62]
    assert path[31].after == path[32].position
    with pytest.raises(IndexError):
        path[63]
    with pytest.raises(IndexError):
        path[-64]
    assert easy.solve().solution == SOLVED


def test_unsolved_paths_say_how_they_ended():
    several = Puzzle.parse("." * 81).solve()
    assert (several.outcome, several.solution, len(several.solutions)) == ("several", None, 2)
    none = Puzzle.parse("55" + "." * 79).solve()
    assert none.outcome == "none" and none.reason and none.solutions == ()
    assert Puzzle.parse("." * 81).solve(time_limit=0).outcome in ("several", "gave-up")
    with pytest.raises(ValueError, match="method"):
        none.puzzle.solve(method="guess")
    with pytest.raises(ValueError, match="seconds"):
        none.puzzle.solve(time_limit=-1)


def test_paths_and_steps_pickle(first, killer):
    for puzzle in [first, killer]:
        path = puzzle.solve()
        assert pickle.loads(pickle.dumps(path)) == path
        for step in path:
            assert pickle.loads(pickle.dumps(step)) == step


def test_notebooks_show_pictures_and_html(first):
    path = first.solve()
    ElementTree.fromstring(path[31]._repr_svg_())
    html = ElementTree.fromstring(f"<div>{path._repr_html_()}</div>")
    assert len(html.findall("./ol/li")) == 63
    assert explain("x-wing")._repr_markdown_().startswith("#")


def test_all_steps_of_a_position_are_found(first):
    [one] = first.steps()
    every = first.steps(all=True)
    assert one == first.solve()[0] and one in every and len(every) > 10
    position = first.solve()[31].position
    [wing] = position.steps(techniques=["x-wing"])
    assert wing.technique == "x-wing"
    assert Puzzle.parse("55" + "." * 79).steps() == ()
    with pytest.raises(ValueError, match="x-wing"):
        first.steps(techniques=["x-wng"])


def test_hints_reveal_as_much_as_requested(first):
    nudge, full = first.hint("nudge"), first.hint()
    assert nudge.kind == full.kind == "step"
    assert nudge.technique is None and nudge.step is None
    assert full.step == first.steps()[0] and full.text == str(full.step)
    assert first.hint("technique").technique == full.step.technique
    assert pickle.loads(pickle.dumps(full)) == full and hash(full) == hash(first.hint())
    assert Puzzle.parse("55" + "." * 79).hint().kind == "clash"
    with pytest.raises(ValueError, match="hint level"):
        first.hint("everything")


def test_boards_too_large_for_logic_are_given_up():
    large = Puzzle.parse(" ".join(["."] * 49 * 49), format="numbers")
    assert large.side == 49
    assert large.solve().outcome == "gave-up" and large.steps() == ()
    assert large.hint(time_limit=1).kind == "gave-up"


def test_the_judge_verifies_paths(first, tmp_path):
    path = first.solve()
    verified = verify(path)
    assert verified and verified.solved and (verified.good, verified.steps) == (63, 63)
    told = json.loads(path.to_json())
    assert verify(told) == verify(path.to_json()) == verified
    file = tmp_path / "path.json"
    file.write_text(path.to_json())
    assert verify(file) == verified
    told["steps"][40]["conclusions"] = ["r1c1=9"]
    refused = verify(told)
    assert not refused and refused.step == 41 and refused.good == 40 and refused.flaw
    del told["steps"][40:]
    assert "claims to solve" in verify(told).flaw
    told["outcome"] = "stuck"
    assert "do not lead to the stated position" in verify(told).flaw
    with pytest.raises(ParseError):
        verify("no JSON")
    with pytest.raises(ParseError):
        verify({"steps": 5})


def test_lessons_are_found_by_name():
    wing = explain("X-Wing")
    assert (wing.id, wing.level) == ("x-wing", "hard")
    assert "X-Wing" in wing.page and wing == explain("x-wing")
    assert explain("x-wing", language="de").page != wing.page
    techniques = explain()
    assert wing in techniques and techniques[0].id == "full-house" and len(techniques) > 100
    with pytest.raises(ValueError, match="x-wing"):
        explain("x-wng")


def test_paths_are_sequences(easy):
    path: Path = easy.solve()
    assert path[5] in path and list(reversed(path))[0] == path[-1]
