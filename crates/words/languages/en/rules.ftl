# What the rules of variants are called, within a sentence, and why steps that use them follow.

rule-move-knight = the anti-knight rule
rule-move-king = the anti-king rule
rule-move = the rule that cells { $steps } apart differ
rule-no-other-consecutive = the non-consecutive rule
rule-no-other = the rule for neighbours without a mark
rule-no-other-dots = the rule that all dots are given
rule-no-other-xv = the rule that all X and V are given
rule-difference-1 = the white dot between { $first } and { $second }
rule-difference = the difference of { $number } between { $first } and { $second }
rule-at-least = the difference of at least { $number } between { $first } and { $second }
rule-ratio-2 = the black dot between { $first } and { $second }
rule-ratio = the ratio of { $number } between { $first } and { $second }
rule-sum-5 = the V between { $first } and { $second }
rule-sum-10 = the X between { $first } and { $second }
rule-sum = the sum of { $number } of { $first } and { $second }
rule-greater = the inequality { $first } > { $second }
rule-equal = the equality of { $first } and { $second }
rule-cage = the cage of { $number } ({ $cells })
rule-cage-with-repeats = the cage of { $number } with repeats ({ $cells })
rule-cage-with-repeats-open = the cage with repeats { $cells }
rule-cage-open = the cage { $cells }
rule-little-killer = the little killer of { $number } ({ $cells })
rule-odd = the odd mark in { $cell }
rule-even = the even mark in { $cell }
rule-minimum = the minimum in { $cell }
rule-maximum = the maximum in { $cell }
rule-clone = the clones { $cells } and { $others }
rule-palindrome = the palindrome { $cells }
rule-thermometer = the thermometer { $cells }
rule-slow-thermometer = the slow thermometer { $cells }
rule-pair-table = the table of pairs for { $cells }
rule-whisper = the whisper of { $number } ({ $cells })
rule-whisper-5 = the German whisper { $cells }
rule-whisper-4 = the Dutch whisper { $cells }
rule-renban = the renban line { $cells }
rule-nabner = the nabner line { $cells }
rule-modular = the modular line { $cells }
rule-entropic = the entropic line { $cells }
rule-parity-line = the parity line { $cells }
rule-zipper = the zipper line { $cells }
rule-arrow = the arrow from { $cells } along { $others }
rule-region-sum = the region sum line { $cells }
rule-sum-line = the sum line of { $number } ({ $cells })
rule-between = the between line { $cells }
rule-lockout = the lockout line of { $number } ({ $cells })
rule-lockout-4 = the lockout line { $cells }
rule-double-arrow = the double arrow { $cells }
rule-quadruple = the quadruple { $digits } ({ $cells })
rule-sandwich = the sandwich of { $number } from { $first } to { $second }
rule-x-sum = the X-sum of { $number } from { $first } to { $second }
rule-skyscraper = the skyscraper clue { $number } from { $first } to { $second }
rule-numbered-room = the numbered room { $number } from { $first } to { $second }
rule-taxicab-open = the anti-taxicab rule
rule-taxicab = the anti-taxicab rule for { $number }
rule-product = the product of { $number } of { $first } and { $second }
rule-low = the low mark in { $cell }
rule-high = the high mark in { $cell }
rule-same-set = the same set { $cells } and { $others }
rule-equal-sums = the equal sums { $cells } and { $others }
rule-equality-cage = the equality cage { $cells }
rule-rellik = the rellik cage of { $number } ({ $cells })
rule-entropy = the entropy of { $cells }
rule-mixture = the mixture of { $cells }
rule-counting-circles = the counting circles { $cells }
rule-look-and-say = the look-and-say clue of { $cells }
rule-index = the index of { $number } in { $cell }
rule-value-index = the value index { $cells } along { $others }
rule-same-difference = the same difference line { $cells }
rule-lunchbox = the lunchbox of { $number } ({ $cells })
rule-frame-sum = the frame sum of { $number } from { $first }
rule-hidden-skyscraper = the hidden skyscraper { $number } from { $first } to { $second }
rule-flatmates = the flatmates rule from { $first } to { $second }

equation-sum = the sum of { $rest } for { $cells } (from { $houses } and cages)
equation-difference = { $cells } adding up to { $rest } more than { $others } (from { $houses } and cages)
equation-same = { $cells } adding up to as much as { $others } (from { $houses } and cages)

rule-broken = The digits in place break { $rule }.
why-common-peer = In { $house }, the digit { $digit } can only be in { $cells }
why-cross-house-subset =
    { $cells } see each other, and they have only the candidates { $digits }: as many digits as
    cells. So each of these digits is in one of these cells, and no other cell that sees all its
    places there can hold it. Which cells see each other follows from the houses and from
    { $rules }.
ground-only-digit = In { $cell }, only { $digit } is left
ground-only-cell = In { $house }, only { $cell } is left for the { $digit }
why-combinations = For { $rule }, these combinations are left: { $combinations }
why-combinations-many = Look at { $rule }
why-rule-and-house =
    A place for { $digits } is needed in { $house }. The combinations for { $rule } that leave one
    are { $combinations }
