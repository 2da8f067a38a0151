//! Pictures of a position as text.
use crate::args::{Common, Picture};
use whydoku_core::Puzzle;
use whydoku_draw::text::{self, TextLook};
use whydoku_formats::{Format, write};
use whydoku_logic::position;
use whydoku_logic::render::View;

/// The puzzle with the candidates that its digits leave; unchanged if the board is too large for that.
pub(crate) fn with_candidates(puzzle: &Puzzle) -> Puzzle {
    position(puzzle).map_or_else(|_| puzzle.clone(), |position| position.to_puzzle())
}

/// A picture of a position, with or without a step.
pub(crate) fn picture(
    position: &Puzzle,
    view: Option<&View>,
    picture: Picture,
    common: &Common,
) -> String {
    picture_in(position, view, picture, &common.style())
}

/// The same in a given look.
pub(crate) fn picture_in(
    position: &Puzzle,
    view: Option<&View>,
    picture: Picture,
    look: &TextLook,
) -> String {
    match picture {
        Picture::Game => text::game(position, view, look),
        Picture::Candidates => text::candidates(position, view, look),
        Picture::Levels => text::levels(position, None, view, look),
        Picture::Marked => write(position, Format::MARKED),
    }
}
