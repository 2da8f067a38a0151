//! Almost locked sets: cells of a house with one candidate more than cells.
use super::cells::{Cells, Digits, HOUSES, PEERS, Spot, cells, digits};
use super::found::{Found, spots};
use super::order::weight;
use super::position::Position;
use super::profile::Kind;
use core::cmp::Reverse;

/// An almost locked set.
#[derive(Clone, Debug)]
pub(super) struct Als {
    pub(super) cells: Cells,
    pub(super) digits: Digits,
    /// For each digit, its cells.
    pub(super) places: [Cells; 9],
    /// For each digit, the cells outside that see all of its cells.
    pub(super) seen: [Cells; 9],
    /// All cells that see some cell by which the set can be restricted.
    near: Cells,
}

/// Two sets with a digit that only one of them can hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) other: usize,
    /// These digits.
    pub(super) digits: Digits,
}

/// All sets of a position, and how they are linked.
#[derive(Debug)]
pub(super) struct Sets {
    all: Vec<Als>,
    /// For each set, those linked with it, in order.
    links: Vec<Vec<Link>>,
}

impl Sets {
    pub(super) fn new(board: &Position) -> Self {
        let all = collect(board);
        let links = links(&all);
        Self { all, links }
    }
}

/// All sets, house by house, cells added in order; each set once.
fn collect(board: &Position) -> Vec<Als> {
    let mut found: Vec<Als> = Vec::new();
    let mut known: Vec<Cells> = Vec::new();
    for house in HOUSES {
        let empty: Vec<usize> = cells(house & board.empty).collect();
        grow(board, &empty, 0, 0, &mut known);
    }
    for set in known {
        found.push(Als::new(board, set));
    }
    found
}

fn grow(board: &Position, from: &[usize], set: Cells, union: Digits, known: &mut Vec<Cells>) {
    for (at, &cell) in from.iter().enumerate() {
        let set = set | 1 << cell;
        let union = union | board.candidates[cell];
        if union.count_ones() == set.count_ones() + 1 && !known.contains(&set) {
            known.push(set);
        }
        grow(board, &from[at + 1..], set, union, known);
    }
}

impl Als {
    fn new(board: &Position, set: Cells) -> Self {
        let all = board.union(set);
        let (mut places, mut seen, mut near) = ([0; 9], [0; 9], 0);
        for digit in digits(all) {
            places[digit] = set & board.places[digit];
            seen[digit] =
                cells(places[digit]).fold(board.places[digit], |seen, cell| seen & PEERS[cell]);
            near |= seen[digit];
        }
        Self { cells: set, digits: all, places, seen, near }
    }
}

/// The digits that only one of two sets can hold.
fn restricted(one: &Als, other: &Als) -> Digits {
    if one.cells & other.cells != 0 || one.near & other.cells == 0 {
        return 0;
    }
    digits(one.digits & other.digits)
        .filter(|&digit| other.places[digit] & !one.seen[digit] == 0)
        .fold(0, |all, digit| all | 1 << digit)
}

/// For each set, those linked with it, in order.
fn links(all: &[Als]) -> Vec<Vec<Link>> {
    let mut links = vec![Vec::new(); all.len()];
    for (at, one) in all.iter().enumerate() {
        for (other, two) in all.iter().enumerate().skip(at + 1) {
            let digits = restricted(one, two);
            if digits != 0 {
                links[at].push(Link { other, digits });
                links[other].push(Link { other: at, digits });
            }
        }
    }
    for of_one in &mut links {
        of_one.sort_unstable_by_key(|link| link.other);
    }
    links
}

pub(super) fn xz(Sets { all, links }: &Sets) -> Option<Found> {
    for (at, one) in all.iter().enumerate() {
        for link in links[at].iter().filter(|link| link.other > at) {
            let hit = xz_hit(one, &all[link.other], link.digits);
            if !hit.is_empty() {
                return Found::eliminating(Kind::AlsXz, hit);
            }
        }
    }
    None
}

/// What two linked sets eliminate.
fn xz_hit(one: &Als, other: &Als, restricted: Digits) -> Vec<Spot> {
    let mut hit = Vec::new();
    let both = one.cells | other.cells;
    let doubly = restricted.count_ones() > 1;
    for digit in digits(one.digits & other.digits) {
        if doubly || restricted & 1 << digit == 0 {
            hit.extend(spots(one.seen[digit] & other.seen[digit] & !both, digit));
        }
    }
    if doubly {
        for (set, apart) in [(one, other), (other, one)] {
            for digit in digits(set.digits & !restricted) {
                hit.extend(spots(set.seen[digit] & !apart.cells, digit));
            }
        }
    }
    hit.sort_unstable_by_key(|&(cell, digit)| (digit, cell));
    hit.dedup();
    hit
}

