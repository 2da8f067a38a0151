# What the protocol answers to a front end, and why it refuses a call.

steps-cut = Only the first { $count } steps are listed; there are more.
steps-time =
    { $count ->
        [one] One step was found before time ran out.
       *[other] { $count } steps were found before time ran out.
    }
verdict-none = The puzzle has no solution.
verdict-unique = The puzzle has one solution.
verdict-several = The puzzle has more than one solution.
verdict-unknown = How many solutions there are is not known yet.
name-step = This is the technique: { $technique }.
name-wrong = This move is not right.
name-no-move = Place a digit or exclude a candidate first.
name-unexplained = No single technique leads to this move.
not-legal = not legal: { $reason }
call-too-large = boards of up to { $count } digits are played here
call-too-long = this game has too many actions
# $problem is English and may be left out.
call-no-game = this is not a saved game: { $problem }
call-not-found = no such puzzle was found in time; try again

# Moves as people type them, and why they are not understood.

move-empty = write a cell and a digit, such as A1 5 or r1c1=5
move-no-digit = which digit in { $cell }? write { $cell } and a digit
move-not-a-digit = '{ $word }' is not a digit: the digits are 1 to { $side }
move-digit-beyond = { $word } is out of range: the digits are 1 to { $side }
move-too-much = '{ $rest }' is left over: write one cell and one digit
cell-length = '{ $word }' is not a cell: write a letter and a digit, such as A1, or r1c1
cell-length-large =
    '{ $word }' is not a cell: write a letter and a number ({ $longest } characters at most), such as
    A1, or r1c1
cell-not-a-letter-row = '{ $symbol }' is not a letter: a cell begins with its row, A to { $last }
cell-not-a-letter-column =
    '{ $symbol }' is not a letter: a cell begins with its column, A to { $last }
cell-letter-beyond-row = row { $letter } is not on the board: its rows are A to { $last }
cell-letter-beyond-column =
    column { $letter } is not on the board: its columns are A to { $last }
cell-not-a-number-row = '{ $word }' is not a number: the row is a number from 1 to { $last }
cell-not-a-number-column =
    '{ $word }' is not a number: the column is a number from 1 to { $last }
cell-number-beyond-row = row { $number } is not on the board: its rows are 1 to { $last }
cell-number-beyond-column =
    column { $number } is not on the board: its columns are 1 to { $last }
cell-no-letters = this board has more rows than there are letters: write r1c1
booklet-size = A booklet has from 1 to { $most } puzzles.
booklet-lacking = A PDF has letters of Latin, Greek and Cyrillic, but no { $symbols }.
booklet-solutions = Solutions
