# What is said of a text that should hold a puzzle: what was read, what is odd, what is wrong and what to
# do about it.

text-summary =
    gelesen als { $format }: { $side }x{ $side }-Brett, { $givens }{ $placed }{ $candidates }
text-givens =
    { $count ->
        [one] { $count } Vorgabe
       *[other] { $count } Vorgaben
    }
text-placed =
    { $count ->
        [one] , { $count } gesetzte Ziffer
       *[other] , { $count } gesetzte Ziffern
    }
text-candidates =
    { $count ->
        [one] , { $count } Zelle mit Kandidaten
       *[other] , { $count } Zellen mit Kandidaten
    }
text-nothing = {""}
text-fault = Zeile { $line }, Spalte { $column }: { $fault }

# What is wrong. Each of these may end a sentence.

text-empty = hier ist kein Rätsel: Der Text ist leer
text-only-comments = hier ist kein Rätsel: Der Text enthält nur Kommentare
text-only-frame = hier ist kein Rätsel: Der Text enthält nur Rahmenlinien
text-symbol =
    { $symbol } ist keine Ziffer, kein Zeichen für eine leere Zelle (. 0 * _) und kein
    Rahmenzeichen{ $fix }
text-symbol-of-board =
    { $symbol } ist keine Ziffer eines { $side }x{ $side }-Bretts ({ $digits }), kein Zeichen für
    eine leere Zelle (. 0 * _) und kein Rahmenzeichen{ $fix }
text-fix-zero = ; für eine leere Zelle schreib 0, nicht den Buchstaben
text-fix-one = ; für die Eins schreib 1, nicht den Buchstaben
text-visible = '{ $symbol }'
text-invisible = das unsichtbare Zeichen { $symbol }
text-digits-none = keine
text-digits = 1 bis { $last }
text-digits-ten = 1 bis 9, a
text-digits-letters = 1 bis 9, a bis { $last }
text-word =
    '{ $word }' ist keine Zelle eines { $side }x{ $side }-Bretts: Schreib eine Ziffer
    ({ $digits }), die Kandidaten der Zelle ohne Lücke oder ein Zeichen für eine leere Zelle
    (. 0 * _)
text-number =
    '{ $word }' ist weder eine Zahl von 1 bis { $side } noch ein Zeichen für eine leere Zelle
    (. 0 * _)
text-digit-too-large =
    { $digit } ist keine Ziffer eines { $side }x{ $side }-Bretts (1 bis { $side })
text-repeated-candidate =
    '{ $word }' nennt den Kandidaten { $digit } zweimal; schreib jeden Kandidaten nur einmal
text-line-length = diese Zeile hat { $cells }; { $wanted }
text-cells =
    { $count ->
        [one] { $count } Zelle
       *[other] { $count } Zellen
    }
text-wanted-before = die Zeilen davor haben { $expected }
text-wanted-others = die anderen Zeilen haben { $expected }
text-wanted-board =
    jede Zeile eines { $expected }x{ $expected }-Bretts braucht { $expected }
text-line-count =
    { $count ->
        [one] { $count } Zeile mit { $expected } Zellen; ein { $expected }x{ $expected }-Brett
            braucht { $expected }: { $difference }
       *[other] { $count } Zeilen mit { $expected } Zellen; ein { $expected }x{ $expected }-Brett
            braucht { $expected }: { $difference }
    }
text-cell-count = { $expected } Zellen erwartet, { $found } gefunden: { $difference }
text-missing =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
text-too-many = { $count } zu viel
text-no-board =
    { $count ->
        [one] { $count } Zelle ergibt kein Brett; ein 9x9-Rätsel hat 81, ein 4x4-Rätsel 16, ein
            6x6-Rätsel 36, ein 16x16-Rätsel 256
       *[other] { $count } Zellen ergeben kein Brett; ein 9x9-Rätsel hat 81, ein 4x4-Rätsel 16,
            ein 6x6-Rätsel 36, ein 16x16-Rätsel 256
    }
text-no-boxes =
    ein Brett mit { $side } Ziffern lässt sich nicht in Blöcke teilen; gib seine Gebiete an (ein
    Jigsaw) oder eine andere Größe, etwa 4, 6, 8, 9, 10, 12, 16 oder 25
text-shape = das ergibt kein Brett: Größe oder Gebiete passen nicht
text-region-size =
    Gebiet '{ $region }' hat { $cells }; jedes Gebiet dieses Jigsaws braucht { $side }
text-two-puzzles =
    hier beginnt ein zweites Rätsel; gib nur eines ein oder eine Sammlung mit einem Rätsel in
    jeder Zeile
text-collection =
    das sind { $count } Rätsel, eines in jeder Zeile; gib nur eines ein oder lies sie als Sammlung
