//! The ways in which a puzzle is written, and what each of them carries.
use crate::loss::Loss;
use core::fmt;
use core::str::FromStr;

/// How a puzzle is written. What a style cannot carry is left out; [`losses`](crate::losses) tells
/// what that is.
///
/// Boards of more than 35 digits have no character for each digit: styles of one character a cell
/// fall back to [`Style::Numbers`] in [`write`](crate::write()), and are refused by
/// [`export`](crate::export).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Style {
    /// One line with one character for each cell, and the character for an empty one. Carries
    /// digits, and the regions of a jigsaw: they follow the cells.
    Line(char),
    /// As many lines as the board has. Carries digits, and the regions of a jigsaw: they follow
    /// as another grid.
    Lines(char),
    /// The same in a frame that shows the boxes. Carries digits.
    Boxed,
    /// Digits and candidates in a frame, as `HoDoKu` writes them. Carries digits and candidates.
    Pencilmarks,
    /// The text display: `5*` given, `5-` placed, candidates. Carries everything but the shape.
    Display,
    /// A line of `HoDoKu`'s library. Carries everything but the shape; candidates only where they
    /// are fewer than the digits leave. No newline at the end.
    Library,
    /// One place for each candidate: 729 characters for a 9x9 board. Carries candidates; a digit
    /// is the only candidate of its cell. No newline at the end.
    CandidateLine,
    /// Numbers with a blank between them. Carries digits.
    Numbers,
    /// Numbers with a comma between them, a line for each row. Carries digits.
    Fields,
    /// A row of a table: the cells, a comma, the solution if it is known. Carries digits.
    Csv,
    /// A `SadMan` file: labels, then the lines; with placed digits the sections `[Puzzle]` and
    /// `[State]`. Carries givens, placed digits and labels.
    Sdk,
    /// Version B of `SudokuWiki`'s strings. Carries everything but the shape.
    SudokuWiki,
    /// Version 0: 81 masks. Carries digits and candidates.
    SudokuWikiMasks,
    /// Version 1: two characters a cell. Carries everything but the shape.
    SudokuWikiPairs,
    /// A game id of Simon Tatham's "Solo". Carries digits, boxes, regions and diagonals.
    Tatham,
    /// A share string of GNOME Sudoku. Carries digits.
    Gnome,
    /// The short id of `SudokuPad`, `scf...`. Carries digits.
    Scf,
    /// Its older form, `classic...`. Carries digits.
    Classic,
    /// A packed puzzle of f-puzzles. Carries everything, and title and author.
    FPuzzles,
    /// The JSON inside of it.
    FPuzzlesJson,
    /// A `<game .../>` of an `OpenSudoku` file, in one line. Carries givens, placed digits and
    /// candidates.
    OpenSudoku,
    /// This project's own JSON, in one line. Carries everything.
    Json,
    /// The end of a link to this project's page: `#p=` and the cells, or `#s=` and version B of
    /// `SudokuWiki`'s strings for a position. Carries what those carry.
    Share,
    /// A link to `SudokuWiki`'s solver. Carries what version B carries; digits alone as digits.
    SudokuWikiLink,
    /// A link to `SudokuPad`. Carries digits; anything more as f-puzzles carries it.
    SudokuPadLink,
    /// A link to f-puzzles. Carries what f-puzzles carries.
    FPuzzlesLink,
    /// A link to `SudokuExchange`. Carries digits.
    SudokuExchangeLink,
}

/// All that is known of the cells, ...
const POSITION: &[Loss] = &[Loss::Placed, Loss::Candidates];
/// ... and what a setter says besides.
const SETTER: &[Loss] = &[
    Loss::Placed,
    Loss::Candidates,
    Loss::Regions,
    Loss::Diagonals,
    Loss::ExtraHouses,
    Loss::Labels,
];

