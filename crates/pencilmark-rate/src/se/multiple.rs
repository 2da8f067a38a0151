//! Producers 23 to 30: chains from several assumptions that come to one conclusion.
use super::ancestry::{Ancestry, Assertion};
use super::board::Board;
use super::branch::{Branch, NONE, Off, On, Rules, Set, contains};
use super::collect::{Collector, Found};
use super::nest::Nest;
use super::proof::Proof;
use super::score::Score;
use super::tables::{CANDIDATES, GROUPS_OF, MEMBERS, bits, cells};
use super::technique::Technique;

/// A search for chains from several assumptions.
#[derive(Debug)]
pub(super) struct Search {
    style: Style,
    base: u16,
    rules: Rules,
    nest: Nest,
    branches: Vec<Option<Box<Branch>>>,
    ancestry: Ancestry,
}

/// What sort of chains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// One digit, to a contradiction.
    Nishio,
    /// Static links, from all candidates of a cell or house.
    Multiple,
    /// What is false is gone; contradictions too.
    Dynamic,
}

/// Decides between equals.
const DOUBLE: u8 = 1;
const CELL: u8 = 5;
const REGION: u8 = 6;
const CONTRADICTION: u8 = 7;

/// Branches that all come to the same conclusions.
struct Joint<'a> {
    branches: &'a [&'a Branch],
    technique: Technique,
    key: u8,
    /// The group whose candidates the branches assume, if it is one.
    group: Option<u16>,
}

