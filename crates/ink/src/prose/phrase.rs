//! Finds phrases of the lexicon in a sentence.
use super::lexicon::{Atom, JOINTS, fillers, phrases};
use super::typos::meant;
use super::words::Word;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// What a stretch of words is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// A phrase of the lexicon, and the number in it.
    Atom(Atom, Option<u32>),
    /// A word that says nothing of its own.
    Filler,
    /// A word between statements.
    Joint,
    /// A word between alternatives: `or`. What is on one side of it says nothing by itself.
    Or,
    /// A word that no phrase has.
    Unknown,
}

/// A word of a phrase.
#[derive(Debug)]
enum Part {
    Number,
    Words { any: Vec<&'static str>, may_lack: bool },
}

#[derive(Debug)]
struct Phrase {
    atom: Atom,
    parts: Vec<Part>,
}

/// The phrases by the words that they can begin with.
struct Index {
    phrases: Vec<Phrase>,
    by_word: BTreeMap<&'static str, Vec<usize>>,
    /// Those that can begin with a number.
    by_number: Vec<usize>,
    fillers: BTreeSet<&'static str>,
    /// Every word of the vocabulary.
    words: BTreeSet<&'static str>,
}

static INDEX: LazyLock<Index> = LazyLock::new(index);

fn index() -> Index {
    let fillers: BTreeSet<&'static str> = fillers().collect();
    let phrase = |(atom, text)| Phrase { atom, parts: parts(text, &fillers) };
    let phrases: Vec<Phrase> = phrases().map(phrase).collect();
    let mut by_word: BTreeMap<&'static str, Vec<usize>> = BTreeMap::new();
    let mut by_number = Vec::new();
    for (at, phrase) in phrases.iter().enumerate() {
        for part in &phrase.parts {
            match part {
                Part::Number => by_number.push(at),
                Part::Words { any, .. } => {
                    for word in any {
                        by_word.entry(word).or_default().push(at);
                    }
                }
            }
            if !matches!(part, Part::Words { may_lack: true, .. }) {
                break;
            }
        }
    }
    let in_phrases =
        phrases.iter().flat_map(|phrase| &phrase.parts).filter_map(|part| match part {
            Part::Words { any, .. } => Some(any),
            Part::Number => None,
        });
    let words = in_phrases.flatten().chain(&fillers).chain(JOINTS).copied().collect();
    Index { phrases, by_word, by_number, fillers, words }
}

fn parts(text: &'static str, fillers: &BTreeSet<&'static str>) -> Vec<Part> {
    let part = |word: &'static str| {
        if word == "#" {
            return Part::Number;
        }
        let (word, may_lack) = word.strip_suffix('?').map_or((word, false), |word| (word, true));
        let any = if word.starts_with('/') { vec!["/"] } else { word.split('/').collect() };
        Part::Words { any, may_lack }
    };
    let mut parts: Vec<Part> = text.split_whitespace().map(part).collect();
    // Words that say nothing need no place at the beginning, where they would hide longer phrases.
    let is_idle = |part: &Part| match part {
        Part::Words { any, may_lack: true } => any.iter().all(|word| fillers.contains(word)),
        Part::Words { any, may_lack: false } => {
            any.iter().all(|word| ["a", "an", "the"].contains(word))
        }
        Part::Number => false,
    };
    let idle = parts.iter().take_while(|part| is_idle(part)).count();
    parts.drain(..idle);
    parts
}

/// Every word of the vocabulary.
#[cfg(test)]
pub(super) fn vocabulary() -> &'static BTreeSet<&'static str> {
    &INDEX.words
}

/// The units of a sentence, in order.
pub(crate) fn units(words: &[Word]) -> Vec<Unit> {
    let words: Vec<Word> = words.iter().map(corrected).collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let (unit, length) = next(&words[at..]);
        found.push(unit);
        at += length;
    }
    found
}

