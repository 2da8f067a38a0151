//! `whydoku scan`: the puzzles in photographs, screenshots and documents, with every doubt.
mod document;
mod doubts;
mod files;
mod overlay;
mod work;

use crate::args::{Common, Picture, ScanArgs};
use crate::exit::{Exit, Failure};
use crate::picture::picture;
use crate::wrap::note;
use doubts::Doubts;
use files::Progress;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use whydoku_batch::{Outputs, Target};
use whydoku_core::{Puzzle, Shape};
use whydoku_exact::{Budget, count};
use whydoku_formats::{Format, write};
use whydoku_reader::{grid_json, unusual_divisions};
use whydoku_scan::{Grid, PrintedGrid, Solutions};
use whydoku_wire::{ScannedGridJson, ShapeJson, to_json};
use whydoku_words::{message, said};
use work::{End, News, Telling, Work};

/// So much is done to count the solutions of a puzzle that the reader does not count.
const COUNTED: u64 = 100_000;

/// A grid, and where it was found.
struct Found {
    /// The page, in a document with several.
    page: Option<usize>,
    what: What,
}

enum What {
    /// A grid of a picture, and whether it has exactly one solution, if that is known.
    Seen(Box<Grid>, Option<bool>),
    /// A grid of text, and the same if it has cages.
    Printed(PrintedGrid, Option<bool>),
}

impl Found {
    fn is_sure(&self) -> bool {
        match &self.what {
            // What is read of cages must be confirmed by what follows from them.
            What::Seen(grid, is_unique) => {
                let is_confirmed = grid.cages.is_empty() || is_unique.is_some();
                grid.is_sure() && is_confirmed && *is_unique != Some(false)
            }
            What::Printed(grid, is_unique) => !grid.has_more && *is_unique != Some(false),
        }
    }
    fn puzzle(&self) -> Puzzle {
        match &self.what {
            What::Seen(grid, _) => grid.puzzle(),
            What::Printed(grid, _) => grid.puzzle.clone(),
        }
    }
    /// The puzzle with digits and marks that a person has written into it, where there are any.
    fn position(&self) -> Option<Puzzle> {
        let What::Seen(grid, _) = &self.what else { return None };
        let position = grid.position();
        (position != grid.puzzle()).then_some(position)
    }
    fn json(&self, file: &Path, number: usize) -> ScannedGridJson {
        let json = match &self.what {
            What::Seen(grid, unique) => {
                ScannedGridJson { sure: self.is_sure(), unique: *unique, ..grid_json(grid, number) }
            }
            What::Printed(grid, unique) => {
                let [left, top, right, bottom] = grid.place;
                let shape = grid.puzzle.shape();
                let (boxes, regions) = unusual_divisions(shape);
                ScannedGridJson {
                    grid: number,
                    side: shape.side(),
                    puzzle: givens(&grid.puzzle),
                    boxes,
                    regions,
                    rules: ShapeJson::new(shape).rules,
                    sure: self.is_sure(),
                    unique: *unique,
                    more: grid.has_more,
                    corners: vec![[left, top], [right, top], [right, bottom], [left, bottom]],
                    ..ScannedGridJson::default()
                }
            }
        };
        ScannedGridJson {
            file: Some(file.display().to_string()),
            page: self.page,
            position: self.position().map(|position| carried(&position)),
            ..json
        }
    }
}

/// Whether a puzzle that was seen has exactly one solution, if that can be said.
fn is_unique(grid: &Grid) -> Option<bool> {
    match grid.solutions {
        Solutions::One => Some(true),
        Solutions::NotOne => Some(false),
        Solutions::NotCounted => has_one_solution(&grid.puzzle()),
    }
}

/// A position on one line, with everything in it: links have room for usual 9x9 boards only.
fn carried(position: &Puzzle) -> String {
    let fits_link = Shape::usual(9).is_ok_and(|nine| nine == *position.shape());
    write(position, if fits_link { Format::SHARE } else { Format::JSON })
}

/// The givens of a puzzle on one line, whatever its rules.
fn givens(puzzle: &Puzzle) -> String {
    let plain = puzzle.shape().with_rules(Vec::new()).ok();
    let plain = plain.and_then(|shape| Puzzle::new(shape, puzzle.entries().to_vec()));
    write(plain.as_ref().unwrap_or(puzzle), Format::LINE)
}

fn has_one_solution(puzzle: &Puzzle) -> Option<bool> {
    let counted = count(puzzle, 2, &Budget::nodes(COUNTED));
    (counted.complete || counted.found > 1).then_some(counted.found == 1)
}

fn printed(grid: PrintedGrid, page: Option<usize>) -> Found {
    // What is read of rules is checked by what follows from them.
    let is_ruled = !grid.puzzle.shape().rules().is_empty();
    let is_unique = if is_ruled { has_one_solution(&grid.puzzle) } else { None };
    Found { page, what: What::Printed(grid, is_unique) }
}

pub(crate) fn run(args: &ScanArgs, common: &Common) -> Result<Exit, Failure> {
    let files = files::of(&args.files).map_err(Failure::bad)?;
    let overlay = overlay_target(args, &files, common)?;
    let told = Telling { wants_overlay: overlay.is_some(), language: common.language };
    let deadline = common.time_limit.is_some().then(|| common.deadline());
    let work = Work::begin(&files, told, deadline);
    let mut report = Report {
        files: &files,
        overlay,
        args,
        common,
        progress: Progress::new(files.len()),
        ended: 0,
        grids: 0,
        are_sure: true,
        are_read: true,
    };
    let end = loop {
        match work.next() {
            Ok(news) => report.take(news)?,
            Err(end) => break end,
        }
    };
    report.progress.clear();
    Ok(report.end(end))
}

