//! The static implications of a position: which candidates cannot both be true (weak links), and
//! which cannot both be false (strong links); and what can be reached along them.
mod near;

use super::position::Position;
use super::tables::{
    BITS_OF, CANDIDATES, CROSSINGS, GROUPS, GROUPS_OF, MEMBERS, bits, cells, is_pair,
};

/// Which links count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sweep {
    /// Only between cells: one digit.
    X,
    /// Strong links in cells, weak links everywhere.
    Y,
    /// All.
    Xy,
}

impl Sweep {
    fn has_x(self) -> bool {
        self != Self::Y
    }
    fn has_y(self) -> bool {
        self != Self::X
    }
}

/// A strong link: the other candidate, and which of its groups it comes from (0 its cell, then
/// box, row, column).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Strong {
    pub(super) to: u16,
    pub(super) kind: u8,
}

/// Calls a function on bit matrices with the number of words of a row as a constant: 729
/// candidates are at most twelve words.
macro_rules! by_width {
    ($width:expr, $function:ident, $($argument:expr),*) => {
        match $width {
            0 | 1 => $function::<1>($($argument),*),
            2 => $function::<2>($($argument),*),
            3 => $function::<3>($($argument),*),
            4 => $function::<4>($($argument),*),
            5 => $function::<5>($($argument),*),
            6 => $function::<6>($($argument),*),
            7 => $function::<7>($($argument),*),
            8 => $function::<8>($($argument),*),
            9 => $function::<9>($($argument),*),
            10 => $function::<10>($($argument),*),
            11 => $function::<11>($($argument),*),
            _ => $function::<12>($($argument),*),
        }
    };
}

/// The links of a position.
#[derive(Debug)]
pub(super) struct Links {
    /// The candidates: first those with strong links, then the others.
    pub(super) all: Vec<u16>,
    idle: Vec<u16>,
    /// For each candidate, its place in `all`.
    ids: [u16; CANDIDATES],
    strong: Vec<([Strong; 4], u8)>,
    /// For each candidate the weak neighbours that have a strong link themselves, in the order of
    /// the search: cell, box, row, column. Only after [`Self::look_around`].
    useful: Vec<u16>,
    ends: Vec<u32>,
    /// Working memory of [`rows`].
    sums: Vec<u64>,
    /// Words of a row of the bit matrices.
    width: usize,
    weak: Vec<u64>,
    /// Words of a row of `reach`: only candidates with strong links become true.
    reach_width: usize,
    /// What a true candidate makes true in one step, later in any number of steps.
    reach: Vec<u64>,
    /// What a true candidate makes true in one step.
    step: Vec<u64>,
    /// What it makes true in up to two and up to four steps.
    near: [Vec<u64>; 2],
    /// What it makes false in any number of steps.
    refute: Vec<u64>,
}

