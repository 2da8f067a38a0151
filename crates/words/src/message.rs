//! The messages by their ids.
use crate::Language;
use crate::catalogue::{BOOKS, IDS, PLACES, Text};
use core::fmt;
use whydoku_core::KNOWS_RULES;

/// A message of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Message(u16);

/// The message with an id, looked up at compile time: an id that does not exist does not compile.
///
/// ```
/// use whydoku_words::{Language, message};
/// assert_eq!(message!("hint-solved").text(Language::ENGLISH), "The puzzle is solved.");
/// ```
///
/// ```compile_fail
/// whydoku_words::message!("hint-sloved");
/// ```
#[macro_export]
macro_rules! message {
    ($id:expr) => {
        const { $crate::Message::of($id) }
    };
}

/// A message with its places filled. Compile-time checks make sure that the id exists and that
/// exactly the places of the message are filled.
#[macro_export]
macro_rules! said {
    ($id:literal) => { $crate::Said::new(const { $crate::Message::with($id, &[]) }) };
    ($id:literal, { $($place:literal : $value:expr),+ $(,)? }) => {
        $crate::Said::new(const { $crate::Message::with($id, &[$($place),+]) })
            $(.with($place, $value))+
    };
}

impl Message {
    /// The message with an id. Panics if there is none: in a constant, at compile time.
    pub const fn of(id: &str) -> Self {
        match find(id) {
            Some(at) => Self(at),
            None => panic!("no message of the catalogue has this id"),
        }
    }
    /// The message with an id that is known only when the program runs; `None` if there is none.
    ///
    /// ```
    /// use whydoku_words::Message;
    /// assert!(Message::named("rule-thermometer").is_some() && Message::named("rule-").is_none());
    /// ```
    pub fn named(id: &str) -> Option<Self> {
        // Only rules have such ids; a program that knows none need not contain the list.
        if KNOWS_RULES { find(id).map(Self) } else { None }
    }
    /// The message with an id and these places. Panics if it does not exist or has other places.
    pub const fn with(id: &str, places: &[&str]) -> Self {
        let message = Self::of(id);
        let own = PLACES[message.0 as usize];
        let mut at = 0;
        while at < own.len() {
            assert!(holds(places, own[at]), "a place of the message is not filled");
            at += 1;
        }
        assert!(places.len() == own.len(), "the message has no such place, or it is filled twice");
        message
    }
    /// Every message, in the order of their ids.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..IDS.len()).map(|at| Self(at as u16))
    }
    /// Its id.
    pub fn id(self) -> &'static str {
        IDS[self.index()]
    }
    /// The names of its places.
    pub fn places(self) -> &'static [&'static str] {
        PLACES[self.index()]
    }
    /// The English text of a message without places, for constants.
    pub const fn english(self) -> &'static str {
        match BOOKS[0].texts[self.0 as usize] {
            Some(Text::Plain(text)) => text,
            _ => "",
        }
    }
    /// The text of a message without places; in English if the language has none.
    pub fn text(self, language: Language) -> &'static str {
        match self.template(language) {
            Text::Plain(text) => text,
            Text::Counted(_, forms) => forms.last().map_or("", |(_, text)| text),
        }
    }
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
    pub(crate) fn template(self, language: Language) -> Text {
        let own = language.book().texts[self.index()];
        let english = || Language::ENGLISH.book().texts[self.index()];
        own.or_else(english).unwrap_or(Text::Plain(""))
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

const fn find(id: &str) -> Option<u16> {
    let (mut from, mut to) = (0, IDS.len());
    while from < to {
        let middle = usize::midpoint(from, to);
        match order(id.as_bytes(), IDS[middle].as_bytes()) {
            0 => return Some(middle as u16),
            -1 => to = middle,
            _ => from = middle + 1,
        }
    }
    None
}

/// Less (-1), equal (0) or greater (1); comparison traits do not work in constants.
const fn order(one: &[u8], other: &[u8]) -> i8 {
    let mut at = 0;
    while at < one.len() && at < other.len() {
        if one[at] != other[at] {
            return if one[at] < other[at] { -1 } else { 1 };
        }
        at += 1;
    }
    if one.len() == other.len() {
        0
    } else if one.len() < other.len() {
        -1
    } else {
        1
    }
}

const fn holds(all: &[&str], wanted: &str) -> bool {
    let mut at = 0;
    while at < all.len() {
        if order(all[at].as_bytes(), wanted.as_bytes()) == 0 {
            return true;
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_found_by_its_id_and_no_other() {
        for id in IDS {
            assert_eq!(Message::of(id).id(), id);
        }
        assert_eq!(find("a"), None);
        assert_eq!(find("zzz"), None);
    }
}
