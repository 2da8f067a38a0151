//! Search nodes that wait: for any lane, or for the lane they came from.
use super::lanes::{Lanes, each, take};
use super::moves::{Moves, copy_both, copy_lanes};

/// Nodes for any lane, the newest on top, in blocks with a place for a node in each lane. Nodes
/// pushed at once lie in one block, so that whole vectors are written and read.
pub(super) struct Pool<V> {
    blocks: Vec<Block<V>>,
    /// How many places are taken in each block that has any.
    heights: Vec<u8>,
}

struct Block<V> {
    cells: Box<[V; 81]>,
    jobs: [u32; 32],
}

impl<V: Lanes> Pool<V> {
    pub(super) fn new() -> Self {
        Self { blocks: Vec::new(), heights: Vec::new() }
    }
    pub(super) fn is_empty(&self) -> bool {
        self.heights.is_empty()
    }
    /// Makes room on top for lanes, one for each job; there is at least one job and at most one
    /// for each lane. Returns the block they are to be moved to, and how.
    #[inline(always)]
    pub(super) fn reserve(&mut self, lanes: &[u8; 32], jobs: &[u32]) -> (&mut [V; 81], Moves) {
        let height = self.heights.last().map_or(V::COUNT, |&height| height.into());
        if height + jobs.len() > V::COUNT {
            self.heights.push(0);
        }
        let block = self.heights.len() - 1;
        if block == self.blocks.len() {
            self.grow();
        }
        let first = usize::from(self.heights[block]);
        self.heights[block] += jobs.len() as u8;
        let to = &mut self.blocks[block];
        let mut moves = Moves::NONE;
        for (at, (&lane, &job)) in (first..V::COUNT).zip(lanes.iter().zip(jobs)) {
            moves.add(lane.into(), at);
            to.jobs[at] = job;
        }
        (&mut to.cells, moves)
    }
    /// The place of the newest node.
    #[inline(always)]
    pub(super) fn newest(&self) -> Option<usize> {
        let height = usize::from(*self.heights.last()?);
        Some((self.heights.len() - 1) * V::COUNT + height - 1)
    }
    /// Takes the newest node off, and returns its job. Its content can be read until the next node takes
    /// its place.
    #[inline(always)]
    pub(super) fn take(&mut self) -> Option<u32> {
        let block = self.heights.len().checked_sub(1)?;
        let height = self.heights[block] - 1;
        if height == 0 {
            self.heights.pop();
        } else {
            self.heights[block] = height;
        }
        Some(self.blocks[block].jobs[usize::from(height) & 31])
    }
    /// Reads nodes of a block that were taken off into lanes: lane `i` of `lanes` gets place `from[i]`
    /// of it.
    #[inline(always)]
    pub(super) fn read(&self, block: usize, from: &[u8; 32], cells: &mut [V; 81], lanes: u32) {
        V::move_lanes(&self.blocks[block].cells, from, cells, lanes);
    }
    #[cold]
    fn grow(&mut self) {
        self.blocks.push(Block { cells: Box::new([V::splat(0); 81]), jobs: [0; 32] });
    }
}

/// Nodes for the lanes they came from, in banks with room for one node of each lane. All nodes of a
/// lane belong to the puzzle that the lane works on: it gets another one only when it has none left.
pub(super) struct Banks<V> {
    all: Vec<Box<[V; 81]>>,
    /// The banks with the nodes of each lane, the newest last, and the same as a set.
    stacks: [[u8; MOST_BANKS]; 32],
    held: [u32; 32],
    /// Lanes that have nodes.
    holders: u32,
}

/// A dive to a solution of a nearly empty board takes about ten branches, and occasionally twenty:
/// with 16 banks `vicinity_17` took a quarter longer.
const MOST_BANKS: usize = 24;

