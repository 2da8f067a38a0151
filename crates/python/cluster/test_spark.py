"""The package in a real Spark, whose executors are processes of their own."""

import os
import random
import signal
import threading
import time
from pathlib import Path

import pyarrow
import pytest
from conftest import alone
from pyspark.sql import SparkSession

import whydoku.spark
from whydoku import arrow
from whydoku import generate as made


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


def frame(spark, rows, partitions):
    return spark.createDataFrame(rows, "number int, puzzle string").repartition(partitions)


def collected(added, into):
    found = {row["number"]: row for row in added.collect()}
    return [found[number][into] and found[number][into].asDict(True) for number in sorted(found)]


def test_rows_are_those_of_one_process_whatever_the_partitions(spark, rows):
    expected = alone(arrow.rate, rows, "hodoku")
    for partitions in [1, 2, 37]:
        rated = whydoku.spark.rate(frame(spark, rows, partitions), "puzzle", "hodoku")
        assert collected(rated, "rating") == expected
    codes = [row and row["error"] and row["error"]["code"] for row in expected]
    assert codes.count("malformed") > 100


@pytest.mark.parametrize(
    ("task", "of_spark", "into"),
    [
        (arrow.count, whydoku.spark.count, "counted"),
        (arrow.solve, whydoku.spark.solve, "solved"),
        (arrow.check, whydoku.spark.check, "checked"),
        (arrow.canonical, whydoku.spark.canonical, "canonical"),
    ],
)
def test_every_function_gives_the_rows_of_one_process(spark, rows, task, of_spark, into):
    assert collected(of_spark(frame(spark, rows, 5), "puzzle"), into) == alone(task, rows)


def test_two_executors_take_part(spark, rows):
    def who(batches):
        for batch in batches:
            # The parent of a Python worker belongs only to its executor.
            yield pyarrow.RecordBatch.from_arrays([pyarrow.array([os.getppid()])], ["pid"])

    counted = whydoku.spark.count(frame(spark, rows, 16), "puzzle")
    assert len({row["pid"] for row in counted.mapInArrow(who, "pid long").collect()}) >= 2


def in_order(frame):
    rows = sorted(frame.collect(), key=lambda row: row["attempt"])
    assert len({row["attempt"] for row in rows}) == len(rows)
    return [row["puzzle"] for row in rows]


@pytest.mark.parametrize(
    ("n", "options"),
    [
        (2500, {"minimal": True}),
        # Attempts fail, most of them in the last case: several rounds.
        (300, {"clues": (24, 25)}),
        (12, {"difficulty": "hodoku hard", "per_task": 40}),
        (20, {"shape": "2x2", "rules": ["killer"]}),
        (0, {}),
    ],
)
def test_generated_puzzles_are_those_of_one_process(spark, n, options):
    of_spark = whydoku.spark.generate(spark, n, seed=11, **options)
    options.pop("per_task", None)
    maker = made(0, seed=11, **options)
    expected, first = [], 0
    while len(expected) < n:
        expected += [line for _, line in maker.lines(first, first + 1024)]
        first += 1024
    assert in_order(of_spark) == expected[:n]
    same = [whydoku.Puzzle.parse(line) for line in expected[: min(n, 12)]]
    assert same == list(made(len(same), seed=11, **options))


def test_generation_without_a_seed_is_drawn_once(spark):
    frame = whydoku.spark.generate(spark, 50)
    assert in_order(frame) == in_order(frame)
    assert in_order(frame) != in_order(whydoku.spark.generate(spark, 50))


def test_invalid_requests_are_refused_at_once(spark, rows):
    with pytest.raises(ValueError, match="not a profile"):
        whydoku.spark.rate(frame(spark, rows[:5], 1), "puzzle", "guess")
    with pytest.raises(ValueError, match="already"):
        whydoku.spark.count(frame(spark, rows[:5], 1), "puzzle", into="number")
    with pytest.raises(ValueError, match="fewer than 17"):
        whydoku.spark.generate(spark, 5, clues=16)
    with pytest.raises(ValueError, match="per_task"):
        whydoku.spark.generate(spark, 5, per_task=0)
    with pytest.raises(ValueError, match="name the columns"):
        whydoku.spark.remaining(frame(spark, rows[:5], 1), "nowhere")


def test_rows_that_are_in_the_folder_do_not_remain(spark, rows, tmp_path):
    some = frame(spark, rows[:100], 3)
    folder = tmp_path / "done"
    assert whydoku.spark.remaining(some, folder, "number").count() == 100
    some.where("number % 3 = 0").write.parquet(str(folder))
    left = whydoku.spark.remaining(some, folder, "number")
    assert sorted(row["number"] for row in left.collect()) == [n for n in range(100) if n % 3]
    assert left.columns == some.columns


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
    many = [(number, text) for number, (_, text) in enumerate(rows * 4)]
    expected = alone(arrow.rate, rows, "hodoku") * 4
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
        rated = whydoku.spark.rate(frame(spark, many, 64), "puzzle", "hodoku")
        assert collected(rated, "rating") == expected
    done.set()
    killer.join()
    assert len(killed) == 3
