//! Multi-sector locked sets: the empty cells where some rows cross some columns, when the digits have
//! exactly as much room there as there are cells.
use crate::argument::{LockedSectors, Sector};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::Conclusion;
use crate::sink::{Flow, Sink, each_result_once};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// How many choices of rows and columns are tried: on boards of nine digits up to five of each, on
/// larger ones fewer.
const CHOICES: usize = 150_000;
/// Sets of at most this many lines are counted beforehand.
const COUNTED: usize = 12;
/// A single line is a naked set.
const FEWEST: u32 = 2;
const MOST: u32 = 5;

/// Where the digits are, as sets of columns for each row and of rows for each column.
struct Lines {
    side: usize,
    /// `[digit][row]`, columns with the candidate.
    columns: Vec<Vec<u64>>,
    /// For each row, columns whose cell is empty.
    empty: Vec<u64>,
    /// The digits, those with the most places first: they take the most room.
    order: Vec<usize>,
    /// How many lines every set of lines has; empty on boards too large for that.
    counts: Vec<u8>,
}

/// Some rows or columns, and for each digit the lines across them where it is found.
struct Choice {
    lines: u64,
    hits: Vec<u64>,
}

impl Lines {
    fn new<const W: usize>(cx: &Ctx<'_, W>) -> Self {
        let side = cx.geometry().side();
        let bits = |row: usize, holds: &dyn Fn(Cell) -> bool| {
            (0..side)
                .filter(|&column| holds(Cell::at(row, column, side)))
                .fold(0, |all, column| all | 1 << column)
        };
        let columns = |digit: Digit| {
            (0..side).map(|row| bits(row, &|cell| cx.grid.digits(cell).contains(digit))).collect()
        };
        let columns: Vec<Vec<u64>> = cx.grid.all_digits().map(columns).collect();
        let mut order: Vec<usize> = (0..side).collect();
        let places = |of: &Vec<u64>| of.iter().map(|row| row.count_ones()).sum::<u32>();
        order.sort_by_key(|&digit| core::cmp::Reverse(places(&columns[digit])));
        let empty =
            (0..side).map(|row| bits(row, &|cell| cx.grid.placed(cell).is_none())).collect();
        let sets = if side <= COUNTED { 1_u64 << side } else { 0 };
        let counts = (0..sets).map(|set| set.count_ones() as u8).collect();
        Self { side, columns, empty, order, counts }
    }
    /// For each row, the columns of some cells.
    fn columns_of<const W: usize>(&self, cells: CellSet<W>) -> Vec<u64> {
        let mut columns = vec![0; self.side];
        for cell in cells {
            columns[cell.row(self.side)] |= 1 << cell.column(self.side);
        }
        columns
    }
    /// How many lines a set has. It is looked up because it is needed millions of times for a
    /// position, and counting takes a dozen operations unless the processor is known to do it in
    /// one.
    fn count(&self, lines: u64) -> u32 {
        self.counts.get(lines as usize).map_or_else(|| lines.count_ones(), |&count| count.into())
    }
    /// Every choice of a few rows, with the columns where the digits are in them.
    fn rows(&self, most: u32) -> Vec<Choice> {
        let hits = |rows: u64| {
            let of_digit = |columns: &Vec<u64>| ones(rows).fold(0, |all, row| all | columns[row]);
            self.columns.iter().map(of_digit).collect()
        };
        some(self.side, most).map(|lines| Choice { lines, hits: hits(lines) }).collect()
    }
    /// Every choice of a few columns, with the rows where the digits are in them.
    fn columns(&self, most: u32) -> Vec<Choice> {
        let hits = |chosen: u64| {
            let of_digit = |columns: &Vec<u64>| {
                let there = |&row: &usize| columns[row] & chosen != 0;
                (0..self.side).filter(there).fold(0, |all, row| all | 1 << row)
            };
            self.columns.iter().map(of_digit).collect()
        };
        some(self.side, most).map(|lines| Choice { lines, hits: hits(lines) }).collect()
    }
    /// By how many the cells exceed the room that the digits have in them; none if there is room to
    /// spare.
    fn shortage(&self, rows: &Choice, columns: &Choice) -> Option<u32> {
        let in_row = |row: usize| self.count(self.empty[row] & columns.lines);
        let cells: u32 = ones(rows.lines).map(in_row).sum();
        let mut room = 0;
        for &digit in &self.order {
            let (across, down) = (rows.hits[digit], columns.hits[digit]);
            room += self.count(across & columns.lines).min(self.count(down & rows.lines));
            if room > cells {
                return None;
            }
        }
        Some(cells - room)
    }
    /// Whether every line has two or more of the cells.
    fn are_all_needed(&self, rows: &Choice, columns: &Choice) -> bool {
        let in_row = |row: usize| (self.empty[row] & columns.lines).count_ones();
        let in_column = |column: usize| {
            ones(rows.lines).filter(|&row| self.empty[row] >> column & 1 == 1).count()
        };
        ones(rows.lines).all(|row| in_row(row) >= FEWEST)
            && ones(columns.lines).all(|column| in_column(column) >= FEWEST as usize)
    }
    /// Whether the same lines without one of them are already locked.
    fn is_reducible(&self, rows: &Choice, columns: &Choice) -> bool {
        let without = |lines: u64, at: usize| lines & !(1 << at);
        ones(rows.lines).any(|row| {
            let lines = without(rows.lines, row);
            let hits = |of: &Vec<u64>| ones(lines).fold(0, |all, row| all | of[row]);
            let fewer = Choice { lines, hits: self.columns.iter().map(hits).collect() };
            self.shortage(&fewer, columns).is_some()
        }) || ones(columns.lines).any(|column| {
            let lines = without(columns.lines, column);
            let there = |of: &Vec<u64>, row: usize| of[row] & lines != 0;
            let hits = |of: &Vec<u64>| {
                (0..self.side).filter(|&row| there(of, row)).fold(0, |all, row| all | 1 << row)
            };
            let fewer = Choice { lines, hits: self.columns.iter().map(hits).collect() };
            self.shortage(rows, &fewer).is_some()
        })
    }
}

