//! The German pages: there is one for every technique up to 7 in Sudoku Explainer, its example is that of
//! the English page, and it explains the step in the words that the engine uses.
//!
//! `UPDATE_EXPECT=1 cargo test -p whydoku-logic --test all german_pages::` rewrites the `text` blocks.
use std::path::PathBuf;
use whydoku_formats::{Options, parse};
use whydoku_logic::{Level, Technique, page, page_language, position, render};
use whydoku_words::{Language, Names};

const HEADINGS: [&str; 4] = ["Die Idee", "Wie man es sieht", "Warum es stimmt", "Beispiel"];

/// The scores in Sudoku Explainer of techniques beyond our level "hard", in tenths, by the table of the
/// original or of `SukakuExplainer`. Beyond 7 it knows only aligned triples, Nishio and the forcing chains of
/// several branches. Chains of one branch begin at 6.5; a long one scores more, which a lesson cannot know.
const SCORES: &[(Technique, u16)] = &[
    (Technique::VwxyzWing, 62),
    (Technique::AlignedPairExclusion, 62),
    (Technique::XChain, 65),
    (Technique::XyChain, 66),
    (Technique::ContinuousLoop, 70),
    (Technique::DiscontinuousLoop, 70),
    (Technique::Aic, 70),
    (Technique::AlignedTripleExclusion, 75),
    (Technique::Nishio, 75),
    (Technique::ForcingChainContradiction, 80),
    (Technique::ForcingChainVerity, 80),
    (Technique::ForcingNetContradiction, 85),
    (Technique::ForcingNetVerity, 85),
];

/// Techniques that Sudoku Explainer does not know and that people learn before its forcing chains.
const BETWEEN: &[Technique] = &[
    Technique::FinnedSwordfish,
    Technique::SashimiSwordfish,
    Technique::FinnedJellyfish,
    Technique::SashimiJellyfish,
    Technique::SueDeCoq,
    Technique::SimpleColoursTrap,
    Technique::SimpleColoursWrap,
    Technique::MultiColours1,
    Technique::MultiColours2,
    Technique::Medusa,
    Technique::AlsXz,
];

/// Whether a technique is within 7 in Sudoku Explainer: by its score there, or because it is as
/// easy as those that are.
fn is_up_to_seven(technique: Technique) -> bool {
    let scored = SCORES.iter().any(|&(name, score)| name == technique && score <= 70);
    technique.info().level <= Level::Hard || scored || BETWEEN.contains(&technique)
}

fn german() -> Language {
    "de".parse().expect("it is in the list")
}

fn block<'a>(page: &'a str, kind: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("\n```{kind}\n")).unwrap_or_default();
    rest.split_once("\n```").map_or("", |(content, _)| content)
}

/// The step of the example in German words.
fn told(technique: Technique, page: &str) -> String {
    let puzzle = parse(block(page, "position"), &Options::default()).expect("a position").puzzle;
    let mut position = position(&puzzle).expect("a board of 9x9");
    position.assume_unique(technique.info().needs_unique);
    let shape = position.shape();
    let stated =
        |step: &whydoku_logic::Step| render::notation::step(step, shape) == block(page, "step");
    let step = position.all(technique).into_iter().find(stated).expect("the step of the page");
    let names = Names { language: german(), ..Names::from(shape) };
    render::told(&step, &names).1
}

#[test]
fn every_technique_rated_up_to_7_0_has_a_lesson_in_both_languages() {
    for &technique in Technique::ALL.iter().filter(|&&technique| is_up_to_seven(technique)) {
        let id = technique.info().id;
        assert_eq!(page_language(technique, german()), german(), "{id} has no German page");
        assert!(technique.info().page.contains("## The idea"), "{id} has no English page");
    }
}

#[test]
fn german_pages_are_complete_and_correct() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    for &technique in Technique::ALL {
        let (id, english) = (technique.info().id, technique.info().page);
        let name = render::name_of(technique, german());
        if page_language(technique, german()) != german() {
            continue;
        }
        let page = page(technique, german());
        assert!(page.starts_with(&format!("# {name}\nalso:")), "{id}: the name");
        let headings: Vec<&str> =
            page.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        assert_eq!(headings, HEADINGS, "{id}");
        for kind in ["position", "step"] {
            assert_eq!(block(page, kind), block(english, kind), "{id}: the example");
        }
        let words = told(technique, page);
        if update {
            let lessons = "../words/languages/de/lessons";
            let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("{lessons}/{id}.md"));
            let old = format!("```text\n{}\n```", block(page, "text"));
            let new = page.replace(&old, &format!("```text\n{words}\n```"));
            std::fs::write(file, new).expect("the page can be written");
        } else {
            assert_eq!(block(page, "text"), words, "{id}");
        }
    }
}

#[test]
fn every_lesson_is_about_a_technique() {
    for language in Language::all() {
        for id in language.lessons() {
            let is_known = Technique::ALL.iter().any(|technique| technique.info().id == id);
            assert!(is_known, "{language}/lessons/{id}.md is about no technique");
        }
    }
}
