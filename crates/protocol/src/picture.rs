//! Pictures of a game.
#[cfg(feature = "full")]
use crate::MOST_DIGITS;
use crate::failure;
#[cfg(feature = "full")]
use whydoku_core::Puzzle;
use whydoku_draw::svg::{self, Layers, Look, Show, Theme};
#[cfg(feature = "full")]
use whydoku_formats::{Options, parse_to_show};
use whydoku_session::{Game, Spot, Stroke};
use whydoku_wire::{FailureJson, PICTURE_VIEWS, PictureJson, ViewJson};
use whydoku_words::Language;

/// Whether such a picture exists, even where nothing will be drawn.
pub(crate) fn check(picture: &PictureJson) -> Result<(), FailureJson> {
    theme(picture)?;
    if PICTURE_VIEWS.contains(&picture.view.as_str()) {
        return Ok(());
    }
    Err(failure(&format!("a view is one of {}", PICTURE_VIEWS.join(", "))))
}

fn theme(picture: &PictureJson) -> Result<Theme, FailureJson> {
    picture.theme.parse().map_err(|error| failure(&error))
}

/// Draws a game as requested, with the marks of the hint requested in the same call.
pub(crate) fn draw(
    game: &Game,
    picture: &PictureJson,
    hinted: Option<&ViewJson>,
    language: Language,
) -> Result<String, FailureJson> {
    let board = game.board();
    let (puzzle, show) = match picture.view.as_str() {
        "digits" => (board.puzzle().clone(), Show::Digits),
        "notes" => (board.with_notes(), Show::Candidates),
        "candidates" => (board.position(), Show::Candidates),
        _ => (board.position(), Show::Levels),
    };
    let theme = theme(picture)?;
    let view = match hinted.or(picture.step.as_ref().map(|step| &step.view)) {
        Some(view) => Some(view.read(game.shape()).map_err(|error| failure(&error))?),
        None => None,
    };
    let layers = layers(game, picture.view == "notes");
    let transparent = !picture.opaque;
    let quiet = picture.quiet;
    // Where all candidates are filled in, each has a place of its own.
    let corners = picture.corners && picture.view == "notes" && !board.is_filled_in();
    let style =
        Look { show, theme, language, transparent, quiet, corners, layers, ..Look::default() };
    Ok(svg::draw(&puzzle, view.as_ref(), &style))
}

/// A picture of a board with rules that are not known. There is none of other texts.
#[cfg(feature = "full")]
pub(crate) fn only_shown(text: &str, picture: &PictureJson, language: Language) -> Option<String> {
    let shown = parse_to_show(text, &Options::default()).ok()?;
    let remarks = shown.remarks(language);
    if remarks.is_empty() {
        return None;
    }
    of_puzzle(shown.picture_only(), picture, language, |look| look.remarks = remarks)
}

/// A picture of a board, with what is added to its look; none of one that is too large.
#[cfg(feature = "full")]
pub(crate) fn of_puzzle(
    puzzle: &Puzzle,
    picture: &PictureJson,
    language: Language,
    add: impl FnOnce(&mut Look),
) -> Option<String> {
    if puzzle.shape().side() > MOST_DIGITS {
        return None;
    }
    let theme = theme(picture).ok()?;
    let transparent = !picture.opaque;
    let mut look = Look { theme, language, transparent, ..Look::default() };
    add(&mut look);
    Some(svg::draw(puzzle, None, &look))
}

/// The small engine reads nothing that can have such rules.
#[cfg(not(feature = "full"))]
pub(crate) fn only_shown(_: &str, _: &PictureJson, _: Language) -> Option<String> {
    None
}

/// The player's additions. Notes in the middle are shown only with the player's own notes.
fn layers(game: &Game, with_notes: bool) -> Layers {
    let board = game.board();
    let mut layers = Layers::default();
    for cell in game.shape().cells().filter(|_| with_notes) {
        let digits = board.centre_notes(cell);
        if !digits.is_empty() {
            layers.centre.insert(cell, digits);
        }
    }
    for (cell, colours) in board.paint().cells() {
        layers.cells.insert(cell, colours.iter().map(|colour| colour.number()).collect());
    }
    for (candidate, colour) in board.paint().candidates() {
        layers.candidates.insert(candidate, colour.number());
    }
    let half = |spot: Spot| [spot.row, spot.column];
    let drawn = |stroke| match stroke {
        Stroke::Line(from, to) => svg::Stroke::Line(half(from), half(to)),
        Stroke::Circle(at) => svg::Stroke::Circle(half(at)),
        Stroke::Cross(at) => svg::Stroke::Cross(half(at)),
    };
    layers.strokes = board.sketch().strokes().map(drawn).collect();
    layers
}

/// The QR code of a text as SVG.
#[cfg(feature = "full")]
pub(crate) fn qr(text: &str) -> Result<String, FailureJson> {
    let code = whydoku_draw::qr::Qr::new(text);
    let code = code.ok_or_else(|| failure(&"the text is too long for a QR code"))?;
    Ok(code.svg())
}
