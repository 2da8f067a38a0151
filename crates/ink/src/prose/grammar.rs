//! From units to statements.
use super::chat::{is_about_fog, is_chat, without_explanation};
use super::lexicon::Atom;
use super::phrase::{Unit, units};
use super::row::{Row, Says};
use super::rows::{ANYWHERE, ROWS};
use super::variants::variants;
use super::words::{LONGEST, Sentence, sentences};
use crate::colour::ColourName;

/// A statement of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Statement {
    pub(crate) says: Says,
    /// The number that the words or the row give it.
    pub(crate) number: Option<u32>,
    /// The colours that are named.
    pub(crate) hues: Vec<ColourName>,
    /// The other words for ink that are named: `thin`, `circle`.
    pub(crate) ink: Vec<Atom>,
    /// The sentence it is from.
    pub(crate) sentence: usize,
}

/// What a text of rules says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Prose {
    pub(crate) statements: Vec<Statement>,
    /// The sentences as they were written.
    pub(crate) sentences: Vec<String>,
    /// The numbers of the sentences that were not understood.
    pub(crate) unknown: Vec<usize>,
}

/// The most sentences that are read; the others count as not understood.
const MOST_SENTENCES: usize = 200;
/// The most stretches between commas and the like in one sentence.
const MOST_PARTS: usize = 40;

/// Reads a text of rules.
pub(crate) fn read(text: &str) -> Prose {
    let mut end = text.len().min(LONGEST);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let mut prose = Prose::default();
    for (at, sentence) in sentences(&text[..end]).into_iter().enumerate() {
        let found =
            if at < MOST_SENTENCES { of_sentence(&sentence, at, &prose.statements) } else { None };
        prose.sentences.push(sentence.written);
        match found {
            Some(found) => prose.statements.extend(found),
            None => prose.unknown.push(at),
        }
    }
    if end < text.len() {
        prose.unknown.push(prose.sentences.len());
        prose.sentences.push("...".into());
    }
    prose
}

fn of_sentence(sentence: &Sentence, at: usize, before: &[Statement]) -> Option<Vec<Statement>> {
    let units = units(&sentence.words);
    if let Some(found) = statements(&units, at, before) {
        return Some(found);
    }
    let (main, explains) = without_explanation(&units);
    if explains {
        let is_told =
            !main.iter().all(|unit| matches!(unit, Unit::Filler | Unit::Joint | Unit::Or));
        if !is_told {
            return (!before.is_empty()).then(Vec::new);
        }
        if let Some(found) = statements(&main, at, before) {
            return Some(found);
        }
    }
    if let Some(found) = of_variants(sentence, at, before) {
        return Some(found);
    }
    (is_chat(&units, sentence) || is_about_fog(&units)).then(Vec::new)
}

/// What a sentence says that is two in one: both must be understood, and say something.
fn of_variants(sentence: &Sentence, at: usize, before: &[Statement]) -> Option<Vec<Statement>> {
    let mut found = Vec::new();
    for words in variants(&sentence.words)? {
        let said = statements(&units(&words), at, before)?;
        if said.is_empty() {
            return None;
        }
        found.extend(said);
    }
    Some(found)
}

/// The stretches between joints that say something, and whether each follows an "or".
fn parts(units: &[Unit]) -> (Vec<&[Unit]>, Vec<bool>) {
    let mut parts = Vec::new();
    let mut after_or = Vec::new();
    let mut is_or = false;
    for stretch in units.split_inclusive(|unit| matches!(unit, Unit::Joint | Unit::Or)) {
        let joint = stretch.last().filter(|unit| matches!(unit, Unit::Joint | Unit::Or));
        let part = &stretch[..stretch.len() - usize::from(joint.is_some())];
        if part.iter().any(|unit| *unit != Unit::Filler) {
            parts.push(part);
            after_or.push(is_or);
            is_or = false;
        }
        is_or |= joint == Some(&Unit::Or);
    }
    (parts, after_or)
}

/// The best division of a sentence into statements, so that every word is accounted for.
fn statements(units: &[Unit], at: usize, before: &[Statement]) -> Option<Vec<Statement>> {
    let (parts, after_or) = parts(units);
    if parts.len() > MOST_PARTS {
        return None;
    }
    // The cost of reading the first parts, where the last statement begins, and its row.
    let mut best: Vec<Option<(usize, usize, &Row)>> = vec![None; parts.len() + 1];
    for end in 1..=parts.len() {
        for start in (0..end).filter(|&start| start == 0 || !after_or[start]) {
            let so_far = if start == 0 { Some(0) } else { best[start].map(|(cost, ..)| cost) };
            let (Some(so_far), Some(row)) = (so_far, row_of(&parts[start..end])) else { continue };
            // A statement that says nothing may hide one that is not understood, so it counts twice.
            let cost = so_far + 1 + usize::from(row.says == Says::Nothing);
            if best[end].is_none_or(|(known, ..)| cost < known) {
                best[end] = Some((cost, start, row));
            }
        }
    }
    let mut ends = Vec::new();
    let mut end = parts.len();
    while end > 0 {
        let (_, start, row) = best[end]?;
        ends.push((start, end, row));
        end = start;
    }
    let mut found = Vec::new();
    for (start, end, row) in ends.into_iter().rev() {
        let statement = statement(row, &parts[start..end], at);
        let last = found.iter().chain(before).rfind(|one: &&Statement| is_subject(one.says));
        let last = found.last().filter(|one: &&Statement| is_subject(one.says)).or(last);
        found.push(in_context(statement, last)?);
    }
    Some(found)
}

