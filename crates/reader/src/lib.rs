//! Reads a picture for a front end: the page in a browser, the server, the command line.
//!
//! A request is a line with width and height, followed by the grey pixels, a byte each, row by row, and then, if
//! they are known, by the tints of all pixels ([`Picture::tinted`]). The answer is a line of JSON ([`ScannedJson`]),
//! followed by the straightened picture of each grid: a square of [`STRAIGHT_SIDE`] by [`STRAIGHT_SIDE`] bytes.
//!
//! ```
//! use whydoku_reader::answer;
//! let mut request = b"640 480\n".to_vec();
//! request.resize(request.len() + 640 * 480, 255);
//! assert_eq!(answer(&request), b"{\"schema\":1,\"grids\":[]}\n");
//! assert!(answer(b"640 480\n").starts_with(b"{\"schema\":1,\"grids\":[],\"error\":"));
//! ```
mod json;

use whydoku_core::{Shape, Stop};
use whydoku_scan::{Cage, CellReading, Grid, Picture, Solutions, scan_until};
use whydoku_wire::{
    ProposalJson, RuleJson, ScannedCellJson, ScannedGridJson, ScannedJson, divisions,
};

pub use whydoku_scan::STRAIGHT_SIDE;

/// The longest request, in bytes: a picture of 1,600 by 1,600 pixels with tints, and its first line.
pub const LONGEST: u64 = 2 * 1600 * 1600 + 32;

/// Reads the picture of a request. If there is none, the answer says why.
pub fn answer(request: &[u8]) -> Vec<u8> {
    answer_until(request, Stop::NEVER).unwrap_or_default()
}

/// Does the same, unless `stop` ends it early: then there is no answer.
pub fn answer_until(request: &[u8], stop: Stop<'_>) -> Option<Vec<u8>> {
    let answer = match picture(request) {
        Ok(picture) => {
            let grids = scan_until(&picture, stop)?;
            let all = (1..).zip(&grids).map(|(nth, grid)| grid_json(grid, nth)).collect();
            let mut answer = line(&ScannedJson { grids: all, error: None });
            for grid in &grids {
                answer.extend_from_slice(grid.straightened.pixels());
            }
            answer
        }
        Err(error) => line(&ScannedJson { grids: Vec::new(), error: Some(error) }),
    };
    Some(answer)
}

fn line(scanned: &ScannedJson) -> Vec<u8> {
    let mut line = json::text(scanned).into_bytes();
    line.push(b'\n');
    line
}

/// The picture of a request, or why it is not valid.
fn picture(request: &[u8]) -> Result<Picture, String> {
    let wrong = || "a picture begins with a line: its width, a blank, its height".to_owned();
    let head = request.iter().take(32).position(|byte| *byte == b'\n').ok_or_else(wrong)?;
    let size = str::from_utf8(&request[..head]).ok().and_then(|line| line.split_once(' '));
    let size = size.and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let (width, height): (usize, usize) = size.ok_or_else(wrong)?;
    let pixels = &request[head + 1..];
    let picture = match width.checked_mul(height).and_then(|count| pixels.split_at_checked(count)) {
        Some((grey, tints)) if !tints.is_empty() => {
            Picture::tinted(width, height, grey.to_vec(), tints.to_vec())
        }
        _ => Picture::grey(width, height, pixels.to_vec()),
    };
    picture.map_err(|error| error.to_string())
}

/// A grid as JSON; `nth` is its number in the picture, from 1.
pub fn grid_json(grid: &Grid, nth: usize) -> ScannedGridJson {
    let proposals = grid.proposals().into_iter().map(|proposal| ProposalJson {
        cell: cell_name(proposal.cell, grid.side()),
        number: proposal.number,
        chance: rounded(proposal.chance),
    });
    let digit = |number| if number == 0 { '.' } else { symbol(number) };
    let side = grid.side();
    let is_plain = grid.cages.is_empty();
    let (boxes, regions) =
        if is_plain { unusual_divisions(&grid.shape) } else { divisions(&grid.shape) };
    let doubtful = grid.cages.iter().filter(|cage| cage.is_doubtful);
    ScannedGridJson {
        file: None,
        page: None,
        grid: nth,
        side,
        puzzle: grid.givens().into_iter().map(digit).collect(),
        boxes,
        regions,
        rules: grid.cages.iter().map(|cage| cage_json(cage, side)).collect(),
        doubtful_cages: doubtful.map(|cage| cell_name(cage.cells[0], side)).collect(),
        guessed: grid.has_guessed_boxes,
        position: None,
        sure: grid.is_sure(),
        unique: match grid.solutions {
            Solutions::One => Some(true),
            Solutions::NotOne => Some(false),
            Solutions::NotCounted => None,
        },
        cost: Some(rounded(grid.cost)),
        corners: grid.corners.iter().map(|place| [rounded(place.x), rounded(place.y)]).collect(),
        cells: grid.cells.iter().enumerate().map(|(at, cell)| cell_json(at, side, cell)).collect(),
        more: grid.has_more,
        proposals: proposals.collect(),
    }
}

/// The boxes or regions of a grid, if they are not the usual ones for its size, or if it has rules.
pub fn unusual_divisions(shape: &Shape) -> (Option<[usize; 2]>, Option<String>) {
    if Shape::usual(shape.side()).as_ref() == Ok(shape) { (None, None) } else { divisions(shape) }
}

/// A number as lines of digits have it: `a` for 10.
fn symbol(number: u8) -> char {
    char::from(if number < 10 { b'0' + number } else { b'a' - 10 + number })
}

fn cage_json(cage: &Cage, side: usize) -> RuleJson {
    let cells = cage.cells.iter().map(|cell| cell_name(*cell, side)).collect();
    let rule = if cage.may_repeat { "cage-with-repeats" } else { "cage" }.to_owned();
    RuleJson { rule, cells, number: cage.sum, ..RuleJson::default() }
}

fn cell_json(at: usize, side: usize, cell: &CellReading) -> ScannedCellJson {
    ScannedCellJson {
        cell: cell_name(at, side),
        seen: cell.seen,
        taken: cell.taken,
        chances: cell.chances[..=side].iter().map(|chance| rounded(*chance)).collect(),
        marks: rounded(cell.marks),
        by_hand: (cell.taken > 0).then(|| rounded(cell.by_hand)),
        entered: cell.is_entry,
        wrong: cell.is_wrong,
        may_be_entered: cell.may_be_entered,
        candidates: cell.candidates.iter().map(|digit| symbol(digit.number() as u8)).collect(),
        doubtful: cell.is_doubtful(),
    }
}

fn cell_name(cell: usize, side: usize) -> String {
    format!("r{}c{}", cell / side + 1, cell % side + 1)
}

/// A number rounded to four decimal places: more would be noise.
fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1e4).round() / 1e4
}
