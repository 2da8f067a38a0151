# What the program prints at a terminal about a whole puzzle: at the end of a walk, and what it checked.

program-steps = ({ $count } steps; hardest: { $technique })
program-steps-in-passes = ({ $count } steps, in passes; hardest: { $technique })
program-gave-up-after = Gave up after { $seconds } s (--time-limit): not every technique was tried.
program-gave-up-effort-after =
    Gave up after { $seconds } s: on a board like this some techniques are not searched in full.
program-not-shown =
    The techniques in use do not show it; the exact solver tried every possibility and found no
    solution.
program-one-but-stuck =
    It has exactly one solution, but none of the techniques in use leads further.
program-one = It has exactly one solution.
program-count-unknown = The number of solutions could not be determined within the time limit.
program-why = Here is why: { $reason }.
program-steps-follow = These steps follow from it:
program-but-then = But then { $reason }.
program-solutions-differ =
    { $count ->
        [one] It has more than one solution: two of them differ in { $count } cell: { $cells }
       *[other] It has more than one solution: two of them differ in { $count } cells: { $cells }
    }
program-cell-differs = { $cell } ({ $one } or { $other })
program-twice = { $digit } appears twice in { $house }: { $cells }
program-valid = It is valid: it has exactly one solution.
program-not-valid = It is not valid: it has no solution.
program-several = It is not valid: it has more than one solution. Two of them:
program-several-counted = It is not valid: it has { $count } solutions. Two of them:
program-several-at-least = It is not valid: it has at least { $count } solutions. Two of them:
program-one-so-far =
    It has a solution; whether it has more could not be determined within { $seconds } s.
program-none-so-far = Whether it has a solution could not be determined within { $seconds } s.
program-not-shown-so-far =
    The exact solver tried every possibility; no technique has shown it so far.
program-not-shown-at-all = No technique shows it; the exact solver tried every possibility.
program-legal = legal
program-only-digits = only placed digits can be judged, such as A1 5

# What is said of a text that was read, and of puzzles that are written.

program-only-shown =
    { $file }: this puzzle is only shown, and cannot be solved here. { $rules }
program-warning = { $file }: warning: { $warning }
program-warning-in = { $file }: puzzle { $number }: warning: { $warning }
program-not-read = { $file }: { $fault }
# $problem is English and may be left out.
program-too-large = { $problem }: only boards up to 36x36 can be explained
# $problem is English and may be left out.
program-too-large-to-solve =
    { $problem }: only boards up to 36x36 can be explained; `whydoku check` takes larger ones
# $problem is English and may be left out.
program-too-large-to-judge = { $problem }: steps are judged on boards up to 36x36
convert-puzzles =
    { $count ->
        [one] in one puzzle
       *[other] in { $count } puzzles
    }
convert-loss = { $file }: { $puzzles } { $loss }
program-entries-left-out =
    { $count ->
        [one] the digit that a player entered was left out: the puzzle is judged as it was set
       *[other] the { $count } digits that a player entered were left out: the puzzle is judged as it was set
    }
program-notes-left-out =
    { $count ->
        [one] the notes of a player in one cell were left out: the puzzle is judged as it was set
       *[other] the notes of a player in { $count } cells were left out: the puzzle is judged as it was set
    }
convert-warning = { $file }:{ $line }: warning: { $warning }
convert-warnings = { $file }:{ $line }: warning: { $warning } ({ $count } puzzles have warnings)
convert-not-written = cannot be written: { $problem }
convert-outputs = Output formats (--to), and what each cannot hold:
convert-inputs = Input formats (--from; detected automatically):
convert-nothing-lost = nothing is lost

# How far `solve --until` came.

program-stopped =
    { $count ->
        [one] Stopped after { $count } step: { $state }.
       *[other] Stopped after { $count } steps: { $state }.
    }

# What `steps` says: what each step changes, how many there are, and whether these are all.

steps-effect-placed =
    { $count ->
        [one] places { $count } digit
       *[other] places { $count } digits
    }
steps-effect-removed =
    { $count ->
        [one] removes { $count } candidate
       *[other] removes { $count } candidates
    }
