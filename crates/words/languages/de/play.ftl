# Was `whydoku play` sagt. Befehle wie `hint` heißen in jeder Sprache gleich.

play-which = mehrere Spiele sind gespeichert; sag, welches du meinst
play-resumed =
    { $count ->
        [one] Weiter mit { $file } ({ $count } Zug).
       *[other] Weiter mit { $file } ({ $count } Züge).
    }
play-saved-in = Nach jedem Zug gespeichert in { $file }.
play-moves = Züge: A1 5; { $convention }. `help` zeigt den Rest.
letter-is-row = A5 ist Zeile A, Spalte 5 (der Buchstabe ist die Zeile; siehe --cells)
letter-is-column = A5 ist Spalte A, Zeile 5 (der Buchstabe ist die Spalte)
play-end = Gespeichert. Weiter mit: { $command }
play-nothing-to-undo = nichts zurückzunehmen
play-nothing-to-redo = nichts zu wiederholen
play-saved-as = gespeichert in { $file }
play-not-saved = dort nicht gespeichert: { $problem }
play-hint-more = (noch einmal `hint` sagt mehr; `apply` führt es aus)
play-hint-apply = (`apply` führt es aus)
play-all-right = bisher ist alles richtig
play-wrong = falsch: { $cells }
play-check-none = das Rätsel hat keine Lösung, also gibt es nichts, womit man vergleichen kann
play-check-several =
    das Rätsel hat nicht genau eine Lösung, also gibt es nichts, womit man vergleichen kann
play-left = noch zu setzen: { $digits }
play-no-rules = keine Regeln außer denen für Zeilen, Spalten und Blöcke
play-left-nothing = noch zu setzen: nichts

# What `why A1` answers: what is left in a cell, and why the rest is not.

play-cell-given = { $cell } ist { $digit }; sie ist vorgegeben
play-cell-written = { $cell } ist { $digit }; du hast sie gesetzt
play-cell-none = { $cell }: Es bleibt keine Ziffer
play-cell-one = { $cell }: Es bleibt nur { $digit }
play-cell-some = { $cell }: Es bleiben { $digits }
play-excluded = { $digit } wurde durch einen Schritt oder von dir ausgeschlossen

# What is wrong with a command.

play-no-arguments = `{ $command }` steht allein; `help` zeigt die Befehle
play-hint-levels = nach `hint` steht nudge, technique, where oder full
play-views = nach `view` steht game, candidates, levels oder marked
play-save-where = wo speichern? `save FILE`
play-why-what = was genau? `why A1`
play-why-cell = nach `why` steht eine Zelle, etwa `why A1`
play-note-what = was notieren? `note A1 25`
play-no-move = { $problem } (`help` zeigt die Befehle)

# What `help` says of each command.

play-help-place = schreibt dort die 5
play-help-wipe = leert die Zelle (Ziffer oder Notizen)
play-help-exclude = schließt einen Kandidaten aus
play-help-note = schreibt oder löscht Notizen
play-help-fill = schreibt alle Kandidaten als Notizen
play-help-why = was dort bleibt und was den Rest ausschließt
play-help-undo = zurück und wieder vor
play-help-restart = zurück zum Anfang
play-help-hint = ein kleiner Tipp; noch einmal: mehr; hint full: alles
play-help-apply = führt den Tipp aus
play-help-check = ist etwas falsch?
play-help-show = das Brett
play-help-left = welche Ziffern noch fehlen
play-help-rules = die weiteren Regeln: Käfige, Punkte und so weiter
play-help-view = wie das Brett gezeigt wird: game, candidates, levels oder marked
play-help-save = speichert von jetzt an dort; eine neue Datei
play-help-quit = Schluss; das Spiel ist gespeichert

# Saved games.

play-list = Gespeicherte Spiele, das zuletzt gespielte zuerst:
play-list-more = und { $count } ältere
play-list-continue = Weiter mit: { $command }
play-game = { $name }: { $side }x{ $side }, { $state }, { $ago }
play-game-damaged = { $name }: beschädigt
play-game-solved = gelöst
play-game-filled = { $count } von { $cells } Zellen gefüllt
play-ago-now = gerade eben
play-ago-minutes = vor { $count } min
play-ago-hours = vor { $count } h
play-ago-days = vor { $count } Tagen
play-no-game = es ist kein Spiel gespeichert; beginn eines mit `whydoku play PUZZLE`
play-no-games = es ist kein Spiel gespeichert
play-games = gespeichert sind: { $names }
play-no-such-game =
    { $name }: weder eine Datei noch ein gespeichertes Spiel heißt so; { $known }
play-no-puzzle = das Rätsel fehlt: gib eines an, eine Datei, --resume oder --size 9
play-stdin =
    die Standardeingabe ist hier für Befehle: gib das Rätsel selbst oder eine Datei an
play-exists =
    { $file } gibt es schon; spiel dort weiter (--resume { $file }) oder nenn eine andere Datei
play-open = { $file }: dieses Spiel ist in einem anderen `play` offen
play-open-process = { $file }: dieses Spiel ist in einem anderen `play` offen (Prozess { $process })
play-no-file = { $file }: ein Spiel wird in einer Datei gespeichert
play-no-home = kein Heimatverzeichnis: wähl eine Datei mit --save FILE
play-not-read = { $file }: das ist kein gespeichertes Spiel, oder es ist beschädigt
