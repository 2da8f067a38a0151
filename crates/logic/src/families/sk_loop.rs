//! SK loop: two rows and two columns that cross in four boxes, without the crossings: eight short
//! segments in a ring, each joined to the next by a line or a box, with exactly as much room for
//! the digits as cells.
use super::sectors::{add, offer_locked};
use crate::argument::Sector;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::sink::{Flow, Sink, each_result_once};
use core::ops::ControlFlow;
use std::sync::LazyLock;
use whydoku_core::{Cell, CellSet, Digit, House, HouseKind, Regions};

/// How many segments are in a ring.
const RING: usize = 8;
/// In how many ways the digits are counted. Hardly any loop has more than two.
const WAYS: usize = 64;

/// The segments, and the house that each shares with the next.
struct Ring<const W: usize> {
    segments: [CellSet<W>; RING],
    houses: [House; RING],
}

/// Only on boards with boxes.
pub(crate) fn find<const W: usize>(cx: &Ctx<'_, W>, _: Technique, out: &mut Sink<'_>) -> Flow {
    let side = cx.geometry().side();
    let &Regions::Boxes { rows, columns } = cx.geometry().shape().regions() else {
        return ControlFlow::Continue(());
    };
    let pairs = |box_size: usize| {
        (0..side).flat_map(move |a| {
            (a + 1..side).filter(move |b| b / box_size != a / box_size).map(move |b| [a, b])
        })
    };
    each_result_once(out, |out| {
        for across in pairs(rows) {
            cx.go_on()?;
            for down in pairs(columns) {
                if let Some(ring) = Ring::new(cx, across, down) {
                    offer(cx, &ring, &COVERS, out)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

impl<const W: usize> Ring<W> {
    /// The ring through two rows and two columns, if all its cells are empty.
    fn new(cx: &Ctx<'_, W>, [top, bottom]: [usize; 2], [left, right]: [usize; 2]) -> Option<Self> {
        let side = cx.geometry().side();
        let house = |row: usize, column: usize, kind: HouseKind| {
            let mut of = cx.geometry().houses_of(Cell::at(row, column, side)).iter();
            of.find(|&house| cx.geometry().kind(house) == kind)
        };
        // The cells next to the crossings in their boxes must all be empty, which is rare.
        let is_empty =
            |row: usize, column: usize| cx.grid.placed(Cell::at(row, column, side)).is_none();
        let &Regions::Boxes { rows, columns } = cx.geometry().shape().regions() else {
            return None;
        };
        let part = |at: usize, size: usize| {
            (at / size * size..at / size * size + size).filter(move |&other| other != at)
        };
        let beside = |row: usize, column: usize| {
            part(column, columns).all(|column| is_empty(row, column))
                && part(row, rows).all(|row| is_empty(row, column))
        };
        if ![top, bottom].iter().all(|&row| beside(row, left) && beside(row, right)) {
            return None;
        }
        // Around the boxes: from the part of a row to the next box, there to the part of a column.
        let corners = [(top, left), (top, right), (bottom, right), (bottom, left)];
        let mut segments = [CellSet::EMPTY; RING];
        let mut houses = [House::new(0); RING];
        for (at, &(row, column)) in corners.iter().enumerate() {
            let inside = house(row, column, HouseKind::Box)?;
            let [across, down] = [HouseKind::Row, HouseKind::Column].map(|k| house(row, column, k));
            let (across, down) = (across?, down?);
            let part = |line: House| {
                let both = cx.geometry().cells_of(line) & cx.geometry().cells_of(inside);
                both - CellSet::only(Cell::at(row, column, side))
            };
            // The ring arrives along one line and leaves along the other.
            let [enter, leave] = if at % 2 == 1 { [across, down] } else { [down, across] };
            (segments[2 * at], segments[2 * at + 1]) = (part(enter), part(leave));
            (houses[2 * at], houses[2 * at + 1]) = (inside, leave);
        }
        segments.iter().all(|cells| !cells.is_empty()).then_some(Self { segments, houses })
    }
}

/// The result of [`fewest_houses`].
static COVERS: LazyLock<Vec<Vec<usize>>> = LazyLock::new(fewest_houses);

/// For each choice of segments, every choice of as few houses as possible that contains all of
/// them, as bits. The house after a segment contains this and the next one.
fn fewest_houses() -> Vec<Vec<usize>> {
    let reach = |houses: usize| {
        let around = houses << 1 | houses >> (RING - 1);
        (houses | around) & ((1 << RING) - 1)
    };
    let of = |segments: usize| {
        let all = (0..1_usize << RING).filter(|&houses| segments & !reach(houses) == 0);
        let fewest = all.clone().map(usize::count_ones).min();
        all.filter(|houses| Some(houses.count_ones()) == fewest).collect()
    };
    (0..1 << RING).map(of).collect()
}

/// The houses for a digit, as bits, and the cells outside the ring from which they eliminate it.
type Cover<const W: usize> = (usize, CellSet<W>);

/// A digit that could be counted in different houses is counted in each way that removes something
/// different.
fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    ring: &Ring<W>,
    covers: &[Vec<usize>],
    out: &mut Sink<'_>,
) -> Flow {
    let base = ring.segments.iter().fold(CellSet::EMPTY, |all, &cells| all | cells);
    let fitting = |digit: Digit| -> &Vec<usize> {
        let places = cx.grid.cells(digit);
        let holds = |&at: &usize| !(ring.segments[at] & places).is_empty();
        &covers[(0..RING).filter(holds).fold(0, |all, at| all | 1 << at)]
    };
    let fewest = |digit| fitting(digit).first().map_or(0, |houses| houses.count_ones() as usize);
    if cx.grid.all_digits().map(fewest).sum::<usize>() != base.len() {
        return ControlFlow::Continue(());
    }
    let ways: Vec<Vec<Cover<W>>> =
        cx.grid.all_digits().map(|digit| best(cx, ring, base, digit, fitting(digit))).collect();
    let all: usize = ways.iter().map(Vec::len).product();
    for mut way in 0..all.min(WAYS) {
        let mut sectors: Vec<Sector> = Vec::new();
        for (digit, ways) in cx.grid.all_digits().zip(&ways) {
            let (houses, _) = ways[way % ways.len()];
            way /= ways.len();
            let chosen = (0..RING).filter(|at| houses >> at & 1 == 1);
            chosen.for_each(|at| add(&mut sectors, ring.houses[at], digit));
        }
        offer_locked(cx, Technique::SkLoop, base, sectors, out)?;
    }
    ControlFlow::Continue(())
}

/// The covers of a digit that are not surpassed by another one that removes the same and more.
fn best<const W: usize>(
    cx: &Ctx<'_, W>,
    ring: &Ring<W>,
    base: CellSet<W>,
    digit: Digit,
    covers: &[usize],
) -> Vec<Cover<W>> {
    let places = cx.grid.cells(digit);
    let removed = |&houses: &usize| {
        let chosen = (0..RING).filter(|at| houses >> at & 1 == 1);
        let outside = |at: usize| (cx.geometry().cells_of(ring.houses[at]) - base) & places;
        (houses, chosen.map(outside).fold(CellSet::EMPTY, |all, cells| all | cells))
    };
    let all: Vec<Cover<W>> = covers.iter().map(removed).collect();
    let mut best: Vec<Cover<W>> = Vec::new();
    for &(houses, cells) in &all {
        let more = |&(_, other): &Cover<W>| cells != other && cells.is_subset(other);
        if !all.iter().any(more) && !best.iter().any(|&(_, same)| same == cells) {
            best.push((houses, cells));
        }
    }
    best
}
