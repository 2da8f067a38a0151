# What is said of a text that should hold a puzzle: what was read, what is odd, what is wrong and what to
# do about it.

text-summary =
    read as { $format }: { $side }x{ $side } board, { $givens }{ $placed }{ $candidates }
text-givens =
    { $count ->
        [one] { $count } given
       *[other] { $count } givens
    }
text-placed =
    { $count ->
        [one] , { $count } placed digit
       *[other] , { $count } placed digits
    }
text-candidates =
    { $count ->
        [one] , { $count } cell with candidates
       *[other] , { $count } cells with candidates
    }
text-nothing = {""}
text-fault = line { $line }, column { $column }: { $fault }

# What is wrong. Each of these may end a sentence.

text-empty = there is no puzzle here: the text is empty
text-only-comments = there is no puzzle here: the text holds only comments
text-only-frame = there is no puzzle here: the text holds only frame lines
text-symbol =
    { $symbol } is not a digit, a blank (. 0 * _) or a frame character{ $fix }
text-symbol-of-board =
    { $symbol } is not a digit of a { $side }x{ $side } board ({ $digits }), a blank (. 0 * _) or a
    frame character{ $fix }
text-fix-zero = ; for a blank write 0, not the letter
text-fix-one = ; for one write 1, not the letter
text-visible = '{ $symbol }'
text-invisible = the invisible character { $symbol }
text-digits-none = none
text-digits = 1 to { $last }
text-digits-ten = 1 to 9, a
text-digits-letters = 1 to 9, a to { $last }
text-word =
    '{ $word }' is not a cell of a { $side }x{ $side } board: write a digit ({ $digits }), its
    candidates without gaps, or a blank (. 0 * _)
text-number = '{ $word }' is not a number from 1 to { $side }, nor a blank (. 0 * _)
text-digit-too-large =
    { $digit } is beyond the digits of a { $side }x{ $side } board (1 to { $side })
text-repeated-candidate =
    '{ $word }' names the candidate { $digit } twice; write each candidate once
text-line-length = this line has { $cells }; { $wanted }
text-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
text-wanted-before = the lines before it have { $expected }
text-wanted-others = the other lines have { $expected }
text-wanted-board = each line of a { $expected }x{ $expected } board needs { $expected }
text-line-count =
    { $count ->
        [one] there is { $count } line of { $expected } cells; a { $expected }x{ $expected } board
            needs { $expected } lines: { $difference }
       *[other] there are { $count } lines of { $expected } cells; a { $expected }x{ $expected }
            board needs { $expected } lines: { $difference }
    }
text-cell-count = expected { $expected } cells, found { $found }: { $difference }
text-missing =
    { $count ->
        [one] { $count } is missing
       *[other] { $count } are missing
    }
text-too-many = { $count } too many
text-no-board =
    { $count ->
        [one] { $count } cell does not make a board; a 9x9 puzzle has 81, a 4x4 puzzle 16, a 6x6
            puzzle 36, a 16x16 puzzle 256
       *[other] { $count } cells do not make a board; a 9x9 puzzle has 81, a 4x4 puzzle 16, a 6x6
            puzzle 36, a 16x16 puzzle 256
    }
text-no-boxes =
    a board of side { $side } cannot be divided into boxes; give its regions (a jigsaw) or another
    size, such as 4, 6, 8, 9, 10, 12, 16 or 25
# $problem is English and may be left out.
text-shape = { $problem }
text-region-size =
    region '{ $region }' has { $cells }; each region of this jigsaw needs { $side }
text-two-puzzles =
    a second puzzle begins here; give one puzzle at a time, or a collection with one puzzle in
    each line
text-collection =
    there are { $count } puzzles here, one in each line; give one puzzle, or read them as a
    collection
text-state-differs =
    the second grid should hold the givens of the first, but { $cell } differs; give one puzzle at
    a time
text-triplet =
    '{ $triplet }' is not a candidate: write digit, row and column as three symbols, each
    { $digits }, such as 224 for the 2 of r2c4
text-library-fields =
    a library line has 6 or 7 colons,
    ':technique:digits:grid:deleted:eliminated:placed:extra'; this one has { $count }
text-misplaced-candidate =
    '{ $symbol }' stands where only candidate { $expected } or a blank (. 0) can stand; each cell
    takes one symbol for each digit, in order
text-missing-section = the section { $name } is not followed by a puzzle
text-not-read =
    this is { $name }, which cannot be read; export the puzzle as text (one line of 81 cells)
# $problem is English and may be left out.
text-broken = this was read as { $format }, but { $problem }
text-inside = this was read as { $format }, but { $fault }
text-column = in the column { $name } of this row, { $fault }
text-needs-legend = cells of this board are marked, and nothing says why; copy the lines below the board, too
text-only-heading = there is no puzzle here: the table has a heading and no rows
text-rule =
    this puzzle has a rule that is not known here: { $rule }; a puzzle is not read without all of
    its rules
text-rule-at =
    this puzzle has a rule that is not known here: { $rule } at { $cell }; a puzzle is not read
    without all of its rules
shown-unknown = Unknown rule: { $rule }
shown-unknown-at = Unknown rule at { $cell }: { $rule }
text-rule-line-word =
    '{ $word }' is not the word for a rule that is known here, such as cage, knight or white dot
