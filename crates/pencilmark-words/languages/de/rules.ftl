# Wie die Regeln von Varianten heißen und warum Schritte folgen, die sie benutzen.

rule-knight = die Springerregel
rule-king = die Königsregel
rule-move = die Regel, dass Zellen im Abstand { $steps } verschieden sind
rule-not-consecutive = die Regel, dass Nachbarn nicht aufeinanderfolgen
rule-no-other = die Regel für Nachbarn ohne Zeichen
rule-difference-1 = der weiße Punkt zwischen { $first } und { $second }
rule-difference = der Unterschied { $number } zwischen { $first } und { $second }
rule-at-least = der Unterschied von mindestens { $number } zwischen { $first } und { $second }
rule-ratio-2 = der schwarze Punkt zwischen { $first } und { $second }
rule-ratio = das Verhältnis { $number } zwischen { $first } und { $second }
rule-sum-5 = das V zwischen { $first } und { $second }
rule-sum-10 = das X zwischen { $first } und { $second }
rule-sum = die Summe { $number } von { $first } und { $second }
rule-greater = die Ungleichung { $first } > { $second }
rule-equal = die Gleichheit von { $first } und { $second }
rule-cage-sum = der Käfig { $number } ({ $cells })
rule-cage-repeats = der Käfig { $number } mit Wiederholungen ({ $cells })
rule-cage = der Käfig { $cells }
rule-little-killer = die Diagonalsumme { $number } ({ $cells })
rule-odd = das Zeichen für Ungerade in { $cell }
rule-even = das Zeichen für Gerade in { $cell }
rule-minimum = das Minimum in { $cell }
rule-maximum = das Maximum in { $cell }
rule-clone = die Klone { $cells } und { $others }
rule-palindrome = das Palindrom { $cells }
rule-quadruple = das Quadrupel { $digits } ({ $cells })
rule-sandwich = die Sandwichsumme { $number } von { $first } bis { $second }
rule-x-sum = die X-Summe { $number } von { $first } bis { $second }
rule-skyscraper = der Hochhaushinweis { $number } von { $first } bis { $second }
rule-numbered-room = das nummerierte Zimmer { $number } von { $first } bis { $second }

equation-sum = die Summe { $rest } von { $cells } (aus { $houses } und Käfigen)
equation-difference = { $cells } ergeben { $rest } mehr als { $others } (aus { $houses } und Käfigen)
equation-same = { $cells } ergeben so viel wie { $others } (aus { $houses } und Käfigen)

rule-broken = Die gesetzten Ziffern verletzen dies: { $rule }.
why-no-partner =
    { $cell } kann nur { $digits } sein. Jede dieser Ziffern schließt aus, was hier gestrichen
    wird; das sagt: { $rules }.
why-common-peer =
    In { $house } kann die { $digit } nur in { $cells } stehen. Wo immer sie steht, schließt sie
    aus, was hier gestrichen wird; das sagt: { $rules }.
why-cross-house-subset =
    { $cells } sehen einander und haben nur die Kandidaten { $digits }: so viele Ziffern wie Zellen.
    Also steht jede dieser Ziffern in einer davon, und keine andere Zelle, die alle ihre Plätze dort
    sieht, kann sie enthalten. Welche Zellen einander sehen, sagen nicht nur die Häuser, sondern
    auch: { $rules }.
why-combinations = Es bleiben diese Kombinationen: { $combinations } ({ $rule }).
why-combinations-many =
    Keine Füllung mit den Kandidaten der Zellen enthält, was hier gestrichen wird: { $rule }.
why-rule-peers =
    Es bleiben diese Kombinationen: { $combinations } ({ $rule }). Wie auch immer die Zellen gefüllt
    sind, eine davon schließt aus, was hier gestrichen wird.
why-rule-peers-many =
    Wie auch immer die Zellen gefüllt sind, eine davon schließt aus, was hier gestrichen wird:
    { $rule }.
why-rule-and-house =
    In { $house } ist ein Platz für { $digits } nötig. Nur diese Kombinationen lassen einen übrig:
    { $combinations } ({ $rule }).
why-rule-and-house-many =
    In { $house } ist ein Platz für { $digits } nötig. Keine Füllung, die einen übrig lässt,
    enthält, was hier gestrichen wird: { $rule }.
why-rule-and-rule = Damit { $other } noch zu füllen ist, bleibt nur { $combinations } ({ $rule }).
why-rule-and-rule-many =
    Keine Füllung, mit der { $other } noch zu füllen ist, enthält, was hier gestrichen wird
    ({ $rule }).
why-linked-cells =
    Die Zellen { $cells } hängen voneinander ab ({ $rules }). So können sie noch gefüllt werden, in
    dieser Reihenfolge: { $combinations }.
why-linked-cells-many =
    Die Zellen { $cells } hängen voneinander ab ({ $rules }). Keine Füllung enthält, was hier
    gestrichen wird.
balance-houses = Die Ziffern von { $houses } ergeben zusammen { $total }
balance-less = , die Käfige { $parts } zusammen { $sum }
balance-less-one = , der Käfig { $sum }
balance-rules = Die Käfige { $parts } ergeben zusammen { $sum }
balance-rest = . Also ergeben { $cells } zusammen { $rest }
balance-rest-one = . Also ist { $cells } gleich { $rest }
balance-rest-more = . Also ergeben { $cells } zusammen { $rest } mehr als { $others }
balance-rest-same = . Also ergeben { $cells } zusammen so viel wie { $others }
balance-combinations = ; es bleibt { $combinations }.
balance-many = ; keine Füllung, für die das gilt, enthält, was hier gestrichen wird.
balance-end = .
balance-beside-rule = . Damit { $rule } noch zu füllen ist, geht das nur so: { $combinations }.
balance-beside-rule-many = . Keine Füllung, mit der { $rule } noch zu füllen ist, enthält, was hier gestrichen wird.
balance-allows-rule = . Damit das möglich ist, bleibt nur { $combinations } ({ $rule }).
balance-allows-rule-many = . Keine Kombination, die das zulässt, enthält, was hier gestrichen wird ({ $rule }).
balance-peers =
    ; es bleibt { $combinations }. Wie auch immer die Zellen gefüllt sind, eine davon schließt aus,
    was hier gestrichen wird.
balance-peers-many = . Wie auch immer die Zellen gefüllt sind, eine davon schließt aus, was hier gestrichen wird.
