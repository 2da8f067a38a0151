# Was das Programm im Terminal über ein ganzes Rätsel schreibt: am Ende eines Wegs und nach einer Prüfung.

program-steps = ({ $count } Schritte; schwerster: { $technique })
program-steps-in-passes = ({ $count } Schritte in Durchgängen; schwerster: { $technique })
program-gave-up-after =
    Nach { $seconds } s aufgegeben (--time-limit): Nicht jede Technik wurde versucht.
program-gave-up-effort-after =
    Nach { $seconds } s aufgegeben: Auf einem solchen Brett werden manche Techniken nicht
    vollständig gesucht.
program-not-shown =
    Die benutzten Techniken zeigen es nicht; der exakte Löser hat alle Möglichkeiten versucht und
    keine Lösung gefunden.
program-one-but-stuck =
    Es gibt genau eine Lösung, aber keine der benutzten Techniken führt von hier weiter.
program-one = Es gibt genau eine Lösung.
program-count-unknown = Die Zahl der Lösungen ließ sich in der gegebenen Zeit nicht bestimmen.
program-why = Der Grund: { $reason }.
program-steps-follow = Daraus folgen diese Schritte:
program-but-then = Aber dann: { $reason }.
program-solutions-differ =
    { $count ->
        [one] Es gibt mehr als eine Lösung: Zwei unterscheiden sich in { $count } Zelle: { $cells }
       *[other] Es gibt mehr als eine Lösung: Zwei unterscheiden sich in { $count } Zellen: { $cells }
    }
program-cell-differs = { $cell } ({ $one } oder { $other })
program-twice = { $digit } steht zweimal in { $house }: { $cells }
program-valid = Das Rätsel ist gültig: Es hat genau eine Lösung.
program-not-valid = Das Rätsel ist nicht gültig: Es hat keine Lösung.
program-several = Das Rätsel ist nicht gültig: Es hat mehr als eine Lösung. Zwei davon:
program-several-counted = Das Rätsel ist nicht gültig: Es hat { $count } Lösungen. Zwei davon:
program-several-at-least =
    Das Rätsel ist nicht gültig: Es hat mindestens { $count } Lösungen. Zwei davon:
program-one-so-far =
    Es gibt eine Lösung; ob es weitere gibt, ließ sich in { $seconds } s nicht bestimmen.
program-none-so-far = Ob es eine Lösung gibt, ließ sich in { $seconds } s nicht bestimmen.
program-not-shown-so-far =
    Der exakte Löser hat alle Möglichkeiten versucht; bisher hat keine Technik es gezeigt.
program-not-shown-at-all = Keine Technik zeigt es; der exakte Löser hat alle Möglichkeiten versucht.
program-legal = erlaubt
program-only-digits = nur gesetzte Ziffern lassen sich prüfen, etwa A1 5

# What is said of a text that was read, and of puzzles that are written.

program-only-shown =
    { $file }: dieses Rätsel wird nur gezeigt und kann hier nicht gelöst werden. { $rules }
program-warning = { $file }: Warnung: { $warning }
program-warning-in = { $file }: Rätsel { $number }: Warnung: { $warning }
program-not-read = { $file }: { $fault }
program-too-large = dieses Brett ist zu groß: Erklärt werden nur Bretter bis 36x36
program-too-large-to-solve =
    dieses Brett ist zu groß: Erklärt werden nur Bretter bis 36x36; `whydoku check` nimmt auch
    größere
program-too-large-to-judge =
    dieses Brett ist zu groß: Schritte werden auf Brettern bis 36x36 geprüft
convert-puzzles =
    { $count ->
        [one] in einem Rätsel:
       *[other] in { $count } Rätseln:
    }
convert-loss = { $file }: { $puzzles } { $loss }
program-entries-left-out =
    { $count ->
        [one] die Ziffer, die jemand eingetragen hat, wurde weggelassen: Beurteilt wird das Rätsel, wie es gestellt wurde
       *[other] die { $count } Ziffern, die jemand eingetragen hat, wurden weggelassen: Beurteilt wird das Rätsel, wie es gestellt wurde
    }
program-notes-left-out =
    { $count ->
        [one] die Notizen in einer Zelle wurden weggelassen: Beurteilt wird das Rätsel, wie es gestellt wurde
       *[other] die Notizen in { $count } Zellen wurden weggelassen: Beurteilt wird das Rätsel, wie es gestellt wurde
    }
