# The sentences of those parts of the page that a first visit does not need.

page-all-shown = All of them are shown.
page-all-steps = All steps
page-all-techniques = All techniques
page-also = also: { $names }
page-any-technique = Every technique
page-back = Back in { $name }.
page-back-my-game-esc = Back to my game (Esc)
page-bivalue = Bivalue
page-bivalue-shown =
    { $n ->
        [one] { $n } cell has two candidates; Esc ends it.
       *[other] { $n } cells have two candidates; Esc ends it.
    }
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
page-brought-back = Brought back.
page-browser-does-not-let = The browser does not let the page copy; select the text and copy it.
page-by-level = By level
page-camera-again = Look again
page-camera-found = Two readings agree.
page-camera-look = Hold the camera over the puzzle: the frame turns green when two readings agree.
page-camera-none = There is no camera here, or the page may not use it.
page-camera-use = Use this puzzle
page-cancel = Cancel
page-cell-blank = { $cell } has no digit.
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
page-check-none = No solution.
page-check-several = Many solutions.
page-check-unknown = Not known yet.
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
page-course-due = due today
page-course-due-today = Due again
page-course-go-on = Continue: { $name }
page-course-intro = From the last cell of a house to nets, a chapter at a time. Three exercises without a hint make a technique yours; after 1, 3, 7 and 21 days it comes back. A chapter ends with a test.
page-course-learnt = { $n } of { $all } learnt
page-course-need = What do I need for this puzzle?
page-course-needs = This puzzle takes, easiest first:
page-course-needs-not = The techniques here do not lead to the end of this puzzle; they go this far:
page-course-needs-nothing = Nothing is left to find here.
page-course-of = { $n } of { $all }
page-course-passed = test passed
page-course-repeat = Repeat
page-course-test = Take the test
page-course-times = used { $n } times
page-course-yours = Yours
page-daily-of = Puzzle of the day, { $day }
page-daily-title = Puzzles of the day
page-daily-what = Three puzzles made from the date: everybody gets the same.
page-day-solved = { $day }, { $n } of 3 solved
page-delete = Delete { $name }
page-deleted = { $name } was deleted.
page-differ = Two solutions differ in { $list }.
page-digit-first = Digit first: choose a digit, then press the cells that get it
page-digit-read = { $digit } is in { $there }; possible in { $possible }.
page-drawn-lines = lines to { $list }
page-drawn-sides = { $what } { $list }
page-easier = Easier
page-empty-board = Empty board
page-encyclopedia = Read this page on its own
page-encyclopedia-intro = { $n } ways to find the next step of a Sudoku, from the last cell of a house to nets: the idea, how to see it, why it works, and an example to play.
page-end = The end
page-enter = Enter
page-every-step-from-here = Every step from here to the end, with its reason.
page-everything-follows-at-this = Everything that follows at this point, by every technique.
page-exam-of = Test: { $name }, { $n } of { $all }
page-exam-over = Test over: { $n } of { $all } right.
page-exam-passed = Passed: { $n } of { $all } right.
page-exam-task = Find a step. It is up to you to see which technique.
page-exercise-helped = With a hint it does not count yet ({ $n } of { $all } exercises); it comes back tomorrow.
page-exercises = { $n } of { $all } exercises
page-find-all-steps = Find all steps
page-find-do-what-says = Find the { $name }: enter the digit, or cross candidates out with “Corner”.
page-find-nothing = No technique is called that. Try another word, or part of one.
page-first-best = The first one
page-first-step = First step
page-format = Format
page-games-taken =
    { $n ->
        [one] { $n } game was added.
       *[other] { $n } games were added.
    }
