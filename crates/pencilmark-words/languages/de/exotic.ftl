# Patterns that were found late, or by computers.

sectors-cells =
    Jede der Zellen { $cells } enthält eine Ziffer, und alle ihre Kandidaten gehören zu diesen:
sectors-first = {" "}{ $digits } in { $house }
sectors-next = ; { $digits } in { $house }
sectors-end = . Ein Haus enthält jede Ziffer einmal, das sind also { $count } Ziffern, genau so viele wie
    Zellen. Alle werden in diesen Zellen verbraucht, und keine andere Zelle eines solchen Hauses
    kann sie enthalten.
sectors-cannibal-end = . Ein Haus enthält jede Ziffer einmal, das sind also { $count } Ziffern, genau so viele wie
    Zellen. Alle werden in diesen Zellen verbraucht; keine andere Zelle eines solchen Hauses kann
    sie enthalten, und keine Ziffer in diesen Zellen kann zwei davon verbrauchen.
symmetry-half =
    Dreht man das Brett um die Hälfte, fällt jede Vorgabe auf eine Vorgabe, und immer auf dieselbe
    Weise
symmetry-quarter =
    Dreht man das Brett im Uhrzeigersinn um ein Viertel, fällt jede Vorgabe auf eine Vorgabe, und
    immer auf dieselbe Weise
symmetry-diagonal =
    Spiegelt man das Brett an der Diagonale, die in der linken oberen Ecke beginnt, fällt jede
    Vorgabe auf eine Vorgabe, und immer auf dieselbe Weise
symmetry-anti-diagonal =
    Spiegelt man das Brett an der Diagonale, die in der rechten oberen Ecke beginnt, fällt jede
    Vorgabe auf eine Vorgabe, und immer auf dieselbe Weise
symmetry-becomes = , { $digit } auf { $image }
symmetry-same = , { $digits } auf sich selbst
symmetry-end = . Das Rätsel hat nur eine Lösung, also gilt das auch für diese: so gedreht oder gespiegelt
    wäre sie sonst eine andere. Keine Zelle enthält also eine Ziffer, für die dort kein Platz ist,
    wohin sie fällt, oder die nicht dorthin kommen kann. Das entscheidet etwas in { $cells }.
why-template-set =
    Es gibt nur so viele Arten, die fehlenden { $base-digits } zu setzen, je eine in jedem Haus,
    dem sie fehlt. In allen steht { $digits } in { $cells }.
why-template-delete =
    Es gibt nur so viele Arten, die fehlenden { $base-digits } zu setzen, je eine in jedem Haus,
    dem sie fehlt. In keiner steht { $digits } in { $cells }.
why-fireworks-triple =
    Außerhalb des Blocks von { $pivot-cells } hat jede von { $digits } in { $houses } keinen Platz
    außer { $cells }. Stünde eine dieser Ziffern in keiner von { $cells }, dann hätten beide
    Linien sie in diesem Block, an zwei Plätzen. Die drei Zellen enthalten also die drei Ziffern
    und nichts anderes.
why-fireworks-quad =
    Außerhalb des Blocks von { $a-cells } hat jede von { $a-digits } in { $a-houses } keinen Platz
    außer { $link-cells }; sie steht also dort oder in { $a-cells }, sonst hätten beide Linien sie
    in diesem Block, an zwei Plätzen. Ebenso steht jede von { $b-digits } in { $b-cells } oder
    { $link-cells }. Vier Ziffern füllen diese vier Zellen.
why-tridagon =
    Die Ziffern { $digits } allein können { $cells } nicht füllen: Wie sie in einem der vier
    Blöcke auch stehen, im nächsten lassen sie sich nur im Kreis weiterschieben, und rundherum
    geht das nicht auf. Also ist einer der anderen Kandidaten richtig, { $guardian-digits } in
    { $guardian-cells }, und was sie alle ausschließt, ist falsch.
why-deadly-pattern-locked =
    Enthielten { $cells } nichts als { $digits }, dann könnte etwas anderes sie mit denselben
    Ziffern in jedem Haus füllen, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also
    enthält eine von { $guardian-cells } eine andere Ziffer. Aber in { $link-houses } kann die
    { $link-digits } nur in diesen beiden Zellen stehen: eine enthält sie, die andere eine Ziffer
    von außerhalb des Musters, und für die anderen Ziffern des Musters ist dort kein Platz.
why-deadly-pattern-subset =
    Enthielten { $cells } nichts als { $digits }, dann könnte etwas anderes sie mit denselben
    Ziffern in jedem Haus füllen, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also
    enthält eine von { $guardian-cells } einen anderen Kandidaten ({ $guardian-digits }). Diese
    Zelle und { $a-cells }, alle in { $a-houses }, enthalten untereinander { $a-digits }, also
    keine andere Zelle dort.
why-deadly-pattern =
    Enthielten { $cells } nichts als { $digits }, dann könnte etwas anderes sie mit denselben
    Ziffern in jedem Haus füllen, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also ist
    einer der anderen Kandidaten richtig, { $guardian-digits } in { $guardian-cells }, und was sie
    alle ausschließt, ist falsch.
why-exocet-known =
    { $cells } enthalten zwei der Ziffern { $digits }. In { $base } steht jede dieser Ziffern.
    Eine, die in { $cells } steht, kann nicht daneben stehen, und was dann auf den drei Linien
    übrig ist, reicht ohne { $a-cells } nicht für drei Plätze: sie steht also in einer dieser
    beiden. { $a-cells } enthalten beide eine Ziffer von { $cells }, jede eine andere, und was in
    keinen der übrigen Fälle passt, ist falsch. In jedem steht { $link-digits } in { $cells }, in
    einem Ziel und auf den anderen Linien, und wo das anderswo keinen Platz lässt, ist sie auch
    falsch.
why-exocet =
    { $cells } enthalten zwei der Ziffern { $digits }. In { $base } steht jede dieser Ziffern.
    Eine, die in { $cells } steht, kann nicht daneben stehen, und was dann auf den drei Linien
    übrig ist, reicht ohne { $a-cells } nicht für drei Plätze: sie steht also in einer dieser
    beiden. { $a-cells } enthalten beide eine Ziffer von { $cells }, jede eine andere, und was in
    keinen der übrigen Fälle passt, ist falsch.
why-double-exocet-known =
    { $cells } enthalten zwei der Ziffern { $digits }. In { $base } steht jede dieser Ziffern.
    Eine, die in { $cells } steht, kann nicht daneben stehen, und was dann auf den drei Linien
    übrig ist, reicht ohne { $a-cells } nicht für drei Plätze: sie steht also in einer dieser
    beiden. Ebenso enthalten { $other-cells } zwei der Ziffern, und { $b-cells } dieselben zwei.
    Was in keinen der übrigen Fälle passt, ist falsch. In jedem hat { $link-digits } Plätze in den
    Basen, in den Zielen und auf den drei Linien, und wo diese anderswo keinen lassen, ist sie
    auch falsch.
why-double-exocet =
    { $cells } enthalten zwei der Ziffern { $digits }. In { $base } steht jede dieser Ziffern.
    Eine, die in { $cells } steht, kann nicht daneben stehen, und was dann auf den drei Linien
    übrig ist, reicht ohne { $a-cells } nicht für drei Plätze: sie steht also in einer dieser
    beiden. Ebenso enthalten { $other-cells } zwei der Ziffern, und { $b-cells } dieselben zwei.
    Was in keinen der übrigen Fälle passt, ist falsch.