why-rule-and-house-many = A place for { $digits } is needed in { $house }, beside { $rule }
why-rule-and-rule = Alongside { $other }, these combinations are left for { $rule }: { $combinations }
why-rule-and-rule-many = Look at { $rule } alongside { $other }
why-linked-cells =
    Because of { $rules }, the cells { $cells } can only be filled in these ways, in this order:
    { $combinations }
why-linked-cells-many = The cells { $cells } depend on each other because of { $rules }
balance-houses = The digits of { $houses } add up to { $total }
balance-less = , the cages { $parts } to { $sum }
balance-less-one = , the cage to { $sum }
balance-rules = The cages { $parts } add up to { $sum }
balance-rest = . So { $cells } must add up to { $rest }
balance-rest-one = . So { $cells } must be { $rest }
balance-rest-more = . So { $cells } must add up to { $rest } more than { $others }
balance-rest-same = . So { $cells } must add up to as much as { $others }
balance-combinations = , which leaves { $combinations }
balance-beside-rule = . Alongside { $rule }, the ways to do this are { $combinations }
balance-beside-rule-many = . This must go together with { $rule }
balance-allows-rule = . For { $rule }, the combinations that allow this are { $combinations }
balance-allows-rule-many = . Look at { $rule } beside this

# What a rule of each kind says, as the beginning of an explanation. No full stop at the end.

law-move-knight = Cells a knight's move apart differ
law-move-king = Cells that touch at a corner differ
law-move = Cells { $steps } apart differ
law-no-other-consecutive = Neighbours are never consecutive
law-no-other-dots = Neighbours without a dot are neither consecutive nor double each other
law-no-other-xv = Neighbours without a sign add up to neither 5 nor 10
law-no-other = Neighbours without a mark are not related as a mark would say
law-cage = The digits of a cage differ
law-cage-open = The digits of a cage differ
law-cage-with-repeats = The digits of this cage may repeat
law-cage-with-repeats-open = The digits of this cage may repeat
law-difference-1 = The digits beside a white dot are consecutive
law-difference = The digits beside this mark differ by { $number }
law-at-least = The digits beside this mark differ by { $number } or more
law-ratio-2 = One digit beside a black dot is twice the other
law-ratio = One digit beside this mark is { $number } times the other
law-sum-5 = The digits beside a V add up to 5
law-sum-10 = The digits beside an X add up to 10
law-sum = The digits beside this mark add up to { $number }
law-greater = { $first } is greater than { $second }
law-equal = { $first } and { $second } hold the same digit
law-odd = { $cell } is odd
law-even = { $cell } is even
law-minimum = { $cell } is smaller than its neighbours
law-maximum = { $cell } is greater than its neighbours
law-clone = Clones hold the same digits, place by place
law-palindrome = A palindrome reads the same from both ends
law-thermometer = Along a thermometer, the digits grow from the bulb
law-slow-thermometer = Along a slow thermometer, the digits never fall from the bulb
law-pair-table = Neighbours on this line are one of the pairs of its table
law-whisper = Neighbours on this line differ by { $number } or more
law-renban = A renban line holds consecutive digits in any order
law-nabner = No two digits of a nabner line are equal or consecutive
law-modular = Any three neighbours on a modular line leave different remainders when divided by 3
law-entropic = Any three neighbours on an entropic line are one low, one middle and one high digit
law-parity-line = Odd and even digits take turns along a parity line
law-zipper = Cells as far from the middle of a zipper line add up to the same
law-arrow = The digits along an arrow add up to the number at its end
law-double-arrow = The two ends of the line add up to what is between them
law-region-sum = The line adds up to the same in each region that it crosses
law-sum-line = The line falls into pieces that add up to { $number }
law-between = The digits of a between line lie between those at its ends
law-lockout = The ends of a lockout line differ by { $number } or more, and its digits lie outside them
law-quadruple = The four cells around the circle hold { $digits }
law-little-killer = The digits along the diagonal add up to { $number }
law-sandwich = The digits between the 1 and the { $last } add up to { $number }: { $ways }. So the gap between them has a width of { $gaps }
law-long-sandwich = The digits between the 1 and the { $last } add up to { $number }. So the gap between them has a width of { $gaps }
law-sandwich-0 = Nothing lies between the 1 and the { $last }
law-x-sum = The first digit of the line says how many digits add up to { $number }, itself included. So it is { $firsts }
law-skyscraper = From the clue, { $number } digits are greater than all before them. So the { $last } is not among the first { $hidden } cells
law-skyscraper-2 = From the clue, 2 digits are greater than all before them. So the { $last } does not come first
law-skyscraper-1 = From the clue, only one digit is greater than all before it: so the { $last } comes first
law-numbered-room = The first digit of the line says in which cell of it the { $number } is
law-taxicab-open = Equal digits are never as many steps apart as they say
law-taxicab = No two { $number }s are { $number } steps apart
law-product = The product of the digits beside this mark is { $number }
law-low = { $cell } is lower than the middle
law-high = { $cell } is higher than the middle
law-same-set = Both groups hold the same digits, in any order
law-equal-sums = Both groups add up to the same
law-equality-cage = An equality cage holds as many odd as even digits and as many low as high ones
law-rellik = No digits of a rellik cage add up to { $number }
law-entropy = These cells hold a low, a middle and a high digit
law-mixture = These cells hold a digit of each remainder when divided by 3
law-counting-circles = A digit in a circle says how many circles hold it
law-look-and-say = The clue says how often digits are in these cells
law-index = { $cell } says in which cell of the line the { $number } is
law-value-index = The second cell says in which cell along the arrow the digit of the first is
law-same-difference = Neighbours on this line always differ by the same number
law-lunchbox = The digits of a lunchbox differ, and those between the smallest and the greatest add up to { $number }
law-frame-sum = The first digits beside the clue add up to { $number }
law-hidden-skyscraper = { $number } is the first digit behind a greater one
law-flatmates = Each digit in the middle of 1 to { $last } has the 1 before it or the { $last } after it

