//! Reads grids of sizes other than 9x9, and 9x9 grids with other boxes. The rules change nothing in
//! them: they are shown as they look. Digits are entries if they have the colour of entries in our own drawings.
use crate::cages::drawn::{Drawn, flat};
use crate::cells;
use crate::colours::Colours;
use crate::keypad::{self, Held, Keypad};
use crate::net::Net;
use crate::numerals::{self, CLEAR, Numeral};
use crate::picture::{NEUTRAL, Picture};
use crate::quad::longest_side;
use crate::reading::{CellReading, Grid, Solutions, chances};
use crate::searched::Found;
use crate::straight::Large;
use crate::straight::Straight;
use crate::upright::{Upright, looked_at, upright};
use crate::{Places, regions, walls};
use whydoku_core::{Cell, DigitSet, Shape};

/// A grid is believed only if it has this many clear digits.
const LEAST_CLEAR: usize = 3;
/// The size of the font of marks in places, in pixels, at least: in smaller ones, strokes are lost.
const LEAST_FONT: f32 = 7.5;
/// The chance that a cell with small ink in the places of marks holds marks.
pub(crate) const MARKED: f32 = 0.99;
/// A grid of large numbers is turned if that gives more clear numbers by more than this.
const CLEARER: usize = 2;

/// The tints of givens and of entries are this far from grey, towards blue, in our own drawings.
const GIVEN: core::ops::Range<f32> = -12.0..12.0;
const ENTERED: core::ops::Range<f32> = 24.0..90.0;

/// Reads a grid with these boxes, or with the usual ones if none were seen.
pub(crate) fn read(
    straight: &Straight,
    picture: &Picture,
    found: &Found,
    boxes: Option<Shape>,
    net: &Net,
) -> Option<Grid> {
    let side = found.cells;
    let has_guessed_boxes = boxes.is_none();
    let boxes = boxes.or_else(|| Shape::usual(side).ok())?;
    let is_light = found.is_light != straight.has_light_lines;
    let marks = in_places(straight, (picture, is_light), &Keypad::of(&boxes, false), 1);
    let (quarters, numerals) = match (&marks, side > 9) {
        // Where marks can be read, the grid is upright.
        (Some(_), _) => (0, upright_numerals(straight, net)),
        (None, true) => large(straight, net),
        (None, false) => small(straight, side, net),
    };
    let clear = numerals.iter().filter(|numeral| numeral.is_clear).count();
    if clear < LEAST_CLEAR && marks.is_none() {
        return None;
    }
    let places = Places { straight, quarters };
    let shape = turned(&boxes, &places)?;
    let cells = readings(numerals, marks, &places, picture, &shape);
    let mut grid = places.grid(found, cells, shape, (Solutions::NotCounted, 0.0))?;
    grid.has_guessed_boxes = has_guessed_boxes;
    Some(grid)
}

/// Reads a grid with cages. Their numbers say which side is up, and it may have no digits at all.
pub(crate) fn read_caged(
    drawn: Drawn,
    picture: &Picture,
    found: &Found,
    net: &Net,
) -> Option<Grid> {
    let Drawn { cages, cleaned, is_light } = drawn;
    let boxes = walls::shape(&cleaned);
    let places = Places { straight: &cleaned, quarters: 0 };
    let has_guessed_boxes = boxes.is_none();
    let shape = boxes.or_else(|| Shape::usual(found.cells).ok())?;
    let marks = in_places(&cleaned, (picture, is_light), &Keypad::of(&shape, true), 0);
    let cells = readings(upright_numerals(&cleaned, net), marks, &places, picture, &shape);
    let grid = places.grid(found, cells, shape, (Solutions::NotCounted, 0.0))?;
    Some(Grid { has_guessed_boxes, has_more: cages.is_empty(), cages, is_light, ..grid })
}

