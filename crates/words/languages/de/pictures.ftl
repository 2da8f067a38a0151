# What stands below a picture and in its description.

# The parts that candidates, cells and houses play in a step.

role-defining = trägt die Begründung
role-on = dann richtig
role-off = wenn falsch
role-base = Basis
role-cover = Deckung
role-fin = außerhalb des Musters
role-set-a = erste Menge
role-set-b = zweite Menge
role-set-c = weitere Mengen
role-placed = gesetzt
role-removed = gestrichen

# The signs of a picture in the terminal.

sign-determined = bestimmt
sign-possible = möglich
sign-given = vorgegeben
sign-alone = letzter Kandidat der Zelle
sign-diagonal = auf einer Diagonale
sign-window = in einem Fenster
sign-extra = in einem Zusatzhaus
sign-odd = ungerade
sign-even = gerade
sign-low = niedrig
sign-high = hoch
sign-minimum = kleiner als die Nachbarn
sign-maximum = größer als die Nachbarn
sign-clash = zweimal in einem Haus
sign-no-candidate = kein Kandidat übrig

# The description of a picture for those who do not see it.

picture-title = Sudoku-Brett mit { $side } mal { $side } Zellen
picture-counts = { $given } vorgegeben, { $placed } gesetzt, { $empty } leer.
picture-row = Zeile { $row }: { $digits }.
picture-rules = Regeln: { $rules }.
picture-rule-move-knight = Zellen im Springerabstand sind verschieden
picture-rule-move-king = Zellen im Königsabstand sind verschieden
picture-rule-move = Zellen im Abstand von { $one } und { $two } Zeilen und Spalten sind verschieden
picture-rule-no-other-consecutive = Nachbarn folgen nicht aufeinander
picture-rule-no-other-dots = Alle Punkte sind angegeben
picture-rule-no-other-xv = Alle X und V sind angegeben
picture-rule-typed = Nachbarn ohne Zeichen, { $line }
picture-rule-cage-with-repeats = Gepunkteter Käfig: Ziffern dürfen sich wiederholen
picture-rule-sandwich = Zahl am Rand: Summe zwischen 1 und { $last }
picture-rule-x-sum = Zahl im Kreis: X-Summe
picture-rule-skyscraper = Zahl im Turm: sichtbare Hochhäuser
picture-rule-numbered-room = Zahl in der Raute: nummeriertes Zimmer
picture-rule-thermometer = Thermometer: Ziffern steigen von der Kugel an
picture-rule-slow-thermometer = Hohle Kugel: Ziffern fallen von der Kugel an nie
picture-rule-whisper = { $line }: Nachbarn unterscheiden sich um mindestens { $number }
picture-rule-palindrome = Einfache graue Linie: von beiden Enden dieselben Ziffern
picture-rule-renban = { $line }: aufeinanderfolgende Ziffern in beliebiger Reihenfolge
picture-rule-nabner = { $line }: keine gleichen oder benachbarten Ziffern
picture-rule-modular = { $line }: 1 4 7, 2 5 8, 3 6 9 im Wechsel
picture-rule-entropic = { $line }: klein, mittel, groß im Wechsel
picture-rule-parity-line = { $line }: gerade und ungerade im Wechsel
picture-rule-zipper = { $line }: gleiche Summen um die Mitte
picture-rule-arrow = Pfeil: Kreis oder Pille ist die Summe entlang des Schafts
picture-rule-region-sum = { $line }: gleiche Summe in jeder Region, durch die sie geht
picture-rule-sum-line = Grau gestrichelte Linie mit Zahl: Abschnitte mit dieser Summe
picture-rule-between = Gestrichelte Linie zwischen Ringen: Ziffern zwischen denen in den Ringen
picture-rule-pair-table = Gepunktete Linie mit Ringen: Paare von Ziffern aus einer Tabelle
picture-rule-lockout = Rauten mindestens { $number } auseinander, Linie außerhalb
picture-rule-taxicab-open = Gleiche Ziffern sind nie so viele Schritte voneinander entfernt, wie sie sagen
picture-rule-taxicab = Keine zwei { $number }en sind { $number } Schritte voneinander entfernt
picture-rule-index = Quadrat: die Ziffer sagt, wo in der Reihe die { $number } steht
picture-rule-value-index = Pille mit Pfeil: die zweite Zelle sagt, wo entlang des Pfeils die Ziffer der ersten steht
picture-rule-same-set = Getönte Gruppen enthalten dieselben Ziffern
picture-rule-equal-sums = Getönte Gruppen haben dieselbe Summe
picture-rule-equality-cage = Gepunkteter Käfig: so viele ungerade wie gerade, so viele niedrige wie hohe Ziffern
picture-rule-rellik = Gepunkteter Käfig: keine Ziffern ergeben zusammen seine Zahl
picture-rule-entropy = { $cells } enthalten eine niedrige, eine mittlere und eine hohe Ziffer
picture-rule-mixture = { $cells } enthalten eine Ziffer für jeden Rest bei der Teilung durch 3
picture-rule-entropy-everywhere = Jedes Quadrat aus zwei mal zwei Zellen enthält eine niedrige, eine mittlere und eine hohe Ziffer
picture-rule-mixture-everywhere = Jedes Quadrat aus zwei mal zwei Zellen enthält eine Ziffer für jeden Rest bei der Teilung durch 3
picture-rule-flatmates-everywhere = In jeder Spalte hat jede mittlere Ziffer die 1 über sich oder die { $last } unter sich
picture-rule-counting-circles = Eine Ziffer im Kreis sagt, in wie vielen Kreisen sie steht
picture-rule-look-and-say = Gepunkteter Käfig: Anzahlen von Ziffern
picture-rule-same-difference = { $line }: Nachbarn unterscheiden sich um dieselbe Zahl
picture-rule-lunchbox = Dicke graue Linie: die Ziffern sind verschieden; zwischen der kleinsten und der größten ergeben sie zusammen die Zahl
picture-rule-frame-sum = Zahl: die Summe der ersten Ziffern neben ihr
picture-rule-hidden-skyscraper = Zahl im Turm: die erste Ziffer hinter einer größeren
picture-rule-low = Spitzen nach innen: eine niedrige Ziffer
picture-rule-high = Spitzen nach außen: eine hohe Ziffer
picture-rule-flatmates = Von { $first } bis { $second } hat jede Ziffer in der Mitte die 1 vor sich oder die { $last } nach sich
picture-rule-double-arrow = Durchgezogene Linie zwischen Ringen: die Ringe ergeben zusammen, was dazwischen steht
picture-blank = leer
picture-candidate = { $digit } in { $cell }
picture-role = { $role }: { $things }
picture-line-whisper = Grüne Linie
picture-line-renban = Lila Linie
picture-line-nabner = Gelbe gestrichelte Linie
picture-line-modular = Blaue gepunktete Linie
picture-line-entropic = Orange gestrichelte Linie
picture-line-parity-line = Rote gestrichelte Linie
picture-line-zipper = Lila gepunktete Linie
picture-line-region-sum = Blaue Linie
picture-line-same-difference = Blaue Linie aus Strichen und Punkten