/// A word without a slip of the pen, as far as that is certain.
fn corrected(word: &Word) -> Word {
    let words = &INDEX.words;
    let known = (!words.contains(word.text.as_str())).then(|| meant(&word.text, words)).flatten();
    Word { text: known.map_or_else(|| word.text.clone(), str::to_owned) }
}

fn next(words: &[Word]) -> (Unit, usize) {
    let text = words[0].text.as_str();
    let index = &*INDEX;
    let number = text.parse::<u32>().ok();
    let begun = index.by_word.get(text).map_or(&[][..], Vec::as_slice);
    let numbered = if number.is_some() { &index.by_number[..] } else { &[] };
    let mut best: Option<(usize, Unit)> = None;
    for &at in begun.iter().chain(numbered) {
        let phrase = &index.phrases[at];
        let Some((length, number)) = length(&phrase.parts, words) else { continue };
        if best.as_ref().is_none_or(|(longest, _)| length > *longest) {
            let number = number.or_else(|| upper(phrase.atom, text));
            best = Some((length, Unit::Atom(phrase.atom, number)));
        }
    }
    match best {
        Some((length, unit)) if length > 1 || !JOINTS.contains(&text) => (unit, length),
        _ if ["or", "oder"].contains(&text) => (Unit::Or, 1),
        _ if JOINTS.contains(&text) => (Unit::Joint, 1),
        _ if index.fillers.contains(text) => (Unit::Filler, 1),
        _ => (Unit::Unknown, 1),
    }
}

/// The number at the end of a range that is one word.
fn upper(atom: Atom, text: &str) -> Option<u32> {
    if atom != "range" {
        return None;
    }
    text.split_once('-').and_then(|(_, upper)| upper.parse().ok())
}

/// How many of the words a phrase takes, at most, and the last number among them.
fn length(parts: &[Part], words: &[Word]) -> Option<(usize, Option<u32>)> {
    let Some((part, rest)) = parts.split_first() else { return Some((0, None)) };
    let word = words.first().map(|word| word.text.as_str());
    let taken = || {
        let (length, number) = length(rest, &words[1..])?;
        Some((length + 1, number))
    };
    match part {
        Part::Number => {
            let number = word?.parse().ok()?;
            taken().map(|(length, later)| (length, later.or(Some(number))))
        }
        Part::Words { any, may_lack } => {
            let with = word.filter(|word| any.contains(word)).and_then(|_| taken());
            let without = if *may_lack { length(rest, words) } else { None };
            with.into_iter().chain(without).max_by_key(|(length, _)| *length)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Unit, phrases, units};
    use crate::prose::rows::{ANYWHERE, ROWS};
    use crate::prose::words::sentences;

    #[test]
    fn the_longest_phrase_counts() {
        let one = &sentences("differ by at least five, cannot repeat").remove(0);
        let found: Vec<Unit> = units(&one.words);
        let expected =
            [Unit::Atom("diffleast", Some(5)), Unit::Joint, Unit::Atom("norepeat", None)];
        assert_eq!(found, expected);
    }
    #[test]
    fn every_phrase_has_a_word_that_must_be_there() {
        for phrase in &super::INDEX.phrases {
            let must =
                |part: &super::Part| !matches!(part, super::Part::Words { may_lack: true, .. });
            assert!(phrase.parts.iter().any(must), "{phrase:?}");
        }
    }
    #[test]
    fn every_atom_of_a_row_has_a_phrase() {
        let has = |atom: &str| phrases().any(|(known, _)| known == atom);
        let rows =
            ROWS.iter().flat_map(|row| row.needs.split([' ', '|']).chain(row.may.split(' ')));
        for atom in rows.chain(ANYWHERE.split(' ')).filter(|atom| !atom.is_empty()) {
            let name = atom.split('=').next().unwrap_or(atom);
            assert!(has(name), "no phrase says {name:?}");
        }
    }
}
