# Patterns that were found late, or by computers.

sectors-cells =
    The cells { $cells } hold one digit each, and all their candidates are covered by these
    sectors:
sectors-first = {" "}{ $digits } of { $house }
sectors-next = ; { $digits } of { $house }
sectors-end = . A house holds each digit once, so together they allow { $count } digits, exactly as many as
    there are cells. All of them are used up in these cells, and no other cell of such a house can
    hold them.
sectors-cannibal-end = . A house holds each digit once, so together they allow { $count } digits, exactly as many as
    there are cells. All of them are used up in these cells; no other cell of such a house can
    hold them, and no digit in these cells can use up two of them.
symmetry-half =
    Turn the board by 180 degrees: every given lands on a given, and digits always change in the
    same way
symmetry-quarter =
    Turn the board clockwise by 90 degrees: every given lands on a given, and digits always change
    in the same way
symmetry-diagonal =
    Reflect the board in the diagonal from the upper left corner: every given lands on a given,
    and digits always change in the same way
symmetry-anti-diagonal =
    Reflect the board in the diagonal from the upper right corner: every given lands on a given,
    and digits always change in the same way
symmetry-becomes = , { $digit } becomes { $image }
symmetry-same = , { $digits } stays the same
symmetry-end = . The puzzle has only one solution, so its solution has the same symmetry: otherwise its image
    would be a second one. So no cell holds a digit whose image does not fit where the cell lands,
    or that cannot be the image of what lands there. That decides something in { $cells }.
why-template-set =
    Look at every way to place the missing { $base-digits }, once in each house that still lacks
    the digit. In all of them { $digits } is in { $cells }.
why-template-delete =
    Look at every way to place the missing { $base-digits }, once in each house that still lacks
    the digit. In none of them is { $digits } in { $cells }.
why-fireworks-triple =
    Outside the box of { $pivot-cells }, the digits { $digits } have no places in { $houses }
    other than { $cells }. If one of them were in none of { $cells }, both lines would need it
    inside that box, in two different cells. So these three cells hold the three digits, and
    nothing else.
why-fireworks-quad =
    Outside the box of { $a-cells }, the digits { $a-digits } have no places in { $a-houses }
    other than { $link-cells }. So each of them is in { $link-cells } or { $a-cells }; otherwise
    both lines would need it inside that box, in two different cells. Likewise, each of
    { $b-digits } is in { $b-cells } or { $link-cells }. The four digits fill these four cells.
why-tridagon =
    The digits { $digits } alone cannot fill { $cells }: their order in one of the four boxes
    fixes their order in the next up to a rotation, and going once around all four boxes this
    never closes. So one of the other candidates, { $guardian-digits } in { $guardian-cells }, is
    true, and a candidate that excludes all of these is false.
why-deadly-pattern-locked =
    If { $cells } held only { $digits }, they could also be filled in another way with the same
    digits in every house, and the puzzle would have two solutions. It has only one, so one of
    { $guardian-cells } holds another digit. But in { $link-houses } the digit { $link-digits }
    has no place outside these two cells: one of them holds it and the other holds a digit from
    outside the pattern, which leaves no room in the two for the other digits of the pattern.
why-deadly-pattern-subset =
    If { $cells } held only { $digits }, they could also be filled in another way with the same
    digits in every house, and the puzzle would have two solutions. It has only one, so one of
    { $guardian-cells } holds another candidate ({ $guardian-digits }). That cell and
    { $a-cells }, all in { $a-houses }, hold { $a-digits } between them, so no other cell there
    can.
why-deadly-pattern =
    If { $cells } held only { $digits }, they could also be filled in another way with the same
    digits in every house, and the puzzle would have two solutions. It has only one, so one of the
    other candidates, { $guardian-digits } in { $guardian-cells }, is true, and a candidate that
    excludes all of these is false.
why-exocet-known =
    { $cells } hold two of the digits { $digits }. Each of { $base } must hold all of these
    digits. A digit that is in { $cells } cannot be elsewhere in their line or box, and without
    { $a-cells } the three lines would then not have three places for it. So it is in one of
    { $a-cells }. So { $a-cells } hold the same two digits as { $cells }, and what fits none of
    the remaining cases is false. In each of them { $link-digits } is in one of { $cells }, in a target
    and on the other lines; where these leave no room for it elsewhere, it is false too.
why-exocet =
    { $cells } hold two of the digits { $digits }. Each of { $base } must hold all of these
    digits. A digit that is in { $cells } cannot be elsewhere in their line or box, and without
    { $a-cells } the three lines would then not have three places for it. So it is in one of
    { $a-cells }. So { $a-cells } hold the same two digits as { $cells }, and what fits none of
    the remaining cases is false.
why-double-exocet-known =
    { $cells } hold two of the digits { $digits }. Each of { $base } must hold all of these
    digits. A digit that is in { $cells } cannot be elsewhere in their line or box, and without
    { $a-cells } the three lines would then not have three places for it. So it is in one of
    { $a-cells }. Likewise { $other-cells } hold two of the digits, and { $b-cells } the same two.
    What fits none of the remaining cases is false. In each of them { $link-digits } has its
    places in the bases, in the targets and on the three lines; where these leave no room for it
    elsewhere, it is false too.
why-double-exocet =
    { $cells } hold two of the digits { $digits }. Each of { $base } must hold all of these
    digits. A digit that is in { $cells } cannot be elsewhere in their line or box, and without
    { $a-cells } the three lines would then not have three places for it. So it is in one of
    { $a-cells }. Likewise { $other-cells } hold two of the digits, and { $b-cells } the same two.
    What fits none of the remaining cases is false.
