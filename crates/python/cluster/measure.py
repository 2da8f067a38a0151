"""Measures Spark beside one process, for docs/notes/scale.md.

    python measure.py random_minimal.txt hard.txt

The first file has ordinary puzzles, one per line, the second very hard ones; in the mixture, one row in a
thousand is from the second. All ways alternate for `--rounds` rounds, and the best round of each counts. Processor
time is that of all processes involved; those of Spark that are not Python workers count as the engine.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

import pyarrow
import pyarrow.parquet
import pyspark
from pyspark.sql import SparkSession

import whydoku.spark
from whydoku import arrow

HERTZ = os.sysconf("SC_CLK_TCK")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ordinary", type=Path)
    parser.add_argument("hard", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--count", type=int, default=1_000_000, help="rows to count")
    parser.add_argument("--hodoku", type=int, default=8000, help="rows to rate by HoDoKu")
    parser.add_argument("--se", type=int, default=1000, help="rows to rate by Sudoku Explainer")
    parser.add_argument("--hodoku-task", type=int, default=2000, help="rows for each task of HoDoKu's ratings")
    parser.add_argument("--se-task", type=int, default=10_000, help="rows for each task of Sudoku Explainer's")
    return parser.parse_args()


def processes() -> dict:
    """Every process below this one: its name, its seconds of processor time, its peak memory in MB."""
    found, parents = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            name = (folder / "cmdline").read_text()
            status = (folder / "status").read_text()
        except (OSError, ValueError):
            continue
        if "VmHWM:" not in status:
            continue
        peak = int(status.split("VmHWM:")[1].split()[0]) // 1000
        parents[int(folder.name)] = int(fields[1])
        # Including the time of children that have ended.
        seconds = sum(map(int, fields[11:15])) / HERTZ
        found[int(folder.name)] = (name, seconds, peak)

    def is_ours(pid):
        while pid in parents and pid != os.getpid():
            pid = parents[pid]
        return pid == os.getpid()

    return {pid: what for pid, what in found.items() if is_ours(pid)}


def is_worker(name) -> bool:
    return "pyspark.daemon" in name or "pyspark.worker" in name


def times() -> tuple[float, float]:
    """Seconds of the engine, and of the Python workers."""
    engine = worker = 0.0
    for name, seconds, _ in processes().values():
        if is_worker(name):
            worker += seconds
        else:
            engine += seconds
    return engine, worker


def lines(file: Path, number: int) -> list[str]:
    all_lines = file.read_text().split()
    return (all_lines * -(-number // len(all_lines)))[:number]


def mixture(ordinary: list[str], hard: list[str]) -> list[str]:
    return [hard[at // 1000 % len(hard)] if at % 1000 == 500 else line for at, line in enumerate(ordinary)]


def rated(profile):
    return lambda column, threads: arrow.rate(column, profile, threads=threads)


def in_one_process(task, texts, threads) -> dict:
    column = pyarrow.array(texts)
    begin, used = time.monotonic(), time.process_time()
    task(column, threads=threads)
    return {"wall": time.monotonic() - begin, "all": time.process_time() - used, "engine": 0.0}


def in_spark(session, name, file, partitions) -> dict:
    frame = session.read.parquet(file).repartition(partitions)
    done = getattr(whydoku.spark, name[0])(frame, "puzzle", *name[1:])
    begin, before = time.monotonic(), times()
    # Every column is needed, and nothing is written.
    done.write.format("noop").mode("overwrite").save()
    wall, after = time.monotonic() - begin, times()
    engine, worker = after[0] - before[0], after[1] - before[1]
    return {"wall": wall, "all": engine + worker, "engine": engine}


def session_of(executors):
    builder = SparkSession.builder.master(f"local-cluster[{executors},1,1024]")
    builder = builder.config("spark.ui.enabled", "false").config("spark.executor.memory", "512m")
    session = builder.config("spark.driver.host", "127.0.0.1").getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    return session


def main() -> None:
    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_HOME"] = str(Path(pyspark.__file__).parent)
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    asked = arguments()
    plain = lines(asked.ordinary, asked.se)
    works = {
        "count": (("count",), lines(asked.ordinary, asked.count), arrow.count),
        "hodoku": (("rate", "hodoku"), lines(asked.ordinary, asked.hodoku), rated("hodoku")),
        "se": (("rate", "se"), plain, rated("se")),
        "se, mixture": (("rate", "se"), mixture(plain, lines(asked.hard, 1000)), rated("se")),
    }
    per_task = {"count": 100_000, "hodoku": asked.hodoku_task, "se": asked.se_task, "se, mixture": asked.se_task}
    best: dict = {}
    peaks: dict = {}

    def note(work, way, taken):
        print(f"  {work}, {way}: {taken}", flush=True)
        known = best.setdefault((work, way), taken)
        best[work, way] = {key: min(known[key], taken[key]) for key in taken}

    with tempfile.TemporaryDirectory() as folder:
        for work, (_, texts, _) in works.items():
            pyarrow.parquet.write_table(pyarrow.table({"puzzle": texts}), f"{folder}/{work}.parquet")
        for _ in range(asked.rounds):
            for many in [1, 2]:
                session = session_of(many)
                # An unmeasured run first: Java is slow at the start.
                in_spark(session, ("check",), f"{folder}/se.parquet", 8)
                for work, (name, texts, _) in works.items():
                    tasks = max(8, len(texts) // per_task[work])
                    taken = in_spark(session, name, f"{folder}/{work}.parquet", tasks)
                    note(work, f"{many} executors", taken)
                remember(peaks)
                session.stop()
            for many in [1, 2]:
                for work, (_, texts, task) in works.items():
                    note(work, f"{many} threads", in_one_process(task, texts, many))
    print_table(works, best, peaks)


def remember(peaks) -> None:
    """The peak memory of a process of each kind so far."""
    for name, _, peak in processes().values():
        if is_worker(name) or "CoarseGrainedExecutor" in name:
            kind = "worker of Python" if is_worker(name) else "executor"
            peaks[kind] = max(peak, peaks.get(kind, 0))


def print_table(works, best, peaks) -> None:
    print("| work | | rows | rows/s | rows/s of processor time | engine |")
    print("|---|---|---|---|---|---|")
    for (work, way), taken in best.items():
        rows = len(works[work][1])
        speeds = f"{rows / taken['wall']:.0f} | {rows / taken['all']:.0f}"
        print(f"| {work} | {way} | {rows} | {speeds} | {taken['engine'] / taken['all']:.1%} |")
    print("peak memory in MB:", peaks)


if __name__ == "__main__":
    main()
