//! What is asked of a text, and what was read from it.
use crate::german;
use crate::warning::Warning;
use core::fmt::{self, Write as _};
use core::str::FromStr;
use pencilmark_core::{Candidate, Digit, Entry, Language, Names, Puzzle, Shape};

/// What the caller knows of a text before it is read. The default knows nothing.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The board, where the text cannot say it: boxes that are higher than wide, a jigsaw,
    /// diagonals. `None` takes the usual boxes for the number of cells.
    pub shape: Option<Shape>,
    /// The format. `None` recognises it.
    pub format: Option<Format>,
}

/// The formats that are recognised.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Format {
    /// One line with one character for each cell.
    Line,
    /// As many lines as the board has, one character for each cell, with or without a frame.
    Grid,
    /// Numbers between gaps, commas or tabs.
    Numbers,
    /// Digits and candidates in a grid, as forums show positions.
    Pencilmarks,
    /// The text display of this project: `5*` given, `5-` placed, candidates.
    Display,
    /// One line with two characters for each cell.
    Pairs,
    /// Cells, then the name of the region of each cell.
    Jigsaw,
    /// A line of `HoDoKu`'s library, or its grid with the deleted candidates alone.
    Library,
    /// One place for each candidate: 729 characters for a 9x9 board.
    CandidateLine,
    /// A `SadMan` `.sdk` file.
    Sdk,
    /// Several grids of one puzzle: givens, then what is placed, then candidates.
    Stacked,
    /// Version B of `SudokuWiki`'s strings, `S9B...`.
    SudokuWiki,
    /// Version 0 of them: 81 masks between commas.
    SudokuWikiMasks,
    /// Version 1 of them: two characters a cell.
    SudokuWikiPairs,
    /// A game id of Simon Tatham's "Solo", `3x3:5_3b7...`.
    Tatham,
    /// A share string of GNOME Sudoku.
    Gnome,
    /// An id of `SudokuPad`, or its JSON.
    SudokuPad,
    /// A puzzle of f-puzzles: JSON, packed or not.
    FPuzzles,
    /// JSON: this project's own, saves of GNOME Sudoku, rows of numbers.
    Json,
    /// XML of `OpenSudoku` or `KSudoku`.
    Xml,
    /// The string of Interactive Sudoku Solver.
    SolverString,
    /// The string of `SumoCue`.
    SumoCue,
    /// A link; what it carries has a format of its own.
    Link,
}

/// Every format with the word for it, and what it is called in messages.
const FORMATS: [(Format, &str, &str); 23] = [
    (Format::Line, "line", "one line of cells"),
    (Format::Grid, "grid", "lines of cells"),
    (Format::Numbers, "numbers", "a grid of numbers"),
    (Format::Pencilmarks, "pencilmarks", "a pencil-mark grid"),
    (Format::Display, "marked", "a grid of marked cells"),
    (Format::Pairs, "pairs", "one line of numbers"),
    (Format::Jigsaw, "jigsaw", "a jigsaw: cells and regions"),
    (Format::Library, "hodoku", "a HoDoKu library line"),
    (Format::CandidateLine, "candidates", "one place for each candidate"),
    (Format::Sdk, "sdk", "a SadMan file"),
    (Format::Stacked, "stacked", "several grids of one puzzle"),
    (Format::SudokuWiki, "sudokuwiki", "a SudokuWiki string"),
    (Format::SudokuWikiMasks, "sudokuwiki-0", "a SudokuWiki string of version 0"),
    (Format::SudokuWikiPairs, "sudokuwiki-1", "a SudokuWiki string of version 1"),
    (Format::Tatham, "tatham", "a game id of Simon Tatham's Solo"),
    (Format::Gnome, "gnome", "a GNOME Sudoku string"),
    (Format::SudokuPad, "sudokupad", "a SudokuPad puzzle"),
    (Format::FPuzzles, "fpuzzles", "an f-puzzles puzzle"),
    (Format::Json, "json", "JSON"),
    (Format::Xml, "opensudoku", "an OpenSudoku file"),
    (Format::SolverString, "solver-string", "an Interactive Sudoku Solver string"),
    (Format::SumoCue, "sumocue", "a SumoCue string"),
    (Format::Link, "link", "a link"),
];

impl Format {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        FORMATS.iter().map(|row| row.0)
    }
    /// The word for it, which [`str::parse`] reads.
    ///
    /// ```
    /// use pencilmark_formats::Format;
    /// assert_eq!("hodoku".parse(), Ok(Format::Library));
    /// assert_eq!(Format::Library.id(), "hodoku");
    /// ```
    pub fn id(self) -> &'static str {
        self.row().1
    }
    fn row(self) -> &'static (Self, &'static str, &'static str) {
        FORMATS.iter().find(|row| row.0 == self).unwrap_or(&FORMATS[0])
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().2)
    }
}

