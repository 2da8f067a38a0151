"""Puzzles in polars: importing this module gives every expression and series a `whydoku` namespace.

>>> import polars
>>> import whydoku.polars
>>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> frame = polars.LazyFrame({"puzzle": [line]})
>>> frame.select(polars.col("puzzle").whydoku.count().struct.field("count")).collect().item()
1

The results are those of `whydoku.arrow`: structs, with an `error` for rows that have no result.
Expressions are lazy, and work in the streaming engine.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

import polars

from . import arrow

__all__ = ["Expression", "Series"]

T = TypeVar("T")


class _Namespace(Generic[T]):
    def __init__(self, of: T) -> None:
        self._of = of

    def _do(self, task: Callable[[polars.Series], arrow.Column]) -> T:
        raise NotImplementedError

    def count(self, *, limit: int | None = 2, threads: int | None = None) -> T:
        """As `whydoku.arrow.count`."""
        return self._do(partial(arrow.count, limit=limit, threads=threads))

    def solve(self, *, threads: int | None = None) -> T:
        """As `whydoku.arrow.solve`."""
        return self._do(partial(arrow.solve, threads=threads))

    def check(self, *, threads: int | None = None) -> T:
        """As `whydoku.arrow.check`."""
        return self._do(partial(arrow.check, threads=threads))

    def canonical(self, *, threads: int | None = None) -> T:
        """As `whydoku.arrow.canonical`."""
        return self._do(partial(arrow.canonical, threads=threads))

    def rate(self, *profiles: str, threads: int | None = None) -> T:
        """As `whydoku.arrow.rate`."""
        return self._do(lambda series: arrow.rate(series, *profiles, threads=threads))


@polars.api.register_series_namespace("whydoku")
class Series(_Namespace[polars.Series]):
    """`series.whydoku`."""

    def _do(self, task: Callable[[polars.Series], arrow.Column]) -> polars.Series:
        return polars.Series(self._of.name, task(self._of))


@polars.api.register_expr_namespace("whydoku")
class Expression(_Namespace[polars.Expr]):
    """`polars.col("puzzle").whydoku`."""

    def _do(self, task: Callable[[polars.Series], arrow.Column]) -> polars.Expr:
        def work(series: polars.Series) -> polars.Series:
            return polars.Series(series.name, task(series))

        # The type of an empty series; invalid options raise here.
        kind = work(polars.Series([], dtype=polars.String)).dtype
        return self._of.map_batches(work, return_dtype=kind, is_elementwise=True)
