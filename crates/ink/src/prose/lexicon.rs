//! The vocabulary of rules: phrases and what they say, from `lexicon.txt`.

/// What a phrase says. Rows of the grammar name atoms; a test finds atoms that no phrase has.
pub(crate) type Atom = &'static str;

/// The text of the vocabulary.
const TEXT: &str = include_str!("lexicon.txt");

/// The name under which the vocabulary lists words that say nothing of their own.
const FILLER: &str = ".filler";

/// Words between two statements of one sentence.
pub(crate) const JOINTS: &[&str] = &[
    ",", ";", ":", "(", ")", "[", "]", "{", "}", "-", "/", "and", "but", "while", "whereas", "or",
    "und", "aber", "oder", "während", "=", "+", "&",
];

/// Atoms and their phrases, in order.
pub(crate) fn phrases() -> impl Iterator<Item = (Atom, &'static str)> {
    entries().into_iter().filter(|(atom, _)| *atom != FILLER)
}

/// Words that say nothing of their own in a sentence about a rule.
pub(crate) fn fillers() -> impl Iterator<Item = &'static str> {
    let entries = entries().into_iter().filter(|(atom, _)| *atom == FILLER);
    entries.flat_map(|(_, words)| words.split_whitespace())
}

/// The entries. Where a line is broken within a phrase, its parts count as one phrase only if the break is at a vertical
/// line, which the test of the vocabulary checks.
fn entries() -> Vec<(Atom, &'static str)> {
    let mut found = Vec::new();
    let mut atom = "";
    for line in TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let phrases = if line.starts_with(' ') {
            line
        } else {
            // Names of rules have a colon of their own: `n:renban: renban`.
            let bare = line.strip_suffix(':').unwrap_or(line);
            let (name, phrases) = line.split_once(": ").unwrap_or((bare, ""));
            atom = name;
            phrases
        };
        let phrases = phrases.split('|').map(str::trim).filter(|phrase| !phrase.is_empty());
        found.extend(phrases.map(|phrase| (atom, phrase)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{FILLER, TEXT};

    #[test]
    fn lines_of_the_vocabulary_are_broken_only_between_phrases() {
        let lines: Vec<&str> = TEXT.lines().filter(|line| !line.starts_with('#')).collect();
        let mut is_filler = false;
        for two in lines.windows(2) {
            is_filler = two[0].starts_with(FILLER) || is_filler && two[0].starts_with(' ');
            if two[1].starts_with(' ') && !is_filler {
                assert!(two[0].ends_with(['|', ':']), "{}", two[0]);
            }
        }
    }
}
