//! Slips of the pen in long words.
use std::collections::BTreeSet;

/// The shortest word in which two letters may have changed places.
const SWAPPED: usize = 6;
/// The shortest word that may have lost or gained a letter.
const LOST: usize = 7;

/// The word of the vocabulary that a word was meant to be, if there is exactly one: two letters have changed places, or one
/// is missing or too many, never the first one, nor one at the end, where it makes another word: `square`, `squared`.
pub(super) fn meant(word: &str, known: &BTreeSet<&'static str>) -> Option<&'static str> {
    if word.len() < SWAPPED || !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return None;
    }
    let is_slip = |one: &&str| is_swapped(word, one) || is_lost(word, one) || is_lost(one, word);
    let mut found = known.iter().copied().filter(is_slip);
    found.next().filter(|_| found.next().is_none())
}

/// Whether two letters beside each other have changed places.
fn is_swapped(word: &str, known: &str) -> bool {
    let (word, known) = (word.as_bytes(), known.as_bytes());
    if word.len() != known.len() || word[0] != known[0] {
        return false;
    }
    let Some(at) = (1..word.len()).find(|&at| word[at] != known[at]) else { return false };
    at + 1 < word.len()
        && word[at] == known[at + 1]
        && word[at + 1] == known[at]
        && word[at + 2..] == known[at + 2..]
}

/// Whether the shorter word lacks one letter of the longer one, not the first and none of the last two, except the end of
/// `-ing`.
fn is_lost(shorter: &str, longer: &str) -> bool {
    let (short, long) = (shorter.as_bytes(), longer.as_bytes());
    if short.len() + 1 != long.len() || long.len() < LOST {
        return false;
    }
    let Some(at) = (0..short.len()).find(|&at| short[at] != long[at]) else {
        return longer.ends_with("ing");
    };
    at > 0 && at + 2 < long.len() && short[at..] == long[at + 1..]
}

#[cfg(test)]
mod tests {
    use super::super::phrase::vocabulary;
    use super::meant;

    /// Words that are near one of the vocabulary and mean something else.
    const WORDS: &[&str] = &[
        "squared",
        "squares",
        "decrease",
        "decreasing",
        "descending",
        "doublers",
        "doubled",
        "product",
        "multiply",
        "unequal",
        "shared",
        "exceed",
        "digital",
        "counting",
        "lettered",
        "primes",
        "ratios",
        "friend",
        "outliers",
        "distance",
        "instance",
        "opposed",
        "uneven",
        "thermals",
        "arrowed",
        "cornered",
        "nonagon",
        "dutchess",
        "included",
        "occluded",
        "greatest",
        "contract",
        "contact",
        "positive",
        "reversed",
        "inverted",
        "weighted",
    ];

    #[test]
    fn slips_are_seen() {
        for (word, is) in [
            ("increasin", "increasing"),
            ("respecitve", "respective"),
            ("consectuive", "consecutive"),
            ("thermomter", "thermometer"),
            ("adjcent", "adjacent"),
            ("diagonnal", "diagonal"),
        ] {
            assert_eq!(meant(word, vocabulary()), Some(is), "{word}");
        }
    }
    #[test]
    fn words_of_their_own_stay_what_they_are() {
        for word in WORDS {
            let found = meant(word, vocabulary());
            assert!(found.is_none() || found == Some(word), "{word}: {found:?}");
        }
    }
}
