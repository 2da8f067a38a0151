"""How `whydoku.spark.generate` divides a seed among tasks, and how many attempts it makes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from functools import reduce
from typing import Any, cast

import pyarrow
from pyspark import StorageLevel
from pyspark.sql import DataFrame, SparkSession, functions

from ._functions import generate as made
from ._native import Generator

# Tasks of one job, unless the caller gives the size of a task.
_TASKS = 1000

# The greatest growth from one round to the next.
_GROWTH = 8

_SCHEMA = "attempt long, puzzle string"


def generate(
    spark: SparkSession, n: int, seed: int | None, per_task: int | None, options: dict[str, Any]
) -> DataFrame:
    if per_task is not None and per_task < 1:
        raise ValueError("per_task: a number of attempts, 1 or more")
    if n < 0:
        raise ValueError("n: a number of puzzles, 0 or more")
    options = {**options, "seed": secrets.randbits(32) if seed is None else seed, "threads": 1}
    maker = _maker(options)

    def attempts(first: int, end: int) -> tuple[DataFrame, int]:
        size = per_task or max(maker.handful, -(-(end - first) // _TASKS))
        tasks = -(-(end - first) // size)
        work = _task(options, first, end, size, maker.handful)
        ranges = spark.range(0, tasks, 1, max(1, tasks))
        return ranges.mapInArrow(work, _SCHEMA), size

    if n == 0 or maker.never_fails:
        return attempts(0, n)[0]
    return _rounds(n, attempts)


def _maker(options: dict[str, Any]) -> Generator:
    return cast(Generator, made(0, **options))


def _task(
    options: dict[str, Any], first: int, end: int, size: int, handful: int
) -> Callable[[Iterator[Any]], Iterator[Any]]:
    """The work of a Spark task: it gets the numbers of ranges, and makes the attempts of these ranges."""

    def work(batches: Iterator[Any]) -> Iterator[Any]:
        maker = _maker(options)
        for batch in batches:
            for number in batch.column(0).to_pylist():
                start = first + number * size
                last = min(start + size, end)
                # A part at a time, so that memory does not grow with the task.
                for part in range(start, last, handful):
                    lines = maker.lines(part, min(part + handful, last))
                    columns = [
                        pyarrow.array([attempt for attempt, _ in lines], pyarrow.int64()),
                        pyarrow.array([line for _, line in lines], pyarrow.string()),
                    ]
                    yield pyarrow.RecordBatch.from_arrays(columns, ["attempt", "puzzle"])

    return work


def _rounds(n: int, attempts: Callable[[int, int], tuple[DataFrame, int]]) -> DataFrame:
    """Makes as many attempts as it takes, without making one of them twice."""
    rounds: list[DataFrame] = []
    found, first, width = 0, 0, n
    while True:
        frame, size = attempts(first, first + width)
        frame = frame.persist(StorageLevel.DISK_ONLY)
        task = functions.floor((functions.col("attempt") - first) / size)
        counts = {row["task"]: row["count"] for row in frame.groupBy(task.alias("task")).count().collect()}
        here = sum(counts.values())
        rounds.append(frame)
        if found + here >= n:
            last = _last(frame, counts, first, size, n - found)
            whole = reduce(DataFrame.union, rounds)
            return whole.where(functions.col("attempt") <= last)
        found, first = found + here, first + width
        # A tenth more than the rounds so far suggest.
        likely = (n - found) * first * 1.1 / found if found else float("inf")
        width = max(1, int(min(likely, width * _GROWTH)))


def _last(frame: DataFrame, counts: dict[int, int], first: int, size: int, wanted: int) -> int:
    """The attempt that yields the last requested puzzle."""
    for task in sorted(counts):
        if counts[task] >= wanted:
            start = first + task * size
            within = frame.where(functions.col("attempt").between(start, start + size - 1))
            return sorted(row["attempt"] for row in within.select("attempt").collect())[wanted - 1]
        wanted -= counts[task]
    raise AssertionError("there are as many puzzles as were counted")
