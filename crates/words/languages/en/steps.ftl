# Why a step follows, and what it removes: singles to wings.

why-full-house =
    { $cell } is the last empty cell of { $house }, and { $digit } is the digit missing there.
why-hidden-single = In { $house }, { $cell } is the only cell left that can hold { $digit }.
why-naked-single =
    Every digit but { $digit } is excluded from { $cell }, so { $cell } must be { $digit }.
why-intersection =
    In { $from }, the digit { $digit } can only be in { $cells }. These cells are in { $into }
    too, so one of them holds the { $digit } of { $into }, and no other cell of { $into } can.
why-naked-subset =
    In { $houses }, the cells { $cells } have no candidates other than { $digits }. Between them
    they use up these digits, so no other cell of { $houses } can hold them.
why-locked-subset =
    The cells { $cells } are all in { $houses }, and have no candidates other than { $digits }.
    Between them they use up these digits in each of these houses, so no other cell there can hold
    them.
why-hidden-subset =
    In { $houses }, the digits { $digits } have no places other than { $cells }. Between them they
    fill these cells, so no other digit can be there.
why-xy-wing =
    If { $pivot } is { $first }, then { $pincer } is { $digit }; if { $pivot } is { $second },
    then { $other } is { $digit }. Either way one of { $pincer } and { $other } holds { $digit },
    so no cell that sees both of them can.
why-two-pairs =
    In { $house }, the digit { $digit } can only be in { $end } or { $near }; in { $other-house },
    only in { $other-near } or { $other-end }. If it is in { $near }, it cannot be in
    { $other-near }, so it is in { $other-end }; if not, it is in { $end }. Either way it is in
    { $end } or { $other-end }, so no cell that sees both places can hold it.
removed = This removes { $digits } from { $cells }
removed-too = ; { $digits } from { $cells }
removed-end = ; and { $digits } from { $cells }
removed-last = , and { $digits } from { $cells }
why-dual-kite =
    At most one of { $link-cells } is { $a-digits }, because they are both in { $link-houses }. In
    { $a-houses } the only other places are { $a-cells }, one each, so one of these two is
    { $a-digits }; in the same way { $b-cells } are the only other places in { $b-houses }, and
    one of these two is { $b-digits }. No cell that sees both cells of one of these pairs can hold
    its digit.
why-dual-empty-rectangle =
    In { $houses }, the digit { $digits } can only be in { $cells }, which lie on a row and a
    column. In { $a-houses } it can only be in { $a-cells }, in { $b-houses } only in
    { $b-cells }. Each of these pairs has one end on an arm of the cross, so either the digit is
    on the other arm or it is at the far end; no cell that sees both the other arm and the far end
    can hold it.
why-remote-pair =
    The cells { $cells } have only the digits { $digits }, and each sees another of them. Cells
    that see each other hold different digits, so { $a-cells } hold the same digit, and
    { $b-cells } hold the other one. A cell that sees one of the former and one of the latter
    sees both digits, and can hold neither.
why-xyz-wing =
    { $pivot-cells } has the candidates { $pivot-digits }, { $a-cells } has { $a-digits }, and
    { $b-cells } has { $b-digits }. If { $pivot-cells } is not { $digits }, it takes the other
    digit of { $a-cells } or of { $b-cells }, and that cell must be { $digits }. So one of the
    three cells holds { $digits }, and no cell that sees all three can.
why-w-wing =
    { $cells } both have exactly the candidates { $digits }. In { $link-houses }, { $link-digits }
    can only be in { $link-cells }, and each of those cells sees one of the two. So the two cannot
    both be { $link-digits }: one of them is { $a-digits }, and no cell that sees both of them can
    hold it.
why-bent-wing =
    The cells { $cells } have no candidates other than { $digits }: as many digits as cells. For
    each of { $link-digits }, all its places there see each other, so these cells hold it at most
    once. Without { $a-digits } there would be too few digits to fill them. So one of { $a-cells }
    holds { $a-digits }, and no cell that sees all of them can.

# An arrangement that has no words of its own.
why-by-name = This is a case of { $technique }; its page says why it holds.
