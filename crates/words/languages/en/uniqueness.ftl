# Techniques that rest on the puzzle having one solution.

# The beginnings that several of them share.
unique-swap =
    If { $cells } held nothing but { $digits }, these digits could change places in them, and the
    puzzle would have two solutions. It has only one, so
unique-exchange =
    If { $cells } held nothing but { $digits }, the two lines could exchange them, and the puzzle
    would have two solutions. It has only one, so
unique-bug =
    Without the additional candidates ({ $guardian-digits } in { $guardian-cells }), each of the
    empty cells { $cells } would have two candidates, and each of the digits { $digits } two
    places in every house that still lacks it. Such a puzzle has either no solution or several.
    This one has exactly one, so

why-unique-rectangle-1 =
    { unique-swap } { $guardian-cells } is neither of them: it holds one of its other
    candidates.
why-unique-rectangle-2 =
    { unique-swap } one of { $guardian-cells } holds { $guardian-digits }, and no cell that sees
    both can.
why-unique-rectangle-3 =
    { unique-swap } one of { $guardian-cells } holds another candidate ({ $guardian-digits }).
    That cell and { $a-cells }, all in { $a-houses }, hold { $a-digits } between them, so no other
    cell there can.
why-unique-rectangle-4 =
    { unique-swap } one of { $guardian-cells } holds another digit. But in { $link-houses } the
    digit { $link-digits } has no place outside these two cells: one of them holds it, the other
    holds a digit from outside the rectangle, which leaves no room for the second digit of the
    rectangle.
why-unique-rectangle-5 =
    { unique-swap } one of { $guardian-cells } holds { $guardian-digits }, and no cell that sees
    all of them can.
why-unique-rectangle-6 =
    { unique-swap } one of { $guardian-cells } holds another digit. In { $link-houses } the
    digit { $link-digits } has no place outside the rectangle: if one of { $guardian-cells } held
    it, so would the other, and nothing else would be left for the rectangle. So neither does.
why-hidden-rectangle =
    { unique-swap } they do not. In { $link-houses } the digit { $link-digits } has no place
    outside the rectangle: if { $link-cells } were { $removed-digits }, its two neighbours in the
    rectangle would both be { $link-digits }, and the fourth cell would complete such a filling.
    So it is not.
why-avoidable-rectangle-1 =
    { unique-swap } they do not. None of them is given, so { $guardian-cells } must hold a digit
    from outside the rectangle.
why-avoidable-rectangle-2 =
    { unique-swap } they do not. None of them is given, so one of { $guardian-cells } holds
    { $guardian-digits }, and no cell that sees all of these can.
why-unique-loop-2 =
    { unique-swap } one of { $guardian-cells } holds { $guardian-digits }, and no cell that sees
    all of these can.
why-unique-loop-4 =
    { unique-swap } one of { $guardian-cells } holds another digit. But in { $link-houses } the
    digit { $link-digits } has no place outside these two cells: one of them holds it, the other
    holds a digit from outside the loop, which leaves no room in the two for the other digits of
    the loop.
why-extended-rectangle-1 =
    { unique-exchange } { $guardian-cells } is none of them: it holds one of its other
    candidates.
why-extended-rectangle-2 =
    { unique-exchange } one of { $guardian-cells } holds { $guardian-digits }, and no cell that
    sees all of these can.
why-extended-rectangle-3 =
    { unique-exchange } one of { $guardian-cells } holds another candidate
    ({ $guardian-digits }). That cell and { $a-cells }, all in { $a-houses }, hold { $a-digits }
    between them, so no other cell there can.
why-extended-rectangle-4 =
    { unique-exchange } one of { $guardian-cells } holds another digit. But in { $link-houses }
    the digit { $link-digits } has no place outside these two cells: one of them holds it, the
    other holds a digit from outside the rectangle, which leaves no room in the two for the other
    digits of the rectangle.
why-bug-1 = { unique-bug } { $guardian-cells } is { $guardian-digits }.
why-bug-2 =
    { unique-bug } one of { $guardian-cells } is { $guardian-digits }, and no cell that sees
    all of these can be.
why-bug-3 =
    { unique-bug } one of { $guardian-cells } holds an additional candidate
    ({ $guardian-digits }). That cell and { $a-cells }, all in { $a-houses }, hold { $a-digits }
    between them, so no other cell there can.
why-bug-4 =
    { unique-bug } one of { $guardian-cells } holds an additional candidate. But in
    { $link-houses } the digit { $link-digits } has no place outside these two cells: one of them
    holds it, the other the additional candidate, which leaves no room in the two for the
    remaining candidates.
why-bug-n =
    { unique-bug } one of the additional candidates is true. Each candidate that would
    exclude all of them is false.