page-harder = Harder
page-hardest-step = Hardest step
page-hardest-used = Hardest you found
page-heading-example = Example
page-heading-idea = The idea
page-heading-seeing = How to see it
page-heading-why = Why it works
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
page-key-move-with-shift-ctrl = Move; with Shift select more, with Ctrl jump over a box
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
page-keys = Keys
page-kind = Kind of puzzle
page-kind-anti-knight = Anti-knight
page-kind-diagonals = X (diagonals)
page-kind-dots = Dots
page-kind-jigsaw = Jigsaw
page-kind-killer = Killer
page-kind-windows = Windows
page-language = Language
page-legend-base = must hold the digit
page-legend-base-fish = every place of the digit here …
page-legend-cover = used up
page-legend-cover-fish = … is here, so this is used up
page-legend-defining = the pattern
page-legend-defining-fish = the places of the digit
page-legend-fin = a place too many (fin)
page-legend-links = solid: one of the two is true; dashed: not both
page-legend-off = false if the start is false
page-legend-on = true if the start is false
page-legend-placed = goes here
page-legend-removed = cannot be here
page-legend-seta = the first group
page-legend-setb = the second group
page-legend-setc = the third group
page-lesson-in-english = This lesson is in English only.
page-level = Level
page-level-determined-possible = Level { $digit }: { $placed } determined, { $possible } possible
page-link = Link
page-link-this-game = Link to this game
page-load = Load
page-load-saved = Load a saved file
page-log = Log
page-look-back = Look back
page-looking-for-steps = Looking for steps…
page-looking-for-way = Looking for the way…
page-making-puzzle = Making a puzzle…
page-mark-digits-break-rule = Mark digits that break a rule
page-mark-wrong-digits-at = Mark wrong digits at once (compares with the solution)
page-mistakes = Mistakes
page-month-earlier = Previous month
page-month-later = Next month
page-mouse =
    Click and drag to select, Ctrl and click to add or remove a cell, double-click to select equal
    digits, notes or colours. Paste a puzzle anywhere, or drop a file.
page-move = Move (/)
page-my-games = My games
page-needs-unique = needs a puzzle with one solution
page-new-best = This one!
page-next = Next
page-next-lesson = Next lesson
page-next-n = Next (N)
page-no-cell = no cell
page-no-game-found = No game matches these words.
page-no-mistake-so-far = No mistake so far.
page-no-saved-games = This file holds no saved games.
page-no-undo-look-again = No. Undo and look again, or ask for a hint.
page-notes-corners = in the corners
page-notes-keypad = each at its own place, as on a keypad
page-notes-where = Corner notes
page-nothing = nothing
page-on-boards-with-letters =
    On boards with letters, the key of a digit writes that digit while the board has the focus.
page-only-shown = View only
page-only-shown-why =
    This puzzle has a rule that Whydoku does not know. Without that rule it would be another
    puzzle, so it can be looked at here, but not played or solved.
page-only-this-cell = Only { $cell }
page-partly = Only part of the page is in this language; the rest is in English.
page-pen = Pen
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
page-practice-its-example-here =
    Too rare for more: practise on its example, turned and with other digits.
page-practice-of = Practice: { $name }
page-practise = Practise it
page-previous-p = Previous (P)
page-print = Print
page-puzzle-named = { $kind }, { $level }, { $day }, no. { $n }
page-qr = QR code
page-qr-what = Scan this code to open the puzzle, without what you have written.
page-result-hardest = Hardest step: { $name }
page-result-hints =
    { $n ->
        [one] { $n } hint
       *[other] { $n } hints
    }
