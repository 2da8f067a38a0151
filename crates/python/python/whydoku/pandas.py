"""Puzzles in pandas: importing this module gives every series a `whydoku` accessor.

>>> import pandas
>>> import whydoku.pandas
>>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> frame = pandas.Series([line, "what?"], index=["a", "b"]).whydoku.count()
>>> int(frame.loc["a", "count"]), frame.loc["b", "error"]["code"]
(1, 'malformed')

The results are data frames with the index of the series and the fields of `whydoku.arrow`, in
columns of Arrow's types. pyarrow must be installed.
"""

from __future__ import annotations

from typing import Any

import pandas
import pyarrow

from . import arrow

__all__ = ["Accessor"]


@pandas.api.extensions.register_series_accessor("whydoku")
class Accessor:
    """`series.whydoku`."""

    def __init__(self, series: pandas.Series[Any]) -> None:
        self._series = series

    def _texts(self) -> Any:
        return pyarrow.array(self._series, from_pandas=True)

    def _frame(self, column: arrow.Column) -> pandas.DataFrame:
        frame: pandas.DataFrame = pyarrow.table(column).to_pandas(types_mapper=pandas.ArrowDtype)
        return frame.set_index(self._series.index)

    def count(self, *, limit: int | None = 2, threads: int | None = None) -> pandas.DataFrame:
        """As `whydoku.arrow.count`."""
        return self._frame(arrow.count(self._texts(), limit=limit, threads=threads))

    def solve(self, *, threads: int | None = None) -> pandas.DataFrame:
        """As `whydoku.arrow.solve`."""
        return self._frame(arrow.solve(self._texts(), threads=threads))

    def check(self, *, threads: int | None = None) -> pandas.DataFrame:
        """As `whydoku.arrow.check`."""
        return self._frame(arrow.check(self._texts(), threads=threads))

    def canonical(self, *, threads: int | None = None) -> pandas.DataFrame:
        """As `whydoku.arrow.canonical`."""
        return self._frame(arrow.canonical(self._texts(), threads=threads))

    def rate(self, *profiles: str, threads: int | None = None) -> pandas.DataFrame:
        """As `whydoku.arrow.rate`."""
        return self._frame(arrow.rate(self._texts(), *profiles, threads=threads))
