# Captions and descriptions of pictures.

# The parts that candidates, cells and houses play in a step.

role-defining = carries the argument
role-on = then true
role-off = if false
role-base = base
role-cover = cover
role-fin = besides the pattern
role-set-a = first set
role-set-b = second set
role-set-c = further sets
role-placed = placed
role-removed = removed

# The signs of a picture in the terminal.

sign-determined = determined
sign-possible = possible
sign-given = given
sign-alone = last candidate of its cell
sign-diagonal = on a diagonal
sign-window = in a window
sign-extra = in an extra house
sign-odd = odd
sign-even = even
sign-low = low
sign-high = high
sign-minimum = smaller than its neighbours
sign-maximum = greater than its neighbours
sign-clash = twice in a house
sign-no-candidate = no candidate left

# The description of a picture for those who cannot see it.

picture-title = Sudoku board of { $side } by { $side } cells
picture-counts = { $given } given, { $placed } placed, { $empty } empty.
picture-row = Row { $row }: { $digits }.
picture-rules = Rules: { $rules }.
picture-rule-move-knight = Cells a knight's move apart differ
picture-rule-move-king = Cells a king's move apart differ
picture-rule-move = Cells { $one } and { $two } rows and columns apart differ
picture-rule-no-other-consecutive = Neighbours are not consecutive
picture-rule-no-other-dots = All dots are given
picture-rule-no-other-xv = All X and V are given
picture-rule-typed = Neighbours without a mark, { $line }
picture-rule-cage-with-repeats = Dotted cage: digits may repeat
picture-rule-sandwich = Number outside: sum between 1 and { $last }
picture-rule-x-sum = Number in a circle: X-sum
picture-rule-skyscraper = Number in a tower: skyscrapers seen
picture-rule-numbered-room = Number in a diamond: numbered room
picture-rule-thermometer = Thermometer: digits grow from the bulb
picture-rule-slow-thermometer = Hollow bulb: digits never fall from the bulb on
picture-rule-whisper = { $line }: neighbours differ by at least { $number }
picture-rule-palindrome = Plain grey line: the same digits from both ends
picture-rule-renban = { $line }: consecutive digits in any order
picture-rule-nabner = { $line }: no equal or consecutive digits
picture-rule-modular = { $line }: 1 4 7, 2 5 8 and 3 6 9 take turns
picture-rule-entropic = { $line }: low, middle and high digits take turns
picture-rule-parity-line = { $line }: odd and even digits take turns
picture-rule-zipper = { $line }: equal sums around the middle
picture-rule-arrow = Arrow: the circle or pill is the sum along the shaft
picture-rule-region-sum = { $line }: the same sum in each region that it crosses
picture-rule-sum-line = Grey dashed line with a number: pieces with this sum
picture-rule-between = Dashed line between rings: digits between those in the rings
picture-rule-pair-table = Dotted line with rings: pairs of digits from a table
picture-rule-lockout = Diamonds { $number } or more apart, line outside
picture-rule-taxicab-open = Equal digits are never as many steps apart as they say
picture-rule-taxicab = No two { $number }s are { $number } steps apart
picture-rule-index = Square: its digit says where in the line the { $number } is
picture-rule-value-index = Pill with an arrow: the second cell says where along it the digit of the first is
picture-rule-same-set = Tinted groups hold the same digits
picture-rule-equal-sums = Tinted groups add up to the same
picture-rule-equality-cage = Dotted cage: as many odd as even digits, as many low as high ones
picture-rule-rellik = Dotted cage: no digits add up to its number
picture-rule-entropy = { $cells } hold a low, a middle and a high digit
picture-rule-mixture = { $cells } hold a digit of each remainder when divided by 3
picture-rule-entropy-everywhere = Every square of two by two cells holds a low, a middle and a high digit
picture-rule-mixture-everywhere = Every square of two by two cells holds a digit of each remainder when divided by 3
picture-rule-flatmates-everywhere = In every column, each digit in the middle has the 1 above it or the { $last } below it
picture-rule-counting-circles = A digit in a circle says how many circles hold it
picture-rule-look-and-say = Dotted cage: counts of digits
picture-rule-same-difference = { $line }: neighbours differ by the same number
picture-rule-lunchbox = Thick grey line: the digits differ; between the smallest and the greatest they add up to the number
picture-rule-frame-sum = Number: the sum of the first digits beside it
picture-rule-hidden-skyscraper = Number in a tower: the first digit behind a greater one
picture-rule-low = Tips that point inwards: a low digit
picture-rule-high = Tips that point outwards: a high digit
picture-rule-flatmates = From { $first } to { $second }, each digit in the middle has the 1 before it or the { $last } after it
picture-rule-double-arrow = Solid line between rings: the rings add up to what is between them
picture-blank = blank
picture-candidate = { $digit } in { $cell }
picture-role = { $role }: { $things }
picture-line-whisper = Green line
picture-line-renban = Purple line
picture-line-nabner = Yellow dashed line
picture-line-modular = Blue dotted line
picture-line-entropic = Orange dashed line
picture-line-parity-line = Red dashed line
picture-line-zipper = Purple dotted line
picture-line-region-sum = Blue line
picture-line-same-difference = Blue line of dashes and dots
