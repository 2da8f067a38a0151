# Techniques that rest on the puzzle having one solution.

# What several of them begin with.
unique-swap =
    Enthielten { $cells } nichts als { $digits }, dann könnten diese Ziffern dort die Plätze
    tauschen, und das Rätsel hätte zwei Lösungen. Es hat nur eine, also
unique-exchange =
    Enthielten { $cells } nichts als { $digits }, dann könnten die beiden Linien sie tauschen, und
    das Rätsel hätte zwei Lösungen. Es hat nur eine, also
unique-bug =
    Ohne die zusätzlichen Kandidaten ({ $guardian-digits } in { $guardian-cells }) hätte jede der
    leeren Zellen { $cells } zwei Kandidaten und jede der Ziffern { $digits } zwei Plätze in jedem
    Haus, dem sie noch fehlt. So ein Rätsel hat keine Lösung oder mehrere. Dieses hat eine, also

why-unique-rectangle-1 =
    { unique-swap } ist { $guardian-cells } keine davon, sondern einer der anderen Kandidaten.
why-unique-rectangle-2 =
    { unique-swap } enthält eine von { $guardian-cells } die { $guardian-digits }, und keine
    Zelle kann sie enthalten, die beide sieht.
why-unique-rectangle-3 =
    { unique-swap } enthält eine von { $guardian-cells } einen anderen Kandidaten
    ({ $guardian-digits }). Diese Zelle und { $a-cells }, alle in { $a-houses }, enthalten
    untereinander { $a-digits }, also keine andere Zelle dort.
why-unique-rectangle-4 =
    { unique-swap } enthält eine von { $guardian-cells } eine andere Ziffer. Aber in
    { $link-houses } hat die { $link-digits } keinen Platz außerhalb dieser beiden Zellen: Eine
    enthält sie, die andere eine Ziffer von außerhalb des Rechtecks, und für die zweite Ziffer des
    Rechtecks ist in den beiden kein Platz.
why-unique-rectangle-5 =
    { unique-swap } enthält eine von { $guardian-cells } die { $guardian-digits }, und keine
    Zelle kann sie enthalten, die alle diese sieht.
why-unique-rectangle-6 =
    { unique-swap } enthält eine von { $guardian-cells } eine andere Ziffer. In { $link-houses }
    hat die { $link-digits } keinen Platz außerhalb des Rechtecks: Stünde sie in einer von
    { $guardian-cells }, dann auch in der anderen, und für das Rechteck bliebe nichts anderes
    übrig. Also enthält sie keine von beiden.
why-hidden-rectangle =
    { unique-swap } enthalten sie das nicht. In { $link-houses } hat die { $link-digits } keinen
    Platz außerhalb des Rechtecks: Wäre { $link-cells } die andere Ziffer, dann wären beide
    Nachbarn im Rechteck die { $link-digits }, und die vierte Zelle machte diese Füllung
    vollständig. Also ist sie es nicht.
why-avoidable-rectangle-1 =
    { unique-swap } enthalten sie das nicht. Keine davon ist vorgegeben, also muss
    { $guardian-cells } eine Ziffer von außerhalb des Rechtecks enthalten.
why-avoidable-rectangle-2 =
    { unique-swap } enthalten sie das nicht. Keine davon ist vorgegeben, also enthält eine von
    { $guardian-cells } die { $guardian-digits }, und keine Zelle kann sie enthalten, die alle
    diese sieht.
why-unique-loop-2 =
    { unique-swap } enthält eine von { $guardian-cells } die { $guardian-digits }, und keine
    Zelle kann sie enthalten, die alle diese sieht.
why-unique-loop-4 =
    { unique-swap } enthält eine von { $guardian-cells } eine andere Ziffer. Aber in
    { $link-houses } hat die { $link-digits } keinen Platz außerhalb dieser beiden Zellen: Eine
    enthält sie, die andere eine Ziffer von außerhalb der Schleife, und für die anderen Ziffern
    der Schleife ist in den beiden kein Platz.
why-extended-rectangle-1 =
    { unique-exchange } ist { $guardian-cells } keine davon, sondern einer der anderen
    Kandidaten.
why-extended-rectangle-2 =
    { unique-exchange } enthält eine von { $guardian-cells } die { $guardian-digits }, und keine
    Zelle kann sie enthalten, die alle diese sieht.
why-extended-rectangle-3 =
    { unique-exchange } enthält eine von { $guardian-cells } einen anderen Kandidaten
    ({ $guardian-digits }). Diese Zelle und { $a-cells }, alle in { $a-houses }, enthalten
    untereinander { $a-digits }, also keine andere Zelle dort.
why-extended-rectangle-4 =
    { unique-exchange } enthält eine von { $guardian-cells } eine andere Ziffer. Aber in
    { $link-houses } hat die { $link-digits } keinen Platz außerhalb dieser beiden Zellen: Eine
    enthält sie, die andere eine Ziffer von außerhalb des Rechtecks, und für die anderen Ziffern
    des Rechtecks ist in den beiden kein Platz.
why-bug-1 = { unique-bug } ist { $guardian-cells } die { $guardian-digits }.
why-bug-2 =
    { unique-bug } ist eine von { $guardian-cells } die { $guardian-digits }, und keine Zelle
    kann es sein, die alle diese sieht.
why-bug-3 =
    { unique-bug } enthält eine von { $guardian-cells } einen zusätzlichen Kandidaten
    ({ $guardian-digits }). Diese Zelle und { $a-cells }, alle in { $a-houses }, enthalten
    untereinander { $a-digits }, also keine andere Zelle dort.
why-bug-4 =
    { unique-bug } enthält eine von { $guardian-cells } einen zusätzlichen Kandidaten. Aber
    in { $link-houses } hat die { $link-digits } keinen Platz außerhalb dieser beiden Zellen: Eine
    enthält sie, die andere den zusätzlichen Kandidaten, und für die übrigen Kandidaten ist in den
    beiden kein Platz.
why-bug-n =
    { unique-bug } ist einer der zusätzlichen Kandidaten richtig. Jeder Kandidat, der sie
    alle ausschlösse, ist falsch.
