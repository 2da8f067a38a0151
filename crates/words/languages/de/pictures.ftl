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
picture-rule-whisper = Grüne Linie: Nachbarn unterscheiden sich um mindestens { $number }
picture-rule-renban = Lila Linie: aufeinanderfolgende Ziffern in beliebiger Reihenfolge
picture-rule-nabner = Gelbe gestrichelte Linie: keine gleichen oder benachbarten Ziffern
picture-rule-modular = Blaue gepunktete Linie: 1 4 7, 2 5 8, 3 6 9 im Wechsel
picture-rule-entropic = Orange gestrichelte Linie: klein, mittel, groß im Wechsel
picture-rule-parity-line = Rote gestrichelte Linie: gerade und ungerade im Wechsel
picture-rule-zipper = Lila gepunktete Linie: gleiche Summen um die Mitte
picture-rule-arrow = Pfeil: Kreis oder Pille ist die Summe entlang des Schafts
picture-rule-region-sum = Blaue Linie: gleiche Summe in jeder Region, durch die sie geht
picture-rule-sum-line = Grau gestrichelte Linie mit Zahl: Abschnitte mit dieser Summe
picture-rule-between = Dünne Linie zwischen Ringen: Ziffern echt zwischen denen in den Ringen
picture-rule-lockout = Linie zwischen Rauten: Diese unterscheiden sich um mindestens { $number }, die Linie liegt außerhalb
picture-rule-double-arrow = Linie zwischen Ringen: die Ringe ergeben zusammen, was dazwischen steht
picture-blank = leer
picture-candidate = { $digit } in { $cell }
picture-role = { $role }: { $things }