convert-warning = { $file }:{ $line }: Warnung: { $warning }
convert-warnings =
    { $file }:{ $line }: Warnung: { $warning } ({ $count } Rätsel haben Warnungen)
convert-not-written = lässt sich nicht schreiben: { $problem }
convert-outputs = Formate zum Schreiben (--to), und was jedes davon nicht aufnimmt:
convert-inputs = Formate zum Lesen (--from; sie werden von selbst erkannt):
convert-nothing-lost = nichts geht verloren

# How far `solve --until` came.

program-stopped =
    { $count ->
        [one] Angehalten nach { $count } Schritt: { $state }.
       *[other] Angehalten nach { $count } Schritten: { $state }.
    }

# What `steps` says: what each step changes, how many there are, and whether these are all.

steps-effect-placed =
    { $count ->
        [one] setzt { $count } Ziffer
       *[other] setzt { $count } Ziffern
    }
steps-effect-removed =
    { $count ->
        [one] streicht { $count } Kandidaten
       *[other] streicht { $count } Kandidaten
    }
steps-effect-follow =
    { $count ->
        [one] danach setzen Einer { $count } Ziffer
       *[other] danach setzen Einer { $count } Ziffern
    }
steps-full = Das Brett ist voll
steps-contradiction = Die Stellung widerspricht sich
steps-none = Es wurde kein Schritt gefunden
steps-count =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
steps-shown = , { $count } davon gezeigt
steps-cut-short = ; die Suche wurde abgebrochen (--time-limit { $seconds })
steps-not-tried = ; auf einem solchen Brett werden manche Techniken nicht vollständig gesucht
steps-left-out =
    Nicht gesucht: Franken-, Mutanten-, siamesische und Kraken-Fische und solche aus mehr als vier
    Linien (--unusual nimmt sie hinzu).

# What `verify` says.

verify-proved =
    { $count ->
        [one] { $count } Schritt, bewiesen allein aus dem, was er angibt. { $end }
       *[other] { $count } Schritte, jeder bewiesen allein aus dem, was er angibt. { $end }
    }
verify-solve = Sie lösen das Rätsel.
verify-not-filled = Sie füllen das Brett nicht.
verify-same-position = Jeder wurde in derselben Stellung geprüft.
verify-step-of = Schritt { $step } von { $all } ({ $technique }) ist nicht bewiesen: { $flaw }.
verify-step = Schritt { $step } von { $all } ist nicht bewiesen: { $flaw }.
verify-end = Jeder Schritt ist bewiesen, aber { $flaw }.
verify-before =
    { $count ->
        [one] Der Schritt davor ist bewiesen.
       *[other] Die { $count } Schritte davor sind bewiesen.
    }

# The list of techniques.

techniques-also = { $technique } (auch { $others })
techniques-more =
    `whydoku explain NAME` erklärt, was eine Technik ist, wie man sie sieht und warum sie
    stimmt.
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-unfair = Unfair
level-extreme = Extrem

# What `draw` cannot do.

draw-ending = { $file }: der Name eines Bilds muss auf .svg oder .png enden
draw-width = --width ist für PNG; ein SVG hat keine Größe: Wähl einen Namen, der auf .png endet
draw-too-wide =
    --width { $width }: dieses Bild kann { $most } Pixel breit sein, das sind { $millions } Millionen;
    ein SVG hat keine solche Grenze
draw-marked = --view marked ist Text; siehe `whydoku view --view marked`
draw-no-step = kein Schritt zu zeichnen: { $hint }
draw-few-steps =
    { $count ->
        [one] --step { $number }: es gibt nur { $count } Schritt
       *[other] --step { $number }: es gibt nur { $count } Schritte
    }

# What `print` says and prints.

print-terminal = ein PDF lässt sich nicht im Terminal zeigen: ergänze -o DATEI.pdf
print-no-puzzle = { $file }: darin steht kein Rätsel
print-nothing = { $file }: es wurde nichts gedruckt
print-lacking = die Schrift hat kein { $symbols }; --font DATEI nimmt eine andere (TrueType oder OpenType)
print-too-many = { $count } Rätsel sind zu viele für ein Heft (über { $most })
print-no-solution = Rätsel { $number } hat keine Lösung; es wird keine dazu gedruckt
print-solutions = Rätsel { $number } hat mehr als eine Lösung; es wird keine dazu gedruckt
print-not-solved =
    Rätsel { $number } wurde in der gegebenen Zeit nicht gelöst; es wird keine Lösung dazu
    gedruckt
