# The sentences of those parts of the page that a first visit does not need.

page-all-shown = All of them are shown.
page-any-technique = Every technique
page-back = Back in { $name }.
page-board-as-text = The board as text
page-booklet = Booklet
page-booklet-all = All or none
page-booklet-large = Large print
page-booklet-made = The booklet is saved.
page-booklet-make = Make the PDF
page-booklet-making = Making the booklet…
page-booklet-name = Sudoku
page-booklet-none = Choose a puzzle first.
page-booklet-on-page = Puzzles on a page
page-booklet-paper = Paper
page-booklet-puzzles = Puzzles
page-booklet-title = Title
page-booklet-what = Puzzles from your games as a PDF to print, as they were at the start; the solutions are on the last pages.
page-branch = Branch { $n } of { $all }: { $name }
page-branch-whole = The whole picture
page-branches = Branch by branch
page-bring-back = Bring it back
page-bring-it = Paste or drop it
page-bring-one = Or bring one
page-browser-does-not-let = The browser does not let the page copy; select the text and copy it.
page-by-level = By level
page-camera-again = Look again
page-camera-found = Two readings agree.
page-camera-look = Hold the camera over the puzzle: the frame turns green when two readings agree.
page-camera-none = There is no camera here, or the page may not use it.
page-camera-use = Use this puzzle
page-cells-left =
    { $n ->
        [one] { $n } cell left
       *[other] { $n } cells left
    }
page-chapter-als = Almost locked sets
page-chapter-chains = Chains
page-chapter-colours = Colouring
page-chapter-exotic = Rare patterns
page-chapter-fish = One digit: fish and their kin
page-chapter-locked = Boxes and lines
page-chapter-nets = Forcing chains and nets
page-chapter-rules = Rules beyond houses
page-chapter-sets = Pairs, triples, quads
page-chapter-singles = Singles
page-chapter-unique = Only one solution
page-chapter-wings = Wings
page-close = Close
page-colours = Colours
page-copied = Copied.
page-copy-link = Copy link
page-copy-text = Copy text
page-count-none = No solution
page-count-several = Many solutions
page-count-unique = Exactly one solution
page-count-unknown = Not known yet
page-course-again = Take the test again
page-course-go-on = Continue: { $name }
page-course-intro = From the last cell of a house to nets, a chapter at a time. A technique counts as learnt after three exercises; a chapter ends with a test.
page-course-learnt = { $n } of { $all } learnt
page-course-need = What do I need for this puzzle?
page-course-needs = This puzzle takes, easiest first:
page-course-needs-not = The techniques here do not lead to the end of this puzzle; they go this far:
page-course-needs-nothing = Nothing is left to find here.
page-course-passed = test passed
page-course-test = Take the test
page-course-times = used { $n } times
page-daily-of = Puzzle of the day, { $day }
page-daily-title = Puzzles of the day
page-daily-what = Three puzzles made from the date: everybody gets the same.
page-day-solved = { $day }, { $n } of 3 solved
page-delete = Delete { $name }
page-deleted = { $name } was deleted.
page-digit-first = Digit first: choose a digit, then press the cells that get it
page-drawn-lines = lines to { $list }
page-drawn-sides = { $what } { $list }
page-easier = Easier
page-empty-board = Empty board
page-encyclopedia = Read this page on its own
page-encyclopedia-intro = { $n } ways to find the next step of a Sudoku, from the last cell of a house to nets: the idea, how to see it, why it works, and an example to play.
page-exam-of = Test: { $name }, { $n } of { $all }
page-exam-over = Test over: { $n } of { $all } right.
page-exam-passed = Passed: { $n } of { $all } right.
page-exam-task = Find a step. It is up to you to see which technique.
page-exercises = { $n } of { $all } exercises
page-find-nothing = No technique is called that. Try another word, or part of one.
page-first-best = The first one
page-format = Format
page-games-taken =
    { $n ->
        [one] { $n } game was added.
       *[other] { $n } games were added.
    }
page-harder = Harder
page-hardest-step = Hardest step
page-hints-used = Hints
page-key-apply-hint-next-step = Apply the hint; next step of the way through
page-key-bivalue = Highlight cells with two candidates
page-key-check-how-many-solutions = Check: how many solutions, and what is wrong
page-key-colour-candidate-selected-cells =
    Colour a candidate of the selected cells; comma and full stop choose the colour
