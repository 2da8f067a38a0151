//! The cells of a grid that a person should check.
use super::{Found, What};
use crate::args::Common;
use crate::wrap::note;
use whydoku_core::{Cell, Puzzle};
use whydoku_scan::{CellReading, Grid, Proposal};
use whydoku_words::{Message, message, said};

/// Reports what is doubtful in a grid with this name.
pub(super) struct Doubts<'a> {
    pub(super) name: &'a str,
    pub(super) common: &'a Common,
}

impl Doubts<'_> {
    pub(super) fn say(&self, found: &Found) {
        match &found.what {
            What::Seen(grid, is_unique) => {
                self.cages(grid, is_unique.is_some());
                self.seen(grid, *is_unique == Some(false));
            }
            What::Printed(grid, _) if grid.has_more => {
                self.note(&said!("scan-more", { "file": self.name.to_owned() }));
            }
            What::Printed(_, Some(false)) => {
                self.note(&said!("scan-not-one", { "file": self.name.to_owned() }));
            }
            What::Printed(..) => {}
        }
    }
    /// Says what of a half-solved grid is not on its line.
    pub(super) fn left_out(&self, found: &Found) {
        let What::Seen(grid, _) = &found.what else { return };
        let entries = grid.entries().count();
        let marked = grid.cells.iter().filter(|cell| cell.has_marks()).count();
        if entries + marked > 0 {
            let file = self.name.to_owned();
            self.note(
                &said!("scan-left-out", { "file": file, "entries": entries, "marked": marked }),
            );
        }
    }
    fn cages(&self, grid: &Grid, is_counted: bool) {
        if grid.has_more {
            self.note(&said!("scan-cages", { "file": self.name.to_owned() }));
        }
        let doubtful = grid.cages.iter().filter(|cage| cage.is_doubtful);
        let cells = doubtful.map(|cage| self.cell(&grid.puzzle(), cage.cells[0]));
        let cells = cells.collect::<Vec<_>>().join(", ");
        if !cells.is_empty() {
            self.note(&said!("scan-sums", { "file": self.name.to_owned(), "cells": cells }));
        }
        if !grid.cages.is_empty() && !is_counted {
            self.note(&said!("scan-not-counted", { "file": self.name.to_owned() }));
        }
    }
    fn seen(&self, grid: &Grid, is_ambiguous: bool) {
        let puzzle = grid.puzzle();
        let is_shown = |cell: &CellReading| cell.seen == cell.taken && !cell.may_be_entered;
        let doubts: Vec<_> = grid.doubts().filter(|(_, cell)| is_shown(cell)).collect();
        if !doubts.is_empty() {
            let cells = doubts.iter().map(|(at, cell)| self.doubt(&puzzle, *at, cell));
            let cells = cells.collect::<Vec<_>>().join(", ");
            let name = self.name.to_owned();
            self.note(
                &said!("scan-doubts", { "file": name, "count": doubts.len(), "cells": cells }),
            );
        }
        for (at, cell) in grid.changes() {
            let [seen, taken] = [cell.seen, cell.taken].map(|number| self.number(number));
            self.note(&said!("scan-changed", {
                "file": self.name.to_owned(), "cell": self.cell(&puzzle, at), "seen": seen, "taken": taken,
            }));
        }
        self.origins(grid, &puzzle);
        let wrong = grid.entries().filter(|(_, cell)| cell.is_wrong).count();
        if wrong > 0 {
            self.note(&said!("scan-wrong", { "file": self.name.to_owned(), "count": wrong }));
        }
        if grid.has_guessed_boxes {
            self.note(&said!("scan-boxes", { "file": self.name.to_owned() }));
        }
        if is_ambiguous {
            self.note(&said!("scan-not-one", { "file": self.name.to_owned() }));
            grid.proposals().iter().for_each(|proposal| self.propose(&puzzle, proposal));
        }
    }
    /// Says which givens may be entries.
    fn origins(&self, grid: &Grid, puzzle: &Puzzle) {
        let cells = grid.cells.iter().enumerate().filter(|(_, cell)| cell.may_be_entered);
        let cells = cells.map(|(at, _)| self.cell(puzzle, at)).collect::<Vec<_>>().join(", ");
        if !cells.is_empty() {
            self.note(&said!("scan-origins", { "file": self.name.to_owned(), "cells": cells }));
        }
    }
    fn propose(&self, puzzle: &Puzzle, proposal: &Proposal) {
        let (cell, digit) = (self.cell(puzzle, proposal.cell), self.number(proposal.number));
        let name = self.name.to_owned();
        self.note(&said!("scan-proposal", { "file": name, "cell": cell, "digit": digit }));
    }
    /// A cell with its possible contents.
    fn doubt(&self, puzzle: &Puzzle, at: usize, cell: &CellReading) -> String {
        let (taken, other) = (cell.taken, cell.next_likeliest());
        let cell = self.cell(puzzle, at);
        if taken == other {
            return said!("scan-doubt-unreadable", { "cell": cell }).text(self.common.language);
        }
        let [one, other] = [taken, other].map(|number| self.number(number));
        said!("scan-doubt", { "cell": cell, "one": one, "other": other }).text(self.common.language)
    }
    fn cell(&self, puzzle: &Puzzle, at: usize) -> String {
        self.common.names(puzzle.shape()).cell(Cell::new(at))
    }
    fn number(&self, number: u8) -> String {
        const EMPTY: Message = message!("scan-empty");
        if number == 0 { EMPTY.text(self.common.language).to_owned() } else { number.to_string() }
    }
    fn note(&self, said: &whydoku_words::Said) {
        note(said.text(self.common.language));
    }
}