fn ones(bits: u64) -> impl Iterator<Item = usize> {
    let rest = core::iter::successors(Some(bits), |&rest| Some(rest & rest.wrapping_sub(1)));
    rest.take_while(|&rest| rest != 0).map(|rest| rest.trailing_zeros() as usize)
}

/// Every choice of two to `most` lines.
fn some(side: usize, most: u32) -> impl Iterator<Item = u64> {
    (FEWEST..=most).flat_map(move |size| choices(side, size))
}

/// Every choice of `count` lines of `side`, in ascending order.
fn choices(side: usize, count: u32) -> impl Iterator<Item = u64> {
    let end = 1_u64 << side;
    let first = (1_u64 << count) - 1;
    core::iter::successors(Some(first), |&bits| {
        let lowest = bits & bits.wrapping_neg();
        let carried = bits + lowest;
        Some(carried | (((bits ^ carried) >> 2) / lowest))
    })
    .take_while(move |&bits| bits < end)
}

/// How many lines can be chosen on a board without too many choices.
fn most_lines(side: usize) -> Option<u32> {
    let fits = |&most: &u32| some(side, most).count().pow(2) <= CHOICES;
    let most = u32::try_from(side).unwrap_or(MOST).min(MOST);
    // On a very large board, counting stops at two lines: that is quick.
    (FEWEST..=most).take_while(fits).last()
}

