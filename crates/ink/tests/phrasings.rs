//! Sentences as setters write them, and sentences that differ in a word and mean something else: these must not be
//! understood, or otherwise.
use whydoku_ink::sentences;

/// What a text is understood to say; `None` where a sentence is not understood.
fn said(text: &str) -> Option<Vec<&'static str>> {
    let all = sentences(text);
    all.iter()
        .all(|one| one.is_understood)
        .then(|| all.into_iter().flat_map(|one| one.rules).collect())
}

/// Sentences and the rules that they name.
const READ: &[(&str, &[&str])] = &[
    (
        "Digits along an arrow must sum to the two-digit number in the attached pill, read left to right.",
        &["arrow"],
    ),
    (
        "The circle contains the sum of the digits on the arrow; digits can repeat on arrows.",
        &["arrow"],
    ),
    ("Cage totals are given in the top left; digits in cages do not repeat.", &["cage"]),
    ("Identical digits cannot be either a knight's move or a king's move apart.", &["move"]),
    ("Grey circles may only contain odd digits.", &["odd"]),
    ("V = 5, X = 10.", &["sum", "sum"]),
    (
        "Digits on a blue line create a sumline where their sum is the same in each box.",
        &["region-sum"],
    ),
    ("Black dot: one of the two digits is twice the other.", &["ratio"]),
    ("Numbers on the line are greater than one circle and less than the other.", &["between"]),
    ("The arrowhead points to the smaller digit.", &["greater"]),
    ("Dots are not always given. Some dots may be missing.", &[]),
    ("No two consecutive digits may be orthogonally adjacent.", &["no-other"]),
    ("Orthogonally adjacent digits must differ by at least 2.", &["no-other"]),
    (
        "Green lines are German whispers. Adjacent digits must differ by at least 5.",
        &["whisper", "whisper"],
    ),
    (
        "Digits along arrows sum to the circle. Two-digit numbers in pills are read from left to right.",
        &["arrow"],
    ),
    ("X's separate digits that sum to 10, V's separate digits that sum to 5.", &["sum", "sum"]),
    ("Circles mark odd digits; squares mark even digits.", &["odd", "even"]),
    ("Cells with gray circles/squares contain an odd/even digit, respectively.", &["odd", "even"]),
    ("Grey circles without lines attached represent odd digits.", &["odd"]),
    ("Numbers in a circle must appear in the surrounding 2x2 area.", &["quadruple"]),
    (
        "When a digit appears twice in a white circle, it must appear at least twice in the surrounding cells.",
        &["quadruple"],
    ),
    (
        "One of each pair of adjacent digits on a red line is odd and the other is even.",
        &["parity-line"],
    ),
    ("Digits do not repeat in cages, which may show their sums.", &["cage"]),
    (
        "A digit on a line must be somewhere between the digits in the circles on the end of the line.",
        &["between"],
    ),
    ("Digits cannot repeat within a cage or on the indicated diagonal.", &["cage", "diagonals"]),
    ("Digits may repeat in cages and along indicated diagonals.", &["cage"]),
    (
        "An entropic line of length 2 may not contain two digits from the same low, middle or high rank.",
        &["entropic"],
    ),
    (
        "Along a blue line, the sum of cell values is the same in each region the line passes through.",
        &["region-sum"],
    ),
    (
        "Region sum lines. If a line enters a box more than once, each segment is counted separately.",
        &["region-sum"],
    ),
    ("Cells with a < sign are smaller than all orthogonal cells.", &["minimum"]),
    (
        "Cells that share the same position in 3x3 boxes may not contain the same digit.",
        &["disjoint groups"],
    ),
    ("Each purple region contains all of the digits 1-9.", &["extra regions"]),
    (
        "If there is no dot between two cells, the digits are neither consecutive nor in a 1:2 ratio.",
        &["all marks are given"],
    ),
    (
        "Adjacent digits without an X or V between them cannot sum to 10 or 5.",
        &["all marks are given"],
    ),
    ("Digits along the thermomter increase from the bulb.", &["thermometer"]),
    (
        "Trage die Ziffern von 1 bis 9 so in das Diagramm ein, dass in jeder Zeile, jeder Spalte und jedem fettumrandeten Gebiet jede Ziffer genau einmal vorkommt.",
        &["sudoku"],
    ),
    ("Die Summe der Ziffern entlang des Pfeils entspricht der Zahl im Kreis.", &["arrow"]),
    ("Felder im Abstand eines Rösselsprungs dürfen nicht die gleiche Ziffer enthalten.", &["move"]),
    (
        "Ein X zwischen zwei Feldern bedeutet, dass ihre Summe 10 ist, ein V Summe 5.",
        &["sum", "sum"],
    ),
];

#[test]
fn sentences_of_many_setters_are_understood() {
    for (text, rules) in READ {
        assert_eq!(said(text).as_deref(), Some(*rules), "{text}");
    }
}

/// Sentences that are not understood.
const UNREAD: &[&str] = &[
    "This sudoku is non-consecutive.",
    "This puzzle is an antiknight sudoku.",
    "Enjoy: purple lines are consecutive.",
    "I hope you enjoy the antiking constraint.",
    "Have fun with the anti-queen.",
    "Every digit appears twice in each cage.",
    "Digits along arrows sum to the circle. Numbers in pills are read from right to left.",
    "Region sum lines. If a line passes through the same box more than once, the segments are summed together.",
    "Green lines are whispers. Palindromes. Adjacent digits must differ by at least 5.",
    "Adjacent digits must differ by at least 3.",
    "Digits in circles/squares are prime/even.",
    "Circles and squares are odd and even.",
    "Digits may repeat in cages and must not on diagonals.",
    "Digits cannot repeat in cages or equal the clue on the diagonal.",
    "If there is no dot between two cells, the digits are consecutive or in a 1:2 ratio.",
    "Cells without dots cannot be consecutive.",
    "Adjacent digits without an X or V between them sum to 10 or 5.",
    "Each pair of adjacent digits on a red line must contain at least one odd digit.",
    "Digits along a line are between the circles or equal to them.",
    "The green region contains only even digits.",
    "Each blue region contains the digits 1-9 twice.",
    "Grey circles with lines attached are odd.",
    "Digits in cells at the same position in boxes must be the same.",
    "The sum of the first X visible skyscrapers is given outside the grid.",
    "Digits on a line of length 2 may not be consecutive.",
    "Digits in cages are squared.",
    "Digits along the arrow sum to more than the circle.",
    "Some arrows sum to their circle.",
    "Only grey circles are odd.",
    "All odd digits are circled.",
    "All arrows are given.",
    "All cages have different sums.",
    "Each line is a renban line or a palindrome.",
    "Lines are either renban or whisper lines.",
    "Grey circles are odd or even.",
    "Numbers on the line are greater than both circles.",
    "Dots are not given.",
    "Sumlines.",
    "Min/max cells are greater than their neighbours.",
];

#[test]
fn near_misses_are_not_understood() {
    for text in UNREAD {
        assert_eq!(said(text), None, "{text}");
    }
}

#[test]
fn what_is_said_about_all_marks_is_not_turned_around() {
    for text in
        ["Not all dots are given.", "All white dots may not be given.", "All dots may be given."]
    {
        assert_eq!(said(text).as_deref(), Some(&[][..]), "{text}");
    }
    assert_eq!(said("All dots are given.").as_deref(), Some(&["all marks are given"][..]));
}
