"""Whole columns, in every layout of text that Arrow has."""

import os
import random
import signal
import threading
import time

import pyarrow as pa
import pytest
from conftest import DOUBTFUL, EASY, EXAMPLES, SOLVED, SURE

from whydoku import Puzzle, arrow, generate

NONE = "55" + "." * 79
SEVERAL = "." * 81
BAD = EASY[:-1] + "q"
ROWS = [EASY, None, BAD, SEVERAL, NONE, "42.......12....1", ""]


def values(column) -> list:
    return pa.array(column).to_pylist()


def test_counts():
    found = values(arrow.count(pa.array(ROWS)))
    assert [row and row["count"] for row in found] == [1, None, None, 2, 0, 1, None]
    assert found[0] == {"count": 1, "error": None}
    assert found[1] is None
    assert [row["error"] and row["error"]["code"] for row in found if row] == [
        None, "malformed", None, None, None, "malformed",
    ]  # fmt: skip
    error = found[2]["error"]
    assert error["column"] == 81 and "'q' is not a digit" in error["text"]
    assert values(arrow.count(pa.array([SEVERAL]), limit=5000))[0]["count"] == 5000


def test_columns_have_solutions_verdicts_and_forms():
    solved = values(arrow.solve(pa.array(ROWS)))
    assert solved[0] == {"verdict": "unique", "solution": SOLVED, "error": None}
    assert [row and row["verdict"] for row in solved] == [
        "unique", None, None, "several", "none", "unique", None,
    ]  # fmt: skip
    assert solved[5]["solution"] == Puzzle.parse(ROWS[5]).solve().solution
    checked = values(arrow.check(pa.array(ROWS)))
    assert [row and row["verdict"] for row in checked] == [row and row["verdict"] for row in solved]
    forms = values(arrow.canonical(pa.array([EASY, NONE, ROWS[5], EASY[::-1]])))
    assert forms[0]["form"] == forms[3]["form"]
    assert Puzzle.parse(forms[0]["form"]) == Puzzle.parse(EASY).canonical()
    assert [row["error"] and row["error"]["code"] for row in forms[1:3]] == ["refused", "refused"]


@pytest.mark.parametrize("profiles", [(), ("se",), ("sukaku", "whydoku"), ("hodoku",)])
def test_ratings_are_those_of_single_puzzles(profiles):
    puzzles = list(generate(20, seed=3, minimal=True))
    texts = [puzzle.convert("line") for puzzle in puzzles]
    found = values(arrow.rate(pa.array(texts + ROWS[1:5]), *profiles))
    for row, puzzle in zip(found[:20], puzzles, strict=True):
        one = puzzle.rate(*profiles)
        assert row.pop("error") is None
        assert row == {name: getattr(one, name) for name in row}
        assert set(row) >= {"verdict"}
    assert found[20] is None
    assert [row["verdict"] for row in found[22:]] == ["several", "none"]
    with pytest.raises(ValueError, match="not a profile"):
        arrow.rate(pa.array([EASY]), "guess")


def test_a_killer_is_solved_and_not_rated_by_others():
    killer = Puzzle.parse((EXAMPLES / "killer.txt").read_text()).convert("json")
    column = pa.array([killer])
    assert values(arrow.check(column))[0]["verdict"] == "unique"
    assert values(arrow.rate(column))[0]["error"]["code"] == "refused"


def layouts() -> dict:
    rows = ROWS * 3
    plain = pa.array(rows, pa.string())
    longer = pa.array(["x", *rows, "y"], pa.string())
    return {
        "string": plain,
        "large": pa.array(rows, pa.large_string()),
        "view": pa.array(rows, pa.string_view()),
        "dictionary": plain.dictionary_encode(),
        **{
            f"dictionary of {index}": plain.dictionary_encode().cast(pa.dictionary(index, pa.large_string()))
            for index in [pa.int8(), pa.uint16(), pa.int64()]
        },
        "slice": longer.slice(1, len(rows)),
        "slice of views": longer.cast(pa.string_view()).slice(1, len(rows)),
        "slice of dictionary": longer.dictionary_encode().slice(1, len(rows)),
        "chunks": pa.chunked_array([rows[:4], [], rows[4:9], rows[9:]], pa.string()),
        "chunks of dictionaries": pa.chunked_array([rows[:4], rows[4:]]).dictionary_encode(),
    }


