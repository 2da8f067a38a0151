//! Fish of every size and kind, by one search: base houses, cover houses, fins. The name of a fish
//! is decided afterwards.
//!
//! A digit has one place in each base house. If those places are all in as many cover houses, each
//! cover house gets its digit from a base house, and none from elsewhere. A place of a base house
//! in no cover house is a *fin*; so is one in two base houses at once (an *endo-fin*), because it
//! would serve both. If no fin is true, the fish holds; so what it removes and sees every fin is
//! false either way. A place in two cover houses would use up both of them, so it may be removed
//! even if it belongs to the fish (*cannibalism*).
use super::fish_hunt::{Effort, Hunt, is_reducible, removed_inside};
use super::fish_lines::{Lines, any_locked_lines};
use super::fish_names::{Sort, sort_of};
use crate::argument::Fish;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use std::collections::BTreeSet;
use whydoku_core::{Cell, CellSet, Digit, House, HouseSet};

/// Fish of up to this many lines are searched completely on every board,
const LINES_TO_SEE: usize = 4;
/// and larger ones on boards of up to this many digits.
pub(super) const SMALL: usize = 9;

/// Houses that may be base, and houses that may be cover.
type BasesAndCovers = [HouseSet; 2];

/// The fish that `technique` names.
pub(crate) fn find<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let Some((sort, size)) = sort_of(technique) else { return ControlFlow::Continue(()) };
    let few = sort.is_of_lines() && size <= LINES_TO_SEE || cx.geometry().side() <= SMALL;
    let effort = &Effort::new(!few, cx.stop());
    let overlap = if sort.is_of_lines() { 1 } else { cx.layout().overlap };
    let of_digit = |digit: Digit, out: &mut Sink<'_>| {
        let is_plain = sort.is_of_lines() && !sort.has_fins();
        if is_plain && !any_locked_lines(cx.grid.cells(digit), cx.geometry().side(), size) {
            return ControlFlow::Continue(());
        }
        let seen = BTreeSet::new();
        let inside = CellSet::EMPTY;
        let mut search = FishSearch { cx, effort, technique, sort, digit, overlap, seen, inside };
        for (turned, houses) in [false, true].into_iter().zip(bases_and_covers(cx, sort, digit)) {
            cx.go_on()?;
            if houses[0].len() < size {
                continue;
            }
            if sort.is_of_lines() {
                search.lines(turned, houses, size, out)?;
            } else if sort.has_fins() {
                search.finned(houses, size, out)?;
            } else {
                search.plain(houses, size, out)?;
            }
        }
        ControlFlow::Continue(())
    };
    if few {
        return cx.each_digit(technique, out, of_digit);
    }
    // The digits share the effort: what one of them uses, the next does not have.
    let flow = cx.grid.all_digits().try_for_each(|digit| of_digit(digit, out));
    if effort.is_spent() {
        cx.note_bounded();
    }
    flow
}

/// Rows against columns and columns against rows, with boxes and all extra houses on both sides for
/// franken fish; anything against anything for mutants.
fn bases_and_covers<const W: usize>(
    cx: &Ctx<'_, W>,
    sort: Sort,
    digit: Digit,
) -> Vec<BasesAndCovers> {
    // A base house with one place is a hidden single; a cover house may have just one.
    let of = |houses: HouseSet| -> BasesAndCovers {
        [2, 1].map(|least| {
            let enough = |&house: &House| cx.grid.places(house, digit).len() >= least;
            houses.iter().filter(enough).collect()
        })
    };
    let (rows, columns) = (of(cx.layout().rows), of(cx.layout().columns));
    if sort.is_of_lines() {
        return vec![[rows[0], columns[1]], [columns[0], rows[1]]];
    }
    let others = of(cx.layout().others);
    let with =
        |base: BasesAndCovers, cover: BasesAndCovers| [base[0] | others[0], cover[1] | others[1]];
    match sort {
        Sort::Mutant | Sort::FinnedMutant => {
            let lines = [rows[0] | columns[0], rows[1] | columns[1]];
            vec![with(lines, lines)]
        }
        _ => vec![with(rows, columns), with(columns, rows)],
    }
}

/// Searches for the fish of one digit.
struct FishSearch<'c, 'g, const W: usize> {
    cx: &'c Ctx<'g, W>,
    effort: &'c Effort<'c>,
    technique: Technique,
    sort: Sort,
    digit: Digit,
    overlap: usize,
    /// Bases and covers of the fish found so far: most are found once for each place they remove.
    seen: BTreeSet<BasesAndCovers>,
    /// What smaller fish inside the offered one remove.
    inside: CellSet<W>,
}

