"""Whole columns of puzzles: count, solve, check, rate, canonical form.

A column is any object that supports Arrow's interface for Python: an array or a chunked array of
pyarrow, a series of polars or pandas, a relation of one column of DuckDB. It is read in place, in
any of Arrow's layouts for text, dictionaries included. The result is a `Column`: a struct for each
row, in the order of the rows.

>>> import pyarrow
>>> from whydoku import arrow
>>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> pyarrow.array(arrow.count(pyarrow.array([line, None]))).to_pylist()
[{'count': 1, 'error': None}, None]

Pass the result to `pyarrow.array`, `polars.Series` or any other that reads such columns; as a table,
with a column for each field, to `pyarrow.table` or `polars.DataFrame`. A null gives a null. A row that
has no result does not end the work: its fields are null except for `error`, a struct of `code`
(`malformed`: the text is not a puzzle; `refused`: not defined for this puzzle; `bug`: please report it),
`column` (the character at fault, from 1) and `text`.

Rows are divided among `threads`, all cores by default. The result does not depend on their number.
Other threads of Python run meanwhile, and Ctrl-C ends the call.
"""

from __future__ import annotations

from typing import Protocol

from . import _native
from ._native import Column

__all__ = ["ArrayLike", "Column", "StreamLike", "canonical", "check", "count", "rate", "solve"]


class ArrayLike(Protocol):
    """A column in one piece."""

    def __arrow_c_array__(
        self, requested_schema: object | None = None, /
    ) -> tuple[object, object]: ...


class StreamLike(Protocol):
    """A column in several pieces."""

    def __arrow_c_stream__(self, requested_schema: object | None = None, /) -> object: ...


def count(
    column: ArrayLike | StreamLike, *, limit: int | None = 2, threads: int | None = None
) -> Column:
    """How many solutions each puzzle has, up to `limit` (all of them if it is `None`): `count`."""
    return _native.arrow_count(column, limit, threads)


def solve(column: ArrayLike | StreamLike, *, threads: int | None = None) -> Column:
    """`verdict` (`unique`, `none` or `several`), and the `solution` where there is only one."""
    return _native.arrow_solve(column, threads)


def check(column: ArrayLike | StreamLike, *, threads: int | None = None) -> Column:
    """Whether each puzzle has exactly one solution: `verdict` (`unique`, `none` or `several`)."""
    return _native.arrow_check(column, threads)


def canonical(column: ArrayLike | StreamLike, *, threads: int | None = None) -> Column:
    """The `form` shared by all puzzles that are the same except for symmetry.

    Boards other than the plain 9x9, and those with a digit twice in a house, are refused.
    """
    return _native.arrow_canonical(column, threads)


def rate(column: ArrayLike | StreamLike, *profiles: str, threads: int | None = None) -> Column:
    """How hard each puzzle is: `verdict`, and the fields of every named profile.

    `se` (or `sukaku`) has `er`, `ep` and `ed`; `hodoku` has `hodoku_level` and `hodoku_score`;
    `whydoku` has `level` and `score`. The default is `se` and `hodoku`. Only puzzles with one
    solution are rated.
    """
    return _native.arrow_rate(column, list(profiles), threads)
