# Proofs in numbered lines.

net-title = Jede Zeile folgt aus denen, die sie nennt:
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