impl Search {
    pub(super) fn new(style: Style, base: u16, nest: Nest) -> Self {
        let rules = Rules { cells: style != Style::Nishio, dynamic: style != Style::Multiple };
        let branches = (0..CANDIDATES).map(|_| None).collect();
        Self { style, base, rules, nest, branches, ancestry: Ancestry::new() }
    }
    /// Offers every chain that removes something.
    pub(super) fn search(&mut self, board: &Board, out: &mut Collector) {
        for branch in &mut self.branches {
            *branch = None;
        }
        let fewest = if self.style == Style::Multiple { 3 } else { 2 };
        for cell in cells(board.cells_with(fewest..=9)) {
            for digit in bits(board.digits(cell)) {
                let start = (cell * 9 + digit) as u16;
                if self.style != Style::Multiple {
                    self.single(board, start, out);
                }
                if self.style != Style::Nishio {
                    self.regions(board, start, out);
                }
            }
            if self.style != Style::Nishio {
                let all: Vec<u16> = MEMBERS[cell]
                    .into_iter()
                    .filter(|&candidate| board.has(usize::from(candidate)))
                    .collect();
                self.joint(board, &all, cell as u16, CELL, out);
            }
        }
    }
    /// Grows the branch of a true candidate unless that was done.
    fn grow(&mut self, board: &Board, start: u16) {
        if self.branches[usize::from(start)].is_none() {
            let branch = self.branch(board, start, true);
            self.branches[usize::from(start)] = Some(Box::new(branch));
        }
    }
    fn branch(&mut self, board: &Board, start: u16, on: bool) -> Branch {
        let mut branch = Branch::new(board, start, on);
        branch.follow(self.rules);
        while branch.clash.is_none() && self.nest.deduce(board, &mut branch) {
            branch.follow(self.rules);
        }
        branch
    }
    /// Chains from one candidate: contradictions, and what follows whether it is true or false.
    fn single(&mut self, board: &Board, start: u16, out: &mut Collector) {
        self.grow(board, start);
        let off = self.branch(board, start, false);
        let Some(on) = self.branches[usize::from(start)].take() else { return };
        self.contradiction(board, &on, (start, false), out);
        self.contradiction(board, &off, (start, true), out);
        if self.style == Style::Dynamic && board.count(usize::from(start) / 9) > 2 {
            let technique = Technique::DynamicDouble;
            let joint = Joint { branches: &[&on, &off], technique, key: DOUBLE, group: None };
            self.conclusions(board, &joint, out);
        }
        self.branches[usize::from(start)] = Some(on);
    }
    fn contradiction(
        &mut self,
        board: &Board,
        branch: &Branch,
        (start, is_on): (u16, bool),
        out: &mut Collector,
    ) {
        let Some(clash) = branch.clash else { return };
        let limit = out.limit(self.base, CONTRADICTION);
        let technique = match self.style {
            Style::Nishio => Technique::Nishio,
            _ => Technique::DynamicContradiction,
        };
        let ends = [Assertion::On(clash.on), Assertion::Off(clash.off)];
        let base = self.base;
        self.ancestry.forget();
        let mut length = 0;
        for end in ends {
            let rest = limit.saturating_sub(length);
            match self.ancestry.count((board, branch, self.rules), end, rest) {
                Some(count) => length += count,
                None => return,
            }
        }
        length += self.ancestry.inner_length();
        let removals = removals_of(board, start, is_on);
        if length > limit || removals.is_empty() {
            return;
        }
        let score = Score::chain(base, length);
        let (ancestry, rules) = (&mut self.ancestry, self.rules);
        let placement = is_on.then_some(start);
        out.offer(Found { technique, score, key: CONTRADICTION, placement, removals }, || {
            let mut proof = Proof::default();
            for end in ends {
                ancestry.prove((board, branch, rules), end, None, &mut proof);
            }
            proof
        });
    }
    /// Chains from all places of the candidate's digit in a house, if it is the first of them.
    fn regions(&mut self, board: &Board, start: u16, out: &mut Collector) {
        for group in GROUPS_OF[usize::from(start)].into_iter().skip(1) {
            let mask = board.groups[usize::from(group)];
            let members: Vec<u16> =
                bits(mask).map(|position| MEMBERS[usize::from(group)][position]).collect();
            if members.len() >= 2 && members[0] == start {
                self.joint(board, &members, group, REGION, out);
            }
        }
    }
    fn joint(&mut self, board: &Board, all: &[u16], group: u16, key: u8, out: &mut Collector) {
        for &start in all {
            self.grow(board, start);
        }
        let taken: Vec<Box<Branch>> =
            all.iter().filter_map(|&start| self.branches[usize::from(start)].take()).collect();
        let branches: Vec<&Branch> = taken.iter().map(|branch| &**branch).collect();
        let technique = match (self.style, key) {
            (Style::Multiple, CELL) => Technique::CellChains,
            (Style::Multiple, _) => Technique::RegionChains,
            (_, CELL) => Technique::DynamicCell,
            _ => Technique::DynamicRegion,
        };
        let joint = Joint { branches: &branches, technique, key, group: Some(group) };
        self.conclusions(board, &joint, out);
        for (&start, branch) in all.iter().zip(taken) {
            self.branches[usize::from(start)] = Some(branch);
        }
    }
    /// What all branches conclude, in the order of the first.
    fn conclusions(&mut self, board: &Board, joint: &Joint<'_>, out: &mut Collector) {
        let both = |side: fn(&Branch) -> &Set| {
            let mut sets = joint.branches.iter().map(|branch| *side(branch));
            let first = sets.next().unwrap_or_default();
            sets.fold(first, |mut all, set| {
                all.iter_mut().zip(set).for_each(|(all, set)| *all &= set);
                all
            })
        };
        let on = both(|branch| &branch.on);
        if on != Set::default() {
            for node in joint.branches[0].ons.iter().filter(|node| contains(&on, node.candidate)) {
                self.conclude(board, joint, (node.candidate, true), out);
            }
        }
        let off = both(|branch| &branch.off);
        if off != Set::default() {
            for node in joint.branches[0].offs.iter().filter(|node| contains(&off, node.candidate))
            {
                self.conclude(board, joint, (node.candidate, false), out);
            }
        }
    }
    fn conclude(
        &mut self,
        board: &Board,
        joint: &Joint<'_>,
        (candidate, is_on): (u16, bool),
        out: &mut Collector,
    ) {
        let limit = out.limit(self.base, joint.key);
        self.ancestry.forget();
        let mut length = 0;
        for branch in joint.branches {
            let Some(of) = find(branch, candidate, is_on) else { return };
            let rest = limit.saturating_sub(length);
            match self.ancestry.count((board, branch, self.rules), of, rest) {
                Some(count) => length += count,
                None => return,
            }
        }
        length += self.ancestry.inner_length();
        let removals = removals_of(board, candidate, is_on);
        if length > limit || removals.is_empty() {
            return;
        }
        let (ancestry, rules) = (&mut self.ancestry, self.rules);
        let (score, placement) = (Score::chain(self.base, length), is_on.then_some(candidate));
        let Joint { technique, key, .. } = *joint;
        out.offer(Found { technique, score, key, placement, removals }, || {
            let mut proof = Proof::default();
            for branch in joint.branches {
                if let Some(of) = find(branch, candidate, is_on) {
                    ancestry.prove((board, branch, rules), of, joint.group, &mut proof);
                }
            }
            proof
        });
    }
}

fn find(branch: &Branch, candidate: u16, is_on: bool) -> Option<Assertion> {
    if is_on {
        let on: Option<&On> = branch.ons.iter().find(|on| on.candidate == candidate);
        on.map(|&on| Assertion::On(on))
    } else {
        let off: Off = branch.offs[usize::from(branch.off_at[usize::from(candidate)])];
        (off.candidate == candidate).then_some(Assertion::Off(off))
    }
}

/// What a conclusion removes: the candidate, or the others of its cell.
fn removals_of(board: &Board, candidate: u16, is_on: bool) -> Vec<u16> {
    if !is_on {
        return vec![candidate];
    }
    let cell = usize::from(candidate) / 9;
    let others = bits(board.digits(cell)).map(|digit| (cell * 9 + digit) as u16);
    others.filter(|&other| other != candidate && other != NONE).collect()
}