@pytest.mark.parametrize("name", layouts())
@pytest.mark.parametrize("task", [arrow.count, arrow.solve, arrow.rate])
def test_every_layout_gives_the_same(name, task):
    assert values(task(layouts()[name])) == values(task(pa.array(ROWS))) * 3


@pytest.mark.parametrize(
    "empty",
    [
        pa.array([], pa.string()),
        pa.chunked_array([], pa.string()),
        pa.array([], pa.null()),
        pa.array([None], pa.string()).dictionary_encode().slice(1),
    ],
)
def test_empty_columns_give_no_rows(empty):
    column = arrow.count(empty)
    assert len(column) == 0 and values(column) == []
    assert pa.array(column).type.field("count").type == pa.uint64()


def test_rows_that_are_drawn_are_read_or_doubted():
    sure, doubted = values(arrow.count(pa.array([SURE, DOUBTFUL])))
    assert sure["count"] == 1 and sure["error"] is None
    assert doubted["count"] is None and "purple line at r2c1" in doubted["error"]["text"]


def test_nulls_stay_nulls():
    for nulls in [pa.nulls(3), pa.nulls(3, pa.string()), pa.nulls(3, pa.string()).dictionary_encode()]:
        assert values(arrow.solve(nulls)) == [None] * 3
        table = pa.table(arrow.solve(nulls))
        assert table["solution"].null_count == 3


def test_a_column_becomes_a_table():
    table = pa.table(arrow.solve(pa.array(ROWS)))
    assert table.column_names == ["verdict", "solution", "error"]
    assert table["solution"][0].as_py() == SOLVED
    assert repr(arrow.solve(pa.array(ROWS))) == "<Column of 7 rows: verdict, solution, error>"


@pytest.mark.parametrize("column", [pa.array([1]), pa.array([[EASY]]), pa.array([b"1"]), [EASY], None])
def test_columns_that_are_not_text_are_refused(column):
    with pytest.raises(TypeError, match="a column of text is needed"):
        arrow.count(column)


def test_capsules_that_break_the_rules_are_refused():
    class Column:
        def __init__(self, value):
            self.value = value

        def __arrow_c_array__(self, requested_schema=None):
            return self.value

    taken = pa.array([EASY]).__arrow_c_array__()
    arrow.count(Column(taken))
    for value in [taken, taken[::-1], (1, 2), (), None, 7]:
        with pytest.raises((TypeError, ValueError, IndexError)):
            arrow.count(Column(value))


def test_threads_do_not_change_the_result():
    def rate(column, threads):
        return arrow.rate(column, "hodoku", threads=threads)

    lines = [puzzle.convert("line") for puzzle in generate(130, seed=4)]
    lines[7], lines[100] = "no puzzle", None
    column = pa.array(lines)
    for task in [arrow.count, arrow.solve, arrow.canonical, rate]:
        one = values(task(column, threads=1))
        assert all(values(task(column, threads=threads)) == one for threads in [3, None])
    many = pa.array(lines * 100)
    assert values(arrow.count(many, threads=3)) == values(arrow.count(column)) * 100
    with pytest.raises(ValueError, match="threads"):
        arrow.count(column, threads=0)


def test_malformed_rows_do_not_stop_the_work():
    chance = random.Random(3)
    letters = [*EASY, "\0", "é", "🧩", "x", "\n", "#", "{"]
    rows = ["".join(chance.choices(letters, k=chance.choice([0, 1, 16, 80, 81, 82, 200]))) for _ in range(200)]
    for task in [arrow.count, arrow.check, arrow.canonical]:
        found = values(task(pa.array(rows)))
        assert len(found) == 200
        assert all(row["error"] is None or row["error"]["text"] for row in found)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("task", [arrow.rate, lambda column, threads: arrow.count(column, limit=None, threads=threads)])
def test_a_signal_ends_the_work_and_other_threads_run_meanwhile(task, threads):
    hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    column = pa.array([hard] * 100_000 + [SEVERAL])
    sent = []

    def send():
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(0.3, send)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        task(column, threads=threads)
    # It takes 0.1 s when nothing else runs.
    assert time.monotonic() - sent[0] < 3
    timer.join()
