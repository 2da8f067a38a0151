//! A game that begins with the text of a puzzle.
#[cfg(feature = "full")]
use crate::drawn::parsed;
use crate::{MOST_DIGITS, picture, too_large};
use whydoku_exact::Budget;
use whydoku_formats::{Label, ParseError};
use whydoku_session::Game;
use whydoku_wire::{AnswerJson, FailureJson, PictureJson};
use whydoku_words::Language;

/// A text that is to be opened, and how the answer is to look.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'a> {
    pub(crate) text: &'a str,
    /// What is settled about what is drawn.
    #[cfg(feature = "full")]
    pub(crate) rules: &'a [String],
    pub(crate) picture: Option<&'a PictureJson>,
    pub(crate) language: Language,
}

impl Wanted<'_> {
    /// The text is not a puzzle; if it can be shown, there is a picture.
    pub(crate) fn malformed(self, error: &ParseError) -> FailureJson {
        FailureJson {
            error: error.words(self.language),
            line: Some(error.line),
            column: Some(error.column),
            svg: self.picture.and_then(|wish| picture::only_shown(self.text, wish, self.language)),
            ..FailureJson::default()
        }
    }
}

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
