//! Techniques of almost locked sets.
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::als::Als;
use crate::index::als_links::Around;
use crate::index::bits::{contains, remove};
use crate::premise::{Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{CellSet, Digit, DigitSet};

/// Two almost locked sets that cannot both hold a digit: one of them holds all its others. With two
/// such digits, each of them holds all its others.
pub(crate) fn xz<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.new_sets(technique, out, |new, out| {
        let (sets, links) = (cx.als(), cx.als_links());
        // The sets that have not had their turn yet: all of them, and the new ones.
        let (mut later, mut new_later) = (links.all_sets(), new.to_vec());
        let mut around = Around::default();
        for (at, one) in sets.iter().enumerate() {
            cx.go_on()?;
            remove(&mut later, at);
            remove(&mut new_later, at);
            let among = if contains(new, at) { &later } else { &new_later };
            links.around(one, one.digits, among, &mut around);
            for (other, linking) in around.iter() {
                let pair = [one, &sets[other]];
                match linking.single() {
                    Some(x) => singly_linked(cx, pair, x, out)?,
                    None => doubly_linked(cx, pair, linking, out)?,
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// What no cell can hold because one of two sets does: the digits they share, except `linking`.
fn common<const W: usize>(
    cx: &Ctx<'_, W>,
    [a, b]: [&Als<W>; 2],
    linking: DigitSet,
) -> Vec<Conclusion> {
    let shared = (a.digits & b.digits) - linking;
    shared.iter().flat_map(|z| cx.remove_digit(a.seeing(z) & b.seeing(z), z)).collect()
}

fn singly_linked<const W: usize>(
    cx: &Ctx<'_, W>,
    [a, b]: [&Als<W>; 2],
    x: Digit,
    out: &mut Sink<'_>,
) -> Flow {
    let conclusions = common(cx, [a, b], DigitSet::only(x));
    let removed = conclusions.iter().map(|conclusion| conclusion.candidate().digit).collect();
    out.emit(Technique::AlsXz, conclusions, || {
        let mut pieces = vec![piece(Part::SetA, a), piece(Part::SetB, b)];
        pieces.extend([digits(Part::Link, DigitSet::only(x)), digits(Part::Core, removed)]);
        pattern(pieces, &[a, b], CellSet::EMPTY)
    })
}

fn doubly_linked<const W: usize>(
    cx: &Ctx<'_, W>,
    [a, b]: [&Als<W>; 2],
    linking: DigitSet,
    out: &mut Sink<'_>,
) -> Flow {
    // The sets themselves are left alone: what they lose because of each other shows afterwards.
    let own = a.cells | b.cells;
    let mut conclusions = Vec::new();
    for x in linking {
        conclusions.extend(cx.remove_digit(a.seeing(x) & b.seeing(x), x));
    }
    for set in [a, b] {
        for digit in set.digits - linking {
            conclusions.extend(cx.remove_digit(set.seeing(digit) - own, digit));
        }
    }
    conclusions.sort_unstable();
    conclusions.dedup();
    out.emit(Technique::AlsXz, conclusions, || {
        let mut pieces = vec![piece(Part::SetA, a), piece(Part::SetB, b)];
        pieces.push(digits(Part::Cover, linking));
        pattern(pieces, &[a, b], CellSet::EMPTY)
    })
}

pub(super) fn piece<const W: usize>(part: Part, set: &Als<W>) -> Piece {
    Piece { part, cells: set.cells.iter().collect(), digits: set.digits, houses: Vec::new() }
}

pub(super) fn digits(part: Part, digits: DigitSet) -> Piece {
    Piece { part, cells: Vec::new(), digits, houses: Vec::new() }
}

/// The argument: it rests on every cell of the sets, and on some further facts.
pub(super) fn pattern<const W: usize>(
    pieces: Vec<Piece>,
    sets: &[&Als<W>],
    more: CellSet<W>,
) -> crate::argument::Argument {
    let cells = sets.iter().fold(more, |all, set| all | set.cells);
    Pattern::new(pieces, cells.iter().map(Premise::Cell).collect()).into()
}

/// Two almost locked sets, each of which cannot hold a digit together with a third: a different
/// digit for each, so one of the two holds all its others.
pub(crate) fn xy_wing<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.new_sets(technique, out, |new, out| {
        let (sets, links, starts) = (cx.als(), cx.als_links(), cx.als_starts()?);
        if starts.iter().all(|digits| digits.is_empty()) {
            return ControlFlow::Continue(());
        }
        let (all, mut around, mut linked) = (links.all_sets(), Around::default(), Vec::new());
        for (at, pivot) in sets.iter().enumerate() {
            cx.go_on()?;
            links.around(pivot, pivot.digits, &all, &mut around);
            linked.clear();
            linked.extend(around.iter());
            for (nth, &(first, xs)) in linked.iter().enumerate() {
                let any = contains(new, at) || contains(new, first);
                let xs = xs & starts[first];
                if xs.is_empty() {
                    continue;
                }
                let others = linked[nth + 1..].iter().filter(|(to, _)| any || contains(new, *to));
                for &(second, ys) in others {
                    let wing = [&sets[first], pivot, &sets[second]];
                    for x in xs {
                        for y in ys.iter().filter(|&y| y != x) {
                            offer_chain(cx, technique, &wing, &[x, y], out)?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Almost locked sets, each of which cannot hold a digit together with the next, a different one
/// each time: the first or the last holds all its digits except the linking one.
pub(super) fn offer_chain<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    sets: &[&Als<W>],
    links: &[Digit],
    out: &mut Sink<'_>,
) -> Flow {
    let ([first, middle @ .., last], [x, .., y]) = (sets, links) else {
        return ControlFlow::Continue(());
    };
    let conclusions = common(cx, [first, last], [*x, *y].into_iter().collect());
    let removed = conclusions.iter().map(|conclusion| conclusion.candidate().digit).collect();
    out.emit(technique, conclusions, || {
        let mut pieces = vec![piece(Part::SetA, first)];
        let inner = if middle.len() == 1 { Part::SetC } else { Part::Others };
        for (set, x) in middle.iter().zip(links) {
            pieces.extend([digits(Part::Link, DigitSet::only(*x)), piece(inner, set)]);
        }
        pieces.extend([digits(Part::Link, DigitSet::only(*y)), piece(Part::SetB, last)]);
        pieces.push(digits(Part::Core, removed));
        pattern(pieces, sets, CellSet::EMPTY)
    })
}
