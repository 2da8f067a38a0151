//! Every kind of rule has a page, and its typed lines mean what the page says.
use std::fs;
use std::path::PathBuf;
use whydoku_core::{Digit, Kind, Relation, Rule, Shape};
use whydoku_formats::{Format, Meta, Options, export, parse, parse_rule, rule_examples};
use whydoku_words::rule_lines;

/// The page of a kind: its folder is named after its id.
fn page(kind: Kind) -> String {
    let folder = kind.id().replace('-', "_");
    let kinds = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/src/rules/kinds");
    let path = PathBuf::from(kinds).join(folder).join("page.md");
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The text of a fenced block of a page.
fn block<'a>(page: &'a str, name: &str) -> &'a str {
    let start = format!("```{name}\n");
    let from = page.find(&start).unwrap_or_else(|| panic!("no {name} in {page}")) + start.len();
    page[from..].split("\n```").next().unwrap_or_default()
}

/// Whether the rules of a line hold on the board of a page.
fn holds(page: &str, line: &str) -> (Vec<Rule>, bool) {
    let numbers = block(page, "board").chars().filter_map(|c| c.to_digit(10));
    let digits: Vec<Digit> = numbers.map(|number| Digit::from_number(number as usize)).collect();
    let plain = Shape::square(digits.len().isqrt()).expect("a board");
    let rules = parse_rule(line, &plain).expect(line);
    let keeps = |rule: &Rule| rule.holds_among(&rules, plain.side(), &digits);
    (rules.clone(), rules.iter().all(keeps))
}

#[test]
fn the_page_of_each_kind_has_an_example_that_holds_and_a_near_miss_that_does_not() {
    for kind in Kind::all() {
        let page = page(kind);
        for (name, expected) in [("holds", true), ("breaks", false)] {
            let line = block(&page, name);
            let (rules, found) = holds(&page, line);
            assert!(rules.iter().all(|rule| rule.kind == kind), "{line} is not {kind:?}");
            assert_eq!(found, expected, "{kind:?}: {line}");
        }
        assert!(page.starts_with("# ") && !page.contains("FILL IN"), "{kind:?}");
    }
}

#[test]
fn the_example_of_each_kind_is_read_written_and_read_again() {
    for side in [9, 6] {
        let plain = Shape::usual(side).expect("a board");
        for (words, example) in rule_examples() {
            let Ok(rules) = parse_rule(example, &plain) else { continue };
            if rules.is_empty() {
                continue;
            }
            let board = plain.with_rules(rules.clone()).expect(example);
            let lines = rule_lines(&board);
            assert_eq!(lines.len(), 1, "{example}");
            assert_eq!(parse_rule(&lines[0], &plain).as_deref(), Ok(&rules[..]), "{words:?}");
            // Every way of our own to write a board keeps the rule.
            let puzzle = whydoku_core::Puzzle::empty(board);
            for format in [Format::JSON, Format::NOTATION] {
                let text = export(&puzzle, &Meta::default(), format).expect(example);
                let read = parse(&text, &Options::default()).expect(&text).puzzle;
                assert_eq!(read.shape().rules(), rules, "{text}");
            }
        }
    }
}

#[test]
fn what_other_programs_call_a_kind_is_what_only_that_kind_is_called() {
    let mut names: Vec<(&str, &str)> = Vec::new();
    for kind in Kind::all() {
        let definition = kind.definition();
        let usual = definition.usual.iter().flat_map(|one| {
            [one.fpuzzles.map(|name| ("f-puzzles", name)), one.solver.map(|name| ("solver", name))]
        });
        let own = [
            definition.fpuzzles.map(|name| ("f-puzzles", name)),
            definition.solver.map(|name| ("solver", name)),
        ];
        names.extend(own.into_iter().chain(usual).flatten());
    }
    let mut once = names.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), names.len(), "{names:?}");
}

#[test]
fn relations_are_marks_with_the_numbers_that_their_kind_takes() {
    assert_eq!(Relation::new(Kind::CAGE, Some(5)), None);
    assert_eq!(Relation::new(Kind::GREATER, Some(5)), None);
    assert_eq!(Relation::new(Kind::GREATER, None), Some(Relation::GREATER));
}
