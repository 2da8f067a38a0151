//! Cells cut from photographs whose licence allows it: hands write as no font does.
//!
//! The photographs are not part of the project. Those of one puzzle share a group, and every third
//! group is never trained on, so that what is measured there was never seen in any light.
use crate::canvas::Canvas;
use crate::cell::Drawn;
use crate::dice::Dice;
use crate::measure::{Row, rows};
use crate::model::Shown;
use pencilmark_scan::net::{BLANK, CLASSES, MARKS};
use pencilmark_scan::{CELL_SIDE, Net, cells_of, files};
use std::fs;
use std::path::Path;

/// One group in this many is kept for measuring.
const KEPT: u64 = 3;
/// A grid that is seen otherwise than it should in more cells was not found rightly.
const MOST_WRONG: usize = 40;
/// How often a cell with ink is taken, each time bent a little otherwise, and an empty one.
const COPIES: (usize, usize) = (5, 1);
/// How many cells with marks are made of a photograph with handwriting.
const MADE_MARKS: usize = 60;
/// Pixels at the edge of a cell that may belong to its lines.
const EDGE: usize = 4;

/// Whether the picture is one to learn from.
pub(crate) fn is_learnt(row: &Row) -> bool {
    let hash = row.group.bytes().fold(0xCBF2_9CE4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3)
    });
    row.may_be_used && (hash >> 20) % KEPT != 0
}

/// Cells of all photographs to learn from, and how many photographs there were.
pub(crate) fn cells(
    folder: &Path,
    net: &Net,
    dice: &mut Dice,
) -> Result<(Vec<Drawn>, usize), String> {
    let mut drawn = Vec::new();
    let mut pictures = 0;
    for row in rows(folder)?.iter().filter(|row| is_learnt(row)) {
        let bytes = fs::read(folder.join(&row.file));
        let bytes = bytes.map_err(|error| format!("{}: {error}", row.file))?;
        let picture = files::decode(&bytes).map_err(|error| format!("{}: {error}", row.file))?;
        let Some(cells) = cells_of(&picture) else { continue };
        let is_seen = |(cell, class): &(&[f32; CELL_SIDE * CELL_SIDE], &u8)| {
            let chances = net.look(cell).classes;
            (0..CLASSES).max_by(|a, b| chances[*a].total_cmp(&chances[*b]))
                == Some(usize::from(**class))
        };
        let pairs = cells.iter().zip(&row.classes);
        if pairs.clone().filter(|pair| !is_seen(pair)).count() > MOST_WRONG {
            println!("{}: grid not found, not learnt from", row.file);
            continue;
        }
        pictures += 1;
        for ((cell, class), by_hand) in pairs.zip(row.written.by_hand) {
            let copies = if usize::from(*class) == BLANK { COPIES.1 } else { COPIES.0 };
            let shown = Shown { class: *class, by_hand };
            drawn.extend((0..copies).map(|_| bent(cell, shown, dice)));
        }
        marks(row, &cells, dice, &mut drawn);
    }
    Ok((drawn, pictures))
}

/// The cell turned, slanted, made larger or smaller, and blurred a little.
fn bent(cell: &[f32], shown: Shown, dice: &mut Dice) -> Drawn {
    let canvas = Canvas { width: CELL_SIDE, height: CELL_SIDE, ink: cell.to_vec() };
    let (turn, slant) = (dice.bell(0.06), dice.bell(0.06));
    let (wide, high) = (1.0 + dice.bell(0.07), 1.0 + dice.bell(0.07));
    let middle = (CELL_SIDE - 1) as f32 / 2.0;
    let offset = |a: f32, b: f32, shift: f32| middle - (a + b) * middle + shift;
    let (a, b) = ([wide, turn + slant], [-turn, high]);
    let mut bent = canvas.affine(&[
        [a[0], a[1], offset(a[0], a[1], dice.bell(0.7))],
        [b[0], b[1], offset(b[0], b[1], dice.bell(0.7))],
    ]);
    if dice.chance(0.3) {
        bent = bent.blurred(dice.between(0.3, 1.0));
    }
    let level = |ink: &f32| (ink.clamp(-1.0, 1.0) * 127.0).round() as i8;
    Drawn { pixels: bent.ink.iter().map(level).collect(), shown }
}

/// What people write small beside each other in an empty cell: of the digits that they wrote large.
fn marks(
    row: &Row,
    cells: &[[f32; CELL_SIDE * CELL_SIDE]],
    dice: &mut Dice,
    drawn: &mut Vec<Drawn>,
) {
    let is_by_hand = |at: &usize| row.written.by_hand[*at] == Some(true);
    let own: Vec<usize> = (0..81).filter(is_by_hand).collect();
    let empty: Vec<usize> = (0..81).filter(|at| usize::from(row.classes[*at]) == BLANK).collect();
    if own.is_empty() || empty.is_empty() {
        return;
    }
    for _ in 0..MADE_MARKS {
        let mut ink = cells[dice.pick(&empty)];
        let count = dice.pick(&[1, 2, 2, 2, 3]);
        // One alone that is large would be a digit.
        let side = dice.between(10.0, if count == 2 { 19.0 } else { 13.0 });
        let apart = side * dice.between(0.5, 0.7);
        let left = dice.between(1.0, (31.0 - side - apart * (count - 1) as f32).max(1.5));
        let top = dice.between(1.0, 31.0 - side);
        for nth in 0..count {
            let corner = ((left + apart * nth as f32) as usize, top as usize);
            small(&mut ink, &cells[dice.pick(&own)], corner, side as usize);
        }
        let shown = Shown { class: MARKS as u8, by_hand: None };
        drawn.push(bent(&ink, shown, dice));
    }
}

/// Puts the inside of a cell into another one, small.
fn small(
    to: &mut [f32; CELL_SIDE * CELL_SIDE],
    cell: &[f32],
    (left, top): (usize, usize),
    side: usize,
) {
    let inner = CELL_SIDE - 2 * EDGE;
    let inside = |at: usize| cell[(at / inner + EDGE) * CELL_SIDE + at % inner + EDGE];
    let ink = (0..inner * inner).map(inside).collect();
    let small = Canvas { width: inner, height: inner, ink }.resized(side, side);
    for y in 0..side.min(CELL_SIDE - top) {
        for x in 0..side.min(CELL_SIDE - left) {
            let own = &mut to[(top + y) * CELL_SIDE + left + x];
            *own = own.min(small.at(x, y));
        }
    }
}
