//! A digit whose places in some base houses lie in as many cover houses.
use super::{Argument, Reason};
use crate::render::{Phrase, Role, Sentence, View, notation};
use crate::{Premise, Step};
use pencilmark_core::{Candidate, Cell, Digit, House, Shape};

/// A digit whose places in some base houses all lie in as many cover houses, or on fins. Each base
/// house holds the digit once, so between them they use up every cover house, unless a fin is true.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// Houses that must each hold it.
    pub base: Vec<House>,
    /// As many houses that catch all of its places there.
    pub cover: Vec<House>,
    /// Its places in the base houses.
    pub cells: Vec<Cell>,
    /// Those of the cells that lie in no cover house.
    pub fins: Vec<Cell>,
    /// Those of the cells that lie in two base houses.
    pub endo_fins: Vec<Cell>,
}

impl From<Fish> for Argument {
    fn from(fish: Fish) -> Self {
        Self::Fish(fish)
    }
}

impl Reason for Fish {
    fn homes(&self) -> Vec<House> {
        self.base.clone()
    }
    fn premises(&self) -> Vec<Premise> {
        self.base.iter().map(|&house| Premise::House(house, self.digit)).collect()
    }
    fn view(&self, view: &mut View) {
        view.houses.extend(self.base.iter().map(|&house| (house, Role::Base)));
        view.houses.extend(self.cover.iter().map(|&house| (house, Role::Cover)));
        let role = |cell| match (self.fins.contains(cell), self.endo_fins.contains(cell)) {
            (false, false) => Role::Defining,
            _ => Role::Fin,
        };
        let marks = self.cells.iter().map(|cell| (Candidate::new(*cell, self.digit), role(cell)));
        view.candidates.extend(marks);
    }
    fn sentence(&self, _: &Step) -> Sentence {
        Sentence::new(Phrase::Fish)
            .with("digit", self.digit)
            .with_all("base", &self.base)
            .with_any("cover", &self.cover)
            .with_all("covers", &self.cover)
    }
    fn notation(&self, shape: &Shape) -> String {
        let digit = shape.digit_name(self.digit);
        let (base, cover) = (&self.base, &self.cover);
        format!("{digit} {} {}", notation::houses(base, shape), notation::houses(cover, shape))
    }
}
