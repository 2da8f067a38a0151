# Techniques that rest on the puzzle having one solution.

# What several of them begin with.
unique-swap =
    Enthielten { $cells } nichts als { $digits }, dann könnten diese Ziffern dort die Plätze
    tauschen, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also
unique-exchange =
    Enthielten { $cells } nichts als { $digits }, dann könnten die beiden Linien diese Ziffern
    untereinander tauschen, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also
unique-bug =
    Ohne die zusätzlichen Kandidaten ({ $guardian-digits } in { $guardian-cells }) hätte jede der
    leeren Zellen { $cells } zwei Kandidaten und jede der Ziffern { $digits } zwei Plätze in jedem
    Haus, in dem sie noch fehlt. Ein solches Rätsel hat entweder keine Lösung oder mehrere. Dieses
    hat genau eine, also

why-unique-rectangle-1 =
    { unique-swap } enthält { $guardian-cells } keine davon, sondern einen der anderen Kandidaten.
why-unique-rectangle-2 =
    { unique-swap } enthält eine der Zellen { $guardian-cells } die { $guardian-digits }, und
    keine Zelle, die beide sieht, kann sie enthalten.
why-unique-rectangle-3 =
    { unique-swap } enthält eine der Zellen { $guardian-cells } einen anderen Kandidaten
    ({ $guardian-digits }). Diese Zelle und { $a-cells }, alle in { $a-houses }, teilen
    { $a-digits } unter sich auf, also kann dort keine andere Zelle eine davon enthalten.
why-unique-rectangle-4 =
    { unique-swap } enthält eine der Zellen { $guardian-cells } eine andere Ziffer. Aber in
    { $link-houses } hat die { $link-digits } keinen Platz außerhalb dieser beiden Zellen. Eine
    enthält sie, die andere eine Ziffer, die nicht zum Rechteck gehört, und für die zweite Ziffer
    des Rechtecks bleibt dort kein Platz.
why-unique-rectangle-5 =
    { unique-swap } enthält eine der Zellen { $guardian-cells } die { $guardian-digits }, und
    keine Zelle, die alle diese sieht, kann sie enthalten.
why-unique-rectangle-6 =
    { unique-swap } enthält eine der Zellen { $guardian-cells } eine andere Ziffer. In
    { $link-houses } hat die { $link-digits } keinen Platz außerhalb des Rechtecks. Stünde sie in
    einer der Zellen { $guardian-cells }, dann auch in der anderen, und für das Rechteck bliebe
    nichts anderes übrig. Also steht sie in keiner von beiden.
why-hidden-rectangle =
    { unique-swap } trifft das nicht zu. In { $link-houses } hat die { $link-digits } keinen Platz
    außerhalb des Rechtecks. Enthielte { $link-cells } die { $removed-digits }, dann stünde die
    { $link-digits } in beiden Nachbarecken, und mit der vierten Ecke wäre genau diese Füllung
    vollständig. Also enthält { $link-cells } die { $removed-digits } nicht.
why-avoidable-rectangle-1 =
    { unique-swap } trifft das nicht zu. Keine der Zellen ist vorgegeben, also muss
    { $guardian-cells } eine Ziffer enthalten, die nicht zum Rechteck gehört.
why-avoidable-rectangle-2 =
    { unique-swap } trifft das nicht zu. Keine der Zellen ist vorgegeben, also enthält eine der
    Zellen { $guardian-cells } die { $guardian-digits }, und keine Zelle, die alle diese sieht,
    kann sie enthalten.
why-unique-loop-2 =
    { unique-swap } enthält eine der Zellen { $guardian-cells } die { $guardian-digits }, und
    keine Zelle, die alle diese sieht, kann sie enthalten.
why-unique-loop-4 =
    { unique-swap } enthält eine der Zellen { $guardian-cells } eine andere Ziffer. Aber in
    { $link-houses } hat die { $link-digits } keinen Platz außerhalb dieser beiden Zellen. Eine
    enthält sie, die andere eine Ziffer, die nicht zur Schleife gehört, und für die anderen
    Ziffern der Schleife bleibt dort kein Platz.
why-extended-rectangle-1 =
    { unique-exchange } enthält { $guardian-cells } keine davon, sondern einen der anderen
    Kandidaten.
why-extended-rectangle-2 =
    { unique-exchange } enthält eine der Zellen { $guardian-cells } die { $guardian-digits }, und
    keine Zelle, die alle diese sieht, kann sie enthalten.
why-extended-rectangle-3 =
    { unique-exchange } enthält eine der Zellen { $guardian-cells } einen anderen Kandidaten
    ({ $guardian-digits }). Diese Zelle und { $a-cells }, alle in { $a-houses }, teilen
    { $a-digits } unter sich auf, also kann dort keine andere Zelle eine davon enthalten.
why-extended-rectangle-4 =
    { unique-exchange } enthält eine der Zellen { $guardian-cells } eine andere Ziffer. Aber in
    { $link-houses } hat die { $link-digits } keinen Platz außerhalb dieser beiden Zellen. Eine
    enthält sie, die andere eine Ziffer, die nicht zum Rechteck gehört, und für die anderen
    Ziffern des Rechtecks bleibt dort kein Platz.
why-bug-1 = { unique-bug } enthält { $guardian-cells } die { $guardian-digits }.
why-bug-2 =
    { unique-bug } enthält eine der Zellen { $guardian-cells } die { $guardian-digits }, und keine
    Zelle, die alle diese sieht, kann sie enthalten.
why-bug-3 =
    { unique-bug } enthält eine der Zellen { $guardian-cells } einen zusätzlichen Kandidaten
    ({ $guardian-digits }). Diese Zelle und { $a-cells }, alle in { $a-houses }, teilen
    { $a-digits } unter sich auf, also kann dort keine andere Zelle eine davon enthalten.
why-bug-4 =
    { unique-bug } enthält eine der Zellen { $guardian-cells } einen zusätzlichen Kandidaten. Aber
    in { $link-houses } hat die { $link-digits } keinen Platz außerhalb dieser beiden Zellen. Eine
    enthält sie, die andere den zusätzlichen Kandidaten, und für die übrigen Kandidaten bleibt
    dort kein Platz.
why-bug-n =
    { unique-bug } ist einer der zusätzlichen Kandidaten richtig. Ein Kandidat, der sie alle
    ausschließen würde, ist falsch.
