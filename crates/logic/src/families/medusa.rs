//! 3D Medusa: colouring through all digits at once.
use crate::argument::{Argument, Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::Premise;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, CellSet, Digit, DigitSet};

/// Candidates joined by cells with two candidates and by houses with two places for a digit: either
/// all of one colour or all of the other are true.
struct Net<const W: usize> {
    /// For each colour and each digit, the cells.
    colours: [Vec<CellSet<W>>; 2],
    /// For each colour and each digit, the cells that cannot hold it when the colour is true.
    excluded: [Vec<CellSet<W>>; 2],
    premises: Vec<Premise>,
}

/// Why a colour is false.
enum Flaw {
    /// Two of its candidates exclude each other; this is one of them.
    Itself(Candidate),
    /// It leaves nothing for a cell or for a digit of a house.
    Nothing(Premise),
}

/// What both colours of a network exclude is false, and so is a colour that excludes part of itself
/// or leaves nothing for some cell or house.
pub(crate) fn medusa<const W: usize>(cx: &Ctx<'_, W>, _: Technique, out: &mut Sink<'_>) -> Flow {
    // A false colour, and whatever both colours exclude, lead to their opposites by chains.
    if cx.refuted_suppositions(true)?.is_empty() {
        return ControlFlow::Continue(());
    }
    networks(cx, out)
}

/// What each network excludes.
fn networks<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    let mut seen = vec![CellSet::EMPTY; cx.geometry().side()];
    for digit in cx.grid.all_digits() {
        for cell in cx.grid.cells(digit) {
            if seen[digit.index()].contains(cell) {
                continue;
            }
            let net = Net::from(cx, Candidate::new(cell, digit));
            for (seen, [one, other]) in seen.iter_mut().zip(net.by_digit()) {
                *seen |= one | other;
            }
            trap(cx, &net, out)?;
            wrap(cx, &net, out)?;
        }
    }
    ControlFlow::Continue(())
}

fn trap<const W: usize>(cx: &Ctx<'_, W>, net: &Net<W>, out: &mut Sink<'_>) -> Flow {
    let mut conclusions = Vec::new();
    for (digit, [one, other]) in cx.grid.all_digits().zip(net.by_digit()) {
        let both = net.excluded[0][digit.index()] & net.excluded[1][digit.index()];
        conclusions.extend(cx.remove_digit(both - (one | other), digit));
    }
    out.emit(Technique::Medusa, conclusions, || net.argument(0, None))
}

fn wrap<const W: usize>(cx: &Ctx<'_, W>, net: &Net<W>, out: &mut Sink<'_>) -> Flow {
    for colour in [0, 1] {
        let Some(flaw) = net.flaw(cx, colour) else { continue };
        let own = cx.grid.all_digits().zip(&net.colours[colour]);
        let conclusions = own.flat_map(|(digit, &cells)| cx.remove_digit(cells, digit)).collect();
        out.emit(Technique::Medusa, conclusions, || net.argument(colour, Some(flaw)))?;
    }
    ControlFlow::Continue(())
}

impl<const W: usize> Net<W> {
    /// The network of a candidate, which has the first colour.
    fn from(cx: &Ctx<'_, W>, start: Candidate) -> Self {
        let none = vec![CellSet::EMPTY; cx.geometry().side()];
        let mut colours = [none.clone(), none];
        let (mut premises, mut open) = (Vec::new(), vec![(start, 0)]);
        while let Some((at, colour)) = open.pop() {
            let cells: &mut CellSet<W> = &mut colours[colour][at.digit.index()];
            if !cells.contains(at.cell) {
                cells.insert(at.cell);
                opposites(cx, at, &mut premises, &mut |next| open.push((next, 1 - colour)));
            }
        }
        premises.sort_unstable();
        premises.dedup();
        let excluded = [&colours[0], &colours[1]].map(|colour| excluded(cx, colour));
        Self { colours, excluded, premises }
    }
    /// The cells of both colours, digit by digit.
    fn by_digit(&self) -> impl Iterator<Item = [CellSet<W>; 2]> {
        self.colours[0].iter().zip(&self.colours[1]).map(|(&one, &other)| [one, other])
    }
    fn flaw(&self, cx: &Ctx<'_, W>, colour: usize) -> Option<Flaw> {
        let (own, excluded) = (&self.colours[colour], &self.excluded[colour]);
        for digit in cx.grid.all_digits() {
            if let Some(cell) = (own[digit.index()] & excluded[digit.index()]).first() {
                return Some(Flaw::Itself(Candidate::new(cell, digit)));
            }
        }
        let emptied = |cell: &Cell| {
            let digits = cx.grid.digits(*cell);
            !digits.is_empty() && digits.iter().all(|d| excluded[d.index()].contains(*cell))
        };
        if let Some(cell) = cx.geometry().shape().cells().find(emptied) {
            return Some(Flaw::Nothing(Premise::Cell(cell)));
        }
        for house in cx.geometry().houses() {
            for digit in cx.grid.all_digits() {
                let places = cx.grid.places(house, digit);
                if !places.is_empty() && places.is_subset(excluded[digit.index()]) {
                    return Some(Flaw::Nothing(Premise::House(house, digit)));
                }
            }
        }
        None
    }
    /// Set A is the colour named, set B the other.
    fn argument(&self, colour: usize, flaw: Option<Flaw>) -> Argument {
        let mut pieces = Vec::new();
        for (part, colour) in [(Part::SetA, colour), (Part::SetB, 1 - colour)] {
            for (at, cells) in self.colours[colour].iter().enumerate() {
                if !cells.is_empty() {
                    let digits = DigitSet::only(Digit::new(at));
                    let cells = cells.iter().collect();
                    pieces.push(Piece { part, cells, digits, houses: Vec::new() });
                }
            }
        }
        let mut premises = self.premises.clone();
        match flaw {
            None => {}
            Some(Flaw::Itself(Candidate { cell, digit })) => {
                let digits = DigitSet::only(digit);
                let houses = Vec::new();
                pieces.push(Piece { part: Part::Link, cells: vec![cell], digits, houses });
            }
            Some(Flaw::Nothing(premise)) => {
                let (cells, digits, houses) = match premise {
                    Premise::House(house, digit) => {
                        (Vec::new(), DigitSet::only(digit), vec![house])
                    }
                    Premise::Cell(cell) => (vec![cell], DigitSet::EMPTY, Vec::new()),
                    _ => (Vec::new(), DigitSet::EMPTY, Vec::new()),
                };
                pieces.push(Piece { part: Part::Guardian, cells, digits, houses });
                premises.push(premise);
            }
        }
        Pattern::new(pieces, premises).into()
    }
}