text-state-differs =
    das zweite Gitter sollte die Vorgaben des ersten enthalten, aber { $cell } ist anders; gib nur
    ein Rätsel ein
text-triplet =
    '{ $triplet }' ist kein Kandidat: Schreib Ziffer, Zeile und Spalte als drei Zeichen, jedes
    { $digits }, etwa 224 für die 2 in r2c4
text-library-fields =
    eine Zeile aus HoDoKus Sammlung hat 6 oder 7 Doppelpunkte,
    ':technique:digits:grid:deleted:eliminated:placed:extra'; diese hat { $count }
text-misplaced-candidate =
    '{ $symbol }' steht, wo nur der Kandidat { $expected } oder nichts (. 0) stehen kann; jede
    Zelle hat ein Zeichen für jede Ziffer, der Reihe nach
text-missing-section = hinter dem Abschnitt { $name } folgt kein Rätsel
text-not-read =
    das ist { $name } und kann hier nicht gelesen werden; exportiere das Rätsel als Text (eine
    Zeile mit 81 Zellen)
text-broken =
    das wurde als { $format } gelesen, aber etwas darin fehlt oder passt nicht; kopier das Rätsel
    als Text (eine Zeile mit 81 Zellen)
text-inside = das wurde als { $format } gelesen, aber { $fault }
text-column = in der Spalte { $name } dieser Zeile: { $fault }
text-needs-legend = Zellen dieses Bretts sind markiert, und nichts sagt, warum; kopier auch die Zeilen unter dem Brett
text-only-heading = hier ist kein Rätsel: Die Tabelle hat eine Überschrift und keine Zeilen
text-rule =
    dieses Rätsel hat eine Regel, die hier nicht bekannt ist: { $rule }; ein Rätsel wird nur mit
    allen seinen Regeln gelesen
text-rule-at =
    dieses Rätsel hat eine Regel, die hier nicht bekannt ist: { $rule } bei { $cell }; ein Rätsel
    wird nur mit allen seinen Regeln gelesen
shown-unknown = Unbekannte Regel: { $rule }
shown-unknown-at = Unbekannte Regel bei { $cell }: { $rule }
text-rule-line-word =
    '{ $word }' ist keine Regel, die hier bekannt ist, wie cage, knight oder white dot
text-rule-line-near = '{ $word }' ist keine Regel; war '{ $near }' gemeint?
text-rule-line-cell =
    '{ $word }' ist keine Zelle dieses Bretts: Schreib r1c1 bis r{ $side }c{ $side }
text-rule-line-number = '{ $word }' ist keine Zahl, die hier stehen kann
text-rule-line-form = '{ $rule }' schreibt man so: { $example }
text-no-grid = hier stehen Regeln, aber kein Gitter; schreib das Gitter davor
text-too-long = das ist zu lang für ein Rätsel (über { $count } Bytes)
text-on-server =
    dieser Link nennt nur ein Rätsel, das ein Server kennt; öffne es dort und kopier das Rätsel
    als Text
text-empty-link = dieser Link enthält kein Rätsel; kopier das Rätsel als Text

# What is odd.

odd-clash = { $digit } steht zweimal in { $house }: in { $first } und in { $second }
odd-more-clashes = weitere Ziffern stehen zweimal in einem Haus
odd-mixed-blanks = sowohl '{ $one }' als auch '{ $other }' wurde als leere Zelle gelesen
odd-zero-is-digit = 0 wird hier als Ziffer benutzt: 0 wurde als 1 gelesen, 1 als 2, ...
odd-perhaps-zero-is-digit =
    es ist nicht zu sehen, ob die Ziffern mit 0 oder 1 beginnen; gelesen wurden sie ab 1
odd-letters-are-digits = Buchstaben werden hier als Ziffern benutzt: A wurde als 1 gelesen, ...
odd-comment = Zeile { $line } wurde als Kommentar gelesen
odd-no-candidates = { $cell } hat keine Kandidaten
odd-region-in-pieces = Gebiet '{ $region }' hängt nicht zusammen
odd-deleted-nothing = '{ $triplet }' streicht einen Kandidaten, den es dort nicht gab
odd-around-board = nur das Brett wurde gelesen; der Text darum herum wurde weggelassen
odd-rules-in-words =
    die Regeln in Worten wurden nicht gelesen; Regeln, die nur dort stehen, fehlen: "{ $words }"
odd-solution-incomplete =
    die beigefügte Lösung hat nicht für jede der { $count } Zellen eine Ziffer; sie wurde weggelassen
odd-solution-differs =
    die beigefügte Lösung ist falsch: In { $cell } hat sie eine andere Ziffer als das Rätsel; sie wurde weggelassen
odd-solution-clash =
    die beigefügte Lösung ist falsch: { $first } und { $second } haben dieselbe Ziffer; sie wurde weggelassen
