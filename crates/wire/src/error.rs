//! Why a JSON text cannot be read.
use crate::version::SCHEMA;
use core::fmt;
use whydoku_core::ShapeError;
use whydoku_logic::UnknownTechnique;

/// What a text should have named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// A cell of the board, such as `r3c5`.
    Cell,
    /// A digit of the board.
    Digit,
    /// A house of the board, such as `row 3`.
    House,
    /// The number of a rule of the board, from zero.
    Rule,
    /// A kind of rule, with the number that it needs.
    Kind,
    /// A candidate of the board, such as `r3c5=7`.
    Candidate,
    /// A placement such as `r3c5=7`, or an elimination such as `r3c5<>7`.
    Conclusion,
    /// The number of a region.
    Region,
    /// A verdict that a certificate can prove.
    Verdict,
    /// A kind of proof.
    Proof,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cell => "a cell of this board, such as r1c2",
            Self::Digit => "a digit of this board",
            Self::House => "a house of this board, such as \"row 1\"",
            Self::Rule => "the number of a rule of this board, from 0",
            Self::Kind => "a kind of rule with the number it needs, such as cage or thermometer",
            Self::Candidate => "a candidate of this board, such as r1c2=3",
            Self::Conclusion => "a conclusion on this board, such as r1c2=3 or r1c2<>3",
            Self::Region => "the number of a region",
            Self::Verdict => "none, unique or several",
            Self::Proof => "drup, or rules for a board that has some",
        })
    }
}

/// Why a JSON text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WireError {
    /// It is not JSON, or not of the expected form.
    Json {
        /// What is wrong.
        message: String,
        /// Line, from one; zero when the place is not known.
        line: usize,
        /// Column, from one; zero when the place is not known.
        column: usize,
    },
    /// It has another version, or does not give one.
    Schema(Option<String>),
    /// It names an unknown technique.
    Technique(UnknownTechnique),
    /// A text does not name what it should.
    Name {
        /// Its place, as a path of field names.
        field: &'static str,
        /// What it says.
        text: String,
        /// What it should name.
        expected: Expected,
    },
    /// A list has the wrong length.
    Count {
        /// Its place, as a path of field names.
        field: &'static str,
        /// Its length.
        found: usize,
        /// The expected length, in words.
        wanted: String,
    },
    /// The shape is described in two ways, or in none.
    ShapeForm,
    /// The shape is not a board.
    Shape(ShapeError),
    /// A cell is described twice: as given and placed, or with a digit and candidates.
    Twice(String),
    /// A step of a path cannot be read.
    Step {
        /// Its number, from one.
        number: usize,
        /// Why.
        error: Box<Self>,
    },
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json { message, line: 0, .. } => f.write_str(message),
            Self::Json { message, line, column } => {
                write!(f, "line {line}, column {column}: {message}")
            }
            Self::Schema(None) => {
                write!(f, "no schema: the text must be an object with \"schema\": {SCHEMA}")
            }
            Self::Schema(Some(found)) => {
                write!(f, "schema {found} is not known; this program reads {SCHEMA}")
            }
            Self::Technique(unknown) => write!(f, "technique: {unknown}"),
            Self::Name { field, text, expected } => {
                write!(f, "{field}: {text:?} is not {expected}")
            }
            Self::Count { field, found, wanted } => {
                write!(f, "{field}: {found}; it needs {wanted}")
            }
            Self::ShapeForm => write!(f, "shape: either \"boxes\" or \"regions\" is needed"),
            Self::Shape(error) => write!(f, "shape: {error}"),
            Self::Step { number, error } => write!(f, "step {number}: {error}"),
            Self::Twice(cell) => write!(f, "{cell} is described twice"),
        }
    }
}

impl core::error::Error for WireError {}

impl From<ShapeError> for WireError {
    fn from(error: ShapeError) -> Self {
        Self::Shape(error)
    }
}

impl From<UnknownTechnique> for WireError {
    fn from(unknown: UnknownTechnique) -> Self {
        Self::Technique(unknown)
    }
}

impl From<serde_json::Error> for WireError {
    fn from(error: serde_json::Error) -> Self {
        let (line, column) = (error.line(), error.column());
        let message = error.to_string();
        let place = format!(" at line {line} column {column}");
        let message = message.strip_suffix(&place).unwrap_or(&message).to_owned();
        Self::Json { message, line, column }
    }
}
