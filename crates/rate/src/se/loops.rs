//! Unique rectangles and loops: finding the loops. What follows from one is in `loop_types`.
use super::hint::Hint;
use super::loop_types::{self, UniqueLoop};
use super::position::Position;
use super::tables::{Cells, HOUSE_CELLS, HOUSES_OF, cells, is_single};

/// Producer 15. `old` restores a defect of version 1.2.1: the digits of a cell that was only
/// examined counted as seen, so some loops were missed.
pub(super) fn find(board: &Position, old: bool) -> Option<Hint> {
    let mut best: Option<(Hint, u8)> = None;
    let bivalue = board.cells_with(2..=2);
    let mut done: Cells = 0;
    for start in cells(bivalue) {
        let pair = board.digits(start);
        // Loops through an earlier start of the same pair were found from there, in both directions.
        let skipped = if old { 0 } else { done };
        done |= 1 << start;
        let on_board = holders_of(board, pair, skipped, old);
        if on_board >> start & 1 == 0 {
            continue;
        }
        let holders = Holders { pair, cells: on_board };
        let mut walk = Walk { board, holders, old, path: Vec::new(), sides: [0; 2] };
        walk.step(start, 3, 2, 0, &mut |found| {
            loop_types::each(board, &found, &mut |hint, kind| {
                let order = |(old, old_kind): &(Hint, u8)| {
                    old.score.raw().total_cmp(&hint.score.raw()).then(old_kind.cmp(&kind))
                };
                if !hint.removals.is_empty() && best.as_ref().is_none_or(|old| order(old).is_gt()) {
                    best = Some((hint, kind));
                }
            });
        });
    }
    best.map(|(hint, _)| hint)
}

/// The cells that have both digits of a pair.
#[derive(Clone, Copy)]
struct Holders {
    pair: u16,
    cells: Cells,
}

/// The cells with both digits, except those that no loop can pass through because they have no company in
/// two of their houses.
fn holders_of(board: &Position, pair: u16, skipped: Cells, all: bool) -> Cells {
    let skips = |cell: usize| skipped >> cell & 1 == 1 && board.digits(cell) == pair;
    let mut holders = cells(board.empty)
        .filter(|&cell| board.digits(cell) & pair == pair && !skips(cell))
        .fold(0, |set, cell| set | 1 << cell);
    loop {
        let passable = |cell: &usize| {
            let others = holders & !(1 << cell);
            let houses = HOUSES_OF[*cell].iter();
            houses.filter(|&&house| HOUSE_CELLS[usize::from(house)] & others != 0).count() >= 2
        };
        let kept = cells(holders).filter(passable).fold(0, |set, cell| set | 1 << cell);
        if kept == holders || all {
            return holders;
        }
        holders = kept;
    }
}

struct Walk<'a> {
    board: &'a Position,
    holders: Holders,
    old: bool,
    path: Vec<u8>,
    /// The houses of the cells at even places of the path, and of those at odd places.
    sides: [u32; 2],
}

impl Walk<'_> {
    /// Steps onto a cell and continues from it; `room` is how many more cells may have other digits,
    /// `seen` the other digits so far.
    fn step(
        &mut self,
        cell: usize,
        came_by: usize,
        room: i8,
        seen: u16,
        report: &mut impl FnMut(UniqueLoop),
    ) {
        let houses = HOUSES_OF[cell].iter().fold(0, |set, &house| set | 1_u32 << house);
        let side = self.path.len() % 2;
        if self.sides[side] & houses != 0 {
            return; // two cells of one house on the same side: never a unique loop
        }
        self.sides[side] |= houses;
        self.path.push(cell as u8);
        let mut examined = seen;
        for kind in (0..3).filter(|&kind| kind != came_by) {
            let house = usize::from(HOUSES_OF[cell][kind]);
            for next in cells(HOUSE_CELLS[house] & self.holders.cells & !(1 << cell)) {
                self.consider(next, kind, room, (seen, &mut examined), report);
            }
        }
        self.path.pop();
        self.sides[side] &= !houses;
    }
    fn consider(
        &mut self,
        next: usize,
        kind: usize,
        room: i8,
        (seen, examined): (u16, &mut u16),
        report: &mut impl FnMut(UniqueLoop),
    ) {
        if usize::from(self.path[0]) == next {
            if self.path.len() >= 4 && self.sides[0] == self.sides[1] {
                report(UniqueLoop { cells: self.path.clone(), pair: self.holders.pair });
            }
            return;
        }
        if self.path.contains(&(next as u8)) {
            return;
        }
        let others = self.board.digits(next) & !self.holders.pair;
        *examined |= others;
        let with_next = if self.old { *examined } else { seen | others };
        if others == 0 || is_single(with_next) || room > 0 {
            self.step(next, kind, room - i8::from(others != 0), with_next, report);
        }
    }
}