/// Smallest sets first.
pub(crate) fn multi_sector<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let most = most_lines(cx.geometry().side());
    if most.is_none_or(|most| most < MOST.min(cx.geometry().side() as u32)) {
        cx.note_bounded();
    }
    let Some(most) = most else { return ControlFlow::Continue(()) };
    let lines = Lines::new(cx);
    let (rows, columns) = (lines.rows(most), lines.columns(most));
    // If nothing has changed since the last search found nothing, there is nothing to find.
    let new = lines.columns_of(cx.changed_since_nothing(technique));
    let search = |out: &mut Sink<'_>| {
        for rows in &rows {
            cx.go_on()?;
            let new = ones(rows.lines).fold(0, |all, row| all | new[row]);
            for columns in columns.iter().filter(|columns| columns.lines & new != 0) {
                if lines.shortage(rows, columns) == Some(0)
                    && lines.are_all_needed(rows, columns)
                    && !lines.is_reducible(rows, columns)
                {
                    offer(cx, rows, columns, out)?;
                }
            }
        }
        ControlFlow::Continue(())
    };
    cx.whole(technique, out, |out| each_result_once(out, search))
}

/// Digits with as much room in the rows as in the columns are first counted in the rows, then in
/// the columns.
fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    rows: &Choice,
    columns: &Choice,
    out: &mut Sink<'_>,
) -> Flow {
    let side = cx.geometry().side();
    let house = |kind: HouseKind, cell: Cell| {
        cx.geometry().houses_of(cell).iter().find(|&house| cx.geometry().kind(house) == kind)
    };
    let row = |at: usize| house(HouseKind::Row, Cell::at(at, 0, side));
    let column = |at: usize| house(HouseKind::Column, Cell::at(0, at, side));
    let crossing = ones(rows.lines)
        .flat_map(|row| ones(columns.lines).map(move |column| Cell::at(row, column, side)));
    let base: CellSet<W> = crossing.filter(|&cell| cx.grid.placed(cell).is_none()).collect();
    for ties_in_rows in [true, false] {
        let mut sectors: Vec<Sector> = Vec::new();
        for digit in cx.grid.all_digits() {
            let across = rows.hits[digit.index()] & columns.lines;
            let down = columns.hits[digit.index()] & rows.lines;
            let in_rows = match down.count_ones().cmp(&across.count_ones()) {
                core::cmp::Ordering::Less => true,
                core::cmp::Ordering::Equal => ties_in_rows,
                core::cmp::Ordering::Greater => false,
            };
            let houses: Vec<House> = if in_rows {
                ones(down).filter_map(row).collect()
            } else {
                ones(across).filter_map(column).collect()
            };
            for house in houses {
                add(&mut sectors, house, digit);
            }
        }
        offer_locked(cx, Technique::MultiSectorLockedSet, base, sectors, out)?;
    }
    ControlFlow::Continue(())
}

/// Adds a digit to the sector of a house.
pub(crate) fn add(sectors: &mut Vec<Sector>, house: House, digit: Digit) {
    match sectors.iter_mut().find(|sector| sector.house == house) {
        Some(sector) => sector.digits.insert(digit),
        None => sectors.push(Sector { house, digits: DigitSet::only(digit) }),
    }
}

/// Offers what follows from cells that sectors with as many digits cover: no other cell of a house
/// holds one of its digits, and none of the cells holds what would use up two.
pub(crate) fn offer_locked<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    base: CellSet<W>,
    mut sectors: Vec<Sector>,
    out: &mut Sink<'_>,
) -> Flow {
    sectors.sort_unstable();
    let shape = cx.geometry().shape();
    let sets = LockedSectors { cells: base.iter().collect(), sectors };
    let mut gone: Vec<Conclusion> = Vec::new();
    for sector in &sets.sectors {
        gone.extend(cx.remove(cx.geometry().cells_of(sector.house) - base, sector.digits));
    }
    for cell in base {
        let own = cx.grid.digits(cell).iter().map(|digit| Candidate::new(cell, digit));
        let twice = own.filter(|&candidate| sets.holding(shape, candidate) > 1);
        gone.extend(twice.map(Conclusion::Eliminate));
    }
    gone.sort_unstable();
    gone.dedup();
    out.emit(technique, gone, || sets.into())
}
