# Bücher mit Rätseln.

book-back = { $count ->
    [one] Ein Rätsel mit genau einer Lösung.
   *[other] { $count } Rätsel, jedes mit genau einer Lösung.
    }
book-back-how-to = Die ersten Seiten erklären die Regeln und die Schlüsse, mit denen sich jedes Rätsel in diesem Buch lösen
    lässt.
book-back-solutions = Mit allen Lösungen.
book-contents = Inhalt
book-doubles = { $count ->
    [one] Ein Rätsel ist dasselbe wie ein anderes, gedreht, gespiegelt oder mit anderen Ziffern.
   *[other] { $count } Rätsel sind dieselben wie andere, gedreht, gespiegelt oder mit anderen Ziffern.
    }
book-faulty = Rätsel { $number } hat nicht genau eine Lösung und gehört deshalb in kein Buch.
book-made = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
    } auf { $pages } Seiten.
book-size = Ein Buch hat 1 bis { $most } Rätsel.
book-unsolved = Rätsel { $number } wurde nicht rechtzeitig gelöst.
book-how-to = So wird gelöst
book-notes = Notizen
book-puzzles = Rätsel
book-puzzle = Rätsel
book-title = Sudoku
book-level-1 = Leicht
book-level-2 = Mittel
book-level-3 = Schwer
book-level-4 = Sehr schwer
book-level-5 = Extrem
book-level-other = Ohne Bewertung
book-level-1-what = Jede Zelle lässt sich durch bloßes Hinsehen füllen.
book-level-2-what = Kleine Notizen helfen: eine Ziffer oder zwei Zellen, die auf die Kreuzung zweier Häuser beschränkt sind.
book-level-3-what = Drei oder mehr Zellen oder Linien müssen zusammen gesehen werden.
book-level-4-what = Flügel, Farben und kurze Ketten.
book-level-5-what = Irgendwo muss man fragen, was aus einem Kandidaten folgen würde.
book-kind-level = { $kind }: { $level }
book-kind-size = { $side }x{ $side }
book-kind-jigsaw = Jigsaw
book-kind-diagonals = X
book-kind-windows = Fenster
book-kind-extra = Zusätzliche Bereiche
book-kind-killer = Killer
book-kind-rules = Varianten

book-rules = Die Regeln
book-rule-boxes = Fülle die leeren Zellen so, dass jede Zeile, jede Spalte und jeder fett umrandete Block jede der Ziffern
    von 1 bis { $last } genau einmal enthält.
book-rule-sizes = Fülle die leeren Zellen so, dass jede Zeile, jede Spalte und jeder fett umrandete Block jede Ziffer genau
    einmal enthält. Ein kleines Gitter hat weniger Ziffern: so viele, wie eine Zeile Zellen hat.
book-rule-jigsaw = In einem Jigsaw stehen unregelmäßige, fett umrandete Bereiche an der Stelle der Blöcke.
book-rule-diagonals = Bei einem X enthält auch jede der beiden langen Diagonalen jede Ziffer genau einmal.
book-rule-windows = Auch jedes der getönten Fenster enthält jede Ziffer genau einmal.
book-rule-extra = Auch jeder der getönten Bereiche enthält jede Ziffer genau einmal.
book-rule-one = Jedes Rätsel hat genau eine Lösung. Raten ist nie nötig.
book-law = { $law }.
book-law-cage = Die Ziffern in einem gestrichelt umrandeten Käfig sind verschieden; ihre Summe steht in seiner Ecke.
book-law-cage-with-repeats = Die Ziffern in einem gepunktet umrandeten Käfig dürfen sich wiederholen; ihre Summe steht in seiner
    Ecke, wenn dort eine Zahl steht.
book-law-clone = Zwei getönte Gruppen derselben Form enthalten Platz für Platz dieselben Ziffern.
book-law-same-set = Zwei getönte Gruppen enthalten dieselben Ziffern, in beliebiger Reihenfolge.
book-law-equal-sums = Zwei getönte Gruppen haben dieselbe Summe.
book-law-double-arrow = Die Ziffern in den beiden Ringen einer durchgezogenen Linie ergeben zusammen, was zwischen ihnen steht.
book-law-between = Die Ziffern auf einer gestrichelten Linie zwischen Ringen liegen zwischen denen in den Ringen.
book-law-palindrome = Eine einfache graue Linie ist ein Palindrom: Sie liest sich von beiden Enden gleich.
book-law-region-sum = Eine Regionensummenlinie hat in jeder Region, durch die sie geht, dieselbe Summe.
book-law-pair-table = Nachbarn auf einer gepunkteten Linie mit Ringen sind eines der Paare ihrer Tabelle.
book-law-same-difference = Nachbarn auf einer Gleichdifferenzlinie unterscheiden sich immer um dieselbe Zahl.
book-law-look-and-say = Der Hinweis eines gepunkteten Käfigs sagt, wie oft Ziffern in ihm stehen.
book-law-value-index = Von den beiden Zellen einer Pille mit Pfeil sagt die zweite, in welcher Zelle entlang des Pfeils die Ziffer
    der ersten steht.
