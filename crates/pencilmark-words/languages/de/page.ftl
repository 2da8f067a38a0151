# The sentences of the page in a browser.

page-house-box = { house-box }
page-house-region = { house-region }
page-house-row = { house-row }
page-house-column = { house-column }
page-house-diagonal = { house-diagonal }
page-house-window = { house-window }
page-house-extra = { house-extra }

page-all-digits = Alle Ziffern.
page-all-steps = Alle Schritte
page-all-techniques = Alle Techniken
page-also = auch: { $names }
page-another-one = Noch eine
page-applied = Ausgeführt: { $list }.
page-apply-n = Ausführen (N)
page-ask-for-hints-until =
    Frag nach Tipps, bis der ganze Schritt gesagt ist; dann lässt er sich ausführen.
page-ask-hint = Tipp (H)
page-back = Zurück in { $name }.
page-back-my-game-esc = Zurück zu meinem Spiel (Esc)
page-board = Brett
page-board-as-text = Das Brett als Text
page-bring-back = Zurückholen
page-bring-one = Oder eines mitbringen
page-browser-does-not-let =
    Der Browser lässt die Seite nicht kopieren; markiere den Text und kopiere ihn.
page-cancel = Abbrechen
page-candidates = Kandidaten
page-candidates-get-colour = Kandidaten bekommen Farbe { $n }.
page-candidates-list = Kandidaten { $list }
page-cell-blank = { $cell } hat keine Ziffer.
page-cell-with-digit-takes = Eine Zelle mit einer Ziffer nimmt keine Notizen auf.
page-cells-left =
    { $n ->
        [one] noch { $n } Zelle
       *[other] noch { $n } Zellen
    }
page-check = Prüfen
page-check-none = Keine Lösung.
page-check-several = Viele Lösungen.
page-check-unknown = Noch nicht bekannt.
page-clock-runs = Die Uhr läuft.
page-clock-stopped = Die Uhr steht.
page-close = Schließen
page-colour-candidates = Farbe der Kandidaten
page-colour-named = Farbe { $list }
page-colours = Farben
page-conflict = Widerspruch
page-copied = Kopiert.
page-copy-link = Link kopieren
page-copy-text = Text kopieren
page-count-none = Keine Lösung
page-count-several = Viele Lösungen
page-count-unique = Genau eine Lösung
page-count-unknown = Noch nicht bekannt
page-delete = { $name } löschen
page-deleted = { $name } wurde gelöscht.
page-differ = Zwei Lösungen unterscheiden sich in { $list }.
page-digit-read = { $digit } steht in { $there }; möglich in { $possible }.
page-digits-mean = Ziffern bedeuten
page-digits-mean-mode = Ziffern bedeuten: { $mode }.
page-done = fertig
page-empty = leer
page-empty-board = Leeres Brett
page-end = Das Ende
page-enter = Eingeben
page-every-step-from-here = Jeder Schritt von hier bis zum Ende, mit seinem Grund.
page-everything-follows-at-this = Alles, was hier folgt, mit jeder Technik.
page-fill-candidates = Notizen füllen
page-find-all-steps = Alle Schritte finden
page-find-do-what-says = Finde { $name } und tu, was daraus folgt.
page-first-puzzle = Ein erstes Rätsel
page-first-step = Erster Schritt
page-format = Format
page-from-link = Aus einem Link
page-game = Spiel
page-game-was-loaded = Das Spiel ist geladen.
page-given = vorgegeben { $digit }
page-heading-example = Beispiel
page-heading-idea = Die Idee
page-heading-seeing = Wie man es sieht
page-heading-why = Warum es stimmt
page-help = Hilfe
page-highlight-digit = Markieren
page-hint = Tipp { $n } von { $all }
page-hint-tells-little-ask = Ein Tipp verrät ein wenig; frag noch einmal, und er verrät mehr.
page-hints = Tipp
page-house-read = { $house }: { $list }. Es fehlt: { $missing }.
page-key-apply-hint-next-step = Den Tipp ausführen; nächster Schritt des Lösungswegs
page-key-check-how-many-solutions = Prüfen: wie viele Lösungen, und was falsch ist
page-key-colour-candidate-selected-cells =
    Einen Kandidaten der gewählten Zellen färben; Komma und Punkt wählen die Farbe
