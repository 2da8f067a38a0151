# The sentences of those parts of the page that a first visit does not need.

page-all-shown = Alle werden gezeigt.
page-all-steps = Alle Schritte
page-all-techniques = Alle Techniken
page-also = auch: { $names }
page-any-technique = Jede Technik
page-back = Zurück in { $name }.
page-back-my-game-esc = Zurück zu meinem Spiel (Esc)
page-bivalue = Zweier
page-bivalue-shown =
    { $n ->
        [one] { $n } Zelle hat zwei Kandidaten; Esc beendet es.
       *[other] { $n } Zellen haben zwei Kandidaten; Esc beendet es.
    }
page-board-as-text = Das Brett als Text
page-book = Buch
page-book-at-end = Am Ende
page-book-at-foot = Auf dem Kopf unter den Rätseln
page-book-author = Verfasser
page-book-count = Wie viele
page-book-cover = Mit Umschlag, als zweite PDF-Datei
page-book-kind = Art
page-book-level = Stufe
page-book-made = Das Buch ist gespeichert:
page-book-make = Buch erstellen
page-book-making = Das Buch wird erstellt…
page-book-mine = Aus meinen Spielen
page-book-new = Neue
page-book-pasted = Eine Sammlung
page-book-puzzle-of = Rätsel { $n } von { $all } wird erstellt…
page-book-solutions = Lösungen
page-book-text = Füge hier Rätsel ein, in beliebigem Format: eines je Zeile oder Gitter hintereinander.
page-book-what = Eine PDF-Datei für eine Druckerei: Titelseite, Inhalt, die Regeln und Schlüsse, die man für die Rätsel braucht, Abschnitte nach Stufen und die Lösungen.
page-book-without = Keine
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
page-brought-back = Wiederhergestellt.
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
page-cancel = Abbrechen
page-cell-blank = { $cell } hat keine Ziffer.
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
page-check-none = Keine Lösung.
page-check-several = Viele Lösungen.
page-check-unknown = Noch nicht bekannt.
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
page-course-due = heute fällig
page-course-due-today = Wieder fällig
page-course-go-on = Weiter: { $name }
page-course-intro = Von der letzten Zelle eines Hauses bis zu Netzen, Kapitel für Kapitel. Drei Übungen ohne Tipp, und eine Technik ist gelernt; nach 1, 3, 7 und 21 Tagen kommt sie wieder. Am Ende eines Kapitels steht eine Prüfung.
page-course-learnt = { $n } von { $all } gelernt
page-course-need = Was brauche ich für dieses Rätsel?
page-course-needs = Dieses Rätsel verlangt, vom Leichtesten an:
page-course-needs-not =
    Die Techniken hier führen bei diesem Rätsel nicht bis zum Ende; so weit reichen sie:
page-course-needs-nothing = Hier ist nichts mehr zu finden.
page-course-of = { $n } von { $all }
page-course-passed = Prüfung bestanden
page-course-repeat = Wiederholen
page-course-test = Prüfung ablegen
page-course-times = { $n }-mal benutzt
page-course-yours = Gelernt
page-daily-of = Rätsel des Tages, { $day }
page-daily-title = Rätsel des Tages
page-daily-what = Drei Rätsel aus dem Datum: Alle bekommen dieselben.
page-day-solved = { $day }, { $n } von 3 gelöst
page-delete = { $name } löschen
page-deleted = { $name } wurde gelöscht.
page-differ = Zwei Lösungen unterscheiden sich in { $list }.
page-digit-first =
    Ziffer zuerst: erst eine Ziffer wählen, dann die Zellen antippen, die sie bekommen
page-digit-read = { $digit } steht in { $there }; möglich in { $possible }.
page-doubts = Ein gezeichnetes Rätsel
page-doubts-known = Verstanden
page-doubts-meaning = Bedeutung von { $what }
page-doubts-nothing = Bedeutet nichts
page-doubts-nothing-of = { $what } bedeutet nichts
page-doubts-open = Nicht verstanden
page-doubts-picture = Gezeichnet ist hier, was verstanden ist. In einer farbigen Zelle beginnt etwas anderes.
page-doubts-rest = Was kein Feld hat, erledigt sich mit dem Rest, oder gar nicht.
page-doubts-rule = etwa renban
page-doubts-still =
    { $n ->
        [one] Eines ist noch unklar.
       *[other] { $n } Dinge sind noch unklar.
    }