/// Whether what follows can be about the same thing without naming it.
fn is_subject(says: Says) -> bool {
    !matches!(says, Says::Nothing | Says::Marks | Says::AllGiven | Says::Fog)
}

/// A statement without a subject is about what was spoken of last.
fn in_context(statement: Statement, last: Option<&Statement>) -> Option<Statement> {
    let says = match (statement.says, last.map(|last| last.says)) {
        (Says::Differ, Some(Says::Kind("cage") | Says::CagesDiffer)) => Says::CagesDiffer,
        (
            Says::Differ,
            Some(
                Says::Kind("renban" | "nabner" | "thermometer")
                | Says::Classic
                | Says::Diagonals
                | Says::ClassicAndDiagonals,
            ),
        )
        | (
            Says::MayRepeat,
            Some(Says::Kind("arrow" | "little-killer" | "whisper" | "entropic" | "modular")),
        ) => Says::Nothing,
        (Says::MayRepeat, Some(Says::Kind("cage") | Says::CagesRepeat)) => Says::CagesRepeat,
        (Says::Apart, Some(Says::Kind("whisper"))) => Says::Kind("whisper"),
        (Says::Apart, None | Some(Says::Classic)) if statement.number == Some(2) => {
            return Some(Statement {
                says: Says::Kind("no-other.consecutive"),
                number: Some(0),
                ..statement
            });
        }
        (Says::Differ | Says::Apart, _)
        | (
            Says::MayRepeat,
            Some(Says::Kind("renban" | "nabner") | Says::CagesDiffer | Says::Diagonals),
        ) => return None,
        (Says::MayRepeat, _) => Says::Nothing,
        (says, _) => says,
    };
    Some(Statement { says, ..statement })
}

/// The first row that reads these parts together.
fn row_of(parts: &[&[Unit]]) -> Option<&'static Row> {
    let units = || parts.iter().copied().flatten();
    if units().any(|unit| *unit == Unit::Unknown) {
        return None;
    }
    let atoms: Vec<(Atom, Option<u32>)> = atoms(parts).collect();
    ROWS.iter().find(|row| reads(row, &atoms))
}

