//! Cells whose candidates are just as many digits of houses as there are cells.
use super::{Argument, Reason};
use crate::render::{Phrase, Role, Sentence, View, notation};
use crate::{Premise, Step};
use pencilmark_core::{Candidate, Cell, DigitSet, House, Shape};

/// A house and some digits: each of them it takes once at most.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sector {
    /// The house.
    pub house: House,
    /// The digits.
    pub digits: DigitSet,
}

/// Cells in several houses, each of whose candidates is a digit of a sector: as many digits of
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
    fn sentence(&self, _: &Step) -> Sentence {
        Sentence::new(Phrase::SectorsCells).with_all("cells", &self.cells)
    }
    fn story(&self, step: &Step) -> Vec<Sentence> {
        let mut story = vec![self.sentence(step)];
        for (at, sector) in self.sectors.iter().enumerate() {
            let phrase = if at == 0 { Phrase::SectorsFirst } else { Phrase::SectorsNext };
            let sentence = Sentence::new(phrase).with("digits", sector.digits);
            story.push(sentence.with("house", sector.house));
        }
        let eats_itself = step.eliminations().any(|gone| self.cells.contains(&gone.cell));
        let end = if eats_itself { Phrase::SectorsCannibalEnd } else { Phrase::SectorsEnd };
        story.push(Sentence::new(end).with_count("count", self.room()));
        story
    }
    fn notation(&self, shape: &Shape) -> String {
        let sector = |sector: &Sector| {
            let digits = notation::digits(sector.digits, shape);
            format!("{digits} {}", notation::houses(&[sector.house], shape))
        };
        let sectors: Vec<String> = self.sectors.iter().map(sector).collect();
        format!("{} in {}", notation::cells(&self.cells, shape), sectors.join(" + "))
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
