//! Pictures of a game.
use crate::failure;
use pencilmark_draw::svg::{self, Show, Style};
use pencilmark_logic::render;
use pencilmark_session::Game;
use pencilmark_wire::{FailureJson, PictureJson};

/// Draws a game as asked.
pub(crate) fn draw(game: &Game, picture: &PictureJson) -> Result<String, FailureJson> {
    let board = game.board();
    let (puzzle, show) = match picture.view.as_str() {
        "digits" => (board.puzzle().clone(), Show::Digits),
        "notes" => (board.with_notes(), Show::Candidates),
        "candidates" => (board.position(), Show::Candidates),
        "levels" => (board.position(), Show::Levels),
        _ => return Err(failure(&"a view is one of digits, notes, candidates, levels")),
    };
    let theme = picture.theme.parse().map_err(|error: String| failure(&error))?;
    let step = match &picture.step {
        Some(step) => Some(step.read(game.shape()).map_err(|error| failure(&error))?),
        None => None,
    };
    let view = step.as_ref().map(render::view);
    let style = Style { show, theme, transparent: true, ..Style::default() };
    Ok(svg::draw(&puzzle, view.as_ref(), &style))
}
