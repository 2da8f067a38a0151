//! A text that should name something, and does not.
use core::fmt;
use std::borrow::Cow;

/// A text that names nothing of the kind that was asked for: no theme, no paper size, no symmetry. The message
/// quotes it and says what could stand there.
///
/// ```
/// use pencilmark_core::UnknownName;
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
    /// The text, and how the message goes on after it is quoted.
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
