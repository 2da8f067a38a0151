//! Producers 23 to 30: chains from several assumptions that come to one conclusion.
use super::ancestry::Ancestry;
use super::board::Board;
use super::branch::{Branch, Rules, Set};
use super::collect::Collector;
use super::conclude::{CELL, DOUBLE, Joint, REGION};
use super::grow::{Crew, Grower, Help};
use super::links::{Links, Sweep, strong_links};
use super::nest::Nest;
use super::tables::{BITS_OF, CANDIDATES, Cells, GROUPS_OF, MEMBERS, bits, cells, is_plural};
use super::technique::Technique;
use std::sync::Mutex;

/// A search for chains from several assumptions.
#[derive(Debug)]
pub(super) struct Search {
    pub(super) style: Style,
    pub(super) base: u16,
    pub(super) rules: Rules,
    grower: Grower,
    /// Makes what further workers need, and those made so far.
    make_nest: fn() -> Nest,
    more: Vec<Mutex<Grower>>,
    /// Branches of true candidates, and those of false ones that were grown ahead.
    branches: Vec<Option<Box<Branch>>>,
    ahead: Vec<Option<Box<Branch>>>,
    /// For each digit the cells with which it last had no contradiction of its own.
    barren: [Option<Cells>; 9],
    pub(super) ancestry: Ancestry,
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

impl Search {
    pub(super) fn new(style: Style, base: u16, make_nest: fn() -> Nest) -> Self {
        let rules = Rules { cells: style != Style::Nishio, dynamic: style != Style::Multiple };
        Self {
            style,
            base,
            rules,
            grower: Grower::new(rules, make_nest()),
            make_nest,
            more: Vec::new(),
            branches: Vec::new(),
            ahead: Vec::new(),
            barren: [None; 9],
            ancestry: Ancestry::new(),
        }
    }
    /// Offers every chain that removes something. `links` are those of the board, if known, after
    /// a search for forcing chains that found none.
    pub(super) fn search(
        &mut self,
        board: &Board,
        (links, help): (Option<&mut Links>, &Help<'_>),
        out: &mut Collector,
    ) {
        let old = self.branches.iter_mut().chain(&mut self.ahead).filter_map(Option::take);
        old.for_each(|branch| self.grower.recycle(branch));
        self.branches.resize_with(CANDIDATES, || None);
        match self.style {
            Style::Nishio => self.contradictions(board, help, out),
            Style::Multiple => self.multiple(board, links, help, out),
            Style::Dynamic => {
                if let Some(crew) = help.crew.filter(|_| self.grower.nest().has_searches()) {
                    self.grow_ahead(board, crew, help);
                }
                self.dynamic(board, help, out);
            }
        }
    }
    /// Grows all branches that may be needed, with all workers.
    fn grow_ahead(&mut self, board: &Board, crew: &dyn Crew, help: &Help<'_>) {
        while self.more.len() < crew.size() {
            self.more.push(Mutex::new(Grower::new(self.rules, (self.make_nest)())));
        }
        let all: Vec<u16> = cells(board.cells_with(2..=9))
            .flat_map(|cell| bits(board.digits(cell)).map(move |digit| (cell * 9 + digit) as u16))
            .collect();
        // Inner searches have no crew of their own.
        let inner = help.alone();
        let on: Vec<(u16, bool)> = all.iter().map(|&start| (start, true)).collect();
        for (task, branch) in Grower::grow_all(&self.more, board, &on, (crew, &inner)) {
            self.branches[task / 2] = Some(branch);
        }
        let mut off = Vec::new();
        for start in all {
            if let Some(on) = self.branches[usize::from(start)].take() {
                if self.falsehood_matters(board, &on, start, help) {
                    off.push((start, false));
                }
                self.branches[usize::from(start)] = Some(on);
            }
        }
        self.ahead.resize_with(CANDIDATES, || None);
        for (task, branch) in Grower::grow_all(&self.more, board, &off, (crew, &inner)) {
            self.ahead[task / 2] = Some(branch);
        }
    }
    fn contradictions(&mut self, board: &Board, help: &Help<'_>, out: &mut Collector) {
        let planes: [Cells; 9] = core::array::from_fn(|digit| board.plane(digit));
        let changed = |&digit: &usize| self.barren[digit] != Some(planes[digit]);
        let digits = (0..9).filter(changed).fold(0, |mask, digit| mask | 1_u16 << digit);
        self.barren = planes.map(Some);
        for cell in cells(board.cells_with(2..=9)) {
            for digit in bits(board.digits(cell) & digits) {
                let start = (cell * 9 + digit) as u16;
                for is_on in [true, false] {
                    let branch = self.grower.grow(board, (start, is_on), help);
                    if branch.clash.is_some() {
                        self.barren[digit] = None;
                        self.contradiction(board, &branch, (start, !is_on), out);
                    }
                    self.grower.recycle(branch);
                }
            }
        }
    }
    fn multiple(
        &mut self,
        board: &Board,
        links: Option<&mut Links>,
        help: &Help<'_>,
        out: &mut Collector,
    ) {
        let links = links.map(|links| {
            links.close_refutations();
            &*links
        });
        for cell in cells(board.cells_with(3..=9)) {
            for digit in bits(board.digits(cell)) {
                self.regions(board, (cell * 9 + digit) as u16, (links, help), out);
            }
            self.cell(board, cell, (links, help), out);
        }
    }
    fn dynamic(&mut self, board: &Board, help: &Help<'_>, out: &mut Collector) {
        for cell in cells(board.cells_with(2..=9)) {
            if help.is_stopped() {
                return;
            }
            for digit in bits(board.digits(cell)) {
                let start = (cell * 9 + digit) as u16;
                self.single(board, start, help, out);
                self.regions(board, start, (None, help), out);
            }
            self.cell(board, cell, (None, help), out);
        }
    }
    /// Grows the branch of a true candidate unless that was done.
    fn grow(&mut self, board: &Board, start: u16, help: &Help<'_>) {
        if self.branches[usize::from(start)].is_none() {
            let branch = self.grower.grow(board, (start, true), help);
            self.branches[usize::from(start)] = Some(branch);
        }
    }
    /// Chains from one candidate: contradictions, and what follows whether it is true or false.
    fn single(&mut self, board: &Board, start: u16, help: &Help<'_>, out: &mut Collector) {
        self.grow(board, start, help);
        let Some(on) = self.branches[usize::from(start)].take() else { return };
        self.contradiction(board, &on, (start, false), out);
        let ahead = self.ahead.get_mut(usize::from(start)).and_then(Option::take);
        if ahead.is_some() || self.falsehood_matters(board, &on, start, help) {
            let off = ahead.unwrap_or_else(|| self.grower.grow(board, (start, false), help));
            self.contradiction(board, &off, (start, true), out);
            if board.count(usize::from(start) / 9) > 2 {
                let technique = Technique::DynamicDouble;
                let branches = &[&*on, &*off];
                let joint = Joint { branches, technique, key: DOUBLE, group: None };
                self.conclusions(board, &joint, out);
            }
            self.grower.recycle(off);
        }
        self.branches[usize::from(start)] = Some(on);
    }
    /// Whether anything can come of assuming a candidate false. If that makes another one true at
    /// once, the two come to the same: no contradiction unless the other one has one, and the same
    /// conclusions. If it makes none true, only deductions within the branch can lead on.
    fn falsehood_matters(
        &mut self,
        board: &Board,
        on: &Branch,
        start: u16,
        help: &Help<'_>,
    ) -> bool {
        let (links, count) = strong_links(board, Sweep::Xy, usize::from(start));
        let Some(link) = links[..usize::from(count)].first() else {
            return self.grower.nest().has_patterns();
        };
        self.grow(board, link.to, help);
        let Some(other) = &self.branches[usize::from(link.to)] else { return true };
        let meets =
            |one: &Set, other: &Set| one.iter().zip(other).any(|(one, other)| one & other != 0);
        let doubles = board.count(usize::from(start) / 9) > 2;
        other.clash.is_some() || doubles && (meets(&on.on, &other.on) || meets(&on.off, &other.off))
    }
    fn cell(
        &mut self,
        board: &Board,
        cell: usize,
        (links, help): (Option<&Links>, &Help<'_>),
        out: &mut Collector,
    ) {
        let left = |&candidate: &u16| board.has(usize::from(candidate));
        let all: Vec<u16> = MEMBERS[cell].into_iter().filter(left).collect();
        if links.is_none_or(|links| links.agree(&all)) {
            self.joint(board, &all, (cell as u16, CELL), help, out);
        }
    }
    /// Chains from all places of the candidate's digit in a house, if it is the first of them.
    fn regions(
        &mut self,
        board: &Board,
        start: u16,
        (links, help): (Option<&Links>, &Help<'_>),
        out: &mut Collector,
    ) {
        for (kind, group) in GROUPS_OF[usize::from(start)].into_iter().enumerate().skip(1) {
            let mask = board.groups[usize::from(group)];
            if mask & (BITS_OF[usize::from(start)][kind] - 1) != 0 || !is_plural(mask) {
                continue;
            }
            let members: Vec<u16> =
                bits(mask).map(|position| MEMBERS[usize::from(group)][position]).collect();
            if links.is_none_or(|links| links.agree(&members)) {
                self.joint(board, &members, (group, REGION), help, out);
            }
        }
    }
    fn joint(
        &mut self,
        board: &Board,
        all: &[u16],
        (group, key): (u16, u8),
        help: &Help<'_>,
        out: &mut Collector,
    ) {
        for &start in all {
            self.grow(board, start, help);
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
}
