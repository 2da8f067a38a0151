"""Puzzles in Spark: data frame in, data frame out, when one machine is not enough.

    import whydoku.spark
    rated = whydoku.spark.rate(frame, "puzzle", "hodoku")
    rated.select("puzzle", "rating.hodoku_score", "rating.error.text")

Each function adds a column of structs with the fields of `whydoku.arrow` to the frame. The result of
a row depends only on that row: not on the partitions, the batches, the number of executors or on
tasks that were restarted. Rows that are not puzzles have an `error` and do not fail the job.

The package must be installed on every executor, in the Python that `PYSPARK_PYTHON` names. Each task
uses one core. Where a few rows take a thousand times as long as the others, as ratings of hard puzzles do,
small partitions keep all cores busy: `frame.repartition(...)`, a few thousand rows each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import PurePath
from typing import Any

import pyarrow
from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.types import DataType, DoubleType, IntegerType, LongType, StringType, StructType

from . import _spark_generate, arrow

__all__ = ["canonical", "check", "count", "generate", "rate", "remaining", "solve"]

# Spark has no unsigned numbers, and 31 or 63 bits are enough.
_TYPES: dict[Any, tuple[Any, DataType]] = {
    pyarrow.uint32(): (pyarrow.int32(), IntegerType()),
    pyarrow.uint64(): (pyarrow.int64(), LongType()),
    pyarrow.float64(): (pyarrow.float64(), DoubleType()),
    pyarrow.large_string(): (pyarrow.string(), StringType()),
}


def count(
    frame: DataFrame, column: str, *, limit: int = 2, into: str = "counted"
) -> DataFrame:
    """Adds `into`, as `whydoku.arrow.count` counts."""
    return _added(frame, column, into, partial(arrow.count, limit=limit, threads=1))


def solve(frame: DataFrame, column: str, *, into: str = "solved") -> DataFrame:
    """Adds `into`, as `whydoku.arrow.solve` solves."""
    return _added(frame, column, into, partial(arrow.solve, threads=1))


def check(frame: DataFrame, column: str, *, into: str = "checked") -> DataFrame:
    """Adds `into`, as `whydoku.arrow.check` checks."""
    return _added(frame, column, into, partial(arrow.check, threads=1))


def canonical(frame: DataFrame, column: str, *, into: str = "canonical") -> DataFrame:
    """Adds `into`, the canonical form as `whydoku.arrow.canonical` finds it."""
    return _added(frame, column, into, partial(arrow.canonical, threads=1))


def rate(frame: DataFrame, column: str, *profiles: str, into: str = "rating") -> DataFrame:
    """Adds `into`, as `whydoku.arrow.rate` rates by these profiles."""

    def task(texts: Any) -> arrow.Column:
        return arrow.rate(texts, *profiles, threads=1)

    return _added(frame, column, into, task)


def generate(
    spark: SparkSession,
    n: int,
    *,
    seed: int | None = None,
    per_task: int | None = None,
    **options: Any,
) -> DataFrame:
    """The puzzles of `whydoku generate -n N --seed SEED` with these options, in no particular order.

    A frame of two columns: `attempt`, a number by which they can be sorted, and `puzzle`, one line.
    The options are those of `whydoku.generate`.

    A task makes `per_task` attempts. By default there are at most a thousand tasks at a time; name a
    smaller number where an attempt is slow. Where an attempt may fail, as with `difficulty=`,
    it is not known in advance how many are needed. So this call makes them, in several jobs, and the frame
    consists of what they made, which executors keep on their disks until the session ends or
    `spark.catalog.clearCache()` is called. In all other cases the puzzles are made when they are needed.

    Raises `ValueError` for an invalid option.
    """
    return _spark_generate.generate(spark, n, seed, per_task, options)


def remaining(frame: DataFrame, folder: str | PurePath, *keys: str) -> DataFrame:
    """The rows of the frame that are not yet in the Parquet files of a folder.

    Rows count as equal if these columns are. If there is no such folder, all rows remain. With this, work
    continues where a driver that died left off:

        rows = whydoku.spark.remaining(frame, "rated", "number")
        rated = whydoku.spark.rate(rows, "puzzle")
        committer = "mapreduce.fileoutputcommitter.algorithm.version"
        rated.write.mode("append").option(committer, "2").parquet("rated")

    Version 2 of the committer moves the file of a task into the folder when that task is done, version 1
    when the whole job is.
    """
    if not keys:
        raise ValueError("name the columns that identify rows: remaining(frame, folder, 'number')")
    session = frame.sparkSession
    schema = StructType([frame.schema[key] for key in keys])
    try:
        done = session.read.schema(schema).parquet(str(folder))
    except AnalysisException as error:
        if error.getCondition() == "PATH_NOT_FOUND":
            return frame
        raise
    return frame.join(done, list(keys), "left_anti").select(frame.columns)


def _added(
    frame: DataFrame, column: str, into: str, task: Callable[[Any], arrow.Column]
) -> DataFrame:
    if into in frame.columns:
        raise ValueError(f"there is already a column {into!r}; name another with into=")
    at = frame.columns.index(column)
    # The type of an empty column; invalid options raise here.
    kind, schema = _type(pyarrow.array(task(pyarrow.array([], pyarrow.string()))).type)

    def work(batches: Iterator[Any]) -> Iterator[Any]:
        for batch in batches:
            results = pyarrow.array(task(batch.column(at))).cast(kind)
            names = [*batch.schema.names, into]
            yield pyarrow.RecordBatch.from_arrays([*batch.columns, results], names)

    return frame.mapInArrow(work, StructType([*frame.schema.fields]).add(into, schema))


def _type(kind: Any) -> tuple[Any, DataType]:
    """The type in Spark, for pyarrow and for Spark."""
    if not pyarrow.types.is_struct(kind):
        return _TYPES[kind]
    fields, schema = [], StructType()
    for field in kind:
        of_arrow, of_spark = _type(field.type)
        fields.append(pyarrow.field(field.name, of_arrow))
        schema = schema.add(field.name, of_spark)
    return pyarrow.struct(fields), schema
