# Patterns that were found late, or by computers.

sectors-cells =
    Die Zellen { $cells } enthalten je eine Ziffer. Alle ihre Kandidaten sind von diesen Ziffern
    in diesen Häusern gedeckt:
sectors-first = {" "}{ $digits } in { $house }
sectors-next = ; { $digits } in { $house }
sectors-end = . Ein Haus enthält jede Ziffer nur einmal, zusammen lassen diese Häuser also
    { $count } Ziffern zu, genau so viele, wie es Zellen sind. Alle werden in diesen Zellen
    verbraucht, und keine andere Zelle eines solchen Hauses kann sie enthalten.
sectors-cannibal-end = . Ein Haus enthält jede Ziffer nur einmal, zusammen lassen diese Häuser
    also { $count } Ziffern zu, genau so viele, wie es Zellen sind. Alle werden in diesen
    Zellen verbraucht. Keine andere Zelle eines solchen Hauses kann sie enthalten, und keine
    Ziffer in diesen Zellen kann zwei davon verbrauchen.
symmetry-half =
    Dreht man das Brett um 180 Grad, dann fällt jede Vorgabe auf eine Vorgabe, und gleiche Ziffern
    fallen immer auf gleiche
symmetry-quarter =
    Dreht man das Brett im Uhrzeigersinn um 90 Grad, dann fällt jede Vorgabe auf eine Vorgabe, und
    gleiche Ziffern fallen immer auf gleiche
symmetry-diagonal =
    Spiegelt man das Brett an der Diagonale, die in der linken oberen Ecke beginnt, dann fällt
    jede Vorgabe auf eine Vorgabe, und gleiche Ziffern fallen immer auf gleiche
symmetry-anti-diagonal =
    Spiegelt man das Brett an der Diagonale, die in der rechten oberen Ecke beginnt, dann fällt
    jede Vorgabe auf eine Vorgabe, und gleiche Ziffern fallen immer auf gleiche
symmetry-becomes = , { $digit } auf { $image }
symmetry-same = , { $digits } auf sich selbst
symmetry-end = . Das Rätsel hat nur eine Lösung, also hat diese dieselbe Symmetrie: Sonst wäre
    ihr Bild eine zweite Lösung. Keine Zelle enthält also eine Ziffer, deren Bild nicht
    dorthin passt, wohin die Zelle fällt, oder die nicht das Bild dessen sein kann, was auf
    die Zelle fällt. Das entscheidet etwas in { $cells }.
why-template-set =
    Betrachte alle Möglichkeiten, die { $base-digits } dort zu setzen, wo sie noch fehlt, in jedem
    solchen Haus einmal. In allen steht die { $digits } in { $cells }.
why-template-delete =
    Betrachte alle Möglichkeiten, die { $base-digits } dort zu setzen, wo sie noch fehlt, in jedem
    solchen Haus einmal. In keiner steht die { $digits } in { $cells }.
why-fireworks-triple =
    Außerhalb des Blocks von { $pivot-cells } haben die Ziffern { $digits } in { $houses } keine
    anderen Plätze als { $cells }. Stünde eine von ihnen in keiner der Zellen { $cells }, dann
    bräuchten beide Linien sie in diesem Block, in zwei verschiedenen Zellen. Also enthalten die
    drei Zellen die drei Ziffern und nichts anderes.
why-fireworks-quad =
    Außerhalb des Blocks von { $a-cells } haben die Ziffern { $a-digits } in { $a-houses } keine
    anderen Plätze als { $link-cells }. Jede von ihnen steht also in { $link-cells } oder
    { $a-cells }. Sonst bräuchten beide Linien sie in diesem Block, in zwei verschiedenen Zellen.
    Ebenso steht jede der Ziffern { $b-digits } in { $b-cells } oder { $link-cells }. Die vier
    Ziffern füllen diese vier Zellen.
why-tridagon =
    Die Ziffern { $digits } allein können { $cells } nicht füllen: Ihre Reihenfolge in einem der
    vier Blöcke legt die Reihenfolge im nächsten bis auf zyklisches Vertauschen fest, und einmal
    um alle vier Blöcke herum geht das nie auf. Also ist einer der anderen Kandidaten richtig
    ({ $guardian-digits } in { $guardian-cells }), und ein Kandidat, der sie alle ausschließt, ist
    falsch.