/// The marks of a grid as it lies, if they are in the places of a keypad.
pub(crate) fn in_places(
    straight: &Straight,
    picture: (&Picture, bool),
    keypad: &Keypad,
    least: usize,
) -> Option<Vec<Held>> {
    // The lines of our own drawings are straight.
    let flat = flat::flattened(straight);
    let straight = flat.as_ref().unwrap_or(straight);
    let side = straight.lattice.cells;
    let font = longest_side(&straight.corners) / (side as f32) * keypad.font();
    let cell = |at: usize| {
        let map = straight.cell(at / side, at % side)?;
        Some(straight.close_up(&map, picture, (0.0, 1.0)))
    };
    let cells: Option<Vec<Large>> = (0..side * side).map(cell).collect();
    if font < LEAST_FONT {
        return keypad::unread(&cells?, keypad).filter(|_| side != 9);
    }
    keypad::read(&cells?, keypad, least)
}

/// What the cells hold if the grid is upright.
fn upright_numerals(straight: &Straight, net: &Net) -> Vec<Numeral> {
    let side = straight.lattice.cells;
    if side > 9 {
        let places = Places { straight, quarters: 0 };
        let cells: Vec<Large> = (0..side * side).map(|cell| places.large(cell)).collect();
        numerals::read(&cells, side, net)
    } else {
        of_nine(looked_at(&cells::cells(straight), net, 0), side)
    }
}

/// The cells with these numbers, and with these marks if they could be read.
fn readings(
    numerals: Vec<Numeral>,
    marks: Option<Vec<Held>>,
    places: &Places<'_>,
    picture: &Picture,
    shape: &Shape,
) -> Vec<CellReading> {
    let mut cells: Vec<CellReading> = numerals.into_iter().map(reading).collect();
    for (cell, held) in cells.iter_mut().zip(marks.unwrap_or_default()) {
        match held {
            Held::Nothing => *cell = reading(Numeral::of(0, MARKED)),
            Held::Large => cell.is_unread |= cell.taken == 0,
            Held::Marks(bits) => {
                let marked = Numeral { marks: MARKED, ..Numeral::of(0, MARKED) };
                *cell = CellReading {
                    candidates: DigitSet::from_bits(bits.into()),
                    is_unread: bits == 0,
                    ..reading(marked)
                };
            }
        }
    }
    enter(&mut cells, |cell| places.tint(picture, cell));
    doubt_repeated(&mut cells, shape);
    cells
}

/// Takes digits for entries if all have the colours of our own drawings. If they have a few other colours, they are
/// givens, but those of all colours but one are doubtful.
fn enter(cells: &mut [CellReading], tint: impl Fn(usize) -> Option<f32>) {
    let is_entered = |at: usize| {
        let off = tint(at)? - f32::from(NEUTRAL);
        (GIVEN.contains(&off) || ENTERED.contains(&off)).then_some(ENTERED.contains(&off))
    };
    let all = cells.iter().enumerate().map(|(at, cell)| match cell.taken {
        0 => Some(false),
        _ => is_entered(at),
    });
    let entered: Option<Vec<bool>> = all.collect();
    let Some(entered) = entered else {
        let digits = (0..cells.len()).filter(|at| cells[*at].taken > 0).collect();
        let unexplained = Colours::of(digits, &tint).map(|colours| colours.unexplained());
        unexplained.iter().flatten().for_each(|at| cells[*at].may_be_entered = true);
        return;
    };
    for (cell, is_entry) in cells.iter_mut().zip(entered) {
        cell.is_entry = is_entry;
    }
}

/// Digits up to 9: cells in the size that the net knows.
fn small(straight: &Straight, side: usize, net: &Net) -> (u8, Vec<Numeral>) {
    let upright = upright(&cells::cells(straight), net);
    (upright.quarters, of_nine(upright, side))
}

