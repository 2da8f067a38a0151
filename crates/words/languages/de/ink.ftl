# Was bei einem gezeichneten Rätsel nicht verstanden wurde. Was gezeichnet ist („purple line“) und die Namen der Regeln sind
# die Wörter, die --rule nimmt, und bleiben englisch.
ink-doubtful = dieses Rätsel ist gezeichnet, und nicht alles daran ist verstanden:{ $doubts }
ink-to-settle =
    Was Sie wissen, lässt sich festlegen, etwa --rule 'purple line = renban', --rule 'grey square = nothing' oder
    --rule 'sentence 3 = nothing'.
ink-only-shown = gezeigt wird nur, was verstanden ist:{ $doubts }
ink-sentence = Satz { $number } der Regeln: „{ $sentence }“.
ink-unknown-rule = Die Regeln nennen { $rule }, was hier nicht unterstützt wird.
ink-unknown-rule-in = Satz { $number } der Regeln nennt { $rule }, was hier nicht unterstützt wird.
ink-nothing-drawn = Für { $rule } ist nichts gezeichnet.
ink-nothing-drawn-in = Satz { $number } der Regeln spricht von { $rule }, und dafür ist nichts gezeichnet.
ink-unexplained =
    { $count ->
        [one] Keine Regel erklärt { $what } bei { $place }.
       *[other] Keine Regel erklärt diese { $count }, zuerst bei { $place }: { $what }.
    }
ink-strange = Dieser Teil der Datei wird nicht gelesen: { $what }.
ink-no-words = Es hat keine Regeln in Worten.
ink-no-houses = Es sagt nicht, welche Blöcke es hat.
ink-board = Die Regeln passen nicht zum Brett: { $problem }.
ink-no-solution = So verstanden hat es keine Lösung.
ink-several-solutions = So verstanden hat es mehr als eine Lösung.
ink-other-solution = So verstanden weicht seine Lösung von der mitgelieferten ab.
ink-not-checked = Ob es genau eine Lösung hat, ließ sich nicht feststellen.
ink-several-readings = Die Zeichnung lässt mehrere Deutungen zu, die je eine Lösung haben.
ink-read-as = { $count } mal { $what }, zuerst bei { $place }: { $rule }.
ink-no-sign = erst was gezeichnet ist, dann ein Gleichheitszeichen und eine Regel: purple line = renban
ink-no-ink = was vor dem Gleichheitszeichen steht, nennt nichts Gezeichnetes und keinen Satz
ink-no-rule = was hinter dem Gleichheitszeichen steht, ist keine Regel
