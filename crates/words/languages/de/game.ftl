# The closing messages.

closing-solved = Erfolgreich gelöst!
closing-no-solution = Nicht lösbar, denn dieses Sudoku hat keine Lösung
closing-stuck = Mit kluger Logik nicht lösbar.
closing-exhausted = Mit diesen Techniken allein nicht lösbar.
closing-gave-up = Aufgegeben, bevor jede Technik versucht wurde.
closing-gave-up-effort =
    Aufgegeben: Auf einem solchen Brett werden manche Techniken nicht vollständig gesucht.

# What cannot be. Each of these may end a sentence.

clash = { $digit } steht zweimal in { $house }: in { $first } und { $second }
no-candidate = für { $cell } bleibt keine Ziffer
no-place = für die { $digit } bleibt kein Platz in { $house }

# Why a move is refused.

refused-range = { $digit } ist keine Ziffer dieses Bretts (1 bis { $side })
refused-given = { $cell } ist vorgegeben
refused-conflicts = { $digit } steht schon { $places }
refused-conflict = in { $house }, in { $cell }
refused-rules = { $digit } in { $cell } verletzt eine Regel: { $rules }
refused-filled = { $cell } hat eine Ziffer; lösch sie, bevor du Notizen machst
refused-blank = { $cell } ist schon leer
refused-off-board = diese Zelle oder Ziffer gibt es auf diesem Brett nicht

# The log. Its first words are a column of twelve characters.

log-excluded = fällt aus{"   "}{ $digit } in { $cells } ({ $reason })
log-determined = bestimmt{"    "}{ $digit } in { $cell } ({ $reason })
log-two-spots = zwei Plätze { $digit } in { $house }: { $cells }
log-twice = Fehler{"      "}{ $digit } zweimal in { $house }: { $cells }
reason-exclude-by-1 = ausgeschlossen durch 1: Sie steht dort, also nicht hier
reason-exclude-by-2 =
    ausgeschlossen durch 2: Sie steht dort an einem von zwei Plätzen, also nicht hier
reason-exclude-by-3 =
    ausgeschlossen durch 3: Sie steht dort an einem von drei Plätzen, also nicht hier
reason-somewhere-in-line = sie muss irgendwo in dieser Zeile oder Spalte stehen
reason-convert = umgewandelt: Es ist der einzige Platz

# What the board looks like.

board-finished = fertig
board-no-possibles = HIER GEHT ES NICHT WEITER: Eine leere Zelle hat keine Kandidaten
board-not-finished = nicht fertig, und es geht weiter
