//! A game that begins with the text of a puzzle.
#[cfg(feature = "full")]
use crate::drawn::parsed;
use crate::wanted::Wanted;
use crate::{MOST_DIGITS, too_large};
use whydoku_exact::Budget;
use whydoku_formats::Label;
use whydoku_session::Game;
use whydoku_wire::{AnswerJson, FailureJson};

/// What the small engine reads: nothing that is drawn.
#[cfg(not(feature = "full"))]
fn parsed(wanted: Wanted<'_>, _: &Budget<'_>) -> Result<whydoku_formats::Parsed, FailureJson> {
    let options = whydoku_formats::Options::default();
    whydoku_formats::parse(wanted.text, &options).map_err(|error| wanted.malformed(&error))
}

/// A game that starts with a puzzle. The answer gets what its text says besides.
pub(crate) fn opened(
    wanted: Wanted<'_>,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) -> Result<Game, FailureJson> {
    let parsed = parsed(wanted, budget)?;
    let language = wanted.language;
    if parsed.puzzle.shape().side() > MOST_DIGITS {
        return Err(too_large(language));
    }
    let words = parsed.warnings_in(language);
    let all: Vec<String> = core::iter::once(parsed.summary_in(language)).chain(words).collect();
    answer.summary = Some(all.join("; "));
    let label = |wanted| parsed.meta.label(wanted).map(str::to_owned);
    (answer.title, answer.author) = (label(Label::Title), label(Label::Author));
    answer.description = label(Label::Description);
    Ok(Game::new(&parsed.puzzle))
}
