//! XY-wing, XYZ-wing, W-wing.
use crate::argument::{Chain, Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::Premise;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, Digit, DigitSet};

/// A pivot with two candidates and two pincers that each share one of them: whichever the pivot
/// is, one pincer holds their common digit.
pub(crate) fn xy_wing<const W: usize>(cx: &Ctx<'_, W>, _: Technique, out: &mut Sink<'_>) -> Flow {
    for pivot in cx.bivalue() {
        let mut digits = cx.grid.digits(pivot).iter();
        let (Some(a), Some(b)) = (digits.next(), digits.next()) else { continue };
        let seen = cx.bivalue() & cx.geometry().peers(pivot);
        let pincers = |shared: Digit| {
            seen.iter().filter_map(move |cell| {
                let digits = cx.grid.digits(cell);
                let rest = digits.iter().find(|&digit| digit != shared)?;
                digits.contains(shared).then_some((cell, rest))
            })
        };
        for (first, digit) in pincers(a) {
            for (second, same) in pincers(b) {
                // A cell with both a and b is not a pincer, and never passes: its other digit is b,
                // or a.
                if digit == same {
                    offer(cx, [first, pivot, second], [a, b, digit], out)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    [first, pivot, second]: [Cell; 3],
    [a, b, digit]: [Digit; 3],
    out: &mut Sink<'_>,
) -> Flow {
    let seen = cx.geometry().common_peers([first, second]);
    out.emit(Technique::XyWing, cx.remove_digit(seen, digit), || {
        let nodes =
            [(first, digit), (first, a), (pivot, a), (pivot, b), (second, b), (second, digit)];
        Chain {
            nodes: nodes.map(|(cell, digit)| Candidate::new(cell, digit).into()).to_vec(),
            strong: [first, pivot, second].map(|cell| vec![Premise::Cell(cell)]).to_vec(),
            is_loop: false,
        }
        .into()
    })
}

/// A pivot with three candidates and two pincers with two of them each: one of the three cells
/// holds the digit that all of them have.
pub(crate) fn xyz_wing<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    for pivot in cx.geometry().shape().cells() {
        let digits = cx.grid.digits(pivot);
        if digits.len() != 3 {
            continue;
        }
        let fits = |cell: &Cell| cx.grid.digits(*cell).is_subset(digits);
        let seen = cx.bivalue() & cx.geometry().peers(pivot);
        let pincers: Vec<Cell> = seen.iter().filter(fits).collect();
        for (at, &first) in pincers.iter().enumerate() {
            for &second in &pincers[at + 1..] {
                let shared = cx.grid.digits(first) & cx.grid.digits(second);
                let Some(digit) = shared.single() else { continue };
                let caught = cx.geometry().common_peers([pivot, first, second]);
                out.emit(technique, cx.remove_digit(caught, digit), || {
                    let cell = |part, cell: Cell| piece(part, &[cell], cx.grid.digits(cell));
                    let mut pieces = vec![cell(Part::Pivot, pivot)];
                    pieces.extend([cell(Part::SetA, first), cell(Part::SetB, second)]);
                    pieces.push(piece(Part::Core, &[], shared));
                    let premises = [pivot, first, second].map(Premise::Cell).to_vec();
                    Pattern::new(pieces, premises).into()
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two cells with the same two candidates, and a house where one of these digits has two places,
/// each seen by one of the cells: the cells cannot both hold it, so one of them holds the other.
pub(crate) fn w_wing<const W: usize>(cx: &Ctx<'_, W>, _: Technique, out: &mut Sink<'_>) -> Flow {
    let cells: Vec<Cell> = cx.bivalue().iter().collect();
    for (at, &first) in cells.iter().enumerate() {
        for &second in &cells[at + 1..] {
            let digits = cx.grid.digits(first);
            let apart = !cx.geometry().peers(first).contains(second);
            if digits == cx.grid.digits(second) && apart {
                for link in digits {
                    w_wings(cx, [first, second], link, out)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn w_wings<const W: usize>(
    cx: &Ctx<'_, W>,
    pair: [Cell; 2],
    link: Digit,
    out: &mut Sink<'_>,
) -> Flow {
    let digits = cx.grid.digits(pair[0]);
    let other = digits - DigitSet::only(link);
    let conclusions = cx.remove(cx.geometry().common_peers(pair), other);
    if conclusions.is_empty() {
        return ControlFlow::Continue(());
    }
    let [by_first, by_second] = pair.map(|cell| cx.geometry().peers(cell));
    for house in cx.geometry().houses() {
        let places = cx.grid.places(house, link);
        // Each cell sees one place, and not the same one: a cell of the pair is not a place itself.
        let joined = places.is_subset(by_first | by_second)
            && !places.is_subset(by_first)
            && !places.is_subset(by_second);
        if places.len() == 2 && joined {
            out.emit(Technique::WWing, conclusions.clone(), || {
                let places: Vec<Cell> = places.iter().collect();
                let mut link = piece(Part::Link, &places, DigitSet::only(link));
                link.houses.push(house);
                let premises = pair.map(Premise::Cell).into_iter();
                let house = link.digits.iter().map(|digit| Premise::House(house, digit));
                let premises = premises.chain(house).collect();
                let pieces =
                    vec![piece(Part::Core, &pair, digits), link, piece(Part::SetA, &[], other)];
                Pattern::new(pieces, premises).into()
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn piece(part: Part, cells: &[Cell], digits: DigitSet) -> Piece {
    Piece { part, cells: cells.to_vec(), digits, houses: Vec::new() }
}