page-result-time = Time: { $time }
page-rule-at-least = Least differences
page-rule-at-least-one = difference of at least { $number }
page-rule-at-least-what = The two digits differ by at least the number.
page-rule-black-dot = Black dots
page-rule-black-dot-one = black dot
page-rule-black-dot-what = One digit is twice the other.
page-rule-cage = Killer cages
page-rule-cage-one = cage { $number }
page-rule-cage-what = Different digits that add up to the number, if there is one.
page-rule-cage-with-repeats = Cages with repeats
page-rule-cage-with-repeats-one = cage with repeats { $number }
page-rule-cage-with-repeats-what = Digits add up to the number and may repeat.
page-rule-clone = Clones
page-rule-clone-one = clone
page-rule-clone-what = Both shapes hold the same digits in the same places.
page-rule-consecutive = Non-consecutive
page-rule-consecutive-what = Neighbours are not consecutive.
page-rule-diagonal = Diagonals
page-rule-diagonal-what = The digits of both long diagonals differ.
page-rule-difference = Differences
page-rule-difference-one = difference { $number }
page-rule-difference-what = The two digits differ by the number.
page-rule-double-arrow = Double arrows
page-rule-double-arrow-one = double arrow
page-rule-double-arrow-what = The digits between the circles add up to those in the circles.
page-rule-entropic = Entropic lines
page-rule-entropic-one = entropic line
page-rule-entropic-what = Any three neighbours are a low, a middle and a high digit.
page-rule-equal = Equal cells
page-rule-equal-one = equal
page-rule-equal-what = The two cells hold the same digit.
page-rule-even = Squares
page-rule-even-one = even
page-rule-even-what = The digit is even.
page-rule-extra = Extra houses
page-rule-extra-what = The digits of each shaded group differ.
page-rule-greater = Inequalities
page-rule-greater-one = inequality
page-rule-greater-what = The sign points to the smaller digit.
page-rule-king = Anti-king
page-rule-king-what = Cells that touch at a corner differ.
page-rule-knight = Anti-knight
page-rule-knight-what = Cells a knight’s move apart differ.
page-rule-little-killer = Little killers
page-rule-little-killer-one = little killer { $number }
page-rule-little-killer-what = The digits along the arrow add up to the number.
page-rule-maximum = Maximums
page-rule-maximum-one = maximum
page-rule-maximum-what = Greater than all neighbours.
page-rule-minimum = Minimums
page-rule-minimum-one = minimum
page-rule-minimum-what = Smaller than all neighbours.
page-rule-modular = Modular lines
page-rule-modular-one = modular line
page-rule-modular-what = Any three neighbours leave different remainders when divided by 3.
page-rule-move = Equal digits apart
page-rule-move-what = Cells at the given distance differ.
page-rule-nabner = Nabner lines
page-rule-nabner-one = nabner line
page-rule-nabner-what = No two digits on the line are equal or consecutive.
page-rule-no-other = Nothing left out
page-rule-no-other-what = Where there is no mark, what the marks say does not hold.
page-rule-numbered-room = Numbered rooms
page-rule-numbered-room-one = numbered room { $number }
page-rule-numbered-room-what = The first digit says in which cell the digit outside is.
page-rule-odd = Circles
page-rule-odd-one = odd
page-rule-odd-what = The digit is odd.
page-rule-palindrome = Palindromes
page-rule-palindrome-one = palindrome
page-rule-palindrome-what = The line reads the same from both ends.
page-rule-parity-line = Parity lines
page-rule-parity-line-one = parity line
page-rule-parity-line-what = Odd and even digits alternate.
page-rule-quadruple = Quadruples
page-rule-quadruple-one = quadruple { $number }
page-rule-quadruple-what = The digits in the circle are in the four cells around it.
page-rule-ratio = Ratios
page-rule-ratio-one = ratio { $number }
page-rule-ratio-what = One digit is the other times the number.
page-rule-region = Jigsaw
page-rule-region-what = The digits of an outlined region differ, as in a box.
page-rule-renban = Renban lines
page-rule-renban-one = renban line
page-rule-renban-what = Consecutive digits in any order.
page-rule-sandwich = Sandwiches
page-rule-sandwich-one = sandwich { $number }
page-rule-sandwich-what = The digits between the lowest and the highest add up to the number outside.
page-rule-skyscraper = Skyscrapers
page-rule-skyscraper-one = skyscraper clue { $number }
page-rule-skyscraper-what = So many digits are seen from outside; higher ones hide lower ones.
page-rule-slow-thermometer = Slow thermometers
page-rule-slow-thermometer-one = slow thermometer
page-rule-slow-thermometer-what = Digits never get smaller from the bulb to the tip.
page-rule-sum = Sums
page-rule-sum-one = sum { $number }
page-rule-sum-what = The two digits add up to the number.
page-rule-thermometer = Thermometers
page-rule-thermometer-one = thermometer
page-rule-thermometer-what = Digits grow from the bulb to the tip.
page-rule-whisper = Whispers
page-rule-whisper-one = whisper { $number }
page-rule-whisper-what = Neighbours on the line differ by at least the number (5 on a German, 4 on a Dutch whisper).
page-rule-white-dot = White dots
page-rule-white-dot-one = white dot
page-rule-white-dot-what = The two digits are consecutive.
page-rule-window = Windows
page-rule-window-what = The digits of each shaded window differ.
page-rule-with = { $what } with { $list }
page-rule-x-sum = X-sums
page-rule-x-sum-one = X-sum { $number }
page-rule-x-sum-what = The first digits add up to the number outside; the first of them says how many.
page-rule-xv = X and V
page-rule-xv-one = sum { $number }
page-rule-xv-what = X: the two digits add up to 10. V: they add up to 5.
page-rule-zipper = Zipper lines
page-rule-zipper-one = zipper line
page-rule-zipper-what = Digits at the same distance from the middle add up to the digit there.
page-rules = Rules
page-save-all = Save everything
page-save-picture = Picture
page-search-games = Search games
page-search-techniques = Search techniques
page-settings = Settings
page-several = Select several
page-several-off = A press selects one cell.
page-several-on = Each press adds a cell to the selection or removes it.
page-several-way = The puzzle has several solutions, so no way leads to the end.
page-share-print = Share and print
page-share-result = Share
page-show-clock = Show the clock
page-show-everything = Show all of them
page-show-example = Show the example
page-show-way-through = Show the way through
page-side-above = above
page-side-below = below
page-side-left = on the left
page-side-right = on the right
page-size = Size
page-solution-n = Solution { $n }
page-solutions-differ = The puzzle has several solutions. These two differ in { $list }.
page-solved-alone = Without a hint
page-solved-game = solved
page-solved-in = Solved in { $time }
page-solved-title = Solved
page-start-again = Start again
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
page-step = Step { $n } of { $all }
page-steps-found =
    { $n ->
        [one] { $n } step. Choose it to see it.
       *[other] { $n } steps. Choose one to see it.
    }
