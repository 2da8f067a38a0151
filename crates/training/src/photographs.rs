//! Cells cut from photographs whose licence allows it, because no font looks like handwriting.
//!
//! The photographs are not part of the project. Those of one puzzle share a group, and about every third
//! group is never trained on, so that its puzzles are unseen, whatever the light.
use crate::canvas::Canvas;
use crate::cell::Drawn;
use crate::dice::Dice;
use crate::manifest::{Row, rows};
use std::fs;
use std::path::Path;
use whydoku_scan::net::{BLANK, CLASSES};
use whydoku_scan::{CELL_SIDE, Net, cells_of, files};

/// One group in this many is kept for measuring.
const KEPT: u64 = 3;
/// If more cells than this are read wrongly, the grid itself was not found.
const MOST_WRONG: usize = 40;
/// How many copies are made of a cell with ink and of an empty one, each bent differently.
const COPIES: (usize, usize) = (5, 1);

/// Whether the net learns from this picture.
pub(crate) fn is_learnt(row: &Row) -> bool {
    let hash = row.group.bytes().fold(0xCBF2_9CE4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3)
    });
    row.may_be_used && (hash >> 20) % KEPT != 0
}

/// The cells of all photographs to learn from, and the number of these photographs.
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
            drawn.extend((0..copies).map(|_| Drawn { by_hand, ..bent(cell, *class, dice) }));
        }
    }
    Ok((drawn, pictures))
}

/// A copy of the cell, slightly turned, slanted, resized and blurred.
fn bent(cell: &[f32], class: u8, dice: &mut Dice) -> Drawn {
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
    Drawn { pixels: bent.ink.iter().map(level).collect(), class, by_hand: None }
}