fn atoms<'a>(parts: &'a [&'a [Unit]]) -> impl Iterator<Item = (Atom, Option<u32>)> + 'a {
    parts.iter().copied().flatten().filter_map(|unit| match unit {
        Unit::Atom(atom, number) => Some((*atom, *number)),
        Unit::Filler | Unit::Joint | Unit::Or | Unit::Unknown => None,
    })
}

fn reads(row: &Row, atoms: &[(Atom, Option<u32>)]) -> bool {
    let is = |wanted: &str, &(atom, number): &(Atom, Option<u32>)| match wanted.split_once('=') {
        Some((name, value)) => {
            atom == name && number.is_some_and(|number| number.to_string() == value)
        }
        None => atom == wanted,
    };
    let has = |wanted: &str| wanted.split('|').any(|one| atoms.iter().any(|atom| is(one, atom)));
    let lists =
        |list: &str, atom: &(Atom, Option<u32>)| list.split([' ', '|']).any(|one| is(one, atom));
    // That all of something are given says more than its name.
    let is_anywhere = |(atom, _): &(Atom, Option<u32>)| ANYWHERE.split(' ').any(|one| one == *atom);
    let is_only_given = has("all") && has("aregiven") && matches!(row.says, Says::Kind(_));
    if is_only_given && atoms.iter().filter(|atom| !is_anywhere(atom)).count() < 2 {
        return false;
    }
    row.needs.split(' ').all(has)
        && atoms
            .iter()
            .all(|atom| lists(row.needs, atom) || lists(row.may, atom) || lists(ANYWHERE, atom))
}

fn statement(row: &Row, parts: &[&[Unit]], sentence: usize) -> Statement {
    let mut hues = Vec::new();
    let mut ink = Vec::new();
    let mut number = row.number;
    for (atom, in_words) in atoms(parts) {
        number = number.or(in_words.filter(|_| atom != "range"));
        match hue(atom) {
            Some(hue) => hues.push(hue),
            None => ink.push(atom),
        }
    }
    if row.says == Says::Kind("sum.both") {
        number = None;
    }
    Statement { says: row.says, number, hues, ink, sentence }
}

/// The statement that a name of a rule makes by itself: `renban`, `whisper 4`.
pub(crate) fn rule(words: &str) -> Option<Statement> {
    let (name, number) = match words.rsplit_once(' ') {
        Some((name, last)) => match last.parse::<u32>() {
            Ok(number) => (name, Some(number)),
            Err(_) => (words, None),
        },
        None => (words, None),
    };
    let of_kind = whydoku_core::Kind::all().find_map(|kind| {
        let definition = kind.definition();
        let usual = definition.usual.iter().find(|usual| usual.words.contains(&name));
        let is_it = definition.words.contains(&name) || kind.id() == name;
        let own = number.or_else(|| usual?.numbers.first().copied());
        (is_it || usual.is_some()).then_some((kind.id(), own))
    });
    let known = of_kind.map(|(id, number)| Statement {
        says: Says::Kind(id),
        number,
        hues: Vec::new(),
        ink: Vec::new(),
        sentence: 0,
    });
    known.or_else(|| {
        let prose = read(words);
        let mut said = prose.statements.into_iter().filter(|one| matches!(one.says, Says::Kind(_)));
        said.next().filter(|_| prose.unknown.is_empty())
    })
}

/// The colours that some words name.
pub(crate) fn hues(words: &str) -> Vec<ColourName> {
    let sentences = sentences(words);
    let units = sentences.iter().flat_map(|one| units(&one.words));
    units.filter_map(|unit| if let Unit::Atom(atom, _) = unit { hue(atom) } else { None }).collect()
}

/// The colour that an atom names.
fn hue(atom: Atom) -> Option<ColourName> {
    Some(match atom {
        "white" => ColourName::White,
        "black" => ColourName::Black,
        "grey" => ColourName::Grey,
        "red" => ColourName::Red,
        "orange" => ColourName::Orange,
        "brown" => ColourName::Brown,
        "peach" => ColourName::Peach,
        "yellow" => ColourName::Yellow,
        "green" => ColourName::Green,
        "teal" => ColourName::Teal,
        "blue" => ColourName::Blue,
        "purple" => ColourName::Purple,
        "pink" => ColourName::Pink,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Says, read};

    fn says(text: &str) -> Vec<Says> {
        let prose = read(text);
        assert_eq!(prose.unknown, [0; 0], "{text}: {:?}", prose.sentences);
        prose.statements.into_iter().map(|one| one.says).collect()
    }

    #[test]
    fn two_statements_of_one_sentence_are_told_apart() {
        let text =
            "White dots connect consecutive digits, and black dots connect digits in a 1:2 ratio.";
        let prose = read(text);
        let found: Vec<_> = prose.statements.iter().map(|one| (one.says, one.number)).collect();
        let expected = [(Says::Kind("difference"), Some(1)), (Says::Kind("ratio"), Some(2))];
        assert_eq!(found, expected);
    }
    #[test]
    fn what_turns_a_rule_around_is_never_passed_over() {
        assert_eq!(says("Digits in a cage sum to the total and may repeat."), [Says::CagesRepeat]);
        for text in [
            "Along a thermometer digits increase from the bulb, except in box 5.",
            "Digits along green lines do not differ by at least 5.",
            "The digits in a cage multiply to its total.",
            "Digits along a thermometer do not increase from the bulb.",
            "Grey cells are never lower than any adjacent cell.",
            "White dots connect digits that are twice consecutive squares.",
            "Each arrow's digits sum to the circle modulo 9.",
        ] {
            assert_eq!(read(text).unknown, [0], "{text}");
        }
    }
    #[test]
    fn german_is_read_too() {
        let texts = [
            ("Es gelten die normalen Sudokuregeln.", Says::Classic),
            (
                "Entlang grüner Linien unterscheiden sich benachbarte Ziffern um mindestens 5.",
                Says::Kind("whisper"),
            ),
            ("Ziffern in einem Käfig dürfen sich nicht wiederholen.", Says::CagesDiffer),
            ("Die Ziffern in einem Käfig ergeben die angegebene Summe.", Says::Kind("cage")),
            ("Ein weißer Punkt verbindet aufeinanderfolgende Ziffern.", Says::Kind("difference")),
            ("Ein schwarzer Punkt zeigt ein Verhältnis von 1:2 an.", Says::Kind("ratio")),
            ("Nicht alle Punkte sind gegeben.", Says::Nothing),
            ("Alle möglichen Punkte sind eingezeichnet.", Says::AllGiven),
            (
                "Entlang eines Thermometers steigen die Ziffern von der Kugel aus.",
                Says::Kind("thermometer"),
            ),
            (
                "Lila Linien enthalten aufeinanderfolgende Ziffern in beliebiger Reihenfolge.",
                Says::Kind("renban"),
            ),
            (
                "Gleiche Ziffern dürfen nicht einen Springerzug voneinander entfernt sein.",
                Says::Kind("move.knight"),
            ),
            ("Graue Kreise enthalten ungerade Ziffern.", Says::Kind("odd")),
            ("Auf den Diagonalen darf sich keine Ziffer wiederholen.", Says::Diagonals),
        ];
        for (text, said) in texts {
            assert_eq!(says(text), [said], "{text}");
        }
    }
    #[test]
    fn examples_and_thanks_say_nothing() {
        let text = "Digits on a purple line are consecutive, in any order. E.g. 4 2 3 fits. Thanks to all testers!";
        assert_eq!(says(text), [Says::Kind("renban")]);
    }
}
