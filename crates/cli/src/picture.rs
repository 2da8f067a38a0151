//! Pictures of a position as text.
use crate::args::{Common, Picture};
use crate::form::shown;
use whydoku_core::{Puzzle, Shape};
use whydoku_draw::text::{self, TextLook};
use whydoku_formats::{Format, Meta, export};
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
    let board = match picture {
        Picture::Game => text::game(position, view, look),
        Picture::Candidates => text::candidates(position, view, look),
        Picture::Levels => {
            let boards = text::levels(position, None, view, look);
            return with_board(boards, position.shape(), look);
        }
        Picture::Marked => return shown(position, Format::MARKED),
    };
    with_houses(board, position.shape(), look)
}

/// A picture that names its rules, with the boxes, regions and extra houses of an unusual board below it.
fn with_houses(picture: String, shape: &Shape, look: &TextLook) -> String {
    match shape.with_rules(Vec::new()) {
        Ok(bare) => with_board(picture, &bare, look),
        Err(_) => picture,
    }
}

/// A picture with the boxes, regions, extra houses and rules of an unusual board below it, as a person types them: who
/// reads the picture must not take it for another puzzle.
pub(crate) fn with_board(mut picture: String, shape: &Shape, look: &TextLook) -> String {
    let words = Some(Puzzle::empty(shape.clone())).filter(|_| look.rules);
    let words = words.and_then(|empty| export(&empty, &Meta::default(), Format::NOTATION).ok());
    for line in words.iter().flat_map(|words| words.lines().skip(shape.side())) {
        picture.push_str(line);
        picture.push('\n');
    }
    picture
}