steps-effect-follow =
    { $count ->
        [one] then singles place { $count } digit
       *[other] then singles place { $count } digits
    }
steps-full = The board is full
steps-contradiction = The position contradicts itself
steps-none = No step was found
steps-count =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
steps-shown = , { $count } of them shown
steps-cut-short = ; the search was cut short (--time-limit { $seconds })
steps-not-tried = ; on a board like this some techniques are not searched in full
steps-left-out =
    Not searched for: franken, mutant, siamese and kraken fish, and those of more than four lines
    (--unusual adds them).

# What `verify` says.

verify-proved =
    { $count ->
        [one] { $count } step, each proved from what it states alone. { $end }
       *[other] { $count } steps, each proved from what it states alone. { $end }
    }
verify-solve = They solve the puzzle.
verify-not-filled = They do not fill the board.
verify-same-position = Each was judged in the same position.
verify-step-of = Step { $step } of { $all } ({ $technique }) is not proved: { $flaw }.
verify-step = Step { $step } of { $all } is not proved: { $flaw }.
verify-end = Every step is proved, but { $flaw }.
verify-before =
    { $count ->
        [one] The step before it is proved.
       *[other] The { $count } steps before it are proved.
    }

# The list of techniques.

techniques-also = { $technique } (also { $others })
techniques-more =
    `whydoku explain NAME` explains what it is, how to see it and why it works.
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-unfair = Unfair
level-extreme = Extreme

# What `draw` cannot do.

draw-ending = { $file }: the name of a picture must end in .svg or .png
draw-width = --width is for PNG; an SVG has no size: choose a name that ends in .png
draw-too-wide =
    --width { $width }: this picture can be { $most } pixels wide, which makes { $millions } million;
    an SVG has no such limit
draw-marked = --view marked is text; see `whydoku view --view marked`
draw-no-step = no step to draw: { $hint }
draw-few-steps =
    { $count ->
        [one] --step { $number }: there is only { $count } step
       *[other] --step { $number }: there are only { $count } steps
    }

# What `print` says and prints.

print-terminal = a PDF cannot be shown in a terminal: add -o FILE.pdf
print-no-puzzle = { $file }: there is no puzzle in it
print-nothing = { $file }: nothing was printed
print-lacking = the font has no { $symbols }; --font FILE takes another one (TrueType or OpenType)
print-too-many = { $count } puzzles are too many for a booklet (over { $most })
print-no-solution = puzzle { $number } has no solution; none is printed for it
print-solutions = puzzle { $number } has more than one solution; none is printed for it
print-not-solved =
    puzzle { $number } was not solved within the time limit; none is printed for it
# $reason is English and may be left out.
print-not-rated = puzzle { $number } is not rated: { $reason }
print-level = level { $level } of 5
print-booklet = Sudoku
print-pages-of-solutions = Solutions
print-lesson = A way through this puzzle
print-givens =
    { $count ->
        [one] { $count } given
       *[other] { $count } givens
    }

# The page of a technique in the terminal.

lesson-nothing = None of these is found here: { $techniques }.
lesson-missing = This page is not in English yet; here is the English one.
program-conflict = These cannot hold together: { $parts }.
program-conflict-givens = the digits in { $cells }
program-conflict-houses = { $houses }
program-superfluous = Any one of these could be left out:
program-why-minimal = These cannot hold together; without any one of them there would be a solution:
program-why-perhaps = These cannot hold together; perhaps not all of them are needed for that:
program-why-houses = Where they clash: { $houses }.
program-why-not = There is a solution, so there is nothing to explain.
program-why-unknown = It could not be decided within { $seconds } s whether there is a solution.
program-spare-none = Every given and every rule is needed.
program-spare-together = { $count ->
        [one] No two of them can go together.
       *[other] These { $count } can go together:
    }
program-spare-not-unique = Only where there is exactly one solution can something be superfluous. `whydoku check` says how many there are.
program-spare-undecided = { $count ->
        [one] One more could not be decided in time.
       *[other] { $count } more could not be decided in time.
    }
program-true-one = There is one solution.
program-true-all = There are { $count } solutions.
program-true-at-least = There are at least { $count } solutions; a number { $count } means at least that many.
program-true-none = There is no solution.
program-true-settled = { $count ->
        [one] One cell has the same digit in all of them.
       *[other] { $count } cells have the same digit in all of them.
    }
