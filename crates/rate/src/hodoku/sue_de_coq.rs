//! Sue de Coq: two or three cells where a line crosses a block, with enough candidates that some
//! cells of the line and some of the block lock all of them.
use super::cells::{Cells, Digits, Few, HOUSES, cells};
use super::found::{Found, spots_of};
use super::memory::Memory;
use super::position::Position;
use super::profile::Kind;

pub(super) fn find(board: &Position, memory: &mut Memory) -> Option<Found> {
    let changed = memory.changed(Kind::SueDeCoq);
    let has_changed = |line: usize, block: usize| changed & (1 << line | 1 << block) != 0;
    let found = (0..18).find_map(|line| {
        let blocks = (18..27).filter(|&block| has_changed(line, block));
        blocks.into_iter().find_map(|block| crossing(board, line, block))
    });
    if found.is_none() {
        memory.note_nothing(Kind::SueDeCoq);
    }
    found
}

fn crossing(board: &Position, line: usize, block: usize) -> Option<Found> {
    let shared: Few = cells(HOUSES[line] & HOUSES[block] & board.empty).collect();
    for (i, &a) in shared.iter().enumerate() {
        for (j, &b) in shared.iter().enumerate().skip(i + 1) {
            let pair: Cells = 1 << a | 1 << b;
            let found = core_cells(board, line, block, pair);
            if found.is_some() {
                return found;
            }
            for &c in &shared[j + 1..] {
                let found = core_cells(board, line, block, pair | 1 << c);
                if found.is_some() {
                    return found;
                }
            }
        }
    }
    None
}

/// Cells of the crossing, and what is to be locked.
struct Core<'a> {
    board: &'a Position,
    line: usize,
    block: usize,
    set: Cells,
    digits: Digits,
    /// How many more cells than digits of their own the line and the block must add.
    missing: u32,
}

fn core_cells(board: &Position, line: usize, block: usize, set: Cells) -> Option<Found> {
    let digits = board.union(set);
    let missing = digits.count_ones().saturating_sub(set.count_ones());
    if missing < 2 {
        return None;
    }
    let core = Core { board, line, block, set, digits, missing };
    let reach = HOUSES[line] & board.empty & !set;
    let usable: Few = cells(reach).collect();
    core.line_cells(&usable, (0, 0), 0)
}

impl Core<'_> {
    /// Adds cells of the line to `count` chosen ones, depth first.
    fn line_cells(
        &self,
        from: &[usize],
        (chosen, count): (Cells, u32),
        own: Digits,
    ) -> Option<Found> {
        from.iter().enumerate().find_map(|(at, &cell)| {
            let (chosen, count) = (chosen | 1 << cell, count + 1);
            let own = own | self.board.candidates[cell];
            let extra = (own & !self.digits).count_ones();
            if let Some(gain @ 1..) = count.checked_sub(extra)
                && gain < self.missing
            {
                let reach = HOUSES[self.block] & self.board.empty & !self.set & !chosen;
                let usable = |&cell: &usize| self.board.candidates[cell] & own & self.digits == 0;
                let usable: Few = cells(reach).filter(usable).collect();
                let found = self.block_cells(&usable, (0, 0), 0, (chosen, own, gain));
                if found.is_some() {
                    return found;
                }
            }
            self.line_cells(&from[at + 1..], (chosen, count), own)
        })
    }
    fn block_cells(
        &self,
        from: &[usize],
        (chosen, count): (Cells, u32),
        own: Digits,
        line: (Cells, Digits, u32),
    ) -> Option<Found> {
        from.iter().enumerate().find_map(|(at, &cell)| {
            let (chosen, count) = (chosen | 1 << cell, count + 1);
            let own = own | self.board.candidates[cell];
            let extra = (own & !self.digits).count_ones();
            if count == extra + self.missing - line.2 {
                let found = self.eliminated(line.0, line.1, chosen, own);
                if found.is_some() {
                    return found;
                }
            }
            self.block_cells(&from[at + 1..], (chosen, count), own, line)
        })
    }
    fn eliminated(
        &self,
        in_line: Cells,
        of_line: Digits,
        in_block: Cells,
        of_block: Digits,
    ) -> Option<Found> {
        let line_rest = HOUSES[self.line] & !(self.set | in_line);
        let block_rest = HOUSES[self.block] & !(self.set | in_block);
        let mut spots = spots_of(self.board, block_rest, of_block | self.digits & !of_line);
        spots.extend(spots_of(self.board, line_rest, of_line | self.digits & !of_block));
        spots.sort_unstable();
        spots.dedup();
        Found::eliminating(Kind::SueDeCoq, spots)
    }
}