why-deadly-pattern-locked =
    Enthielten { $cells } nichts als { $digits }, dann ließen sie sich auch anders füllen, mit
    denselben Ziffern in jedem Haus, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also
    enthält eine der Zellen { $guardian-cells } eine andere Ziffer. Aber in { $link-houses } hat
    die { $link-digits } keinen Platz außerhalb dieser beiden Zellen. Eine enthält sie, die andere
    eine Ziffer, die nicht zum Muster gehört, und für die anderen Ziffern des Musters bleibt dort
    kein Platz.
why-deadly-pattern-subset =
    Enthielten { $cells } nichts als { $digits }, dann ließen sie sich auch anders füllen, mit
    denselben Ziffern in jedem Haus, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also
    enthält eine der Zellen { $guardian-cells } einen anderen Kandidaten ({ $guardian-digits }).
    Diese Zelle und { $a-cells }, alle in { $a-houses }, teilen { $a-digits } unter sich auf, also
    kann dort keine andere Zelle eine davon enthalten.
why-deadly-pattern =
    Enthielten { $cells } nichts als { $digits }, dann ließen sie sich auch anders füllen, mit
    denselben Ziffern in jedem Haus, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also ist
    einer der anderen Kandidaten richtig ({ $guardian-digits } in { $guardian-cells }), und ein
    Kandidat, der sie alle ausschließt, ist falsch.
why-exocet-known =
    { $cells } enthalten zwei der Ziffern { $digits }. In { $base } muss jede dieser Ziffern
    stehen. Eine Ziffer, die in { $cells } steht, kann anderswo in deren Linie und Block nicht
    stehen, und ohne { $a-cells } hätten die drei Linien dann keine drei Plätze für sie. Also
    steht sie in einer der Zellen { $a-cells }. Damit enthalten { $a-cells } dieselben zwei
    Ziffern wie { $cells }, und was in keinen der übrigen Fälle passt, ist falsch. In jedem dieser
    Fälle steht { $link-digits } in { $cells }, in einem Ziel und auf den anderen Linien. Wo das
    anderswo keinen Platz dafür lässt, ist auch dieser Kandidat falsch.
why-exocet =
    { $cells } enthalten zwei der Ziffern { $digits }. In { $base } muss jede dieser Ziffern
    stehen. Eine Ziffer, die in { $cells } steht, kann anderswo in deren Linie und Block nicht
    stehen, und ohne { $a-cells } hätten die drei Linien dann keine drei Plätze für sie. Also
    steht sie in einer der Zellen { $a-cells }. Damit enthalten { $a-cells } dieselben zwei
    Ziffern wie { $cells }, und was in keinen der übrigen Fälle passt, ist falsch.
why-double-exocet-known =
    { $cells } enthalten zwei der Ziffern { $digits }. In { $base } muss jede dieser Ziffern
    stehen. Eine Ziffer, die in { $cells } steht, kann anderswo in deren Linie und Block nicht
    stehen, und ohne { $a-cells } hätten die drei Linien dann keine drei Plätze für sie. Also
    steht sie in einer der Zellen { $a-cells }. Ebenso enthalten { $other-cells } zwei der Ziffern
    und { $b-cells } dieselben zwei. Was in keinen der übrigen Fälle passt, ist falsch. In jedem
    dieser Fälle hat { $link-digits } Plätze in den Basen, in den Zielen und auf den drei Linien.
    Wo das anderswo keinen Platz dafür lässt, ist auch dieser Kandidat falsch.
why-double-exocet =
    { $cells } enthalten zwei der Ziffern { $digits }. In { $base } muss jede dieser Ziffern
    stehen. Eine Ziffer, die in { $cells } steht, kann anderswo in deren Linie und Block nicht
    stehen, und ohne { $a-cells } hätten die drei Linien dann keine drei Plätze für sie. Also
    steht sie in einer der Zellen { $a-cells }. Ebenso enthalten { $other-cells } zwei der Ziffern
    und { $b-cells } dieselben zwei. Was in keinen der übrigen Fälle passt, ist falsch.
