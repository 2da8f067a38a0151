# Books of puzzles.

book-back = { $count ->
    [one] A puzzle with exactly one solution.
   *[other] { $count } puzzles, each with exactly one solution.
    }
book-back-how-to = The first pages explain the rules and the ways of reasoning that solve every puzzle in this book.
book-back-solutions = With all solutions.
book-contents = Contents
book-doubles = { $count ->
    [one] One puzzle is
   *[other] { $count } puzzles are
    } the same as another one, turned, reflected or with other digits.
book-faulty = Puzzle { $number } does not have exactly one solution, so it is not for a book.
book-made = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
    } on { $pages } pages.
book-size = A book has from 1 to { $most } puzzles.
book-unsolved = Puzzle { $number } was not solved in time.
book-how-to = How to solve
book-notes = Notes
book-puzzles = Puzzles
book-puzzle = Puzzle
book-title = Sudoku
book-level-1 = Easy
book-level-2 = Medium
book-level-3 = Hard
book-level-4 = Very Hard
book-level-5 = Extreme
book-level-other = Not Rated
book-level-1-what = Every cell can be filled just by looking.
book-level-2-what = Small notes help: a digit, or two cells, confined to where houses cross.
book-level-3-what = Three or more cells or lines have to be seen together.
book-level-4-what = Wings, colours and short chains.
book-level-5-what = Somewhere it takes asking what would follow from a candidate.
book-kind-level = { $kind }: { $level }
book-kind-size = { $side }x{ $side }
book-kind-jigsaw = Jigsaw
book-kind-diagonals = X
book-kind-windows = Windows
book-kind-extra = Extra Regions
book-kind-killer = Killer
book-kind-rules = Variants

book-rules = The rules
book-rule-boxes = Fill the empty cells so that every row, every column and every box with a bold outline holds each of the
    digits 1 to { $last } exactly once.
book-rule-sizes = Fill the empty cells so that every row, every column and every box with a bold outline holds each digit
    exactly once. A small board has fewer digits: as many as there are cells in a row.
book-rule-jigsaw = In a jigsaw, regions of irregular shape with a bold outline take the place of the boxes.
book-rule-diagonals = With an X, each of the two long diagonals holds every digit exactly once, too.
book-rule-windows = Each of the shaded windows holds every digit exactly once, too.
book-rule-extra = Each of the shaded regions holds every digit exactly once, too.
book-rule-one = Every puzzle has exactly one solution. You never have to guess.
book-law = { $law }.
book-law-cage = The digits in a cage with a dashed outline differ; they add up to the number in its corner.
book-law-cage-with-repeats = The digits in a cage with a dotted outline may repeat; they add up to the number in its corner, if
    there is one.
book-law-clone = Two tinted groups of the same shape hold the same digits, place by place.
book-law-same-set = Two tinted groups hold the same digits, in any order.
book-law-equal-sums = Two tinted groups add up to the same.
book-law-double-arrow = The digits in the two rings of a solid line add up to what is between them.
book-law-between = The digits along a dashed line between rings lie between those in the rings.
book-law-palindrome = A plain grey line is a palindrome: it reads the same from both ends.
book-law-region-sum = A region sum line adds up to the same in each region that it crosses.
book-law-pair-table = Neighbours along a dotted line with rings are one of the pairs of its table.
book-law-same-difference = Neighbours along a same-difference line always differ by the same number.
book-law-look-and-say = The clue of a dotted cage says how often digits are in it.
book-law-value-index = Of the two cells of a pill with an arrow, the second says in which cell along the arrow the digit of the
    first is.
book-law-entropy = Where a line below a puzzle says that cells hold a low, a middle and a high digit, each third of the digits is
    among them.
book-law-mixture = Where a line below a puzzle says that cells hold a digit of each remainder when divided by 3, one of 1, 4, 7,
    one of 2, 5, 8 and one of 3, 6, 9 is among them.
book-law-flatmates = Where a line below a puzzle says so, the middle one of all digits has the lowest before it or the highest
    after it.
book-law-odd = A cell with a grey circle is odd.
book-law-even = A cell with a grey square is even.
book-law-minimum = A cell with arrows towards it is smaller than its neighbours.
book-law-maximum = A cell with arrows away from it is greater than its neighbours.
book-law-difference = The digits beside a number in a white circle differ by that number.
book-law-ratio = One digit beside a number in a black circle is that many times the other.
book-law-sum = The digits beside a sum add up to it: a V stands for 5, an X for 10.
book-law-whisper = Neighbours along a whisper line differ by the number that belongs to it or more; in most puzzles
    it is 5.
book-law-sum-line = A line with a number falls into pieces that all have that sum.
book-law-lockout = The digits along a line between diamonds are not between those in the diamonds, which are far apart.
book-law-quadruple = The four cells around a circle hold the digits in it.
book-law-little-killer = A number with an arrow is the sum of the digits along that diagonal. They may repeat.
book-law-sandwich = A number outside the grid is the sum of the digits between the lowest and the highest digit of its line.
book-law-x-sum = A number outside the grid is the sum of the first digits of its line, as many of them as the first one says.
book-law-skyscraper = Digits are houses as high as they are. A number outside the grid says how many can be seen from there:
    those that are higher than all before them.
book-law-greater = A tip between two cells points to the smaller digit.
book-law-equal = Cells with = between them hold the same digit.
book-law-at-least = The digits beside ≥ and a number differ by that number or more.
book-law-product = The digits beside × and a number have that product.
book-law-low = A cell without a tint, with arrows towards it, is lower than the middle.
book-law-high = A cell without a tint, with arrows away from it, is higher than the middle.
book-law-taxicab = Equal digits are never as many steps apart, along rows and columns, as they say.
book-law-rellik = No digits of a dotted cage with a number add up to it.
book-law-lunchbox = The digits along a thick grey line differ; those between the smallest and the greatest add up to its number.
book-law-index = The digit in a square says in which cell of its line the number of its own place is.
book-law-frame-sum = A number outside the grid is the sum of the first digits beside it.
book-law-hidden-skyscraper = A number outside the grid is the first digit behind a greater one.
book-law-numbered-room = The first digit of a line says in which cell of it the number outside the grid is.
book-techniques = What these puzzles need
book-techniques-what = These are the ways of reasoning that solve every puzzle in this book, the easiest first. A cell is
    named by its row and its column: r2c5 is in row 2 and column 5.
book-trying = The hardest puzzles need more: suppose that a cell holds one of its candidates and follow what comes of it,
    until it contradicts itself. Then that candidate is wrong.
