//! What the page's small engine leaves to the full one (the feature `full`): large boards,
//! rules beyond houses, the formats of other programs, practice (whose steps are judged),
//! ratings, QR codes, and booklets.
use crate::{SAVED, fresh};
use whydoku_formats::{may_be_of_other_program, may_have_rules, parse_shape};
use whydoku_logic::MOST_CELLS;
use whydoku_session::Game;
use whydoku_wire::{AnswerJson, CallJson};

/// Whether this is the small engine.
pub(crate) const IS_SMALL: bool = cfg!(not(feature = "full"));

/// The answer that reports this.
pub(crate) fn full() -> AnswerJson {
    AnswerJson { needs: Some("full".into()), ..AnswerJson::default() }
}

/// Whether a call is one that the small engine only knows by name.
pub(crate) fn of_call(call: &CallJson) -> bool {
    IS_SMALL && call.is_of_setter()
}

/// Whether a call is about a format of another program, or a board that has or may have rules in words.
pub(crate) fn of_text(call: &CallJson) -> bool {
    if IS_SMALL && call.game().is_some_and(Game::is_saved_with_rules) {
        return true;
    }
    let foreign = match call {
        CallJson::Load { text, .. } => {
            !text.starts_with(SAVED) && (may_be_of_other_program(text) || may_have_rules(text))
        }
        CallJson::New { shape, .. } => {
            fresh::names_more(shape)
                || parse_shape(shape).is_ok_and(|shape| shape.cell_count() > MOST_CELLS)
        }
        // The list of formats, or a format that may be another program's.
        CallJson::Write { format, .. } => format != "line",
        _ => false,
    };
    foreign && IS_SMALL
}

/// Whether a call searches for steps or solutions on a board that only the full engine supports: a large
/// one, or one with rules beyond houses.
pub(crate) fn of_game(call: &CallJson, game: &Game) -> bool {
    let shape = game.shape();
    call.searches() && (shape.cell_count() > MOST_CELLS || IS_SMALL && shape.is_ruled())
}
