//! As many cells as digits, counted house by house.
use super::{Argument, Reason};
use crate::outcome::Outcome;
use crate::premise::Premise;
use crate::telling::{self, Role, Telling, View};
use whydoku_core::{Candidate, Cell, DigitSet, House, Shape};
use whydoku_words::{Said, Value, message, said};

/// A house and some digits, each of which it takes at most once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sector {
    /// The house.
    pub house: House,
    /// The digits.
    pub digits: DigitSet,
}

/// Cells in several houses, each of whose candidates is a digit of a sector, with as many digits of
/// sectors as cells. Each cell takes one, so each digit of each sector is used up there.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LockedSectors {
    /// The cells, in reading order.
    pub cells: Vec<Cell>,
    /// The sectors, by house.
    pub sectors: Vec<Sector>,
}

impl From<LockedSectors> for Argument {
    fn from(sectors: LockedSectors) -> Self {
        Self::Sectors(sectors)
    }
}

impl LockedSectors {
    /// How many digits of sectors there are.
    fn room(&self) -> usize {
        self.sectors.iter().map(|sector| sector.digits.len()).sum()
    }
}

impl Reason for LockedSectors {
    fn homes(&self) -> Vec<House> {
        self.sectors.iter().map(|sector| sector.house).collect()
    }
    fn premises(&self) -> Vec<Premise> {
        self.cells.iter().map(|&cell| Premise::Cell(cell)).collect()
    }
    fn view(&self, view: &mut View) {
        view.houses.extend(self.sectors.iter().map(|sector| (sector.house, Role::Cover)));
        view.cells.extend(self.cells.iter().map(|&cell| (cell, Role::Defining)));
    }
    fn sentence(&self, _: Outcome<'_>) -> Said {
        said!("sectors-cells", { "cells": Value::all(&self.cells) })
    }
    fn story(&self, outcome: Outcome<'_>) -> Vec<Telling> {
        let mut story = vec![self.sentence(outcome).into()];
        for (at, sector) in self.sectors.iter().enumerate() {
            let message =
                if at == 0 { message!("sectors-first") } else { message!("sectors-next") };
            let said = Said::new(message).with("digits", sector.digits);
            story.push(said.with("house", sector.house).into());
        }
        let eats_itself = outcome.eliminations().any(|gone| self.cells.contains(&gone.cell));
        story.push(if eats_itself {
            said!("sectors-cannibal-end", { "count": self.room() }).into()
        } else {
            said!("sectors-end", { "count": self.room() }).into()
        });
        story
    }
    fn notation(&self, shape: &Shape) -> String {
        let sector = |sector: &Sector| {
            let digits = telling::digits(sector.digits, shape);
            format!("{digits} {}", telling::houses(&[sector.house], shape))
        };
        let sectors: Vec<String> = self.sectors.iter().map(sector).collect();
        format!("{} in {}", telling::cells(&self.cells, shape), sectors.join(" + "))
    }
}

impl LockedSectors {
    /// The sectors that hold a candidate.
    pub(crate) fn holding(&self, shape: &Shape, candidate: Candidate) -> usize {
        let holds = |sector: &&Sector| {
            sector.digits.contains(candidate.digit)
                && shape.houses_of(candidate.cell).contains(&sector.house)
        };
        self.sectors.iter().filter(holds).count()
    }
}