page-doubts-why =
    Die Regeln dieses Rätsels sind gezeichnet, und nicht alles daran ist verstanden. Gespielt werden kann es, sobald der
    Rest festgelegt ist: Schreiben Sie auf Englisch, welche Regel es ist, etwa renban oder whisper 4, oder sagen Sie,
    dass es nichts bedeutet.
page-drawn-lines = Linien nach { $list }
page-drawn-sides = { $what } am Rand { $list }
page-easier = Leichter
page-empty-board = Leeres Brett
page-encyclopedia = Diese Seite für sich lesen
page-encyclopedia-intro =
    { $n } Wege zum nächsten Schritt eines Sudokus, von der letzten Zelle eines Hauses bis zu
    Netzen: die Idee, wie man sie sieht, warum sie stimmt, und ein Beispiel zum Spielen.
page-end = Das Ende
page-enter = Eingeben
page-every-step-from-here = Jeder Schritt von hier bis zum Ende, mit Begründung.
page-everything-follows-at-this = Alles, was an dieser Stelle folgt, mit jeder Technik.
page-exam-of = Prüfung: { $name }, { $n } von { $all }
page-exam-over = Prüfung beendet: { $n } von { $all } richtig.
page-exam-passed = Bestanden: { $n } von { $all } richtig.
page-exam-task = Finde einen Schritt. Welche Technik es ist, musst du selbst erkennen.
page-exercise-helped = Mit einem Tipp zählt es noch nicht ({ $n } von { $all } Übungen); morgen kommt es wieder.
page-exercises = { $n } von { $all } Übungen
page-find-all-steps = Alle Schritte finden
page-find-do-what-says = Gesucht: { $name }. Schreibe die Ziffer, oder streiche Kandidaten mit „Ecke“.
page-find-nothing =
    So heißt keine Technik. Versuche es mit einem anderen Wort oder einem Teil davon.
page-first-best = Die erste
page-first-step = Erster Schritt
page-format = Format
page-games-taken =
    { $n ->
        [one] { $n } Spiel kam hinzu.
       *[other] { $n } Spiele kamen hinzu.
    }
