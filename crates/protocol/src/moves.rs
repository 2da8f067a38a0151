//! Moves as people type them: `A1 5`, `r1c1=5`, `A1<>5`, `A1 .`; and why they are rejected.
use crate::told;
use whydoku_core::CellNames;
use whydoku_formats::{Move, parse_move};
use whydoku_session::{Action, Game};
use whydoku_wire::FailureJson;
use whydoku_words::{Language, Names, said};

/// Carries out a move that the rules allow, and reports what was done.
pub(crate) fn typed(
    game: &mut Game,
    text: &str,
    language: Language,
) -> Result<String, FailureJson> {
    let shape = game.shape().clone();
    // `A1` is understood; the answer names cells as hints and explanations do.
    let names = Names { language, ..Names::from(&shape) };
    let wanted = parse_move(text, shape.side(), CellNames::LetterRow)
        .map_err(|error| told(&error.said(), &names))?;
    let (action, cell, done) = match wanted {
        Move::Place(k) => (Action::Place(k), k.cell, format!("= {}", names.digit(k.digit))),
        Move::CrossOut(k) => (Action::Exclude(k), k.cell, format!("<> {}", names.digit(k.digit))),
        Move::Clear(cell) => (Action::Clear(cell), cell, ".".to_owned()),
    };
    game.act(action).map_err(|refused| {
        told(&said!("not-legal", { "reason": refused.said(shape.side()) }), &names)
    })?;
    Ok(format!("{} {done}", names.cell(cell)))
}
