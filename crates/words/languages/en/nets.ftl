# Proofs in numbered lines.

net-title = Each line follows from the lines it names:
net-idea-true = If { $cell } were { $digit }, { $end }. Each line follows from the lines it names:
net-idea-false = If { $cell } were not { $digit }, { $end }. Each line follows from the lines it names:
net-idea-cell = Whatever { $cell } is, the same follows. Each line follows from the lines it names:
net-idea-house = Wherever the { $digit } of { $house } is, the same follows. Each line follows from the lines it names:
net-end-cell = no digit would be left for { $cell }
net-end-house = { $digit } would have no place in { $house }
net-end-cases-cell = something would be impossible whatever { $cell } is
net-end-cases-house = something would be impossible wherever the { $digit } of { $house } is
net-end-rule = { $rule } could not hold
net-none = no { $digits } is in { $cells }
net-none-by-rule = So { $none }, because of { $rule }
net-suppose-true = Suppose { $cell } is { $digit }
net-suppose-false = Suppose { $cell } is not { $digit }
net-true = Then { $cell } must be { $digit }
net-place = Then the { $digit } of { $house } must be in { $cell }
net-false = So { $cell } is not { $digit }
net-empty-cell = Then no digit is left for { $cell }
net-no-place = Then { $digit } has no place left in { $house }
net-false-by-rule = So { $cell } is not { $digit }, because of { $rule }
net-rule-fails = Then { $rule } cannot hold
net-nothing = That is impossible
net-fails-cell =
    { $cell } cannot be { $digit }, because no digit would be left for { $other-cell }
net-fails-house =
    { $cell } cannot be { $digit }, because { $other-digit } would have no place left in
    { $house }
net-by = , by { $lines }.
net-contrary = , because { $lines } is impossible.
net-cases = , because this follows in each of the cases { $lines }, and one of them is true.
net-stop = .

# In place of lines that are left out.
folded-lines = { $first } to { $last } are left out