impl<V: Lanes> Banks<V> {
    pub(super) fn new() -> Self {
        Self {
            all: Vec::with_capacity(MOST_BANKS),
            stacks: [[0; MOST_BANKS]; 32],
            held: [0; 32],
            holders: 0,
        }
    }
    /// The lanes that have nodes here.
    #[inline(always)]
    pub(super) fn holders(&self) -> u32 {
        self.holders
    }
    /// Makes room for a node of each of these lanes: the bank, and the lanes. For others there is none.
    #[inline(always)]
    pub(super) fn reserve(&mut self, lanes: u32) -> (&mut [V; 81], u32) {
        let mut held = 0;
        each(lanes, |lane| held |= self.held[lane & 31]);
        let free = (!held).trailing_zeros() as usize;
        let bank = if free < self.all.len() {
            free
        } else if self.all.len() < MOST_BANKS {
            self.add()
        } else {
            self.least_crowded(lanes)
        };
        let mut pushed = 0;
        each(lanes, |lane| {
            let (held, stack) = (&mut self.held[lane & 31], &mut self.stacks[lane & 31]);
            if *held >> bank & 1 == 0 {
                stack[held.count_ones() as usize % MOST_BANKS] = bank as u8;
                *held |= 1 << bank;
                pushed |= 1 << lane;
            }
        });
        self.holders |= pushed;
        (&mut self.all[bank], pushed)
    }
    /// The bank with room for the most of these lanes.
    #[cold]
    fn least_crowded(&self, lanes: u32) -> usize {
        let holders = |bank: &usize| {
            let mut count = 0;
            each(lanes, |lane| count += self.held[lane & 31] >> *bank & 1);
            count
        };
        (0..self.all.len()).min_by_key(holders).unwrap_or(0)
    }
    /// Gives each of these lanes its own newest node, and returns the lanes that got one. The nodes of
    /// lanes whose puzzle `is_done` are dropped.
    #[inline(always)]
    pub(super) fn pop(
        &mut self,
        cells: &mut [V; 81],
        lanes: u32,
        is_done: impl Fn(usize) -> bool,
    ) -> u32 {
        if lanes & self.holders == 0 {
            return 0;
        }
        let (mut filled, mut touched) = (0, 0);
        let mut wanted = [0_u32; 32];
        each(lanes & self.holders, |lane| {
            if is_done(lane) {
                self.forget(lane);
                return;
            }
            let bank = self.take(lane);
            wanted[bank & 31] |= 1 << lane;
            touched |= 1 << bank;
            filled |= 1 << lane;
        });
        while touched != 0 {
            let a = take(&mut touched);
            if touched == 0 {
                copy_lanes(&self.all[a], cells, wanted[a]);
            } else {
                let b = take(&mut touched);
                copy_both(&self.all[a], wanted[a], &self.all[b], wanted[b], cells);
            }
        }
        filled
    }
    /// The bank of the newest node of a lane that has one; the node leaves it.
    #[inline(always)]
    fn take(&mut self, lane: usize) -> usize {
        let held = &mut self.held[lane & 31];
        let newest = held.count_ones().wrapping_sub(1) as usize % MOST_BANKS;
        let bank = usize::from(self.stacks[lane & 31][newest]);
        *held &= !(1 << bank);
        self.holders &= !(u32::from(*held == 0) << lane);
        bank
    }
    /// Gives these lanes, which have no nodes, the newest nodes of any lanes, notes their jobs, and returns
    /// the lanes that got one.
    #[inline(always)]
    pub(super) fn steal(&mut self, cells: &mut [V; 81], lanes: u32, jobs: &mut [u32; 32]) -> u32 {
        let mut left = lanes;
        while left != 0 && self.holders != 0 {
            let owner = self.holders.trailing_zeros() as usize;
            let bank = self.take(owner);
            let mut moves = Moves::NONE;
            let lane = take(&mut left);
            moves.add(owner, lane);
            jobs[lane] = jobs[owner & 31];
            V::move_lanes(&self.all[bank], &moves.from, cells, moves.lanes);
        }
        lanes & !left
    }
    /// Drops the nodes of a lane.
    #[inline(always)]
    pub(super) fn forget(&mut self, lane: usize) {
        self.held[lane & 31] = 0;
        self.holders &= !(1 << lane);
    }
    #[cold]
    fn add(&mut self) -> usize {
        self.all.push(Box::new([V::splat(0); 81]));
        self.all.len() - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nine::lanes::Sets;
    use crate::nine::portable::Portable;

    /// Cells that all hold, in each lane, the lane and a mark.
    fn marked(mark: u16) -> [Portable; 81] {
        let mut cells = [Portable::splat(0); 81];
        for cell in &mut cells {
            for lane in 0..16 {
                cell.set(lane.into(), mark * 16 + lane);
            }
        }
        cells
    }
    fn lane_of(cells: &[Portable; 81], lane: usize) -> u16 {
        assert!(cells.iter().all(|cell| cell.get(lane) == cells[0].get(lane)));
        cells[0].get(lane)
    }

    #[test]
    fn the_pool_returns_every_node_once_and_the_newest_first() {
        let mut pool = Pool::<Portable>::new();
        let from: [u8; 32] = core::array::from_fn(|place| [3, 0, 9][place % 3]);
        // Few under an interpreter.
        let pushes = if cfg!(miri) { 8 } else { 200 };
        let sizes: Vec<usize> = (0..pushes).map(|mark| [3, 1, 2, 16, 3, 13][mark % 6]).collect();
        for (mark, &size) in sizes.iter().enumerate() {
            let (block, moves) = pool.reserve(&from, &vec![mark as u32; size]);
            assert_eq!(moves.lanes.count_ones() as usize, size, "in one block");
            Portable::move_lanes(&marked(mark as u16), &moves.from, block, moves.lanes);
        }
        for (mark, &size) in sizes.iter().enumerate().rev() {
            for lane in (0..size).rev() {
                let place = pool.newest().unwrap();
                assert_eq!(pool.take(), Some(mark as u32));
                let mut cells = marked(1000);
                let mut from = [0; 32];
                from[5] = (place % 16) as u8;
                pool.read(place / 16, &from, &mut cells, 1 << 5);
                assert_eq!(lane_of(&cells, 5), mark as u16 * 16 + [3, 0, 9][lane % 3]);
                assert_eq!(lane_of(&cells, 6), 16_006);
            }
        }
        assert!(pool.is_empty());
    }

    /// Puts marked nodes of these lanes where there is room, and returns the lanes that had room.
    fn push(banks: &mut Banks<Portable>, mark: u16, lanes: u32) -> u32 {
        let (bank, pushed) = banks.reserve(lanes);
        copy_lanes(&marked(mark), bank, pushed);
        pushed
    }

    #[test]
    fn a_lane_gets_its_own_nodes_back_and_the_newest_first() {
        let mut banks = Banks::new();
        // Lane 2 takes part each time, the others now and then.
        for mark in 0..10 {
            let lanes = 1 << 2 | 1 << (mark % 2) | 1 << 7;
            assert_eq!(push(&mut banks, mark, lanes), lanes);
        }
        banks.forget(7);
        assert_eq!(banks.holders(), 0b111);
        for mark in (0..10).rev() {
            let mut cells = marked(500);
            assert_eq!(banks.pop(&mut cells, 1 << 2 | 1 << 7, |_| false), 1 << 2);
            assert_eq!(lane_of(&cells, 2), mark * 16 + 2);
            assert_eq!(lane_of(&cells, 7), 8007);
        }
        let mut cells = marked(500);
        assert_eq!(banks.pop(&mut cells, 1 << 0, |lane| lane == 0), 0, "all are done");
        let mut jobs = core::array::from_fn(|lane| lane as u32);
        assert_eq!(banks.steal(&mut cells, 0b110_0000, &mut jobs), 0b110_0000);
        assert_eq!([lane_of(&cells, 5), lane_of(&cells, 6)], [9 * 16 + 1, 7 * 16 + 1]);
        assert_eq!([jobs[5], jobs[6]], [1, 1]);
    }
    #[test]
    fn lanes_whose_nodes_are_in_several_banks_get_them_at_once() {
        let mut banks = Banks::new();
        for (mark, lanes) in [0b111, 0b11, 0b1].into_iter().enumerate() {
            assert_eq!(push(&mut banks, mark as u16, lanes), lanes);
        }
        let mut cells = marked(500);
        assert_eq!(banks.pop(&mut cells, 0b1111, |_| false), 0b111);
        let got = [0, 1, 2, 3].map(|lane| lane_of(&cells, lane));
        assert_eq!(got, [2 * 16, 16 + 1, 2, 500 * 16 + 3]);
        assert_eq!(banks.holders(), 0b11);
    }
    #[test]
    fn lanes_that_dive_too_deep_for_the_banks_are_refused() {
        let mut banks = Banks::new();
        for mark in 0..MOST_BANKS as u16 {
            assert_eq!(push(&mut banks, mark, 0b11), 0b11);
        }
        assert_eq!(push(&mut banks, 100, 0b111), 0b100);
        let mut cells = marked(500);
        assert_eq!(banks.pop(&mut cells, 0b110, |_| false), 0b110);
        let newest = MOST_BANKS as u16 - 1;
        assert_eq!([lane_of(&cells, 1), lane_of(&cells, 2)], [newest * 16 + 1, 1602]);
        assert_eq!(push(&mut banks, 101, 0b11), 0b10, "where lane 1 has room again");
    }
}
