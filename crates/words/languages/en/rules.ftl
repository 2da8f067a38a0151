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

equation-sum = the sum of { $rest } for { $cells } (from { $houses } and cages)
equation-difference = { $cells } adding up to { $rest } more than { $others } (from { $houses } and cages)
equation-same = { $cells } adding up to as much as { $others } (from { $houses } and cages)

rule-broken = The digits in place break { $rule }.
why-no-partner =
    { $cell } can only be { $digits }. Because of { $rules }, none of these allows what is removed
    here.
why-common-peer =
    In { $house }, the digit { $digit } can only be in { $cells }. Wherever it is, it excludes what
    is removed here, because of { $rules }.
why-cross-house-subset =
    { $cells } see each other, and they have only the candidates { $digits }: as many digits as
    cells. So each of these digits is in one of these cells, and no other cell that sees all its
    places there can hold it. Which cells see each other follows from the houses and from
    { $rules }.
why-combinations = For { $rule }, these combinations are left: { $combinations }.
why-combinations-many =
    None of the ways to fill { $rule } with the candidates of its cells uses what is removed here.
why-rule-peers =
    For { $rule }, these combinations are left: { $combinations }. However the cells are filled,
    one of them excludes what is removed here.
why-rule-peers-many =
    However the cells of { $rule } are filled with their candidates, one of them excludes what is
    removed here.
why-rule-and-house =
    A place for { $digits } is needed in { $house }. The combinations for { $rule } that leave one
    are { $combinations }.
why-rule-and-house-many =
    A place for { $digits } is needed in { $house }. No way to fill { $rule } that leaves one uses
    what is removed here.
why-rule-and-rule = Alongside { $other }, these combinations are left for { $rule }: { $combinations }.
why-rule-and-rule-many = None of the ways to fill { $rule } alongside { $other } uses what is removed here.
why-linked-cells =
    Because of { $rules }, the cells { $cells } can only be filled in these ways, in this order:
    { $combinations }.
why-linked-cells-many =
    Because of { $rules }, no way to fill the cells { $cells } uses what is removed here.
balance-houses = The digits of { $houses } add up to { $total }
balance-less = , the cages { $parts } to { $sum }
balance-less-one = , the cage to { $sum }
balance-rules = The cages { $parts } add up to { $sum }
balance-rest = . So { $cells } must add up to { $rest }
balance-rest-one = . So { $cells } must be { $rest }
balance-rest-more = . So { $cells } must add up to { $rest } more than { $others }
balance-rest-same = . So { $cells } must add up to as much as { $others }
balance-combinations = , which leaves { $combinations }.
balance-many = , and no way to do that uses what is removed here.
balance-end = .
balance-beside-rule = . Alongside { $rule }, the ways to do this are { $combinations }.
balance-beside-rule-many = . No way to do this alongside { $rule } uses what is removed here.
balance-allows-rule = . For { $rule }, the combinations that allow this are { $combinations }.
balance-allows-rule-many = . No way to fill { $rule } that allows this uses what is removed here.
balance-peers =
    , which leaves { $combinations }. However the cells are filled, one of them excludes what is
    removed here.
balance-peers-many = . However the cells are filled, one of them excludes what is removed here.