page-steps-shown = { $n } of { $all } steps
page-taken-out = Taken out.
page-takes-easy = 36 givens or more; one look at a house or cell is enough.
page-takes-extreme = Long chains, nets and everything else.
page-takes-hard = Quads, fish such as the X-Wing, and wings.
page-takes-medium = Pairs, triples and locked candidates.
page-takes-unfair = Short chains and colouring.
page-technique-of-steps = Technique
page-techniques = Techniques
page-text = Text
page-theme-colourblind = colour-blind safe
page-theme-contrast = high contrast
page-theme-contrast-dark = high contrast, dark
page-theme-dark = dark
page-theme-light = light
page-theme-system = as the system
page-there-no-such-house = There is no such house.
page-tint-what-selected-cell = Tint what the selected cell sees
page-tip = Tip
page-tip-away = Dismiss this tip
page-tip-digit = Choose a cell, then a digit.
page-tip-hint = Stuck? Each hint tells a little more.
page-tip-notes = Not sure yet? “Corner” writes a small note.
page-today = Today
page-touch =
    On a touch screen, drag to select. Hold a cell to add it, and those you drag across next, to the
    selection; or choose “Select several” under “More”.
page-type-givens-number-solutions = Type the givens. The number of solutions is shown as you go.
page-type-onto-board = Or type it onto the board
page-vim = h, j, k and l move (with Shift they do what they did)
page-was-example = That was the example.
page-way-through = The way through
page-whole-game-link-no = The whole game is in the link; no server sees it.
page-whole-board = Whole board
page-with-diagonals = with diagonals
page-write-log = Write the log
page-wrong = Wrong: { $list }.
page-yes = Yes, that is it.
page-your-best = Your best, { $level }