# Why digits cannot be in a cell; each continues an explanation.

ground-law = . { $law }
ground-end = .
ground-plain = . { $ground }
ground-because = . Because of { $rules }, { $ground }
ground-partner = { $digits } in { $cell } would need { $wanted } in { $other }, which can only be { $has }
ground-partner-many = { $digits } in { $cell } would go with none of the candidates of { $other }, { $has }
ground-alone = { $digits } would leave a cell beside it without any digit, so it is not in { $cells }
ground-partner-is = { $digits } in { $cell } would need { $wanted } in { $other }, which is { $has }
ground-partner-beside = { $cell } cannot be { $digits } with { $has } in { $other }
ground-partner-not = { $digits } in { $cell } would need { $wanted } in { $other }, which cannot hold it
ground-places = { $digits } in { $cells } would allow it in none of these cells
ground-bounds = . So { $bounds }
ground-bounds-one = { $cell } is { $least }
ground-bounds-two = { $cell } is from { $least } to { $most }
ground-too-little = . { $digits } in { $cell } would leave { $rest } for { $cells }, which needs { $bound } at least
ground-too-little-many = . { $digits } in { $cell } would leave { $rest } or less for { $cells }, which needs { $bound } at
    least
ground-too-much = . { $digits } in { $cell } would leave { $rest } for { $cells }, which holds { $bound } at most
ground-too-much-many = . { $digits } in { $cell } would leave { $rest } or more for { $cells }, which holds { $bound } at
    most
ground-not-made = . { $digits } in { $cell } would leave { $rest } for { $cells }, which cannot make it
ground-alone-more = . { $digits } in { $cell } would be too much, for { $others } can make { $bound } at most
ground-alone-less = . { $digits } in { $cell } would be too little, for { $others } make { $bound } at least
ground-side-more = . With { $digits } in { $where }, { $cells } would make { $own } or more, and { $others } only
    { $bound } or less
ground-side-less = . With { $digits } in { $where }, { $cells } would make { $own } or less, and { $others }
    { $bound } or more
ground-forced = . With { $digits } in { $cell }, { $path }, and no digit is left for { $empty }
ground-forced-step = { $cell } would be { $digits }
ground-seen = . In any case, { $digits } is in { $places }, so not in { $cells }
ground-absent = . None of them has { $digits }
ground-there = { $digits } in { $cells }
ground-unfillable = . With { $candidates }, there would be no way to fill { $cells }
ground-unfillable-line = . With { $candidates }, the line could not be completed
ground-no-place = . With { $candidates }, there would be none

# The cases that are left for a rule.

ground-cases = . What is left is { $cases }
case-fixed = { $fixed }
case-either = { $digits } in { $cells } either way round
case-with = { $fixed } with { $sets } in { $cells }
case-with-sets = { $fixed } with { $rest } ({ $sets }) in { $cells }
case-with-sum = { $fixed } with { $rest } in { $cells }
ground-counterpart = . { $digits } in { $cell } would need the { $digit } in { $cells }, where it cannot be
ground-counterpart-gap = . With { $digits } in { $cell }, the { $digit } would be in { $cells }, and the cells between
    cannot add up to { $rest }
ground-count-most = { $count ->
    [one] . With { $candidates }, only { $count } digit could be greater than all before it
   *[other] . With { $candidates }, at most { $count } digits could be greater than all before them
}
ground-count-least = . With { $candidates }, at least { $count } digits would be greater than all before them

# A given or what is left of a cell, in a list beside rules.
piece-given = the { $digit } in { $cell }
piece-candidates = the candidates of { $cell }

# What lines are called in black print, where they have patterns instead of colours.
black-line-plain = Line
black-line-double = Double line
black-line-dashed = Dashed line
black-line-dotted = Dotted line
black-line-thin = Thin line
black-line-thick = Thick line
black-line-mixed = Line of dashes and dots
black-line-thin-dashed = Thin dashed line
black-line-thin-dotted = Thin dotted line
