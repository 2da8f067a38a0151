//! What follows from a deadly pattern: its cells must not all hold digits of the pattern, so one of
//! the other candidates there, the guardians, is true. Every pattern is used in the same few ways.
use super::choose::choose;
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::guarded::Guarded;
use crate::premise::{Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, CellSet, DigitSet, House};

/// How many cells may join the guardians in a naked subset.
const JOINING: usize = 4;

/// How the guardians are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// One cell has them all: it holds none of its digits of the pattern.
    OneCell,
    /// They are all one digit: no cell that sees all of them holds it.
    OneDigit,
    /// Their cells are in one house: together they are one cell of a naked subset.
    Subset,
    /// They are in two cells of a house, which takes a digit of the pattern only there: the other
    /// digits of the pattern are excluded from both.
    Locked,
    /// Whatever excludes every one of them is false.
    Any,
}

impl<const W: usize> Guarded<'_, W> {
    /// Offers what follows in one of these ways.
    pub(crate) fn offer(
        &self,
        cx: &Ctx<'_, W>,
        way: Way,
        technique: Technique,
        out: &mut Sink<'_>,
    ) -> Flow {
        match way {
            Way::OneCell => self.one_cell(cx, technique, out),
            Way::OneDigit => self.one_digit(cx, technique, out),
            Way::Subset => self.subset(cx, technique, out),
            Way::Locked => self.locked(cx, technique, out),
            Way::Any => self.any(cx, technique, out),
        }
    }

    fn one_cell(&self, cx: &Ctx<'_, W>, technique: Technique, out: &mut Sink<'_>) -> Flow {
        let Some(cell) = self.cells.single() else { return ControlFlow::Continue(()) };
        out.emit(technique, cx.remove(self.cells, self.own(cell)), || self.plain())
    }

    fn one_digit(&self, cx: &Ctx<'_, W>, technique: Technique, out: &mut Sink<'_>) -> Flow {
        let Some(digit) = self.digits.single() else { return ControlFlow::Continue(()) };
        let seen = cx.geometry().common_peers(self.cells);
        out.emit(technique, cx.remove_digit(seen, digit), || self.plain())
    }

    /// An argument from the pattern alone.
    fn plain(&self) -> crate::argument::Argument {
        Pattern::new(self.pieces(), vec![self.premise()]).into()
    }

    fn subset(&self, cx: &Ctx<'_, W>, technique: Technique, out: &mut Sink<'_>) -> Flow {
        if self.cells.len() < 2 || self.digits.len() > JOINING + 1 {
            return ControlFlow::Continue(());
        }
        for house in shared(cx, self.cells) {
            let rest = cx.grid.empty_cells(house) - self.cells;
            let few = |cell: &Cell| cx.grid.digits(*cell).len() <= JOINING + 1;
            let open: Vec<Cell> = rest.iter().filter(few).collect();
            let all = |cells: &[Cell]| {
                cells.iter().fold(self.digits, |all, &cell| all | cx.grid.digits(cell))
            };
            for size in self.digits.len().saturating_sub(1).max(1)..=JOINING.min(open.len()) {
                choose(&open, size, &mut |part| all(part).len() <= size + 1, &mut |cells| {
                    if all(cells).len() == size + 1 {
                        self.offer_subset(cx, house, cells, technique, out)
                    } else {
                        ControlFlow::Continue(())
                    }
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn offer_subset(
        &self,
        cx: &Ctx<'_, W>,
        house: House,
        joining: &[Cell],
        technique: Technique,
        out: &mut Sink<'_>,
    ) -> Flow {
        let set = joining.iter().fold(self.cells, |all, &cell| all | CellSet::only(cell));
        let houses: Vec<House> = shared(cx, set).collect();
        if houses.first() != Some(&house) {
            return ControlFlow::Continue(());
        }
        let digits = joining.iter().fold(self.digits, |all, &cell| all | cx.grid.digits(cell));
        let all = houses.iter().fold(CellSet::EMPTY, |all, &h| all | cx.geometry().cells_of(h));
        out.emit(technique, cx.remove(all - set, digits), || {
            let mut pieces = self.pieces();
            let cells = joining.to_vec();
            pieces.push(Piece { part: Part::SetA, cells, digits, houses });
            let mut premises = vec![self.premise()];
            premises.extend(joining.iter().map(|&cell| Premise::Cell(cell)));
            Pattern::new(pieces, premises).into()
        })
    }

    fn locked(&self, cx: &Ctx<'_, W>, technique: Technique, out: &mut Sink<'_>) -> Flow {
        let mut cells = self.cells.iter();
        let (Some(x), Some(y), None) = (cells.next(), cells.next(), cells.next()) else {
            return ControlFlow::Continue(());
        };
        for house in shared(cx, self.cells) {
            for digit in self.own(x) & self.own(y) {
                if cx.grid.places(house, digit) != self.cells {
                    continue;
                }
                let only = DigitSet::only(digit);
                let mut gone = cx.remove(CellSet::only(x), self.own(x) - only);
                gone.extend(cx.remove(CellSet::only(y), self.own(y) - only));
                out.emit(technique, gone, || {
                    let mut pieces = self.pieces();
                    pieces.push(Piece {
                        part: Part::Link,
                        cells: Vec::new(),
                        digits: only,
                        houses: vec![house],
                    });
                    let premises = vec![self.premise(), Premise::House(house, digit)];
                    Pattern::new(pieces, premises).into()
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn any(&self, cx: &Ctx<'_, W>, technique: Technique, out: &mut Sink<'_>) -> Flow {
        out.emit(technique, self.excluded(cx), || self.plain())
    }

    /// Candidates that exclude all guardians, of one digit or several. Nothing without guardians.
    pub(crate) fn excluded(&self, cx: &Ctx<'_, W>) -> Vec<Conclusion> {
        let mut gone = Vec::new();
        for digit in cx.grid.all_digits().filter(|_| !self.cells.is_empty()) {
            let mut seen = cx.grid.cells(digit);
            for cell in self.cells {
                let guardians = cx.grid.digits(cell) - self.own(cell);
                // The digit excludes itself in the cells it sees, and every other digit of its own
                // cell.
                seen &= if !guardians.contains(digit) {
                    CellSet::only(cell)
                } else if guardians.len() == 1 {
                    cx.geometry().peers(cell)
                } else {
                    CellSet::EMPTY
                };
            }
            gone.extend(cx.remove_digit(seen, digit));
        }
        gone
    }
}

/// The houses that hold all the cells.
fn shared<const W: usize>(cx: &Ctx<'_, W>, cells: CellSet<W>) -> impl Iterator<Item = House> {
    cells
        .iter()
        .map(|cell| cx.geometry().houses_of(cell))
        .reduce(|a, b| a & b)
        .unwrap_or_default()
        .iter()
}
