//! What is wrong with a text, where, and how to fix it.
use crate::excerpt::Excerpt;
use crate::format::Format;

/// A rule of a text that is not supported here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownRule {
    /// Its name in the text.
    pub name: String,
    /// The first cell that the rule names, such as `r1c1`.
    pub cell: Option<String>,
}

/// Why a text is not a puzzle. `Display` gives the sentence without the place.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Nothing but white space.
    Empty,
    /// Nothing but comments.
    OnlyComments,
    /// Nothing but frame lines.
    OnlyFrame,
    /// A character that cannot be part of a puzzle.
    BadSymbol {
        /// The character.
        symbol: char,
        /// The side of the board, if it is known.
        side: Option<usize>,
    },
    /// A word that is not a cell of a grid of digits and candidates.
    BadWord {
        /// The word.
        word: String,
        /// The side of the board.
        side: usize,
    },
    /// A word that is not a cell of a grid of numbers.
    BadNumber {
        /// The word.
        word: String,
        /// The side of the board.
        side: usize,
    },
    /// A digit beyond the side of the board.
    DigitTooLarge {
        /// The digit as written.
        digit: String,
        /// The side of the board.
        side: usize,
    },
    /// A candidate that is named twice in one cell.
    RepeatedCandidate {
        /// The cell as written.
        word: String,
        /// The candidate.
        digit: String,
    },
    /// A line whose number of cells differs from that of the other lines.
    LineLength {
        /// How many cells it has.
        cells: usize,
        /// How many it should have.
        expected: usize,
        /// What the expectation comes from.
        from: Expectation,
    },
    /// There are too few or too many lines of cells.
    LineCount {
        /// How many there are.
        found: usize,
        /// The side of the board: how many there should be.
        expected: usize,
    },
    /// The whole text has too few or too many cells.
    CellCount {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Too few or too many cells, and no board of a similar size to compare with.
    NoBoardOf(usize),
    /// A side that no board of boxes has, such as 7.
    NoBoxes(usize),
    /// The requested board is not valid, or a jigsaw's regions are not.
    Shape(String),
    /// A region of a jigsaw that does not have one cell for each digit.
    RegionSize {
        /// The region as written.
        region: char,
        /// How many cells it has.
        cells: usize,
        /// How many it should have.
        side: usize,
    },
    /// A second puzzle follows the first.
    TwoPuzzles,
    /// One puzzle in each line.
    Collection {
        /// How many puzzles.
        puzzles: usize,
    },
    /// A second grid that should hold the state of the first differs from it.
    StateDiffers {
        /// The name of the first cell in which they differ.
        cell: String,
    },
    /// A group of a `HoDoKu` line that is not three digits: digit, row, column.
    BadTriplet {
        /// The group.
        triplet: String,
        /// The side of the board.
        side: usize,
    },
    /// A library line with this number of colons instead of 6 or 7.
    LibraryFields(usize),
    /// A 729 character line with a digit at the wrong place.
    MisplacedCandidate {
        /// The character.
        symbol: char,
        /// The digit that belongs there.
        expected: String,
    },
    /// A section of a file that should hold a puzzle and does not.
    MissingSection(&'static str),
    /// A format that is recognised but cannot be read.
    NotRead(&'static str),
    /// A text that breaks the rules of its format.
    Broken {
        /// The format.
        format: Format,
        /// What is broken.
        what: String,
    },
    /// A field of a row of a table is not what its column holds.
    Column {
        /// The name of the column, or its number.
        name: String,
        /// What is wrong with the field.
        fault: Box<Self>,
    },
    /// Cells of a printed board have marks, and nothing says what they mean.
    NeedsLegend,
    /// A table with a heading and no rows.
    OnlyHeading,
    /// A text of one format contains a board in another, and that is wrong.
    Inside {
        /// The format of the whole.
        format: Format,
        /// What is wrong with the board.
        fault: Box<Self>,
    },
    /// A rule that is not supported here.
    Rule {
        /// Its name in the format.
        rule: String,
        /// The first cell it concerns, if the text names one.
        cell: Option<String>,
    },
    /// A line that states a rule in the wrong way.
    RuleLine(RuleFault),
    /// Rules without a grid.
    NoGrid,
    /// A puzzle that is longer than any real one.
    TooLong {
        /// The largest number of bytes that are read.
        most: usize,
    },
    /// A link that only names a puzzle on a server.
    OnServer,
    /// A link without anything that could be a puzzle.
    EmptyLink,
}

/// What is wrong with a line that states a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RuleFault {
    /// A word that is not the name of a rule.
    Word {
        /// The word.
        word: String,
        /// The word for a rule that is closest to it.
        near: Option<&'static str>,
    },
    /// Something that should be a cell.
    Cell {
        /// What was written.
        word: String,
        /// The side of the board.
        side: usize,
    },
    /// Something that should be another number, or any number at all.
    Number(String),
    /// A rule whose line lacks what it needs.
    Form {
        /// The word for the rule.
        rule: &'static str,
        /// A correct line.
        example: &'static str,
    },
}

/// What the expected length of a line comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expectation {
    /// Every line before it.
    LinesBefore,
    /// Most of the other lines.
    OtherLines,
    /// The board.
    Board,
}

/// Why a text is not a puzzle, and where.
///
/// `Display` says what is wrong and how to fix it, in one sentence with the place:
///
/// ```
/// use whydoku_formats::{Options, parse};
/// let error = parse("1..4\n..2.\n.q..\n4..1\n", &Options::default()).unwrap_err();
/// assert_eq!((error.line, error.column), (3, 2));
/// assert_eq!(
///     error.to_string(),
///     "line 3, column 2: 'q' is not a digit of a 4x4 board (1 to 4), a blank (. 0 * _) or a \
///      frame character"
/// );
/// assert_eq!(error.render_excerpt(), "  .q..\n   ^");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// What is wrong.
    pub kind: ErrorKind,
    /// The line, 1-based.
    pub line: usize,
    /// The column, 1-based, in characters of the line as it is in the text. A byte order mark
    /// before the first line is not counted, because editors do not show it.
    pub column: usize,
    excerpt: Excerpt,
}

impl ParseError {
    pub(crate) fn new(kind: ErrorKind, line: usize, column: usize, source: &str) -> Self {
        Self { kind, line, column, excerpt: Excerpt::new(source, column) }
    }
    /// The same fault at another column of a line.
    pub(crate) fn move_to(&mut self, column: usize, source: &str) {
        self.column = column;
        self.excerpt = Excerpt::new(source, column);
    }
    /// The line of the text, shortened around the place if it is very long; control characters
    /// are replaced, so that it can be shown anywhere.
    pub fn excerpt(&self) -> &str {
        self.excerpt.text()
    }
    /// Two lines: the line of the text, and a caret under the place. Both are indented by two
    /// blanks; no newline at the end. Empty when the line has nothing to show.
    pub fn render_excerpt(&self) -> String {
        self.excerpt.render()
    }
}

impl core::error::Error for ParseError {}
