# The sentences of those parts of the page that a first visit does not need.

page-all-shown = Alle werden gezeigt.
page-any-technique = Jede Technik
page-back = Zurück in { $name }.
page-board-as-text = Das Brett als Text
page-booklet = Heft
page-booklet-all = Alle oder keines
page-booklet-large = Große Schrift
page-booklet-made = Das Heft ist gespeichert.
page-booklet-make = PDF erstellen
page-booklet-making = Das Heft wird erstellt…
page-booklet-name = Sudoku
page-booklet-none = Wähle zuerst ein Rätsel.
page-booklet-on-page = Rätsel auf einer Seite
page-booklet-paper = Papier
page-booklet-puzzles = Rätsel
page-booklet-title = Titel
page-booklet-what = Rätsel aus deinen Spielen als PDF zum Drucken, wie sie am Anfang waren; die Lösungen stehen auf den letzten Seiten.
page-branch = Zweig { $n } von { $all }: { $name }
page-branch-whole = Das ganze Bild
page-branches = Zweig für Zweig
page-bring-back = Zurückholen
page-bring-it = Einfügen oder ablegen
page-bring-one = Oder ein eigenes mitbringen
page-browser-does-not-let =
    Der Browser lässt die Seite nicht kopieren; markiere den Text und kopiere ihn.
page-by-level = Nach Schwierigkeit
page-camera-again = Noch einmal
page-camera-found = Zweimal gleich gelesen.
page-camera-look =
    Halte die Kamera über das Rätsel: Der Rahmen wird grün, sobald es zweimal gleich gelesen
    wurde.
page-camera-none = Hier ist keine Kamera, oder die Seite darf sie nicht benutzen.
page-camera-use = Dieses Rätsel nehmen
page-cells-left =
    { $n ->
        [one] noch { $n } Zelle
       *[other] noch { $n } Zellen
    }
page-chapter-als = Fast gesperrte Mengen
page-chapter-chains = Ketten
page-chapter-colours = Färbungen
page-chapter-exotic = Seltene Muster
page-chapter-fish = Eine Ziffer: Fische und Verwandte
page-chapter-locked = Blöcke und Linien
page-chapter-nets = Zwangsketten und Netze
page-chapter-rules = Zusätzliche Regeln
page-chapter-sets = Paare, Tripel, Quadrupel
page-chapter-singles = Einer
page-chapter-unique = Nur eine Lösung
page-chapter-wings = Wings
page-close = Schließen
page-colours = Farben
page-copied = Kopiert.
page-copy-link = Link kopieren
page-copy-text = Text kopieren
page-count-none = Keine Lösung
page-count-several = Viele Lösungen
page-count-unique = Genau eine Lösung
page-count-unknown = Noch nicht bekannt
page-course-again = Prüfung wiederholen
page-course-go-on = Weiter: { $name }
page-course-intro = Von der letzten Zelle eines Hauses bis zu Netzen, Kapitel für Kapitel. Nach drei Übungen gilt eine Technik als gelernt; am Ende jedes Kapitels steht eine Prüfung.
page-course-learnt = { $n } von { $all } gelernt
page-course-need = Was brauche ich für dieses Rätsel?
page-course-needs = Dieses Rätsel verlangt, vom Leichtesten an:
page-course-needs-not =
    Die Techniken hier führen bei diesem Rätsel nicht bis zum Ende; so weit reichen sie:
page-course-needs-nothing = Hier ist nichts mehr zu finden.
page-course-passed = Prüfung bestanden
page-course-test = Prüfung ablegen
page-course-times = { $n }-mal benutzt
page-daily-of = Rätsel des Tages, { $day }
page-daily-title = Rätsel des Tages
page-daily-what = Drei Rätsel aus dem Datum: Alle bekommen dieselben.
page-day-solved = { $day }, { $n } von 3 gelöst
page-delete = { $name } löschen
page-deleted = { $name } wurde gelöscht.
page-digit-first =
    Ziffer zuerst: erst eine Ziffer wählen, dann die Zellen antippen, die sie bekommen
page-drawn-lines = Linien nach { $list }
page-drawn-sides = { $what } am Rand { $list }
page-easier = Leichter
page-empty-board = Leeres Brett
page-encyclopedia = Diese Seite für sich lesen
page-encyclopedia-intro =
    { $n } Wege zum nächsten Schritt eines Sudokus, von der letzten Zelle eines Hauses bis zu
    Netzen: die Idee, wie man sie sieht, warum sie stimmt, und ein Beispiel zum Spielen.
