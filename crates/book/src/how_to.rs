//! How to solve: the rules of the puzzles in a book, and the techniques that they need, from the lessons.
use crate::compile::Item;
use crate::kind::Kind;
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{CellNames, Rule, Shape};
use whydoku_draw::svg::{Look, drawing};
use whydoku_formats::{Options, parse};
use whydoku_logic::lesson::{Lesson, Passage as Part};
use whydoku_logic::{Technique, page, position, render};
use whydoku_print::Passage;
use whydoku_words::{Language, Message, Names, message, rule_law, said};

/// Rules whose law names cells or numbers of one puzzle, as a book says them of all.
const LAWS: [(&str, Message); 20] = [
    ("cage", message!("book-law-cage")),
    ("greater", message!("book-law-between-cells")),
    ("equal", message!("book-law-between-cells")),
    ("odd", message!("book-law-odd")),
    ("even", message!("book-law-even")),
    ("minimum", message!("book-law-minimum")),
    ("maximum", message!("book-law-maximum")),
    ("at-least", message!("book-law-difference")),
    ("sum", message!("book-law-sum")),
    ("whisper", message!("book-law-whisper")),
    ("sum-line", message!("book-law-sum-line")),
    ("lockout", message!("book-law-lockout")),
    ("quadruple", message!("book-law-quadruple")),
    ("little-killer", message!("book-law-little-killer")),
    ("sandwich", message!("book-law-sandwich")),
    ("x-sum", message!("book-law-x-sum")),
    ("skyscraper", message!("book-law-skyscraper")),
    ("numbered-room", message!("book-law-numbered-room")),
    // Dots without a number have laws of their own.
    ("difference", message!("book-law-difference")),
    ("ratio", message!("book-law-ratio")),
];

/// The passages for these puzzles.
pub(crate) fn passages(items: &[Item], language: Language) -> Vec<Passage> {
    let mut passages = rules(items, language);
    passages.extend(techniques(items, language));
    passages
}

fn text(message: Message, language: Language) -> Passage {
    Passage::Paragraph(message.text(language).to_owned())
}

fn rules(items: &[Item], language: Language) -> Vec<Passage> {
    let kinds: BTreeSet<Kind> = items.iter().map(|item| Kind::of(&item.puzzle)).collect();
    let mut passages = vec![Passage::Heading(message!("book-rules").text(language).to_owned())];
    let sides: BTreeSet<usize> = kinds.iter().map(Kind::side).collect();
    match (sides.len(), items.first()) {
        (1, Some(first)) => {
            let shape = first.puzzle.shape();
            let last = shape.digits().next_back().map(|digit| shape.digit_name(digit));
            let said = said!("book-rule-boxes", { "last": last.unwrap_or_default() });
            passages.push(Passage::Paragraph(said.text(language)));
        }
        _ => passages.push(text(message!("book-rule-sizes"), language)),
    }
    if kinds.iter().any(Kind::is_jigsaw) {
        passages.push(text(message!("book-rule-jigsaw"), language));
    }
    let extras = [
        message!("book-rule-diagonals"),
        message!("book-rule-windows"),
        message!("book-rule-extra"),
    ];
    for (at, message) in extras.into_iter().enumerate() {
        if kinds.iter().any(|kind| kind.extras()[at]) {
            passages.push(text(message, language));
        }
    }
    passages.extend(laws(items, language).into_iter().map(Passage::Paragraph));
    if items.iter().all(|item| item.assessed.solution.is_some()) {
        passages.push(text(message!("book-rule-one"), language));
    }
    passages
}

/// What the rules beyond houses say, each kind once.
fn laws(items: &[Item], language: Language) -> Vec<String> {
    let mut laws: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for item in items {
        let shape = item.puzzle.shape();
        for rule in shape.rules() {
            let known = laws.entry(rule.kind.id()).or_default();
            // Rules of the whole board differ in what they forbid; all others are said once.
            if !known.is_empty() && !rule.cells.is_empty() {
                continue;
            }
            let law = law(rule, shape, language);
            if !known.contains(&law) {
                known.push(law);
            }
        }
    }
    let mut laws: Vec<String> = laws.into_values().flatten().collect();
    laws.dedup();
    laws
}

fn law(rule: &Rule, shape: &Shape, language: Language) -> String {
    let own = LAWS.iter().find(|(id, _)| *id == rule.kind.id() && rule.usual().is_none());
    if let Some((_, message)) = own {
        return message.text(language).to_owned();
    }
    let names = Names { language, ..Names::from(shape) };
    said!("book-law", { "law": rule_law(rule).words(&names) }).text(language)
}

fn techniques(items: &[Item], language: Language) -> Vec<Passage> {
    let found = items.iter().flat_map(|item| &item.assessed.techniques);
    let found: BTreeSet<Technique> = found.copied().collect();
    let mut passages = Vec::new();
    if !found.is_empty() {
        passages.push(Passage::Heading(message!("book-techniques").text(language).to_owned()));
        passages.push(text(message!("book-techniques-what"), language));
    }
    for technique in found {
        passages.extend(technique_of(technique, language));
    }
    if items.iter().any(|item| item.assessed.needs_trying) {
        passages.push(text(message!("book-trying"), language));
    }
    passages
}

/// The name of a technique, its idea, and its example.
fn technique_of(technique: Technique, language: Language) -> Vec<Passage> {
    let name = render::name_of(technique, language).to_owned();
    let mut passages = vec![Passage::Heading(name.clone())];
    let lesson = Lesson::read(page(technique, language));
    // The idea is what stands under the first heading.
    let under = lesson.passages.iter().skip_while(|part| !matches!(part, Part::Heading(_))).skip(1);
    for part in under {
        match part {
            Part::Paragraph(text) => passages.push(Passage::Paragraph(text.clone())),
            _ => break,
        }
    }
    passages.extend(example(technique, &lesson, &name, language).into_iter().flatten());
    passages
}

/// The picture of the example of a lesson, and what follows in it.
fn example(
    technique: Technique,
    lesson: &Lesson<'_>,
    name: &str,
    language: Language,
) -> Option<[Passage; 2]> {
    let puzzle = parse(lesson.position()?, &Options::default()).ok()?.puzzle;
    let mut position = position(&puzzle).ok()?;
    let step = lesson.example(technique, position.as_mut())?;
    let shown = position.to_puzzle();
    let names = Names { language, ..Names::from(shown.shape()) };
    let look = Look { names: Some(CellNames::default()), ..Look::default() };
    let picture = drawing(&shown, Some(&render::view(&step)), &look);
    let (_, told) = render::told(&step, &names);
    let told = if told.is_empty() { name.to_owned() } else { told };
    Some([Passage::Picture(picture, name.to_owned()), Passage::Paragraph(told)])
}
