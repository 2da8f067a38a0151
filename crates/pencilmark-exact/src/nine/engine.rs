//! The search of many 9x9 puzzles at once: one search node in each lane of a vector.
//!
//! Every turn sweeps all lanes, harvests the lanes that are solved or broken, branches in the
//! lanes that are stuck, and fills the empty lanes again. A branch leaves one alternative in the
//! lane and puts the other in a *slot*, a lane of a second set of vectors; when the slots do not
//! do, alternatives wait on the stack of a lane.
//!
//! Two policies use the slots. Where most puzzles have one solution, the whole tree has to be
//! seen anyway, so any empty lane takes any waiting alternative, which is cheapest. Where many
//! puzzles have several solutions, each lane first goes to the depth of its own puzzle, which
//! finds the second solution with the fewest nodes. What is found does not depend on it.
use super::branch::{Segments, branches, choose_cell};
use super::lanes::{ALL, Lanes};
use super::moves::{copy_lanes, cut, each, move_lanes, read_lane, take, write_lane};
use super::stack::Stack;
use super::sweep::complete;

/// Lanes that must be empty before they are filled, and stuck before they branch: the cost of
/// both hardly depends on how many lanes take part.
const LANES_WORTH_WHILE: u32 = 5;

/// One in so many finished puzzles with several solutions makes the search go depth first.
const RARE: usize = 8;

/// Turns between two questions whether to stop: less than a millisecond.
const TURNS_BETWEEN_QUESTIONS: u32 = 512;

/// What a run is to do, and what it found.
pub(super) trait Task {
    /// How many puzzles there are.
    fn len(&self) -> usize;
    /// Puts puzzles `first..first + count` in the first lanes.
    fn stage<V: Lanes>(&self, first: usize, count: usize, out: &mut [V; 81]);
    /// Takes note of a solution of a puzzle, in a lane of the cells; true when no more of that puzzle are wanted.
    fn found<V: Lanes>(&mut self, job: usize, cells: &[V; 81], lane: usize) -> bool;
    /// Whether a puzzle is to be left alone: no more solutions of it are wanted, or it takes too long.
    fn is_done(&self, job: usize) -> bool;
    /// Takes note of a branch in the search of a puzzle.
    fn branched(&mut self, job: usize);
    /// Whether the run shall stop; asked now and then.
    fn stop(&self) -> bool;
}

/// The lanes of one thread.
pub(super) struct Engine<V> {
    cells: Box<[V; 81]>,
    slots: Box<[V; 81]>,
    staged: Box<[V; 81]>,
    /// One stack for each lane, and a last one that is shared.
    stacks: Vec<Stack>,
    segments: &'static Segments,
    job: [u32; 32],
    slot_job: [u32; 32],
    /// Lanes at work, and slots in use.
    active: u32,
    used: u32,
    /// The slot after the newest one: when slots are shared, they are a ring.
    head: usize,
    /// The first puzzle that is not staged, and the staged ones that no lane has taken.
    next: usize,
    ready: core::ops::Range<usize>,
    /// Puzzles that ended at the limit.
    several: usize,
    /// Sum of the cells after the sweep before.
    before: V,
}

impl<V: Lanes> Engine<V> {
    const ALL_LANES: u32 = u32::MAX >> (32 - V::COUNT);

