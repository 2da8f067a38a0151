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
rule-pair-table = die Paartabelle für { $cells }
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
rule-taxicab-open = die Anti-Taxi-Regel
rule-taxicab = die Anti-Taxi-Regel für { $number }
rule-product = das Produkt { $number } von { $first } und { $second }
rule-low = die niedrige Zelle { $cell }
rule-high = die hohe Zelle { $cell }
rule-same-set = die gleichen Mengen { $cells } und { $others }
rule-equal-sums = die gleichen Summen { $cells } und { $others }
rule-equality-cage = der Gleichheitskäfig { $cells }
rule-rellik = der Rellik-Käfig { $number } ({ $cells })
rule-entropy = die Entropie von { $cells }
rule-mixture = die Mischung von { $cells }
rule-counting-circles = die Zählkreise { $cells }
rule-look-and-say = der Look-and-say-Hinweis { $cells }
rule-index = der Index der { $number } in { $cell }
rule-value-index = der Wertindex { $cells } entlang { $others }
rule-same-difference = die Linie gleicher Differenz { $cells }
rule-lunchbox = die Lunchbox { $number } ({ $cells })
rule-frame-sum = die Rahmensumme { $number } ab { $first }
rule-hidden-skyscraper = das verdeckte Hochhaus { $number } von { $first } bis { $second }
rule-flatmates = die Mitbewohner-Regel von { $first } bis { $second }

equation-sum = die Summe { $rest } von { $cells } (aus { $houses } und Käfigen)
equation-difference = { $cells } ergeben { $rest } mehr als { $others } (aus { $houses } und Käfigen)
equation-same = { $cells } ergeben so viel wie { $others } (aus { $houses } und Käfigen)

rule-broken = Die gesetzten Ziffern verletzen eine Regel: { $rule }.
why-common-peer = In { $house } kann die { $digit } nur in { $cells } stehen
why-cross-house-subset =
    { $cells } sehen einander und haben nur die Kandidaten { $digits }: so viele Ziffern wie
    Zellen. Also steht jede dieser Ziffern in einer dieser Zellen, und keine andere Zelle, die
    alle ihre Plätze dort sieht, kann sie enthalten. Welche Zellen einander sehen, folgt aus den
    Häusern und aus diesen Regeln: { $rules }.
ground-only-digit = In { $cell } bleibt nur die { $digit }
ground-only-cell = In { $house } bleibt für die { $digit } nur { $cell }
why-combinations = Betrachte diese Regel: { $rule }. Es bleiben nur diese Kombinationen: { $combinations }
why-combinations-many = Betrachte diese Regel: { $rule }
why-rule-and-house =
    { $house } braucht einen Platz für { $digits }. Betrachte diese Regel: { $rule }. Nur diese
    Kombinationen lassen einen solchen Platz frei: { $combinations }
why-rule-and-house-many =
    { $house } braucht einen Platz für { $digits }. Zugleich gilt diese Regel: { $rule }
why-rule-and-rule =
    Zwei Regeln gelten zugleich: { $rule } und { $other }. Für die erste bleiben damit nur diese
    Kombinationen: { $combinations }
why-rule-and-rule-many = Zwei Regeln gelten zugleich: { $rule } und { $other }
why-linked-cells =
    Diese Regeln verbinden die Zellen { $cells }: { $rules }. Nur so lassen sich die Zellen noch
    füllen, in dieser Reihenfolge: { $combinations }
why-linked-cells-many = Diese Regeln verbinden die Zellen { $cells }: { $rules }
balance-houses = Die Ziffern von { $houses } ergeben zusammen { $total }
balance-less = , die Käfige { $parts } zusammen { $sum }
balance-less-one = , der Käfig { $sum }
balance-rules = Die Käfige { $parts } ergeben zusammen { $sum }
balance-rest = . Also ergeben { $cells } zusammen { $rest }
balance-rest-one = . Also ist { $cells } die { $rest }
balance-rest-more = . Also ergeben { $cells } zusammen { $rest } mehr als { $others }
balance-rest-same = . Also ergeben { $cells } zusammen so viel wie { $others }
balance-combinations = ; das lässt nur { $combinations } zu
balance-beside-rule = . Zugleich gilt { $rule }; das lässt nur { $combinations } zu
balance-beside-rule-many = . Zugleich gilt { $rule }
balance-allows-rule = . Zugleich gilt { $rule }; dafür bleiben nur { $combinations }
balance-allows-rule-many = . Betrachte daneben diese Regel: { $rule }

