//! Colouring: digits with two places in a house, or cells with two candidates, joined into a
//! network in which every second candidate is true.
use crate::argument::{Argument, Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::Premise;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{CellSet, Digit, DigitSet, House};

/// Places of one digit joined by houses in which it has two places: all of one colour or all of the
/// other are true.
struct Net<const W: usize> {
    colours: [CellSet<W>; 2],
    /// For each colour, the cells that see a cell of it.
    seen: [CellSet<W>; 2],
    houses: Vec<House>,
}

impl<const W: usize> Net<W> {
    fn cells(&self) -> CellSet<W> {
        self.colours[0] | self.colours[1]
    }
    /// Whether one colour appears twice in a house, so that it is false.
    fn clashes(&self, colour: usize) -> bool {
        !self.colours[colour].is_disjoint(self.seen[colour])
    }
}

/// The networks of a digit, in the order of their first cells.
fn nets<const W: usize>(cx: &Ctx<'_, W>, digit: Digit) -> Vec<Net<W>> {
    let pairs: Vec<(House, CellSet<W>)> = (cx.geometry().houses())
        .map(|house| (house, cx.grid.places(house, digit)))
        .filter(|(_, places)| places.len() == 2)
        .collect();
    let (mut left, mut nets) = (cx.grid.cells(digit), Vec::new());
    while let Some(start) = left.first() {
        let mut colours = [CellSet::only(start), CellSet::EMPTY];
        let mut houses: Vec<House> = Vec::new();
        while let Some(&(house, places)) = pairs.iter().find(|(house, places)| {
            let known = colours[0] | colours[1];
            !houses.contains(house) && !places.is_disjoint(known)
        }) {
            houses.push(house);
            for colour in [0, 1] {
                if !places.is_disjoint(colours[colour]) {
                    colours[1 - colour] |= places - colours[colour];
                }
            }
        }
        left -= colours[0] | colours[1];
        if !houses.is_empty() {
            houses.sort_unstable();
            let seen = colours.map(|cells| {
                cells.iter().fold(CellSet::EMPTY, |all, cell| all | cx.geometry().peers(cell))
            });
            nets.push(Net { colours, seen, houses });
        }
    }
    nets
}

/// Cells outside a network that see both its colours.
pub(crate) fn trap<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_digit(technique, out, |digit, out| {
        for net in nets(cx, digit) {
            let caught = (net.seen[0] & net.seen[1]) - net.cells();
            let conclusions = cx.remove_digit(caught, digit);
            out.emit(technique, conclusions, || argument(digit, &[&net], 0))?;
        }
        ControlFlow::Continue(())
    })
}

/// A colour that appears twice in a house is false everywhere.
pub(crate) fn wrap<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_digit(technique, out, |digit, out| {
        for net in nets(cx, digit) {
            for colour in [0, 1].into_iter().filter(|&colour| net.clashes(colour)) {
                let conclusions = cx.remove_digit(net.colours[colour], digit);
                out.emit(technique, conclusions, || argument(digit, &[&net], colour))?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Two networks of a digit in which a colour of one sees a colour of the other: one of the opposite
/// colours is true. All conclusions from two networks make one step.
pub(crate) fn multi_1<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_digit(technique, out, |digit, out| {
        let nets = nets(cx, digit);
        for (at, one) in nets.iter().enumerate() {
            for other in &nets[at + 1..] {
                let sees = |&(a, b): &(usize, usize)| !one.seen[a].is_disjoint(other.colours[b]);
                let caught = [(0, 0), (0, 1), (1, 0), (1, 1)]
                    .into_iter()
                    .filter(sees)
                    .map(|(a, b)| one.seen[1 - a] & other.seen[1 - b])
                    .fold(CellSet::EMPTY, |all, cells| all | cells);
                let conclusions = cx.remove_digit(caught, digit);
                out.emit(technique, conclusions, || argument(digit, &[one, other], 0))?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// A colour that sees both colours of another network is false.
pub(crate) fn multi_2<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_digit(technique, out, |digit, out| {
        let nets = nets(cx, digit);
        for (at, one) in nets.iter().enumerate() {
            for other in nets.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, net)| net) {
                for colour in [0, 1] {
                    let sees = |of: usize| !one.seen[colour].is_disjoint(other.colours[of]);
                    if sees(0) && sees(1) {
                        let conclusions = cx.remove_digit(one.colours[colour], digit);
                        out.emit(technique, conclusions, || {
                            argument(digit, &[one, other], colour)
                        })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Sets A and B are the colours of the first network, A the given one; the colours of a second
/// network are set C and the others.
fn argument<const W: usize>(digit: Digit, nets: &[&Net<W>], colour: usize) -> Argument {
    let mut pieces = Vec::new();
    let parts = [[Part::SetA, Part::SetB], [Part::SetC, Part::Others]];
    for (net, parts) in nets.iter().zip(parts) {
        let colour = if parts[0] == Part::SetA { colour } else { 0 };
        for (part, cells) in parts.iter().zip([net.colours[colour], net.colours[1 - colour]]) {
            pieces.push(coloured(*part, cells, digit));
        }
    }
    let houses = nets.iter().flat_map(|net| net.houses.iter());
    let premises = houses.map(|&house| Premise::House(house, digit)).collect();
    Pattern::new(pieces, premises).into()
}

fn coloured<const W: usize>(part: Part, cells: CellSet<W>, digit: Digit) -> Piece {
    let digits = DigitSet::only(digit);
    Piece { part, cells: cells.iter().collect(), digits, houses: Vec::new() }
}
