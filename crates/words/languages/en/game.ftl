# The closing messages.

closing-solved = Successfully Solved!
closing-no-solution = Unable to solve as this Sudoku has no solution
closing-stuck = Unable to solve using smart logic.
closing-exhausted = Unable to solve with these techniques alone.
closing-gave-up = Gave up before every technique was tried.
closing-gave-up-effort =
    Gave up: on a board like this some techniques are not searched in full.

# What cannot be. Each of these may end a sentence.

clash = { $digit } appears twice in { $house }: at { $first } and { $second }
no-candidate = no digit is left for { $cell }
no-place = no place is left for { $digit } in { $house }

# Why a move is refused.

refused-range = { $digit } is not a digit of this board (1 to { $side })
refused-given = { $cell } came with the puzzle
refused-conflicts = { $digit } is already { $places }
refused-conflict = in { $house }, at { $cell }
refused-rules = { $digit } in { $cell } breaks { $rules }
refused-filled = { $cell } has a digit; wipe it before taking notes
refused-blank = { $cell } is blank already
refused-off-board = there is no such cell or digit on this board

# The log. Its first words are a column of twelve characters.

log-excluded = excluded{"    "}{ $digit } from { $cells } ({ $reason })
log-determined = determined{"  "}{ $digit } at { $cell } ({ $reason })
log-two-spots = two spots{"   "}{ $digit } in { $house }: { $cells }
log-twice = error{"       "}{ $digit } twice in { $house }: { $cells }
reason-exclude-by-1 = exclude by 1: it is there, so it can't be here
reason-exclude-by-2 = exclude by 2: it is there in one of two spots, so it can't be here
reason-exclude-by-3 = exclude by 3: it is there in one of three spots, so it can't be here
reason-somewhere-in-line = it must be in that row or column somewhere
reason-convert = convert: it is the only spot

# What the board looks like.

board-finished = finished
board-no-possibles = UNABLE TO PROCEED: Found that unsolved cell has no POSSIBLES
board-not-finished = not finished, and we can continue working
