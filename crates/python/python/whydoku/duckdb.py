"""Puzzles in DuckDB: SQL functions over columns of text.

>>> import duckdb
>>> import whydoku.duckdb
>>> connection = duckdb.connect()
>>> whydoku.duckdb.register(connection)
>>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> connection.sql(f"select whydoku_rate('{line}').hodoku_score").fetchall()
[(204,)]

Each function returns a struct with the fields of `whydoku.arrow`. DuckDB hands over its rows in
arrays of pyarrow, which must be installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import duckdb
import pyarrow

from . import arrow

__all__ = ["register"]

_TYPES = {
    pyarrow.uint32(): "UINTEGER",
    pyarrow.uint64(): "UBIGINT",
    pyarrow.float64(): "DOUBLE",
    pyarrow.large_string(): "VARCHAR",
}


def register(connection: duckdb.DuckDBPyConnection, *profiles: str) -> None:
    """Adds `whydoku_count`, `_solve`, `_check`, `_canonical` and `_rate` to a connection.

    `whydoku_count(puzzle)` counts up to 2. `whydoku_rate` has the fields of the profiles
    that are named, by default `se` and `hodoku`. DuckDB divides the rows among its own threads.
    """

    # Its type stubs do not know functions over columns of pyarrow, which has no stubs.
    create_function: Any = connection.create_function

    def add(name: str, task: Callable[[Any], arrow.Column]) -> None:
        def work(column: Any) -> Any:
            return pyarrow.array(task(column))

        kind = work(pyarrow.array([], pyarrow.string())).type
        create_function(
            f"whydoku_{name}",
            work,
            ["VARCHAR"],
            duckdb.sqltype(_sql(kind)),
            type="arrow",
            null_handling="special",
        )

    add("count", lambda column: arrow.count(column, threads=1))
    add("solve", lambda column: arrow.solve(column, threads=1))
    add("check", lambda column: arrow.check(column, threads=1))
    add("canonical", lambda column: arrow.canonical(column, threads=1))
    add("rate", lambda column: arrow.rate(column, *profiles, threads=1))


def _sql(kind: Any) -> str:
    if pyarrow.types.is_struct(kind):
        fields = ", ".join(f'"{field.name}" {_sql(field.type)}' for field in kind)
        return f"STRUCT({fields})"
    return _TYPES[kind]
