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
    haben { $set } nur noch so viele Ziffern wie Zellen, und die { $digit } steht in { $cells }
chain-rectangle =
    steht die { $digit } in { $cells }, denn { $rectangle } können in einem Rätsel mit nur einer
    Lösung nicht allein { $pair } enthalten
chain-not = ist { $cells } nicht { $digit }
chain-none = steht in { $cells } keine { $digit }
chain-one =
    Die { $digit } steht also in { $cells }, und keine Zelle kann sie enthalten, die alle diese
    sieht.
chain-either =
    Also steht die { $digit } in { $cells }, oder die { $other-digit } steht in { $other-cells },
    und was beides ausschließt, ist nicht möglich.
chain-itself = Also ist { $cells } in jedem Fall die { $digit }.
chain-round =
    Also kann die { $digit } nicht in { $cells } stehen, und die Kette schließt sich zu einer
    Schleife. Wäre stattdessen das Erste wahr, dann folgte dasselbe rückwärts. Von zwei Dingen der
    Schleife, die sich ausschließen, ist also genau eines wahr, und was beide ausschließen, ist
    nicht möglich.
chain-round-sets =
    Also kann die { $digit } nicht in { $cells } stehen, und die Kette schließt sich zu einer
    Schleife. Wäre stattdessen das Erste wahr, dann folgte dasselbe rückwärts. Von zwei Dingen der
    Schleife, die sich ausschließen, ist also genau eines wahr, und was beide ausschließen, ist
    nicht möglich; und Zellen, die nur noch so viele Ziffern haben, wie sie sind, enthalten alle
    davon.
why-kraken =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }. Ist keine Flosse die { $digit }, dann ist mit je einer { $digit } für { $base } die
    { $digit } von { $covers } verbraucht, und { $victim } ist unmöglich. Und jede Flosse schließt
    es aus:
why-kraken-house =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }. Ist keine Flosse die { $digit }, dann braucht jedes dieser Häuser eine { $digit }
    aus { $base }, und die von { $house } steht in { $places }. Also ist eine Flosse oder einer
    dieser Plätze die { $digit }, und jeder von ihnen schließt { $victim } aus:
kraken-if = Ist { $cell } die { $digit }
