//! Sentences that say two things at once: "circles/squares are odd/even", "no repeats in cages or on the diagonal".
use super::phrase::{Unit, units};
use super::words::Word;

/// Words before the place where something holds.
const PLACES: [&str; 10] =
    ["in", "within", "inside", "on", "along", "entlang", "auf", "im", "innerhalb", "von"];

/// The two sentences that one stands for, if it does.
pub(super) fn variants(words: &[Word]) -> Option<[Vec<Word>; 2]> {
    pairs(words).or_else(|| places(words))
}

/// Two pairs whose parts belong together: `circles/squares ... odd/even`, or with "and" and "respectively".
fn pairs(words: &[Word]) -> Option<[Vec<Word>; 2]> {
    let has = |text: &str| words.iter().any(|word| word.text == text);
    let is_told = ["respectively", "resp", "beziehungsweise"].into_iter().find(|text| has(text));
    let between = |at: usize, sign: &str| {
        at > 0 && at + 1 < words.len() && words[at].text == sign && words[at - 1] != words[at + 1]
    };
    let signs =
        |sign: &str| -> Vec<usize> { (0..words.len()).filter(|&at| between(at, sign)).collect() };
    let joints = match (&signs("/")[..], is_told) {
        (&[first, second], _) => [first, second],
        (_, Some(_)) => match signs("and")[..] {
            [first, second] => [first, second],
            _ => return None,
        },
        _ => return None,
    };
    let without = |drop: &dyn Fn(usize) -> bool| -> Vec<Word> {
        let kept = |(at, word): &(usize, &Word)| !drop(*at) && is_told != Some(&word.text);
        words.iter().enumerate().filter(kept).map(|(_, word)| word.clone()).collect()
    };
    Some([
        without(&|at| joints.iter().any(|&sign| at == sign || at == sign + 1)),
        without(&|at| joints.iter().any(|&sign| at == sign || at + 1 == sign)),
    ])
}

/// Two places where digits do or do not repeat: "in cages or on the marked diagonal".
fn places(words: &[Word]) -> Option<[Vec<Word>; 2]> {
    let repeats = |unit: &Unit| matches!(unit, Unit::Atom("norepeat" | "mayrepeat", _));
    if !units(words).iter().any(repeats) {
        return None;
    }
    let is_joint = |word: &Word| ["and", "or", "und", "oder"].contains(&word.text.as_str());
    let is_place = |word: &Word| PLACES.contains(&word.text.as_str());
    let joint = words.iter().rposition(is_joint)?;
    let place = words[..joint].iter().rposition(is_place)?;
    let mut end = words.len();
    while end > joint + 1 && !is_thing(&words[joint + 1..end]) {
        end -= 1;
    }
    let second = &words[joint + 1..end];
    if second.is_empty() || !is_thing(&words[place..joint]) {
        return None;
    }
    let before = if is_place(&second[0]) { &words[..place] } else { &words[..=place] };
    Some([[&words[..joint], &words[end..]].concat(), [before, second, &words[end..]].concat()])
}

/// Whether some words only name something that is drawn.
fn is_thing(words: &[Word]) -> bool {
    const THINGS: [&str; 8] =
        ["cage", "diagonal", "line", "arrow", "thermo", "n:killer", "along", "shaded"];
    let units = units(words);
    let is_named = |unit: &Unit| matches!(unit, Unit::Atom(atom, _) if THINGS[..6].contains(atom));
    let is_allowed = |unit: &Unit| match unit {
        Unit::Filler => true,
        Unit::Atom(atom, _) => THINGS.contains(atom),
        Unit::Joint | Unit::Or | Unit::Unknown => false,
    };
    units.iter().any(is_named) && units.iter().all(is_allowed)
}
