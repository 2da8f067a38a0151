"""Shared by the tests on clusters."""

import os
import random
import sys
from pathlib import Path

import pyarrow
import pyspark
import pytest

from whydoku import generate

# Executors would find another Python otherwise.
os.environ["PYSPARK_PYTHON"] = sys.executable
os.environ["SPARK_HOME"] = str(Path(pyspark.__file__).parent)
os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"

EXAMPLES = Path(__file__).parents[3] / "examples"
RUBBISH = [None, "", "what?", "." * 80, "é🧩", "5" * 81]


@pytest.fixture(scope="session")
def rows() -> list:
    puzzles = [puzzle.convert("line") for puzzle in generate(300, seed=8, minimal=True)]
    chance = random.Random(5)
    return [(number, chance.choice(puzzles + RUBBISH * 5)) for number in range(6000)]


def alone(task, rows, *options, **named):
    """The results of one process for the same rows."""
    texts = pyarrow.array([text for _, text in rows], pyarrow.string())
    return pyarrow.array(task(texts, *options, **named)).to_pylist()
