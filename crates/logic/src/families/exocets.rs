//! Exocets: two base cells of a box on one line, three lines across it, and two target cells on two of
//! these. A digit of the base has its place in each of the three lines, and without the targets there
//! is not enough room for all three: so the targets hold the two digits of the base.
use super::cases;
use super::exocet_cases::{BOX, Exocet, HAS_IT, Joint, SIDE, are_caught};
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::{Conclusion, Premise};
use crate::sink::{Flow, Sink, each_result_once};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Regions};

/// How many digits the base may have.
const DIGITS: core::ops::RangeInclusive<usize> = 3..=4;

/// A cell of the board, directly or with rows and columns exchanged.
fn cell_at(turned: bool, line: usize, across: usize) -> Cell {
    if turned { Cell::at(across, line, SIDE) } else { Cell::at(line, across, SIDE) }
}

/// Exocets of one kind.
pub(crate) fn find<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    if *cx.geometry().shape().regions() != (Regions::Boxes { rows: BOX, columns: BOX }) {
        return ControlFlow::Continue(());
    }
    each_result_once(out, |out| {
        for turned in [false, true] {
            for band in 0..BOX {
                cx.go_on()?;
                let exocets = in_band(cx, turned, band, technique != Technique::JuniorExocet);
                for (at, exocet) in exocets.iter().enumerate() {
                    if technique == Technique::DoubleExocet {
                        for other in &exocets[at + 1..] {
                            offer_double(cx, exocet, other, out)?;
                        }
                    } else if exocet.is_junior() == (technique == Technique::JuniorExocet) {
                        offer(cx, technique, &[exocet], &Joint::one(exocet), out)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// The exocets whose base is in some band of boxes.
fn in_band<const W: usize>(
    cx: &Ctx<'_, W>,
    turned: bool,
    band: usize,
    with_seniors: bool,
) -> Vec<Exocet> {
    let mut found = Vec::new();
    for line in band * BOX..(band + 1) * BOX {
        for stack in 0..BOX {
            for spare in stack * BOX..(stack + 1) * BOX {
                let base: Vec<Cell> = (stack * BOX..(stack + 1) * BOX)
                    .filter(|&across| across != spare)
                    .map(|across| cell_at(turned, line, across))
                    .collect();
                let Ok(base) = <[Cell; 2]>::try_from(base) else { continue };
                let digits = cx.grid.digits(base[0]) | cx.grid.digits(base[1]);
                let open = base.iter().all(|&cell| cx.grid.digits(cell).len() > 1);
                if open && DIGITS.contains(&digits.len()) {
                    let site = Site { cx, turned, line, stack, base, digits };
                    site.look(spare, with_seniors, &mut found);
                }
            }
        }
    }
    found
}

/// A base and its position.
struct Site<'c, 'g, const W: usize> {
    cx: &'c Ctx<'g, W>,
    turned: bool,
    line: usize,
    stack: usize,
    base: [Cell; 2],
    digits: DigitSet,
}

impl<const W: usize> Site<'_, '_, W> {
    /// Tries every pair of lines across the other boxes, and every pair of target cells on them.
    fn look(&self, spare: usize, with_seniors: bool, found: &mut Vec<Exocet>) {
        let others: Vec<usize> = (0..BOX).filter(|&stack| stack != self.stack).collect();
        for one in others[0] * BOX..(others[0] + 1) * BOX {
            for other in others[1] * BOX..(others[1] + 1) * BOX {
                let across = [spare, one, other];
                let Some(exocet) = self.on(across) else { continue };
                let targets = |line: usize| -> Vec<usize> {
                    let band = self.line / BOX;
                    (0..SIDE)
                        .filter(|&at| at != self.line && (with_seniors || at / BOX == band))
                        .filter(|&at| {
                            let held = self.cx.grid.digits(cell_at(self.turned, at, line));
                            !(held & self.digits).is_empty()
                        })
                        .collect()
                };
                let (free, ends) = (exocet.free(), targets(other));
                for a in targets(one) {
                    let caught = ends.iter().filter(|&&b| are_caught(&free, [a, b]));
                    found.extend(caught.map(|&b| exocet.with_targets(self.cx.grid, [a, b])));
                }
            }
        }
    }
    /// The places of the digits on the three lines, still without targets.
    fn on(&self, across: [usize; 3]) -> Option<Exocet> {
        let cell = |at: usize, line: usize| cell_at(self.turned, at, line);
        let kind = if self.turned { HouseKind::Row } else { HouseKind::Column };
        let house = |line: usize| {
            let mut of = self.cx.geometry().houses_of(cell(0, line)).iter();
            of.find(|&house| self.cx.geometry().kind(house) == kind)
        };
        let houses = [house(across[0])?, house(across[1])?, house(across[2])?];
        let places = |digit: Digit, line: usize| {
            if (0..SIDE).any(|at| self.cx.grid.placed(cell(at, line)) == Some(digit)) {
                return HAS_IT;
            }
            let holds = |&at: &usize| self.cx.grid.has(Candidate::new(cell(at, line), digit));
            (0..SIDE).filter(holds).fold(0_u16, |all, at| all | 1 << at)
        };
        let places = self
            .digits
            .iter()
            .map(|digit| (digit, across.map(|line| places(digit, line))))
            .collect();
        Some(Exocet {
            turned: self.turned,
            line: self.line,
            base: self.base,
            digits: self.digits,
            base_digits: self.base.map(|cell| self.cx.grid.digits(cell)),
            across,
            houses,
            places,
            targets: [0, 0],
            target_digits: [DigitSet::EMPTY; 2],
        })
    }
}

impl Exocet {
    pub(super) fn cell(&self, at: usize, line: usize) -> Cell {
        cell_at(self.turned, at, line)
    }
    pub(super) fn target_cells(&self) -> [Cell; 2] {
        [self.cell(self.targets[0], self.across[1]), self.cell(self.targets[1], self.across[2])]
    }
    /// Whether both targets are in the boxes next to the base.
    fn is_junior(&self) -> bool {
        self.targets.iter().all(|at| at / BOX == self.line / BOX)
    }
}

/// Two exocets in one band on the same three lines, with the same digits.
fn offer_double<const W: usize>(
    cx: &Ctx<'_, W>,
    exocet: &Exocet,
    other: &Exocet,
    out: &mut Sink<'_>,
) -> Flow {
    let [mut here, mut there] = [exocet.houses, other.houses];
    here.sort_unstable();
    there.sort_unstable();
    let apart = exocet.line != other.line && exocet.across[0] != other.across[0];
    if here != there || exocet.digits != other.digits || !apart {
        return ControlFlow::Continue(());
    }
    let alone = [exocet, other].map(|one| conclusions(cx, &[one], &Joint::one(one)));
    let joint = Joint::two(exocet, other);
    let more = |conclusion: &Conclusion| !alone.iter().any(|one| one.contains(conclusion));
    if !conclusions(cx, &[exocet, other], &joint).iter().any(more) {
        return ControlFlow::Continue(());
    }
    offer(cx, Technique::DoubleExocet, &[exocet, other], &joint, out)
}

fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    exocets: &[&Exocet],
    joint: &Joint,
    out: &mut Sink<'_>,
) -> Flow {
    let gone = conclusions(cx, exocets, joint);
    out.emit(technique, gone.clone(), || {
        let argument = argument(cx, exocets, joint);
        let cases = cases::lines(cx, &argument.premises, &gone);
        argument.with_cases(cases).into()
    })
}

/// What no case allows in the bases and targets, and what is excluded by the digits that are in a
/// base in every case.
fn conclusions<const W: usize>(
    cx: &Ctx<'_, W>,
    exocets: &[&Exocet],
    joint: &Joint,
) -> Vec<Conclusion> {
    let mut gone = Vec::new();
    for (exocet, allowed) in exocets.iter().zip(&joint.allowed) {
        let cells = exocet.base.into_iter().chain(exocet.target_cells());
        for (cell, &digits) in cells.zip(allowed) {
            gone.extend(cx.remove(CellSet::only(cell), !digits));
        }
    }
    for digit in joint.known() {
        for cell in cx.grid.cells(digit) {
            let candidate = Candidate::new(cell, digit);
            let inside = exocets
                .iter()
                .any(|exocet| exocet.base.contains(&cell) || exocet.target_cells().contains(&cell));
            if !inside && !joint.allows(candidate, cx.geometry()) {
                gone.push(Conclusion::Eliminate(candidate));
            }
        }
    }
    gone.sort_unstable();
    gone.dedup();
    gone
}

fn argument<const W: usize>(cx: &Ctx<'_, W>, exocets: &[&Exocet], joint: &Joint) -> Pattern {
    let first = exocets[0];
    let sorted = |mut cells: Vec<Cell>| {
        cells.sort_unstable();
        cells
    };
    let piece = |part, cells, digits, houses| Piece { part, cells, digits, houses };
    let mut houses: Vec<House> = first.houses.to_vec();
    houses.sort_unstable();
    let parts = [(Part::Core, Part::SetA), (Part::Others, Part::SetB)];
    let mut pieces = Vec::new();
    for (exocet, (base, targets)) in exocets.iter().zip(parts) {
        pieces.push(piece(base, sorted(exocet.base.to_vec()), exocet.digits, Vec::new()));
        let cells = sorted(exocet.target_cells().to_vec());
        pieces.push(piece(targets, cells, DigitSet::EMPTY, Vec::new()));
    }
    let open = |house: House, digit: Digit| {
        cx.geometry().cells_of(house).iter().all(|cell| cx.grid.placed(cell) != Some(digit))
    };
    let mut premises: Vec<Premise> =
        exocets.iter().flat_map(|exocet| exocet.base).map(Premise::Cell).collect();
    for &house in &houses {
        let of = first.digits.iter().filter(|&digit| open(house, digit));
        premises.extend(of.map(|digit| Premise::House(house, digit)));
    }
    pieces.push(piece(Part::Base, Vec::new(), DigitSet::EMPTY, houses));
    if !joint.known().is_empty() {
        pieces.push(piece(Part::Link, Vec::new(), joint.known(), Vec::new()));
    }
    Pattern::new(pieces, premises)
}