page-key-colour-with-digit-highlighted =
    Farbe; ist eine Ziffer hervorgehoben, Farbe dieses Kandidaten
page-key-corner-note = Notiz in der Ecke
page-key-digits-mean-digit-corner =
    Ziffern bedeuten: Ziffer, Ecke, Mitte, Farbe; Leertaste geht zum nächsten weiter
page-key-highlight = Eine Ziffer hervorheben; Esc beendet es
page-key-hint = Tipp; noch einmal für mehr
page-key-move-with-shift-ctrl = Bewegen; mit Umschalt oder Strg mehr auswählen
page-key-name-technique-my-last = Die Technik meines letzten Zugs nennen
page-key-note-middle = Notiz in der Mitte
page-key-previous-step-way-through = Voriger Schritt des Lösungswegs
page-key-redo = Wiederholen
page-key-select-all-select-one = Alle auswählen; eine auswählen
page-key-tell-row-column-box = Zeile, Spalte, Block oder die Plätze der Ziffer ansagen
page-key-this-help = Diese Hilfe
page-key-type-move-such-as = Einen Zug tippen, etwa A1 5
page-key-view-game-my-notes = Ansicht: Spiel, meine Notizen, Kandidaten, Ebenen
page-key-wipe-digit-then-notes = Löschen: Ziffer, dann Notizen, dann Farben
page-key-write-digit-with-several =
    Eine Ziffer schreiben; sind mehrere Zellen gewählt, Notizen in die Ecken
page-keys = Tasten
page-language = Sprache
page-learn = Lernen
page-left = noch { $n }
page-lesson-in-english = Diese Lektion gibt es nur auf Englisch.
page-let-clock-run = Uhr laufen lassen
page-level = Stufe
page-level-determined-possible = Ebene { $digit }: { $placed } bestimmt, { $possible } möglich
page-level-easy = leicht
page-level-extreme = extrem
page-level-hard = schwer
page-level-medium = mittel
page-level-unfair = unfair
page-levels = Ebenen
page-link = Link
page-link-this-game = Link zu diesem Spiel
page-load = Laden
page-log = Protokoll
page-looking-at-esc-ends = Blick auf { $digit }; Esc beendet es.
page-looking-for-steps = Suche nach Schritten…
page-looking-for-way = Suche nach dem Weg…
page-make-puzzle = Rätsel erzeugen
page-making-puzzle = Erzeuge ein Rätsel…
page-mark-digits-break-rule = Ziffern kennzeichnen, die eine Regel verletzen
page-mark-wrong-digits-at = Falsche Ziffern sofort kennzeichnen (vergleicht mit der Lösung)
page-middle = in der Mitte { $list }
page-mode-centre = Mitte
page-mode-colour = Farbe
page-mode-corner = Ecke
page-mode-digit = Ziffer
page-mode-mark = Kandidat
page-more = Mehr
page-mouse =
    Klicken und Ziehen wählt aus, Strg und Klick fügt eine Zelle hinzu oder nimmt sie weg,
    Doppelklick wählt gleiche Ziffern. Ein Rätsel kann überall eingefügt werden, oder eine Datei
    fallen gelassen.
page-move = Zug (/)
page-my-games = Meine Spiele
page-my-notes = Meine Notizen
page-my-puzzle = Mein Rätsel
page-name-my-move-t = Meinen Zug benennen (T)
page-new-puzzle = Neues Rätsel
page-next-n = Weiter (N)
page-no-cell = keiner Zelle
page-no-mistake-so-far = Bisher kein Fehler.
page-no-undo-look-again =
    Nein. Nimm es zurück und sieh noch einmal hin, oder frag nach einem Tipp.
page-not-kept = Dieser Browser merkt sich nichts für die Seite: Das Spiel ist weg, wenn sie geschlossen wird. Ein Link bewahrt es auf.
page-not-loaded = { $file } konnte nicht geladen werden.
page-notes = Notizen { $list }
page-nothing = nichts
page-nothing-redo = Nichts zu wiederholen.
page-nothing-undo = Nichts zurückzunehmen.
page-on-boards-with-letters =
    Auf Brettern mit Buchstaben schreibt die Taste einer Ziffer diese Ziffer, solange das Brett
    den Fokus hat.
