//! Where chains of almost locked sets can conclude something, without the chains: most starts lead
//! nowhere, and it takes far longer to follow each of them.
use crate::als_index::Als;
use crate::als_links::AlsLink;
use crate::bits::{Matrix, insert, remove_below, unite};
use crate::lists::Lists;
use core::ops::Range;
use pencilmark_core::{Digit, DigitSet, Grid};

/// What sets lose if another one loses a digit, and so holds its others. A *loss* is a set together with
/// a digit by which it is linked.
pub(super) struct Losses<'a, const W: usize> {
    sets: &'a [Als<W>],
    links: &'a Lists<AlsLink>,
    /// The digit of each loss: by set, then by digit.
    digits: Vec<Digit>,
    /// For each set where its own are.
    of_set: Vec<Range<usize>>,
    /// For each loss those that follow from it.
    after: Matrix,
    /// For each candidate, by cell and digit, the losses that leave a set to it that sees it.
    seeing: Matrix,
    /// For each cell where its candidates are.
    of_cell: Vec<usize>,
}

impl<'a, const W: usize> Losses<'a, W> {
    pub(super) fn new(grid: &Grid<W>, sets: &'a [Als<W>], links: &'a Lists<AlsLink>) -> Self {
        let (mut digits, mut of_set) = (Vec::new(), Vec::with_capacity(sets.len()));
        for around in links.iter() {
            let start = digits.len();
            digits
                .extend(around.iter().fold(DigitSet::EMPTY, |all, link| all | link.digits).iter());
            of_set.push(start..digits.len());
        }
        let mut of_cell = vec![0];
        for cell in grid.geometry().shape().cells() {
            of_cell.push(of_cell[cell.index()] + grid.digits(cell).len());
        }
        let after = Matrix::new(digits.len(), digits.len());
        let seeing = Matrix::new(of_cell[of_cell.len() - 1], digits.len());
        let mut losses = Self { sets, links, digits, of_set, after, seeing, of_cell };
        losses.follow();
        losses.look(grid);
        losses
    }
    /// Everything that follows from each loss, however long it takes.
    fn follow(&mut self) {
        let mut next: Vec<(usize, usize)> = Vec::new();
        for (set, own) in self.of_set.iter().enumerate() {
            for loss in own.clone() {
                let others = self.sets[set].digits - DigitSet::only(self.digits[loss]);
                next.extend(self.through(set, others).map(|to| (loss, to)));
            }
        }
        for &(from, to) in &next {
            insert(self.after.row_mut(from), to);
        }
        // From the last to the first and back, until nothing is added: what grew is added again.
        let mut grown = vec![true; self.digits.len()];
        while grown.contains(&true) {
            let before = core::mem::replace(&mut grown, vec![false; self.digits.len()]);
            for &(from, to) in next.iter().rev().chain(&next) {
                if before[to] || grown[to] {
                    grown[from] |= self.after.add(from, to);
                }
            }
        }
    }
    /// Which sets see which candidates with a digit that they hold after a loss.
    fn look(&mut self, grid: &Grid<W>) {
        for (set, own) in self.sets.iter().zip(&self.of_set).filter(|(_, own)| !own.is_empty()) {
            for z in set.digits.iter() {
                for cell in set.seeing(z) & grid.cells(z) {
                    let row = self.of_cell[cell.index()] + grid.digits(cell).rank(z);
                    for loss in own.clone().filter(|&loss| self.digits[loss] != z) {
                        insert(self.seeing.row_mut(row), loss);
                    }
                }
            }
        }
    }
    /// The losses of the sets linked to one by some of these digits.
    fn through(&self, set: usize, digits: DigitSet) -> impl Iterator<Item = usize> + '_ {
        self.links.get(set).iter().flat_map(move |link| {
            let lost = link.digits & digits;
            self.of_set[link.to].clone().filter(move |&loss| lost.contains(self.digits[loss]))
        })
    }
    /// The digits by which chains of three or more sets can begin at one, end at a later one, and
    /// conclude something.
    pub(super) fn promising(&self, grid: &Grid<W>, start: usize) -> DigitSet {
        let (set, own) = (&self.sets[start], &self.of_set[start]);
        if own.is_empty() || own.end == self.digits.len() {
            return DigitSet::EMPTY; // It is linked to none, or there is none later.
        }
        let mut ends = Matrix::new(set.digits.len(), self.digits.len());
        for (at, z) in set.digits.iter().enumerate() {
            for cell in set.seeing(z) & grid.cells(z) {
                let row = self.of_cell[cell.index()] + grid.digits(cell).rank(z);
                unite(ends.row_mut(at), self.seeing.row(row));
            }
        }
        let mut wanted = vec![0; ends.stride()];
        let concludes = |x: &Digit| {
            wanted.fill(0);
            for (at, _) in set.digits.iter().enumerate().filter(|(_, z)| z != x) {
                unite(&mut wanted, ends.row(at));
            }
            remove_below(&mut wanted, own.end);
            let meets = |loss| self.after.row(loss).iter().zip(&wanted).any(|(a, b)| a & b != 0);
            self.through(start, DigitSet::only(*x)).any(meets)
        };
        self.digits[own.clone()].iter().copied().filter(concludes).collect()
    }
}
