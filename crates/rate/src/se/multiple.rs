//! Producers 23 to 30: chains from several assumptions that lead to one conclusion.
use super::ahead::{Ahead, Harvest};
use super::ancestry::Ancestry;
use super::branch::Rules;
use super::collect::Collector;
use super::crew::Desk;
use super::ground::{Ground, Grown, Help};
use super::grow::{Grower, falsehood_matters, first_link};
use super::joint::{CELL, DOUBLE, Joint, REGION};
use super::links::Links;
use super::nest::{MakeNest, Memories};
use super::position::Position;
use super::tables::{BITS_OF, CANDIDATES, Cells, GROUPS_OF, MEMBERS, bits, cells, is_plural};
use super::technique::{Nesting, Technique};
use core::mem;
use std::sync::{Arc, Mutex, PoisonError};

/// A search for chains from several assumptions.
#[derive(Debug)]
pub(super) struct Search {
    pub(super) sort: Sort,
    pub(super) base: u16,
    pub(super) rules: Rules,
    grower: Grower,
    /// Makes what further workers need, and what was made so far.
    make_nest: MakeNest,
    memories: Memories,
    more: Vec<Mutex<Grower>>,
    /// What they are growing.
    ahead: Option<Arc<Ahead>>,
    /// The branches on the board that was searched last.
    grown: Grown,
    /// For each digit the cells for which it last had no contradiction of its own.
    barren: [Option<Cells>; 9],
    pub(super) ancestry: Ancestry,
}

/// The sort of chains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    /// One digit, to a contradiction.
    Nishio,
    /// Static links, from all candidates of a cell or house.
    Multiple,
    /// False candidates are removed; contradictions too.
    Dynamic,
}

