//! Rules in words, which are told but not read.

/// Sentences that say only that the puzzle is a classic one.
const CLASSIC_SENTENCES: [&str; 7] = [
    "normalsudokurulesapply",
    "normalsudokurules",
    "standardsudokurulesapply",
    "standardsudokurules",
    "normalsudoku",
    "classicsudoku",
    "sudoku",
];

/// The beginning of rules in words, unless they are those of every Sudoku.
pub(crate) fn rules_in_words(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty() && !says_only_classic(text)).then(|| shortened(text))
}

/// Whether rules in words are those of every Sudoku.
fn says_only_classic(text: &str) -> bool {
    let plain: String =
        text.chars().filter(|c| c.is_alphanumeric()).map(|c| c.to_ascii_lowercase()).collect();
    CLASSIC_SENTENCES.contains(&plain.as_str())
}

/// The beginning of a text on one line.
fn shortened(text: &str) -> String {
    let plain = |c: char| if c.is_control() || c.is_whitespace() { ' ' } else { c };
    let begin: String = text.chars().take(60).map(plain).collect();
    if text.chars().count() > 60 { begin + "..." } else { begin }
}
