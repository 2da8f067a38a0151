//! Kraken fish: a fish with fins that do not see what the fish would remove, but exclude it by chains.
//! Suppose that something is true, and follow it: if the places of a digit that are left in some base
//! houses are in too few cover houses, it is false.
use super::fish::SMALL;
use super::fish_hunt::{Effort, Hunt};
use crate::argument::{Arm, Fish, Kraken};
use crate::catalog::Technique;
use crate::chain::{Nodes, Search};
use crate::context::Ctx;
use crate::premise::Conclusion;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, CellSet, Digit, House, HouseKind, HouseSet};

/// How many base houses there are.
const SIZES: core::ops::RangeInclusive<usize> = 2..=4;
/// A person can follow the chains of this many fins and places.
const ARMS: usize = 6;

/// The smallest fish of lines that exclude a candidate, one for each candidate.
pub(crate) fn find<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let graph = cx.graph();
    let mut search = Search::new(graph, Nodes::Singles.rules());
    let effort = &Effort::new(cx.geometry().side() > SMALL, cx.stop());
    for victim in 0..graph.len() {
        if cx.stopped() {
            return ControlFlow::Break(());
        }
        search.suppose(victim);
        let candidate = graph.candidate(victim);
        let mut hold =
            Hold { cx, effort, technique, victim: candidate, search: &search, found: None };
        for digit in cx.grid.all_digits() {
            if technique == Technique::KrakenFish1 && digit != candidate.digit {
                continue;
            }
            hold.fish(digit);
        }
        if let Some(kraken) = hold.found {
            out.emit(technique, vec![Conclusion::Eliminate(candidate)], || kraken.into())?;
        }
    }
    if effort.is_spent() {
        cx.note_bounded();
    }
    ControlFlow::Continue(())
}

/// What follows if a candidate is true, and the smallest fish that this contradicts.
struct Hold<'s, 'c, 'g, const W: usize> {
    cx: &'c Ctx<'g, W>,
    effort: &'c Effort<'c>,
    technique: Technique,
    victim: Candidate,
    search: &'s Search<'c>,
    found: Option<Kraken>,
}

impl<const W: usize> Hold<'_, '_, '_, W> {
    /// Searches for fish of a digit, rows against columns and columns against rows.
    fn fish(&mut self, digit: Digit) {
        let all = self.cx.grid.cells(digit);
        let dead = |cell: &Cell| self.search.is_false(Candidate::new(*cell, digit));
        let gone: CellSet<W> = all.iter().filter(dead).collect();
        let own = if digit == self.victim.digit {
            CellSet::only(self.victim.cell)
        } else {
            CellSet::EMPTY
        };
        let geometry = self.cx.geometry();
        let lines = |wanted: HouseKind| -> HouseSet {
            let open = |&house: &House| !self.cx.grid.places(house, digit).is_empty();
            geometry.houses_where(&|kind| kind == wanted).filter(open).collect()
        };
        let (rows, columns) = (lines(HouseKind::Row), lines(HouseKind::Column));
        for size in SIZES {
            for [bases, covers] in [[rows, columns], [columns, rows]] {
                // The victim is in no base house: it would satisfy it.
                let through = if own.is_empty() {
                    HouseSet::EMPTY
                } else {
                    geometry.houses_of(self.victim.cell)
                };
                let hunt = Hunt::new(
                    geometry,
                    self.effort,
                    all - gone - own,
                    [bases - through, covers],
                    [size, size - 1],
                    1,
                );
                let _ = hunt.run(&mut |bases, few| {
                    self.offer(digit, bases, few, covers - few);
                    if self.found.is_some() {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                });
                if self.found.is_some() {
                    return;
                }
            }
        }
    }

    /// One more cover house makes a fish; the remaining places are fins.
    fn offer(&mut self, digit: Digit, bases: HouseSet, few: HouseSet, others: HouseSet) {
        let geometry = self.cx.geometry();
        let of = |house: House| self.cx.grid.places(house, digit);
        let places = |houses: HouseSet| houses.iter().fold(CellSet::EMPTY, |all, h| all | of(h));
        let (cells, caught_by_few) = (places(bases), places(few));
        let lost = |house: House| (of(house) & caught_by_few).is_empty();
        if few.len() + 1 != bases.len() || bases.iter().any(lost) {
            return;
        }
        for house in others {
            let in_house = geometry.cells_of(house);
            let direct = digit == self.victim.digit && in_house.contains(self.victim.cell);
            let caught = (cells & in_house) - caught_by_few;
            let fins = cells - caught_by_few - in_house;
            let seen = direct && fins.is_subset(geometry.peers(self.victim.cell));
            let arms = if direct { fins } else { fins | caught };
            let wanted = direct == (self.technique == Technique::KrakenFish1);
            if wanted && !fins.is_empty() && !seen && !caught.is_empty() && arms.len() <= ARMS {
                let mut covers = few;
                covers.insert(house);
                let house = (!direct).then_some(house);
                let parts = [cells, fins, arms - fins];
                self.found = Some(self.kraken(digit, [bases, covers], parts, house));
                return;
            }
        }
    }

    fn kraken(
        &self,
        digit: Digit,
        [bases, covers]: [HouseSet; 2],
        [cells, fins, places]: [CellSet<W>; 3],
        house: Option<House>,
    ) -> Kraken {
        let arm = |cell: Cell| {
            let from = Candidate::new(cell, digit);
            Arm { from, chain: self.search.chain_to_false(from) }
        };
        Kraken {
            fish: Fish {
                digit,
                base: bases.iter().collect(),
                cover: covers.iter().collect(),
                cells: cells.iter().collect(),
                fins: fins.iter().collect(),
                endo_fins: Vec::new(),
            },
            victim: self.victim,
            house,
            arms: fins.iter().chain(places.iter()).map(arm).collect(),
        }
    }
}