/// What is said and written while files are read.
struct Report<'a> {
    files: &'a [PathBuf],
    overlay: Option<Target>,
    args: &'a ScanArgs,
    common: &'a Common,
    progress: Progress,
    /// How many files have been read, and how many grids of the next one.
    ended: usize,
    grids: usize,
    are_sure: bool,
    are_read: bool,
}

impl Report<'_> {
    fn take(&mut self, news: News) -> Result<(), Failure> {
        let Some(file) = self.files.get(self.ended) else { return Ok(()) };
        match news {
            News::Begun => self.progress.next(file),
            News::Overlay(picture, grids) => {
                let write = |target| overlay::write(&picture, &grids, target);
                if let Err(why) = self.overlay.as_ref().map_or(Ok(()), write) {
                    self.progress.clear();
                    self.unread(file, &why);
                }
            }
            News::Grids(found) => {
                self.progress.clear();
                self.write(file, &found)?;
            }
            News::Ended(read) => {
                self.progress.clear();
                match read {
                    Ok(unread) => {
                        self.are_sure &= self.grids > 0;
                        self.are_read &= !unread.is_too_much();
                        if self.grids == 0 {
                            unread.say_none(file, self.common);
                        }
                        unread.say(file, self.common);
                    }
                    Err(why) => self.unread(file, &why),
                }
                (self.ended, self.grids) = (self.ended + 1, 0);
            }
        }
        Ok(())
    }
    fn unread(&mut self, file: &Path, why: &str) {
        note(format_args!("{}: {why}", file.display()));
        self.are_read = false;
    }
    /// Writes the grids of a picture, or of a page.
    fn write(&mut self, file: &Path, found: &[Found]) -> io::Result<()> {
        let mut out = Common::out();
        self.are_sure &= found.iter().all(Found::is_sure);
        for grid in found {
            self.grids += 1;
            let is_one = found.len() == 1 && (grid.page.is_some() || self.grids == 1);
            let name = name(file, (!is_one).then_some(self.grids), grid.page, self.common);
            let doubts = Doubts { name: &name, common: self.common };
            doubts.say(grid);
            if grid.is_sure() || !self.args.strict {
                let at = (file, self.grids);
                let shown = Shown { entries: self.args.entries, at, common: self.common };
                if !shown.has_entries() {
                    doubts.left_out(grid);
                }
                shown.write(&mut out, grid)?;
            }
        }
        out.flush()
    }
    fn end(&self, end: End) -> Exit {
        let left = self.files.len() - self.ended;
        if end == End::OutOfTime && left > 0 {
            let seconds = self.common.limit_seconds().to_string();
            let said = said!("scan-out-of-time", { "seconds": seconds, "count": left });
            note(said.text(self.common.language));
            return Exit::Unknown;
        }
        match (self.are_read && left == 0, self.are_sure) {
            (false, _) => Exit::BadInput,
            (true, false) => Exit::NoSolution,
            (true, true) => Exit::Fine,
        }
    }
}

/// The target of the picture with what was read, if requested; never the picture itself.
fn overlay_target(
    args: &ScanArgs,
    files: &[PathBuf],
    common: &Common,
) -> Result<Option<Target>, Failure> {
    let Some(path) = &args.overlay else { return Ok(None) };
    let [file] = files else {
        return Err(Failure::bad(message!("scan-overlay-one").text(common.language)));
    };
    let mut outputs = Outputs::new();
    if file.as_os_str() == "-" {
        outputs.reads_stdin();
    } else {
        outputs.reads(file);
    }
    outputs.claim("--overlay", path).map(Some).map_err(Failure::bad)
}

fn seen(grid: Grid, page: Option<usize>) -> Found {
    let is_unique = is_unique(&grid);
    Found { page, what: What::Seen(Box::new(grid), is_unique) }
}

/// The name of a grid in messages: its file, its page, and its number in the file where there are several.
fn name(file: &Path, number: Option<usize>, page: Option<usize>, common: &Common) -> String {
    let mut name = file.display().to_string();
    if let Some(page) = page {
        name = said!("scan-page", { "file": name, "page": page.to_string() }).text(common.language);
    }
    let Some(number) = number else { return name };
    said!("scan-grid", { "file": name, "number": number.to_string() }).text(common.language)
}

/// How a grid is written to standard output.
struct Shown<'a> {
    /// Whether what a person has entered is wanted on a line, too.
    entries: bool,
    /// The file, and which grid of it.
    at: (&'a Path, usize),
    common: &'a Common,
}

impl Shown<'_> {
    /// Whether entries are told, and not the givens alone.
    fn has_entries(&self) -> bool {
        self.entries || self.common.is_json() || io::stdout().is_terminal()
    }
    /// As a board for people, as a line for programs.
    fn write(&self, out: &mut impl Write, grid: &Found) -> io::Result<()> {
        if self.common.is_json() {
            return writeln!(out, "{}", to_json(&grid.json(self.at.0, self.at.1)));
        }
        let is_terminal = io::stdout().is_terminal();
        if let Some(position) = grid.position().filter(|_| self.has_entries()) {
            let text =
                if is_terminal { write(&position, Format::MARKED) } else { carried(&position) };
            return writeln!(out, "{}", text.trim_end());
        }
        let puzzle = grid.puzzle();
        if is_terminal {
            return writeln!(out, "{}", picture(&puzzle, None, Picture::Game, self.common));
        }
        // A line of digits shows neither cages nor boxes other than the usual ones, and no link does.
        let is_usual =
            Shape::usual(puzzle.shape().side()).is_ok_and(|usual| usual == *puzzle.shape());
        let format = if is_usual { Format::LINE } else { Format::JSON };
        writeln!(out, "{}", write(&puzzle, format))
    }
}