/// The candidates that are true when this one is false, and the facts that say so.
fn opposites<const W: usize>(
    cx: &Ctx<'_, W>,
    Candidate { cell, digit }: Candidate,
    premises: &mut Vec<Premise>,
    visit: &mut dyn FnMut(Candidate),
) {
    if cx.bivalue().contains(cell) {
        premises.push(Premise::Cell(cell));
        let other = cx.grid.digits(cell) - DigitSet::only(digit);
        other.iter().for_each(|other| visit(Candidate::new(cell, other)));
    }
    for house in cx.geometry().houses_of(cell) {
        let places = cx.grid.places(house, digit);
        if places.len() == 2 {
            premises.push(Premise::House(house, digit));
            let other = places - CellSet::only(cell);
            other.iter().for_each(|other| visit(Candidate::new(other, digit)));
        }
    }
}

/// For each digit, the cells that cannot hold it when all these candidates are true.
fn excluded<const W: usize>(cx: &Ctx<'_, W>, colour: &[CellSet<W>]) -> Vec<CellSet<W>> {
    let mut excluded = vec![CellSet::EMPTY; colour.len()];
    for (digit, &cells) in colour.iter().enumerate() {
        for (other, excluded) in excluded.iter_mut().enumerate() {
            if other == digit {
                *excluded |=
                    cells.iter().fold(CellSet::EMPTY, |all, cell| all | cx.geometry().peers(cell));
            } else {
                *excluded |= cells;
            }
        }
    }
    excluded
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Level;
    use crate::search::Search;
    use crate::testing::with_context;
    use whydoku_core::{Grid, Random, Shape};
    use whydoku_testkit::loose_puzzle;

    #[test]
    fn no_network_eliminates_anything_where_chains_refute_nothing() {
        let shape = Shape::square(9).unwrap();
        let mut random = Random::new(8);
        let is_easy = |search: &Search| search.technique.info().level <= Level::Medium;
        let easy: Vec<Search> = Search::default_order().into_iter().filter(is_easy).collect();
        let count = |search: &dyn Fn(&mut Sink<'_>) -> Flow| {
            let mut count = 0;
            let _ = search(&mut Sink::new(&mut |_| {
                count += 1;
                ControlFlow::Continue(())
            }));
            count
        };
        let (mut none, mut found) = (0, 0);
        for _ in 0..100 {
            let mut walked = crate::position::position(&loose_puzzle(&shape, &mut random)).unwrap();
            while let Some(step) = walked.first(&easy) {
                walked.apply(&step);
            }
            let grid = Grid::<2>::new(&walked.to_puzzle()).unwrap();
            with_context(&grid, |cx| {
                let all = count(&|out| networks(cx, out));
                assert_eq!(count(&|out| medusa(cx, Technique::Medusa, out)), all);
                let refuted = cx.refuted_suppositions(true);
                none += usize::from(refuted == ControlFlow::Continue(&[][..]));
                found += usize::from(all > 0);
            });
        }
        assert!(none > 10 && found > 0, "{none} positions without, {found} with something");
    }
}
