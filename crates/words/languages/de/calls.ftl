# What the protocol answers to a front end, and why it refuses a call.

steps-cut = Nur die ersten { $count } Schritte sind aufgeführt; es gibt weitere.
steps-time =
    { $count ->
        [one] Ein Schritt wurde gefunden, bevor die Zeit um war.
       *[other] { $count } Schritte wurden gefunden, bevor die Zeit um war.
    }
verdict-none = Das Rätsel hat keine Lösung.
verdict-unique = Das Rätsel hat genau eine Lösung.
verdict-several = Das Rätsel hat mehr als eine Lösung.
verdict-unknown = Wie viele Lösungen es gibt, ist noch nicht bekannt.
name-step = Diese Technik ist es: { $technique }.
name-wrong = Dieser Zug ist nicht richtig.
name-no-move = Setz zuerst eine Ziffer oder schließ einen Kandidaten aus.
name-unexplained = Keine Technik führt für sich allein zu diesem Zug.
not-legal = nicht erlaubt: { $reason }
call-too-large = hier wird auf Brettern mit bis zu { $count } Ziffern gespielt
call-too-long = dieses Spiel hat zu viele Züge
call-no-game = das ist kein gespeichertes Spiel, oder es ist beschädigt
call-not-found = ein solches Rätsel wurde nicht rechtzeitig gefunden; versuch es noch einmal

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
cell-not-a-letter-row =
    '{ $symbol }' ist kein Buchstabe: Eine Zelle beginnt mit ihrer Zeile, A bis { $last }
cell-not-a-letter-column =
    '{ $symbol }' ist kein Buchstabe: Eine Zelle beginnt mit ihrer Spalte, A bis { $last }
cell-letter-beyond-row =
    Zeile { $letter } gibt es auf diesem Brett nicht: Die Zeilen sind A bis { $last }
cell-letter-beyond-column =
    Spalte { $letter } gibt es auf diesem Brett nicht: Die Spalten sind A bis { $last }
cell-not-a-number-row = '{ $word }' ist keine Zahl: Die Zeile ist eine Zahl von 1 bis { $last }
cell-not-a-number-column = '{ $word }' ist keine Zahl: Die Spalte ist eine Zahl von 1 bis { $last }
cell-number-beyond-row =
    Zeile { $number } gibt es auf diesem Brett nicht: Die Zeilen sind 1 bis { $last }
cell-number-beyond-column =
    Spalte { $number } gibt es auf diesem Brett nicht: Die Spalten sind 1 bis { $last }
cell-no-letters = dieses Brett hat mehr Zeilen, als es Buchstaben gibt: Schreib r1c1
booklet-size = Ein Heft hat 1 bis { $most } Rätsel.
booklet-lacking = Ein PDF hat lateinische, griechische und kyrillische Buchstaben, aber kein { $symbols }.
booklet-solutions = Lösungen
