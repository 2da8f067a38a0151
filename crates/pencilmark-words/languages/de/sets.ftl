# Colours and almost locked sets.

why-almost-locked =
    In { $b-houses } haben { $a-digits } keine Plätze außer { $link-cells } und { $b-cells }. In
    { $a-houses } gehen alle diese Ziffern bis auf eine an { $a-cells }, für { $link-cells }
    bleibt also höchstens eine. Eine muss dort stehen, und die anderen füllen { $b-cells }: Nichts
    anderes passt dorthin, und keine andere Zelle in { $a-houses } kann diese Ziffern enthalten.
why-simple-colours-trap =
    Nach den Häusern mit zwei Plätzen für die { $a-digits } steht sie entweder in allen Zellen der
    einen Farbe, { $a-cells }, oder in allen der anderen, { $b-cells }. Eine Zelle, die beide
    Farben sieht, kann sie nicht enthalten.
why-simple-colours-wrap =
    Nach den Häusern mit zwei Plätzen für die { $a-digits } steht sie entweder in allen Zellen der
    einen Farbe, { $a-cells }, oder in allen der anderen, { $b-cells }. Zwei Zellen der ersten
    Farbe sehen sich; nicht alle können sie also enthalten, und darum keine.
why-multi-colours-1 =
    Nach den Häusern mit zwei Plätzen für die { $a-digits } steht sie entweder in allen Zellen der
    einen Farbe, { $a-cells }, oder in allen der anderen, { $b-cells }; in einem zweiten Netz
    entweder in { $c-cells } oder in { $other-cells }. Wo eine Zelle des einen Netzes eine des
    anderen sieht, sind nicht beide Farben wahr, also ist es die Gegenfarbe einer von ihnen. Keine
    Zelle, die beide Gegenfarben sieht, kann die { $a-digits } enthalten.
why-multi-colours-2 =
    Nach den Häusern mit zwei Plätzen für die { $a-digits } steht sie entweder in allen Zellen der
    einen Farbe, { $a-cells }, oder in allen der anderen, { $b-cells }; in einem zweiten Netz
    entweder in { $c-cells } oder in { $other-cells }. Die erste Farbe, { $a-cells }, sieht Zellen
    beider Farben des zweiten Netzes. Welche davon auch die { $a-digits } enthält, die erste Farbe
    kann es nicht.
why-medusa-cell =
    Nach Zellen mit zwei Kandidaten und Häusern mit zwei Plätzen für eine Ziffer ist entweder
    alles in der einen Farbe wahr, { $a-candidates }, oder alles in der anderen,
    { $b-candidates }. Wäre es die erste Farbe, dann bliebe für { $guardian-cells } nichts. Also
    ist sie falsch.
why-medusa-house =
    Nach Zellen mit zwei Kandidaten und Häusern mit zwei Plätzen für eine Ziffer ist entweder
    alles in der einen Farbe wahr, { $a-candidates }, oder alles in der anderen,
    { $b-candidates }. Wäre es die erste Farbe, dann bliebe für die { $guardian-digits } kein
    Platz in { $guardian-houses }. Also ist sie falsch.
why-medusa-clash =
    Nach Zellen mit zwei Kandidaten und Häusern mit zwei Plätzen für eine Ziffer ist entweder
    alles in der einen Farbe wahr, { $a-candidates }, oder alles in der anderen,
    { $b-candidates }. Zur ersten Farbe gehört { $link-digits } in { $link-cells } und etwas, das
    es ausschließt. Nicht alles in ihr kann also wahr sein, und darum ist es nichts.
why-medusa-trap =
    Nach Zellen mit zwei Kandidaten und Häusern mit zwei Plätzen für eine Ziffer ist entweder
    alles in der einen Farbe wahr, { $a-candidates }, oder alles in der anderen,
    { $b-candidates }. Was in beiden Farben die eigene Ziffer sieht oder eine andere in der
    eigenen Zelle hat, ist falsch.
why-medusa-alone-cell =
    Wäre { $a-candidates } wahr, dann bliebe für { $guardian-cells } nichts. Also ist es falsch.
why-medusa-alone-house =
    Wäre { $a-candidates } wahr, dann bliebe für die { $guardian-digits } kein Platz in
    { $guardian-houses }. Also ist es falsch.
why-sue-de-coq-extra =
    Nimm { $cells }, wo sich { $a-houses } und { $b-houses } kreuzen, mit { $digits };
    { $a-cells } in { $a-houses } mit { $a-digits }; { $b-cells } in { $b-houses } mit
    { $b-digits }. Die Kreuzung kann { $other-digits } nicht enthalten, das kann also jede Seite
    für sich verwenden; jede andere Ziffer kann in diesen Zellen nur einmal stehen. So gezählt
    sind es so viele Ziffern wie Zellen, und jede muss dort stehen. Keine andere Zelle in
    { $a-houses } kann eine von { $a-digits } enthalten, keine andere in { $b-houses } eine von
    { $b-digits }, und keine von beiden, was nur in die Kreuzung passt.
