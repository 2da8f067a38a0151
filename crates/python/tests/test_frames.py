"""Data frames and SQL: the real libraries over `whydoku.arrow`."""

import duckdb
import pandas
import polars
import pytest
from conftest import EASY, SOLVED

import whydoku.duckdb
import whydoku.pandas
import whydoku.polars  # noqa: F401
from whydoku import arrow

ROWS = [EASY, None, "5 what?", "." * 81]


def test_a_polars_series_is_a_column():
    series = polars.Series("puzzle", ROWS)
    found = polars.Series(arrow.count(series))
    assert found.struct.field("count").to_list() == [1, None, None, 2]
    assert polars.DataFrame(arrow.count(series)).columns == ["count", "error"]
    assert series.whydoku.count().equals(found.alias("puzzle"))
    words = series.cast(polars.Categorical)
    assert words.whydoku.solve().struct.field("solution").to_list() == [SOLVED, None, None, None]


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_polars_expressions_are_lazy_and_stream(engine):
    frame = polars.LazyFrame({"number": range(400), "puzzle": ROWS * 100})
    rated = frame.with_columns(polars.col("puzzle").whydoku.rate("hodoku").alias("rating"))
    assert rated.collect_schema()["rating"].to_schema()["hodoku_score"] == polars.UInt32
    found = (
        rated.unnest("rating")
        .filter(polars.col("hodoku_score") > 100)
        .select("number", "hodoku_score", polars.col("error"))
        .collect(engine=engine)
    )
    assert found["number"].to_list() == list(range(0, 400, 4))
    assert set(found["hodoku_score"]) == {204}
    errors = rated.select(polars.col("rating").struct.field("error").struct.field("code"))
    assert errors.collect(engine=engine)["code"].drop_nulls().len() == 100
    expression = polars.col("puzzle").whydoku
    every = frame.head(8).select(
        count=expression.count(limit=3),
        solution=expression.solve(),
        check=expression.check(),
        form=expression.canonical(threads=1),
    )
    last = every.collect(engine=engine).row(7, named=True)
    assert last["count"]["count"] == 3
    assert last["check"]["verdict"] == last["solution"]["verdict"] == "several"
    assert last["form"]["form"] == "." * 81


def test_duckdb_functions_work_in_queries():
    connection = duckdb.connect()
    whydoku.duckdb.register(connection, "hodoku")
    connection.execute("create table puzzles (number integer, puzzle varchar)")
    connection.executemany("insert into puzzles values (?, ?)", list(enumerate(ROWS * 10)))
    found = connection.sql(
        "select number, (whydoku_rate(puzzle)).hodoku_score as score from puzzles "
        "where (whydoku_count(puzzle)).count = 1 order by number"
    )
    assert found.fetchall() == [(number, 204) for number in range(0, 40, 4)]
    errors = "select (whydoku_check(puzzle)).error.code c, count(*) from puzzles group by c order by c"
    assert connection.sql(errors).fetchall() == [("malformed", 10), (None, 30)]
    assert connection.sql("select whydoku_solve(null)").fetchall() == [(None,)]
    one = connection.sql(f"select (whydoku_solve('{EASY}')).solution, whydoku_canonical('{EASY}')")
    assert one.fetchall()[0][0] == SOLVED
    relation = connection.sql("select puzzle from puzzles order by number")
    assert len(arrow.count(relation.arrow().read_all()["puzzle"])) == 40


def test_a_pandas_series_becomes_a_data_frame():
    series = pandas.Series(ROWS, index=list("abcd"))
    found = series.whydoku.rate("hodoku")
    assert found.index.tolist() == list("abcd")
    assert found.loc["a", "hodoku_score"] == 204
    assert found["error"].notna().tolist() == [False, False, True, False]
    assert found["hodoku_score"].isna().tolist() == [False, True, True, True]
    assert series.whydoku.count(limit=3)["count"].tolist()[3] == 3
    assert series.whydoku.solve().loc["a", "solution"] == SOLVED
    assert series.whydoku.check()["verdict"].tolist()[3] == "several"
    assert len(series.astype("category").whydoku.canonical()) == 4
    with pytest.raises(TypeError, match="a column of text is needed"):
        pandas.Series([1, 2]).whydoku.count()