print-not-rated = Rätsel { $number } wird nicht bewertet
print-level = Stufe { $level } von 5
print-booklet = Sudoku
print-pages-of-solutions = Lösungen
print-lesson = Ein Lösungsweg für dieses Rätsel
print-givens =
    { $count ->
        [one] { $count } Vorgabe
       *[other] { $count } Vorgaben
    }

# The page of a technique in the terminal.

lesson-nothing = Keine davon findet sich hier: { $techniques }.
lesson-missing = Diese Seite gibt es noch nicht auf Deutsch; hier ist die englische.
program-conflict = Das kann nicht alles zugleich gelten: { $parts }.
program-conflict-givens = die Ziffern in { $cells }
program-conflict-houses = { $houses }
program-superfluous = Jedes einzelne davon könnte wegbleiben:
program-why-minimal = Das kann nicht alles zugleich gelten; ohne ein Beliebiges davon gäbe es eine Lösung:
program-why-perhaps = Das kann nicht alles zugleich gelten; vielleicht ist dafür nicht alles nötig:
program-why-houses = Wo es sich stößt: { $houses }.
program-why-not = Es gibt eine Lösung, also ist nichts zu erklären.
program-why-unknown = Ob es eine Lösung gibt, war in { $seconds } s nicht zu entscheiden.
program-spare-none = Jede Vorgabe und jede Regel wird gebraucht.
program-spare-together = { $count ->
        [one] Keine zwei davon können zusammen wegbleiben.
       *[other] Diese { $count } können zusammen wegbleiben:
    }
program-spare-not-unique = Nur wo es genau eine Lösung gibt, kann etwas überflüssig sein. `whydoku check` sagt, wie viele es sind.
program-spare-undecided = { $count ->
        [one] Eines war in der Zeit nicht zu entscheiden.
       *[other] { $count } weitere waren in der Zeit nicht zu entscheiden.
    }
program-true-one = Es gibt eine Lösung.
program-true-all = Es gibt { $count } Lösungen.
program-true-at-least = Es gibt mindestens { $count } Lösungen; die Zahl { $count } heißt: mindestens so viele.
program-true-none = Es gibt keine Lösung.
program-true-settled = { $count ->
        [one] Eine Zelle hat in allen dieselbe Ziffer.
       *[other] { $count } Zellen haben in allen dieselbe Ziffer.
    }
program-true-cut = Die Zeit reichte nicht für jeden Kandidaten; Zahlen können zu klein sein.
program-suggest-none = Kein Hinweis dieser Art wurde gefunden, der hülfe.
program-suggest-unique = genau eine Lösung
program-suggest-several = { $count } Lösungen
program-suggest-many = mindestens { $count } Lösungen
program-suggest-list = Mit einem davon gäbe es weniger Lösungen:
program-suggest-list-unique = Es gibt genau eine Lösung. Mit einem davon könnte eine Vorgabe wegfallen:
program-suggest-replaces = eine von { $cells } könnte wegfallen
program-suggest-cut = Die Zeit reichte nicht, um alles zu versuchen.

# `scan`: was man sich in einem Bild ansehen sollte.
scan-no-grid =
    { $file }: Es wurde kein Gitter gefunden. Fotografiere von oben, mit dem ganzen Gitter im
    Bild.
scan-no-grid-document =
    { $file }: Es wurde kein Gitter gefunden, weder als Text und Linien noch als eingescannte
    Seite. Wenn du eines siehst, lies ein Bildschirmfoto davon ein.
scan-no-outlines =
    { $file }: { $count ->
        [one] Auf einer Seite kann ein Gitter sein, das dieses Programm so nicht liest
       *[other] Auf { $count } Seiten können Gitter sein, die dieses Programm so nicht liest
    }: Ziffern, die als Umrisse gezeichnet sind, oder eine eingescannte Seite, gepackt als Fax (CCITT,
    JBIG2) oder JPEG 2000. `cargo build --release -p whydoku-cli --features pdf-outlines` erzeugt
    eines, das sie liest. Oder lies ein Bildschirmfoto ein.
