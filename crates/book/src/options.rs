//! What a book is to be like.
use std::collections::BTreeMap;
use whydoku_logic::Technique;
use whydoku_print::{Day, Fonts, Inks, Layout, Stock};
use whydoku_words::Language;

/// How a book says how hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rating {
    /// One to five stars.
    #[default]
    Stars,
    /// A word, such as `Easy`.
    Words,
    /// Not at all.
    Omitted,
}

impl core::str::FromStr for Rating {
    type Err = whydoku_core::UnknownName;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "stars" => Ok(Self::Stars),
            "words" => Ok(Self::Words),
            "none" => Ok(Self::Omitted),
            _ => Err(whydoku_core::UnknownName::new(text, ": choose stars, words or none")),
        }
    }
}

/// The pages of techniques as text.
pub type Pages = BTreeMap<Technique, String>;

/// What a book is to be like.
#[derive(Clone, Debug)]
pub struct Options {
    /// The language of its texts.
    pub language: Language,
    /// Its title; without one, `Sudoku`.
    pub title: Option<String>,
    /// What is printed below the title.
    pub subtitle: String,
    /// Its author.
    pub author: String,
    /// Lines on the back of the title page.
    pub imprint: Vec<String>,
    /// Paragraphs on the back of its cover; without any, how many puzzles there are and what else it has.
    pub back: Vec<String>,
    /// Its paper, which decides how wide the spine of the cover is.
    pub stock: Stock,
    /// The colour of its cover; white without one.
    pub cover_colour: Option<Inks>,
    /// The day on which it is made, which PDF/X-1a demands.
    pub day: Option<Day>,
    /// Its pages.
    pub layout: Layout,
    /// How it says how hard a puzzle is.
    pub rating: Rating,
    /// Whether it explains the rules and the techniques.
    pub how_to: bool,
    /// Pages of techniques, where they are not built in ([`pages_wanted`](crate::pages_wanted)).
    pub pages: Pages,
    /// Whether puzzles are sorted into sections by kind and level; otherwise they stay in order, without headings.
    pub sections: bool,
    /// The fonts.
    pub fonts: Fonts,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            language: Language::ENGLISH,
            title: None,
            subtitle: String::new(),
            author: String::new(),
            imprint: Vec::new(),
            back: Vec::new(),
            stock: Stock::default(),
            cover_colour: None,
            day: None,
            layout: Layout::default(),
            rating: Rating::default(),
            how_to: true,
            pages: Pages::new(),
            sections: true,
            fonts: Fonts::default(),
        }
    }
}