page-exam-of = Prüfung: { $name }, { $n } von { $all }
page-exam-over = Prüfung beendet: { $n } von { $all } richtig.
page-exam-passed = Bestanden: { $n } von { $all } richtig.
page-exam-task = Finde einen Schritt. Welche Technik es ist, musst du selbst erkennen.
page-exercises = { $n } von { $all } Übungen
page-find-nothing =
    So heißt keine Technik. Versuche es mit einem anderen Wort oder einem Teil davon.
page-first-best = Die erste
page-format = Format
page-games-taken =
    { $n ->
        [one] { $n } Spiel kam hinzu.
       *[other] { $n } Spiele kamen hinzu.
    }
page-harder = Schwerer
page-hardest-step = Schwerster Schritt
page-hints-used = Tipps
page-key-apply-hint-next-step = Den Tipp ausführen; nächster Schritt des Lösungswegs
page-key-bivalue = Zellen mit zwei Kandidaten hervorheben
page-key-check-how-many-solutions = Prüfen: wie viele Lösungen, und was falsch ist
page-key-colour-candidate-selected-cells =
    Einen Kandidaten der gewählten Zellen färben; Komma und Punkt wählen die Farbe
page-key-colour-with-digit-highlighted =
    Farbe; ist eine Ziffer hervorgehoben, Farbe dieses Kandidaten
page-key-corner-note = Notiz in der Ecke
page-key-digits-mean-digit-corner =
    Ziffern bedeuten: Ziffer, Ecke, Mitte, Farbe; die Leertaste wechselt zum nächsten
page-key-highlight = Eine Ziffer hervorheben; Esc beendet es
page-key-hint = Tipp; noch einmal für mehr
page-key-move-with-shift-ctrl = Bewegen; mit Umschalt oder Strg mehr auswählen
page-key-name-technique-my-last = Die Technik meines letzten Zugs nennen
page-key-note-middle = Notiz in der Mitte
page-key-pen =
    Stift: 1 bis 4 wählen, was er zeichnet; Umschalt und ein Pfeil oder die Eingabetaste zeichnen;
    Esc beendet es
page-key-previous-step-way-through = Voriger Schritt des Lösungswegs
page-key-select-all-select-one = Alle auswählen; eine auswählen
page-key-tell-row-column-box = Zeile, Spalte, Block oder die Plätze der Ziffer vorlesen
page-key-this-help = Diese Hilfe
page-key-type-move-such-as = Einen Zug tippen, etwa A1 5
page-key-view-game-my-notes = Ansicht: Spiel, meine Notizen, Kandidaten, Ebenen
page-key-wipe-digit-then-notes = Löschen: Ziffer, dann Notizen, dann Farben
page-key-write-digit-with-several =
    Eine Ziffer schreiben; sind mehrere Zellen gewählt, Notizen in die Ecken
page-language = Sprache
page-level = Stufe
page-link = Link
page-link-this-game = Link zu diesem Spiel
page-load = Laden
page-load-saved = Gespeicherte Datei laden
page-look-back = Ansehen
page-making-puzzle = Erzeuge ein Rätsel…
page-mark-digits-break-rule = Ziffern kennzeichnen, die eine Regel verletzen
page-mark-wrong-digits-at = Falsche Ziffern sofort kennzeichnen (vergleicht mit der Lösung)
page-mistakes = Fehler
page-month-earlier = Voriger Monat
page-month-later = Nächster Monat
page-mouse =
    Klicken und Ziehen wählt aus, Strg und Klick nimmt eine Zelle hinzu oder heraus, Doppelklick
    wählt gleiche Ziffern, Notizen oder Farben. Ein Rätsel kann überall eingefügt, eine Datei
    überall abgelegt werden.
page-needs-unique = nur bei eindeutiger Lösung
page-new-best = Diese hier!
page-next = Weiter
page-no-game-found = Kein Spiel passt zu diesen Wörtern.
page-no-saved-games = Diese Datei enthält keine gespeicherten Spiele.
page-on-boards-with-letters =
    Auf Brettern mit Buchstaben schreibt die Taste einer Ziffer diese Ziffer, solange das Brett
    den Fokus hat.
page-only-shown = Nur zum Ansehen
page-only-shown-why =
    Dieses Rätsel hat eine Regel, die Whydoku nicht kennt. Ohne sie wäre es ein anderes Rätsel;
    es kann hier deshalb angesehen, aber nicht gespielt oder gelöst werden.
