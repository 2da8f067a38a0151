//! A text that is to be opened, and how the answer is to look.
use crate::picture;
use whydoku_formats::ParseError;
use whydoku_wire::{FailureJson, PictureJson};
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
