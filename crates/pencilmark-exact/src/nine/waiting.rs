//! Search nodes that wait: for any lane, or for the lane they came from.
use super::lanes::Lanes;
use super::moves::{copy_both, copy_lanes, each, take};

/// Nodes for any lane, the newest on top, in blocks with a place for a node in each lane. What is
/// pushed at once lies in one block, so that it is written to and read from whole vectors.
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
    /// Puts the lanes `from[0]`, `from[1]` and so on of the cells on top, one for each job, of which
    /// there is at least one and at most one for each lane. Gives back the place of the first.
    #[inline(always)]
    pub(super) fn push(&mut self, cells: &[V; 81], from: &[u8; 32], jobs: &[u32]) -> usize {
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
        let mut order = [0; 32];
        let mut lanes = 0;
        for (at, (&lane, &job)) in (first..V::COUNT).zip(from.iter().zip(jobs)) {
            order[at] = lane;
            to.jobs[at] = job;
            lanes |= 1 << at;
        }
        V::move_lanes(cells, &order, &mut to.cells, lanes);
        block * V::COUNT + first
    }
    /// The place of the newest node.
    #[inline(always)]
    pub(super) fn newest(&self) -> Option<usize> {
        let height = usize::from(*self.heights.last()?);
        Some((self.heights.len() - 1) * V::COUNT + height - 1)
    }
    /// Takes the newest node off, and gives back its job. What it was can be read until the next is
    /// put there.
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
    /// Takes digits out of a cell of the node at a place.
    #[inline(always)]
    pub(super) fn remove(&mut self, cell: usize, place: usize, digits: u16) {
        self.blocks[place / V::COUNT].cells[cell].take(place, digits);
    }
    #[cold]
    fn grow(&mut self) {
        self.blocks.push(Block { cells: Box::new([V::splat(0); 81]), jobs: [0; 32] });
    }
}

/// Nodes for the lanes they came from, in banks with room for one node of each lane.
pub(super) struct Banks<V> {
    all: Vec<Bank<V>>,
    /// The banks with the nodes of each lane, the newest last, and how many they are.
    stacks: [[u8; MOST_BANKS]; 32],
    heights: [u8; 32],
}

/// A dive to a solution of a nearly empty board takes about ten branches, and twenty now and then:
/// with 16 banks `vicinity_17` took a quarter longer.
const MOST_BANKS: usize = 24;

struct Bank<V> {
    cells: Box<[V; 81]>,
    jobs: [u32; 32],
    used: u32,
}