/// A word that names no format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownFormat(String);

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = FORMATS.iter().map(|row| row.1).collect();
        write!(f, "{:?} is no format; there are {}", self.0, words.join(", "))
    }
}

impl core::error::Error for UnknownFormat {}

impl FromStr for Format {
    type Err = UnknownFormat;
    fn from_str(text: &str) -> Result<Self, UnknownFormat> {
        let word = match text {
            "sdm" | "csv" | "81" => "line",
            "library" => "hodoku",
            "display" | "seed" => "marked",
            "pm" => "pencilmarks",
            "729" | "sukaku" => "candidates",
            "jsonl" => "json",
            "xml" | "ksudoku" => "opensudoku",
            "scf" | "ctc" | "scl" => "sudokupad",
            word => word,
        };
        let row = FORMATS.iter().find(|row| row.1 == word);
        row.map(|row| row.0).ok_or_else(|| UnknownFormat(text.to_string()))
    }
}

/// A puzzle that was read, and everything else the text said.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Parsed {
    /// The puzzle. Digits that clash are in it all the same; see [`Parsed::warnings`].
    pub puzzle: Puzzle,
    /// The format it was read as.
    pub format: Format,
    /// What is odd about the text.
    pub warnings: Vec<Warning>,
    /// What it says besides the puzzle.
    pub meta: Meta,
}

/// What a text says besides the puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Meta {
    /// Comments, in order, without their marks.
    pub comments: Vec<String>,
    /// Title, author, level and the like, where the format has a place for them.
    pub labels: Vec<(Label, String)>,
    /// The solution that came with the puzzle: one digit for each cell. It was not checked.
    pub solution: Option<Vec<Digit>>,
    /// What a library line says of a technique.
    pub case: Option<LibraryCase>,
}

impl Meta {
    /// The first label of a sort.
    pub fn label(&self, wanted: Label) -> Option<&str> {
        self.labels.iter().find(|(label, _)| *label == wanted).map(|(_, text)| text.as_str())
    }
}

/// What a label is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Label {
    /// What the puzzle is called.
    Title,
    /// Who made the puzzle.
    Author,
    /// Its description.
    Description,
    /// A comment.
    Comment,
    /// The day it was made.
    Date,
    /// Where it was published.
    Source,
    /// How hard it is.
    Level,
    /// Where it can be found.
    Url,
}

/// The fields of a `HoDoKu` library line around the position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct LibraryCase {
    /// Code of the technique, four characters, with a variant such as `-1` behind it.
    pub technique: String,
    /// The digits the technique uses, as they are written.
    pub digits: String,
    /// Candidates the technique removes.
    pub eliminations: Vec<Candidate>,
    /// Candidates the technique places.
    pub placements: Vec<Candidate>,
    /// The last field: the length of a chain.
    pub extra: String,
}

impl Parsed {
    /// One line for the person who gave the text: the format and how much is known.
    ///
    /// ```
    /// use pencilmark_formats::{Options, parse};
    /// let parsed = parse("12..3..........4", &Options::default())?;
    /// assert_eq!(parsed.summary(), "read as one line of cells: 4x4 board, 4 givens");
    /// # Ok::<(), pencilmark_formats::ParseError>(())
    /// ```
    pub fn summary(&self) -> String {
        self.summary_in(Language::English)
    }
    /// The same in a language.
    pub fn summary_in(&self, language: Language) -> String {
        let count = |wanted: fn(&Entry) -> bool| {
            self.puzzle.entries().iter().filter(|entry| wanted(entry)).count()
        };
        let counts = [
            count(|entry| matches!(entry, Entry::Given(_))),
            count(|entry| matches!(entry, Entry::Placed(_))),
            count(|entry| matches!(entry, Entry::Candidates(_))),
        ];
        let side = self.puzzle.shape().side();
        let mut text = match language {
            Language::English => format!("read as {}: {side}x{side} board", self.format),
            Language::German => {
                format!("gelesen als {}: {side}x{side}-Brett", german::format(self.format))
            }
        };
        for (index, (number, what)) in counts.into_iter().zip(german::known(language)).enumerate() {
            if index == 0 || number > 0 {
                let _ = write!(text, ", {number} {what}");
            }
        }
        text
    }
    /// What is odd about the text, a sentence each, in a language.
    pub fn warnings_in(&self, language: Language) -> Vec<String> {
        let names = Names { language, ..Names::from(self.puzzle.shape()) };
        let words = |warning: &Warning| match language {
            Language::English => warning.to_string(),
            Language::German => german::warning(warning, &names),
        };
        self.warnings.iter().map(words).collect()
    }
}
