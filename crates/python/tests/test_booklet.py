"""Puzzles on paper."""

import pytest

from whydoku import Puzzle, book, book_to_order, booklet, generate


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
    def pdf(**options):
        return booklet([killer, killer], language="de", per_page=2, **options)

    assert b"Sunday" in pdf(title="Sunday")
    assert pdf(levels=["mild", None]) != pdf(levels=["wild", None]) != pdf()
    assert pdf(title="Судоку") != pdf(title="Łódź")
    with pytest.raises(ValueError, match="数"):
        pdf(title="数独")


def test_books_have_sections_and_are_made_to_order(easy):
    made = book([easy], title="Łódź", paper="5x8", per_page=1, date="2026-11-28")
    assert pages(made) > 4 and b"PDF/X-1a:2003" in made
    order = "seed = 7\ndate = '2026-11-28'\n[[section]]\ncount = 4\nsize = 4\n"
    first, puzzles = book_to_order(order)
    assert len(puzzles) == 4 and book_to_order(order, threads=1)[0] == first
    _, others = book_to_order(order, earlier=puzzles)
    assert not set(others) & set(puzzles)
    for wrong in ["", order.replace("4\n", "'x'\n")]:
        with pytest.raises(ValueError, match="line"):
            book_to_order(wrong)
    for options in [{"paper": "q"}, {"seed": 1}, {"per_page": "9x9"}, {"title": "数"}]:
        with pytest.raises(ValueError):
            book([easy], **options)
    with pytest.raises(ValueError):
        book([Puzzle.parse("." * 81)])


def test_a_cover_is_written_beside_the_book(tmp_path, easy):
    options = {"title": "Trains", "per_page": 1, "date": "2026-11-28"}
    plain, own = tmp_path / "plain.pdf", str(tmp_path / "own.pdf")
    made = book([easy], cover=plain, **options)
    assert made == book([easy], **options)
    assert pages(plain.read_bytes()) == 1
    book([easy], cover=own, back=["For the journey."], **options)
    assert pages((tmp_path / "own.pdf").read_bytes()) == 1
    assert (tmp_path / "own.pdf").read_bytes() != plain.read_bytes()
    order = "seed = 7\ndate = '2026-11-28'\n[[section]]\ncount = 4\nsize = 4\n"
    ordered, puzzles = book_to_order(order, cover=tmp_path / "ordered.pdf")
    assert (ordered, puzzles) == book_to_order(order)
    assert pages((tmp_path / "ordered.pdf").read_bytes()) == 1
    with pytest.raises(ValueError, match="bar code"):
        book([easy], cover=tmp_path / "long.pdf", back=["word " * 900], **options)
    assert not (tmp_path / "long.pdf").exists()


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