page-key-colour-with-digit-highlighted =
    Colour; with a digit highlighted, colour of that candidate
page-key-corner-note = Corner note
page-key-digits-mean-digit-corner =
    Digits mean: digit, corner, centre, colour; Space moves to the next
page-key-highlight = Highlight a digit; Esc ends it
page-key-hint = Hint; again for more
page-key-move-with-shift-ctrl = Move; with Shift or Ctrl select more
page-key-name-technique-my-last = Name the technique of my last move
page-key-note-middle = Note in the middle
page-key-pen = Pen: 1 to 4 choose what it draws, Shift and an arrow or Enter draws; Esc ends it
page-key-previous-step-way-through = Previous step of the way through
page-key-select-all-select-one = Select all; select one
page-key-tell-row-column-box = Read out row, column, box or the places of the digit
page-key-this-help = This help
page-key-type-move-such-as = Type a move, such as A1 5
page-key-view-game-my-notes = View: game, my notes, candidates, levels
page-key-wipe-digit-then-notes = Erase: digit, then notes, then colours
page-key-write-digit-with-several = Write a digit; with several cells selected, corner notes
page-language = Language
page-level = Level
page-link = Link
page-link-this-game = Link to this game
page-load = Load
page-load-saved = Load a saved file
page-look-back = Look back
page-making-puzzle = Making a puzzle…
page-mark-digits-break-rule = Mark digits that break a rule
page-mark-wrong-digits-at = Mark wrong digits at once (compares with the solution)
page-mistakes = Mistakes
page-month-earlier = Previous month
page-month-later = Next month
page-mouse =
    Click and drag to select, Ctrl and click to add or remove a cell, double-click to select equal
    digits, notes or colours. Paste a puzzle anywhere, or drop a file.
page-needs-unique = needs a puzzle with one solution
page-new-best = This one!
page-next = Next
page-no-game-found = No game matches these words.
page-no-saved-games = This file holds no saved games.
page-on-boards-with-letters =
    On boards with letters, the key of a digit writes that digit while the board has the focus.
page-only-shown = View only
page-only-shown-why =
    This puzzle has a rule that Whydoku does not know. Without that rule it would be another
    puzzle, so it can be looked at here, but not played or solved.
page-only-this-cell = Only { $cell }
page-partly = Only part of the page is in this language; the rest is in English.
page-pen-away = The pen is put away.
page-pen-circle = Circle
page-pen-cross = Cross
page-pen-end = Done
page-pen-line = Line
page-pen-side = Side
page-pen-told-circle = Press a cell, or the line between two, to circle it. Keys: Enter in a cell.
page-pen-told-cross = Press a cell, or the line between two, to cross it. Keys: Enter in a cell.
page-pen-told-line = Drag from cell to cell to draw a line, again to erase it. Keys: Shift and an arrow.
page-pen-told-side = Drag along the sides of cells to draw a line, again to erase it. Keys: Shift and an arrow.
page-pen-wipe = Erase drawing
page-paste-puzzle =
    Paste or type a puzzle in any format: lines, grids, pencil marks, links. A file can be dropped
    on the page.
page-photo-another = Another picture
page-photo-as-seen = As it looks
page-photo-camera = Camera
page-photo-changed = { $cell } looks like { $seen } and was read as { $taken }, because otherwise there would not be exactly one solution.
page-photo-check =
    { $n ->
        [one] { $n } cell to check: a digit key corrects it, Enter keeps it.
       *[other] { $n } cells to check: Tab goes to the next, a digit key corrects one, Enter keeps it.
    }
page-photo-check-touch =
    { $n ->
        [one] { $n } cell to check: tap it; a digit corrects it, ✓ keeps it.
       *[other] { $n } cells to check: tap one; a digit corrects it, ✓ keeps it.
    }
page-photo-more = The picture has cages whose outlines are not complete; no cages were read.
page-photo-sums = Cages that could not be read for certain, named by their first cells: { $cells }.
page-photo-cages = Cages with sums were read; they are part of the puzzle.
page-photo-boxes = The boxes cannot be seen in the picture; those that are usual for this size are assumed.
page-photo-checked = No cell is left to check.
page-photo-choose = Choose a picture
page-photo-either = { $one } or { $other }, to check
page-photo-entered = entered
page-photo-entries =
    { $n ->
        [one] { $n } digit was entered and is shown in italics. It is not a given; press E or the pencil to make it one.
       *[other] { $n } digits were entered and are shown in italics. They are not givens; press E or the pencil to make one a given.
    }
