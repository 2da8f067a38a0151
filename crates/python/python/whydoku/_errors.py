"""Errors."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


class ParseError(ValueError):
    """A text that is not a puzzle, or not the JSON that it should be.

    `str()` says what is wrong, where, and how to fix it.
    """

    line: int | None
    """The line, from 1, if it is known."""
    column: int | None
    """The column, from 1, in characters, if it is known."""
    help: str
    """The line of the text, and a caret under the place; empty when there is nothing to show."""

    def __init__(
        self, message: str, line: int | None = None, column: int | None = None, help: str = ""
    ) -> None:
        # All are arguments of the exception, so that it can be pickled.
        super().__init__(message, line, column, help)
        self.line = line
        self.column = column
        self.help = help

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Doubt:
    """Something drawn, or a sentence of the rules, that is not understood."""

    text: str
    """It in words, with its place."""
    about: str | None
    """What a line of `rules` that settles it begins with: `purple line`, `sentence 3`.

    `None` where no line does: the doubt goes when another one is settled, or not at all.
    """


class DoubtfulError(ParseError):
    """A puzzle whose rules are drawn, and not all of it is understood, so that nothing solves it.

    `str()` says all that is in doubt. It is settled with `Puzzle.parse(text, rules=[...])`:
    `f"{doubt.about} = renban"` says what something means, `f"{doubt.about} = nothing"` that it
    means nothing.
    """

    doubts: tuple[Doubt, ...]
    """What is not understood."""
    meanings: tuple[str, ...]
    """What the rest was taken for, in words."""

    def __init__(
        self,
        message: str,
        doubts: Iterable[tuple[str, str | None]] = (),
        meanings: Iterable[str] = (),
    ) -> None:
        super().__init__(message)
        self.doubts = tuple(Doubt(text, about) for text, about in doubts)
        self.meanings = tuple(meanings)
        # As for `ParseError`: what a pickle passes on.
        told = tuple((doubt.text, doubt.about) for doubt in self.doubts)
        self.args = (message, told, self.meanings)
