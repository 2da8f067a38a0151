"""Errors."""

from __future__ import annotations


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