text-rule-line-near = '{ $word }' is not the word for a rule; did you mean '{ $near }'?
text-rule-line-cell =
    '{ $word }' is not a cell of this board: write r1c1 to r{ $side }c{ $side }
text-rule-line-number = '{ $word }' is not a number that can stand here
text-rule-line-form = '{ $rule }' is written like this: { $example }
text-no-grid = there are rules here but no grid; write the grid before them
text-too-long = this is too long for a puzzle (over { $count } bytes)
text-on-server =
    this link only names a puzzle that a server knows; open it there and copy the puzzle as text
text-empty-link = this link carries no puzzle; copy the puzzle as text

# What is odd.

odd-clash = { $digit } appears twice in { $house }: in { $first } and in { $second }
odd-more-clashes = more digits appear twice in a house
odd-mixed-blanks = both '{ $one }' and '{ $other }' were read as an empty cell
odd-zero-is-digit = 0 is used as a digit here: 0 was read as 1, 1 as 2, ...
odd-perhaps-zero-is-digit =
    nothing shows whether the digits begin at 0 or 1; they were read from 1
odd-letters-are-digits = letters are used as digits here: A was read as 1, ...
odd-comment = line { $line } was read as a comment
odd-no-candidates = { $cell } has no candidates
odd-region-in-pieces = region '{ $region }' is not in one piece
odd-deleted-nothing = '{ $triplet }' deletes a candidate that was not there
odd-around-board = only the board was read; the text around it was left out
odd-rules-in-words =
    the rules in words that come with it were not read; rules that stand only there are missing: "{ $words }"
odd-solution-incomplete =
    the solution that comes with it does not have a digit for each of the { $count } cells; it was left out
odd-solution-differs =
    the solution that comes with it is wrong: in { $cell } it has another digit than the puzzle; it was left out
odd-solution-clash =
    the solution that comes with it is wrong: { $first } and { $second } have the same digit; it was left out
odd-left-out-corner-marks = corner marks were left out
odd-left-out-colours = colours were left out
odd-left-out-fog = the fog was left out
odd-left-out-empty-clues = clues outside the grid without a number were left out
odd-skipped-section = the section { $name } in line { $line } was skipped

# Why a puzzle cannot be written in a format. Each of these may end a sentence.

write-only-read = this format can only be read
write-sides = this format allows only boards of side { $sides }
write-sides-up-to = this format allows only boards of side up to { $side }
write-no-candidates = this format has no place for a cell without candidates
write-rules = this format has no place for cages, dots and the like
write-loses =
    this format has no place for a part of the board ({ $what }), and would be read as another puzzle
write-rule = this format has no place for { $rule }
write-tall-boxes = this format has no place for boxes that are taller than wide
write-full-digit = this format has no place for nine givens of one digit

# What a format leaves out: a sentence, and the same in a word or two for lists.

loss-placed = placed digits can no longer be distinguished from givens
loss-candidates = candidates are left out
loss-boxes = the boxes are not the usual ones, and nothing says so
loss-regions = the regions of the jigsaw are left out
loss-diagonals = the diagonals are left out
loss-extra-houses = windows and extra houses are left out
loss-rules = cages, dots and the like are left out
loss-labels = title, author and the like are left out
loss-solution = the solution is left out
loss-word-placed = placed digits
loss-word-candidates = candidates
loss-word-boxes = unusual boxes
loss-word-regions = regions
loss-word-diagonals = diagonals
loss-word-extra-houses = extra houses
loss-word-rules = cages, dots and the like
loss-word-labels = title and author
loss-word-solution = solution

# What the formats are called.

format-killer-line = a killer with arrows
format-boxed = lines of cells in a frame
format-candidates = one place for each candidate
format-classic = an older SudokuPad id
format-csv = a row of a table
format-fields = a table of numbers
format-sudokumaker = a SudokuMaker puzzle
format-fpuzzles = an f-puzzles puzzle
format-fpuzzles-json = the JSON of f-puzzles
format-fpuzzles-link = a link to f-puzzles
format-gnome = a GNOME Sudoku string
format-grid = lines of cells
format-hodoku = a HoDoKu library line
format-jigsaw = a jigsaw: cells and regions
format-json = JSON
format-line = one line of cells
format-link = a link
format-marked = a grid of marked cells
format-notation = a grid with its rules in words
format-numbers = a grid of numbers
format-opensudoku = an OpenSudoku file
format-pairs = one line of numbers
format-pencilmarks = a pencil-mark grid
format-scf = a short SudokuPad id
format-sdk = a SadMan file
format-sdm = one line of cells with 0 for a blank
format-share = the end of a link to our page
format-solver-link = a link to Interactive Sudoku Solver
format-solver-string = an Interactive Sudoku Solver string
format-stacked = several grids of one puzzle
format-sudokuexchange-link = a link to SudokuExchange
format-sudokupad = a SudokuPad puzzle
format-sudokupad-link = a link to SudokuPad
format-sudokuwiki = a SudokuWiki string
format-sudokuwiki-0 = a SudokuWiki string of version 0
format-sudokuwiki-1 = a SudokuWiki string of version 1
format-sudokuwiki-link = a link to SudokuWiki
format-sumocue = a SumoCue string
format-perfectsudoku = a PerfectSudoku killer
format-tatham = a game id of Simon Tatham's Solo