page-only-this-cell = Nur { $cell }
page-partly = Nur ein Teil der Seite ist in dieser Sprache; der Rest ist auf Englisch.
page-pen-away = Der Stift ist weggelegt.
page-pen-circle = Kreis
page-pen-cross = Kreuz
page-pen-end = Fertig
page-pen-line = Linie
page-pen-side = Rand
page-pen-told-circle =
    Tippe eine Zelle an oder die Linie zwischen zwei Zellen, um sie zu umkreisen. Tasten:
    Eingabetaste in einer Zelle.
page-pen-told-cross =
    Tippe eine Zelle an oder die Linie zwischen zwei Zellen, um sie anzukreuzen. Tasten:
    Eingabetaste in einer Zelle.
page-pen-told-line =
    Ziehe von Zelle zu Zelle, um eine Linie zu zeichnen, und noch einmal, um sie zu löschen.
    Tasten: Umschalt und ein Pfeil.
page-pen-told-side =
    Ziehe an den Rändern der Zellen entlang, um eine Linie zu zeichnen, und noch einmal, um sie zu
    löschen. Tasten: Umschalt und ein Pfeil.
page-pen-wipe = Zeichnung löschen
page-paste-puzzle =
    Ein Rätsel in einem beliebigen Format einfügen oder eintippen: Zeilen, Gitter, Kandidaten,
    Links. Eine Datei kann auf die Seite gezogen werden.
page-photo-another = Ein anderes Bild
page-photo-as-seen = Wie es aussieht
page-photo-camera = Kamera
page-photo-changed =
    { $cell } sieht aus wie { $seen } und wurde als { $taken } gelesen, weil es sonst nicht genau
    eine Lösung gäbe.
page-photo-check =
    { $n ->
        [one] { $n } Zelle ist zu prüfen: Eine Zifferntaste korrigiert sie, die Eingabetaste lässt sie so.
       *[other] { $n } Zellen sind zu prüfen: Tab geht zur nächsten, eine Zifferntaste korrigiert sie, die Eingabetaste lässt sie so.
    }
page-photo-check-touch =
    { $n ->
        [one] { $n } Zelle ist zu prüfen: Tippe sie an; eine Ziffer korrigiert sie, ✓ lässt sie so.
       *[other] { $n } Zellen sind zu prüfen: Tippe eine an; eine Ziffer korrigiert sie, ✓ lässt sie so.
    }
page-photo-more = Das Bild hat Käfige mit unvollständigen Umrissen; es wurden keine Käfige gelesen.
page-photo-sums = Käfige, die nicht sicher zu lesen sind, mit ihrer ersten Zelle: { $cells }.
page-photo-cages = Käfige mit Summen wurden gelesen; sie gehören zum Rätsel.
page-photo-boxes = Die Blöcke sind im Bild nicht zu erkennen; angenommen sind die für diese Größe üblichen.
page-photo-checked = Es ist keine Zelle mehr zu prüfen.
page-photo-choose = Ein Bild wählen
page-photo-either = { $one } oder { $other }, zu prüfen
page-photo-entered = eingetragen
page-photo-entries =
    { $n ->
        [one] { $n } Ziffer wurde eingetragen und ist kursiv gezeigt. Sie ist keine Vorgabe; mit E oder dem Stift wird sie eine.
       *[other] { $n } Ziffern wurden eingetragen und sind kursiv gezeigt. Sie sind keine Vorgaben; mit E oder dem Stift wird eine davon zur Vorgabe.
    }
page-photo-from = Aus einem Bild
page-photo-grid = Gitter { $n }
page-photo-keep = So lassen
page-photo-marks = Notizen { $digits }
page-photo-none =
    In diesem Bild wurde kein Gitter gefunden. Geh näher heran, sodass das Gitter das Bild fast
    ausfüllt, und halte die Kamera gerade darüber.
