# What the protocol answers to a front end, and why it refuses a call.

steps-cut = Nur die ersten { $count } Schritte sind aufgeführt; es gibt mehr.
steps-time =
    { $count ->
        [one] Ein Schritt wurde gefunden, bevor die Zeit um war.
       *[other] { $count } Schritte wurden gefunden, bevor die Zeit um war.
    }
verdict-none = Das Rätsel hat keine Lösung.
verdict-unique = Das Rätsel hat genau eine Lösung.
verdict-several = Das Rätsel hat mehr als eine Lösung.
verdict-unknown = Wie viele Lösungen es gibt, ist noch nicht bekannt.
name-step = Das ist die Technik: { $technique }.
name-wrong = Dieser Zug ist nicht richtig.
name-no-move = Setz erst eine Ziffer oder schließ einen Kandidaten aus.
name-unexplained = Keine einzelne Technik führt zu diesem Zug.
not-legal = nicht erlaubt: { $reason }
call-too-large = gespielt wird hier auf Brettern mit bis zu { $count } Ziffern
call-too-long = dieses Spiel hat zu viele Züge
call-no-game = das ist kein gespeichertes Spiel, oder es ist beschädigt
call-not-found = so ein Rätsel wurde nicht schnell genug gefunden; versuch es noch einmal

# Moves as people type them, and why they are not understood.

move-empty = schreib eine Zelle und eine Ziffer, etwa A1 5 oder r1c1=5
move-no-digit = welche Ziffer in { $cell }? Schreib { $cell } und eine Ziffer
move-not-a-digit = '{ $word }' ist keine Ziffer: Die Ziffern sind 1 bis { $side }
move-digit-beyond = { $word } gibt es hier nicht: Die Ziffern sind 1 bis { $side }
move-too-much = '{ $rest }' ist zu viel: Schreib eine Zelle und eine Ziffer
cell-length = '{ $word }' ist keine Zelle: Schreib Buchstabe und Zahl, etwa A1, oder r1c1
cell-length-large =
    '{ $word }' ist keine Zelle: Schreib Buchstabe und Zahl (höchstens { $longest } Zeichen), etwa
    A1, oder r1c1
cell-not-a-letter-row = '{ $symbol }' ist kein Buchstabe: Die Zeilen sind A bis { $last }
cell-not-a-letter-column = '{ $symbol }' ist kein Buchstabe: Die Spalten sind A bis { $last }
cell-letter-beyond-row = { $letter } gibt es hier nicht: Die Zeilen sind A bis { $last }
cell-letter-beyond-column = { $letter } gibt es hier nicht: Die Spalten sind A bis { $last }
cell-not-a-number-row = '{ $word }' ist keine Zahl: Die Zeilen sind 1 bis { $last }
cell-not-a-number-column = '{ $word }' ist keine Zahl: Die Spalten sind 1 bis { $last }
cell-number-beyond-row = { $number } gibt es hier nicht: Die Zeilen sind 1 bis { $last }
cell-number-beyond-column = { $number } gibt es hier nicht: Die Spalten sind 1 bis { $last }
cell-no-letters = dieses Brett hat mehr Zeilen als es Buchstaben gibt: Schreib r1c1
booklet-size = Ein Heft hat 1 bis { $most } Rätsel.
booklet-solutions = Lösungen
