//! How to solve: the rules of the puzzles in a book, and the techniques that they need, from the lessons.
use crate::example::{Example, example};
use crate::item::Item;
use crate::kind::Kind;
use crate::options::Options;
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{CellNames, Everywhere, Rule, Shape};
use whydoku_draw::svg::{Look, drawing};
use whydoku_logic::lesson::{Lesson, Passage as Part};
use whydoku_logic::{Technique, page, render};
use whydoku_print::Passage;
use whydoku_words::{Language, Message, Names, message, rule_below, rule_law, said};

/// The passages for these puzzles.
pub(crate) fn passages(items: &[Item], options: &Options) -> Vec<Passage> {
    let mut passages = rules(items, options.language);
    passages.extend(techniques(items, options));
    passages
}

/// The techniques that these puzzles need and whose pages are neither built in nor among the options.
///
/// ```
/// use whydoku_book::{Item, Options, assess, pages_wanted};
/// use whydoku_exact::Budget;
/// use whydoku_formats::parse;
/// let puzzle = parse("1...\n..3.\n.4..\n...2", &Default::default())?.puzzle;
/// let assessed = assess(&puzzle, &Budget::unlimited());
/// let wanted = pages_wanted(&[Item::new(puzzle, assessed)], &Options::default());
/// assert_eq!(wanted.is_empty(), cfg!(feature = "lessons"));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub fn pages_wanted(items: &[Item], options: &Options) -> Vec<Technique> {
    if !options.how_to {
        return Vec::new();
    }
    let is_missing = |&technique: &Technique| page_of(technique, options).is_empty();
    needed(items).into_iter().filter(is_missing).collect()
}

/// Every technique that these puzzles need.
fn needed(items: &[Item]) -> BTreeSet<Technique> {
    items.iter().flat_map(|item| &item.assessed.techniques).copied().collect()
}

fn page_of(technique: Technique, options: &Options) -> &str {
    let sent = options.pages.get(&technique).map(String::as_str);
    sent.unwrap_or_else(|| page(technique, options.language))
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
    let names = Names { language, ..Names::from(shape) };
    let everywhere = Everywhere::of(rule, shape).and_then(|_| rule_below(rule, shape));
    // Where the law names cells or numbers of one puzzle, or what only its picture shows, a book says it of all.
    let own = Message::named(&format!("book-law-{}", rule.kind.id()));
    let is_special = rule.usual().is_some() && is_of_all(rule_law(rule).message());
    if let Some(message) = own.filter(|_| !is_special && everywhere.is_none()) {
        return message.text(language).to_owned();
    }
    let law = everywhere.unwrap_or_else(|| rule_law(rule));
    said!("book-law", { "law": law.words(&names) }).text(language)
}

/// Whether a law has no places for cells or numbers of one rule.
fn is_of_all(law: Message) -> bool {
    law.places().iter().all(|&place| place == "last")
}

fn techniques(items: &[Item], options: &Options) -> Vec<Passage> {
    let (found, language) = (needed(items), options.language);
    let mut passages = Vec::new();
    if !found.is_empty() {
        passages.push(Passage::Heading(message!("book-techniques").text(language).to_owned()));
        passages.push(text(message!("book-techniques-what"), language));
    }
    for technique in found {
        passages.extend(technique_of(technique, items, options));
    }
    if items.iter().any(|item| item.assessed.needs_trying) {
        passages.push(text(message!("book-trying"), language));
    }
    passages
}

/// The name of a technique, its idea, and its example.
fn technique_of(technique: Technique, items: &[Item], options: &Options) -> Vec<Passage> {
    let language = options.language;
    let name = render::name_of(technique, language).to_owned();
    let mut passages = vec![Passage::Heading(name.clone())];
    let lesson = Lesson::read(page_of(technique, options));
    // The idea is what stands under the first heading.
    let under = lesson.passages.iter().skip_while(|part| !matches!(part, Part::Heading(_))).skip(1);
    for part in under {
        match part {
            Part::Paragraph(text) => passages.push(Passage::Paragraph(text.clone())),
            _ => break,
        }
    }
    let example = example(technique, &lesson, items);
    passages.extend(example.into_iter().flat_map(|example| pictured(&example, &name, language)));
    passages
}

/// The picture of an example, and what follows in it.
fn pictured(Example { shown, step }: &Example, name: &str, language: Language) -> [Passage; 2] {
    let names = Names { language, ..Names::from(shown.shape()) };
    let look = Look { names: Some(CellNames::default()), ..Look::default() };
    let picture = drawing(shown, Some(&render::view(step)), &look);
    let (_, told) = render::told(step, &names);
    let told = if told.is_empty() { name.to_owned() } else { told };
    [Passage::Picture(picture, name.to_owned()), Passage::Paragraph(told)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Cell, Kind};

    #[test]
    fn a_page_that_was_sent_takes_the_place_of_the_one_built_in() {
        let technique: Technique = "naked-single".parse().expect("a technique");
        let page = "# Naked Single\n\n## The idea\nSent by a page.\n".to_owned();
        let options = Options { pages: [(technique, page)].into(), ..Options::default() };
        let is_sent = |passage: &Passage| matches!(passage, Passage::Paragraph(text) if text == "Sent by a page.");
        assert!(technique_of(technique, &[], &options).iter().any(is_sent));
    }
    #[test]
    fn no_law_of_a_book_is_that_of_one_puzzle() {
        for kind in Kind::all().filter(|&kind| kind != Kind::MOVE) {
            let numbers = vec![7; kind.definition().numbers[1]];
            let rule = Rule { numbers, ..Rule::new(kind, vec![Cell::new(0); 2]) };
            let own = Message::named(&format!("book-law-{}", kind.id()));
            let is_of_all = is_of_all(rule_law(&rule).message());
            assert!(own.is_some() || is_of_all, "books.ftl has no book-law-{}", kind.id());
        }
        // Nothing is pointed at in front of the puzzles.
        let shape = Shape::square(9).expect("a board");
        for kind in Kind::all().filter(|&kind| kind != Kind::MOVE) {
            let numbers = vec![7; kind.definition().numbers[1]];
            let (cells, others) = (vec![Cell::new(0), Cell::new(1)], vec![Cell::new(9)]);
            let law =
                law(&Rule { numbers, others, ..Rule::new(kind, cells) }, &shape, Language::ENGLISH);
            let pointing = ["These ", "this ", "Both ", "The line "]
                .into_iter()
                .find(|word| law.contains(word));
            assert_eq!(pointing, None, "{}: {law}", kind.id());
        }
        let whisper = Rule::new(Kind::WHISPER, vec![Cell::new(0), Cell::new(1)]).with_number(5);
        let law = law(&whisper, &shape, Language::ENGLISH);
        assert!(law.starts_with("Neighbours along a whisper line"), "{law}");
        let laws = Message::all().filter_map(|one| one.id().strip_prefix("book-law-"));
        let unknown: Vec<&str> = laws.filter(|id| Kind::named(id).is_none()).collect();
        assert!(unknown.is_empty(), "no kinds: {unknown:?}");
    }
}
