//! Deadly patterns of three or four digits: whichever of these digits fill their cells, there is
//! another filling that puts the same digits into every house.
use super::guardians::Way;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::families::choose::choose;
use crate::index::guarded::Guarded;
use crate::sink::{Flow, Sink, each_result_once};
use core::ops::ControlFlow;
use whydoku_core::{Cell, Digit, DigitSet, Regions};

/// How many cells may have guardians.
const GUARDED: usize = 3;

/// Three cells of a square in a box, or all four, a cell next to either row of it in another box, and
/// a cell below either column. With three cells of the square three digits make it deadly, with four
/// cells four digits.
pub(crate) fn borescoper<const W: usize>(
    cx: &Ctx<'_, W>,
    _: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let Some([rows, columns]) = boxes(cx) else { return ControlFlow::Continue(()) };
    let side = cx.geometry().side();
    each_result_once(out, |out| {
        for [top, bottom] in pairs(side, rows) {
            cx.go_on()?;
            for [left, right] in pairs(side, columns) {
                let corners = [[top, left], [top, right], [bottom, left], [bottom, right]]
                    .map(|[row, column]| Cell::at(row, column, side));
                let beside = (0..side).filter(|column| column / columns != left / columns);
                let beside: Vec<[Cell; 2]> = beside
                    .map(|column| [top, bottom].map(|row| Cell::at(row, column, side)))
                    .filter(|pair| pair.iter().all(|&cell| is_open(cx, cell)))
                    .collect();
                let below = (0..side).filter(|row| row / rows != top / rows);
                let below: Vec<[Cell; 2]> = below
                    .map(|row| [left, right].map(|column| Cell::at(row, column, side)))
                    .filter(|pair| pair.iter().all(|&cell| is_open(cx, cell)))
                    .collect();
                let squares = (0..4).map(|missing| {
                    let rest = corners.iter().copied().filter(|&cell| cell != corners[missing]);
                    (rest.collect::<Vec<Cell>>(), 3)
                });
                for (square, size) in squares.chain([(corners.to_vec(), 4)]) {
                    polygons(cx, &square, size, [&beside, &below], out)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

fn polygons<const W: usize>(
    cx: &Ctx<'_, W>,
    square: &[Cell],
    size: usize,
    [beside, below]: [&[[Cell; 2]]; 2],
    out: &mut Sink<'_>,
) -> Flow {
    if !square.iter().all(|&cell| is_open(cx, cell)) || !may_do(cx, square, size) {
        return ControlFlow::Continue(());
    }
    for pair in beside {
        let mut cells = square.to_vec();
        cells.extend(pair);
        if may_do(cx, &cells, size) {
            for other in below {
                let mut cells = cells.clone();
                cells.extend(other);
                offer(cx, Technique::BorescoperDeadlyPattern, &cells, size, out)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Three lines through three boxes, and in each box a line across them: nine cells with four digits.
pub(crate) fn matrix<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let Some([rows, columns]) = boxes(cx) else { return ControlFlow::Continue(()) };
    let side = cx.geometry().side();
    each_result_once(out, |out| {
        for (turned, [along, across]) in [(false, [rows, columns]), (true, [columns, rows])] {
            for band in 0..side / along {
                cx.go_on()?;
                let lines: Vec<usize> = (band * along..(band + 1) * along).collect();
                choose(&lines, 3, &mut |_| true, &mut |lines| {
                    let threes: Vec<[Cell; 3]> = (0..side)
                        .map(|at| {
                            let cell = |&line: &usize| {
                                if turned {
                                    Cell::at(at, line, side)
                                } else {
                                    Cell::at(line, at, side)
                                }
                            };
                            [cell(&lines[0]), cell(&lines[1]), cell(&lines[2])]
                        })
                        .filter(|three| {
                            three.iter().all(|&cell| is_open(cx, cell)) && may_do(cx, three, 4)
                        })
                        .collect();
                    let box_of = |three: &[Cell; 3]| {
                        let at = if turned { three[0].row(side) } else { three[0].column(side) };
                        at / across
                    };
                    let apart = |part: &[[Cell; 3]]| match part {
                        [.., a, b] => box_of(a) != box_of(b) && may_do(cx, part.as_flattened(), 4),
                        _ => true,
                    };
                    choose(&threes, 3, &mut |part| apart(part), &mut |nine| {
                        offer(cx, technique, nine.as_flattened(), 4, out)
                    })
                })?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// The boxes of a board that has no other houses, which would spoil the pattern.
fn boxes<const W: usize>(cx: &Ctx<'_, W>) -> Option<[usize; 2]> {
    let shape = cx.geometry().shape();
    match *shape.regions() {
        Regions::Boxes { rows, columns } if shape.is_plain() => Some([rows, columns]),
        _ => None,
    }
}

/// Every two lines of one chute.
fn pairs(side: usize, box_size: usize) -> impl Iterator<Item = [usize; 2]> {
    (0..side).flat_map(move |a| {
        (a + 1..side).filter(move |b| b / box_size == a / box_size).map(move |b| [a, b])
    })
}

fn is_open<const W: usize>(cx: &Ctx<'_, W>, cell: Cell) -> bool {
    cx.grid.placed(cell).is_none()
}

/// Whether a few of the cells with guardians leave no more digits than the pattern has.
fn may_do<const W: usize>(cx: &Ctx<'_, W>, cells: &[Cell], size: usize) -> bool {
    let fat = cells.iter().filter(|&&cell| cx.grid.digits(cell).len() > size).count();
    fat <= GUARDED && (fat > 0 || !digit_sets(cx, cells, size).is_empty())
}

/// The digits of all but a few cells, if there are no more than the pattern has: exactly as many, or
/// completed by any others that the cells have.
fn digit_sets<const W: usize>(cx: &Ctx<'_, W>, cells: &[Cell], size: usize) -> Vec<DigitSet> {
    let all = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | cx.grid.digits(cell));
    let candidates: Vec<_> = all.iter().collect();
    let mut found = Vec::new();
    let guarded = |lacking: &dyn Fn(DigitSet) -> bool| {
        cells.iter().filter(|&&cell| lacking(cx.grid.digits(cell))).count()
    };
    // Digits come in ascending order: those skipped are in no choice that begins like this.
    let mut may_go_on = |part: &[Digit]| {
        let chosen: DigitSet = part.iter().copied().collect();
        let passed: DigitSet =
            candidates.iter().copied().take_while(|digit| Some(digit) < part.last()).collect();
        let passed = passed - chosen;
        passed.is_empty() || guarded(&|digits| !(digits & passed).is_empty()) <= GUARDED
    };
    let _ = choose(&candidates, size, &mut may_go_on, &mut |chosen| {
        let digits: DigitSet = chosen.iter().copied().collect();
        if guarded(&|of_cell| !of_cell.is_subset(digits)) <= GUARDED {
            found.push(digits);
        }
        ControlFlow::Continue(())
    });
    found
}

fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    cells: &[Cell],
    size: usize,
    out: &mut Sink<'_>,
) -> Flow {
    let fat = cells.iter().filter(|&&cell| cx.grid.digits(cell).len() > size).count();
    if fat > GUARDED {
        return ControlFlow::Continue(());
    }
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    for digits in digit_sets(cx, &cells, size) {
        // A cell with none of the digits can never complete the pattern.
        if cells.iter().any(|&cell| (cx.grid.digits(cell) & digits).is_empty()) {
            continue;
        }
        let pattern: Vec<(Cell, DigitSet)> = cells.iter().map(|&cell| (cell, digits)).collect();
        let guarded = Guarded::new(cx.grid, &pattern);
        for way in [Way::Any, Way::Subset, Way::Locked] {
            guarded.offer(cx, way, technique, out)?;
        }
    }
    ControlFlow::Continue(())
}
