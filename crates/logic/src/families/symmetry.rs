//! Gurth's symmetrical placement: if givens that look the same when the board is turned or mirrored
//! have only one solution, it looks the same too.
use crate::argument::SelfImage;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::{Conclusion, Turn};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, CellSet, Digit};

/// Everything that is excluded because its image is, for each way to turn the board.
pub(crate) fn placement<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let side = cx.geometry().side();
    for turn in Turn::ALL {
        let Some(digits) = images_of_digits(cx, turn) else { continue };
        let mut image = SelfImage { turn, digits, cells: Vec::new() };
        let impossible = |&candidate: &Candidate| {
            let beside = image.beside(candidate, side);
            beside.is_none_or(|both| both.iter().any(|&one| !is_possible(cx, candidate, one)))
        };
        let cells = cx.geometry().shape().cells();
        let all = cells.flat_map(|cell| {
            cx.grid.digits(cell).iter().map(move |digit| Candidate::new(cell, digit))
        });
        let gone: Vec<Candidate> = all.filter(impossible).collect();
        image.cells = gone.iter().map(|candidate| candidate.cell).collect();
        image.cells.dedup();
        let gone = gone.into_iter().map(Conclusion::Eliminate).collect();
        out.emit(technique, gone, || image.into())?;
    }
    ControlFlow::Continue(())
}

/// Whether a candidate and another one that must be true with it can both be true.
fn is_possible<const W: usize>(cx: &Ctx<'_, W>, candidate: Candidate, image: Candidate) -> bool {
    if candidate.cell == image.cell {
        return candidate.digit == image.digit;
    }
    let clash =
        candidate.digit == image.digit && cx.geometry().peers(candidate.cell).contains(image.cell);
    let there = cx.grid.placed(image.cell) == Some(image.digit) || cx.grid.has(image);
    there && !clash
}

/// The digit that each digit becomes, if houses become houses and the givens look the same. A digit
/// that is not given becomes the remaining one; there must not be two of them.
fn images_of_digits<const W: usize>(cx: &Ctx<'_, W>, turn: Turn) -> Option<Vec<(Digit, Digit)>> {
    let (geometry, grid, side) = (cx.geometry(), cx.grid, cx.geometry().side());
    let images = |cells: CellSet<W>| -> CellSet<W> {
        cells.iter().map(|cell| turn.cell(cell, side)).collect()
    };
    if images(grid.givens()) != grid.givens() {
        return None;
    }
    let is_house = |cells: CellSet<W>| geometry.houses().any(|h| geometry.cells_of(h) == cells);
    if !geometry.houses().all(|house| is_house(images(geometry.cells_of(house)))) {
        return None;
    }
    let mut becomes: Vec<Option<Digit>> = vec![None; side];
    for cell in grid.givens() {
        let at = |cell: Cell| grid.placed(cell);
        let (from, to) = (at(cell)?, at(turn.cell(cell, side))?);
        if becomes[from.index()].is_some_and(|known| known != to) {
            return None;
        }
        becomes[from.index()] = Some(to);
    }
    let mut left = grid.all_digits().filter(|digit| !becomes.contains(&Some(*digit)));
    let last = left.next();
    if left.next().is_some() {
        return None;
    }
    let mut digits = Vec::with_capacity(side);
    for from in grid.all_digits() {
        digits.push((from, becomes[from.index()].or(last)?));
    }
    // Two digits that became the same one would leave two over.
    Some(digits)
}
