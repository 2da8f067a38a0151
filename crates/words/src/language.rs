//! The languages.
use crate::Message;
use crate::catalogue::{BOOKS, Book, LESSONS, PAGES};
use core::fmt;
use core::str::FromStr;
use whydoku_core::UnknownName;

/// A language that people read. Only English has a name here, so that no code can depend on another
/// one; get the others from [`Language::all`] or by their abbreviation.
///
/// ```
/// use whydoku_words::Language;
/// let german: Language = "de".parse()?;
/// assert_eq!(german.name(), "Deutsch");
/// assert!("xx".parse::<Language>().is_err());
/// # Ok::<(), whydoku_core::UnknownName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Language(u8);

impl Language {
    /// English, which has words for everything.
    pub const ENGLISH: Self = Self(0);
    /// Every language, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..BOOKS.len()).map(|at| Self(at as u8))
    }
    /// Its usual abbreviation.
    pub fn id(self) -> &'static str {
        self.book().id
    }
    /// Its name in its own language.
    pub fn name(self) -> &'static str {
        self.book().name
    }
    /// Whether it has words for everything. What it lacks is given in English, whole sentences and
    /// explanations at a time.
    pub fn is_whole(self) -> bool {
        self.book().is_whole
    }
    /// Whether it has words for a message.
    pub fn has(self, message: Message) -> bool {
        self.is_whole() || self.book().texts[message.index()].is_some()
    }
    /// The lesson about a technique, by its id, if the folder of the language has one. Empty without the
    /// feature `lessons`. The English lessons are the pages of the techniques.
    pub fn lesson(self, technique: &str) -> Option<&'static str> {
        let lesson = |(id, text): &(&str, &'static str)| (*id == technique).then_some(*text);
        LESSONS[usize::from(self.0)].iter().find_map(lesson)
    }
    /// The ids of the techniques for which its folder has a lesson.
    pub fn lessons(self) -> impl Iterator<Item = &'static str> {
        LESSONS[usize::from(self.0)].iter().map(|(id, _)| *id)
    }
    /// The sentences of the web page, as JSON: for each id a text, or an object with the place of a
    /// number (`by`) and a text for each form (`one`, `other`). English where the language has
    /// none.
    pub fn page(self) -> &'static str {
        PAGES[usize::from(self.0)][0]
    }
    /// The sentences of the parts of the page that a first visit does not need, in the same form.
    pub fn page_later(self) -> &'static str {
        PAGES[usize::from(self.0)][1]
    }
    pub(crate) fn book(self) -> &'static Book {
        &BOOKS[usize::from(self.0)]
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Language {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::all().find(|one| one.id() == text).ok_or_else(|| {
            let known: Vec<&str> = Self::all().map(Self::id).collect();
            UnknownName::new(text, format!(" is not one of the languages {}", known.join(", ")))
        })
    }
}