page-photo-from = From a picture
page-photo-grid = Grid { $n }
page-photo-keep = Keep it as it is
page-photo-marks = pencil marks { $digits }
page-photo-none = No grid was found in this picture. Move closer, so that the grid fills most of it, and hold the camera straight above.
page-photo-not-opened = This browser cannot open this picture. JPEG and PNG are opened everywhere.
page-photo-origin = { $digit }, given or entered, to check
page-photo-origins = It is not certain whether these digits were printed or entered: { $cells }. Unless shown as entered, they were taken for givens.
page-photo-over = Photo
page-photo-own = Your own digits
page-photo-pad = Digits for the marked cell
page-photo-proposal = { $cell } as { $digit }
page-photo-proposals = One cell read differently gives exactly one solution
page-photo-rate = Rate
page-photo-reading = Reading the picture…
page-photo-rules = What the rules changed
page-photo-take = Take a photo
page-photo-title = Puzzle from a picture
page-photo-turn = Given or entered
page-photo-unreadable = cannot be read, to check
page-photo-what = A photo or screenshot with a 9×9 puzzle, also pasted or dropped anywhere on the page. It never leaves this device.
page-photo-which = Which grid?
page-photo-wrong =
    { $n ->
        [one] { $n } of them does not agree with the solution of the givens; it stays as it looks.
       *[other] { $n } of them do not agree with the solution of the givens; they stay as they look.
    }
page-picture-paper = Picture and paper
page-play-example = Play this example
page-position-on-way = Position on the way
page-print = Print
page-puzzle-of-day = Puzzle of { $day }
page-qr = QR code
page-qr-what = Scan this code to open the puzzle, without what you have written.
page-result-hardest = Hardest step: { $name }
page-result-hints =
    { $n ->
        [one] { $n } hint
       *[other] { $n } hints
    }
page-result-time = Time: { $time }
page-save-all = Save everything
page-save-picture = Picture
page-search-games = Search games
page-share-result = Share
page-show-clock = Show the clock
page-show-everything = Show all of them
page-side-above = above
page-side-below = below
page-side-left = on the left
page-side-right = on the right
page-size = Size
page-size-diagonals = 9 × 9 with diagonals
page-solution-n = Solution { $n }
page-solutions-differ = The puzzle has several solutions. These two differ in { $list }.
page-solved-game = solved
page-solved-in = Solved in { $time }
page-solved-title = Solved
page-stat-alone = Without hints
page-stat-best = Best
page-stat-kept = Kept on this device; “Save everything” under “My games” includes it.
page-stat-last = Last times
page-stat-last-times = Last times: { $list }
page-stat-longest = Longest streak
page-stat-nothing = Nothing is solved yet. The first puzzle that you finish starts the list.
page-stat-solved = Solved
page-stat-streak = Days in a row
page-stat-usual = Typical
page-statistics = Statistics
page-steps-shown = { $n } of { $all } steps
page-takes-easy = 36 givens or more; one look at a house or cell is enough.
page-takes-extreme = Long chains, nets and everything else.
page-takes-hard = Quads, fish such as the X-Wing, and wings.
page-takes-medium = Pairs, triples and locked candidates.
page-takes-unfair = Short chains and colouring.
page-technique-of-steps = Technique
page-text = Text
page-theme-colourblind = colour-blind safe
page-theme-contrast = high contrast
page-theme-contrast-dark = high contrast, dark
page-theme-dark = dark
page-theme-light = light
page-theme-system = as the system
page-time = Time
page-tint-what-selected-cell = Tint what the selected cell sees
page-today = Today
page-touch =
    On a touch screen, drag to select. Hold a cell to add it, and those you drag across next, to the
    selection; or choose “Select several” under “More”.
page-type-givens-number-solutions = Type the givens. The number of solutions is shown as you go.
page-type-onto-board = Or type it onto the board
page-whole-game-link-no = The whole game is in the link; no server sees it.
page-whole-board = Whole board
page-with-diagonals = with diagonals
page-your-best = Your best, { $level }
