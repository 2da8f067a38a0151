//! The search of many 9x9 puzzles at once: one search node in each lane of a vector.
//!
//! Every turn sweeps all lanes, harvests the lanes that are solved or broken, branches in the
//! lanes that are stuck, and refills the empty lanes. A branch leaves one alternative in the
//! lane; the other goes to an empty lane at once, or waits.
//!
//! There are two policies. Where most puzzles have one solution, the whole tree has to be searched
//! anyway, so any empty lane takes the newest alternative of any other, which is cheapest. Where
//! many puzzles have several solutions, each lane first goes to the depth of its own puzzle, which
//! finds the second solution with the fewest nodes. The results do not depend on the policy.
use super::branch::{Branches, branches};
use super::cuts::Others;
use super::kernel::Kernel;
use super::lanes::{ALL, each, take};
use super::moves::Moves;
use super::sweep::{Scratch, complete};
use super::task::Task;
use super::waiting::{Banks, Pool};

/// One in this many finished puzzles with several solutions makes the search go depth first.
const RARE: usize = 8;

/// Turns between two checks whether to stop: less than a millisecond.
const TURNS_BETWEEN_QUESTIONS: u32 = 512;

/// A little less than the sum of the cells of a filled board, which is 4,599. Depth first, a lane branches
/// unless a sweep removed a third of what it had above this: with many solutions most branches are good
/// ones, and waiting for what follows pays only where few candidates are left.
const NEARLY_FILLED: u16 = 4_300;

/// The lanes of one thread.
pub(super) struct Engine<V> {
    cells: Box<[V; 81]>,
    staged: Box<[V; 81]>,
    scratch: Box<Scratch<V>>,
    pool: Pool<V>,
    banks: Banks<V>,
    job: [u32; 32],
    /// Lanes at work.
    active: u32,
    /// The first puzzle that is not staged, and the staged ones that no lane has taken.
    next: usize,
    ready: core::ops::Range<usize>,
    /// Puzzles that ended at the limit.
    several: usize,
    /// Sum of the cells after the previous sweep.
    before: V,
}

impl<V: Kernel> Engine<V> {
    const ALL_LANES: u32 = u32::MAX >> (32 - V::COUNT);

    #[inline(always)]
    pub(super) fn new() -> Self {
        assert!(V::is_there(), "the processor lacks the instructions of these vectors");
        let empty = || Box::new([V::splat(ALL); 81]);
        Self {
            cells: empty(),
            staged: empty(),
            scratch: Box::new(Scratch::new()),
            pool: Pool::new(),
            banks: Banks::new(),
            job: [0; 32],
            active: 0,
            next: 0,
            ready: 0..0,
            several: 0,
            before: V::splat(0),
        }
    }

    /// Works until everything is found; false when the task stopped it.
    #[inline(always)]
    pub(super) fn run(&mut self, task: &mut impl Task) -> bool {
        let mut stuck = 0;
        let mut turns = 0;
        loop {
            let empty = Self::ALL_LANES & !self.active;
            if empty.count_ones() >= V::WORTH_WHILE || self.active == stuck {
                self.fill(task, empty);
                if self.active == 0 {
                    return true;
                }
            }
            let swept = V::sweep(&mut self.cells, &mut self.scratch);
            self.active &= !swept.broken;
            let full = V::equal(swept.sum, V::splat(9 * ALL)) & self.active;
            if full != 0 {
                self.harvest(task, full);
            }
            // Lanes in which little changed branch at once; waiting for the others does not pay.
            let slack = if self.depth_first() {
                V::half_above(swept.sum, NEARLY_FILLED)
            } else {
                V::splat(128)
            };
            let still = V::equal(swept.sum, self.before);
            let slow = V::min(V::add(swept.sum, slack), self.before);
            stuck = V::equal(slow, self.before) & self.active;
            self.before = swept.sum;
            let count = stuck.count_ones();
            if count >= V::WORTH_WHILE || (count > 0 && stuck == self.active) {
                self.branch(task, stuck, still);
                stuck = 0;
            }
            turns += 1;
            if turns == TURNS_BETWEEN_QUESTIONS {
                turns = 0;
                if task.stop() {
                    return false;
                }
            }
        }
    }

    #[inline(always)]
    fn depth_first(&self) -> bool {
        self.several * RARE >= self.next
    }

    /// Fills empty lanes: with waiting nodes, with new puzzles, with nodes that wait for other lanes.
    #[inline(always)]
    fn fill(&mut self, task: &mut impl Task, empty: u32) {
        let is_done = |lane: usize| task.is_done(self.job[lane & 31] as usize);
        let mut idle = empty & !self.banks.pop(&mut self.cells, empty, is_done);
        idle = self.fill_from_pool(task, idle);
        while idle != 0 && (self.next < task.len() || !self.ready.is_empty()) {
            idle = self.fill_with_puzzles(task, idle);
        }
        if idle != 0 {
            idle &= !self.banks.steal(&mut self.cells, idle, &mut self.job);
        }
        self.active |= empty & !idle;
        self.before = V::or(self.before, V::mask(empty));
    }

