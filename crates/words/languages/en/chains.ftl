# Chains and krakens are explained link by link, in parts of sentences.

chain-long = Each line forces the next:
chain-then = , then{" "}
chain-so = , so{" "}
chain-next = Then{" "}
chain-stop = .{" "}
chain-break = .{"\u000A"}
chain-if = If { $cells } is not { $digit }
chain-if-none = If no { $digit } is in { $cells }
chain-cell = { $cells } is { $digit }
chain-house = the { $digit } of { $house } is in { $cells }
chain-set = { $set } have exactly as many digits left as cells, and { $digit } is in { $cells }
chain-rectangle =
    { $digit } is in { $cells }, because { $rectangle } cannot hold only { $pair } in a puzzle
    with one solution
chain-not = { $cells } is not { $digit }
chain-none = no { $digit } is in { $cells }
chain-one = So { $digit } is in { $cells }, and no cell that sees each of these places can hold it.
chain-either =
    So { $digit } is in { $cells }, or { $other-digit } is in { $other-cells }, and a candidate
    that both of these exclude is false.
chain-itself = So { $cells } is { $digit } in either case.
chain-round =
    In that case { $digit } is not in { $cells }, and the chain closes into a loop. If its first
    candidate were true instead, the same would follow in the other direction. So of any two
    neighbours in the loop that exclude each other exactly one is true, and a candidate that both
    of them exclude is false.
chain-round-sets =
    In that case { $digit } is not in { $cells }, and the chain closes into a loop. If its first
    candidate were true instead, the same would follow in the other direction. So of any two
    neighbours in the loop that exclude each other exactly one is true, and a candidate that both
    of them exclude is false; and where cells have exactly as many digits left as there are cells,
    they hold all of these digits.
why-kraken =
    In { $base }, every place for { $digit } is in { $cover }, or it is a fin: { $fins }. If no
    fin is { $digit }, their { $digit }s are the
    { $digit }s of { $covers }, so { $victim } is impossible. Each fin excludes it too:
why-kraken-house =
    In { $base }, every place for { $digit } is in { $cover }, or it is a fin: { $fins }. If no
    fin is { $digit }, each of { $base } gives its { $digit } to one of these covers, and the
    { $digit } of { $house } is in { $places }. So a fin or one of these places is { $digit }, and
    each of them excludes { $victim }:
kraken-if = If { $cell } is { $digit }
