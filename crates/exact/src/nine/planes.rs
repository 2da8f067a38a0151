//! One puzzle at a time in words of 64 bits, for processors without wide vectors: nine planes, one for
//! each digit, with a bit for each cell.
//!
//! Only what has changed is examined again: a digit that has lost a place is closed, by itself, and
//! what that finds is removed from the other planes.
mod branch;
mod plane;
mod read;

use super::start::{Outcome, Start};
use plane::{FULL, IMPOSSIBLE, Plane, close_bands, close_stacks, rows_of, without_first};

/// All digits, one bit each.
const ALL: u32 = 0x1FF;

/// Nodes at a time; with more, the lanes take over.
const MOST_NODES: usize = 24;

/// A node of the search.
#[derive(Clone, Copy)]
struct Node {
    /// Where each digit can be.
    digits: [Plane; 9],
    /// Cells whose digit has not yet been found: where it has, it is the only one.
    open: Plane,
}

/// The state of a node after all conclusions were drawn.
enum Flow {
    Broken,
    Solved,
    Stuck(Few),
}

/// Cells with two candidates, and with three.
struct Few {
    two: Plane,
    three: Plane,
}

impl Node {
    const EMPTY: Self = Self { digits: [0; 9], open: 0 };

    /// Draws the conclusions; these digits have lost places since they were examined.
    #[inline(always)]
    fn settle(&mut self, mut changed: u32) -> Flow {
        loop {
            while changed != 0 {
                let Some(next) = self.close(changed) else { return Flow::Broken };
                changed = next;
            }
            let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
            for &plane in &self.digits {
                four |= three & plane;
                three |= two & plane;
                two |= one & plane;
                one |= plane;
            }
            // A cell with no candidate, or two digits that were found in one cell in the same round,
            // which would leave another cell of the row with none.
            if one != FULL || two & !self.open != 0 {
                return Flow::Broken;
            }
            // Every digit was closed when it was found in a cell, which took it from all peers.
            if self.open == 0 {
                return Flow::Solved;
            }
            let single = self.open & !two;
            if single == 0 {
                return Flow::Stuck(Few { two: two & !three, three: three & !four });
            }
            let Some(next) = self.place(single) else { return Flow::Broken };
            changed = next;
        }
    }

    /// Closes the digits of a round, each by itself, and removes what is found from the others. Returns
    /// the digits that lost places in the process; `None` when there is no solution.
    #[inline(always)]
    fn close(&mut self, mut round: u32) -> Option<u32> {
        let mut found = [0; 9];
        let (mut all, mut broken) = (0, 0);
        while round != 0 {
            let digit = round.trailing_zeros() as usize;
            round &= round - 1;
            let plane = closed(self.digits[digit], &mut broken);
            self.digits[digit] = plane;
            let single = plane & !rows_of(without_first(plane)) & self.open;
            all |= single;
            found[digit] = single;
        }
        if broken & IMPOSSIBLE != 0 {
            return None;
        }
        let mut lost = 0;
        if all != 0 {
            self.open &= !all;
            // Backwards, so that the set of digits is shifted into place. (What `found` holds is not
            // moved: a wide copy would have to wait for the narrow stores before it.)
            for (plane, found) in self.digits.iter_mut().zip(&found).rev() {
                let left = *plane & !all | found;
                lost = lost << 1 | u32::from(left != *plane);
                *plane = left;
            }
        }
        Some(lost)
    }

    /// Places the digits of cells that have only one candidate: they leave the other cells of the
    /// row, and thereby those of the other houses. Returns the digits to be closed; `None` when
    /// one is twice in a row.
    #[inline(always)]
    fn place(&mut self, single: Plane) -> Option<u32> {
        let (mut twice, mut placed) = (0, 0);
        for plane in self.digits.iter_mut().rev() {
            let mine = *plane & single;
            twice |= without_first(mine);
            *plane = *plane & !rows_of(mine) | mine;
            placed = placed << 1 | u32::from(mine != 0);
        }
        (twice == 0).then_some(placed)
    }

    /// Writes the digits of a solution: one bit a cell, which is quicker than looking for all digits everywhere.
    #[inline(never)]
    fn write_solved(&self, sets: &mut [u16; 81]) {
        let mut places = [0; 128];
        for (digit, &plane) in self.digits.iter().enumerate() {
            for band in 0..3 {
                let mut left = (plane >> (band * 32)) as u32;
                while left != 0 {
                    places[band * 32 + left.trailing_zeros() as usize] = 1 << digit;
                    left &= left - 1;
                }
            }
        }
        for (row, sets) in sets.chunks_exact_mut(9).enumerate() {
            sets.copy_from_slice(&places[row / 3 * 32 + row % 3 * 10..][..9]);
        }
    }

    /// Writes the candidates of all cells.
    #[inline(never)]
    fn write(&self, sets: &mut [u16; 81]) {
        for (band, sets) in sets.chunks_exact_mut(27).enumerate() {
            let places = self.digits.map(|plane| (plane >> (band * 32)) as u32);
            for (row, sets) in sets.chunks_exact_mut(9).enumerate() {
                // Eight by themselves, which a vector holds.
                let (mut eight, mut last) = ([0; 8], 0);
                for (digit, places) in places.iter().enumerate() {
                    let places = (places >> (row * 10)) as u16;
                    for (column, set) in eight.iter_mut().enumerate() {
                        *set |= if places & 1 << column == 0 { 0 } else { 1 << digit };
                    }
                    last |= (places >> 8 & 1) << digit;
                }
                sets[..8].copy_from_slice(&eight);
                sets[8] = last;
            }
        }
    }