impl<const W: usize> FishSearch<'_, '_, W> {
    /// Fish of rows; or of columns, if `turned`.
    fn lines(
        &mut self,
        turned: bool,
        [bases, covers]: BasesAndCovers,
        size: usize,
        out: &mut Sink<'_>,
    ) -> Flow {
        let (cx, effort) = (self.cx, self.effort);
        let geometry = cx.geometry();
        let all = cx.grid.cells(self.digit);
        let lines = Lines::new(cx, turned, bases, all);
        if !self.sort.has_fins() {
            let (none, sizes) = (HouseSet::EMPTY, [size, size]);
            return lines.hunt(CellSet::EMPTY, none, sizes, effort, &mut |bases, covers| {
                if covers.len() == size {
                    self.offer(bases, covers, out)
                } else {
                    Flow::Continue(())
                }
            });
        }
        for victim in cx.unused(self.digit) {
            cx.go_on()?;
            let own = geometry.houses_of(victim);
            let seen = all & (geometry.peers(victim) | CellSet::only(victim));
            lines.hunt(seen, own, [size, size - 1], effort, &mut |bases, few| {
                for house in own & covers {
                    let mut used = few;
                    used.insert(house);
                    self.filled_up([bases, used], covers - used, size, out)?;
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    }

    /// As many cover houses as base houses, and no fins.
    fn plain(&mut self, [bases, covers]: BasesAndCovers, size: usize, out: &mut Sink<'_>) -> Flow {
        let all = self.cx.grid.cells(self.digit);
        let (geometry, sizes) = (self.cx.geometry(), [size, size]);
        let hunt = Hunt::new(geometry, self.effort, all, [bases, covers], sizes, self.overlap);
        hunt.run(&mut |bases, covers| {
            if covers.len() != size {
                return ControlFlow::Continue(());
            }
            self.inside = removed_inside(&hunt.cells, bases, covers);
            self.offer(bases, covers, out)
        })
    }

    /// Tries what each place would remove if it were true. It uses up one cover house by itself; if
    /// fewer cover houses are then left than there are base houses, it is false.
    fn finned(&mut self, [bases, covers]: BasesAndCovers, size: usize, out: &mut Sink<'_>) -> Flow {
        let geometry = self.cx.geometry();
        let all = self.cx.grid.cells(self.digit);
        for victim in self.cx.unused(self.digit) {
            let own = geometry.houses_of(victim);
            if (own & covers).is_empty() {
                continue;
            }
            self.cx.go_on()?;
            let rest = all - geometry.peers(victim) - CellSet::only(victim);
            let houses = [bases - own, covers - own];
            let sizes = [size, size - 1];
            let hunt = Hunt::new(geometry, self.effort, rest, houses, sizes, self.overlap);
            hunt.run(&mut |bases, few| {
                if is_reducible(&hunt.cells, bases, few) {
                    return ControlFlow::Continue(());
                }
                for house in own & covers {
                    let mut used = few;
                    used.insert(house);
                    self.filled_up([bases, used], covers - used, size, out)?;
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Adds cover houses that catch something until there are enough: for fish of lines that
    /// contain a smaller one.
    fn filled_up(
        &mut self,
        [bases, covers]: BasesAndCovers,
        mut others: HouseSet,
        size: usize,
        out: &mut Sink<'_>,
    ) -> Flow {
        if covers.len() == size {
            return self.offer(bases, covers, out);
        }
        if !self.sort.is_of_lines() {
            return ControlFlow::Continue(());
        }
        for house in others {
            others.remove(house);
            let mut more = covers;
            more.insert(house);
            self.filled_up([bases, more], others, size, out)?;
        }
        ControlFlow::Continue(())
    }

    /// Offers the fish of these base and cover houses, if it is the one wanted.
    fn offer(&mut self, bases: HouseSet, covers: HouseSet, out: &mut Sink<'_>) -> Flow {
        let [base, shared] = self.once_and_twice(bases);
        let [cover, doubly_covered] = self.once_and_twice(covers);
        let fins = base - cover;
        let useless = |house: House| self.cx.geometry().cells_of(house).is_disjoint(base);
        let has_fins = !(fins | shared).is_empty();
        let is_bare = |house| (self.cx.grid.places(house, self.digit) - fins).len() < 2;
        let sort = Sort::of(self.cx.geometry(), [bases, covers], has_fins, is_bare);
        if sort != self.sort || covers.iter().any(useless) {
            return ControlFlow::Continue(());
        }
        // An endo-fin is not removed: it does not see itself.
        let mut gone = (cover - base) | doubly_covered;
        for fin in fins | shared {
            gone &= self.cx.geometry().peers(fin);
        }
        if gone.is_subset(self.inside) {
            return ControlFlow::Continue(());
        }
        if gone.is_empty() || !self.seen.insert([bases, covers]) {
            return ControlFlow::Continue(());
        }
        self.out(bases, covers, [base, fins, shared, gone], out)
    }

    fn out(
        &self,
        bases: HouseSet,
        covers: HouseSet,
        [cells, fins, endo_fins, gone]: [CellSet<W>; 4],
        out: &mut Sink<'_>,
    ) -> Flow {
        let list = |cells: CellSet<W>| -> Vec<Cell> { cells.iter().collect() };
        out.emit(self.technique, self.cx.remove_digit(gone, self.digit), || {
            Fish {
                digit: self.digit,
                base: bases.iter().collect(),
                cover: covers.iter().collect(),
                cells: list(cells),
                fins: list(fins),
                endo_fins: list(endo_fins),
            }
            .into()
        })
    }

    /// Places in at least one of the houses, and in at least two of them.
    fn once_and_twice(&self, houses: HouseSet) -> [CellSet<W>; 2] {
        let mut counted = [CellSet::EMPTY; 2];
        for house in houses {
            let places = self.cx.grid.places(house, self.digit);
            counted[1] |= counted[0] & places;
            counted[0] |= places;
        }
        counted
    }
}