impl<V: Lanes> Banks<V> {
    pub(super) fn new() -> Self {
        Self {
            all: Vec::with_capacity(MOST_BANKS),
            stacks: [[0; MOST_BANKS]; 32],
            heights: [0; 32],
        }
    }
    /// Puts lanes of the cells into a bank: which, and which lanes. For others there is no room.
    #[inline(always)]
    pub(super) fn push(&mut self, cells: &[V; 81], lanes: u32, jobs: &[u32; 32]) -> (usize, u32) {
        let (mut best, mut fewest) = (0, u32::MAX);
        for (at, bank) in self.all.iter().enumerate() {
            let crowded = (bank.used & lanes).count_ones();
            if crowded < fewest {
                (best, fewest) = (at, crowded);
            }
        }
        if fewest > 0 && self.all.len() < MOST_BANKS {
            best = self.all.len();
            self.add();
        }
        let bank = &mut self.all[best];
        let pushed = lanes & !bank.used;
        copy_lanes(cells, &mut bank.cells, pushed);
        bank.used |= pushed;
        each(pushed, |lane| {
            let lane = lane & 31;
            bank.jobs[lane] = jobs[lane];
            self.stacks[lane][usize::from(self.heights[lane]) % MOST_BANKS] = best as u8;
            self.heights[lane] += 1;
        });
        (best, pushed)
    }
    /// Gives each of these lanes the newest node of its own that is still wanted, and notes its
    /// job; the lanes that got one.
    #[inline(always)]
    pub(super) fn pop(
        &mut self,
        cells: &mut [V; 81],
        lanes: u32,
        jobs: &mut [u32; 32],
        is_done: impl Fn(u32) -> bool,
    ) -> u32 {
        let mut filled = 0;
        let mut wanted = [0_u32; MOST_BANKS];
        each(lanes, |lane| {
            while let Some((at, job)) = self.take(lane & 31) {
                if !is_done(job) {
                    jobs[lane & 31] = job;
                    wanted[at] |= 1 << lane;
                    filled |= 1 << lane;
                    break;
                }
            }
        });
        let mut banks = (0..self.all.len()).filter(|&at| wanted[at] != 0);
        while let Some(a) = banks.next() {
            match banks.next() {
                Some(b) => {
                    let (one, other) = (&self.all[a].cells, &self.all[b].cells);
                    copy_both(one, wanted[a], other, wanted[b], cells);
                }
                None => copy_lanes(&self.all[a].cells, cells, wanted[a]),
            }
        }
        filled
    }
    /// The bank and the job of the newest node of a lane, which leaves its bank.
    #[inline(always)]
    fn take(&mut self, lane: usize) -> Option<(usize, u32)> {
        let height = self.heights[lane].checked_sub(1)?;
        self.heights[lane] = height;
        let at = usize::from(self.stacks[lane][usize::from(height) % MOST_BANKS]);
        let bank = self.all.get_mut(at)?;
        bank.used &= !(1 << lane);
        Some((at % MOST_BANKS, bank.jobs[lane]))
    }
    /// Gives these lanes the newest nodes of any lanes; the lanes that got one.
    #[inline(always)]
    pub(super) fn steal(&mut self, cells: &mut [V; 81], lanes: u32, jobs: &mut [u32; 32]) -> u32 {
        let mut left = lanes;
        for owner in 0..V::COUNT {
            while left != 0 && self.heights[owner] > 0 {
                let Some((at, job)) = self.take(owner) else { break };
                let lane = take(&mut left);
                let mut from = [0; 32];
                from[lane] = owner as u8;
                jobs[lane] = job;
                V::move_lanes(&self.all[at].cells, &from, cells, 1 << lane);
            }
        }
        lanes & !left
    }
    /// Drops the newest nodes of a lane as long as they are of one puzzle.
    #[inline(always)]
    pub(super) fn forget(&mut self, lane: usize, job: u32) {
        let lane = lane & 31;
        while let Some(height) = self.heights[lane].checked_sub(1) {
            let at = usize::from(self.stacks[lane][usize::from(height) % MOST_BANKS]);
            let Some(bank) = self.all.get_mut(at) else { return };
            if bank.jobs[lane] != job {
                return;
            }
            bank.used &= !(1 << lane);
            self.heights[lane] = height;
        }
    }
    /// A cell of the nodes in a bank.
    #[inline(always)]
    pub(super) fn cell_mut(&mut self, bank: usize, cell: usize) -> &mut V {
        &mut self.all[bank].cells[cell]
    }
    #[cold]
    fn add(&mut self) {
        let cells = Box::new([V::splat(0); 81]);
        self.all.push(Bank { cells, jobs: [0; 32], used: 0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nine::lanes::Sets;
    use crate::nine::portable::Portable;

    /// Cells in which every cell of a lane holds the lane and a mark.
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
    fn the_pool_gives_the_newest_and_leaves_no_place_twice() {
        let mut pool = Pool::<Portable>::new();
        let from: [u8; 32] = core::array::from_fn(|place| [3, 0, 9][place % 3]);
        // Few for an interpreter.
        let pushes = if cfg!(miri) { 8 } else { 200 };
        let sizes: Vec<usize> = (0..pushes).map(|mark| [3, 1, 2, 16, 3, 13][mark % 6]).collect();
        for (mark, &size) in sizes.iter().enumerate() {
            let place = pool.push(&marked(mark as u16), &from, &vec![mark as u32; size]);
            assert_eq!(place / 16, (place + size - 1) / 16, "in one block");
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
    #[test]
    fn a_lane_gets_its_own_nodes_back_the_newest_first() {
        let mut banks = Banks::new();
        let jobs = core::array::from_fn(|lane| lane as u32);
        // Lane 2 takes part each time, the others now and then.
        for mark in 0..10 {
            let lanes = 1 << 2 | 1 << (mark % 2) | 1 << 7;
            let (bank, pushed) = banks.push(&marked(mark), lanes, &jobs);
            assert_eq!(pushed, lanes);
            assert_eq!(banks.cell_mut(bank, 80).get(2), mark * 16 + 2);
        }
        banks.forget(7, 7);
        banks.forget(2, 7);
        let mut got = [99; 32];
        for mark in (0..10).rev() {
            let mut cells = marked(500);
            let filled = banks.pop(&mut cells, 1 << 2 | 1 << 7, &mut got, |_| false);
            assert_eq!((filled, got[2], got[7]), (1 << 2, 2, 99));
            assert_eq!(lane_of(&cells, 2), mark * 16 + 2);
        }
        let mut cells = marked(500);
        assert_eq!(banks.pop(&mut cells, 1 << 0, &mut got, |job| job == 0), 0, "all are done");
        assert_eq!(banks.steal(&mut cells, 0b110_0000, &mut got), 0b110_0000);
        assert_eq!([lane_of(&cells, 5), lane_of(&cells, 6)], [9 * 16 + 1, 7 * 16 + 1]);
        assert_eq!([got[5], got[6]], [1, 1]);
    }
    #[test]
    fn lanes_whose_nodes_are_in_several_banks_get_them_at_once() {
        let mut banks = Banks::new();
        for (mark, lanes) in [0b111, 0b11, 0b1].into_iter().enumerate() {
            assert_eq!(banks.push(&marked(mark as u16), lanes, &[4; 32]), (mark, lanes));
        }
        let mut cells = marked(500);
        assert_eq!(banks.pop(&mut cells, 0b1111, &mut [0; 32], |_| false), 0b111);
        let got = [0, 1, 2, 3].map(|lane| lane_of(&cells, lane));
        assert_eq!(got, [2 * 16, 16 + 1, 2, 500 * 16 + 3]);
    }
    #[test]
    fn a_dive_that_is_too_deep_for_the_banks_is_told_so() {
        let mut banks = Banks::new();
        for mark in 0..MOST_BANKS as u16 {
            assert_eq!(banks.push(&marked(mark), 0b11, &[4; 32]).1, 0b11);
        }
        let (bank, pushed) = banks.push(&marked(100), 0b101, &[4; 32]);
        assert_eq!(pushed, 0b100);
        assert_eq!(banks.cell_mut(bank, 0).get(2), 1602);
    }
}
