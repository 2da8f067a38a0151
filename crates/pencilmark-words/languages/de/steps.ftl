# Why a step follows, and what it removes: singles to wings.

why-full-house =
    { $cell } ist die letzte leere Zelle in { $house }, und { $digit } ist die Ziffer, die dort
    fehlt.
why-hidden-single = In { $house } kann die { $digit } nur noch in { $cell } stehen.
why-naked-single =
    In { $cell } ist jede Ziffer außer { $digit } ausgeschlossen, also steht dort die { $digit }.
why-intersection =
    In { $from } kann die { $digit } nur in { $cells } stehen. Diese Zellen liegen auch in
    { $into }; eine von ihnen enthält also die { $digit } von { $into }, und keine andere Zelle
    von { $into } kann sie enthalten.
why-naked-subset =
    In { $houses } haben die Zellen { $cells } keine anderen Kandidaten als { $digits }.
    Untereinander verbrauchen sie diese Ziffern, also kann keine andere Zelle in { $houses } eine
    davon enthalten.
why-locked-subset =
    Die Zellen { $cells } liegen alle in { $houses } und haben keine anderen Kandidaten als
    { $digits }. Untereinander verbrauchen sie diese Ziffern in jedem dieser Häuser, also kann
    keine andere Zelle dort eine davon enthalten.
why-hidden-subset =
    In { $houses } haben die Ziffern { $digits } keine anderen Plätze als { $cells }.
    Untereinander füllen sie diese Zellen, also kann dort keine andere Ziffer stehen.
why-xy-wing =
    Steht in { $pivot } die { $first }, dann in { $pincer } die { $digit }; steht in { $pivot }
    die { $second }, dann in { $other } die { $digit }. So oder so enthält { $pincer } oder
    { $other } die { $digit }, also kann keine Zelle sie enthalten, die beide sieht.
why-two-pairs =
    In { $house } kann die { $digit } nur in { $end } oder { $near } stehen, in { $other-house }
    nur in { $other-near } oder { $other-end }. Steht sie in { $near }, dann nicht in
    { $other-near }, also in { $other-end }; wenn nicht, dann in { $end }. So oder so steht sie in
    { $end } oder { $other-end }, also kann keine Zelle sie enthalten, die alle diese sieht.
removed = Das streicht { $digits } aus { $cells }
removed-too = , { $digits } aus { $cells }
removed-last = {" "}und { $digits } aus { $cells }
why-dual-kite =
    Höchstens eine von { $link-cells } enthält die { $a-digits }, denn beide liegen in
    { $link-houses }. In { $a-houses } sind die einzigen anderen Plätze { $a-cells }, je einer,
    also enthält eine der beiden die { $a-digits }; ebenso sind { $b-cells } die einzigen anderen
    Plätze in { $b-houses }, und eine der beiden enthält die { $b-digits }. Keine Zelle kann
    enthalten, was dort steht, wenn sie beide eines dieser Paare sieht.
why-dual-empty-rectangle =
    In { $houses } kann die { $digits } nur in { $cells } stehen, die in einer Zeile und einer
    Spalte liegen. In { $a-houses } kann sie nur in { $a-cells } stehen, in { $b-houses } nur in
    { $b-cells }. Jedes dieser Paare hat ein Ende auf einem Arm des Kreuzes; also steht die
    { $digits } auf dem anderen Arm oder am fernen Ende, und keine Zelle kann sie enthalten, die
    den anderen Arm und das ferne Ende sieht.
why-remote-pair =
    Die Zellen { $cells } haben nur die Ziffern { $digits }, und jede sieht eine andere davon.
    Zellen, die sich sehen, enthalten verschiedene der beiden; also enthalten { $a-cells } alle
    dieselbe Ziffer, { $b-cells } alle die andere. Eine Zelle, die eine der ersten und eine der
    zweiten sieht, sieht beide Ziffern und kann keine von ihnen sein.
why-xyz-wing =
    { $pivot-cells } hat die Kandidaten { $pivot-digits }, { $a-cells } hat { $a-digits },
    { $b-cells } hat { $b-digits }. Steht in { $pivot-cells } nicht die { $digits }, dann die
    andere Ziffer von { $a-cells } oder von { $b-cells }, und in dieser Zelle steht die
    { $digits }. Eine der drei Zellen enthält also die { $digits }, und keine Zelle kann sie
    enthalten, die alle sieht.
why-w-wing =
    { $cells } haben beide nur die Kandidaten { $digits }. In { $link-houses } kann die
    { $link-digits } nur in { $link-cells } stehen, und jede dieser Zellen sieht eine der beiden.
    Nicht beide können also { $link-digits } sein; eine enthält die { $a-digits }, und keine Zelle
    kann sie enthalten, die beide sieht.
why-bent-wing =
    Die Zellen { $cells } haben keine anderen Kandidaten als { $digits }, so viele Ziffern wie
    Zellen. Von jeder der Ziffern { $link-digits } sehen sich dort alle Plätze, sie kann also nur
    einmal vorkommen. Ohne { $a-digits } wären es zu wenige Ziffern für die Zellen. Also enthält
    eine von { $a-cells } die { $a-digits }, und keine Zelle kann sie enthalten, die alle sieht.

# An arrangement that has no words of its own.
why-by-name = Das ist ein Fall von { $technique }; die Seite dieser Technik sagt, warum das gilt.
