# Why a fish excludes what it does.

why-fish =
    In { $base }, every place for { $digit } is in { $cover }. So their { $digit }s are the
    { $digit }s of { $covers }, and no other cell there can hold it.
why-cannibal-fish =
    In { $base }, every place for { $digit } is in { $cover }. So their { $digit }s are the
    { $digit }s of { $covers }, and no other cell there can hold it, and a cell
    that lies in two of { $covers } cannot either, because it would use up both.
why-finned-fish =
    In { $base }, every place for { $digit } is in { $cover }, or it is a fin: { $fins }. If no
    fin is { $digit }, their { $digit }s are the
    { $digit }s of { $covers }, so no other cell there can hold it. If a fin is { $digit }, no cell that sees the
    fin can. So either way, no other cell of { $cover } that sees every fin can hold { $digit }.
why-finned-cannibal-fish =
    In { $base }, every place for { $digit } is in { $cover }, or it is a fin: { $fins }. If no
    fin is { $digit }, their { $digit }s are the
    { $digit }s of { $covers }, so no other cell there can hold it, nor can a cell that lies in two of
    { $covers }, because it would use up both. If a fin is { $digit }, no cell that sees the fin
    can. So either way, no such cell that also sees every fin can hold { $digit }.
why-endo-finned-fish =
    In { $base }, every place for { $digit } is in { $cover }, or it is a fin: { $fins };
    { $endo-fins } counts as a fin, because it lies in two of { $base } and could serve both.
    If no fin is { $digit }, their { $digit }s are the
    { $digit }s of { $covers }, so no other cell there can hold it. If a fin is { $digit }, no cell that sees the
    fin can. So either way, no other cell of { $cover } that sees every fin can hold { $digit }.
why-endo-finned-cannibal-fish =
    In { $base }, every place for { $digit } is in { $cover }, or it is a fin: { $fins };
    { $endo-fins } counts as a fin, because it lies in two of { $base } and could serve both.
    If no fin is { $digit }, their { $digit }s are the
    { $digit }s of { $covers }, so no other cell there can hold it, nor can a cell that lies in two of
    { $covers }, because it would use up both. If a fin is { $digit }, no cell that sees the fin
    can. So either way, no such cell that also sees every fin can hold { $digit }.
why-siamese-fish =
    The places for { $digits } in { $base } make two fish. The first is covered by { $a-houses },
    with the fins { $guardian-cells }; the second by { $b-houses }, with the fins { $link-cells }.
    In each fish, if no fin is { $digits }, the cover houses get their { $digits } from { $base },
    and no other cell there can hold it; if a fin is { $digits }, no cell that sees it can. So any
    other cell that lies in the cover houses of one of the two and sees all of its fins cannot
    hold { $digits }.