program-true-cut = The time was not enough for every candidate; numbers may be too small.
program-suggest-none = No clue of this kind was found that would help.
program-suggest-unique = exactly one solution
program-suggest-several = { $count } solutions
program-suggest-many = at least { $count } solutions
program-suggest-list = With one of these there would be fewer solutions:
program-suggest-list-unique = There is exactly one solution. With one of these, a given could go:
program-suggest-replaces = one of { $cells } could go
program-suggest-cut = The time was not enough to try everything.

# `scan`: what a person should look at in a picture.
scan-no-grid =
    { $file }: no grid was found. Take the picture from above, with the whole grid in it.
scan-no-grid-document =
    { $file }: no grid was found, neither as text and lines nor as a scanned page. If you can see one, scan a screenshot of it.
scan-no-outlines =
    { $file }: { $count ->
        [one] on one page there may be a grid that this build of the program does not read
       *[other] on { $count } pages there may be grids that this build of the program does not read
    }: digits drawn as outlines, or a scanned page packed as fax (CCITT, JBIG2) or JPEG 2000. `cargo build --release -p whydoku-cli --features pdf-outlines` makes one that reads them. Or scan a screenshot.
scan-not-painted =
    { $file }: { $count ->
        [one] one page cannot be painted: it is damaged or
       *[other] { $count } pages cannot be painted: they are damaged or
    } would need too much memory. If you can see a grid there, scan a screenshot of it.
scan-too-much =
    { $file }: { $count ->
        [one] one page was not read, or not all of it: it would take more memory or work than a page may, or the pages before it have
       *[other] { $count } pages were not read, or not all of them: they would take more memory or work than pages may, or the pages before them have
    } taken all that the document may. If you can see a grid there, scan a screenshot of it.
scan-out-of-time =
    The time was over after { $seconds } s (--time-limit): { $count ->
        [one] one file was not read to its end.
       *[other] { $count } files were not read to their end.
    }
scan-too-large = the file is larger than 256 MB: too large for a picture of a puzzle
scan-heic = HEIC, the photo format of iPhones, cannot be read here. The page opens them where the browser does (`whydoku serve --open`, Safari); or convert the file to JPEG; or choose “Most Compatible” in the camera settings of the phone
scan-more = { $file }: the grid contains something other than lines, digits and complete cages with sums; the puzzle may have rules that were not read
scan-cages = { $file }: the grid has cages whose outlines are not complete; no cages are read
scan-sums = { $file }: cages that could not be read for certain, named by their first cells: { $cells }
scan-not-counted = { $file }: whether the puzzle has exactly one solution could not be determined in reasonable time
scan-boxes = { $file }: the boxes cannot be seen; those that are usual for this size are assumed
scan-overlay-one = --overlay is for one picture; name one file
scan-overlay-picture = --overlay is for pictures; the text of a document is read exactly
scan-page = { $file }, page { $page }
scan-grid = { $file }, grid { $number }
scan-doubts =
    { $count ->
        [one] { $file }: { $count } doubtful cell: { $cells }
       *[other] { $file }: { $count } doubtful cells: { $cells }
    }
scan-doubt = { $cell } ({ $one } or { $other })
scan-doubt-unreadable = { $cell } (cannot be read)
scan-empty = empty
scan-changed =
    { $file }: { $cell } looks like { $seen } and was read as { $taken }: otherwise there would
    not be exactly one solution
scan-left-out = { $file }: entered and left out: digits { $entries }, cells with pencil marks { $marked }; `--entries` prints them, too
scan-origins =
    { $file }: it is not certain whether these digits were printed or entered: { $cells }. If the line has them, they were taken for givens.
scan-wrong =
    { $count ->
        [one] { $file }: { $count } entered digit does not agree with the solution of the givens; it is shown as it looks
       *[other] { $file }: { $count } entered digits do not agree with the solution of the givens; they are shown as they look
    }
scan-not-one = { $file }: as it was read, the puzzle does not have exactly one solution
scan-proposal = { $file }: { $cell } as { $digit } would give exactly one solution