impl Links {
    /// No links yet: working memory.
    pub(super) fn new() -> Self {
        Self {
            all: Vec::new(),
            idle: Vec::new(),
            ids: [0; CANDIDATES],
            strong: Vec::new(),
            useful: Vec::new(),
            ends: Vec::new(),
            sums: Vec::new(),
            width: 0,
            weak: Vec::new(),
            reach_width: 0,
            reach: Vec::new(),
            step: Vec::new(),
            near: [Vec::new(), Vec::new()],
            refute: Vec::new(),
        }
    }
    /// Finds the links of a position.
    ///
    /// For some digits only, if no link joins them to others.
    pub(super) fn build(&mut self, board: &Position, sweep: Sweep, digits: u16) {
        self.all.clear();
        self.strong.clear();
        self.idle.clear();
        for cell in cells(board.empty) {
            for digit in bits(board.digits(cell) & digits) {
                let candidate = cell * 9 + digit;
                let (links, count) = strong_links(board, sweep, candidate);
                if count == 0 {
                    self.idle.push(candidate as u16);
                } else {
                    self.all.push(candidate as u16);
                    self.strong.push((links, count));
                }
            }
        }
        self.reach_width = self.all.len().div_ceil(64);
        self.all.extend(&self.idle);
        self.strong.resize(self.all.len(), Default::default());
        for (id, &candidate) in self.all.iter().enumerate() {
            self.ids[usize::from(candidate)] = id as u16;
        }
        self.width = self.all.len().div_ceil(64);
        self.weak.clear();
        self.weak.resize(self.all.len() * self.width, 0);
        self.reach.clear();
        self.reach.resize(self.all.len() * self.reach_width, 0);
        by_width!(self.width, rows, self, sweep);
    }
    /// The strong links of a candidate, in the order of the search.
    pub(super) fn strong(&self, candidate: u16) -> &[Strong] {
        let (links, count) = &self.strong[usize::from(self.ids[usize::from(candidate)])];
        &links[..usize::from(*count)]
    }
    /// The weak neighbours that lead further.
    pub(super) fn useful(&self, candidate: u16) -> &[u16] {
        let id = usize::from(self.ids[usize::from(candidate)]);
        let start = if id == 0 { 0 } else { self.ends[id - 1] as usize };
        &self.useful[start..self.ends[id] as usize]
    }
    /// Finds what is near; after [`Self::close`].
    pub(super) fn look_around(&mut self, board: &Position, sweep: Sweep) {
        let [two, four] = &mut self.near;
        by_width!(self.reach_width, doubled, &self.step, two);
        by_width!(self.reach_width, doubled, two, four);
        self.useful.clear();
        self.ends.clear();
        for &candidate in &self.all {
            for_each_weak(board, sweep, usize::from(candidate), |other| {
                if self.strong[usize::from(self.ids[other])].1 > 0 {
                    self.useful.push(other as u16);
                }
            });
            self.ends.push(self.useful.len() as u32);
        }
    }
    /// Follows the links to the end.
    pub(super) fn close(&mut self) {
        self.step.clone_from(&self.reach);
        by_width!(self.reach_width, closed, &mut self.reach);
    }
    /// After [`Self::close`], the candidates that make themselves false.
    pub(super) fn refuted(&self) -> Vec<u16> {
        self.all.iter().copied().filter(|&one| self.refutes_itself(one)).collect()
    }
    /// After [`Self::close`], what all true candidates make false.
    pub(super) fn close_refutations(&mut self) {
        let (width, reach_width) = (self.width, self.reach_width);
        self.refute.clone_from(&self.weak);
        let mut row = vec![0; width];
        let mut done = vec![0; reach_width];
        for id in 0..self.all.len() {
            let reach = &self.reach[id * reach_width..(id + 1) * reach_width];
            row.copy_from_slice(&self.weak[id * width..(id + 1) * width]);
            done.fill(0);
            while let Some(next) = first_new(reach, &done) {
                let theirs = &self.refute[next * width..(next + 1) * width];
                row.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine |= theirs);
                if next < id {
                    let from = &self.reach[next * reach_width..(next + 1) * reach_width];
                    done.iter_mut().zip(from).for_each(|(done, from)| *done |= from);
                }
                done[next / 64] |= 1 << (next % 64);
            }
            self.refute[id * width..(id + 1) * width].copy_from_slice(&row);
        }
    }
    /// Whether these true candidates all make some candidate true, or all make one false.
    pub(super) fn agree(&self, all: &[u16]) -> bool {
        let rows = || all.iter().map(|&one| usize::from(self.ids[usize::from(one)]));
        let common = |matrix: &[u64], width: usize| {
            (0..width).any(|word| rows().fold(!0, |mask, id| mask & matrix[id * width + word]) != 0)
        };
        common(&self.reach, self.reach_width) || common(&self.refute, self.width)
    }
    /// Whether a true candidate, after [`Self::close`], makes itself false.
    pub(super) fn refutes_itself(&self, candidate: u16) -> bool {
        let id = usize::from(self.ids[usize::from(candidate)]);
        let weak = &self.weak[id * self.width..];
        let reach = &self.reach[id * self.reach_width..(id + 1) * self.reach_width];
        weak.iter().zip(reach).any(|(weak, reach)| weak & reach != 0)
    }
    /// The weak neighbours of all these candidates, as a row of a bit matrix.
    pub(super) fn around(&self, all: &[u16]) -> Vec<u64> {
        let mut row = vec![0; self.width];
        for &candidate in all {
            let start = usize::from(self.ids[usize::from(candidate)]) * self.width;
            for (mine, theirs) in row.iter_mut().zip(&self.weak[start..]) {
                *mine |= theirs;
            }
        }
        row
    }
    /// Whether two candidates cannot both be true, by the links that count.
    pub(super) fn is_weak(&self, one: u16, other: u16) -> bool {
        let row = usize::from(self.ids[usize::from(one)]) * self.width;
        let other = usize::from(self.ids[usize::from(other)]);
        self.weak[row + other / 64] >> (other % 64) & 1 == 1
    }
}

