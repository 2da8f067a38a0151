# Colours and almost locked sets.

why-almost-locked =
    In { $b-houses } haben { $a-digits } keine anderen Plätze als { $link-cells } und
    { $b-cells }. In { $a-houses } gehen alle diese Ziffern bis auf eine an { $a-cells }, für
    { $link-cells } bleibt also höchstens eine. Daher steht genau eine dort, und die anderen
    füllen { $b-cells }: Nichts anderes passt dorthin, und keine andere Zelle in { $a-houses }
    kann eine dieser Ziffern enthalten.
why-simple-colours-trap =
    Häuser mit nur zwei Plätzen für die { $a-digits } verbinden diese Zellen in zwei Farben: Die
    Ziffer steht entweder in allen Zellen der einen Farbe ({ $a-cells }) oder in allen Zellen der
    anderen ({ $b-cells }). Eine Zelle, die beide Farben sieht, kann sie nicht enthalten.
why-simple-colours-wrap =
    Häuser mit nur zwei Plätzen für die { $a-digits } verbinden diese Zellen in zwei Farben: Die
    Ziffer steht entweder in allen Zellen der einen Farbe ({ $a-cells }) oder in allen Zellen der
    anderen ({ $b-cells }). Zwei Zellen der ersten Farbe sehen einander. Also ist diese Farbe
    falsch, und keine ihrer Zellen enthält die Ziffer.
why-multi-colours-1 =
    Häuser mit nur zwei Plätzen für die { $a-digits } verbinden Zellen in zwei Farben: Die Ziffer
    steht entweder in allen Zellen der einen Farbe ({ $a-cells }) oder in allen Zellen der anderen
    ({ $b-cells }). In einem zweiten Netz steht sie entweder in { $c-cells } oder in
    { $other-cells }. Wo eine Zelle des einen Netzes eine Zelle des anderen sieht, sind deren
    Farben nicht beide richtig, also ist mindestens eine der beiden Gegenfarben richtig. Keine
    Zelle, die beide Gegenfarben sieht, kann die { $a-digits } enthalten.
why-multi-colours-2 =
    Häuser mit nur zwei Plätzen für die { $a-digits } verbinden Zellen in zwei Farben: Die Ziffer
    steht entweder in allen Zellen der einen Farbe ({ $a-cells }) oder in allen Zellen der anderen
    ({ $b-cells }). In einem zweiten Netz steht sie entweder in { $c-cells } oder in
    { $other-cells }. Die erste Farbe ({ $a-cells }) sieht Zellen beider Farben des zweiten
    Netzes. Welche davon auch richtig ist, die erste Farbe ist falsch.
why-medusa-cell =
    Zellen mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese
    Kandidaten in zwei Farben: Entweder sind alle der einen Farbe richtig ({ $a-candidates }) oder
    alle der anderen ({ $b-candidates }). Wäre es die erste Farbe, dann bliebe für
    { $guardian-cells } kein Kandidat. Also ist sie falsch.
why-medusa-house =
    Zellen mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese
    Kandidaten in zwei Farben: Entweder sind alle der einen Farbe richtig ({ $a-candidates }) oder
    alle der anderen ({ $b-candidates }). Wäre es die erste Farbe, dann bliebe für die
    { $guardian-digits } kein Platz in { $guardian-houses }. Also ist sie falsch.
why-medusa-clash =
    Zellen mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese
    Kandidaten in zwei Farben: Entweder sind alle der einen Farbe richtig ({ $a-candidates }) oder
    alle der anderen ({ $b-candidates }). Zur ersten Farbe gehört die { $link-digits } in
    { $link-cells } und auch ein Kandidat, der sie ausschließt. Also ist die erste Farbe falsch.
why-medusa-trap =
    Zellen mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese
    Kandidaten in zwei Farben: Entweder sind alle der einen Farbe richtig ({ $a-candidates }) oder
    alle der anderen ({ $b-candidates }). Ein Kandidat, den beide Farben ausschließen, ist falsch,
    ob durch dieselbe Ziffer in einer Zelle, die er sieht, oder durch eine andere Ziffer in seiner
    eigenen Zelle.
why-medusa-alone-cell =
    Wäre { $a-candidates } richtig, dann bliebe für { $guardian-cells } kein Kandidat. Also ist
    dieser Kandidat falsch.
why-medusa-alone-house =
    Wäre { $a-candidates } richtig, dann bliebe für die { $guardian-digits } kein Platz in
    { $guardian-houses }. Also ist dieser Kandidat falsch.
why-sue-de-coq-extra =
    Nimm { $cells }, wo sich { $a-houses } und { $b-houses } kreuzen, mit den Kandidaten
    { $digits }, dazu { $a-cells } in { $a-houses } mit { $a-digits } und { $b-cells } in
    { $b-houses } mit { $b-digits }. Die Kreuzung kann { $other-digits } nicht enthalten, also
    kann jede Seite das für sich verwenden. Jede andere Ziffer passt in diese Zellen nur einmal.
    So gezählt sind es genau so viele Ziffern wie Zellen, also wird jede hier gebraucht. Keine
    andere Zelle in { $a-houses } kann eine von { $a-digits } enthalten und keine andere in
    { $b-houses } eine von { $b-digits }. Was hier nur in die Kreuzung passt, kann in beiden
    Häusern nirgends sonst stehen.
