"""A master and two workers, to which the wheel is shipped; drivers that die."""

import os
import re
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pyarrow
import pyarrow.parquet
import pyspark
import pytest
from conftest import EXAMPLES, alone

from whydoku import arrow

SUBMIT = Path(sys.executable).parent / "spark-submit"
CLASS = Path(pyspark.__file__).parent / "bin" / "spark-class"


def waited(what, seconds=600):
    """The value, once there is one."""
    begin = time.monotonic()
    while not (found := what()):
        assert time.monotonic() - begin < seconds, "nothing came"
        time.sleep(0.05)
    return found


@pytest.fixture(scope="module")
def bare(tmp_path_factory) -> Path:
    """A Python with everything that executors need except this package."""
    folder = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    links = folder / "packages"
    links.mkdir()
    for package in Path(sysconfig.get_path("purelib")).iterdir():
        if not package.name.startswith("whydoku"):
            (links / package.name).symlink_to(package)
    python = folder / "venv" / "bin" / "python"
    [site] = (folder / "venv").glob("lib/python*/site-packages")
    (site / "packages.pth").write_text(f"{links}\n")
    subprocess.run([python, "-c", "import pyarrow"], check=True)
    lacking = subprocess.run([python, "-c", "import whydoku"], capture_output=True)
    assert b"ModuleNotFoundError" in lacking.stderr
    return python


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """The address of a master with two workers of one core each, which end with the test."""
    folder = tmp_path_factory.mktemp("cluster")
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PY")}
    environment["SPARK_LOCAL_DIRS"] = str(folder / "scratch")
    started = []

    def start(name, *arguments):
        log = folder / f"{name}.log"
        command = [CLASS, f"org.apache.spark.deploy.{arguments[0]}", "--host", "127.0.0.1", *arguments[1:]]
        with log.open("w") as out:
            started.append(
                subprocess.Popen(
                    command, stdout=out, stderr=out, env=environment, start_new_session=True
                )
            )
        return log

    try:
        master = start("master", "master.Master", "--port", "0", "--webui-port", "0")
        said = lambda: re.search(r"Starting Spark master at (spark://\S+)", master.read_text())  # noqa: E731
        address = waited(said)[1]
        for name in ["one", "two"]:
            work = ["--cores", "1", "--memory", "1g", "--work-dir", folder / name]
            log = start(name, "worker.Worker", "--webui-port", "0", *work, address)
            waited(lambda log=log: "Successfully registered" in log.read_text())
        yield address
    finally:
        for process in started:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@pytest.fixture(scope="module")
def shipped(tmp_path_factory) -> Path:
    """The wheel under a name by which Spark takes it for an archive."""
    archive = tmp_path_factory.mktemp("wheel") / "whydoku.zip"
    archive.symlink_to(os.environ["WHYDOKU_WHEEL"])
    return archive


@pytest.fixture
def submit(cluster, shipped, bare, tmp_path):
    """Starts a driver, as a user of the cluster does."""
    running = []

    def start(script, *arguments):
        settings = {
            "spark.archives": f"{shipped}#packages",
            "spark.executorEnv.PYTHONPATH": "packages",
            "spark.executor.memory": "512m",
            "spark.driver.host": "127.0.0.1",
            "spark.ui.enabled": "false",
            "spark.pyspark.python": str(bare),
            "spark.pyspark.driver.python": sys.executable,
        }
        named = [part for key, value in settings.items() for part in ["--conf", f"{key}={value}"]]
        environment = {key: value for key, value in os.environ.items() if key != "PYSPARK_PYTHON"}
        log = tmp_path / f"driver-{len(running)}.log"
        with log.open("w") as out:
            driver = subprocess.Popen(
                [SUBMIT, "--master", cluster, *named, script, *map(str, arguments)],
                stdout=out, stderr=out, env=environment, cwd=tmp_path, start_new_session=True,
            )  # fmt: skip
        running.append((driver, log))
        return driver

    def done(script, *arguments):
        driver = start(script, *arguments)
        assert driver.wait(900) == 0, running[-1][1].read_text()[-3000:]

    start.done = done
    yield start
    for driver, _ in running:
        if driver.poll() is None:
            os.killpg(driver.pid, signal.SIGKILL)
            driver.wait()


