"""Sudoku solved the way a person does: every step explained and proved.

>>> from whydoku import Puzzle
>>> puzzle = Puzzle.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> puzzle.count()
1
>>> print(puzzle.hint("technique").text)
Look for: Hidden Single.
>>> path = puzzle.solve()
>>> path
<Path solved: 51 steps, hardest hidden-single>
>>> print(path[0])
Hidden Single: In box 2, r1c6 is the only cell left that can hold 8.

Whole columns of puzzles, for data frames, are in `whydoku.arrow`.
"""

from ._errors import Doubt, DoubtfulError, ParseError
from ._functions import book, book_to_order, booklet, generate, verify
from ._native import Path, Puzzle, Step, __version__, explain
from ._results import Check, Hint, Rating, Rule, Technique, Verified

__all__ = [
    "Check",
    "Doubt",
    "DoubtfulError",
    "Hint",
    "ParseError",
    "Path",
    "Puzzle",
    "Rating",
    "Rule",
    "Step",
    "Technique",
    "Verified",
    "__version__",
    "book",
    "book_to_order",
    "booklet",
    "explain",
    "generate",
    "verify",
]
