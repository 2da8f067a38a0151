from collections.abc import Iterator
from typing import Literal, final, overload

from ._results import Check, Hint, Rating, Rule, Technique, Verified

__all__ = [
    "Column",
    "Generator",
    "Path",
    "Puzzle",
    "Step",
    "__version__",
    "arrow_canonical",
    "arrow_check",
    "arrow_count",
    "arrow_rate",
    "arrow_solve",
    "book",
    "book_to_order",
    "booklet",
    "explain",
    "restore_path",
    "restore_puzzle",
    "restore_step",
    "verify",
]

__version__: str

@final
class Puzzle:
    """A board with its givens, and every question about it.

    Puzzles are equal when they have the same board, digits and candidates. They cannot be changed,
    and may be used from several threads at once. `time_limit` is in seconds; Ctrl-C ends every call.
    """

    @staticmethod
    def parse(
        text: str,
        *,
        format: str | None = None,
        shape: str | None = None,
        rules: list[str] | tuple[str, ...] | None = None,
    ) -> Puzzle:
        """Reads a puzzle from text of any format: lines, grids, links, JSON, XML.

        `shape` is the board if the text does not state it, such as `"2x3"` or `"9+diagonals"`.

        Rules that are drawn, as in links to SudokuPad, are read together with the setter's words.
        `rules` settles what is in doubt: `["purple line = renban", "sentence 3 = nothing"]`.

        Raises `ParseError`, which names line and column, and `DoubtfulError`, which names every
        doubt, when not all that is drawn is understood.
        """
    @property
    def side(self) -> int:
        """How many digits the board has."""
    @property
    def shape(self) -> str:
        """The board as a word that `parse` and `generate` read: `"3x3+diagonals"`."""
    @property
    def given_count(self) -> int:
        """How many digits are given."""
    @property
    def digits(self) -> tuple[int, ...]:
        """The digits in reading order, 0 for none."""
    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules beyond rows, columns and boxes, such as cages and lines."""
    @property
    def warnings(self) -> tuple[str, ...]:
        """Warnings about the text."""
    @property
    def comments(self) -> tuple[str, ...]:
        """The comments of the text that it was read from."""
    @property
    def title(self) -> str | None:
        """The title that its text states."""
    def solve(self, *, method: str = "usual", time_limit: float | None = None) -> Path:
        """Solves it by logic: every step with its reason, and a verdict.

        `method` is `usual`, `levels`, `layout` or `passes`. When time runs out, the outcome is
        `gave-up`.
        """
    def steps(
        self,
        *,
        all: bool = False,
        techniques: list[str] | None = None,
        time_limit: float | None = None,
    ) -> tuple[Step, ...]:
        """The next step, or every step that is possible now, easiest first.

        `techniques` are tried in their order instead of the usual ones. Empty when none finds a step;
        when time runs out, the steps found by then.
        """
    def hint(
        self,
        level: Literal["nudge", "technique", "where", "full"] = "full",
        *,
        time_limit: float | None = None,
    ) -> Hint:
        """What is wrong, or otherwise the next step, revealing no more than `level`."""
    def rate(self, *profiles: str, time_limit: float | None = None) -> Rating:
        """How hard it is: `se` and `hodoku` by default; also `sukaku` and `whydoku`."""
    def count(self, limit: int | None = 2, *, time_limit: float | None = None) -> int:
        """How many solutions it has, up to `limit`; all of them if it is `None`.

        Raises `TimeoutError` when time runs out before that is known.
        """
    def check(self, limit: int = 2, *, time_limit: float | None = None) -> Check:
        """Whether it has exactly one solution; if not, which givens clash, or two solutions."""
    def canonical(self) -> Puzzle | None:
        """The form shared by all puzzles that are the same except for symmetry.

        `None` for boards other than the plain 9x9, and where a digit appears twice in a house.
        """
    def minimize(self, *, seed: int = 0, time_limit: float | None = None) -> Puzzle | None:
        """A puzzle within it in which every given is needed; another seed may give another one.

        `None` when it does not have exactly one solution. Raises `TimeoutError` when time runs out.
        """
    def convert(self, to: str) -> str:
        """The puzzle in another format, such as `"hodoku"` or `"sudokupad-link"`.

        Raises `ValueError` when there is no such format, or it cannot hold such a board.
        """
    def losses(self, to: str) -> list[str]:
        """What is lost of this puzzle in a format."""
    def draw(
        self, step: int | None = None, *, theme: str = "light", candidates: bool = False
    ) -> str:
        """A picture as SVG: the puzzle, or a step of its solution by its number, from 1.

        `theme` is `light`, `dark`, `contrast`, `contrast-dark` or `colourblind`.
        """
    def _repr_svg_(self) -> str: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Step:
    """A step: what follows in a position, and why."""

    @property
    def technique(self) -> str:
        """The id of the technique, such as `x-wing`."""
    @property
    def name(self) -> str:
        """The name of the technique in English, such as `X-Wing`."""
    @property
    def level(self) -> str:
        """`easy`, `medium`, `hard`, `unfair` or `extreme`."""
    @property
    def text(self) -> str:
        """The explanation in words."""
    @property
    def notation(self) -> str:
        """The short notation used in forums."""
    @property
    def placements(self) -> tuple[str, ...]:
        """The digits that it places: `("r3c5=7",)`."""
    @property
    def eliminations(self) -> tuple[str, ...]:
        """The candidates that it eliminates: `("r3c5<>7",)`."""
    @property
    def position(self) -> Puzzle:
        """The position in which the step is possible."""
    @property
    def after(self) -> Puzzle:
        """The position after the step."""
    def explain(self, language: str = "en") -> str:
        """Name and explanation in a language: `en`, `de`, and others as far as they are translated."""
    def draw(self, *, theme: str = "light") -> str:
        """A picture of the position with what the step shows in it, as SVG."""
    def to_json(self) -> str:
        """The step as `whydoku solve --json` writes it, with its premises."""
    def _repr_svg_(self) -> str: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Path:
    """A solution path by logic: a sequence of steps, and where it ended."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle where the path begins."""
    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that were taken, in order."""
    @property
    def position(self) -> Puzzle:
        """The position after the steps."""
    @property
    def outcome(self) -> str:
        """`solved`, `none`, `several`, `stuck` or `gave-up`."""
    @property
    def message(self) -> str:
        """The verdict in words."""
    @property
    def reason(self) -> str | None:
        """Why there is no solution, as far as logic shows it."""
    @property
    def solved(self) -> bool:
        """Whether the steps lead to the solution."""
    @property
    def solution(self) -> str | None:
        """The only solution, if it is known that there is just one."""
    @property
    def solutions(self) -> tuple[str, ...]:
        """The solution, or two different ones, as far as they are known."""
    @property
    def hardest(self) -> str | None:
        """The id of the hardest technique."""
    def to_json(self) -> str:
        """The same as `whydoku solve --json` writes; `verify` reads it."""
    def _repr_html_(self) -> str: ...
    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> Step: ...
    def __iter__(self) -> Iterator[Step]: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Generator:
    def __new__(
        cls,
        n: int | None,
        seed: int,
        threads: int | None,
        shape: str,
        symmetry: str,
        minimal: bool,
        clues: tuple[int, int] | None,
        difficulty: str | None,
        technique: str | None,
        need: str,
        rules: list[str],
    ) -> Generator: ...
    @property
    def never_fails(self) -> bool:
        """Whether each attempt yields a puzzle."""
    @property
    def handful(self) -> int:
        """How many attempts are processed side by side."""
    def lines(self, first: int, end: int) -> list[tuple[int, str]]:
        """The puzzles of some attempts in one line each, with the numbers of these attempts."""
    def __iter__(self) -> Generator: ...
    def __next__(self) -> Puzzle: ...

@final
class Column:
    """Results: a struct for each row, in the order of the rows. See `whydoku.arrow`."""

    def __len__(self) -> int: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_array__(
        self, requested_schema: object | None = None
    ) -> tuple[object, object]:
        """The column: structs, null for null rows."""
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The same as a table: every field is a column, and all are null in null rows."""

