//! One digit, two strong links: skyscraper, 2-string kite, turbot fish, empty rectangle, and the
//! pairs of kites or empty rectangles that share cells.
//!
//! They all say: the digit is here or there in one house, here or there in another, and two of
//! these places exclude each other; so it is in one of the other two.
use crate::argument::{Chain, Node};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::pairs::Pair;
use crate::premise::Premise;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, CellSet, Digit, House, HouseKind, HouseSet};

/// Two pairs, each from its outer end to its inner one; the inner ends see each other.
struct Linked {
    houses: [House; 2],
    cells: [[Cell; 2]; 2],
}

/// Two houses with two places each for a digit, where one place of one sees one of the other.
/// `technique` says which kinds of house: see [`named`].
pub(crate) fn two_pairs<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_digit(technique, out, |digit, out| {
        let pairs = cx.pairs(digit);
        for (at, &first) in pairs.iter().enumerate() {
            let kinds = |second: &Pair| [first.kind, second.kind];
            let seen = first.cells.map(|cell| cx.geometry().peers(cell));
            for second in pairs[at + 1..].iter().filter(|pair| may_be(technique, kinds(pair))) {
                for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let cells = [
                        [first.cells[1 - i], first.cells[i]],
                        [second.cells[1 - j], second.cells[j]],
                    ];
                    // The inner ends exclude each other, and something sees both outer ends.
                    let concludes = seen[i].contains(second.cells[j])
                        && !(seen[1 - i] & cx.geometry().peers(second.cells[1 - j]))
                            .is_disjoint(cx.grid.cells(digit));
                    if !concludes || named(cx, kinds(second), cells) != Some(technique) {
                        continue;
                    }
                    let linked = Linked { houses: [first.house, second.house], cells };
                    offer(cx, technique, digit, &linked, out)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Whether two pairs in houses of these kinds can have this name.
fn may_be(technique: Technique, kinds: [HouseKind; 2]) -> bool {
    match technique {
        Technique::Skyscraper => kinds == [HouseKind::Row; 2] || kinds == [HouseKind::Column; 2],
        Technique::Kite => kinds == [HouseKind::Row, HouseKind::Column],
        _ => true,
    }
}

/// The name of two pairs whose inner ends exclude each other. Two parallel lines joined by a line
/// across are a skyscraper, a row and a column joined by a box are a kite, any others a turbot
/// fish.
fn named<const W: usize>(
    cx: &Ctx<'_, W>,
    kinds: [HouseKind; 2],
    [[end, near], [other_end, other_near]]: [[Cell; 2]; 2],
) -> Option<Technique> {
    let geometry = cx.geometry();
    if end == other_end || end == other_near || near == other_end {
        return None;
    }
    let shared = geometry.houses_of(near) & geometry.houses_of(other_near);
    let joined_by = |kind| shared.iter().any(|house| geometry.kind(house) == kind);
    Some(match kinds {
        [HouseKind::Row, HouseKind::Row] if joined_by(HouseKind::Column) => Technique::Skyscraper,
        [HouseKind::Column, HouseKind::Column] if joined_by(HouseKind::Row) => {
            Technique::Skyscraper
        }
        [HouseKind::Row, HouseKind::Column] if joined_by(HouseKind::Box) => Technique::Kite,
        _ => Technique::TurbotFish,
    })
}

fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    digit: Digit,
    Linked { houses, cells: [[end, near], [other_end, other_near]] }: &Linked,
    out: &mut Sink<'_>,
) -> Flow {
    let seen = cx.geometry().peers(*end) & cx.geometry().peers(*other_end);
    out.emit(technique, cx.remove_digit(seen, digit), || {
        let nodes = [*end, *near, *other_near, *other_end];
        Chain {
            nodes: nodes.map(|cell| Candidate::new(cell, digit).into()).to_vec(),
            strong: houses.map(|house| vec![Premise::House(house, digit)]).to_vec(),
            is_loop: false,
        }
        .into()
    })
}

/// A box whose places for a digit lie on a cross of two lines, and a pair in a house across one of
/// the arms.
#[derive(Clone)]
pub(super) struct Hinge<const W: usize> {
    pub(super) digit: Digit,
    /// The box, and the house of the pair.
    pub(super) houses: [House; 2],
    /// The arm from which something is removed, and the other.
    pub(super) arms: [CellSet<W>; 2],
    /// The end of the pair that sees the other arm, and the far end.
    pub(super) pair: [Cell; 2],
}

/// Calls `visit` with every hinge of one box.
pub(super) fn hinges<const W: usize>(
    cx: &Ctx<'_, W>,
    digit: Digit,
    inside: House,
    pairs: &[Pair],
    visit: &mut dyn FnMut(&Hinge<W>) -> Flow,
) -> Flow {
    let geometry = cx.geometry();
    let places = cx.grid.places(inside, digit);
    if places.len() < 2 {
        return ControlFlow::Continue(());
    }
    let through = places.iter().fold(HouseSet::EMPTY, |all, cell| all | geometry.houses_of(cell));
    for row in through & cx.layout().rows {
        let in_row = places & geometry.cells_of(row);
        for column in through & cx.layout().columns {
            let in_column = places & geometry.cells_of(column);
            let straight = in_row.is_subset(in_column) || in_column.is_subset(in_row);
            if straight || !places.is_subset(in_row | in_column) {
                continue;
            }
            let ways =
                [(in_row, in_column, HouseKind::Row), (in_column, in_row, HouseKind::Column)];
            for (arm, other, across) in ways {
                let arms = [arm, other - arm];
                for pair in pairs.iter().filter(|pair| pair.kind == across) {
                    let [a, b] = pair.cells;
                    for pair_cells in [[a, b], [b, a]] {
                        let line = if across == HouseKind::Row { column } else { row };
                        let joined = geometry.cells_of(line) - geometry.cells_of(inside);
                        if joined.contains(pair_cells[0]) {
                            let houses = [inside, pair.house];
                            visit(&Hinge { digit, houses, arms, pair: pair_cells })?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

impl<const W: usize> Hinge<W> {
    /// The cells that see the arm and the far end of the pair.
    pub(super) fn seen(&self, cx: &Ctx<'_, W>) -> CellSet<W> {
        let [arm, _] = self.arms;
        cx.geometry().common_peers(arm) & cx.geometry().peers(self.pair[1])
    }
}

/// A digit of a box whose places lie on a cross of a row and a column, and a line with two places
/// for it, one of which is on the cross.
pub(crate) fn empty_rectangle<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_digit(technique, out, |digit, out| {
        let pairs = cx.pairs(digit);
        for inside in cx.geometry().houses_where(is_block) {
            hinges(cx, digit, inside, pairs, &mut |hinge| {
                let gone = cx.remove_digit(hinge.seen(cx), digit);
                out.emit(technique, gone, || hinge.chain().into())
            })?;
        }
        ControlFlow::Continue(())
    })
}

/// Whether a house may be an empty rectangle: a box, a region, a window, any other set of cells
/// that is not a line.
pub(super) fn is_block(kind: HouseKind) -> bool {
    matches!(kind, HouseKind::Box | HouseKind::Window | HouseKind::Extra)
}

impl<const W: usize> Hinge<W> {
    fn chain(&self) -> Chain {
        let group = |cells: CellSet<W>| {
            Node(cells.iter().map(|cell| Candidate::new(cell, self.digit)).collect())
        };
        let single = |cell| Candidate::new(cell, self.digit).into();
        let ([arm, other], [near, end]) = (self.arms, self.pair);
        Chain {
            nodes: vec![group(arm), group(other), single(near), single(end)],
            strong: self.houses.map(|house| vec![Premise::House(house, self.digit)]).to_vec(),
            is_loop: false,
        }
    }
}
