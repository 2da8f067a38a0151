//! Death blossom: a cell each of whose candidates takes a digit from an almost locked set.
use super::als::{digits, pattern, piece};
use crate::argument::{Argument, Part, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::als::Als;
use crate::premise::Conclusion;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, CellSet, Digit, DigitSet};

/// A stem cell with a petal for each of its candidates: an almost locked set whose places for that
/// digit are all seen by the stem. Whatever the stem is, one petal holds all its other digits; what
/// they have in common is eliminated from the cells that see all its places.
pub(crate) fn death_blossom<const W: usize>(
    cx: &Ctx<'_, W>,
    _: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    for stem in cx.geometry().shape().cells() {
        cx.go_on()?;
        let candidates = cx.grid.digits(stem);
        // A stem with two candidates is also the pivot of an ALS-XY-wing.
        if candidates.len() < 2 {
            continue;
        }
        let fits = |set: &&Als<W>, digit: Digit| {
            set.digits.contains(digit)
                && set.seeing(digit).contains(stem)
                && !set.cells.contains(stem)
        };
        let mut petals: Vec<(Digit, Vec<&Als<W>>)> = candidates
            .iter()
            .map(|digit| (digit, cx.als().iter().filter(|set| fits(set, digit)).collect()))
            .collect();
        let caught = keep_useful(cx, &mut petals);
        let mut blossom = Blossom { cx, stem, petals: &petals, chosen: Vec::new() };
        blossom.grow(&caught, out)?;
    }
    ControlFlow::Continue(())
}

/// The cells that might lose a digit, provided that for each candidate of the stem some petal
/// removes it; petals that remove none of them are dropped.
fn keep_useful<const W: usize>(
    cx: &Ctx<'_, W>,
    petals: &mut [(Digit, Vec<&Als<W>>)],
) -> Vec<(Digit, CellSet<W>)> {
    let mut caught: Vec<(Digit, CellSet<W>)> =
        cx.grid.all_digits().map(|z| (z, cx.grid.cells(z))).collect();
    let of = |digit: Digit, set: &Als<W>, z: Digit| {
        let common = z != digit && set.digits.contains(z);
        if common { set.seeing(z) } else { CellSet::EMPTY }
    };
    for (digit, sets) in petals.iter() {
        for (z, cells) in &mut caught {
            let all = sets.iter().fold(CellSet::EMPTY, |all, set| all | of(*digit, set, *z));
            *cells &= all;
        }
    }
    caught.retain(|(_, cells)| !cells.is_empty());
    for (digit, sets) in petals {
        let helps =
            |set: &&Als<W>| caught.iter().any(|&(z, cells)| !cells.is_disjoint(of(*digit, set, z)));
        sets.retain(helps);
    }
    caught
}

struct Blossom<'a, 'g, const W: usize> {
    cx: &'a Ctx<'g, W>,
    stem: Cell,
    petals: &'a [(Digit, Vec<&'a Als<W>>)],
    chosen: Vec<&'a Als<W>>,
}

impl<const W: usize> Blossom<'_, '_, W> {
    /// Adds a petal for the next candidate of the stem. `caught` holds the digits that all petals
    /// so far have in common, each with the cells that see all its places.
    fn grow(&mut self, caught: &[(Digit, CellSet<W>)], out: &mut Sink<'_>) -> Flow {
        let Some((_, petals)) = self.petals.get(self.chosen.len()) else {
            return self.offer(caught, out);
        };
        for &petal in petals {
            self.cx.go_on()?;
            let still = caught
                .iter()
                .filter(|(z, _)| petal.digits.contains(*z))
                .map(|&(z, cells)| (z, cells & petal.seeing(z)))
                .filter(|(_, cells)| !cells.is_empty());
            let still: Vec<_> = still.collect();
            if !still.is_empty() {
                self.chosen.push(petal);
                self.grow(&still, out)?;
                self.chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }
    fn offer(&self, caught: &[(Digit, CellSet<W>)], out: &mut Sink<'_>) -> Flow {
        let removed: Vec<Conclusion> =
            caught.iter().flat_map(|&(z, cells)| self.cx.remove_digit(cells, z)).collect();
        // The petals of two candidates may be the same set; if all of them were, it would be an
        // ALS-XZ.
        let mut petals = self.chosen.clone();
        petals.sort_by_key(|petal| petal.cells);
        petals.dedup_by_key(|petal| petal.cells);
        if petals.len() < 2 {
            return ControlFlow::Continue(());
        }
        let common = caught.iter().map(|(z, _)| *z).collect();
        out.emit(Technique::DeathBlossom, removed, || self.argument(&petals, common))
    }
    fn argument(&self, petals: &[&Als<W>], common: DigitSet) -> Argument {
        let stem = Piece {
            part: Part::Pivot,
            cells: vec![self.stem],
            digits: self.cx.grid.digits(self.stem),
            houses: Vec::new(),
        };
        let mut pieces = vec![stem];
        let parts = [Part::SetA, Part::SetB, Part::SetC]
            .into_iter()
            .chain(core::iter::repeat(Part::Others));
        for (petal, part) in petals.iter().copied().zip(parts) {
            pieces.push(piece(part, petal));
        }
        pieces.push(digits(Part::Core, common));
        pattern(pieces, petals, CellSet::only(self.stem))
    }
}
