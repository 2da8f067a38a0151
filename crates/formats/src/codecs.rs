//! The list of all formats, one file each. To add one, write its file, and add its module and its
//! row.
//!
//! The order is that of recognition, from the most specific to the most general: the first that
//! recognises a text reads it.
mod boxed;
mod candidates;
#[cfg(feature = "foreign")]
mod classic;
mod csv;
mod fields;
#[cfg(feature = "foreign")]
mod fpuzzles;
#[cfg(feature = "foreign")]
mod fpuzzles_json;
#[cfg(feature = "foreign")]
mod fpuzzles_link;
#[cfg(feature = "foreign")]
mod gnome;
pub(crate) mod grid;
mod hodoku;
mod jigsaw;
#[cfg(feature = "foreign")]
pub(crate) mod json;
#[cfg(feature = "foreign")]
mod killer_line;
pub(crate) mod line;
#[cfg(feature = "foreign")]
pub(crate) mod link;
mod marked;
#[cfg(feature = "foreign")]
mod notation;
mod numbers;
#[cfg(feature = "foreign")]
pub(crate) mod opensudoku;
mod pairs;
mod pencilmarks;
#[cfg(feature = "foreign")]
mod perfectsudoku;
#[cfg(feature = "foreign")]
mod scf;
mod sdk;
mod sdm;
#[cfg(feature = "foreign")]
mod share;
#[cfg(feature = "foreign")]
mod solver_link;
#[cfg(feature = "foreign")]
pub(crate) mod solver_string;
mod stacked;
#[cfg(feature = "foreign")]
mod sudokuexchange_link;
#[cfg(feature = "foreign")]
pub(crate) mod sudokumaker;
#[cfg(feature = "foreign")]
mod sudokupad;
#[cfg(feature = "foreign")]
mod sudokupad_link;
#[cfg(feature = "foreign")]
mod sudokuwiki;
#[cfg(feature = "foreign")]
mod sudokuwiki_0;
#[cfg(feature = "foreign")]
mod sudokuwiki_1;
#[cfg(feature = "foreign")]
mod sudokuwiki_link;
#[cfg(feature = "foreign")]
mod sumocue;
#[cfg(feature = "foreign")]
mod tatham;

use crate::codec::{Codec, Read, Write};
use crate::format::Format;
use core::fmt;
use core::str::FromStr;
use whydoku_words::{Language, Message};