def written(folder) -> dict:
    """The files that a job has put into its folder, each with what identifies it."""
    files = folder.glob("part-*.parquet")
    return {file.name: (file.stat().st_ino, file.read_bytes()) for file in files}


def test_the_wheel_is_shipped_to_both_workers(submit, rows, tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "import os, sys, pyarrow, whydoku.spark\n"
        "from pyspark.sql import SparkSession\n"
        "spark = SparkSession.builder.getOrCreate()\n"
        "def where(batches):\n"
        "    import whydoku\n"
        "    for batch in batches:\n"
        "        said = [[os.getcwd()] * len(batch), [whydoku.__file__] * len(batch)]\n"
        "        columns = [batch['number'], batch['counted'].field('count'), *map(pyarrow.array, said)]\n"
        "        yield pyarrow.RecordBatch.from_arrays(columns, ['number', 'count', 'folder', 'package'])\n"
        "frame = spark.read.parquet(sys.argv[1]).repartition(16)\n"
        "counted = whydoku.spark.count(frame, 'puzzle')\n"
        "schema = 'number long, count long, folder string, package string'\n"
        "counted.mapInArrow(where, schema).write.parquet(sys.argv[2])\n"
    )
    collection(rows, tmp_path / "puzzles.parquet")
    submit.done(script, tmp_path / "puzzles.parquet", tmp_path / "counted")
    found = pyarrow.parquet.read_table(tmp_path / "counted").sort_by("number").to_pydict()
    expected = alone(arrow.count, rows)
    assert found["count"] == [row and row["count"] for row in expected]
    # Each worker has its own folder, which contains what was shipped.
    folders = set(found["folder"])
    assert {Path(folder).parents[1].name for folder in folders} == {"one", "two"}
    assert all("/packages/whydoku/" in package for package in found["package"])


def test_a_driver_that_dies_loses_no_finished_part(submit, rows, tmp_path):
    many = [(number, text) for number, (_, text) in enumerate(rows * 2)]
    collection(many, tmp_path / "puzzles.parquet")
    rated = tmp_path / "rated"
    arguments = [tmp_path / "puzzles.parquet", rated, "--partitions", 48]
    before, deaths = {}, 0
    for _ in range(2):
        driver = submit(EXAMPLES / "spark" / "rate.py", *arguments)
        waited(lambda: driver.poll() is not None or len(written(rated)) >= len(before) + 5)
        os.killpg(driver.pid, signal.SIGKILL)
        deaths += driver.wait() == -signal.SIGKILL
        assert not (rated / "_SUCCESS").exists()
        now = written(rated)
        assert before.items() <= now.items()
        before = now
    assert deaths == 2
    finished = pyarrow.parquet.ParquetDataset([rated / name for name in before]).read()
    assert 0 < len(finished) < len(many)
    submit.done(EXAMPLES / "spark" / "rate.py", *arguments)
    assert (rated / "_SUCCESS").exists()
    # Nothing existing is written again, no row is missing, and none is there twice.
    assert before.items() <= written(rated).items()
    found = pyarrow.parquet.read_table(rated).sort_by("number").to_pydict()
    assert found["number"] == [number for number, _ in many]
    assert found["rating"] == alone(arrow.rate, rows, "hodoku") * 2


def collection(rows, file):
    numbers, texts = zip(*rows, strict=True)
    columns = {"number": pyarrow.array(numbers), "puzzle": pyarrow.array(texts, pyarrow.string())}
    pyarrow.parquet.write_table(pyarrow.table(columns), file)