/// Makes the rows of the bit matrices, of `W` words: the members of all groups of a candidate, and
/// what they make true when they are false. For a group it is known what at least one member makes
/// true and what at least two do, so what only the candidate itself would make true can be left out.
fn rows<const W: usize>(links: &mut Links, sweep: Sweep) {
    links.sums.clear();
    links.sums.resize(GROUPS * 3 * W, 0);
    let sums = links.sums.as_chunks_mut::<W>().0.as_chunks_mut::<3>().0;
    let kinds = usize::from(!sweep.has_y())..4;
    for (id, (candidate, (strong, count))) in links.all.iter().zip(&links.strong).enumerate() {
        for kind in kinds.clone() {
            let [members, once, twice] =
                &mut sums[usize::from(GROUPS_OF[usize::from(*candidate)][kind])];
            members[id / 64] |= 1 << (id % 64);
            for link in &strong[..usize::from(*count)] {
                let to = usize::from(links.ids[usize::from(link.to)]);
                let bit = 1 << (to % 64);
                twice[to / 64] |= once[to / 64] & bit;
                once[to / 64] |= bit;
            }
        }
    }
    let reach_width = links.reach_width;
    for (id, (candidate, (strong, count))) in links.all.iter().zip(&links.strong).enumerate() {
        let (mut own, mut weak, mut reach) = ([0; W], [0; W], [0; W]);
        for link in &strong[..usize::from(*count)] {
            let to = usize::from(links.ids[usize::from(link.to)]);
            own[to / 64] |= 1 << (to % 64);
        }
        for kind in kinds.clone() {
            let [members, once, twice] =
                &sums[usize::from(GROUPS_OF[usize::from(*candidate)][kind])];
            for word in 0..W {
                weak[word] |= members[word];
                reach[word] |= twice[word] | once[word] & !own[word];
            }
        }
        weak[id / 64] &= !(1 << (id % 64));
        links.weak[id * W..(id + 1) * W].copy_from_slice(&weak);
        links.reach[id * reach_width..(id + 1) * reach_width]
            .copy_from_slice(&reach[..reach_width]);
    }
}

/// What is reached in at most twice as many steps; rows of `W` words.
fn doubled<const W: usize>(from: &[u64], to: &mut Vec<u64>) {
    to.clear();
    to.extend_from_slice(from);
    let from = from.as_chunks::<W>().0;
    for (row, own) in to.as_chunks_mut::<W>().0.iter_mut().zip(from) {
        for (word, &bits) in own.iter().enumerate() {
            let mut left = bits;
            while left != 0 {
                let next = word * 64 + left.trailing_zeros() as usize;
                left &= left - 1;
                unite(row, &from[next]);
            }
        }
    }
}

/// What is reached in any number of steps; rows of `W` words.
fn closed<const W: usize>(reach: &mut [u64]) {
    let rows = reach.as_chunks_mut::<W>().0;
    for id in 0..rows.len() {
        let (mut row, mut expanded) = (rows[id], [0; W]);
        while let Some(next) = first_new(&row, &expanded) {
            let from = &rows[next];
            unite(&mut row, from);
            if next < id {
                unite(&mut expanded, from);
            }
            expanded[next / 64] |= 1 << (next % 64);
        }
        rows[id] = row;
    }
}

fn unite<const W: usize>(mine: &mut [u64; W], theirs: &[u64; W]) {
    for (mine, theirs) in mine.iter_mut().zip(theirs) {
        *mine |= theirs;
    }
}

fn first_new(row: &[u64], expanded: &[u64]) -> Option<usize> {
    row.iter().zip(expanded).enumerate().find_map(|(at, (row, expanded))| {
        let new = row & !expanded;
        (new != 0).then(|| at * 64 + new.trailing_zeros() as usize)
    })
}

/// What becomes true when a candidate is false.
pub(super) fn strong_links(board: &Position, sweep: Sweep, candidate: usize) -> ([Strong; 4], u8) {
    let mut links = [Strong::default(); 4];
    let mut count = 0;
    for kind in 0..4 {
        let allowed = if kind == 0 { sweep.has_y() } else { sweep.has_x() };
        let group = usize::from(GROUPS_OF[candidate][kind]);
        let mask = board.groups[group];
        if !allowed || !is_pair(mask) {
            continue;
        }
        let position = (mask & !BITS_OF[candidate][kind]).trailing_zeros() as usize;
        let to = MEMBERS[group][position];
        if !links[..count].iter().any(|link: &Strong| link.to == to) {
            links[count] = Strong { to, kind: kind as u8 };
            count += 1;
        }
    }
    (links, count as u8)
}

/// What becomes false when a candidate is true, in the order of the search.
pub(super) fn for_each_weak(
    board: &Position,
    sweep: Sweep,
    candidate: usize,
    mut visit: impl FnMut(usize),
) {
    let cell = candidate / 9;
    if sweep.has_y() {
        for digit in bits(board.digits(cell) & !BITS_OF[candidate][0]) {
            visit(cell * 9 + digit);
        }
    }
    let in_box = usize::from(GROUPS_OF[candidate][1] - 81) / 9;
    for kind in 1..4 {
        let group = usize::from(GROUPS_OF[candidate][kind]);
        let house = (group - 81) / 9;
        let seen = BITS_OF[candidate][kind] | CROSSINGS[house][in_box];
        for position in bits(board.groups[group] & !seen) {
            visit(usize::from(MEMBERS[group][position]));
        }
    }
}
