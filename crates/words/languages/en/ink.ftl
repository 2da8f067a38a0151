# What was not understood of a puzzle that is drawn. What is drawn ("purple line") and the names of rules are the words
# that --rule takes, and stay in English.
ink-doubtful = this puzzle is drawn, and not all of it is understood:{ $doubts }
ink-to-settle =
    What you know can be settled, such as --rule 'purple line = renban', --rule 'grey square = nothing' or
    --rule 'sentence 3 = nothing'.
ink-only-shown = only what is understood is shown:{ $doubts }
ink-sentence = Sentence { $number } of the rules: "{ $sentence }".
ink-unknown-rule = The rules name { $rule }, which is not supported here.
ink-unknown-rule-in = Sentence { $number } of the rules names { $rule }, which is not supported here.
ink-nothing-drawn = Nothing is drawn for { $rule }.
ink-nothing-drawn-in = Sentence { $number } of the rules speaks of { $rule }, and nothing is drawn for it.
ink-unexplained =
    { $count ->
        [one] No rule explains the { $what } at { $place }.
       *[other] No rule explains { $count } of these, the first at { $place }: { $what }.
    }
ink-strange = This part of the file is not read: { $what }.
ink-no-words = It has no rules in words.
ink-no-houses = It does not say what its boxes are.
ink-board = The rules do not fit the board: { $problem }.
ink-no-solution = As it was understood, it has no solution.
ink-several-solutions = As it was understood, it has more than one solution.
ink-other-solution = As it was understood, its solution differs from the one that comes with it.
ink-not-checked = It could not be determined whether it has exactly one solution.
ink-several-readings = The ink can be read in several ways that have one solution each.
ink-read-as = { $count } of { $what }, the first at { $place }: { $rule }.
ink-no-sign = write what is drawn, an equals sign and a rule: purple line = renban
ink-no-ink = the text before the equals sign names neither something drawn nor a sentence
ink-no-rule = the text after the equals sign is not a rule