    #[inline(always)]
    fn fill_from_pool(&mut self, task: &impl Task, mut idle: u32) -> u32 {
        while idle != 0 && !self.pool.is_empty() {
            let mut from = [0; 32];
            let (mut filled, mut block) = (0, None);
            // The nodes of one block are read at once.
            while let Some(place) = self.pool.newest()
                && idle != 0
                && block.is_none_or(|block| block == place / V::COUNT)
            {
                block = Some(place / V::COUNT);
                let Some(job) = self.pool.take() else { break };
                if !task.is_done(job as usize) {
                    let lane = take(&mut idle);
                    from[lane] = (place % V::COUNT) as u8;
                    self.job[lane] = job;
                    filled |= 1 << lane;
                }
            }
            if let Some(block) = block.filter(|_| filled != 0) {
                self.pool.read(block, &from, &mut self.cells, filled);
            }
        }
        idle
    }

    #[inline(always)]
    fn fill_with_puzzles(&mut self, task: &impl Task, mut idle: u32) -> u32 {
        if self.ready.is_empty() {
            let count = V::COUNT.min(task.len() - self.next);
            task.stage(self.next, count, &mut self.staged);
            self.ready = 0..count;
            self.next += count;
        }
        let mut from = [0; 32];
        let mut filled = 0;
        while idle != 0 {
            let Some(column) = self.ready.next() else { break };
            let lane = take(&mut idle);
            from[lane] = column as u8;
            self.job[lane] = (self.next - self.ready.len() - 1) as u32;
            filled |= 1 << lane;
        }
        V::move_lanes(&self.staged, &from, &mut self.cells, filled);
        idle
    }

    /// Reports the lanes whose digits are complete, and drops what is no longer needed.
    #[inline(always)]
    fn harvest(&mut self, task: &mut impl Task, full: u32) {
        let mut solved = full & complete(&self.cells);
        while solved != 0 {
            let lane = take(&mut solved);
            if self.active >> lane & 1 == 0 {
                continue;
            }
            self.active &= !(1 << lane);
            let job = self.job[lane];
            if !task.is_done(job as usize) && task.found(job as usize, &self.cells, lane) {
                self.several += 1;
                self.banks.forget(lane);
                self.forget(job);
            }
        }
    }

    /// Ends the lanes that work on a puzzle. Its waiting nodes are dropped when their turn comes.
    #[inline(always)]
    fn forget(&mut self, job: u32) {
        let mut running = 0;
        for lane in 0..V::COUNT {
            running |= u32::from(self.job[lane] == job) << lane;
        }
        self.active &= !running;
    }

    /// Branches in the lanes `stuck`; nothing changes any more in those of `still`.
    #[inline(always)]
    fn branch(&mut self, task: &mut impl Task, stuck: u32, still: u32) {
        let mut found = branches(&self.cells);
        let mut good = 0;
        each(stuck, |lane| {
            let ways = found.ways.get(lane);
            good |= u32::from(ways & ways.wrapping_sub(1) != 0) << lane;
        });
        found.loose &= good;
        // Nothing to choose: no solution, unless something in the lane still changes.
        self.active &= !(stuck & still & !good);
        each(good, |lane| task.branched(self.job[lane & 31] as usize));
        let mut left = good;
        if self.depth_first() && good != 0 {
            let (bank, kept) = self.banks.reserve(good);
            V::divide(&mut self.cells, &found, Others::Bank(bank, kept));
            left &= !kept;
        }
        if left != 0 {
            self.hand_out(&found, left);
        }
    }

    /// Gives the other alternatives of these lanes to empty lanes, and the rest to the pool.
    #[inline(always)]
    fn hand_out(&mut self, found: &Branches<V>, lanes: u32) {
        let mut idle = Self::ALL_LANES & !self.active & !self.banks.holders();
        let mut near = Moves::NONE;
        let (mut to_pool, mut jobs, mut count) = ([0; 32], [0; 32], 0);
        each(lanes, |lane| {
            if idle == 0 {
                to_pool[count & 31] = lane as u8;
                jobs[count & 31] = self.job[lane & 31];
                count += 1;
            } else {
                let to = take(&mut idle);
                near.add(lane, to);
                self.job[to] = self.job[lane & 31];
            }
        });
        let others = if count == 0 {
            Others::Near(near)
        } else {
            let (block, far) = self.pool.reserve(&to_pool, &jobs[..count.min(32)]);
            Others::Far(near, block, far)
        };
        V::divide(&mut self.cells, found, others);
        self.active |= near.lanes;
        self.before = V::or(self.before, V::mask(near.lanes));
    }
}