why-sue-de-coq =
    Nimm { $cells }, wo sich { $a-houses } und { $b-houses } kreuzen, mit den Kandidaten
    { $digits }, dazu { $a-cells } in { $a-houses } mit { $a-digits } und { $b-cells } in
    { $b-houses } mit { $b-digits }. Zusammen haben diese Zellen genau so viele Ziffern, wie es
    Zellen sind. Außerhalb der Kreuzung haben die beiden Seiten keine Ziffer gemeinsam, also passt
    jede Ziffer in diese Zellen nur einmal, und jede wird hier gebraucht. Keine andere Zelle in
    { $a-houses } kann eine davon enthalten, außer { $b-digits }, und keine andere in
    { $b-houses }, außer { $a-digits }.
why-als-xz =
    Menge A ist { $a-cells } mit { $a-digits }, Menge B ist { $b-cells } mit { $b-digits }. Jede
    hat eine Ziffer mehr als Zellen. Nicht beide können die { $link-digits } enthalten, denn alle
    ihre Plätze in A sehen alle in B. Die Menge ohne sie enthält alle ihre anderen Ziffern,
    darunter { $digits }. Also kann keine Zelle, die in beiden Mengen alle Plätze von { $digits }
    sieht, diese Ziffer enthalten.
why-als-xz-double =
    Menge A ist { $a-cells } mit { $a-digits }, Menge B ist { $b-cells } mit { $b-digits }. Jede
    hat eine Ziffer mehr als Zellen. Keine der Ziffern { $cover-digits } kann in beiden Mengen
    stehen, denn alle ihre Plätze in A sehen alle in B. Einer Menge kann nur eine Ziffer fehlen,
    also enthält jede eine andere der Ziffern { $cover-digits } und dazu alle ihre übrigen
    Ziffern. Keine andere Zelle, die alle Plätze einer Ziffer sieht, die in einer Menge stehen
    muss, kann diese Ziffer enthalten.
why-als-xy-wing =
    Menge A ist { $a-cells } mit { $a-digits }, Menge B ist { $b-cells } mit { $b-digits }, Menge
    C ist { $c-cells } mit { $c-digits }. Jede hat eine Ziffer mehr als Zellen. Von
    { $link-digits } können A und C nicht beide die erste enthalten und B und C nicht beide die
    zweite, denn alle Plätze in der einen Menge sehen alle in der anderen. Menge C fehlt höchstens
    eine der beiden. Also fehlt A oder B die Ziffer, die sie mit C teilt, und diese Menge enthält
    alle ihre anderen Ziffern, darunter { $digits }. Keine Zelle, die in A und B alle Plätze von
    { $digits } sieht, kann diese Ziffer enthalten.
set-with-digits = { $cells } mit { $digits }
why-als-xy-chain =
    Eine Kette von Mengen: { $sets }. Jede hat eine Ziffer mehr als Zellen. Zwei Nachbarn in
    der Kette können nicht beide die Ziffer enthalten, die sie verbindet (der Reihe nach
    { $link-digits }), denn alle Plätze in der einen sehen alle in der anderen. Enthält die erste
    Menge { $digits } nicht, dann enthält sie alle ihre anderen Ziffern. Der zweiten Menge fehlt
    also die erste verbindende Ziffer, und sie enthält die nächste, und so weiter, bis die letzte
    Menge { $digits } enthalten muss. Keine Zelle, die in der ersten und der letzten Menge alle
    Plätze von { $digits } sieht, kann diese Ziffer enthalten.
why-death-blossom-more =
    { $pivot-cells } ist eine von { $pivot-digits }. Welche es auch ist, diese Ziffer fehlt dann
    einer der Mengen { $a-cells } mit { $a-digits }, { $b-cells } mit { $b-digits }, { $c-cells }
    mit { $c-digits } oder weiteren aus { $other-cells }. Jede Menge hat eine Ziffer mehr als
    Zellen, also muss diese Menge dann alle ihre anderen Ziffern enthalten, darunter { $digits }.
    Keine Zelle, die in allen Mengen alle Plätze von { $digits } sieht, kann diese Ziffer
    enthalten.
why-death-blossom-three =
    { $pivot-cells } ist eine von { $pivot-digits }. Welche es auch ist, diese Ziffer fehlt dann
    einer der Mengen { $a-cells } mit { $a-digits }, { $b-cells } mit { $b-digits } oder
    { $c-cells } mit { $c-digits }. Jede Menge hat eine Ziffer mehr als Zellen, also muss diese
    Menge dann alle ihre anderen Ziffern enthalten, darunter { $digits }. Keine Zelle, die in
    allen Mengen alle Plätze von { $digits } sieht, kann diese Ziffer enthalten.
why-death-blossom-two =
    { $pivot-cells } ist eine von { $pivot-digits }. Welche es auch ist, diese Ziffer fehlt dann
    einer der Mengen { $a-cells } mit { $a-digits } oder { $b-cells } mit { $b-digits }. Jede
    Menge hat eine Ziffer mehr als Zellen, also muss diese Menge dann alle ihre anderen Ziffern
    enthalten, darunter { $digits }. Keine Zelle, die in beiden Mengen alle Plätze von { $digits }
    sieht, kann diese Ziffer enthalten.
why-aligned-exclusion =
    Probier alle Kombinationen von Ziffern für { $cells } durch. Eine Kombination scheidet aus,
    wenn sie dieselbe Ziffer in zwei dieser Zellen setzt, die einander sehen. Sie scheidet auch
    aus, wenn sie einer der Zellen { $a-cells } keinen Kandidaten lässt, denn diese sehen alle
    Zellen { $cells }. Was gestrichen wird, kommt in keiner Kombination vor, die übrig bleibt.
