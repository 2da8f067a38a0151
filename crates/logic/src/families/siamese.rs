//! Siamese fish: two fish with fins that have the same base houses and different cover houses. A
//! fin of one is in a cover house of the other, so each removes something of its own.
use super::choose::choose;
use super::fish;
use crate::argument::{Argument, Fish, Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::{Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, DigitSet, House};

/// Which fish are joined: one of the first kind, and another of the first or the second.
const TWINS: [(Technique, Technique, Technique); 12] = [
    (Technique::SiameseFinnedXWing, Technique::FinnedXWing, Technique::SashimiXWing),
    (Technique::SiameseSashimiXWing, Technique::SashimiXWing, Technique::SashimiXWing),
    (
        Technique::SiameseFinnedFrankenXWing,
        Technique::FinnedFrankenXWing,
        Technique::FinnedFrankenXWing,
    ),
    (
        Technique::SiameseFinnedMutantXWing,
        Technique::FinnedMutantXWing,
        Technique::FinnedFrankenXWing,
    ),
    (Technique::SiameseFinnedSwordfish, Technique::FinnedSwordfish, Technique::SashimiSwordfish),
    (Technique::SiameseSashimiSwordfish, Technique::SashimiSwordfish, Technique::SashimiSwordfish),
    (
        Technique::SiameseFinnedFrankenSwordfish,
        Technique::FinnedFrankenSwordfish,
        Technique::FinnedFrankenSwordfish,
    ),
    (
        Technique::SiameseFinnedMutantSwordfish,
        Technique::FinnedMutantSwordfish,
        Technique::FinnedFrankenSwordfish,
    ),
    (Technique::SiameseFinnedJellyfish, Technique::FinnedJellyfish, Technique::SashimiJellyfish),
    (Technique::SiameseSashimiJellyfish, Technique::SashimiJellyfish, Technique::SashimiJellyfish),
    (
        Technique::SiameseFinnedFrankenJellyfish,
        Technique::FinnedFrankenJellyfish,
        Technique::FinnedFrankenJellyfish,
    ),
    (
        Technique::SiameseFinnedMutantJellyfish,
        Technique::FinnedMutantJellyfish,
        Technique::FinnedFrankenJellyfish,
    ),
];

/// Pairs of fish of the kind that `technique` joins.
pub(crate) fn find<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let Some(&(_, one, other)) = TWINS.iter().find(|(twins, ..)| *twins == technique) else {
        return ControlFlow::Continue(());
    };
    let mut found = catch(cx, one);
    let of_first_sort = found.len();
    if other != one {
        found.extend(catch(cx, other));
    }
    let mut order: Vec<usize> = (0..found.len()).collect();
    let key = |at: usize| (found[at].0.digit, &found[at].0.base);
    order.sort_by_key(|&at| key(at));
    for alike in order.chunk_by(|&a, &b| key(a) == key(b)) {
        choose(alike, 2, &mut |part| part[0] < of_first_sort, &mut |two| {
            offer(technique, &found[two[0]], &found[two[1]], out)
        })?;
    }
    ControlFlow::Continue(())
}

/// A fish, and what it removes.
type Caught = (Fish, Vec<Conclusion>);

fn catch<const W: usize>(cx: &Ctx<'_, W>, technique: Technique) -> Vec<Caught> {
    let mut found = Vec::new();
    let _ = fish::find(
        cx,
        technique,
        &mut Sink::new(&mut |step| {
            if let Argument::Fish(fish) = step.argument {
                found.push((fish, step.conclusions));
            }
            ControlFlow::Continue(())
        }),
    );
    found
}

fn offer(
    technique: Technique,
    (one, here): &Caught,
    (other, there): &Caught,
    out: &mut Sink<'_>,
) -> Flow {
    let lacks = |one: &[Conclusion], other: &[Conclusion]| one.iter().any(|c| !other.contains(c));
    if !lacks(here, there) || !lacks(there, here) {
        return ControlFlow::Continue(());
    }
    let mut gone = [&here[..], &there[..]].concat();
    gone.sort_unstable();
    gone.dedup();
    out.emit(technique, gone, || twins(one, other).into())
}

fn twins(one: &Fish, other: &Fish) -> Pattern {
    let digits = DigitSet::only(one.digit);
    let houses = |part, houses: &[House]| Piece {
        part,
        cells: Vec::new(),
        digits: DigitSet::EMPTY,
        houses: houses.to_vec(),
    };
    let cells = |part, cells: Vec<Cell>| Piece { part, cells, digits, houses: Vec::new() };
    let pieces = vec![
        cells(Part::Core, one.cells.clone()),
        houses(Part::Base, &one.base),
        houses(Part::SetA, &one.cover),
        cells(Part::Guardian, one.all_fins()),
        houses(Part::SetB, &other.cover),
        cells(Part::Link, other.all_fins()),
    ];
    let premises = one.base.iter().map(|&house| Premise::House(house, one.digit));
    Pattern::new(pieces, premises.collect())
}
