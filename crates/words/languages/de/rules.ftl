# Wie die Regeln von Varianten heißen und warum Schritte folgen, die sie benutzen.

rule-move-knight = die Springerregel
rule-move-king = die Königsregel
rule-move = die Regel, dass Zellen im Abstand { $steps } verschieden sind
rule-no-other-consecutive = die Regel, dass Nachbarn nicht aufeinanderfolgen
rule-no-other = die Regel für Nachbarn ohne Zeichen
rule-no-other-dots = die Regel, dass alle Punkte angegeben sind
rule-no-other-xv = die Regel, dass alle X und V angegeben sind
rule-difference-1 = der weiße Punkt zwischen { $first } und { $second }
rule-difference = die Differenz { $number } zwischen { $first } und { $second }
rule-at-least = die Differenz von mindestens { $number } zwischen { $first } und { $second }
rule-ratio-2 = der schwarze Punkt zwischen { $first } und { $second }
rule-ratio = das Verhältnis { $number } zwischen { $first } und { $second }
rule-sum-5 = das V zwischen { $first } und { $second }
rule-sum-10 = das X zwischen { $first } und { $second }
rule-sum = die Summe { $number } von { $first } und { $second }
rule-greater = die Ungleichung { $first } > { $second }
rule-equal = die Gleichheit von { $first } und { $second }
rule-cage = der Käfig { $number } ({ $cells })
rule-cage-with-repeats = der Käfig { $number } mit Wiederholungen ({ $cells })
rule-cage-with-repeats-open = der Käfig mit Wiederholungen { $cells }
rule-cage-open = der Käfig { $cells }
rule-little-killer = die Diagonalsumme { $number } ({ $cells })
rule-odd = das Zeichen für Ungerade in { $cell }
rule-even = das Zeichen für Gerade in { $cell }
rule-minimum = das Minimum in { $cell }
rule-maximum = das Maximum in { $cell }
rule-clone = die Klone { $cells } und { $others }
rule-palindrome = das Palindrom { $cells }
rule-thermometer = das Thermometer { $cells }
rule-slow-thermometer = das langsame Thermometer { $cells }
rule-whisper = die Flüsterlinie { $number } ({ $cells })
rule-whisper-5 = die deutsche Flüsterlinie { $cells }
rule-whisper-4 = die niederländische Flüsterlinie { $cells }
rule-renban = die Renban-Linie { $cells }
rule-nabner = die Nabner-Linie { $cells }
rule-modular = die Modulo-Linie { $cells }
rule-entropic = die Entropie-Linie { $cells }
rule-parity-line = die Paritätslinie { $cells }
rule-zipper = die Reißverschlusslinie { $cells }
rule-arrow = der Pfeil von { $cells } entlang { $others }
rule-region-sum = die Regionensummenlinie { $cells }
rule-sum-line = die Summenlinie { $number } ({ $cells })
rule-between = die Zwischenlinie { $cells }
rule-lockout = die Sperrlinie { $number } ({ $cells })
rule-lockout-4 = die Sperrlinie { $cells }
rule-double-arrow = der Doppelpfeil { $cells }
rule-quadruple = das Quadrupel { $digits } ({ $cells })
rule-sandwich = die Sandwichsumme { $number } von { $first } bis { $second }
rule-x-sum = die X-Summe { $number } von { $first } bis { $second }
rule-skyscraper = der Hochhaushinweis { $number } von { $first } bis { $second }
rule-numbered-room = das nummerierte Zimmer { $number } von { $first } bis { $second }

equation-sum = die Summe { $rest } von { $cells } (aus { $houses } und Käfigen)
equation-difference = { $cells } ergeben { $rest } mehr als { $others } (aus { $houses } und Käfigen)
equation-same = { $cells } ergeben so viel wie { $others } (aus { $houses } und Käfigen)

rule-broken = Die gesetzten Ziffern verletzen eine Regel: { $rule }.
why-no-partner =
    { $cell } kann nur { $digits } sein. Keine dieser Ziffern lässt zu, was hier gestrichen wird.
    Der Grund: { $rules }.
why-common-peer =
    In { $house } kann die { $digit } nur in { $cells } stehen. Wo sie auch steht, sie schließt
    aus, was hier gestrichen wird. Der Grund: { $rules }.