    #[cold]
    fn cells(&self) -> [u16; 81] {
        let mut sets = [0; 81];
        self.write(&mut sets);
        sets
    }
}

/// What remains of a digit when bands and stacks imply nothing more. Adds to `broken` what is
/// [`IMPOSSIBLE`].
#[inline(always)]
fn closed(plane: Plane, broken: &mut u64) -> Plane {
    let mut plane = close_bands(plane, broken);
    loop {
        let (left, lost_any) = close_stacks(plane);
        if !lost_any {
            return left;
        }
        plane = close_bands(left, broken);
        if plane == left {
            return plane;
        }
    }
}

/// Searches a puzzle until `limit` solutions are found, or until this many branches have
/// ended. Writes the first solution as sets, if it is wanted.
pub(super) fn search(
    start: &Start<'_>,
    limit: u64,
    ends: u32,
    solution: Option<&mut [u16; 81]>,
) -> Outcome {
    let mut node = Node::EMPTY;
    if !node.read(start) {
        return Outcome::Done(0);
    }
    match node.settle(ALL) {
        Flow::Broken => Outcome::Done(0),
        Flow::Solved => {
            if let Some(solution) = solution {
                node.write_solved(solution);
            }
            Outcome::Done(1)
        }
        Flow::Stuck(few) => search_on(&node, few, limit, ends, solution),
    }
}

/// The same from a node that is stuck.
#[inline(never)]
fn search_on(
    node: &Node,
    mut few: Few,
    limit: u64,
    ends: u32,
    mut solution: Option<&mut [u16; 81]>,
) -> Outcome {
    // The last one is being processed, the others wait.
    let mut nodes = [Node::EMPTY; MOST_NODES];
    // The digits in which each waiting one has lost places.
    let mut lost = [0; MOST_NODES];
    nodes[0] = *node;
    let mut top = 0;
    let (mut ended, mut found) = (0, 0);
    loop {
        let (before, after) = nodes.split_at_mut(top + 1);
        let (Some(next), true) = (after.first_mut(), ended < ends) else {
            return Outcome::Open(found, before.iter().map(Node::cells).collect());
        };
        let mut changed;
        (changed, lost[top]) = before[top].branch(&few, next);
        top += 1;
        few = loop {
            match nodes[top].settle(changed) {
                Flow::Stuck(few) => break few,
                Flow::Broken => {}
                Flow::Solved => {
                    if let Some(solution) = solution.take() {
                        nodes[top].write_solved(solution);
                    }
                    found += 1;
                    if found >= limit {
                        return Outcome::Done(found);
                    }
                }
            }
            if top == 0 {
                return Outcome::Done(found);
            }
            top -= 1;
            changed = lost[top];
            ended += 1;
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nine::classic::puzzle_of;
    use crate::{Budget, solutions};
    use core::ops::ControlFlow;
    use whydoku_core::{Random, Shape};
    use whydoku_testkit::random_solution;

    /// Candidates around a solution, fewer for more solutions; sometimes without it.
    fn position(random: &mut Random, shape: &Shape) -> [u16; 81] {
        let solution = random_solution(shape, random);
        let mut sets = [0; 81];
        let often = 2 + random.below(5);
        for (set, digit) in sets.iter_mut().zip(&solution) {
            let others = (0..9).filter(|_| random.below(often) == 0);
            *set = others.fold(1 << digit.index(), |set, digit| set | 1 << digit);
        }
        if random.below(4) == 0 {
            let cell = random.below(81);
            sets[cell] &= !(1 << solution[cell].index());
        }
        sets
    }
    fn expected(sets: &[u16; 81], limit: u64) -> u64 {
        let budget = Budget::nodes(u64::MAX);
        solutions(&puzzle_of(sets), limit, &budget, &mut |_| ControlFlow::Continue(())).found
    }

    #[test]
    fn solutions_are_counted_as_by_the_general_engine() {
        let (mut random, shape) = (Random::new(5), Shape::square(9).expect("a square"));
        let mut sorts = [0; 4];
        for _ in 0..if cfg!(miri) { 3 } else { 400 } {
            let sets = position(&mut random, &shape);
            for limit in [1, 2, 3] {
                let mut solution = [0; 81];
                let count = expected(&sets, limit);
                match search(&Start::Sets(sets), limit, u32::MAX, Some(&mut solution)) {
                    Outcome::Done(found) => assert_eq!(found, count),
                    Outcome::Open(..) => continue,
                }
                sorts[count as usize] += 1;
                assert_eq!(expected(&solution, 2), u64::from(count > 0), "a solution");
                let within = solution.iter().zip(&sets).all(|(one, set)| one & !set == 0);
                assert!(within, "of this puzzle");
            }
        }
        assert!(cfg!(miri) || sorts.iter().all(|&count| count > 20), "{sorts:?}");
    }
    #[test]
    fn the_open_nodes_hold_the_remaining_solutions() {
        let (mut random, shape) = (Random::new(6), Shape::square(9).expect("a square"));
        let mut left = 0;
        for _ in 0..if cfg!(miri) { 3 } else { 100 } {
            let sets = position(&mut random, &shape);
            for ends in [0, 1, 3] {
                let (found, nodes) = match search(&Start::Sets(sets), 50, ends, None) {
                    Outcome::Done(found) => (found, Vec::new()),
                    Outcome::Open(found, nodes) => (found, nodes),
                };
                left += usize::from(nodes.len() > 1);
                let rest: u64 = nodes.iter().map(|node| expected(node, 50)).sum();
                assert_eq!((found + rest).min(50), expected(&sets, 50));
            }
        }
        assert!(cfg!(miri) || left > 20, "{left}");
    }
}