macro_rules! codecs {
    (
        programs: { $($(#[$program_doc:meta])+ $program:ident $PROGRAM:ident;)+ }
        cells: { $($(#[$cells_doc:meta])+ $cells:ident $CELLS:ident;)+ }
    ) => {
        pub(crate) static CODECS: &[&Codec] = &[
            $(#[cfg(feature = "foreign")] &$program::CODEC,)+
            $(&$cells::CODEC,)+
        ];

        #[cfg(feature = "foreign")]
        impl Format {
            $($(#[$program_doc])+ pub const $PROGRAM: Self = Self::new($program::CODEC.id);)+
        }
        impl Format {
            $($(#[$cells_doc])+ pub const $CELLS: Self = Self::new($cells::CODEC.id);)+
        }
    };
}

codecs! {
    programs: {
        /// A link; its content has a format of its own.
        link LINK;
        /// XML of `OpenSudoku` or `KSudoku`.
        opensudoku OPENSUDOKU;
        /// A puzzle of `SudokuMaker`.
        sudokumaker SUDOKUMAKER;
        /// JSON: this project's own, saves of GNOME Sudoku, rows of numbers.
        json JSON;
        /// The string of `SumoCue`.
        sumocue SUMOCUE;
        /// An id of `SudokuPad`, or its JSON.
        sudokupad SUDOKUPAD;
        /// The short id of `SudokuPad`, `scf...`.
        scf SCF;
        /// Its older form, `classic...`.
        classic CLASSIC;
        /// Version B of `SudokuWiki`'s strings, `S9B...`.
        sudokuwiki SUDOKUWIKI;
        /// The string of a killer, `3x3::k:...`.
        perfectsudoku PERFECTSUDOKU;
        /// A game id of Simon Tatham's "Solo", `3x3:5_3b7...`.
        tatham TATHAM;
        /// A plain killer with arrows that lead to the sums of its cages.
        killer_line KILLER_LINE;
        /// A share string of GNOME Sudoku.
        gnome GNOME;
        /// The string of Interactive Sudoku Solver.
        solver_string SOLVER_STRING;
        /// Version 0 of `SudokuWiki`'s strings: 81 masks between commas.
        sudokuwiki_0 SUDOKUWIKI_0;
        /// Version 1 of them: two characters a cell.
        sudokuwiki_1 SUDOKUWIKI_1;
        /// A packed puzzle of f-puzzles.
        fpuzzles FPUZZLES;
        /// The JSON inside of it.
        fpuzzles_json FPUZZLES_JSON;
        /// The end of a link to this project's page: `#p=` and the cells, or `#s=` and version B
        /// of `SudokuWiki`'s strings for a position.
        share SHARE;
        /// A link to `SudokuWiki`'s solver; digits alone are written as digits.
        sudokuwiki_link SUDOKUWIKI_LINK;
        /// A link to `SudokuPad`; anything more than digits is written as f-puzzles does.
        sudokupad_link SUDOKUPAD_LINK;
        /// A link to f-puzzles.
        fpuzzles_link FPUZZLES_LINK;
        /// A link to Interactive Sudoku Solver.
        solver_link SOLVER_LINK;
        /// A link to `SudokuExchange`.
        sudokuexchange_link SUDOKUEXCHANGE_LINK;
        /// A grid followed by lines that state its rules.
        notation NOTATION;
    }
    cells: {
        /// A line of `HoDoKu`'s library, or just its grid with the deleted candidates.
        hodoku HODOKU;
        /// A `SadMan` `.sdk` file.
        sdk SDK;
        /// One place for each candidate: 729 characters for a 9x9 board.
        candidates CANDIDATES;
        /// One line with two characters for each cell.
        pairs PAIRS;
        /// Cells, then the name of the region of each cell.
        jigsaw JIGSAW;
        /// Several grids of one puzzle: givens, then placed digits, then candidates.
        stacked STACKED;
        /// The text display of this project: `5*` given, `5-` placed, candidates.
        marked MARKED;
        /// Numbers separated by gaps, commas or tabs.
        numbers NUMBERS;
        /// The same with commas, a line for each row.
        fields FIELDS;
        /// Digits and candidates in a grid, as forums show positions.
        pencilmarks PENCILMARKS;
        /// One line with one character for each cell.
        line LINE;
        /// The same with `0` for an empty cell.
        sdm SDM;
        /// A row of a table: the cells, a comma, the solution if it is known.
        csv CSV;
        /// As many lines as the board has, one character for each cell, with or without a frame.
        grid GRID;
        /// The same in a frame that shows the boxes.
        boxed BOXED;
    }
}

impl Format {
    /// All of them, in the order in which they are tried.
    pub fn all() -> impl Iterator<Item = Self> {
        CODECS.iter().map(|codec| Self::new(codec.id))
    }
    /// Whether it is recognised; a format that is only written is read as another one.
    pub fn is_read(self) -> bool {
        self.read_as() == self
    }
    /// Whether it can be written.
    pub fn is_written(self) -> bool {
        matches!(self.codec().write, Write::Puzzle(_))
    }
    /// The format that reads it, usually the format itself.
    ///
    /// ```
    /// use whydoku_formats::Format;
    /// assert_eq!(Format::BOXED.read_as(), Format::GRID);
    /// ```
    #[must_use]
    pub fn read_as(self) -> Self {
        match self.codec().read {
            Read::As(other) => other,
            Read::Whole(_) | Read::Cells { .. } => self,
        }
    }
    /// Its name in a sentence.
    pub fn message(self) -> Message {
        self.codec().name
    }
    /// How a text of this format is recognised, in Markdown; empty without the feature `about`.
    pub fn recognised(self) -> &'static str {
        self.codec().recognised
    }
    /// What a text of this format contains, in Markdown; empty without the feature `about`.
    pub fn holds(self) -> &'static str {
        self.codec().holds
    }
    /// Other words for it.
    pub fn aliases(self) -> &'static [&'static str] {
        self.codec().aliases
    }
    pub(crate) fn codec(self) -> &'static Codec {
        let found = CODECS.iter().find(|codec| codec.id == self.id());
        found.unwrap_or(&&line::CODEC)
    }
}

/// Its name in a sentence, such as `one line of cells`.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().text(Language::ENGLISH))
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;
    fn from_str(word: &str) -> Result<Self, UnknownFormat> {
        let named = |codec: &&&Codec| codec.id == word || codec.aliases.contains(&word);
        let codec = CODECS.iter().find(named);
        codec
            .map(|codec| Self::new(codec.id))
            .ok_or_else(|| UnknownFormat { word: word.to_string(), to_write: false })
    }
}

/// A word that does not name a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownFormat {
    pub(crate) word: String,
    /// Whether the format was needed for writing.
    pub(crate) to_write: bool,
}

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fits =
            |format: &Format| if self.to_write { format.is_written() } else { format.is_read() };
        let words: Vec<&str> = Format::all().filter(fits).map(Format::id).collect();
        let to_write = if self.to_write { " to write" } else { "" };
        write!(f, "{:?} is not a format{to_write}; the formats are {}", self.word, words.join(", "))
    }
}

impl core::error::Error for UnknownFormat {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn format_names_are_unique_and_redirects_lead_to_usable_formats() {
        let mut words: Vec<&str> = CODECS
            .iter()
            .flat_map(|codec| codec.aliases.iter().chain([&codec.id]))
            .copied()
            .collect();
        let all = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), all, "a word stands for two formats: {words:?}");
        for codec in CODECS {
            if let Read::As(other) = codec.read {
                assert!(other.id().parse::<Format>().is_ok_and(Format::is_read), "{}", codec.id);
            }
            if let Write::As(other) = codec.write {
                assert!(other.id().parse::<Format>().is_ok_and(Format::is_written), "{}", codec.id);
            }
        }
    }
}
