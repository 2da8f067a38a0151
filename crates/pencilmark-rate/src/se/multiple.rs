//! Producers 23 to 30: chains from several assumptions that come to one conclusion.
use super::ancestry::{Ancestry, Assertion};
use super::board::Board;
use super::branch::{Branch, Off, On, Rules, Set, contains};
use super::collect::{Collector, Found, place_of};
use super::links::{Links, Sweep, strong_links};
use super::nest::Nest;
use super::proof::Proof;
use super::score::Score;
use super::tables::{BITS_OF, CANDIDATES, Cells, GROUPS_OF, MEMBERS, bits, cells, is_plural};
use super::technique::Technique;

/// A search for chains from several assumptions.
#[derive(Debug)]
pub(super) struct Search {
    style: Style,
    base: u16,
    rules: Rules,
    nest: Nest,
    branches: Vec<Option<Box<Branch>>>,
    #[expect(clippy::vec_box, reason = "boxes move between this and `branches`")]
    spare: Vec<Box<Branch>>,
    /// For each digit the cells with which it last had no contradiction of its own.
    barren: [Option<Cells>; 9],
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
        let (branches, spare, barren) = (Vec::new(), Vec::new(), [None; 9]);
        let ancestry = Ancestry::new();
        Self { style, base, rules, nest, branches, spare, barren, ancestry }
    }
    /// Offers every chain that removes something. `links` are those of the board, if known, after
    /// a search for forcing chains that found none.
    pub(super) fn search(&mut self, board: &Board, links: Option<&mut Links>, out: &mut Collector) {
        self.spare.extend(self.branches.iter_mut().filter_map(Option::take));
        self.branches.resize_with(CANDIDATES, || None);
        match self.style {
            Style::Nishio => self.contradictions(board, out),
            Style::Multiple => self.multiple(board, links, out),
            Style::Dynamic => self.dynamic(board, out),
        }
    }
    fn contradictions(&mut self, board: &Board, out: &mut Collector) {
        let planes: [Cells; 9] = core::array::from_fn(|digit| board.plane(digit));
        let changed = |&digit: &usize| self.barren[digit] != Some(planes[digit]);
        let digits = (0..9).filter(changed).fold(0, |mask, digit| mask | 1_u16 << digit);
        self.barren = planes.map(Some);
        for cell in cells(board.cells_with(2..=9)) {
            for digit in bits(board.digits(cell) & digits) {
                let start = (cell * 9 + digit) as u16;
                for is_on in [true, false] {
                    let branch = self.branch(board, start, is_on);
                    if branch.clash.is_some() {
                        self.barren[digit] = None;
                        self.contradiction(board, &branch, (start, !is_on), out);
                    }
                    self.spare.push(branch);
                }
            }
        }
    }
    fn multiple(&mut self, board: &Board, links: Option<&mut Links>, out: &mut Collector) {
        let links = links.map(|links| {
            links.close_refutations();
            &*links
        });
        for cell in cells(board.cells_with(3..=9)) {
            for digit in bits(board.digits(cell)) {
                self.regions(board, (cell * 9 + digit) as u16, links, out);
            }
            self.cell(board, cell, links, out);
        }
    }
    fn dynamic(&mut self, board: &Board, out: &mut Collector) {
        for cell in cells(board.cells_with(2..=9)) {
            for digit in bits(board.digits(cell)) {
                let start = (cell * 9 + digit) as u16;
                self.single(board, start, out);
                self.regions(board, start, None, out);
            }
            self.cell(board, cell, None, out);
        }
    }
    /// Grows the branch of a true candidate unless that was done.
    fn grow(&mut self, board: &Board, start: u16) {
        if self.branches[usize::from(start)].is_none() {
            let branch = self.branch(board, start, true);
            self.branches[usize::from(start)] = Some(branch);
        }
    }
    fn branch(&mut self, board: &Board, start: u16, on: bool) -> Box<Branch> {
        let mut branch = self.spare.pop().unwrap_or_else(|| Box::new(Branch::new(board)));
        branch.begin(board, start, on);
        branch.follow(self.rules);
        while branch.clash.is_none() && self.nest.deduce(board, &mut branch) {
            branch.follow(self.rules);
        }
        branch
    }
    /// Chains from one candidate: contradictions, and what follows whether it is true or false.
    fn single(&mut self, board: &Board, start: u16, out: &mut Collector) {
        self.grow(board, start);
        if let Some(on) = self.branches[usize::from(start)].take() {
            self.contradiction(board, &on, (start, false), out);
            if self.falsehood_matters(board, &on, start) {
                let off = self.branch(board, start, false);
                self.contradiction(board, &off, (start, true), out);
                if board.count(usize::from(start) / 9) > 2 {
                    let technique = Technique::DynamicDouble;
                    let branches = &[&*on, &*off];
                    let joint = Joint { branches, technique, key: DOUBLE, group: None };
                    self.conclusions(board, &joint, out);
                }
                self.spare.push(off);
            }
            self.branches[usize::from(start)] = Some(on);
        }
    }
    /// Whether anything can come of assuming a candidate false. If that makes another one true at
    /// once, the two come to the same: no contradiction unless the other one has one, and the same
    /// conclusions. If it makes none true, only deductions within the branch can lead on.
    fn falsehood_matters(&mut self, board: &Board, on: &Branch, start: u16) -> bool {
        let (links, count) = strong_links(board, Sweep::Xy, usize::from(start));
        let Some(link) = links[..usize::from(count)].first() else {
            return self.nest.has_patterns();
        };
        self.grow(board, link.to);
        let Some(other) = &self.branches[usize::from(link.to)] else { return true };
        let meets =
            |one: &Set, other: &Set| one.iter().zip(other).any(|(one, other)| one & other != 0);
        let doubles = board.count(usize::from(start) / 9) > 2;
        other.clash.is_some() || doubles && (meets(&on.on, &other.on) || meets(&on.off, &other.off))
    }
    fn cell(&mut self, board: &Board, cell: usize, links: Option<&Links>, out: &mut Collector) {
        let left = |&candidate: &u16| board.has(usize::from(candidate));
        let all: Vec<u16> = MEMBERS[cell].into_iter().filter(left).collect();
        if links.is_none_or(|links| links.agree(&all)) {
            self.joint(board, &all, cell as u16, CELL, out);
        }
    }
    fn contradiction(
        &mut self,
        board: &Board,
        branch: &Branch,
        (start, is_on): (u16, bool),
        out: &mut Collector,
    ) {
        let Some(clash) = branch.clash else { return };
        let place = place_of(start, is_on, others_of(board, start));
        let limit = out.limit_at(self.base, CONTRADICTION, place);
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
        out.offer(
            Found { technique, score, key: CONTRADICTION, placement, removals },
            place,
            || {
                let mut proof = Proof::default();
                for end in ends {
                    ancestry.prove((board, branch, rules), end, None, &mut proof);
                }
                proof
            },
        );
    }
    /// Chains from all places of the candidate's digit in a house, if it is the first of them.
    fn regions(&mut self, board: &Board, start: u16, links: Option<&Links>, out: &mut Collector) {
        for (kind, group) in GROUPS_OF[usize::from(start)].into_iter().enumerate().skip(1) {
            let mask = board.groups[usize::from(group)];
            if mask & (BITS_OF[usize::from(start)][kind] - 1) != 0 || !is_plural(mask) {
                continue;
            }
            let members: Vec<u16> =
                bits(mask).map(|position| MEMBERS[usize::from(group)][position]).collect();
            if links.is_none_or(|links| links.agree(&members)) {
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
        let others = others_of(board, candidate);
        if is_on && others == 0 {
            return;
        }
        let place = place_of(candidate, is_on, others);
        let limit = out.limit_at(self.base, joint.key, place);
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
        out.offer(Found { technique, score, key, placement, removals }, place, || {
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

/// The other digits of a candidate's cell.
fn others_of(board: &Board, candidate: u16) -> u16 {
    board.digits(usize::from(candidate) / 9) & !(1 << (candidate % 9))
}

/// What a conclusion removes: the candidate, or the others of its cell.
fn removals_of(board: &Board, candidate: u16, is_on: bool) -> Vec<u16> {
    if !is_on {
        return vec![candidate];
    }
    let first = candidate / 9 * 9;
    bits(others_of(board, candidate)).map(|digit| first + digit as u16).collect()
}
