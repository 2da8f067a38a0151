//! Measures the reader on pictures with known puzzles: `cargo xtask scan`.
use crate::manifest::{Row, rows};
use crate::origins::{self, ORIGINS, Origins};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};
use whydoku_scan::{Grid, Net, files, scan_with};

/// The results for the pictures of a source.
#[derive(Default, Clone)]
struct Tally {
    pictures: usize,
    right_cells: usize,
    raw: usize,
    whole: usize,
    sure: usize,
    sure_and_wrong: usize,
    lost: usize,
    unmarked: usize,
    origins: Origins,
    time: Duration,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.pictures += other.pictures;
        self.right_cells += other.right_cells;
        self.raw += other.raw;
        self.whole += other.whole;
        self.sure += other.sure;
        self.sure_and_wrong += other.sure_and_wrong;
        self.lost += other.lost;
        self.unmarked += other.unmarked;
        self.origins.add(&other.origins);
        self.time += other.time;
    }
    fn line(&self, name: &str) -> String {
        let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        format!(
            "| {name} | {} | {:.2} | {:.1} | **{:.1}** | {} | {} | {} | {:.0} |",
            self.pictures,
            share(self.right_cells, 81 * self.pictures),
            share(self.raw, self.pictures),
            share(self.whole, self.pictures),
            self.lost,
            self.sure,
            self.sure_and_wrong,
            self.time.as_secs_f64() * 1000.0 / self.pictures.max(1) as f64,
        )
    }
}

/// Reads every wanted picture; returns the table and a list of those that failed.
pub(crate) fn measure(
    folder: &Path,
    net: &Net,
    wanted: impl Fn(&Row) -> bool,
) -> Result<(String, String), String> {
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let mut failures = String::new();
    for row in rows(folder)?.into_iter().filter(|row| wanted(row)) {
        let bytes = fs::read(folder.join(&row.file));
        let bytes = bytes.map_err(|error| format!("{}: {error}", row.file))?;
        let picture = files::decode(&bytes).map_err(|error| format!("{}: {error}", row.file))?;
        let start = Instant::now();
        let grids = scan_with(&picture, net);
        let mut tally = judged(&row, grids.first());
        tally.time = start.elapsed();
        if tally.whole == 0 {
            let _ = writeln!(failures, "{}", complaint(&row, &grids));
        }
        if let Some(slips) = grids.first().and_then(|grid| origins::slips(&row, grid)) {
            let _ = writeln!(failures, "{slips}");
        }
        tallies.entry(row.source).or_default().add(&tally);
    }
    let mut table = "| source | pictures | cells % | as seen % | with the rules % | grid lost | sure | sure and wrong | ms |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n".to_owned();
    let mut all = Tally::default();
    for (source, tally) in &tallies {
        all.add(tally);
        let _ = writeln!(table, "{}", tally.line(source));
    }
    let _ = writeln!(table, "{}", all.line("all"));
    let _ = writeln!(table, "\n{ORIGINS}");
    for (source, tally) in tallies.iter().filter(|(_, tally)| tally.origins.digits > 0) {
        let _ = writeln!(table, "{}", tally.origins.line(source));
    }
    Ok((table, failures))
}

fn judged(row: &Row, grid: Option<&Grid>) -> Tally {
    let Some(grid) = grid else {
        return Tally { pictures: 1, lost: 1, ..Tally::default() };
    };
    let pairs = || grid.cells.iter().zip(&row.truth);
    let right_cells = pairs().filter(|(cell, truth)| cell.seen == **truth).count();
    let whole = pairs().all(|(cell, truth)| cell.taken == *truth);
    let sure = grid.is_sure();
    let unmarked =
        pairs().filter(|(cell, truth)| cell.taken != **truth && !cell.is_doubtful()).count();
    Tally {
        pictures: 1,
        right_cells,
        raw: usize::from(right_cells == 81),
        whole: usize::from(whole),
        sure: usize::from(sure),
        sure_and_wrong: usize::from(sure && !whole),
        lost: usize::from(right_cells < 81 - 25),
        unmarked,
        origins: Origins::of(row, grid),
        time: Duration::ZERO,
    }
}

/// A line that says what was read wrongly in a picture.
fn complaint(row: &Row, grids: &[Grid]) -> String {
    let Some(grid) = grids.first() else { return format!("{}: no grid found", row.file) };
    let wrong = |taken: bool| {
        let cells = grid.cells.iter().zip(&row.truth);
        cells
            .filter(|(cell, truth)| (if taken { cell.taken } else { cell.seen }) != **truth)
            .count()
    };
    let mut places = String::new();
    for (at, (cell, truth)) in grid.cells.iter().zip(&row.truth).enumerate() {
        if cell.taken != *truth && places.len() < 60 {
            let sure = cell.chance() * 100.0;
            let _ = write!(
                places,
                " r{}c{}:{}!{}({sure:.0})",
                at / 9 + 1,
                at % 9 + 1,
                cell.taken,
                truth
            );
        }
    }
    format!(
        "{}: {} of 81 seen wrongly, {} taken wrongly, {} grid(s), evidence {:.2}, cost {:.1}, {:?}{}, turned {}:{places}",
        row.file,
        wrong(false),
        wrong(true),
        grids.len(),
        grid.evidence,
        grid.cost,
        grid.solutions,
        if grid.is_sure() { ", SURE" } else { "" },
        grid.quarters,
    )
}