/// Every style with the word for it and what it carries besides digits on usual boxes.
const STYLES: [(Style, &str, &[Loss]); 27] = [
    (Style::Line('.'), "line", &[Loss::Regions]),
    (Style::Lines('.'), "grid", &[Loss::Regions]),
    (Style::Boxed, "boxed", &[]),
    (Style::Pencilmarks, "pencilmarks", &[Loss::Candidates]),
    (Style::Display, "marked", POSITION),
    (Style::Library, "hodoku", POSITION),
    (Style::CandidateLine, "candidates", &[Loss::Candidates]),
    (Style::Numbers, "numbers", &[]),
    (Style::Fields, "fields", &[]),
    (Style::Csv, "csv", &[Loss::Regions, Loss::Solution]),
    (Style::Sdk, "sdk", &[Loss::Placed, Loss::Labels]),
    (Style::SudokuWiki, "sudokuwiki", POSITION),
    (Style::SudokuWikiMasks, "sudokuwiki-0", &[Loss::Candidates]),
    (Style::SudokuWikiPairs, "sudokuwiki-1", POSITION),
    (Style::Tatham, "tatham", &[Loss::Boxes, Loss::Regions, Loss::Diagonals]),
    (Style::Gnome, "gnome", &[]),
    (Style::Scf, "scf", &[]),
    (Style::Classic, "classic", &[]),
    (Style::FPuzzles, "fpuzzles", SETTER),
    (Style::FPuzzlesJson, "fpuzzles-json", SETTER),
    (Style::OpenSudoku, "opensudoku", POSITION),
    (Style::Json, "json", &Loss::ALL),
    (Style::Share, "share", POSITION),
    (Style::SudokuWikiLink, "sudokuwiki-link", POSITION),
    (Style::SudokuPadLink, "sudokupad-link", SETTER),
    (Style::FPuzzlesLink, "fpuzzles-link", SETTER),
    (Style::SudokuExchangeLink, "sudokuexchange-link", &[]),
];

impl Style {
    /// All of them, with `.` for a blank where one can be chosen.
    pub fn all() -> impl Iterator<Item = Self> {
        STYLES.iter().map(|row| row.0)
    }
    /// The word for it, which [`str::parse`] reads. The character for a blank is not part of it.
    ///
    /// ```
    /// use pencilmark_formats::Style;
    /// assert_eq!("hodoku".parse(), Ok(Style::Library));
    /// assert_eq!(Style::Line('0').id(), "line");
    /// ```
    pub fn id(self) -> &'static str {
        self.row().1
    }
    /// What it has no place for.
    pub fn leaves_out(self) -> impl Iterator<Item = Loss> {
        let carried = self.row().2;
        Loss::ALL.into_iter().filter(move |loss| !carried.contains(loss))
    }
    /// The same with another character for blanks, where the style has a choice.
    #[must_use]
    pub fn with_blank(self, blank: char) -> Self {
        match self {
            Self::Line(_) => Self::Line(blank),
            Self::Lines(_) => Self::Lines(blank),
            style => style,
        }
    }
    /// Whether a puzzle takes several lines.
    pub fn is_multi_line(self) -> bool {
        matches!(
            self,
            Self::Lines(_)
                | Self::Boxed
                | Self::Pencilmarks
                | Self::Display
                | Self::Numbers
                | Self::Fields
                | Self::Sdk
        )
    }
    /// What stands before the puzzles of a file, if anything.
    pub fn heading(self) -> &'static str {
        match self {
            Self::Csv => "puzzle,solution\n",
            Self::OpenSudoku => crate::foreign::xml::HEAD,
            _ => "",
        }
    }
    /// What stands behind the puzzles of a file, if anything.
    pub fn footing(self) -> &'static str {
        match self {
            Self::OpenSudoku => crate::foreign::xml::FOOT,
            _ => "",
        }
    }
    fn row(self) -> &'static (Self, &'static str, &'static [Loss]) {
        let plain = self.with_blank('.');
        STYLES.iter().find(|row| row.0 == plain).unwrap_or(&STYLES[0])
    }
}

/// A word that names no style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownStyle(String);

impl fmt::Display for UnknownStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = STYLES.iter().map(|row| row.1).collect();
        write!(f, "{:?} is no format to write; there are {}", self.0, words.join(", "))
    }
}

impl core::error::Error for UnknownStyle {}

impl FromStr for Style {
    type Err = UnknownStyle;
    fn from_str(text: &str) -> Result<Self, UnknownStyle> {
        let word = match text {
            "sdm" | "81" => return Ok(Self::Line('0')),
            "lines" => "grid",
            "library" => "hodoku",
            "display" | "seed" => "marked",
            "pm" => "pencilmarks",
            "729" | "sukaku" => "candidates",
            "jsonl" => "json",
            "xml" => "opensudoku",
            "sudokupad" => "scf",
            "link" => "share",
            word => word,
        };
        let row = STYLES.iter().find(|row| row.1 == word);
        row.map(|row| row.0).ok_or_else(|| UnknownStyle(text.to_string()))
    }
}
