"""Puzzles on paper."""

import re
import zlib

import pytest

from whydoku import Puzzle, booklet, generate


def pages(pdf: bytes) -> int:
    assert pdf.startswith(b"%PDF-") and pdf.rstrip().endswith(b"%%EOF")
    return pdf.count(b"/Type /Page\n")


def test_puzzles_and_solutions_are_laid_out_on_pages():
    puzzles = list(generate(5, seed=3))
    assert pages(booklet(puzzles)) == 3
    assert pages(booklet(iter(puzzles), solutions=False)) == 2
    assert pages(booklet(puzzles, per_page=1, solutions=False)) == 5
    assert booklet(puzzles) == booklet(puzzles)
    assert len(booklet(puzzles, links=True)) > len(booklet(puzzles)) + 5000
    assert booklet(puzzles, large=True) != booklet(puzzles, paper="letter") != booklet(puzzles)


def test_the_title_and_the_levels_are_on_the_pages(killer):
    pdf = booklet([killer, killer], levels=["mild", None], title="Sunday", language="de", per_page=2)
    texts = b"".join(zlib.decompress(part) for part in re.findall(rb"stream\n(.*?)\nendstream", pdf, re.S))
    # Text beyond ASCII is encoded in digits.
    for word in [b"Sunday", b"mild", "Lösungen".encode("cp1252").hex().upper().encode()]:
        assert word in texts


def test_a_puzzle_without_one_solution_has_none_on_the_last_pages(easy):
    assert pages(booklet([Puzzle.parse("." * 81)])) == 1
    assert pages(booklet([Puzzle.parse("." * 81), easy])) == 2


def test_invalid_options_are_refused(easy):
    for puzzles, options in [
        ([], {}),
        ([easy], {"levels": []}),
        ([easy], {"per_page": 3}),
        ([easy], {"paper": "a9"}),
        ([easy], {"language": "xx"}),
    ]:
        with pytest.raises(ValueError):
            booklet(puzzles, **options)
    with pytest.raises(TypeError):
        booklet(["not a puzzle"])