# Was eine Regel jeder Art besagt, als Anfang einer Begründung. Ohne Punkt am Ende.

law-move-knight = Zellen im Springerabstand unterscheiden sich
law-move-king = Zellen, die sich an einer Ecke berühren, unterscheiden sich
law-move = Zellen im Abstand { $steps } unterscheiden sich
law-no-other-consecutive = Nachbarzellen enthalten nie aufeinanderfolgende Ziffern
law-no-other-dots = Nachbarzellen ohne Punkt enthalten weder aufeinanderfolgende Ziffern noch eine Ziffer und ihr Doppeltes
law-no-other-xv = Nachbarzellen ohne Zeichen ergeben zusammen weder 5 noch 10
law-no-other = Nachbarzellen ohne Zeichen stehen nicht in der Beziehung, die ein Zeichen angäbe
law-cage = Die Ziffern eines Käfigs sind verschieden
law-cage-open = Die Ziffern eines Käfigs sind verschieden
law-cage-with-repeats = Die Ziffern dieses Käfigs dürfen sich wiederholen
law-cage-with-repeats-open = Die Ziffern dieses Käfigs dürfen sich wiederholen
law-difference-1 = Die Ziffern an einem weißen Punkt folgen aufeinander
law-difference = Die Ziffern an diesem Zeichen unterscheiden sich um { $number }
law-at-least = Die Ziffern an diesem Zeichen unterscheiden sich um mindestens { $number }
law-ratio-2 = Von den Ziffern an einem schwarzen Punkt ist eine doppelt so groß wie die andere
law-ratio = Von den Ziffern an diesem Zeichen ist eine { $number }-mal so groß wie die andere
law-sum-5 = Die Ziffern an einem V ergeben zusammen 5
law-sum-10 = Die Ziffern an einem X ergeben zusammen 10
law-sum = Die Ziffern an diesem Zeichen ergeben zusammen { $number }
law-greater = { $first } ist größer als { $second }
law-equal = { $first } und { $second } enthalten dieselbe Ziffer
law-odd = { $cell } ist ungerade
law-even = { $cell } ist gerade
law-minimum = { $cell } ist kleiner als seine Nachbarn
law-maximum = { $cell } ist größer als seine Nachbarn
law-clone = Klone enthalten Platz für Platz dieselben Ziffern
law-palindrome = Ein Palindrom liest sich von beiden Enden gleich
law-thermometer = Auf einem Thermometer wachsen die Ziffern von der Kugel aus
law-slow-thermometer = Auf einem langsamen Thermometer fallen die Ziffern von der Kugel aus nie
law-pair-table = Nachbarn auf dieser Linie sind eines der Paare ihrer Tabelle
law-whisper = Nachbarn auf dieser Linie unterscheiden sich um mindestens { $number }
law-renban = Eine Renban-Linie enthält aufeinanderfolgende Ziffern in beliebiger Reihenfolge
law-nabner = Keine zwei Ziffern einer Nabner-Linie sind gleich oder aufeinanderfolgend
law-modular = Je drei Nachbarn auf einer modularen Linie lassen beim Teilen durch 3 verschiedene Reste
law-entropic = Je drei Nachbarn auf einer entropischen Linie sind eine niedrige, eine mittlere und eine hohe Ziffer
law-parity-line = Auf einer Paritätslinie wechseln sich ungerade und gerade Ziffern ab
law-zipper = Zellen im gleichen Abstand von der Mitte einer Reißverschlusslinie ergeben zusammen dasselbe
law-arrow = Die Ziffern entlang eines Pfeils ergeben zusammen die Zahl an seinem Ende
law-double-arrow = Die beiden Enden der Linie ergeben zusammen, was zwischen ihnen steht
law-region-sum = Die Linie hat in jeder Region, durch die sie geht, dieselbe Summe
law-sum-line = Die Linie zerfällt in Abschnitte mit der Summe { $number }
law-between = Die Ziffern einer Zwischenlinie liegen zwischen denen an ihren Enden
law-lockout = Die Enden einer Sperrlinie unterscheiden sich um mindestens { $number }, und ihre Ziffern liegen außerhalb
law-quadruple = Die vier Zellen um den Kreis enthalten { $digits }
law-little-killer = Die Ziffern entlang der Diagonale ergeben zusammen { $number }
law-sandwich = Die Ziffern zwischen der 1 und der { $last } ergeben zusammen { $number }: { $ways }. Also ist die Lücke zwischen ihnen { $gaps } breit
law-long-sandwich = Die Ziffern zwischen der 1 und der { $last } ergeben zusammen { $number }. Also ist die Lücke zwischen ihnen { $gaps } breit
law-sandwich-0 = Zwischen der 1 und der { $last } liegt nichts
law-x-sum = Die erste Ziffer der Reihe sagt, wie viele Ziffern einschließlich ihrer selbst zusammen { $number } ergeben. Also ist sie { $firsts }
law-skyscraper = Vom Hinweis aus sind { $number } Ziffern größer als alle vor ihnen. Also steht die { $last } nicht in den ersten { $hidden } Zellen
law-skyscraper-2 = Vom Hinweis aus sind 2 Ziffern größer als alle vor ihnen. Also steht die { $last } nicht vorn
law-skyscraper-1 = Vom Hinweis aus ist nur eine Ziffer größer als alle vor ihr: Also steht die { $last } vorn
law-numbered-room = Die erste Ziffer der Reihe sagt, in welchem ihrer Zellen die { $number } steht
law-taxicab-open = Gleiche Ziffern sind nie so viele Schritte voneinander entfernt, wie sie sagen
law-taxicab = Keine zwei { $number }en sind { $number } Schritte voneinander entfernt
law-product = Das Produkt der Ziffern an dieser Markierung ist { $number }
law-low = { $cell } liegt unter der Mitte
law-high = { $cell } liegt über der Mitte
law-same-set = Beide Gruppen enthalten dieselben Ziffern in beliebiger Reihenfolge
law-equal-sums = Beide Gruppen haben dieselbe Summe
law-equality-cage = Ein Gleichheitskäfig enthält so viele ungerade wie gerade und so viele niedrige wie hohe Ziffern
law-rellik = Keine Ziffern eines Rellik-Käfigs ergeben zusammen { $number }
law-entropy = Diese Zellen enthalten eine niedrige, eine mittlere und eine hohe Ziffer
law-mixture = Diese Zellen enthalten eine Ziffer für jeden Rest bei der Teilung durch 3
law-counting-circles = Eine Ziffer im Kreis sagt, in wie vielen Kreisen sie steht
law-look-and-say = Der Hinweis sagt, wie oft Ziffern in diesen Zellen stehen
law-index = { $cell } sagt, in welcher Zelle der Reihe die { $number } steht
law-value-index = Die zweite Zelle sagt, in welcher Zelle entlang des Pfeils die Ziffer der ersten steht
law-same-difference = Nachbarn auf dieser Linie unterscheiden sich immer um dieselbe Zahl
law-lunchbox = Die Ziffern einer Lunchbox sind verschieden, und die zwischen der kleinsten und der größten ergeben zusammen { $number }
law-frame-sum = Die ersten Ziffern neben dem Hinweis ergeben zusammen { $number }
law-hidden-skyscraper = { $number } ist die erste Ziffer hinter einer größeren
law-flatmates = Jede Ziffer in der Mitte von 1 bis { $last } hat die 1 vor sich oder die { $last } nach sich