why-sue-de-coq =
    Nimm { $cells }, wo sich { $a-houses } und { $b-houses } kreuzen, mit { $digits };
    { $a-cells } in { $a-houses } mit { $a-digits }; { $b-cells } in { $b-houses } mit
    { $b-digits }. Zusammen sind das so viele Ziffern wie Zellen. Außerhalb der Kreuzung haben die
    beiden Seiten keine Ziffer gemeinsam; jede kann in diesen Zellen also nur einmal stehen, und
    jede muss es. Keine andere Zelle in { $a-houses } kann eine davon enthalten, außer
    { $b-digits }, und keine andere in { $b-houses }, außer { $a-digits }.
why-als-xz =
    Menge A ist { $a-cells } mit { $a-digits }, Menge B ist { $b-cells } mit { $b-digits }; jede
    hat eine Ziffer mehr als Zellen. Nicht beide können { $link-digits } enthalten, denn alle
    Plätze dafür sehen sich. Die Menge ohne sie muss alle ihre anderen Ziffern enthalten, darunter
    { $digits }. Keine Zelle, die alle Plätze von { $digits } in beiden Mengen sieht, kann sie
    also enthalten.
why-als-xz-double =
    Menge A ist { $a-cells } mit { $a-digits }, Menge B ist { $b-cells } mit { $b-digits }; jede
    hat eine Ziffer mehr als Zellen. Nicht beide können { $cover-digits } enthalten, denn von
    Menge zu Menge sehen sich alle Plätze dieser Ziffern. Da einer Menge nur eine Ziffer fehlen
    kann, hat jede eine von { $cover-digits }, eine andere, und alle ihre übrigen Ziffern. Keine
    andere Zelle, die alle Plätze einer Ziffer sieht, die dort stehen muss, kann sie enthalten.
why-als-xy-wing =
    Menge A ist { $a-cells } mit { $a-digits }, Menge B ist { $b-cells } mit { $b-digits }, Menge
    C ist { $c-cells } mit { $c-digits }; jede hat eine Ziffer mehr als Zellen. Von
    { $link-digits } können A und C nicht beide die erste enthalten, B und C nicht beide die
    zweite, denn alle Plätze in der einen sehen alle in der anderen. C fehlt höchstens eine der
    beiden; A oder B ist also ohne die eigene und muss alle ihre anderen Ziffern enthalten,
    darunter { $digits }. Keine Zelle, die alle Plätze von { $digits } in beiden sieht, kann sie
    enthalten.
why-als-xy-chain =
    Jede der Mengen von { $a-cells } mit { $a-digits } über { $other-cells } bis { $b-cells } mit
    { $b-digits } hat eine Ziffer mehr als Zellen. Jede Menge und die nächste können nicht beide
    die Ziffer enthalten, die sie verbindet, der Reihe nach { $link-digits }, denn alle Plätze in
    der einen sehen alle in der anderen. Enthält die erste Menge { $digits } nicht, dann alle ihre
    anderen Ziffern; der nächsten fehlt also die erste Verbindung, und sie enthält die zweite, und
    so fort, bis die letzte Menge { $digits } enthalten muss. Keine Zelle, die alle Plätze von
    { $digits } in beiden sieht, kann sie enthalten.
why-death-blossom-more =
    { $pivot-cells } ist eine von { $pivot-digits }. Welche auch immer, diese Ziffer fehlt dann
    einer der Mengen { $a-cells } mit { $a-digits }, { $b-cells } mit { $b-digits }, { $c-cells }
    mit { $c-digits } und einigen von { $other-cells }. Jede hat eine Ziffer mehr als Zellen, also
    muss diese Menge dann alle ihre anderen Ziffern enthalten, darunter { $digits }. Keine Zelle,
    die alle Plätze von { $digits } in allen Mengen sieht, kann sie enthalten.
why-death-blossom-three =
    { $pivot-cells } ist eine von { $pivot-digits }. Welche auch immer, diese Ziffer fehlt dann
    einer der Mengen { $a-cells } mit { $a-digits }, { $b-cells } mit { $b-digits } und
    { $c-cells } mit { $c-digits }. Jede hat eine Ziffer mehr als Zellen, also muss diese Menge
    dann alle ihre anderen Ziffern enthalten, darunter { $digits }. Keine Zelle, die alle Plätze
    von { $digits } in allen Mengen sieht, kann sie enthalten.
why-death-blossom-two =
    { $pivot-cells } ist eine von { $pivot-digits }. Welche auch immer, diese Ziffer fehlt dann
    einer der Mengen { $a-cells } mit { $a-digits } und { $b-cells } mit { $b-digits }. Jede hat
    eine Ziffer mehr als Zellen, also muss diese Menge dann alle ihre anderen Ziffern enthalten,
    darunter { $digits }. Keine Zelle, die alle Plätze von { $digits } in beiden Mengen sieht,
    kann sie enthalten.
why-aligned-exclusion =
    Die Ziffern von { $cells } werden zusammen probiert. Nicht möglich ist eine Wahl mit derselben
    Ziffer in zweien davon, die sich sehen, und auch keine, die einer von { $a-cells }, die alle
    { $cells } sehen, jeden Kandidaten nimmt. Was gestrichen wird, kommt in keiner möglichen Wahl
    vor.