page-photo-not-opened = Dieser Browser kann dieses Bild nicht öffnen. JPEG und PNG werden überall geöffnet.
page-photo-origin = { $digit }, Vorgabe oder eingetragen, zu prüfen
page-photo-origins = Ob diese Ziffern gedruckt oder eingetragen sind, ist nicht sicher: { $cells }. Wenn sie nicht als eingetragen gezeigt werden, gelten sie als Vorgaben.
page-photo-over = Foto
page-photo-own = Eigene Ziffern
page-photo-pad = Ziffern für die markierte Zelle
page-photo-proposal = { $cell } als { $digit }
page-photo-proposals = Mit einer anders gelesenen Zelle gibt es genau eine Lösung
page-photo-rate = Bewerten
page-photo-reading = Das Bild wird gelesen…
page-photo-rules = Was die Regeln geändert haben
page-photo-take = Ein Foto machen
page-photo-title = Rätsel aus einem Bild
page-photo-turn = Vorgabe oder eingetragen
page-photo-unreadable = nicht lesbar, zu prüfen
page-photo-what = Ein Foto oder Bildschirmfoto mit einem 9×9-Rätsel, auch eingefügt oder irgendwo auf der Seite abgelegt. Es verlässt dieses Gerät nie.
page-photo-which = Welches Gitter?
page-photo-wrong =
    { $n ->
        [one] { $n } davon passt nicht zur Lösung der Vorgaben; sie bleibt, wie sie aussieht.
       *[other] { $n } davon passen nicht zur Lösung der Vorgaben; sie bleiben, wie sie aussehen.
    }
page-picture-paper = Bild und Papier
page-play-example = Dieses Beispiel spielen
page-position-on-way = Stelle auf dem Weg
page-print = Drucken
page-puzzle-of-day = Rätsel vom { $day }
page-qr = QR-Code
page-qr-what = Scanne diesen Code, um das Rätsel zu öffnen, ohne das, was du geschrieben hast.
page-result-hardest = Schwerster Schritt: { $name }
page-result-hints =
    { $n ->
        [one] { $n } Tipp
       *[other] { $n } Tipps
    }
page-result-time = Zeit: { $time }
page-save-all = Alles speichern
page-save-picture = Bild
page-search-games = Spiele suchen
page-share-result = Teilen
page-show-clock = Uhr zeigen
page-show-everything = Alle zeigen
page-side-above = oben
page-side-below = unten
page-side-left = links
page-side-right = rechts
page-size = Größe
page-size-diagonals = 9 × 9 mit Diagonalen
page-solution-n = Lösung { $n }
page-solutions-differ = Das Rätsel hat mehrere Lösungen. Diese zwei unterscheiden sich in { $list }.
page-solved-game = gelöst
page-solved-in = Gelöst in { $time }
page-solved-title = Gelöst
page-stat-alone = Ohne Tipps
page-stat-best = Bestzeit
page-stat-kept =
    Auf diesem Gerät gespeichert; auch in „Alles speichern“ unter „Meine Spiele“ enthalten.
page-stat-last = Letzte Zeiten
page-stat-last-times = Letzte Zeiten: { $list }
page-stat-longest = Längste Serie
page-stat-nothing =
    Noch ist nichts gelöst. Mit dem ersten Rätsel, das du zu Ende löst, beginnt die Liste.
page-stat-solved = Gelöst
page-stat-streak = Tage in Folge
page-stat-usual = Typisch
page-statistics = Statistik
page-steps-shown = { $n } von { $all } Schritten
page-takes-easy = Mindestens 36 Vorgaben; ein Blick auf ein Haus oder eine Zelle genügt.
page-takes-extreme = Lange Ketten, Netze und alles andere.
page-takes-hard = Quadrupel, Fische wie der X-Wing und Wings.
page-takes-medium = Paare, Tripel und gesperrte Kandidaten.
page-takes-unfair = Kurze Ketten und Färbungen.
page-technique-of-steps = Technik
page-text = Text
page-theme-colourblind = für Farbfehlsichtige
page-theme-contrast = hoher Kontrast
page-theme-contrast-dark = hoher Kontrast, dunkel
page-theme-dark = dunkel
page-theme-light = hell
page-theme-system = wie das System
page-time = Zeit
page-tint-what-selected-cell = Einfärben, was die gewählte Zelle sieht
page-today = Heute
page-touch =
    Auf einem Touchscreen wählt Ziehen aus. Hältst du eine Zelle länger, kommt sie mit denen, über die du
    dann ziehst, zur Auswahl hinzu; oder wähle „Mehrere wählen“ unter „Mehr“.
page-type-givens-number-solutions =
    Tippe die Vorgaben ein. Die Zahl der Lösungen wird dabei angezeigt.
page-type-onto-board = Oder auf dem Brett eintippen
page-whole-game-link-no = Das ganze Spiel steckt im Link; kein Server sieht es.
page-whole-board = Ganzes Brett
page-with-diagonals = mit Diagonalen
page-your-best = Deine Bestzeit, { $level }