page-harder = Schwerer
page-hardest-step = Schwerster Schritt
page-hardest-used = Dein schwerster Schritt
page-heading-example = Beispiel
page-heading-idea = Die Idee
page-heading-seeing = Wie man es sieht
page-heading-why = Warum es stimmt
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
page-key-move-with-shift-ctrl = Bewegen; mit Umschalt mehr auswählen, mit Strg einen Block überspringen
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
page-keys = Tasten
page-kind = Art des Rätsels
page-kind-anti-knight = Anti-Springer
page-kind-diagonals = X (Diagonalen)
page-kind-dots = Punkte
page-kind-jigsaw = Jigsaw
page-kind-killer = Killer
page-kind-windows = Fenster
page-language = Sprache
page-legend-base = muss die Ziffer enthalten
page-legend-base-fish = alle Plätze der Ziffer hier …
page-legend-cover = damit vergeben
page-legend-cover-fish = … liegen hier; das ist damit vergeben
page-legend-defining = das Muster
page-legend-defining-fish = die Plätze der Ziffer
page-legend-fin = ein Platz zu viel (Flosse)
page-legend-links = durchgezogen: eins von beiden ist wahr; gestrichelt: nicht beide
page-legend-off = falsch, wenn der Anfang falsch ist
page-legend-on = wahr, wenn der Anfang falsch ist
page-legend-placed = gehört hierher
page-legend-removed = kann hier nicht sein
page-legend-seta = die erste Gruppe
page-legend-setb = die zweite Gruppe
page-legend-setc = die dritte Gruppe
page-lesson-in-english = Diese Lektion gibt es nur auf Englisch.
page-level = Stufe
page-level-determined-possible = Ebene { $digit }: { $placed } bestimmt, { $possible } möglich
page-link = Link
page-link-this-game = Link zu diesem Spiel
page-load = Laden
page-load-saved = Gespeicherte Datei laden
page-log = Protokoll
page-look-back = Ansehen
page-looking-for-steps = Suche nach Schritten…
page-looking-for-way = Suche nach dem Weg…
page-make-add = Dazu
page-make-add-it = { $what } dazu
page-make-ahead-none = Hier loslassen: keine Lösung.
page-make-ahead-several = Hier loslassen: noch mehrere.
page-make-ahead-unique = Hier loslassen: genau eine.
page-make-ahead-unknown = Hier loslassen: noch nicht bekannt.
page-make-all = Alle
page-make-areas = Flächen
page-make-author = Autor
page-make-between = Zwischen Zellen
page-make-board = Ganzes Brett
page-make-board-label = Brett: Pfeile bewegen, Enter beginnt und beendet einen Strich
page-make-by = von
page-make-cells = Zellen
page-make-checked = In { $n } s geprüft.
page-make-could-add = Könnte dazu
page-make-could-go = Könnte weg
page-make-cut = Die Zeit reichte nicht; Zahlen können zu klein sein.
page-make-delete = Löschen
page-make-differs = { $more } mehr, { $less } weniger als jetzt
page-make-does-not-fit = Dort ragte es über das Brett hinaus.
page-make-draw = Zeichnen
page-make-duplicate = Verdoppeln
page-make-embed = Code für eine andere Seite
page-make-erase = Radieren
page-make-fill = Auffüllen, bis eindeutig
page-make-find = Regel suchen
page-make-given = Vorgabe
page-make-given-what = Eine Ziffer, die von Anfang an da steht.
page-make-hardest = Am schwersten, Schritt { $n }: { $name }.
page-make-how-arrow = Vom Kreis den Schaft entlang ziehen.
page-make-how-bulb = Von der Kugel zur Spitze ziehen. Der Schatten zeigt, wo es läge.
page-make-how-cell = Eine Zelle drücken; noch einmal nimmt das Zeichen weg.
page-make-how-copy = Nun die Zelle drücken, in der die Kopie beginnt.
page-make-how-corner = Eine Ecke zwischen vier Zellen drücken, dann die Ziffern tippen.
page-make-how-diagonal = Neben dem Brett drücken, auf der Seite, zu der der Pfeil zeigt, dann die Zahl tippen.
page-make-how-given = Zellen wählen, dann eine Ziffer tippen.
page-make-how-group = Durch die Zellen ziehen, dann die Zahl tippen.
page-make-how-line = Von Zelle zu Zelle ziehen. Der Schatten zeigt, wo es läge.
page-make-how-mark = Die Kante zwischen zwei Zellen drücken.
page-make-how-outside = Neben einer Zeile oder Spalte drücken, dann die Zahl tippen.
page-make-how-region = Von einer Region über die Zellen ziehen, die sie bekommen soll.
page-make-how-twins = Durch die erste Gruppe ziehen, dann drücken, wo die Kopie liegt.
page-make-is-none = Keine Lösung
page-make-is-refused = Noch kein Brett
page-make-is-several = Mehrere Lösungen
page-make-is-unique = Genau eine Lösung
page-make-is-unknown = Noch nicht bekannt
page-make-is-waiting = Wird gesucht ...
page-make-kind = Art des Hinweises
page-make-known = Was bekannt ist
page-make-lines = Linien
page-make-link = Link zum Rätsel
page-make-link-what = Der Link enthält das ganze Rätsel; nichts liegt auf einem Server.
page-make-looking = Wird gesucht ...
page-make-many = Mindestens { $n } Lösungen
page-make-matches = passt zu den Regeln
page-make-minimal = keines ist entbehrlich
page-make-mirror = Spiegeln
page-make-mode = Was ein Druck tut
page-make-no-clue = Kein Hinweis dieser Art wurde gefunden, der hilft.
page-make-no-number = Diese Regel hat keine Zahl.
page-make-no-steps = Die Techniken zeigen keinen Weg dahin; alle Möglichkeiten wurden versucht.
page-make-normal = Es gelten die üblichen Sudoku-Regeln.
page-make-normal-jigsaw = Jede Zeile, Spalte und Region hat jede Ziffer einmal.
page-make-not-unique = Dass dieses Rätsel genau eine Lösung hat, ist nicht bekannt.
page-make-numbers = Zahlen, die gehen
page-make-numbers-typed = Ziffern
page-make-of-rules = { $n } von { $all } Regeln und Vorgaben können nicht zugleich gelten.
page-make-often = Oft gebraucht
page-make-on-board = Auf dem Brett ({ $n })
page-make-open = Öffnen
page-make-our-words = Unsere Worte
page-make-outside = Außen
page-make-own = eigene Worte
page-make-own-words = In eigenen Worten
page-make-pdf = PDF mit Lösung
page-make-publish = Teilen
page-make-region = Region
page-make-region-has = Diese Region hat { $n } von { $all } Zellen.
page-make-remove = Entfernen
page-make-remove-it = { $what } entfernen
page-make-remove-together = { $n } zusammen entfernen
page-make-replaces = statt einer von { $list }
page-make-same = wie jetzt
page-make-scale = Ziffer in wie vielen Lösungen
page-make-scale-all = alle { $n }
page-make-scale-more = { $n } oder mehr
page-make-seed = Welche Hinweise versucht werden
page-make-select = Wählen
page-make-selected = Gewählte Regel
page-make-set = { $name }: an
page-make-settled = { $n } Zellen stehen fest. Die anderen zeigen, was noch wahr ist.
page-make-several = { $n } Lösungen
page-make-short-none = keine
page-make-short-several = mehr
page-make-short-unique = eine
page-make-short-unknown = ?
page-make-still-one = Auch ohne es genau eine Lösung.
page-make-stop = Anhalten
page-make-strip = { $n } Schritte
page-make-stroke = Ein Strich hat begonnen; Pfeile verlängern ihn, Pos1, Ende, Bild auf und Bild ab gehen schräg, Enter beendet ihn.
page-make-stuck = Darüber hinaus findet keine Technik einen Schritt.
page-make-suggest = Vorschlagen
page-make-svg-dark = SVG dunkel
page-make-svg-light = SVG hell
page-make-test = Ausprobieren
page-make-text = Regeltext
page-make-title = Titel
page-make-together = { $n } zusammen
page-make-too-large = Die Werkbank hat Bretter mit 4, 6, 8 und 9 Ziffern, ohne Zusatzhäuser außer Diagonalen und Fenstern.
page-make-tools = Regeln zum Zeichnen
page-make-turn = Drehen
page-make-type-number = Die Zahl tippen.
page-make-undo-last = Letzte Änderung zurücknehmen
page-make-unset = { $name }: aus
page-make-unused = Kein Schritt nennt diese:
page-make-versions = Frühere Fassungen
page-make-way = Wie ein Mensch es löst
page-make-where = Wo: { $list }.
page-make-why = Warum es keine gibt
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
page-move = Zug (/)
page-my-games = Meine Spiele
page-needs-unique = nur bei eindeutiger Lösung
page-new-best = Diese hier!
page-next = Weiter
page-next-lesson = Nächste Lektion
page-next-n = Weiter (N)
page-no-cell = keiner Zelle
page-no-game-found = Kein Spiel passt zu diesen Wörtern.
page-no-mistake-so-far = Bisher kein Fehler.
page-no-saved-games = Diese Datei enthält keine gespeicherten Spiele.
page-no-undo-look-again = Nein. Nimm es zurück und sieh noch einmal hin, oder frage nach einem Tipp.
page-notes-corners = in den Ecken
page-notes-keypad = jede an ihrem Platz, wie auf einem Tastenfeld
page-notes-where = Ecknotizen
page-nothing = nichts
page-on-boards-with-letters =
    Auf Brettern mit Buchstaben schreibt die Taste einer Ziffer diese Ziffer, solange das Brett
    den Fokus hat.