odd-left-out-corner-marks = Notizen in den Ecken wurden weggelassen
odd-left-out-colours = Farben wurden weggelassen
odd-left-out-fog = der Nebel wurde weggelassen
odd-left-out-empty-clues = Hinweise außerhalb des Gitters ohne Zahl wurden weggelassen
odd-skipped-section = der Abschnitt { $name } in Zeile { $line } wurde übergangen

# Why a puzzle cannot be written in a format. Each of these may end a sentence.

write-only-read = dieses Format kann nur gelesen werden
write-sides = in diesem Format sind nur Bretter der Größe { $sides } möglich
write-sides-up-to = in diesem Format sind nur Bretter bis zur Größe { $side } möglich
write-no-candidates = dieses Format hat keinen Platz für eine Zelle ohne Kandidaten
write-rules = dieses Format hat keinen Platz für Käfige, Punkte und Ähnliches
write-loses =
    dieses Format hat keinen Platz für einen Teil des Bretts ({ $what }); es würde als anderes Rätsel gelesen
write-rule = dieses Format hat keinen Platz für diese Regel: { $rule }
write-tall-boxes = dieses Format hat keinen Platz für Blöcke, die höher als breit sind
write-full-digit = dieses Format hat keinen Platz für neun Vorgaben derselben Ziffer

# What a format leaves out: a sentence, and the same in a word or two for lists.

loss-placed = gesetzte Ziffern sind nicht mehr von Vorgaben zu unterscheiden
loss-candidates = Kandidaten fallen weg
loss-boxes = die Blöcke sind nicht die üblichen, und das ist nicht mehr zu erkennen
loss-regions = die Gebiete des Jigsaws fallen weg
loss-diagonals = die Diagonalen fallen weg
loss-extra-houses = Fenster und Zusatzhäuser fallen weg
loss-rules = Käfige, Punkte und Ähnliches fallen weg
loss-labels = Titel, Autor und Ähnliches fallen weg
loss-solution = die Lösung fällt weg
loss-word-placed = gesetzte Ziffern
loss-word-candidates = Kandidaten
loss-word-boxes = ungewöhnliche Blöcke
loss-word-regions = Gebiete
loss-word-diagonals = Diagonalen
loss-word-extra-houses = Zusatzhäuser
loss-word-rules = Käfige, Punkte und Ähnliches
loss-word-labels = Titel und Autor
loss-word-solution = Lösung

# What the formats are called.

format-boxed = Zeilen mit Zellen in einem Rahmen
format-candidates = ein Platz für jeden Kandidaten
format-classic = eine ältere Kennung von SudokuPad
format-csv = eine Zeile einer Tabelle
format-fields = eine Tabelle aus Zahlen
format-sudokumaker = ein Rätsel von SudokuMaker
format-fpuzzles = ein Rätsel von f-puzzles
format-fpuzzles-json = das JSON von f-puzzles
format-fpuzzles-link = ein Link zu f-puzzles
format-gnome = ein Text von GNOME Sudoku
format-grid = Zeilen mit Zellen
format-hodoku = eine Zeile aus HoDoKus Sammlung
format-jigsaw = ein Jigsaw: Zellen und Gebiete
format-json = JSON
format-line = eine Zeile mit Zellen
format-link = ein Link
format-marked = ein Gitter mit markierten Zellen
format-notation = ein Gitter mit seinen Regeln in Wörtern
format-numbers = ein Gitter aus Zahlen
format-opensudoku = eine OpenSudoku-Datei
format-pairs = eine Zeile mit Zahlen
format-pencilmarks = ein Gitter mit Kandidaten
format-scf = eine kurze Kennung von SudokuPad
format-sdk = eine SadMan-Datei
format-sdm = eine Zeile mit Zellen, 0 für eine leere
format-share = das Ende eines Links zu unserer Seite
format-solver-link = ein Link zu Interactive Sudoku Solver
format-solver-string = ein Text von Interactive Sudoku Solver
format-stacked = mehrere Gitter eines Rätsels
format-sudokuexchange-link = ein Link zu SudokuExchange
format-sudokupad = ein Rätsel von SudokuPad
format-sudokupad-link = ein Link zu SudokuPad
format-sudokuwiki = ein Text von SudokuWiki
format-sudokuwiki-0 = ein Text von SudokuWiki, Version 0
format-sudokuwiki-1 = ein Text von SudokuWiki, Version 1
format-sudokuwiki-link = ein Link zu SudokuWiki
format-sumocue = ein Text von SumoCue
format-perfectsudoku = ein Killer von PerfectSudoku
format-killer-line = ein Killer mit Pfeilen
format-tatham = eine Spielkennung von Simon Tathams Solo