impl Search {
    pub(super) fn new(sort: Sort, base: u16, make_nest: MakeNest, memories: &Memories) -> Self {
        let rules = Rules { cells: sort != Sort::Nishio, dynamic: sort != Sort::Multiple };
        Self {
            sort,
            base,
            rules,
            grower: Grower::new(rules, make_nest(memories)),
            make_nest,
            memories: memories.clone(),
            more: Vec::new(),
            ahead: None,
            grown: Grown::default(),
            barren: [None; 9],
            ancestry: Ancestry::new(),
        }
    }
    /// What its branches may use.
    pub(super) fn nesting(&self) -> Nesting {
        self.grower.nest().nesting()
    }
    /// The branches on the board that was searched last; they must be returned.
    pub(super) fn lend(&mut self) -> Grown {
        mem::take(&mut self.grown)
    }
    /// Takes them back.
    pub(super) fn take_back(&mut self, grown: Grown) {
        self.grown = grown;
    }
    /// Offers every chain that removes something. `links` are those of the board, if known, after
    /// a search for forcing chains that found none.
    pub(super) fn search(
        &mut self,
        ground: &Ground<'_>,
        links: Option<&mut Links>,
        out: &mut Collector,
    ) {
        self.recycle();
        match self.sort {
            Sort::Nishio => self.contradictions(ground, out),
            Sort::Multiple => self.multiple(ground, links, out),
            Sort::Dynamic => self.dynamic(ground, out),
        }
    }
    /// As [`Self::search`], with every worker at the desk, for dynamic chains. `begun` is the content of
    /// [`Ground::before`], and is returned.
    pub(super) fn search_together(
        &mut self,
        desk: &Desk,
        (board, help): (&Position, &Help<'_>),
        begun: Option<Grown>,
        out: &mut Collector,
    ) -> Option<Grown> {
        if self.ahead.is_none() {
            self.grow_ahead(desk, board, begun);
        }
        let begun = self.gather(desk, help);
        self.dynamic(&Ground { board, help, before: begun.as_ref(), is_inner: false }, out);
        begun
    }
    /// Lets the workers at the desk start to grow the branches of a search.
    pub(super) fn grow_ahead(&mut self, desk: &Desk, board: &Position, begun: Option<Grown>) {
        self.recycle();
        while self.more.len() < desk.size() {
            let nest = (self.make_nest)(&self.memories);
            self.more.push(Mutex::new(Grower::new(self.rules, nest)));
        }
        self.ahead = Some(desk.share(Ahead::new(board, begun, mem::take(&mut self.more))));
    }
    /// Waits for the branches growing ahead, if there are any, and returns what they started from.
    pub(super) fn gather(&mut self, desk: &Desk, help: &Help<'_>) -> Option<Grown> {
        let ahead = desk.gather(self.ahead.take()?, help)?;
        let Harvest { grown, begun, growers } = ahead.harvest();
        (self.grown, self.more) = (grown, growers);
        begun
    }
    /// Returns the branches of the last board to those who will grow the next.
    fn recycle(&mut self) {
        let Grown { on, off } = &mut self.grown;
        let old = on.iter_mut().chain(off).filter_map(Option::take);
        let mut workers: Vec<&mut Grower> = (self.more.iter_mut())
            .map(|grower| grower.get_mut().unwrap_or_else(PoisonError::into_inner))
            .collect();
        if workers.is_empty() {
            workers.push(&mut self.grower);
        }
        let count = workers.len();
        old.enumerate().for_each(|(at, branch)| workers[at % count].recycle(branch));
        self.grown.on.resize_with(CANDIDATES, || None);
        self.grown.off.resize_with(CANDIDATES, || None);
    }
    fn contradictions(&mut self, ground: &Ground<'_>, out: &mut Collector) {
        let board = ground.board;
        let planes: [Cells; 9] = core::array::from_fn(|digit| board.plane(digit));
        let changed = |&digit: &usize| self.barren[digit] != Some(planes[digit]);
        let digits = (0..9).filter(changed).fold(0, |mask, digit| mask | 1_u16 << digit);
        self.barren = planes.map(Some);
        for cell in cells(board.cells_with(2..=9)) {
            for digit in bits(board.digits(cell) & digits) {
                let start = (cell * 9 + digit) as u16;
                for is_on in [true, false] {
                    let branch = self.grower.grow(ground, (start, is_on));
                    if branch.clash.is_some() {
                        self.barren[digit] = None;
                        self.contradiction(board, &branch, (start, !is_on), out);
                    }
                    self.grower.recycle(branch);
                }
            }
        }
    }
    fn multiple(&mut self, ground: &Ground<'_>, links: Option<&mut Links>, out: &mut Collector) {
        let links = links.map(|links| {
            links.close_refutations();
            &*links
        });
        for cell in cells(ground.board.cells_with(3..=9)) {
            for digit in bits(ground.board.digits(cell)) {
                self.regions(ground, (cell * 9 + digit) as u16, links, out);
            }
            self.cell(ground, cell, links, out);
        }
    }
    fn dynamic(&mut self, ground: &Ground<'_>, out: &mut Collector) {
        for cell in cells(ground.board.cells_with(2..=9)) {
            if ground.help.is_stopped() {
                return;
            }
            for digit in bits(ground.board.digits(cell)) {
                let start = (cell * 9 + digit) as u16;
                self.single(ground, start, out);
                self.regions(ground, start, None, out);
            }
            self.cell(ground, cell, None, out);
        }
    }
    /// Grows the branch of a true candidate unless that has been done.
    fn grow(&mut self, ground: &Ground<'_>, start: u16) {
        if self.grown.on[usize::from(start)].is_none() {
            let branch = self.grower.grow(ground, (start, true));
            self.grown.on[usize::from(start)] = Some(branch);
        }
    }
    /// Chains from one candidate: contradictions, and what follows whether it is true or false.
    fn single(&mut self, ground: &Ground<'_>, start: u16, out: &mut Collector) {
        self.grow(ground, start);
        let Some(on) = self.grown.on[usize::from(start)].take() else { return };
        self.contradiction(ground.board, &on, (start, false), out);
        self.grown.on[usize::from(start)] = Some(on);
        let ahead = self.grown.off[usize::from(start)].take();
        if ahead.is_none() && !self.falsehood_matters(ground, start) {
            return;
        }
        let off = ahead.unwrap_or_else(|| self.grower.grow(ground, (start, false)));
        self.contradiction(ground.board, &off, (start, true), out);
        if let Some(on) = self.grown.on[usize::from(start)].take() {
            if ground.board.count(usize::from(start) / 9) > 2 {
                let technique = Technique::DynamicDouble(self.nesting());
                let branches = &[&*on, &*off];
                let joint = Joint { branches, technique, key: DOUBLE, group: None };
                self.conclusions(ground.board, &joint, out);
            }
            self.grown.on[usize::from(start)] = Some(on);
        }
        if ground.is_inner {
            self.grower.recycle(off);
        } else {
            self.grown.off[usize::from(start)] = Some(off);
        }
    }
    fn falsehood_matters(&mut self, ground: &Ground<'_>, start: u16) -> bool {
        if let Some(link) = first_link(ground.board, start) {
            self.grow(ground, link);
        }
        let branch = |start: u16| self.grown.on[usize::from(start)].as_deref();
        falsehood_matters(ground.board, self.grower.nest(), branch, start)
    }
    fn cell(
        &mut self,
        ground: &Ground<'_>,
        cell: usize,
        links: Option<&Links>,
        out: &mut Collector,
    ) {
        self.joint(ground, (cell as u16, CELL), links, out);
    }
    /// Chains from all places of the candidate's digit in a house, if it is the first of them.
    fn regions(
        &mut self,
        ground: &Ground<'_>,
        start: u16,
        links: Option<&Links>,
        out: &mut Collector,
    ) {
        for (kind, group) in GROUPS_OF[usize::from(start)].into_iter().enumerate().skip(1) {
            let mask = ground.board.groups[usize::from(group)];
            if mask & (BITS_OF[usize::from(start)][kind] - 1) == 0 && is_plural(mask) {
                self.joint(ground, (group, REGION), links, out);
            }
        }
    }
    /// Chains from all candidates of a group.
    fn joint(
        &mut self,
        ground: &Ground<'_>,
        (group, key): (u16, u8),
        links: Option<&Links>,
        out: &mut Collector,
    ) {
        let (mut all, mut count) = ([0; 9], 0);
        for position in bits(ground.board.groups[usize::from(group)]) {
            all[count] = MEMBERS[usize::from(group)][position];
            count += 1;
        }
        let all = &all[..count];
        if links.is_some_and(|links| !links.agree(all)) {
            return;
        }
        for &start in all {
            self.grow(ground, start);
        }
        let technique = match (self.sort, key) {
            (Sort::Multiple, CELL) => Technique::CellChains,
            (Sort::Multiple, _) => Technique::RegionChains,
            (_, CELL) => Technique::DynamicCell(self.nesting()),
            _ => Technique::DynamicRegion(self.nesting()),
        };
        // The branches are lent while their conclusions are drawn.
        let grown = mem::take(&mut self.grown.on);
        let mut lent = all.iter().filter_map(|&start| grown[usize::from(start)].as_deref());
        if let Some(first) = lent.next() {
            let mut branches = [first; 9];
            branches[1..].iter_mut().zip(lent).for_each(|(place, branch)| *place = branch);
            let (branches, group) = (&branches[..count], Some(group));
            self.conclusions(ground.board, &Joint { branches, technique, key, group }, out);
        }
        self.grown.on = grown;
    }
}
