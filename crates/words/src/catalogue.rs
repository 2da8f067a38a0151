//! The tables that the build makes from the folders of languages.
use crate::plural::Category;

/// A language.
pub(crate) struct Book {
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) is_whole: bool,
    /// The text of each message, in the order of their ids.
    pub(crate) texts: &'static [Option<Text>],
    /// The forms of the names of houses, each for every kind.
    pub(crate) houses: &'static [(&'static str, [&'static str; 7])],
}

/// The text of a message. A place in it is written `{place}`, a house in a certain form
/// `{place:form}`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Text {
    /// One text.
    Plain(&'static str),
    /// The place of a number, and the text for each plural form.
    #[allow(dead_code, reason = "a build without such a message is possible")]
    Counted(&'static str, &'static [(Category, &'static str)]),
}

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));
include!(concat!(env!("OUT_DIR"), "/lessons.rs"));