# Warum Ziffern nicht in einem Feld stehen können; jeder Satz führt eine Begründung fort.

ground-law = . { $law }
ground-end = .
ground-plain = . { $ground }
ground-because = . Der Grund ist { $rules }: { $ground }
ground-partner = { $digits } in { $cell } bräuchte { $wanted } in { $other }, wo nur { $has } stehen kann
ground-partner-many = { $digits } in { $cell } passt zu keinem der Kandidaten { $has } in { $other }
ground-alone = { $digits } ließe einer Zelle daneben keine Ziffer übrig und steht also nicht in { $cells }
ground-partner-is = { $digits } in { $cell } bräuchte { $wanted } in { $other }, wo { $has } steht
ground-partner-beside = { $cell } kann mit { $has } in { $other } nicht { $digits } sein
ground-partner-not = { $digits } in { $cell } bräuchte { $wanted } in { $other }, wo das nicht stehen kann
ground-places = { $digits } in { $cells } ließe sie in keiner dieser Zellen zu
ground-bounds = . Also gilt: { $bounds }
ground-bounds-one = { $cell } ist { $least }
ground-bounds-two = { $cell } liegt zwischen { $least } und { $most }
ground-too-little = . { $digits } in { $cell } ließe { $rest } für { $cells } übrig; das ist zu wenig, denn dort kommt
    mindestens { $bound } zusammen
