//! Measures how well given and entered digits are distinguished, and how well pencil marks are read.
use crate::manifest::Row;
use std::fmt::Write as _;
use whydoku_scan::Grid;

/// The heading of the table.
pub(crate) const ORIGINS: &str = "\
| source | digits of known origin | origin right % | grids without an error % | cells with marks | read exactly % |
| --- | ---: | ---: | ---: | ---: | ---: |";

/// The results for some pictures.
#[derive(Default, Clone)]
pub(crate) struct Origins {
    grids: usize,
    whole: usize,
    pub(crate) digits: usize,
    right: usize,
    marked: usize,
    read: usize,
}

impl Origins {
    /// The results for one grid.
    pub(crate) fn of(row: &Row, grid: &Grid) -> Self {
        let mut origins = Self::default();
        let written = &row.written;
        for (cell, by_hand) in grid.cells.iter().zip(written.by_hand) {
            // Digits that were not read do not count here: that is another kind of error.
            if let Some(by_hand) = by_hand.filter(|_| cell.taken > 0) {
                origins.digits += 1;
                origins.right += usize::from(cell.is_entry == by_hand);
            }
        }
        for (cell, marks) in grid.cells.iter().zip(written.marks).filter(|(_, marks)| *marks > 0) {
            origins.marked += 1;
            origins.read += usize::from(cell.candidates.bits() == u64::from(marks));
        }
        origins.grids = usize::from(origins.digits > 0);
        origins.whole = usize::from(origins.digits > 0 && origins.right == origins.digits);
        origins
    }
    pub(crate) fn add(&mut self, other: &Self) {
        self.grids += other.grids;
        self.whole += other.whole;
        self.digits += other.digits;
        self.right += other.right;
        self.marked += other.marked;
        self.read += other.read;
    }
    pub(crate) fn line(&self, name: &str) -> String {
        let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        format!(
            "| {name} | {} | {:.2} | {:.1} | {} | {:.1} |",
            self.digits,
            share(self.right, self.digits),
            share(self.whole, self.grids),
            self.marked,
            share(self.read, self.marked),
        )
    }
}

/// A line with the digits whose origin is wrong, and the marks that were read wrongly.
pub(crate) fn slips(row: &Row, grid: &Grid) -> Option<String> {
    let mut slips = String::new();
    let pairs = grid.cells.iter().zip(row.written.by_hand).zip(row.written.marks);
    for (at, ((cell, by_hand), marks)) in pairs.enumerate() {
        let place = format!("r{}c{}", at / 9 + 1, at % 9 + 1);
        if by_hand.is_some_and(|by_hand| cell.taken > 0 && cell.is_entry != by_hand) {
            let kind = if cell.is_entry { "entered" } else { "given" };
            let _ = write!(slips, " {place}:{kind}({:.0})", cell.by_hand * 100.0);
        }
        if marks > 0 && cell.candidates.bits() != u64::from(marks) {
            let numbers = |bits: u64| (1..=9).filter(move |n| bits & 1 << (n - 1) > 0);
            let text = |bits: u64| numbers(bits).map(|n| n.to_string()).collect::<String>();
            let (read, right) = (text(cell.candidates.bits()), text(marks.into()));
            let _ = write!(slips, " {place}:{read}!{right}({:.0})", cell.marks * 100.0);
        }
    }
    (!slips.is_empty()).then(|| format!("{}, handwriting:{slips}", row.file))
}