def arrow_count(column: object, limit: int | None, threads: int | None) -> Column: ...
def arrow_solve(column: object, threads: int | None) -> Column: ...
def arrow_check(column: object, threads: int | None) -> Column: ...
def arrow_canonical(column: object, threads: int | None) -> Column: ...
def arrow_rate(column: object, profiles: list[str], threads: int | None) -> Column: ...
def book(
    puzzles: list[Puzzle], options: str, has_cover: bool
) -> tuple[bytes, bytes | None]: ...
def book_to_order(
    order: str, earlier: list[Puzzle], threads: int | None, has_cover: bool
) -> tuple[tuple[bytes, bytes | None], list[Puzzle]]: ...
def booklet(
    puzzles: list[Puzzle],
    levels: list[str | None] | None,
    title: str | None,
    solutions: bool,
    per_page: int | None,
    paper: str,
    links: bool,
    large: bool,
    language: str,
) -> bytes: ...
@overload
def explain(technique: str, *, language: str = "en") -> Technique:
    """A technique by any of its names, with its page.

    Raises `ValueError` when there is no such technique.
    """

@overload
def explain(technique: None = None, *, language: str = "en") -> tuple[Technique, ...]:
    """All techniques, in the usual order of search."""

def verify(json: str) -> Verified: ...
def restore_puzzle(json: str) -> Puzzle: ...
def restore_step(position: Puzzle, json: str) -> Step: ...
def restore_path(json: str) -> Path: ...
