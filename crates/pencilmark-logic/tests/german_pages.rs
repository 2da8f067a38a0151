//! The German pages: there is one of every technique from singles to wings, its example is that of
//! the English page, and the step is told there in the words that the engine has for it.
//!
//! `UPDATE_EXPECT=1 cargo test -p pencilmark-logic --test german_pages` rewrites the `text` blocks.
use pencilmark_formats::{Options, parse};
use pencilmark_logic::{Technique, page, page_language, position, render};
use pencilmark_words::{Language, Names};
use std::path::PathBuf;

const HEADINGS: [&str; 4] = ["Die Idee", "Wie man es sieht", "Warum es stimmt", "Beispiel"];

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
        |step: &pencilmark_logic::Step| render::notation::step(step, shape) == block(page, "step");
    let step = position.all(technique).into_iter().find(stated).expect("the step of the page");
    let names = Names { language: german(), ..Names::from(shape) };
    render::told(&step, &names).1
}

#[test]
fn every_technique_from_singles_to_wings_has_a_german_page_that_is_true() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let mut checked = 0;
    for &technique in Technique::ALL {
        let (id, english) = (technique.info().id, technique.info().page);
        let name = render::name_of(technique, german());
        let is_there = page_language(technique, german()) == german();
        assert!(is_there || technique > Technique::WxyzWing, "{id} has no German page");
        if !is_there {
            continue;
        }
        checked += 1;
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
            let lessons = "../pencilmark-words/languages/de/lessons";
            let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("{lessons}/{id}.md"));
            let old = format!("```text\n{}\n```", block(page, "text"));
            let new = page.replace(&old, &format!("```text\n{words}\n```"));
            std::fs::write(file, new).expect("the page can be written");
        } else {
            assert_eq!(block(page, "text"), words, "{id}");
        }
    }
    assert!(checked >= 30, "only {checked} German pages");
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