fn of_nine(Upright { likely, marks, .. }: Upright, side: usize) -> Vec<Numeral> {
    let numeral = |(likely, marks): (&[f32; 10], f32)| {
        let own = chances(&likely.map(f32::exp)[..=side]);
        let best = |a: &usize, b: &usize| own[*a].total_cmp(&own[*b]);
        let number = (0..=side).rev().max_by(best).unwrap_or(0) as u8;
        // Pencil marks are not read in these grids.
        let is_unread = number == 0 && marks > 0.5;
        let is_clear = number > 0 && own[usize::from(number)] > CLEAR;
        Numeral { number, chances: own, marks, is_unread, is_clear }
    };
    likely.iter().zip(marks).map(numeral).collect()
}

/// Numbers above 9: cells in a size that shows two digits.
fn large(straight: &Straight, net: &Net) -> (u8, Vec<Numeral>) {
    let side = straight.lattice.cells;
    let look = |quarters: u8| {
        let places = Places { straight, quarters };
        let cells: Vec<_> = (0..side * side).map(|cell| places.large(cell)).collect();
        numerals::read(&cells, side, net)
    };
    let clear = |numerals: &[Numeral]| numerals.iter().filter(|one| one.is_clear).count();
    let unclear = |numerals: &[Numeral]| {
        numerals.iter().filter(|one| one.is_unread || one.chance() < CLEAR).count()
    };
    let (mut best, mut quarters) = (look(0), 0);
    if unclear(&best) <= clear(&best) / 4 {
        return (0, best);
    }
    for turned in 1..4 {
        let other = look(turned);
        if clear(&other) > clear(&best) + CLEARER {
            (best, quarters) = (other, turned);
        }
    }
    (quarters, best)
}

fn reading(numeral: Numeral) -> CellReading {
    CellReading {
        chances: numeral.chances,
        marks: numeral.marks,
        seen: numeral.number,
        taken: numeral.number,
        by_hand: 0.0,
        is_entry: false,
        is_wrong: false,
        may_be_entered: false,
        candidates: DigitSet::EMPTY,
        is_unread: numeral.is_unread,
    }
}

/// A digit that a house has twice is doubtful in both cells: one of them was misread.
fn doubt_repeated(cells: &mut [CellReading], shape: &Shape) {
    for house in shape.houses() {
        for (nth, one) in house.cells.iter().enumerate() {
            for other in &house.cells[nth + 1..] {
                let (one, other) = (one.index(), other.index());
                if cells[one].taken > 0 && cells[one].taken == cells[other].taken {
                    (cells[one].is_unread, cells[other].is_unread) = (true, true);
                }
            }
        }
    }
}

/// The boxes of the grid once it is turned upright.
fn turned(boxes: &Shape, places: &Places<'_>) -> Option<Shape> {
    if places.quarters == 0 {
        return Some(boxes.clone());
    }
    let side = boxes.side();
    let region = |at: usize| {
        let (row, column) = places.lies(at);
        boxes.houses_of(Cell::at(row, column, side))[0].index()
    };
    // Regions are numbered in reading order.
    let mut seen: Vec<usize> = Vec::new();
    let parts: Vec<u8> = (0..side * side)
        .map(|at| {
            let own = region(at);
            let number = seen.iter().position(|other| *other == own);
            number.unwrap_or_else(|| {
                seen.push(own);
                seen.len() - 1
            }) as u8
        })
        .collect();
    regions::shape(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading;

    #[test]
    fn digits_that_a_house_has_twice_are_doubtful() {
        let cell = |number: u8| {
            let mut first = [0.0; 5];
            first[usize::from(number)] = 1.0;
            let own = Numeral {
                number,
                chances: reading::chances(&first),
                marks: 0.0,
                is_unread: false,
                is_clear: true,
            };
            super::reading(own)
        };
        let mut cells: Vec<CellReading> =
            [1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1].map(cell).to_vec();
        doubt_repeated(&mut cells, &Shape::square(4).unwrap());
        let doubtful: Vec<usize> = (0..16).filter(|at| cells[*at].is_doubtful()).collect();
        assert_eq!(doubtful, [0, 5]);
    }
}