scan-not-painted =
    { $file }: { $count ->
        [one] Eine Seite lässt sich nicht malen: Sie ist beschädigt oder bräuchte
       *[other] { $count } Seiten lassen sich nicht malen: Sie sind beschädigt oder bräuchten
    } zu viel Speicher. Wenn du dort ein Gitter siehst, lies ein Bildschirmfoto davon ein.
scan-too-much =
    { $file }: { $count ->
        [one] Eine Seite wurde nicht oder nicht ganz gelesen: Sie bräuchte mehr Speicher oder Arbeit, als eine Seite haben darf, oder die Seiten vor ihr haben
       *[other] { $count } Seiten wurden nicht oder nicht ganz gelesen: Sie bräuchten mehr Speicher oder Arbeit, als Seiten haben dürfen, oder die Seiten vor ihnen haben
    } alles verbraucht, was das Dokument haben darf. Wenn du dort ein Gitter siehst, lies ein Bildschirmfoto davon ein.
scan-out-of-time =
    Die Zeit war nach { $seconds } s vorbei (--time-limit): { $count ->
        [one] Eine Datei wurde nicht zu Ende gelesen.
       *[other] { $count } Dateien wurden nicht zu Ende gelesen.
    }
scan-too-large = Die Datei ist größer als 256 MB: zu groß für das Bild eines Rätsels
scan-heic =
    HEIC, das Fotoformat des iPhones, kann hier nicht gelesen werden. Die Seite öffnet solche
    Fotos, wo der Browser es kann (`whydoku serve --open`, Safari); oder wandle die Datei in
    JPEG um; oder wähle in den Kameraeinstellungen des Telefons „Maximale Kompatibilität“
scan-more =
    { $file }: Das Gitter enthält anderes als Linien, Ziffern und vollständige Käfige mit Summen; das
    Rätsel hat vielleicht Regeln, die nicht gelesen wurden
scan-cages = { $file }: Das Gitter hat Käfige mit unvollständigen Umrissen; es werden keine Käfige gelesen
scan-sums = { $file }: Käfige, die nicht sicher zu lesen sind, mit ihrer ersten Zelle: { $cells }
scan-not-counted = { $file }: Ob das Rätsel genau eine Lösung hat, ließ sich nicht in vertretbarer Zeit feststellen
scan-boxes = { $file }: Die Blöcke sind nicht zu erkennen; angenommen sind die für diese Größe üblichen
scan-overlay-one = --overlay ist für ein Bild; nenne eine Datei
scan-overlay-picture = --overlay ist für Bilder; der Text eines Dokuments wird genau gelesen
scan-page = { $file }, Seite { $page }
scan-grid = { $file }, Gitter { $number }
scan-doubts =
    { $count ->
        [one] { $file }: { $count } unsichere Zelle: { $cells }
       *[other] { $file }: { $count } unsichere Zellen: { $cells }
    }
scan-doubt = { $cell } ({ $one } oder { $other })
scan-doubt-unreadable = { $cell } (nicht lesbar)
scan-empty = leer
scan-changed =
    { $file }: { $cell } sieht aus wie { $seen } und wurde als { $taken } gelesen: Sonst gäbe es
    nicht genau eine Lösung
scan-left-out = { $file }: eingetragen und weggelassen: Ziffern { $entries }, Zellen mit Notizen { $marked }; `--entries` gibt sie mit aus
scan-origins =
    { $file }: Ob diese Ziffern gedruckt oder eingetragen sind, ist nicht sicher: { $cells }. Stehen sie in der Zeile, gelten sie als Vorgaben.
scan-wrong =
    { $count ->
        [one] { $file }: { $count } eingetragene Ziffer passt nicht zur Lösung der Vorgaben; sie wird gezeigt, wie sie aussieht
       *[other] { $file }: { $count } eingetragene Ziffern passen nicht zur Lösung der Vorgaben; sie werden gezeigt, wie sie aussehen
    }
scan-not-one = { $file }: So, wie es gelesen wurde, hat das Rätsel nicht genau eine Lösung
scan-proposal = { $file }: Mit { $digit } in { $cell } gäbe es genau eine Lösung