ground-too-little-many = . { $digits } in { $cell } ließe höchstens { $rest } für { $cells } übrig; das ist zu wenig, denn
    dort kommt mindestens { $bound } zusammen
ground-too-much = . { $digits } in { $cell } ließe { $rest } für { $cells } übrig; das ist zu viel, denn dort kommt
    höchstens { $bound } zusammen
ground-too-much-many = . { $digits } in { $cell } ließe mindestens { $rest } für { $cells } übrig; das ist zu viel, denn
    dort kommt höchstens { $bound } zusammen
ground-not-made = . { $digits } in { $cell } ließe { $rest } für { $cells } übrig, was dort nicht zusammenkommen kann
ground-alone-more = . { $digits } in { $cell } wäre zu viel, denn in { $others } kommt höchstens { $bound } zusammen
ground-alone-less = . { $digits } in { $cell } wäre zu wenig, denn in { $others } kommt mindestens { $bound } zusammen
ground-side-more = . Mit { $digits } in { $where } käme in { $cells } mindestens { $own } zusammen, in { $others } aber
    höchstens { $bound }
ground-side-less = . Mit { $digits } in { $where } käme in { $cells } höchstens { $own } zusammen, in { $others } aber
    mindestens { $bound }
ground-forced = . Mit { $digits } in { $cell } gilt: { $path }, und für { $empty } bleibt keine Ziffer
ground-forced-step = { $cell } wäre { $digits }
ground-seen = . In jedem Fall steht die { $digits } in { $places }, also nicht in { $cells }
ground-absent = . In keiner davon kommt { $digits } vor
ground-there = { $digits } in { $cells }
ground-unfillable = . Mit { $candidates } ließe sich { $cells } nicht füllen
ground-unfillable-line = . Mit { $candidates } ließe sich die Reihe nicht vervollständigen
ground-no-place = . Mit { $candidates } gäbe es keinen

# The cases that are left for a rule.

ground-cases = . Übrig bleibt { $cases }
case-fixed = { $fixed }
case-either = { $digits } in { $cells } in beliebiger Reihenfolge
case-with = { $fixed } mit { $sets } in { $cells }
case-with-sets = { $fixed } mit { $rest } ({ $sets }) in { $cells }
case-with-sum = { $fixed } mit { $rest } in { $cells }
ground-counterpart = . Zu { $digits } in { $cell } gehörte die { $digit } in { $cells }, wo sie nicht sein kann
ground-counterpart-gap = . Mit { $digits } in { $cell } wäre die { $digit } in { $cells }, und die Zellen dazwischen
    können nicht { $rest } ergeben
ground-count-most = { $count ->
    [one] . Mit { $candidates } könnte nur { $count } Ziffer größer als alle vor ihr sein
   *[other] . Mit { $candidates } könnten höchstens { $count } Ziffern größer als alle vor ihnen sein
}
ground-count-least = . Mit { $candidates } wären mindestens { $count } Ziffern größer als alle vor ihnen

# Ein Given oder der Rest einer Zelle, in einer Liste neben Regeln.
piece-given = die { $digit } in { $cell }
piece-candidates = die Kandidaten von { $cell }

# Wie Linien im Schwarzdruck heißen, wo sie Muster statt Farben haben.
black-line-plain = Linie
black-line-double = Doppelte Linie
black-line-dashed = Gestrichelte Linie
black-line-dotted = Gepunktete Linie
black-line-thin = Dünne Linie
black-line-thick = Dicke Linie
black-line-mixed = Linie aus Strichen und Punkten
black-line-thin-dashed = Dünne gestrichelte Linie
black-line-thin-dotted = Dünne gepunktete Linie
