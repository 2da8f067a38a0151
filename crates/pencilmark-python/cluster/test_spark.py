"""The package in a real Spark, whose executors are processes of their own."""

import os
import random
import signal
import sys
import threading
import time
from pathlib import Path

import pyarrow
import pyspark
import pytest
from pyspark.sql import SparkSession

import pencilmark.spark
from pencilmark import arrow, generate

# Executors would find another Python otherwise.
os.environ["PYSPARK_PYTHON"] = sys.executable
os.environ["SPARK_HOME"] = str(Path(pyspark.__file__).parent)

RUBBISH = [None, "", "what?", "." * 80, "é🧩", "5" * 81]


@pytest.fixture(scope="module")
def spark():
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.ui.enabled", "false")
        .config("spark.executor.memory", "512m")
        .config("spark.task.maxFailures", "20")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


@pytest.fixture(scope="module")
def rows() -> list:
    puzzles = [puzzle.convert("line") for puzzle in generate(300, seed=8, minimal=True)]
    chance = random.Random(5)
    return [(number, chance.choice(puzzles + RUBBISH * 5)) for number in range(6000)]


def frame(spark, rows, partitions):
    return spark.createDataFrame(rows, "number int, puzzle string").repartition(partitions)


def collected(added, into):
    found = {row["number"]: row for row in added.collect()}
    return [found[number][into] and found[number][into].asDict(True) for number in sorted(found)]


def alone(task, rows, *options, **named):
    """What one process says of the same rows."""
    return pyarrow.array(task(pyarrow.array([text for _, text in rows], pyarrow.string()), *options, **named)).to_pylist()


def test_rows_are_those_of_one_process_whatever_the_partitions(spark, rows):
    expected = alone(arrow.rate, rows, "hodoku")
    for partitions in [1, 2, 37]:
        rated = pencilmark.spark.rate(frame(spark, rows, partitions), "puzzle", "hodoku")
        assert collected(rated, "rating") == expected
    codes = [row and row["error"] and row["error"]["code"] for row in expected]
    assert codes.count("malformed") > 100


@pytest.mark.parametrize(
    ("task", "of_spark", "into"),
    [
        (arrow.count, pencilmark.spark.count, "counted"),
        (arrow.solve, pencilmark.spark.solve, "solved"),
        (arrow.check, pencilmark.spark.check, "checked"),
        (arrow.canonical, pencilmark.spark.canonical, "canonical"),
    ],
)
def test_every_function_gives_the_rows_of_one_process(spark, rows, task, of_spark, into):
    assert collected(of_spark(frame(spark, rows, 5), "puzzle"), into) == alone(task, rows)


def test_two_executors_take_part(spark, rows):
    def who(batches):
        for batch in batches:
            # The parent of a worker of Python belongs to its executor alone.
            yield pyarrow.RecordBatch.from_arrays([pyarrow.array([os.getppid()])], ["pid"])

    counted = pencilmark.spark.count(frame(spark, rows, 16), "puzzle")
    assert len({row["pid"] for row in counted.mapInArrow(who, "pid long").collect()}) >= 2


def test_what_cannot_be_asked_is_said_at_once(spark, rows):
    with pytest.raises(ValueError, match="not a profile"):
        pencilmark.spark.rate(frame(spark, rows[:5], 1), "puzzle", "guess")
    with pytest.raises(ValueError, match="already"):
        pencilmark.spark.count(frame(spark, rows[:5], 1), "puzzle", into="number")


def executors() -> list[int]:
    """The executors that this process has started."""
    parents, names = {}, {}
    for folder in Path("/proc").iterdir():
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            names[int(folder.name)] = (folder / "cmdline").read_text()
        except (OSError, ValueError):
            continue

    def is_ours(pid):
        while pid in parents and pid != os.getpid():
            pid = parents[pid]
        return pid == os.getpid()

    return [pid for pid, name in names.items() if "CoarseGrainedExecutorBackend" in name and is_ours(pid)]


def test_killed_executors_change_no_row(spark, rows):
    many = rows * 4
    many = [(number, text) for number, (_, text) in enumerate(many)]
    expected = alone(arrow.rate, many, "hodoku")
    chance, killed, done = random.Random(), [], threading.Event()

    def kill():
        for _ in range(3):
            if done.wait(chance.uniform(0.5, 2.5)):
                return
            for pid in chance.sample(found := executors(), min(1, len(found))):
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    killer = threading.Thread(target=kill)
    killer.start()
    begin = time.monotonic()
    while len(killed) < 3 and time.monotonic() - begin < 240:
        rated = pencilmark.spark.rate(frame(spark, many, 64), "puzzle", "hodoku")
        assert collected(rated, "rating") == expected
    done.set()
    killer.join()
    assert len(killed) == 3
