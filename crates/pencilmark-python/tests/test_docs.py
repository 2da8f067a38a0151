"""The examples in the documentation of the modules."""

import doctest

import pytest

import pencilmark
import pencilmark.arrow
import pencilmark.duckdb
import pencilmark.pandas
import pencilmark.polars


@pytest.mark.parametrize(
    "module",
    [
        pencilmark,
        pencilmark._functions,
        pencilmark.arrow,
        pencilmark.duckdb,
        pencilmark.pandas,
        pencilmark.polars,
    ],
)
def test_examples_in_docstrings_run(module):
    tried = doctest.testmod(module)
    assert tried.attempted > 0 and tried.failed == 0
