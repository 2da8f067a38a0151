//! A text that should name something but does not.
use core::fmt;
use std::borrow::Cow;

/// A text that does not name anything of the kind requested: a theme, a paper size, a symmetry. The message
/// quotes it and says what would be accepted.
///
/// ```
/// use whydoku_core::UnknownName;
/// let unknown = UnknownName::new("blue", " is not a theme; choose light or dark");
/// assert_eq!(unknown.to_string(), r#""blue" is not a theme; choose light or dark"#);
/// assert_eq!(unknown.text(), "blue");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnknownName {
    text: String,
    rest: Cow<'static, str>,
}

impl UnknownName {
    /// The text, and how the message continues after quoting it.
    pub fn new(text: impl Into<String>, rest: impl Into<Cow<'static, str>>) -> Self {
        Self { text: text.into(), rest: rest.into() }
    }
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.text, self.rest)
    }
}

impl core::error::Error for UnknownName {}
