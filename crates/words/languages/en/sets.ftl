# Colours and almost locked sets.

why-almost-locked =
    In { $b-houses }, the only places for { $a-digits } are { $link-cells } and { $b-cells }. In { $a-houses }, all of these digits but one go into { $a-cells }, so at most one of them is left for
    { $link-cells }. So exactly one is there, and the others fill { $b-cells }: nothing else
    fits there, and no other cell of { $a-houses } can hold these digits.
why-simple-colours-trap =
    Houses with only two places for { $a-digits } link these cells in two colours: the digit is
    either in all cells of one colour, { $a-cells }, or in all cells of the other, { $b-cells }. A
    cell that sees both colours cannot hold it.
why-simple-colours-wrap =
    Houses with only two places for { $a-digits } link these cells in two colours: the digit is
    either in all cells of one colour, { $a-cells }, or in all cells of the other, { $b-cells }.
    Two cells of the first colour see each other, so that colour is false and none of its cells
    holds the digit.
why-multi-colours-1 =
    Houses with only two places for { $a-digits } link cells in two colours: the digit is either
    in all cells of one colour, { $a-cells }, or in all cells of the other, { $b-cells }. In a
    second network it is either in { $c-cells } or in { $other-cells }. Where a cell of one
    network sees a cell of the other, their two colours are not both true, so the opposite of at
    least one of them is. No cell that sees both opposites can hold { $a-digits }.
why-multi-colours-2 =
    Houses with only two places for { $a-digits } link cells in two colours: the digit is either
    in all cells of one colour, { $a-cells }, or in all cells of the other, { $b-cells }. In a
    second network it is either in { $c-cells } or in { $other-cells }. The first colour,
    { $a-cells }, sees cells of both colours of the second network. Whichever of those is true,
    the first colour is false.
why-medusa-cell =
    Cells with two candidates and houses with two places for a digit link these candidates in two
    colours: either all of one colour are true, { $a-candidates }, or all of the other,
    { $b-candidates }. If the first colour were true, { $guardian-cells } would have no candidate
    left. So it is false.
why-medusa-house =
    Cells with two candidates and houses with two places for a digit link these candidates in two
    colours: either all of one colour are true, { $a-candidates }, or all of the other,
    { $b-candidates }. If the first colour were true, { $guardian-digits } would have no place in
    { $guardian-houses }. So it is false.
why-medusa-clash =
    Cells with two candidates and houses with two places for a digit link these candidates in two
    colours: either all of one colour are true, { $a-candidates }, or all of the other,
    { $b-candidates }. The first colour contains { $link-digits } in { $link-cells }, and also a
    candidate that excludes it. So the first colour is false.
why-medusa-trap =
    Cells with two candidates and houses with two places for a digit link these candidates in two
    colours: either all of one colour are true, { $a-candidates }, or all of the other,
    { $b-candidates }. A candidate that both colours exclude, by the same digit in sight or by
    another digit in its cell, is false.
why-medusa-alone-cell =
    If { $a-candidates } were true, { $guardian-cells } would have no candidate left. So it is
    false.
why-medusa-alone-house =
    If { $a-candidates } were true, { $guardian-digits } would have no place in
    { $guardian-houses }. So it is false.
why-sue-de-coq-extra =
    { $cells }, where { $a-houses } and { $b-houses } cross, have the candidates { $digits };
    { $a-cells } in { $a-houses } have { $a-digits }; { $b-cells } in { $b-houses } have
    { $b-digits }. The crossing cannot hold { $other-digits }, so each side may use that for
    itself; every other digit fits into these cells only once. Counted that way there are exactly
    as many digits as cells, so each of them is needed here. No other cell of { $a-houses } can
    hold any of { $a-digits }, no other cell of { $b-houses } any of { $b-digits }, and neither
    house can hold elsewhere what only the crossing can hold here.
why-sue-de-coq =
    { $cells }, where { $a-houses } and { $b-houses } cross, have the candidates { $digits };
    { $a-cells } in { $a-houses } have { $a-digits }; { $b-cells } in { $b-houses } have
    { $b-digits }. Together these cells have exactly as many digits as there are cells. The two
    sides share no digit outside the crossing, so each digit fits into these cells only once, and
    each is needed here. So no other cell of { $a-houses } can hold any of these digits except
    { $b-digits }, and no other cell of { $b-houses } any except { $a-digits }.
why-als-xz =
    Set A is { $a-cells } with { $a-digits }, and set B is { $b-cells } with { $b-digits }. Each
    has one digit more than it has cells. They cannot both hold { $link-digits }, because its
    places in A see its places in B. The set without it holds all its other digits, including
    { $digits }. So no cell that sees all places of { $digits } in both sets can hold it.
why-als-xz-double =
    Set A is { $a-cells } with { $a-digits }, and set B is { $b-cells } with { $b-digits }. Each
    has one digit more than it has cells. Of { $cover-digits }, no digit can be in both sets,
    because its places in A see its places in B. A set can lack only one digit, so each set holds
    a different one of { $cover-digits } and all its other digits. No other cell that sees all
    places of a digit that must be in a set can hold it.
why-als-xy-wing =
    Set A is { $a-cells } with { $a-digits }, set B is { $b-cells } with { $b-digits }, and set C
    is { $c-cells } with { $c-digits }. Each has one digit more than it has cells. Of
    { $link-digits }, A and C cannot both hold the first, and B and C cannot both hold the second,
    because all its places in one set see all its places in the other. C lacks at most one of the
    two, so A or B lacks the digit it shares with C and holds all its other digits, including
    { $digits }. No cell that sees all places of { $digits } in both A and B can hold it.
set-with-digits = { $cells } with { $digits }
why-als-xy-chain =
    A chain of sets: { $sets }. Each has one digit more than it has cells. Neighbouring
    sets cannot both hold the digit that links them, in order { $link-digits }, because all its
    places in one see all its places in the other. If the first set does not hold { $digits }, it
    holds all its other digits; so the second set lacks the first link and holds the next one, and
    so on, until the last set must hold { $digits }. No cell that sees all places of { $digits }
    in the first and the last set can hold it.
why-death-blossom-more =
    { $pivot-cells } is one of { $pivot-digits }. Whichever it is, it takes that digit from one of
    the sets { $a-cells } with { $a-digits }, { $b-cells } with { $b-digits }, { $c-cells } with
    { $c-digits }, and others among { $other-cells }. Each set has one digit more than it has
    cells, so that set must then hold all its other digits, including { $digits }. No cell that
    sees all places of { $digits } in every set can hold it.
why-death-blossom-three =
    { $pivot-cells } is one of { $pivot-digits }. Whichever it is, it takes that digit from one of
    the sets { $a-cells } with { $a-digits }, { $b-cells } with { $b-digits }, and { $c-cells }
    with { $c-digits }. Each set has one digit more than it has cells, so that set must then hold
    all its other digits, including { $digits }. No cell that sees all places of { $digits } in
    every set can hold it.
why-death-blossom-two =
    { $pivot-cells } is one of { $pivot-digits }. Whichever it is, it takes that digit from one of
    the sets { $a-cells } with { $a-digits } and { $b-cells } with { $b-digits }. Each set has one
    digit more than it has cells, so that set must then hold all its other digits, including
    { $digits }. No cell that sees all places of { $digits } in both sets can hold it.
why-aligned-exclusion =
    Try every combination of digits for { $cells }. A combination fails if it puts the same digit
    into two of them that see each other, or if it leaves one of { $a-cells }, which see all of
    { $cells }, without a candidate. What is removed is in no combination that works.