    #[inline(always)]
    pub(super) fn new() -> Self {
        let empty = || Box::new([V::splat(ALL); 81]);
        Self {
            cells: empty(),
            slots: empty(),
            staged: empty(),
            stacks: (0..=V::COUNT).map(|_| Stack::default()).collect(),
            segments: Segments::get(),
            job: [0; 32],
            slot_job: [0; 32],
            active: 0,
            used: 0,
            head: 0,
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
            if empty.count_ones() >= LANES_WORTH_WHILE || self.active == stuck {
                self.fill(task, empty);
                if self.active == 0 {
                    return true;
                }
            }
            let swept = V::sweep(&mut self.cells);
            self.active &= !swept.broken;
            let full = V::equal(swept.sum, V::splat(9 * ALL)) & self.active;
            if full != 0 {
                self.harvest(task, full);
            }
            // Lanes in which little moved branch at once; waiting for the rest does not pay.
            let slack = if self.depth_first() { 256 } else { 128 };
            let still = V::equal(swept.sum, self.before);
            let slow = V::min(V::add(swept.sum, V::splat(slack)), self.before);
            stuck = V::equal(slow, self.before) & self.active;
            self.before = swept.sum;
            let count = stuck.count_ones();
            if count >= LANES_WORTH_WHILE || (count > 0 && stuck == self.active) {
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

    /// Fills empty lanes: from the slots, from their stacks, with new puzzles, from other stacks.
    #[inline(always)]
    fn fill(&mut self, task: &mut impl Task, empty: u32) {
        let mut idle = self.fill_from_slots(task, empty);
        let mut poor = 0;
        while idle != 0 {
            let lane = take(&mut idle);
            if !self.fill_from_stack(task, lane, lane)
                && !self.fill_from_stack(task, V::COUNT, lane)
            {
                poor |= 1 << lane;
            }
        }
        while poor != 0 && (self.next < task.len() || !self.ready.is_empty()) {
            poor = self.fill_with_puzzles(task, poor);
        }
        while poor != 0 && self.steal(task, poor.trailing_zeros() as usize & 31) {
            poor &= self.idle();
        }
        self.before = V::or(self.before, V::mask(empty));
    }

    #[inline(always)]
    fn idle(&self) -> u32 {
        Self::ALL_LANES & !self.active
    }

    #[inline(always)]
    fn fill_from_slots(&mut self, task: &impl Task, empty: u32) -> u32 {
        let own = self.depth_first();
        let mut waiting = if own { empty & self.used } else { self.used };
        let mut idle = empty;
        let mut from = [0; 32];
        let mut filled = 0;
        while waiting != 0 && idle != 0 {
            let slot = if own { waiting.trailing_zeros() as usize & 31 } else { self.newest() };
            waiting &= !(1 << slot);
            self.used &= !(1 << slot);
            if task.is_done(self.slot_job[slot] as usize) {
                continue;
            }
            let lane = if own { slot } else { idle.trailing_zeros() as usize & 31 };
            idle &= !(1 << lane);
            from[lane] = slot as u8;
            self.job[lane] = self.slot_job[slot];
            filled |= 1 << lane;
        }
        if own {
            copy_lanes(&self.slots, &mut self.cells, filled);
        } else if filled != 0 {
            move_lanes(&self.slots, &from, &mut self.cells, filled);
        }
        self.active |= filled;
        idle
    }

    /// The newest slot in use, which there must be; it becomes the next one to be used.
    #[inline(always)]
    fn newest(&mut self) -> usize {
        let up = self.used << ((V::COUNT - self.head) % 32);
        let turned = ((self.used >> self.head) | up) & Self::ALL_LANES;
        self.head = (self.head + turned.ilog2() as usize) % V::COUNT;
        self.head
    }

    /// The slot for the next alternative; it may be in use, by the oldest.
    #[inline(always)]
    fn next_slot(&mut self) -> usize {
        let slot = self.head;
        self.head = (self.head + 1) % V::COUNT;
        slot
    }

    #[inline(always)]
    fn fill_from_stack(&mut self, task: &impl Task, stack: usize, lane: usize) -> bool {
        while let Some(waiting) = self.stacks[stack].pop() {
            if !task.is_done(waiting.job as usize) {
                write_lane(&mut self.cells, lane, &waiting.cells);
                self.job[lane] = waiting.job;
                self.active |= 1 << lane;
                return true;
            }
        }
        false
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
        move_lanes(&self.staged, &from, &mut self.cells, filled);
        self.active |= filled;
        idle
    }

    /// Gives a lane the oldest alternative of the fullest stack, or any slot. False when nothing
    /// waits anywhere.
    #[inline(always)]
    fn steal(&mut self, task: &impl Task, lane: usize) -> bool {
        let fullest = self.stacks.iter_mut().max_by_key(|stack| stack.len());
        match fullest.and_then(Stack::pop_oldest) {
            Some(waiting) => {
                write_lane(&mut self.cells, lane, &waiting.cells);
                self.job[lane] = waiting.job;
            }
            _ if self.used != 0 => {
                let slot = take(&mut self.used);
                let mut from = [0; 32];
                from[lane] = slot as u8;
                move_lanes(&self.slots, &from, &mut self.cells, 1 << lane);
                self.job[lane] = self.slot_job[slot];
            }
            _ => return false,
        }
        if !task.is_done(self.job[lane] as usize) {
            self.active |= 1 << lane;
        }
        true
    }

    /// Reports the lanes whose digits are complete, and drops what is no longer wanted.
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
                self.forget(job, lane);
                self.stacks[lane].forget(job);
            }
        }
    }

