//! Techniques of almost locked sets.
use crate::als_index::Als;
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Conclusion, Part, Pattern, Piece, Premise, Technique};
use core::ops::ControlFlow;
use pencilmark_core::{CellSet, Digit, DigitSet};

info!(ALS_XZ, "als-xz", "ALS-XZ", ["almost locked set xz-rule"], Some("0901"), Unfair);
info!(ALS_XY_WING, "als-xy-wing", "ALS-XY-Wing", [], Some("0902"), Unfair);
info!(ALS_XY_CHAIN, "als-xy-chain", "ALS-XY-Chain", ["als chain"], Some("0903"), Unfair);

/// Two almost locked sets that cannot both hold a digit: one of them holds all its others. With two
/// such digits, each of them holds all its others.
pub(crate) fn xz<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    cx.new_sets(Technique::AlsXz, out, |new, out| {
        let (sets, links) = (cx.als(), cx.als_links());
        for (at, links) in links.iter().enumerate() {
            cx.go_on()?;
            for link in links.iter().filter(|link| link.to > at && (new[at] || new[link.to])) {
                let (a, b) = (&sets[at], &sets[link.to]);
                match link.digits.single() {
                    Some(x) => singly_linked(cx, [a, b], x, out)?,
                    None => doubly_linked(cx, [a, b], link.digits, out)?,
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// What no cell can hold because one of two sets does: the digits common to both, but `linking`.
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
    // The sets themselves are left alone: what they lose among each other shows afterwards.
    let own = a.cells | b.cells;
    let mut conclusions = Vec::new();
    for x in linking.iter() {
        conclusions.extend(cx.remove_digit(a.seeing(x) & b.seeing(x), x));
    }
    for set in [a, b] {
        for digit in (set.digits - linking).iter() {
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

/// The argument: it rests on every cell of the sets, and some more.
pub(super) fn pattern<const W: usize>(
    pieces: Vec<Piece>,
    sets: &[&Als<W>],
    more: CellSet<W>,
) -> crate::Argument {
    let cells = sets.iter().fold(more, |all, set| all | set.cells);
    Pattern { pieces, premises: cells.iter().map(Premise::Cell).collect() }.into()
}

/// Two almost locked sets that each cannot hold a digit together with a third: a different one
/// each, so one of the two holds all its others.
pub(crate) fn xy_wing<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    cx.new_sets(Technique::AlsXyWing, out, |new, out| {
        let (sets, links) = (cx.als(), cx.als_links());
        for (pivot, around) in links.iter().enumerate() {
            cx.go_on()?;
            for (at, first) in around.iter().enumerate() {
                let any = new[pivot] || new[first.to];
                for second in around[at + 1..].iter().filter(|second| any || new[second.to]) {
                    let wing = [&sets[first.to], &sets[pivot], &sets[second.to]];
                    if (wing[0].digits & wing[2].digits).is_empty() {
                        continue;
                    }
                    for x in first.digits.iter() {
                        for y in second.digits.iter().filter(|&y| y != x) {
                            offer_chain(cx, Technique::AlsXyWing, &wing, &[x, y], out)?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Almost locked sets of which each cannot hold a digit together with the next, a different one
/// each time: the first or the last holds all its digits but the linking one.
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
