//! What is drawn, in neutral terms: strokes, shapes and cages, whichever program drew them.
mod fpuzzles;
mod sudokupad;

use crate::colour::Colour;
use serde_json::Value;
use whydoku_core::{Cell, Rule, Shape};
use whydoku_formats::{Drawn, Label, Options, ParseError, Parsed, drawn_json, parse};

/// A place on the sheet, in cells from the upper left corner of the grid: row, column.
pub(crate) type Point = [f64; 2];

/// The most strokes, shapes and cages that are read together; no puzzle has a tenth of them.
pub(crate) const MOST_PIECES: usize = 2000;

/// A line as it was drawn.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Stroke {
    pub(crate) points: Vec<Point>,
    pub(crate) colour: Option<Colour>,
    /// In sixty-fourths of a cell.
    pub(crate) width: f64,
    /// Whether it has an arrow head at its end.
    pub(crate) has_head: bool,
}

/// A circle, rectangle or text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Piece {
    pub(crate) centre: Point,
    /// Height and width, in cells.
    pub(crate) size: [f64; 2],
    pub(crate) angle: f64,
    pub(crate) fill: Option<Colour>,
    pub(crate) border: Option<Colour>,
    pub(crate) is_round: bool,
    pub(crate) text: String,
}

/// An outline around cells.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Cage {
    pub(crate) cells: Vec<Cell>,
    pub(crate) text: String,
    /// Whether its digits differ, if the program says so.
    pub(crate) differs: Option<bool>,
    pub(crate) is_hidden: bool,
    pub(crate) colour: Option<Colour>,
}

/// A sheet with a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sheet {
    /// The givens, the houses, the rules that the program names, and the labels.
    pub(crate) base: Parsed,
    pub(crate) strokes: Vec<Stroke>,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) cages: Vec<Cage>,
    /// What is on the sheet and cannot be read at all, by name.
    pub(crate) strange: Vec<String>,
    /// Whether there are lists of cells for the houses; otherwise the rules in words must say that there are boxes.
    pub(crate) has_regions: bool,
}

impl Sheet {
    pub(crate) fn side(&self) -> usize {
        self.base.puzzle.shape().side()
    }
    /// The rules in words.
    pub(crate) fn words(&self) -> &str {
        self.base.meta.label(Label::Description).unwrap_or_default()
    }
    /// The rules that the program names.
    pub(crate) fn named(&self) -> &[Rule] {
        self.base.puzzle.shape().rules()
    }
    /// Whether there is nothing on it but digits and houses, and rules that the program names.
    pub(crate) fn is_bare(&self) -> bool {
        self.strokes.is_empty()
            && self.pieces.is_empty()
            && self.cages.is_empty()
            && self.strange.is_empty()
    }
}

/// The sheet of a text; `None` if the text is not from a program that draws.
pub(crate) fn read(text: &str, options: &Options) -> Option<Result<Sheet, ParseError>> {
    let (program, json) = drawn_json(text)?;
    let value: Value = serde_json::from_str(&json).ok()?;
    Some(match program {
        Drawn::SudokuPad => sudokupad::read(&value, options),
        Drawn::FPuzzles => fpuzzles::read(value, options),
    })
}

/// Reads the digits and houses of a text that has no ink left.
fn base(value: &Value, options: &Options) -> Result<Parsed, ParseError> {
    let options = Options { format: None, ..options.clone() };
    parse(&value.to_string(), &options)
}

/// The usual boxes of a side, where the file has none.
fn usual(side: usize) -> Option<Shape> {
    Shape::usual(side).ok()
}

/// A number that may be a text.
fn number(value: &Value) -> Option<f64> {
    let number = value.as_f64().or_else(|| value.as_str()?.trim().parse().ok())?;
    number.is_finite().then_some(number)
}

/// A text that may be a number.
fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.trim().to_owned(),
        Value::Number(number) => number.to_string(),
        _ => String::new(),
    }
}

fn colour(value: &Value) -> Option<Colour> {
    Colour::parse(value.as_str()?)
}