page-only-shown = Nur zum Ansehen
page-only-shown-why =
    Dieses Rätsel hat eine Regel, die Whydoku nicht kennt. Ohne sie wäre es ein anderes Rätsel;
    es kann hier deshalb angesehen, aber nicht gespielt oder gelöst werden.
page-only-this-cell = Nur { $cell }
page-partly = Nur ein Teil der Seite ist in dieser Sprache; der Rest ist auf Englisch.
page-pen = Stift
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
page-practice-its-example-here =
    Für mehr zu selten: Übe an ihrem Beispiel, gedreht und mit anderen Ziffern.
page-practice-of = Übung: { $name }
page-practise = Üben
page-previous-p = Zurück (P)
page-print = Drucken
page-puzzle-named = { $kind }, { $level }, { $day }, Nr. { $n }
page-qr = QR-Code
page-qr-what = Scanne diesen Code, um das Rätsel zu öffnen, ohne das, was du geschrieben hast.
page-result-hardest = Schwerster Schritt: { $name }
page-result-hints =
    { $n ->
        [one] { $n } Tipp
       *[other] { $n } Tipps
    }
page-result-time = Zeit: { $time }
page-rule-arrow = Pfeile
page-rule-arrow-one = Pfeil
page-rule-arrow-what = Die Ziffern am Schaft ergeben zusammen die Zahl im Kreis.
page-rule-at-least = Mindestdifferenzen
page-rule-at-least-one = Differenz mindestens { $number }
page-rule-at-least-what = Die beiden Ziffern unterscheiden sich mindestens um die Zahl.
page-rule-between = Zwischenlinien
page-rule-between-one = Zwischenlinie
page-rule-between-what = Die Ziffern auf der Linie liegen zwischen denen in den Kreisen.
page-rule-black-dot = Schwarze Punkte
page-rule-black-dot-one = schwarzer Punkt
page-rule-black-dot-what = Eine Ziffer ist doppelt so groß wie die andere.
page-rule-cage = Killer-Käfige
page-rule-cage-one = Käfig { $number }
page-rule-cage-what = Verschiedene Ziffern, deren Summe die Zahl ist, wenn eine da steht.
page-rule-cage-with-repeats = Käfige mit Wiederholung
page-rule-cage-with-repeats-one = Käfig mit Wiederholung { $number }
page-rule-cage-with-repeats-what = Die Summe ist die Zahl; Ziffern dürfen sich wiederholen.
page-rule-clone = Klone
page-rule-clone-one = Klon
page-rule-clone-what = Beide Formen enthalten an gleichen Stellen gleiche Ziffern.
page-rule-consecutive = Nicht aufeinanderfolgend
page-rule-consecutive-what = Nachbarn sind nicht aufeinanderfolgend.
page-rule-diagonal = Diagonalen
page-rule-diagonal-what = Auf beiden langen Diagonalen sind die Ziffern verschieden.
page-rule-difference = Differenzen
page-rule-difference-one = Differenz { $number }
page-rule-difference-what = Die beiden Ziffern unterscheiden sich um die Zahl.
page-rule-double-arrow = Doppelpfeile
page-rule-double-arrow-one = Doppelpfeil
page-rule-double-arrow-what = Die Ziffern zwischen den Kreisen ergeben zusammen die in den Kreisen.
page-rule-entropic = Entropische Linien
page-rule-entropic-one = entropische Linie
page-rule-entropic-what = Je drei Nachbarn sind eine kleine, eine mittlere und eine große Ziffer.
page-rule-equal = Gleiche Zellen
page-rule-equal-one = gleich
page-rule-equal-what = Beide Zellen enthalten dieselbe Ziffer.
page-rule-even = Quadrate
page-rule-even-one = gerade
page-rule-even-what = Die Ziffer ist gerade.
page-rule-extra = Zusatzgruppen
page-rule-extra-what = In jeder getönten Gruppe sind die Ziffern verschieden.
page-rule-greater = Ungleichungen
page-rule-greater-one = Ungleichung
page-rule-greater-what = Das Zeichen zeigt auf die kleinere Ziffer.
page-rule-king = Anti-König
page-rule-king-what = Zellen, die sich an einer Ecke berühren, sind verschieden.
page-rule-knight = Anti-Springer
page-rule-knight-what = Zellen im Abstand eines Springerzugs sind verschieden.
page-rule-little-killer = Kleine Killer
page-rule-little-killer-one = kleiner Killer { $number }
page-rule-little-killer-what = Die Ziffern entlang des Pfeils haben die Zahl als Summe.
page-rule-lockout = Sperrlinien
page-rule-lockout-one = Sperrlinie
page-rule-lockout-what = Die Ziffern in den Rauten unterscheiden sich mindestens um die Zahl (meist 4); die auf der Linie liegen nicht dazwischen.
page-rule-maximum = Maxima
page-rule-maximum-one = Maximum
page-rule-maximum-what = Größer als alle Nachbarn.
page-rule-minimum = Minima
page-rule-minimum-one = Minimum
page-rule-minimum-what = Kleiner als alle Nachbarn.
page-rule-modular = Modulare Linien
page-rule-modular-one = modulare Linie
page-rule-modular-what = Je drei Nachbarn lassen beim Teilen durch 3 verschiedene Reste.
page-rule-move = Abstand gleicher Ziffern
page-rule-move-what = Zellen im angegebenen Abstand sind verschieden.
page-rule-nabner = Nabner-Linien
page-rule-nabner-one = Nabner-Linie
page-rule-nabner-what = Keine zwei Ziffern der Linie sind gleich oder aufeinanderfolgend.
page-rule-no-other = Nichts ausgelassen
page-rule-no-other-what = Wo kein Zeichen ist, gilt nicht, was die Zeichen sagen.
page-rule-numbered-room = Nummerierte Räume
page-rule-numbered-room-one = nummerierter Raum { $number }
page-rule-numbered-room-what = Die erste Ziffer sagt, in welcher Zelle die Ziffer am Rand steht.
page-rule-odd = Kreise
page-rule-odd-one = ungerade
page-rule-odd-what = Die Ziffer ist ungerade.
page-rule-palindrome = Palindrome
page-rule-palindrome-one = Palindrom
page-rule-palindrome-what = Die Linie liest sich von beiden Enden gleich.
page-rule-parity-line = Paritätslinien
page-rule-parity-line-one = Paritätslinie
page-rule-parity-line-what = Gerade und ungerade Ziffern wechseln sich ab.
page-rule-quadruple = Vierergruppen
page-rule-quadruple-one = Vierergruppe { $number }
page-rule-quadruple-what = Die Ziffern im Kreis stehen in den vier Zellen darum.
page-rule-ratio = Verhältnisse
page-rule-ratio-one = Verhältnis { $number }
page-rule-ratio-what = Eine Ziffer ist das Vielfache der anderen, das die Zahl nennt.
page-rule-region = Jigsaw
page-rule-region-sum = Regionssummen
page-rule-region-sum-one = Regionssumme
page-rule-region-sum-what = Die Stücke der Linie in verschiedenen Blöcken ergeben dieselbe Summe.
page-rule-region-what = In jedem umrandeten Gebiet sind die Ziffern verschieden wie in einem Block.
page-rule-renban = Renban-Linien
page-rule-renban-one = Renban-Linie
page-rule-renban-what = Aufeinanderfolgende Ziffern in beliebiger Reihenfolge.
page-rule-sandwich = Sandwiches
page-rule-sandwich-one = Sandwich { $number }
page-rule-sandwich-what = Die Ziffern zwischen der kleinsten und der größten haben die Zahl am Rand als Summe.
page-rule-skyscraper = Hochhäuser
page-rule-skyscraper-one = Hochhäuser { $number }
page-rule-skyscraper-what = So viele Ziffern sieht man vom Rand aus; höhere verdecken niedrigere.
page-rule-slow-thermometer = Langsame Thermometer
page-rule-slow-thermometer-one = langsames Thermometer
page-rule-slow-thermometer-what = Die Ziffern werden von der Kugel zur Spitze nie kleiner.
page-rule-sum = Summen
page-rule-taxicab = Anti-Taxi
page-rule-taxicab-what = Gleiche Ziffern sind nie so viele Schritte voneinander entfernt, wie sie sagen.
page-rule-product = Produkte
page-rule-product-one = Produkt { $number }
page-rule-product-what = Das Produkt der beiden Ziffern ist die Zahl.
page-rule-low = Niedrige Zellen
page-rule-low-one = niedrig
page-rule-low-what = Die Ziffer liegt unter der Mitte.
page-rule-high = Hohe Zellen
page-rule-high-one = hoch
page-rule-high-what = Die Ziffer liegt über der Mitte.
page-rule-same-set = Gleiche Mengen
page-rule-same-set-one = gleiche Menge
page-rule-same-set-what = Beide Gruppen enthalten dieselben Ziffern in beliebiger Reihenfolge.
page-rule-equal-sums = Gleiche Summen
page-rule-equal-sums-one = gleiche Summe
page-rule-equal-sums-what = Beide Gruppen haben dieselbe Summe.
page-rule-equality-cage = Gleichheitskäfige
page-rule-equality-cage-one = Gleichheitskäfig
page-rule-equality-cage-what = So viele gerade wie ungerade und so viele niedrige wie hohe Ziffern.
page-rule-rellik = Rellik-Käfige
page-rule-rellik-one = Rellik-Käfig { $number }
page-rule-rellik-what = Keine Ziffern des Käfigs ergeben zusammen die Zahl.
page-rule-entropy = Entropie
page-rule-entropy-one = Entropie
page-rule-entropy-what = Die Zellen enthalten eine niedrige, eine mittlere und eine hohe Ziffer.
page-rule-mixture = Mischungen
page-rule-mixture-one = Mischung
page-rule-mixture-what = Die Zellen enthalten eine Ziffer für jeden Rest bei der Teilung durch 3.
page-rule-counting-circles = Zählkreise
page-rule-counting-circles-one = Zählkreis
page-rule-counting-circles-what = Eine Ziffer im Kreis sagt, in wie vielen Kreisen sie steht.
page-rule-look-and-say = Look-and-say
page-rule-look-and-say-one = Look-and-say
page-rule-look-and-say-what = Die Zahlen sind abwechselnd Anzahlen und Ziffern.
page-rule-index = Indexzellen
page-rule-index-one = Index der { $number }
page-rule-index-what = Die Ziffer sagt, in welcher Zelle der Reihe die Zahl steht.
page-rule-value-index = Wertindizes
page-rule-value-index-one = Wertindex
page-rule-value-index-what = Die zweite Zelle sagt, in welcher Zelle entlang des Pfeils die Ziffer der ersten steht.
page-rule-same-difference = Linien gleicher Differenz
page-rule-same-difference-one = Linie gleicher Differenz
page-rule-same-difference-what = Nachbarn unterscheiden sich immer um dieselbe Zahl.
page-rule-lunchbox = Lunchboxen
page-rule-lunchbox-one = Lunchbox { $number }
page-rule-lunchbox-what = Die Ziffern zwischen der kleinsten und der größten ergeben zusammen die Zahl; alle sind verschieden.
page-rule-frame-sum = Rahmensummen
page-rule-frame-sum-one = Rahmensumme { $number }
page-rule-frame-sum-what = Die ersten Ziffern neben der Zahl ergeben sie zusammen.
page-rule-hidden-skyscraper = Verdeckte Hochhäuser
page-rule-hidden-skyscraper-one = verdecktes Hochhaus { $number }
page-rule-hidden-skyscraper-what = Die Zahl ist die erste Ziffer hinter einer größeren.
page-rule-flatmates = Mitbewohner
page-rule-flatmates-one = Mitbewohner
page-rule-flatmates-what = Die mittlere Ziffer hat die kleinste vor sich oder die größte nach sich.
page-rule-pair-table = Paartabellen
page-rule-pair-table-one = Paartabelle
page-rule-pair-table-what = Nachbarn auf der Linie sind eines der Paare der Tabelle.
page-rule-sum-line = Summenlinien
page-rule-sum-line-one = Summenlinie { $number }
page-rule-sum-line-what = Die Linie zerfällt in Stücke, die jeweils die Zahl ergeben.
page-rule-sum-one = Summe { $number }
page-rule-sum-what = Die Summe der beiden Ziffern ist die Zahl.
page-rule-thermometer = Thermometer
page-rule-thermometer-one = Thermometer
page-rule-thermometer-what = Die Ziffern werden von der Kugel zur Spitze größer.
page-rule-whisper = Flüsterlinien
page-rule-whisper-one = Flüsterlinie { $number }
page-rule-whisper-what = Nachbarn auf der Linie unterscheiden sich mindestens um die Zahl (deutsche 5, niederländische 4).
page-rule-white-dot = Weiße Punkte
page-rule-white-dot-one = weißer Punkt
page-rule-white-dot-what = Die beiden Ziffern sind aufeinanderfolgend.
page-rule-window = Fenster
page-rule-window-what = In jedem getönten Fenster sind die Ziffern verschieden.
page-rule-with = { $what } mit { $list }
page-rule-x-sum = X-Summen
page-rule-x-sum-one = X-Summe { $number }
page-rule-x-sum-what = Die ersten Ziffern haben die Zahl am Rand als Summe; die erste sagt, wie viele es sind.
page-rule-xv = X und V
page-rule-xv-one = Summe { $number }
page-rule-xv-what = X: die Summe der beiden Ziffern ist 10. V: sie ist 5.
page-rule-zipper = Reißverschlüsse
page-rule-zipper-one = Reißverschluss
page-rule-zipper-what = Ziffern in gleichem Abstand von der Mitte ergeben zusammen die Ziffer dort.
page-rules = Regeln
page-save-all = Alles speichern
page-save-picture = Bild
page-search-games = Spiele suchen
page-search-techniques = Techniken suchen
page-settings = Einstellungen
page-several = Mehrere wählen
page-several-off = Antippen wählt eine einzelne Zelle.
page-several-on = Antippen nimmt eine Zelle zur Auswahl hinzu oder wieder heraus.
page-several-way = Das Rätsel hat mehrere Lösungen, also führt kein Weg bis zum Ende.
page-share-print = Teilen und drucken
page-share-result = Teilen
page-show-clock = Uhr zeigen
page-show-everything = Alle zeigen
page-show-example = Beispiel zeigen
page-show-way-through = Den Lösungsweg zeigen
page-side-above = oben
page-side-below = unten
page-side-left = links
page-side-right = rechts
page-size = Größe
page-solution-n = Lösung { $n }
page-solutions-differ = Das Rätsel hat mehrere Lösungen. Diese zwei unterscheiden sich in { $list }.
page-solved-alone = Ohne Tipp
page-solved-game = gelöst
page-solved-in = Gelöst in { $time }
page-solved-title = Gelöst
page-start-again = Von vorn
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
page-step = Schritt { $n } von { $all }
page-steps-found =
    { $n ->
        [one] { $n } Schritt. Wähle ihn, um ihn zu sehen.
       *[other] { $n } Schritte. Wähle einen, um ihn zu sehen.
    }
