//! `pencilmark scan`: the puzzles in photographs and screenshots, with every doubt.
use crate::args::{Common, Picture, ScanArgs};
use crate::exit::{Exit, Failure};
use crate::picture::picture;
use crate::wrap::note;
use pencilmark_core::Cell;
use pencilmark_formats::{Format, write};
use pencilmark_scan::{CellReading, Grid, Proposal, Solutions, files, scan};
use pencilmark_words::{Message, message, said};
use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;

/// A larger file is not a picture that anybody has taken.
const MOST_BYTES: u64 = 256 << 20;

pub(crate) fn run(args: &ScanArgs, common: &Common) -> Result<Exit, Failure> {
    let mut out = Common::out();
    let (mut are_sure, mut are_read) = (true, true);
    for file in &args.files {
        let grids = match grids(file, common) {
            Ok(grids) => grids,
            Err(why) => {
                note(format_args!("{}: {why}", file.display()));
                are_read = false;
                continue;
            }
        };
        are_sure &= !grids.is_empty() && grids.iter().all(Grid::is_sure);
        if grids.is_empty() {
            let said = said!("scan-no-grid", { "file": file.display().to_string() });
            note(said.text(common.language));
        }
        for (at, grid) in grids.iter().enumerate() {
            let name = name(file, (at, grids.len()), common);
            Doubts { grid, name: &name, common }.say();
            if grid.is_sure() || !args.strict {
                show(&mut out, grid, common)?;
            }
        }
    }
    Ok(match (are_read, are_sure) {
        (false, _) => Exit::BadInput,
        (true, false) => Exit::NoSolution,
        (true, true) => Exit::Fine,
    })
}

/// The grids of a picture, or why there is none.
fn grids(file: &Path, common: &Common) -> Result<Vec<Grid>, String> {
    let mut bytes = Vec::new();
    let read = if file.as_os_str() == "-" {
        io::stdin().lock().take(MOST_BYTES).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes))
    };
    read.map_err(|error| error.to_string())?;
    if bytes.len() as u64 == MOST_BYTES {
        return Err(message!("scan-too-large").text(common.language).to_owned());
    }
    let picture = files::decode(&bytes).map_err(|error| error.to_string())?;
    Ok(scan(&picture))
}

/// What a grid is called in messages: its file, and its number where there are several.
fn name(file: &Path, (at, count): (usize, usize), common: &Common) -> String {
    let file = file.display().to_string();
    if count == 1 {
        return file;
    }
    said!("scan-grid", { "file": file, "number": (at + 1).to_string() }).text(common.language)
}

/// As a board for people, as a line for programs.
fn show(out: &mut impl Write, grid: &Grid, common: &Common) -> io::Result<()> {
    let puzzle = grid.puzzle();
    if io::stdout().is_terminal() {
        return writeln!(out, "{}", picture(&puzzle, None, Picture::Game, common));
    }
    writeln!(out, "{}", write(&puzzle, Format::LINE))
}

/// What a person should look at in a grid.
struct Doubts<'a> {
    grid: &'a Grid,
    name: &'a str,
    common: &'a Common,
}

impl Doubts<'_> {
    fn say(&self) {
        let doubts: Vec<_> =
            self.grid.doubts().filter(|(_, cell)| cell.seen == cell.taken).collect();
        if !doubts.is_empty() {
            let cells = doubts.iter().map(|(at, cell)| self.doubt(*at, cell)).collect::<Vec<_>>();
            let (name, cells) = (self.name.to_owned(), cells.join(", "));
            self.note(
                &said!("scan-doubts", { "file": name, "count": doubts.len(), "cells": cells }),
            );
        }
        for (at, cell) in self.grid.changes() {
            let [seen, taken] = [cell.seen, cell.taken].map(|number| self.number(number));
            self.note(&said!("scan-changed", {
                "file": self.name.to_owned(), "cell": self.cell(at), "seen": seen, "taken": taken,
            }));
        }
        if self.grid.solutions == Solutions::NotOne {
            self.note(&said!("scan-not-one", { "file": self.name.to_owned() }));
            self.grid.proposals().iter().for_each(|proposal| self.propose(proposal));
        }
    }
    fn propose(&self, proposal: &Proposal) {
        let (cell, digit) = (self.cell(proposal.cell), self.number(proposal.number));
        let name = self.name.to_owned();
        self.note(&said!("scan-proposal", { "file": name, "cell": cell, "digit": digit }));
    }
    /// A cell with what it may be.
    fn doubt(&self, at: usize, cell: &CellReading) -> String {
        let [one, other] = [cell.taken, cell.next_likeliest()].map(|number| self.number(number));
        let said = said!("scan-doubt", { "cell": self.cell(at), "one": one, "other": other });
        said.text(self.common.language)
    }
    fn cell(&self, at: usize) -> String {
        let puzzle = self.grid.puzzle();
        self.common.names(puzzle.shape()).cell(Cell::new(at))
    }
    fn number(&self, number: u8) -> String {
        const EMPTY: Message = message!("scan-empty");
        if number == 0 { EMPTY.text(self.common.language).to_owned() } else { number.to_string() }
    }
    fn note(&self, said: &pencilmark_words::Said) {
        note(said.text(self.common.language));
    }
}
