# Chains and krakens are told link by link, in parts of sentences.

chain-long = Jede Zeile erzwingt die nächste:
chain-then = , dann{" "}
chain-so = , also{" "}
chain-next = Dann{" "}
chain-stop = .{" "}
chain-break = .{"\u000A"}
chain-if = Ist { $cells } nicht { $digit }
chain-if-none = Steht in { $cells } keine { $digit }
chain-cell = ist { $cells } die { $digit }
chain-house = steht die { $digit } von { $house } in { $cells }
chain-set =
    bleiben für { $set } genau so viele Ziffern wie Zellen, und die { $digit } steht in { $cells }
chain-rectangle =
    steht die { $digit } in { $cells }, denn { $rectangle } können in einem Rätsel mit nur einer
    Lösung nicht nur { $pair } enthalten
chain-not = ist { $cells } nicht { $digit }
chain-none = steht in { $cells } keine { $digit }
chain-one =
    Die { $digit } steht also in { $cells }, und keine Zelle, die jeden dieser Plätze sieht, kann sie
    enthalten.
chain-either =
    Also steht die { $digit } in { $cells }, oder die { $other-digit } steht in { $other-cells },
    und ein Kandidat, den beides ausschließt, ist falsch.
chain-itself = Also ist { $cells } in jedem Fall die { $digit }.
chain-round =
    In diesem Fall steht die { $digit } nicht in { $cells }, und die Kette schließt sich zu einer
    Schleife. Wäre stattdessen ihr erster Kandidat richtig, dann folgte dasselbe in der anderen
    Richtung. Von zwei Nachbarn in der Schleife, die einander ausschließen, ist also genau einer
    richtig, und ein Kandidat, den beide ausschließen, ist falsch.
chain-round-sets =
    In diesem Fall steht die { $digit } nicht in { $cells }, und die Kette schließt sich zu einer
    Schleife. Wäre stattdessen ihr erster Kandidat richtig, dann folgte dasselbe in der anderen
    Richtung. Von zwei Nachbarn in der Schleife, die einander ausschließen, ist also genau einer
    richtig, und ein Kandidat, den beide ausschließen, ist falsch. Und Zellen, für die genau so
    viele Ziffern bleiben, wie es Zellen sind, enthalten alle diese Ziffern.
why-kraken =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }. Enthält keine Flosse die { $digit }, dann verbrauchen { $base } mit je einer
    { $digit } die { $digit } von { $covers }, und { $victim } ist unmöglich. Auch jede Flosse
    schließt { $victim } aus:
why-kraken-house =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }. Enthält keine Flosse die { $digit }, dann bekommt jedes dieser deckenden Häuser
    seine { $digit } aus { $base }, und die von { $house } steht in { $places }. Also enthält eine
    Flosse oder einer dieser Plätze die { $digit }, und jeder von ihnen schließt dann { $victim }
    aus:
kraken-if = Ist { $cell } die { $digit }