page-steps-shown = { $n } von { $all } Schritten
page-taken-out = Herausgenommen.
page-takes-easy = Mindestens 36 Vorgaben; ein Blick auf ein Haus oder eine Zelle genügt.
page-takes-extreme = Lange Ketten, Netze und alles andere.
page-takes-hard = Quadrupel, Fische wie der X-Wing und Wings.
page-takes-medium = Paare, Tripel und gesperrte Kandidaten.
page-takes-unfair = Kurze Ketten und Färbungen.
page-technique-of-steps = Technik
page-techniques = Techniken
page-text = Text
page-theme-colourblind = für Farbfehlsichtige
page-theme-contrast = hoher Kontrast
page-theme-contrast-dark = hoher Kontrast, dunkel
page-theme-dark = dunkel
page-theme-light = hell
page-theme-system = wie das System
page-there-no-such-house = Dieses Haus gibt es nicht.
page-tint-what-selected-cell = Einfärben, was die gewählte Zelle sieht
page-tip = Rat
page-tip-away = Diesen Rat ausblenden
page-tip-digit = Wähle eine Zelle, dann eine Ziffer.
page-tip-hint = Keine Idee? Jeder Tipp verrät etwas mehr.
page-tip-notes = Noch nicht sicher? „Ecke“ schreibt eine kleine Notiz.
page-today = Heute
page-touch =
    Auf einem Touchscreen wählt Ziehen aus. Hältst du eine Zelle länger, kommt sie mit denen, über die du
    dann ziehst, zur Auswahl hinzu; oder wähle „Mehrere wählen“ unter „Mehr“.
page-type-givens-number-solutions =
    Tippe die Vorgaben ein. Die Zahl der Lösungen wird dabei angezeigt.
page-type-onto-board = Oder auf dem Brett eintippen
page-vim = h, j, k und l bewegen (mit Umschalt tun sie, was sie taten)
page-was-example = Das war das Beispiel.
page-way-through = Der Lösungsweg
page-whole-game-link-no = Das ganze Spiel steckt im Link; kein Server sieht es.
page-whole-board = Ganzes Brett
page-with-diagonals = mit Diagonalen
page-write-log = Protokoll schreiben
page-wrong = Falsch: { $list }.
page-yes = Ja, genau.
page-your-best = Deine Bestzeit, { $level }
