"""Results that contain only data; the compiled half of the package fills them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._native import Step


@dataclass(frozen=True)
class Check:
    """What is known about the solutions of a puzzle."""

    verdict: str
    """`unique`, `none`, `several`, or `unknown` when the time ran out first."""
    count: int
    """How many solutions were found, at most the limit."""
    complete: bool
    """Whether `count` is the smaller of the limit and the true number."""
    solutions: tuple[str, ...]
    """The solution, or two different ones."""
    clashes: tuple[str, ...]
    """Digits that appear twice in a house, and rules that are broken: `5 in row 1: r1c1 r1c9`."""


@dataclass(frozen=True)
class Hint:
    """The next thing a player should know."""

    kind: str
    """`step`, `solved`, `clash`, `wrong`, `lost`, `none`, `none-left`, `stuck` or `gave-up`."""
    text: str
    """The hint in words, revealing no more than requested."""
    technique: str | None
    """The id of the technique, at the level `technique` and above."""
    step: Step | None
    """The step, at the level `full`."""

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str | None:
        return None if self.step is None else self.step._repr_svg_()


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is. Whatever was not requested, or is not defined for the puzzle, is `None`."""

    verdict: str
    """`unique`; only such puzzles are rated. Otherwise `none`, `several` or `unknown`."""
    er: float | None
    """Sudoku Explainer: the hardest step. 20.0 when its techniques do not suffice."""
    ep: float | None
    """The hardest step up to and including the first that fills a cell."""
    ed: float | None
    """The first step."""
    hodoku_level: str | None
    """`Easy`, `Medium`, `Hard`, `Unfair` or `Extreme`."""
    hodoku_score: int | None
    """The sum of the scores of the steps on HoDoKu's path."""
    level: int | None
    """Our own level, 1 to 5."""
    score: int | None
    """Our own score."""
    reason: str | None
    """Why there is no rating, in words."""


@dataclass(frozen=True)
class Rule:
    """A rule beyond rows, columns and boxes."""

    kind: str
    """The kind: `cage`, `thermometer`, `little-killer`. `parse` reads the same word."""
    name: str
    """What it is called in English, with its number and cells: `the cage of 15 (r1c1, r1c2)`."""
    law: str
    """What all rules of its kind demand, in English."""
    cells: tuple[str, ...]
    """Its cells, in order where the kind has one; none for a rule of the whole board."""
    others: tuple[str, ...]
    """Its second group of cells: the other half of a clone, the shaft of an arrow."""
    numbers: tuple[int, ...]
    """Its numbers: a sum, a difference, a count."""
    digits: tuple[int, ...]
    """The digits that it names; one that is named twice is there twice."""

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Technique:
    """A technique and its page."""

    id: str
    name: str
    aliases: tuple[str, ...]
    level: str
    """`easy`, `medium`, `hard`, `unfair` or `extreme`."""
    page: str
    """Idea, how to see it, why it works, an example, a near miss: in Markdown."""

    def __str__(self) -> str:
        return self.page

    def __repr__(self) -> str:
        return f"<Technique {self.id}: {self.name}>"

    def _repr_markdown_(self) -> str:
        return self.page


@dataclass(frozen=True)
class Verified:
    """The judge's verdict on a solution path. It is true when every step is proved."""

    proved: bool
    """Whether every step is proved, and the path ends where it claims to."""
    steps: int
    """How many steps the path has."""
    good: int
    """How many steps are proved, counted from the first."""
    solved: bool
    """Whether the steps fill the board."""
    step: int | None
    """The number of the first step that is not proved, from 1."""
    technique: str | None
    """The name of that step."""
    flaw: str | None
    """What is wrong."""

    def __bool__(self) -> bool:
        return self.proved
