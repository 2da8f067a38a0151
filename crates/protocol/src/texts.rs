//! Boards and solutions as text, and the start of a game that was entered.
use crate::failure;
use crate::solving::walked;
use whydoku_core::{Entry, Puzzle};
use whydoku_exact::Budget;
use whydoku_formats::{Label, Meta, Style, export};
use whydoku_session::{Game, Journal, Method};
use whydoku_wire::FailureJson;
use whydoku_words::{Language, Names};

/// The board as text; without a format, the names of the formats that can hold it, one per
/// line.
///
/// The labels are title, author and description; formats without a place for them leave them out.
pub(crate) fn written(
    game: &Game,
    format: &str,
    labels: &[&String],
) -> Result<String, FailureJson> {
    let board = game.board().position_if_changed();
    let kinds = [Label::Title, Label::Author, Label::Description];
    let labels = kinds.into_iter().zip(labels.iter().copied().cloned());
    let mut meta = Meta::default();
    meta.labels = labels.filter(|(_, text)| !text.is_empty()).collect();
    if format.is_empty() {
        let fits = Style::all().filter(|&style| export(&board, &meta, style).is_ok());
        return Ok(fits.map(Style::id).collect::<Vec<_>>().join("\n"));
    }
    let style: Style = format.parse().map_err(|error| failure(&error))?;
    export(&board, &meta, style).map_err(|error| failure(&error))
}

/// A game whose givens are the digits on the board.
pub(crate) fn begun(game: &Game) -> Game {
    let mut puzzle = Puzzle::empty(game.shape().clone());
    for cell in game.shape().cells() {
        if let Some(digit) = game.board().puzzle().digit(cell) {
            puzzle.set(cell, Entry::Given(digit));
        }
    }
    Game::new(&puzzle)
}

/// What is excluded and determined from here to the end, one entry per line.
pub(crate) fn log(
    game: &Game,
    language: Language,
    budget: &Budget<'_>,
) -> Result<String, FailureJson> {
    let start = game.position_for_logic(&[]).map_err(|error| failure(&error))?;
    let (mut journal, mut before) = (Journal::begin(&*start), start);
    let outcome = walked(game, Method::levels(), budget, |taken| {
        for step in &taken {
            let mut after = before.copy();
            after.apply(step);
            journal.record(step, &*before, &*after);
            before = after;
        }
    })?;
    let names = Names { language, ..Names::from(game.shape()) };
    let lines = journal.notes().iter().map(|note| note.words(&names));
    let lines: Vec<String> = lines.chain([outcome.message_in(language).to_owned()]).collect();
    Ok(lines.join("\n"))
}
