//! Puzzles that are drawn: read from their ink and their rules in words, or refused with every doubt.
use crate::wanted::Wanted;
use crate::{failure, picture};
use whydoku_core::Cell;
use whydoku_exact::Budget;
use whydoku_formats::{Label, Options, Parsed};
use whydoku_ink::{Doubt, Meaning, OpenError, Reading, Settled, open};
use whydoku_wire::{DoubtJson, DoubtfulJson, FailureJson, MeaningJson};
use whydoku_words::Language;

/// The colour of cells in which something begins that is not understood: one of those that players paint with.
const COLOUR: u8 = 2;

/// The puzzle of a text, drawn or not.
pub(crate) fn parsed(wanted: Wanted<'_>, budget: &Budget<'_>) -> Result<Parsed, FailureJson> {
    let settled = settled(wanted.rules, wanted.language)?;
    open(wanted.text, &Options::default(), &settled, budget).map_err(|error| match &error {
        OpenError::Malformed(fault) => wanted.malformed(fault),
        OpenError::Doubtful(reading) => FailureJson {
            error: error.words(wanted.language),
            svg: wanted.picture.and_then(|wish| {
                picture::of_puzzle(&reading.parsed.puzzle, wish, wanted.language, |look| {
                    let cells = begun(reading).into_iter();
                    look.layers.cells.extend(cells.map(|cell| (cell, vec![COLOUR])));
                })
            }),
            doubtful: Some(Box::new(doubtful(reading, wanted.language))),
            ..FailureJson::default()
        },
    })
}

/// The cells in which something begins that is not understood.
fn begun(reading: &Reading) -> Vec<Cell> {
    let shape = reading.parsed.puzzle.shape();
    let place = |doubt: &Doubt| match doubt {
        Doubt::Unexplained { place, .. } => {
            shape.cells().find(|&cell| shape.cell_name(cell) == *place)
        }
        _ => None,
    };
    reading.doubts.iter().filter_map(place).collect()
}

/// What is settled, a line each: `purple line = renban`.
fn settled(rules: &[String], language: Language) -> Result<Vec<Settled>, FailureJson> {
    let read = |line: &String| {
        let settled = line.parse::<Settled>();
        settled.map_err(|error| failure(&format!("{line}: {}", error.said().text(language))))
    };
    rules.iter().map(read).collect()
}

fn doubtful(reading: &Reading, language: Language) -> DoubtfulJson {
    let doubt =
        |doubt: &Doubt| DoubtJson { words: doubt.said().text(language), about: doubt.about() };
    let meaning = |meaning: &Meaning| MeaningJson {
        words: meaning.said().text(language),
        what: meaning.what.clone(),
        count: meaning.count,
        place: meaning.place.clone(),
        rule: meaning.rule.map(str::to_owned),
    };
    let label = |wanted| reading.parsed.meta.label(wanted).map(str::to_owned);
    DoubtfulJson {
        doubts: reading.doubts.iter().map(doubt).collect(),
        meanings: reading.meanings.iter().map(meaning).collect(),
        title: label(Label::Title),
        author: label(Label::Author),
        description: label(Label::Description),
    }
}