book-law-entropy = Wo eine Zeile unter einem Rätsel sagt, dass Zellen eine niedrige, eine mittlere und eine hohe Ziffer enthalten,
    ist jedes Drittel der Ziffern unter ihnen.
book-law-mixture = Wo eine Zeile unter einem Rätsel sagt, dass Zellen eine Ziffer für jeden Rest bei der Teilung durch 3 enthalten,
    ist eine von 1, 4, 7, eine von 2, 5, 8 und eine von 3, 6, 9 unter ihnen.
book-law-flatmates = Wo eine Zeile unter einem Rätsel es sagt, steht vor der mittleren aller Ziffern die niedrigste oder hinter ihr
    die höchste.
book-law-odd = Eine Zelle mit einem grauen Kreis ist ungerade.
book-law-even = Eine Zelle mit einem grauen Quadrat ist gerade.
book-law-minimum = Eine Zelle, auf die Pfeile zeigen, ist kleiner als ihre Nachbarn.
book-law-maximum = Eine Zelle, von der Pfeile wegzeigen, ist größer als ihre Nachbarn.
book-law-difference = Die Ziffern neben einem weißen Kreis mit einer Zahl unterscheiden sich um diese Zahl.
book-law-ratio = Eine der Ziffern neben einem schwarzen Kreis mit einer Zahl ist so viele Male so groß wie die andere.
book-law-sum = Die Ziffern neben einer Summe ergeben sie zusammen: V steht für 5, X für 10.
book-law-whisper = Nachbarn auf einer Flüsterlinie unterscheiden sich mindestens um die Zahl, die zu ihr gehört,
    meist 5.
book-law-sum-line = Eine Linie mit einer Zahl zerfällt in Stücke mit dieser Summe.
book-law-lockout = Die Ziffern auf einer Linie zwischen Rauten liegen nicht zwischen denen in den Rauten, die weit auseinander sind.
book-law-quadruple = Die vier Zellen um einen Kreis enthalten die Ziffern in ihm.
book-law-little-killer = Eine Zahl mit Pfeil ist die Summe der Ziffern auf dieser Diagonale. Sie dürfen sich wiederholen.
book-law-sandwich = Eine Zahl am Rand ist die Summe der Ziffern zwischen der kleinsten und der größten ihrer Linie.
book-law-x-sum = Eine Zahl am Rand ist die Summe der ersten Ziffern ihrer Linie, so vieler, wie die erste sagt.
book-law-skyscraper = Die Ziffern sind Häuser von dieser Höhe. Eine Zahl am Rand sagt, wie viele von dort zu sehen sind: die
    höher sind als alle davor.
book-law-greater = Eine Spitze zwischen zwei Zellen zeigt auf die kleinere Ziffer.
book-law-equal = Zellen mit = zwischen sich enthalten dieselbe Ziffer.
book-law-at-least = Die Ziffern neben ≥ und einer Zahl unterscheiden sich um mindestens diese Zahl.
book-law-product = Die Ziffern neben × und einer Zahl haben diese Zahl als Produkt.
book-law-low = Eine Zelle ohne Tönung, auf die Pfeile zeigen, liegt unter der Mitte.
book-law-high = Eine Zelle ohne Tönung, von der Pfeile wegzeigen, liegt über der Mitte.
book-law-taxicab = Gleiche Ziffern sind nie so viele Schritte entlang von Zeilen und Spalten voneinander entfernt, wie sie sagen.
book-law-rellik = Keine Ziffern eines gepunkteten Käfigs mit einer Zahl ergeben sie zusammen.
book-law-lunchbox = Die Ziffern auf einer dicken grauen Linie sind verschieden; die zwischen der kleinsten und der größten ergeben zusammen ihre Zahl.
book-law-index = Die Ziffer in einem Quadrat sagt, in welcher Zelle ihrer Reihe die Zahl ihres eigenen Platzes steht.
book-law-frame-sum = Eine Zahl am Rand ist die Summe der ersten Ziffern neben ihr.
book-law-hidden-skyscraper = Eine Zahl am Rand ist die erste Ziffer hinter einer größeren.
book-law-numbered-room = Die erste Ziffer einer Linie sagt, in welcher ihrer Zellen die Zahl am Rand steht.
book-techniques = Was diese Rätsel brauchen
book-techniques-what = Diese Schlüsse lösen jedes Rätsel in diesem Buch, die leichtesten zuerst. Eine Zelle heißt nach ihrer
    Zeile und ihrer Spalte: r2c5 liegt in Zeile 2 und Spalte 5.
book-trying = Die schwersten Rätsel brauchen mehr: Nimm an, dass eine Zelle einen ihrer Kandidaten enthält, und verfolge, was
    daraus wird, bis es sich widerspricht. Dann ist dieser Kandidat falsch.
