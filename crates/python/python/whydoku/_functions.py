"""Functions over the compiled half, with Python's defaults and types of arguments."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from . import _native
from ._native import Path, Puzzle
from ._results import Verified


def generate(
    n: int | None = 1,
    *,
    seed: int | None = None,
    shape: str = "9",
    symmetry: str = "none",
    minimal: bool = False,
    clues: int | tuple[int, int] | None = None,
    difficulty: str | None = None,
    technique: str | None = None,
    need: str = "only",
    rules: tuple[str, ...] | list[str] = (),
    threads: int | None = None,
) -> Iterator[Puzzle]:
    """Makes `n` puzzles to order, each with exactly one solution; any number when `n` is `None`.

    A seed always makes the same puzzles, on any machine and with any number of threads (all cores
    by default). Without one, they are different each time. The other options are those of
    `whydoku generate`: `difficulty="se 4.2..4.4"`, `symmetry="180"`, `technique="x-wing"` with
    `need` (`only`, `once` or `bottleneck`), `rules=["killer"]`. `clues` is a number of givens, or
    the fewest and the most.

    >>> [puzzle] = generate(seed=7, minimal=True)
    >>> puzzle.count()
    1

    Raises `ValueError` for an invalid option, and when no puzzle can meet the request.
    """
    if isinstance(clues, int):
        clues = (clues, clues)
    if seed is None:
        seed = secrets.randbits(32)
    return _native.Generator(
        n=n,
        seed=seed,
        threads=threads,
        shape=shape,
        symmetry=symmetry,
        minimal=minimal,
        clues=clues,
        difficulty=difficulty,
        technique=technique,
        need=need,
        rules=list(rules),
    )


def _written(cover: str | os.PathLike[str] | None, pdf: bytes | None) -> None:
    if cover is not None and pdf is not None:
        with open(cover, "wb") as file:
            file.write(pdf)


def book(
    puzzles: Iterable[Puzzle],
    *,
    cover: str | os.PathLike[str] | None = None,
    **options: str | int | bool | list[str],
) -> bytes:
    """A PDF for a printing house: title page, contents, how to solve, sections by level, solutions.

    The options are the entries of an order, with `_` for `-`: `title`, `author`, `paper="6x9in"`,
    `per_page=2`, `large`, `notes`, `answers="foot"`, `rating="words"`, `how_to`, `language`,
    `date="2026-11-28"`, `qr="https://example.org/sudoku/"` and others (docs/BOOKS.md). `cover` names
    a file, to which the cover is written: back, spine and front on one sheet, as wide as the number
    of pages asks for.

    >>> pdf = book(generate(8, seed=1), title="For the train", paper="5x8")
    >>> pdf[:8]
    b'%PDF-1.4'

    Raises `ValueError` for an invalid option, for a puzzle without exactly one solution, and when
    digits would be too small to read.
    """

    def written(value: str | int | bool | list[str]) -> str:
        return json.dumps(value, ensure_ascii=False)

    lines = [f"{name.replace('_', '-')} = {written(value)}" for name, value in options.items()]
    pdf, wrapped = _native.book(list(puzzles), "\n".join(lines), cover is not None)
    _written(cover, wrapped)
    return pdf


def book_to_order(
    order: str,
    *,
    earlier: Iterable[Puzzle] = (),
    threads: int | None = None,
    cover: str | os.PathLike[str] | None = None,
) -> tuple[bytes, list[Puzzle]]:
    """Makes a book and its puzzles as `order` asks, a text of TOML; returns the PDF and the puzzles.

    No two puzzles are the same up to symmetry, and none is the same as one of `earlier`. The same
    order gives the same bytes. `cover` names a file, to which the cover is written.

    >>> pdf, puzzles = book_to_order("seed = 7\\n[[section]]\\ncount = 4\\nsize = 4\\n")
    >>> len(puzzles)
    4

    Raises `ValueError` with line and column for an invalid order.
    """
    has_cover = cover is not None
    (pdf, wrapped), made = _native.book_to_order(order, list(earlier), threads, has_cover)
    _written(cover, wrapped)
    return pdf, made


def booklet(
    puzzles: Iterable[Puzzle],
    *,
    levels: Iterable[str | None] | None = None,
    title: str | None = None,
    solutions: bool = True,
    per_page: int | None = None,
    paper: str = "a4",
    links: bool = False,
    large: bool = False,
    language: str = "en",
) -> bytes:
    """A PDF to print: the puzzles with their numbers, and the solutions on the last pages.

    `levels` is a text for each puzzle, printed with it. `per_page` is 1, 2, 4 (the default), 6, 9
    or 12, `paper` is `a4`, `letter`, or a size such as `6x9in`. `links` prints a QR code that opens the puzzle in SudokuPad.
    `large` is for people with poor eyesight.

    >>> pdf = booklet(generate(8, seed=1), title="For the weekend")
    >>> pdf[:5]
    b'%PDF-'

    Raises `ValueError` for an invalid option, and when there is no puzzle.
    """
    return _native.booklet(
        list(puzzles),
        None if levels is None else list(levels),
        title,
        solutions,
        per_page,
        paper,
        links,
        large,
        language,
    )


def verify(path: Path | Mapping[str, Any] | str | os.PathLike[str]) -> Verified:
    """Has every step of a solution path proved by an independent judge.

    `path` is a `Path`, or what another program wrote: a dictionary, a JSON text, or the name of a
    file as `pathlib.Path`. Steps and the facts they rest on have the form that `whydoku verify` reads.

    >>> bool(verify(Puzzle.parse("1...........34..").solve()))
    True

    Raises `ParseError` when it is not such a path.
    """
    if isinstance(path, Path):
        text = path.to_json()
    elif isinstance(path, str):
        text = path
    elif isinstance(path, os.PathLike):
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
    elif isinstance(path, Mapping):
        text = json.dumps({"schema": 1, **path})
    else:
        raise TypeError(
            f"verify() takes a Path, a dictionary, JSON text or a pathlib.Path, not {type(path).__name__}"
        )
    return _native.verify(text)