why-cross-house-subset =
    { $cells } sehen einander und haben nur die Kandidaten { $digits }: so viele Ziffern wie
    Zellen. Also steht jede dieser Ziffern in einer dieser Zellen, und keine andere Zelle, die
    alle ihre Plätze dort sieht, kann sie enthalten. Welche Zellen einander sehen, folgt aus den
    Häusern und aus diesen Regeln: { $rules }.
why-combinations =
    Betrachte diese Regel: { $rule }. Es bleiben nur diese Kombinationen: { $combinations }.
why-combinations-many =
    Betrachte diese Regel: { $rule }. In keiner Füllung ihrer Zellen mit deren Kandidaten kommt
    vor, was hier gestrichen wird.
why-rule-peers =
    Betrachte diese Regel: { $rule }. Es bleiben nur diese Kombinationen: { $combinations }. Wie
    auch immer ihre Zellen gefüllt werden, eine davon schließt aus, was hier gestrichen wird.
why-rule-peers-many =
    Betrachte diese Regel: { $rule }. Wie auch immer ihre Zellen mit ihren Kandidaten gefüllt
    werden, eine davon schließt aus, was hier gestrichen wird.
why-rule-and-house =
    { $house } braucht einen Platz für { $digits }. Betrachte diese Regel: { $rule }. Nur diese
    Kombinationen lassen einen solchen Platz frei: { $combinations }.
why-rule-and-house-many =
    { $house } braucht einen Platz für { $digits }. Betrachte diese Regel: { $rule }. In keiner
    Füllung ihrer Zellen, die einen solchen Platz frei lässt, kommt vor, was hier gestrichen wird.
why-rule-and-rule =
    Zwei Regeln gelten zugleich: { $rule } und { $other }. Für die erste bleiben damit nur diese
    Kombinationen: { $combinations }.
why-rule-and-rule-many =
    Zwei Regeln gelten zugleich: { $rule } und { $other }. In keiner Füllung der ersten, die auch
    die zweite zulässt, kommt vor, was hier gestrichen wird.
why-linked-cells =
    Diese Regeln verbinden die Zellen { $cells }: { $rules }. Nur so lassen sich die Zellen noch
    füllen, in dieser Reihenfolge: { $combinations }.
why-linked-cells-many =
    Diese Regeln verbinden die Zellen { $cells }: { $rules }. In keiner Füllung der Zellen kommt
    vor, was hier gestrichen wird.
balance-houses = Die Ziffern von { $houses } ergeben zusammen { $total }
balance-less = , die Käfige { $parts } zusammen { $sum }
balance-less-one = , der Käfig { $sum }
balance-rules = Die Käfige { $parts } ergeben zusammen { $sum }
balance-rest = . Also ergeben { $cells } zusammen { $rest }
balance-rest-one = . Also ist { $cells } die { $rest }
balance-rest-more = . Also ergeben { $cells } zusammen { $rest } mehr als { $others }
balance-rest-same = . Also ergeben { $cells } zusammen so viel wie { $others }
balance-combinations = ; das lässt nur { $combinations } zu.
balance-many = ; in keiner Füllung, für die das gilt, kommt vor, was hier gestrichen wird.
balance-end = .
balance-beside-rule = . Zugleich gilt diese Regel: { $rule }. Möglich ist damit nur
    { $combinations }.
balance-beside-rule-many = . Zugleich gilt diese Regel: { $rule }. In keiner Füllung, die
    beides erfüllt, kommt vor, was hier gestrichen wird.
balance-allows-rule = . Zugleich gilt diese Regel: { $rule }. Von ihren Kombinationen lässt
    nur { $combinations } das zu.
balance-allows-rule-many = . Zugleich gilt diese Regel: { $rule }. In keiner ihrer Füllungen,
    die das zulässt, kommt vor, was hier gestrichen wird.
balance-peers = ; das lässt nur { $combinations } zu. Wie auch immer die Zellen gefüllt
    werden, eine davon schließt aus, was hier gestrichen wird.
balance-peers-many = . Wie auch immer die Zellen gefüllt werden, eine davon schließt aus, was
    hier gestrichen wird.