page-only-shown = Nur zum Ansehen
page-only-shown-why =
    Dieses Rätsel hat eine Regel, die Pencilmark nicht kennt. Ohne sie wäre es ein anderes Rätsel;
    es kann hier deshalb angesehen, aber nicht gespielt oder gelöst werden.
page-paste-puzzle =
    Ein Rätsel in irgendeinem Format einfügen oder tippen: Zeilen, Gitter, Kandidaten, Links. Eine
    Datei kann auf die Seite gezogen werden.
page-picture-paper = Bild und Papier
page-plain-form = Einfaches Formular
page-play = Spielen
page-play-this-puzzle = Dieses Rätsel spielen
page-played-elsewhere = Dieses Spiel ging in einem anderen Tab weiter; so steht es dort.
page-practice-its-example-here =
    Geübt wird hier am Beispiel, gedreht und mit anderen Ziffern: Für mehr ist sie zu selten.
page-practice-of = Übung: { $name }
page-practise = Üben
page-previous-p = Zurück (P)
page-print = Drucken
page-redone = Wiederholt.
page-row-column = Zeile { $row } Spalte { $column }
page-search-techniques = Techniken suchen
page-server-busy-try-again = Der Server ist beschäftigt. Versuch es gleich noch einmal.
page-server-could-not-do = Der Server konnte das nicht (Status { $status }).
page-server-does-not-answer = Der Server antwortet nicht. Läuft er noch?
page-settings = Einstellungen
page-several-way = Das Rätsel hat mehrere Lösungen, also führt kein Weg bis zum Ende.
page-share-print = Teilen und drucken
page-sheet = Bereich größer oder kleiner
page-show-clock = Uhr zeigen
page-show-example = Beispiel zeigen
page-show-way-through = Den Lösungsweg zeigen
page-size = Größe
page-size-diagonals = 9 × 9 mit Diagonalen
page-solved = Gelöst!
page-solved-game = gelöst
page-start-again = Von vorn
page-step = Schritt { $n } von { $all }
page-steps-found =
    { $n ->
        [one] { $n } Schritt. Wähle ihn, um ihn zu sehen.
       *[other] { $n } Schritte. Wähle einen, um ihn zu sehen.
    }
page-stop-clock = Uhr anhalten
page-sudoku-board-by = Sudoku-Brett, { $n } mal { $n }
page-techniques = Techniken
page-tell-me-more-h = Mehr verraten (H)
page-text = Text
page-theme-contrast = hoher Kontrast
page-theme-dark = dunkel
page-theme-light = hell
page-theme-system = wie das System
page-there-no-such-house = Ein solches Haus gibt es nicht.
page-there-nothing-wipe = Hier gibt es nichts zu löschen.
page-this-not-your-game = das ist nicht dein Spiel
page-this-way-through-go = Das ist der Lösungsweg; geh zum Spielen zurück zu deinem Spiel.
page-tint-what-selected-cell = Einfärben, was die gewählte Zelle sieht
page-type-givens-number-solutions = Tippe die Vorgaben. Die Zahl der Lösungen steht darunter.
page-type-onto-board = Oder auf das Brett tippen
page-undo = Rückgängig
page-undone = Zurückgenommen.
page-view = Ansicht
page-was-example = Das war das Beispiel.
page-way = Weg
page-way-through = Der Lösungsweg
page-way-through-more = Lösungsweg
page-what-this-technique = Was ist das für eine Technik?
page-which-digit = Welche Ziffer?
page-whole-game-link-no = Das ganze Spiel steckt im Link; kein Server sieht es.
page-wipe = Löschen
page-with-diagonals = mit Diagonalen
page-write-log = Protokoll schreiben
page-wrong = Falsch: { $list }.
page-yes = Ja, genau.
page-partly = Nur ein Teil der Seite ist in dieser Sprache; der Rest ist englisch.