/// Pairs of links that share a set, in the order of the list of all links.
pub(super) fn xy_wing(Sets { all, links }: &Sets) -> Option<Found> {
    for (a, of_a) in links.iter().enumerate() {
        for (at, first) in of_a.iter().enumerate().filter(|(_, link)| link.other > a) {
            let b = first.other;
            let same = of_a[at + 1..].iter().map(|second| (b, second));
            let through = links[b].iter().filter(|second| second.other > a);
            for (end, second) in same.chain(through.map(|second| (a, second))) {
                if second.other == end {
                    continue;
                }
                let hit = wing_hit(all, [(end, first.digits), (second.other, second.digits)]);
                if !hit.is_empty() {
                    return Found::eliminating(Kind::AlsXyWing, hit);
                }
            }
        }
    }
    None
}

/// What two sets eliminate that are linked with a third one by different digits.
fn wing_hit(all: &[Als], ends: [(usize, Digits); 2]) -> Vec<Spot> {
    let [(a, first), (b, second)] = ends;
    let (a, b) = (&all[a], &all[b]);
    let mut hit = Vec::new();
    if a.cells & b.cells != 0 {
        return hit;
    }
    for digit in digits(a.digits & b.digits) {
        // The digit must differ from those of the links, and these from each other.
        let (x, y) = (first & !(1 << digit), second & !(1 << digit));
        if x == 0 || y == 0 || x == y && x.is_power_of_two() {
            continue;
        }
        let seen = a.seen[digit] & b.seen[digit] & !(a.cells | b.cells);
        hit.extend(spots(seen, digit));
    }
    hit
}

/// The fewest sets of a chain.
const SHORTEST_CHAIN: usize = 4;
/// Extensions tried before the search for chains settles for what it has.
const MOST_EXTENSIONS: u32 = 4_000_000;

/// Chains of four sets or more, each further along the list than the one before. The result is the one
/// that eliminates most, then the one with the smaller weighted sum of its eliminations.
pub(super) fn chain(Sets { all, links }: &Sets) -> Option<Found> {
    let mut search = Chains { all, links, path: Vec::new(), tried: 0, best: None };
    for start in 0..all.len() {
        search.path = vec![start];
        search.extend(0, 0);
    }
    search.best.and_then(|(_, hit)| Found::eliminating(Kind::AlsXyChain, hit))
}

/// More eliminations, then a smaller weighted sum.
type Order = (Reverse<usize>, usize);

struct Chains<'a> {
    all: &'a [Als],
    links: &'a [Vec<Link>],
    path: Vec<usize>,
    tried: u32,
    best: Option<(Order, Vec<Spot>)>,
}

impl Chains<'_> {
    /// Adds sets to the chain, whose first and last link have these digits.
    fn extend(&mut self, first: Digits, last: Digits) {
        let end = self.path[self.path.len() - 1];
        let links = self.links;
        let further = links[end].partition_point(|link| link.other < end);
        for link in &links[end][further..] {
            for digit in digits(link.digits & !last) {
                self.tried += 1;
                if self.tried > MOST_EXTENSIONS {
                    return;
                }
                let digit = 1 << digit;
                let first = if first == 0 { digit } else { first };
                self.path.push(link.other);
                if self.path.len() >= SHORTEST_CHAIN {
                    self.close(first | digit);
                }
                self.extend(first, digit);
                self.path.pop();
            }
        }
    }
    /// Records what the ends of the chain eliminate.
    fn close(&mut self, used: Digits) {
        let (one, other) = (&self.all[self.path[0]], &self.all[self.path[self.path.len() - 1]]);
        let mut hit = Vec::new();
        for digit in digits(one.digits & other.digits & !used) {
            let seen = one.seen[digit] & other.seen[digit] & !(one.cells | other.cells);
            hit.extend(spots(seen, digit));
        }
        if hit.is_empty() {
            return;
        }
        let key = (Reverse(hit.len()), weight(&hit));
        if self.best.as_ref().is_none_or(|(best, _)| key < *best) {
            self.best = Some((key, hit));
        }
    }
}
