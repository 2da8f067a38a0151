"""The examples in the documentation of the modules."""

import doctest

import pytest

import whydoku
import whydoku.arrow
import whydoku.duckdb
import whydoku.pandas
import whydoku.polars


@pytest.mark.parametrize(
    "module",
    [
        whydoku,
        whydoku._functions,
        whydoku.arrow,
        whydoku.duckdb,
        whydoku.pandas,
        whydoku.polars,
    ],
)
def test_examples_in_docstrings_run(module):
    tried = doctest.testmod(module)
    assert tried.attempted > 0 and tried.failed == 0
