//! What follows from one assumption: a candidate is true, or false.
use super::collect::Inner;
use super::position::Position;
use super::tables::{BITS_OF, CANDIDATES, CROSSINGS, GROUPS_OF, MEMBERS, bits, is_plural};
use std::sync::Arc;

/// No parent: an assumption.
pub(super) const NONE: u16 = u16::MAX;
/// Parents from here on are indices into the list of advanced deductions.
const ADVANCED: u16 = 0x8000;

/// A set of candidates.
pub(super) type Set = [u64; CANDIDATES.div_ceil(64)];

/// Which rules a branch follows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    /// Whether the candidates of a cell count, or one digit only.
    pub(super) cells: bool,
    /// Whether false candidates are removed for the rest of the branch.
    pub(super) dynamic: bool,
}

/// A candidate that became true.
#[derive(Clone, Copy, Debug)]
pub(super) struct On {
    pub(super) candidate: u16,
    /// The candidate (as an index into the false ones) whose falsehood made it true.
    pub(super) parent: u16,
    /// Which of its groups it was the last candidate of.
    pub(super) kind: u8,
}

/// A candidate that became false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Off {
    pub(super) candidate: u16,
    /// The candidate (as an index into the true ones) that made it false; or an advanced deduction.
    pub(super) parent: u16,
}

/// Candidates that became false by more than a link.
#[derive(Clone, Debug)]
pub(super) struct Advanced {
    /// The false candidates it rests on, as indices into the false ones.
    pub(super) parents: Vec<u16>,
    /// The inner hint, if it is one.
    pub(super) inner: Option<(Arc<[Inner]>, usize)>,
}

/// One candidate both true and false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clash {
    pub(super) on: On,
    pub(super) off: Off,
}

/// An assumption and what follows from it, in the order of the search.
#[derive(Clone, Debug)]
pub(super) struct Branch {
    /// The board without the false candidates that have been followed up.
    pub(super) board: Position,
    pub(super) on: Set,
    pub(super) off: Set,
    pub(super) ons: Vec<On>,
    pub(super) offs: Vec<Off>,
    /// For each false candidate its place in `offs`.
    pub(super) off_at: [u16; CANDIDATES],
    next_on: usize,
    next_off: usize,
    pub(super) advanced: Vec<Advanced>,
    /// Whether no pattern adds anything more.
    pub(super) is_dry: bool,
    pub(super) clash: Option<Clash>,
}

/// Whether a set has a candidate.
pub(super) fn contains(set: &Set, candidate: u16) -> bool {
    set[usize::from(candidate) / 64] >> (candidate % 64) & 1 == 1
}

fn insert(set: &mut Set, candidate: u16) {
    set[usize::from(candidate) / 64] |= 1 << (candidate % 64);
}

