//! What a caller can choose about a picture.
use std::borrow::Cow;
use whydoku_core::{CellNames, Shape};
use whydoku_words::{Language, Names};

/// Whether to use colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Paint {
    /// Characters only.
    #[default]
    Plain,
    /// ANSI escape sequences for colours, bold, underline and strike-through. Text without a
    /// background uses only the sixteen colours that follow the terminal's theme.
    Ansi,
}

/// Which characters may be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Charset {
    /// Box drawing characters, squares and dots.
    #[default]
    Unicode,
    /// ASCII only.
    Ascii,
}

impl Charset {
    /// One character or the other.
    pub(super) fn pick(self, unicode: char, ascii: char) -> char {
        match self {
            Self::Unicode => unicode,
            Self::Ascii => ascii,
        }
    }
    /// Words in the allowed characters: in ASCII, `für` becomes `fuer`.
    pub(super) fn spelt(self, words: &str) -> String {
        match self {
            Self::Unicode => words.to_owned(),
            Self::Ascii => words.chars().map(in_ascii).collect(),
        }
    }
}

/// How a letter is written in ASCII.
fn in_ascii(letter: char) -> Cow<'static, str> {
    let ascii = match letter {
        letter if letter.is_ascii() => return letter.to_string().into(),
        'ä' => "ae",
        'ö' | 'œ' => "oe",
        'ü' => "ue",
        'ß' => "ss",
        'Ä' => "Ae",
        'Ö' => "Oe",
        'Ü' => "Ue",
        'à' | 'â' => "a",
        'ç' => "c",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'À' | 'Â' => "A",
        'É' | 'È' | 'Ê' => "E",
        'î' | 'ï' => "i",
        'ô' => "o",
        'ù' | 'û' => "u",
        '\u{A0}' | '\u{202F}' => " ",
        '’' | '‘' => "'",
        '„' | '“' | '”' | '«' | '»' => "\"",
        '–' | '—' => "-",
        _ => "?",
    };
    ascii.into()
}

/// How to draw a picture.
///
/// ```
/// use whydoku_core::CellNames;
/// use whydoku_draw::text::{Paint, TextLook};
/// let style = TextLook { paint: Paint::Ansi, names: CellNames::LetterRow, ..TextLook::default() };
/// assert_eq!(style.width, 80);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is one choice of the caller")]
pub struct TextLook {
    /// Whether to use colour.
    pub paint: Paint,
    /// Which characters may be used.
    pub charset: Charset,
    /// How rows, columns and cells are named.
    pub names: CellNames,
    /// The language of legends.
    pub language: Language,
    /// Whether rows and columns are labelled at the edge of the board.
    pub labels: bool,
    /// The width of the terminal in columns. Lists of candidates are broken, levels are set side by side
    /// and legends are wrapped to fit.
    pub width: usize,
    /// Whether a board that needs more columns than the terminal has is drawn in parts, one below
    /// another, each with the labels of its rows. Otherwise it is drawn wider.
    pub in_parts: bool,
    /// Whether a given is marked by a `*` after it. With [`Paint::Ansi`] givens are bold in any case.
    pub mark_givens: bool,
    /// Whether the rules beyond houses are listed below the board, one per line, as a person types them.
    pub rules: bool,
}

impl Default for TextLook {
    /// No colour, Unicode, English, numbered and labelled rows and columns, 80 columns, givens without a mark,
    /// rules below the board.
    fn default() -> Self {
        Self {
            paint: Paint::default(),
            charset: Charset::default(),
            names: CellNames::default(),
            language: Language::ENGLISH,
            labels: true,
            width: 80,
            in_parts: false,
            mark_givens: false,
            rules: true,
        }
    }
}

impl TextLook {
    /// The names of a board.
    pub(super) fn names<'a>(&self, shape: &'a Shape) -> Names<'a> {
        Names { shape, cells: self.names, language: self.language }
    }
}