    #[inline(always)]
    fn forget(&mut self, job: u32, lane: usize) {
        if self.depth_first() && !self.ready.is_empty() {
            self.used &= !(u32::from(self.slot_job[lane] == job) << lane);
            return;
        }
        let (mut running, mut waiting) = (0, 0);
        for other in 0..V::COUNT {
            running |= u32::from(self.job[other] == job) << other;
            waiting |= u32::from(self.slot_job[other] == job) << other;
        }
        self.active &= !running;
        self.used &= !waiting;
    }

    /// Branches in the lanes `stuck`; those of `still` have come to rest.
    #[inline(always)]
    fn branch(&mut self, task: &mut impl Task, stuck: u32, still: u32) {
        let found = branches(&self.cells);
        let mut good = 0;
        each(stuck, |lane| {
            let ways = found.ways.as_lanes()[lane & (V::COUNT - 1)];
            good |= u32::from(ways & ways.wrapping_sub(1) != 0) << lane;
        });
        let loose = found.loose & good;
        // Nothing to choose: no solution, unless the lane still moves.
        self.active &= !(stuck & still & !good);
        let mut from = [0; 32];
        let mut to = [0; 32];
        let mut filled = 0;
        let own = self.depth_first();
        each(good, |lane| {
            let slot = if own { lane & 31 } else { self.next_slot() };
            from[slot] = lane as u8;
            to[lane & 31] = slot as u8;
            filled |= 1 << slot;
        });
        let spilled = filled & self.used;
        each(spilled, |slot| self.spill(slot, if own { slot } else { V::COUNT }));
        self.used |= filled;
        if own {
            copy_lanes(&self.cells, &mut self.slots, filled);
        } else {
            move_lanes(&self.cells, &from, &mut self.slots, filled);
        }
        each(good, |lane| {
            let slot = usize::from(to[lane & 31]);
            self.slot_job[slot] = self.job[lane & 31];
            task.branched(self.job[lane & 31] as usize);
            if loose >> lane & 1 == 1 {
                let (cell, digit) = choose_cell(&self.cells, lane);
                let cell = usize::from(cell);
                self.cells[cell].as_lanes_mut()[lane & (V::COUNT - 1)] = digit;
                self.slots[cell].as_lanes_mut()[slot & (V::COUNT - 1)] &= !digit;
            } else {
                cut(&mut self.cells, lane, self.segments, &found, lane, true);
                cut(&mut self.slots, slot, self.segments, &found, lane, false);
            }
        });
    }

    #[inline(always)]
    fn spill(&mut self, slot: usize, stack: usize) {
        let waiting = self.stacks[stack].push();
        waiting.job = self.slot_job[slot & 31];
        read_lane(&self.slots, slot, &mut waiting.cells);
    }
}