impl Branch {
    /// Room for a branch.
    pub(super) fn new(board: &Position) -> Self {
        Self {
            board: board.clone(),
            on: Set::default(),
            off: Set::default(),
            ons: Vec::with_capacity(81),
            offs: Vec::with_capacity(256),
            off_at: [0; CANDIDATES],
            next_on: 0,
            next_off: 0,
            advanced: Vec::new(),
            is_dry: false,
            clash: None,
        }
    }
    /// Assumes that a candidate is true (or false) and nothing else; follows nothing up yet.
    pub(super) fn begin(&mut self, board: &Position, candidate: u16, on: bool) {
        self.board.clone_from(board);
        (self.on, self.off) = (Set::default(), Set::default());
        self.ons.clear();
        self.offs.clear();
        (self.next_on, self.next_off) = (0, 0);
        self.advanced.clear();
        self.is_dry = false;
        self.clash = None;
        if on {
            self.add_on(On { candidate, parent: NONE, kind: 0 });
        } else {
            self.add_off(candidate, NONE);
        }
    }
    /// Becomes a copy of another branch.
    pub(super) fn copy(&mut self, other: &Self) {
        self.board.clone_from(&other.board);
        (self.on, self.off) = (other.on, other.off);
        self.ons.clone_from(&other.ons);
        self.offs.clone_from(&other.offs);
        self.off_at = other.off_at;
        (self.next_on, self.next_off) = (other.next_on, other.next_off);
        self.advanced.clone_from(&other.advanced);
        self.is_dry = other.is_dry;
        self.clash = other.clash;
    }
    fn add_on(&mut self, node: On) {
        insert(&mut self.on, node.candidate);
        self.ons.push(node);
    }
    #[inline]
    fn add_off(&mut self, candidate: u16, parent: u16) {
        insert(&mut self.off, candidate);
        self.off_at[usize::from(candidate)] = self.offs.len() as u16;
        self.offs.push(Off { candidate, parent });
    }
    /// Adds what an advanced deduction makes false; returns whether any of it is new.
    pub(super) fn add_advanced(&mut self, removals: &[u16], deduction: Advanced) -> bool {
        let parent = ADVANCED + self.advanced.len() as u16;
        let before = self.offs.len();
        for &candidate in removals {
            if !contains(&self.off, candidate) {
                self.add_off(candidate, parent);
            }
        }
        let is_new = self.offs.len() > before;
        if is_new {
            self.advanced.push(deduction);
            self.is_dry = false;
        }
        is_new
    }
    /// The advanced deduction that made a candidate false.
    pub(super) fn deduction(&self, parent: u16) -> Option<&Advanced> {
        (parent != NONE && parent >= ADVANCED)
            .then(|| &self.advanced[usize::from(parent - ADVANCED)])
    }
    /// Follows the links until nothing new follows or something is both true and false.
    pub(super) fn follow(&mut self, rules: Rules) {
        while self.clash.is_none() {
            if self.next_on < self.ons.len() {
                self.next_on += 1;
                self.follow_on(rules, self.next_on - 1);
            } else if self.next_off < self.offs.len() {
                self.next_off += 1;
                self.follow_off(rules, self.next_off - 1);
            } else {
                return;
            }
        }
    }
    #[inline]
    fn follow_on(&mut self, rules: Rules, at: usize) {
        let candidate = usize::from(self.ons[at].candidate);
        let in_box = usize::from(GROUPS_OF[candidate][1] - 81) / 9;
        // What was followed up before has made everything it excludes false, and what is false does
        // not become true without a clash: only true candidates that still wait can be encountered.
        let is_last = at + 1 == self.ons.len();
        for kind in usize::from(!rules.cells)..4 {
            let group = usize::from(GROUPS_OF[candidate][kind]);
            let mut seen = BITS_OF[candidate][kind];
            if kind > 1 {
                seen |= CROSSINGS[(group - 81) / 9][in_box];
            }
            for position in bits(self.board.groups[group] & !seen) {
                let other = MEMBERS[group][position];
                if !is_last && contains(&self.on, other) {
                    let on = self.ons.iter().find(|on| on.candidate == other);
                    let off = Off { candidate: other, parent: at as u16 };
                    self.clash = on.map(|&on| Clash { on, off });
                    return;
                }
                if !contains(&self.off, other) {
                    self.add_off(other, at as u16);
                }
            }
        }
    }
    #[inline]
    fn follow_off(&mut self, rules: Rules, at: usize) {
        let candidate = usize::from(self.offs[at].candidate);
        let (groups, own) = (&GROUPS_OF[candidate], &BITS_OF[candidate]);
        // What becomes true is found before the candidate is removed: a pair still counts it.
        let mut left = [0; 4];
        let mut few = 0_u32;
        for kind in 0..4 {
            left[kind] = self.board.groups[usize::from(groups[kind])] & !own[kind];
            few |= u32::from(!is_plural(left[kind])) << kind;
        }
        if rules.dynamic {
            for kind in 0..4 {
                self.board.groups[usize::from(groups[kind])] = left[kind];
            }
        }
        if !rules.cells {
            few &= !1;
        }
        if few != 0 {
            self.make_true(few, left, at);
        }
    }
    /// Makes the only remaining candidate of one of these groups of a false candidate true.
    fn make_true(&mut self, few: u32, left: [u16; 4], at: usize) {
        let candidate = usize::from(self.offs[at].candidate);
        for kind in (0..4).filter(|&kind| few >> kind & 1 == 1 && left[kind] != 0) {
            let group = usize::from(GROUPS_OF[candidate][kind]);
            let made = MEMBERS[group][left[kind].trailing_zeros() as usize];
            let on = On { candidate: made, parent: at as u16, kind: kind as u8 };
            if contains(&self.off, made) {
                let off = self.offs[usize::from(self.off_at[usize::from(made)])];
                self.clash = Some(Clash { on, off });
                return;
            }
            if !contains(&self.on, made) {
                self.add_on(on);
            }
        }
    }
}
