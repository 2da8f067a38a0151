//! The sheet of f-puzzles: rules by name, and drawings that may be rules of their own.
use super::{Cage, MOST_PIECES, Piece, Point, Sheet, Stroke, base, colour, number, text};
use serde_json::Value;
use whydoku_core::Cell;
use whydoku_formats::{Options, ParseError};

/// The lists of drawings.
const INK: [&str; 5] = ["line", "circle", "rectangle", "text", "cage"];
/// A line of width one is half a cell wide.
const PIXELS: f64 = 32.0;

pub(super) fn read(mut value: Value, options: &Options) -> Result<Sheet, ParseError> {
    let ink: Vec<Value> = INK.iter().map(|name| drawn(&mut value, name)).collect();
    let base = base(&value, options)?;
    let side = base.puzzle.shape().side();
    let items = |at: usize| ink[at].as_array().into_iter().flatten();
    let mut sheet = Sheet {
        base,
        strokes: items(0).flat_map(strokes).collect(),
        pieces: items(1)
            .chain(items(2))
            .chain(items(3))
            .zip(0..)
            .filter_map(|(item, _)| piece(item))
            .collect(),
        cages: items(4).filter_map(|item| cage(item, side)).collect(),
        strange: Vec::new(),
        has_regions: true,
    };
    let rounds = items(1).count();
    sheet.pieces.iter_mut().take(rounds).for_each(|piece| piece.is_round = true);
    if sheet.strokes.len() + sheet.pieces.len() + sheet.cages.len() > MOST_PIECES {
        sheet.strokes.clear();
        sheet.pieces.clear();
        sheet.strange.push("more drawings than any puzzle has".into());
    }
    Ok(sheet)
}

/// Takes a list of drawings off a puzzle, without those that only show a rule that the puzzle names too.
fn drawn(value: &mut Value, name: &str) -> Value {
    let Some(list) = value.as_object_mut().and_then(|puzzle| puzzle.remove(name)) else {
        return Value::Null;
    };
    let has_rule = |item: &Value| {
        let of = item["fromConstraint"].as_str().unwrap_or_default();
        let key: String = of.chars().filter(char::is_ascii_alphabetic).collect();
        let list = &value[key.to_ascii_lowercase()];
        !key.is_empty() && list.as_array().is_some_and(|rules| !rules.is_empty())
    };
    list.as_array().into_iter().flatten().filter(|item| !has_rule(item)).cloned().collect()
}

/// The centre of a cell such as `R1C1`; cells outside the grid have row or column 0 or one too many.
fn point(name: &Value) -> Option<Point> {
    let (row, column) = name.as_str()?.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    let centre = |text: &str| text.parse::<i32>().ok().map(|number| f64::from(number) - 0.5);
    Some([centre(row)?, centre(column)?])
}

fn points(list: &Value) -> Option<Vec<Point>> {
    list.as_array()?.iter().map(point).collect()
}

fn strokes(item: &Value) -> Vec<Stroke> {
    let lines = item["lines"].as_array().into_iter().flatten();
    let stroke = |line: &Value| {
        let points = points(line)?;
        (points.len() > 1).then(|| Stroke {
            points,
            colour: colour(&item["outlineC"]),
            width: number(&item["width"]).unwrap_or_default() * PIXELS,
            has_head: false,
        })
    };
    lines.filter_map(stroke).collect()
}

fn piece(item: &Value) -> Option<Piece> {
    let points = points(&item["cells"])?;
    let count = points.len() as f64;
    let mean = |axis: usize| points.iter().map(|point| point[axis]).sum::<f64>() / count;
    let size = [number(&item["height"]), number(&item["width"])].map(Option::unwrap_or_default);
    (!points.is_empty()).then(|| Piece {
        centre: [mean(0), mean(1)],
        size,
        angle: number(&item["angle"]).unwrap_or_default(),
        fill: colour(&item["baseC"]),
        border: colour(&item["outlineC"]),
        is_round: false,
        text: text(&item["value"]),
    })
}

fn cage(item: &Value, side: usize) -> Option<Cage> {
    // What is said when the puzzle is solved stands in a cage that nobody sees.
    if text(&item["value"]).starts_with("msg") {
        return None;
    }
    let cell = |[row, column]: Point| {
        let inside = |at: f64| (at > 0.0 && at < side as f64).then_some(at);
        #[allow(clippy::cast_sign_loss, reason = "inside the grid")]
        let index = |at: f64| at.floor() as usize;
        Some(Cell::at(index(inside(row)?), index(inside(column)?), side))
    };
    let cells = points(&item["cells"])?.into_iter().map(cell).collect::<Option<Vec<Cell>>>()?;
    Some(Cage {
        cells,
        text: text(&item["value"]),
        differs: None,
        is_hidden: false,
        colour: colour(&item["outlineC"]),
    })
}
