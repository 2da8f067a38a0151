# Why a step follows, and what it removes: singles to wings.

why-full-house =
    { $cell } ist die letzte leere Zelle in { $house }, und { $digit } ist die Ziffer, die dort
    fehlt.
why-hidden-single = In { $house } kann die { $digit } nur noch in { $cell } stehen.
why-naked-single =
    In { $cell } ist jede Ziffer außer der { $digit } ausgeschlossen, also steht dort die
    { $digit }.
why-intersection =
    In { $from } kann die { $digit } nur in { $cells } stehen. Diese Zellen liegen auch in
    { $into }. Eine von ihnen enthält also die { $digit } von { $into }, und keine andere Zelle
    von { $into } kann sie enthalten.
why-naked-subset =
    In { $houses } haben die Zellen { $cells } keine anderen Kandidaten als { $digits }. Sie
    teilen diese Ziffern unter sich auf, also kann keine andere Zelle in { $houses } eine davon
    enthalten.
why-locked-subset =
    Die Zellen { $cells } liegen zugleich in { $houses } und haben keine anderen Kandidaten als
    { $digits }. Sie teilen diese Ziffern unter sich auf, also kann in keinem dieser Häuser eine
    andere Zelle eine davon enthalten.
why-hidden-subset =
    In { $houses } haben die Ziffern { $digits } keine anderen Plätze als { $cells }. Sie füllen
    diese Zellen, also kann dort keine andere Ziffer stehen.
why-xy-wing =
    Ist { $pivot } die { $first }, dann ist { $pincer } die { $digit }. Ist { $pivot } die
    { $second }, dann ist { $other } die { $digit }. So oder so enthält { $pincer } oder
    { $other } die { $digit }, also kann keine Zelle, die beide sieht, eine { $digit } enthalten.
why-two-pairs =
    In { $house } kann die { $digit } nur in { $end } oder { $near } stehen, in { $other-house }
    nur in { $other-near } oder { $other-end }. Steht sie in { $near }, dann kann sie nicht in
    { $other-near } stehen, also steht sie in { $other-end }. Sonst steht sie in { $end }. So oder
    so steht sie in { $end } oder { $other-end }, also kann keine Zelle, die beide Plätze
    sieht, eine { $digit } enthalten.
removed = Das streicht { $digits } aus { $cells }
removed-too = ; { $digits } aus { $cells }
removed-end = ; sowie { $digits } aus { $cells }
removed-last = {" "}sowie { $digits } aus { $cells }
why-dual-kite =
    Höchstens eine der Zellen { $link-cells } enthält die { $a-digits }, denn beide liegen in
    { $link-houses }. In { $a-houses } sind { $a-cells } die einzigen anderen Plätze, je einer,
    also enthält eine dieser beiden die { $a-digits }. Ebenso sind { $b-cells } die einzigen
    anderen Plätze in { $b-houses }, und eine dieser beiden enthält die { $b-digits }. Eine Zelle,
    die beide Zellen eines dieser Paare sieht, kann die Ziffer des Paars nicht enthalten.
why-dual-empty-rectangle =
    In { $houses } kann die { $digits } nur in { $cells } stehen, und diese Zellen liegen in einer
    Zeile und einer Spalte. In { $a-houses } kann sie nur in { $a-cells } stehen, in { $b-houses }
    nur in { $b-cells }. Jedes dieser Paare hat ein Ende auf einem Arm des Kreuzes. Also steht die
    { $digits } auf dem anderen Arm oder am fernen Ende, und keine Zelle, die den anderen Arm und
    das ferne Ende sieht, kann sie enthalten.
why-remote-pair =
    Die Zellen { $cells } haben nur die Kandidaten { $digits }, und jede sieht eine andere von
    ihnen. Zellen, die einander sehen, enthalten verschiedene Ziffern. Also steht in { $a-cells }
    dieselbe Ziffer und in { $b-cells } die andere. Eine Zelle, die eine der ersten und eine der
    zweiten sieht, sieht beide Ziffern und kann keine von ihnen enthalten.
why-xyz-wing =
    { $pivot-cells } hat die Kandidaten { $pivot-digits }, { $a-cells } hat { $a-digits }, und
    { $b-cells } hat { $b-digits }. Ist { $pivot-cells } nicht die { $digits }, dann ist es die
    andere Ziffer von { $a-cells } oder von { $b-cells }, und in dieser Zelle bleibt nur die
    { $digits }. Also enthält eine der drei Zellen die { $digits }, und keine Zelle, die alle drei
    sieht, kann sie enthalten.
why-w-wing =
    { $cells } haben beide genau die Kandidaten { $digits }. In { $link-houses } kann die
    { $link-digits } nur in { $link-cells } stehen, und jede dieser Zellen sieht eine der beiden.
    Also können { $cells } nicht beide die { $link-digits } sein. Mindestens eine ist die
    { $a-digits }, und keine Zelle, die beide sieht, kann eine { $a-digits } enthalten.
why-bent-wing =
    Die Zellen { $cells } haben keine anderen Kandidaten als { $digits }: so viele Ziffern wie
    Zellen. Bei jeder der Ziffern { $link-digits } sehen alle ihre Plätze dort einander, also
    kommt sie höchstens einmal vor. Ohne die { $a-digits } gäbe es zu wenige Ziffern, um die
    Zellen zu füllen. Also steht die { $a-digits } in einer der Zellen { $a-cells }, und keine
    Zelle, die alle diese sieht, kann sie enthalten.

# An arrangement that has no words of its own.
why-by-name = Das ist ein Fall der Technik „{ $technique }“; ihre Seite erklärt, warum das stimmt.
