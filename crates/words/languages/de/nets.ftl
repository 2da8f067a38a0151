# Proofs in numbered lines.

net-title = Jede Zeile folgt aus denen, die sie nennt:
net-idea-true = Wäre { $cell } die { $digit }, { $end }. Jede Zeile folgt aus denen, die sie nennt:
net-idea-false = Wäre { $cell } nicht die { $digit }, { $end }. Jede Zeile folgt aus denen, die sie nennt:
net-idea-cell = Was auch immer in { $cell } steht, es folgt dasselbe. Jede Zeile folgt aus denen, die sie nennt:
net-idea-house = Wo auch immer die { $digit } von { $house } steht, es folgt dasselbe. Jede Zeile folgt aus denen, die sie nennt:
net-end-cell = bliebe für { $cell } keine Ziffer
net-end-house = bliebe für die { $digit } kein Platz in { $house }
net-end-cases-cell = wäre etwas unmöglich, was auch immer in { $cell } steht
net-end-cases-house = wäre etwas unmöglich, wo auch immer die { $digit } von { $house } steht
net-end-rule = wäre diese Regel nicht zu erfüllen: { $rule }
net-none = keine { $digits } in { $cells }
net-none-by-rule = Also steht { $none } (Grund: { $rule })
net-suppose-true = Angenommen, { $cell } ist die { $digit }
net-suppose-false = Angenommen, { $cell } ist nicht { $digit }
net-true = Dann muss { $cell } die { $digit } sein
net-place = Dann muss die { $digit } von { $house } in { $cell } stehen
net-false = Also ist { $cell } nicht { $digit }
net-empty-cell = Dann bleibt für { $cell } keine Ziffer
net-no-place = Dann bleibt für die { $digit } kein Platz in { $house }
net-false-by-rule = Also ist { $cell } nicht { $digit } (Grund: { $rule })
net-rule-fails = Dann ist diese Regel nicht mehr zu erfüllen: { $rule }
net-nothing = Das ist unmöglich
net-fails-cell =
    { $cell } kann nicht { $digit } sein, denn dann bliebe für { $other-cell } keine Ziffer
net-fails-house =
    { $cell } kann nicht { $digit } sein, denn dann bliebe für die { $other-digit } kein Platz in
    { $house }
net-by = , wegen { $lines }.
net-contrary = , denn { $lines } ist unmöglich.
net-cases = , denn das folgt in jedem der Fälle { $lines }, und einer davon trifft zu.
net-stop = .

# In place of lines that are left out.
folded-lines = { $first } bis { $last } sind weggelassen
