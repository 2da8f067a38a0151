//! The pictures of a page: the board with the marks of its step, on a light and on a dark background.
use whydoku_core::{CellNames, Puzzle};
use whydoku_draw::svg::{self, Look, Theme};
use whydoku_formats::{Options, parse};
use whydoku_logic::render::View;
use whydoku_print::png;
use whydoku_session::Game;
use whydoku_words::Language;

/// The width of a picture for previews of links, in pixels.
const PREVIEW: u32 = 640;

/// A position in the form that a lesson contains.
pub(crate) fn game(text: &str) -> Result<Game, String> {
    let parsed = parse(text, &Options::default()).map_err(|error| error.to_string())?;
    Ok(Game::new(&parsed.puzzle))
}

fn look(theme: Theme, title: &str, language: Language) -> Look {
    let names = Some(CellNames::default());
    Look {
        theme,
        names,
        title: Some(title.to_owned()),
        language,
        transparent: true,
        ..Look::default()
    }
}

/// A board as markup, once for light pages and once for dark ones; the style sheet shows one of them.
pub(crate) fn board(
    puzzle: &Puzzle,
    view: Option<&View>,
    title: &str,
    language: Language,
) -> String {
    let drawn = |theme| svg::draw(puzzle, view, &look(theme, title, language));
    format!(
        "<div class=\"on-light\">{}</div><div class=\"on-dark\">{}</div>",
        drawn(Theme::Light),
        drawn(Theme::Dark)
    )
}

/// A board as PNG, for previews.
pub(crate) fn preview(puzzle: &Puzzle, view: Option<&View>) -> Result<Vec<u8>, String> {
    let look = Look { names: Some(CellNames::default()), ..Look::default() };
    png(&svg::drawing(puzzle, view, &look), PREVIEW).map_err(|error| error.to_string())
}
