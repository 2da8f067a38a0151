"""The example for Ray Data, as a user runs it."""

import subprocess
import sys

import pyarrow
import pyarrow.parquet
from conftest import EXAMPLES, alone

from whydoku import arrow


def test_the_example_gives_the_rows_of_one_process(rows, tmp_path):
    numbers, texts = zip(*rows, strict=True)
    table = pyarrow.table({"number": numbers, "puzzle": pyarrow.array(texts, pyarrow.string())})
    folder = tmp_path / "puzzles"
    folder.mkdir()
    # Two files are two tasks.
    pyarrow.parquet.write_table(table[:4000], folder / "a.parquet")
    pyarrow.parquet.write_table(table[4000:], folder / "b.parquet")
    command = [sys.executable, EXAMPLES / "ray" / "rate.py", folder, tmp_path / "rated", "--rows", "500"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=900)
    assert ran.returncode == 0, ran.stderr[-3000:]
    found = pyarrow.parquet.read_table(tmp_path / "rated").sort_by("number").to_pydict()
    assert found["number"] == list(numbers)
    assert found["rating"] == alone(arrow.rate, rows, "hodoku")
