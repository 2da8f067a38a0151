//! A digit whose places in some base houses lie in as many cover houses.
use super::{Argument, Reason};
use crate::outcome::Outcome;
use crate::premise::Premise;
use crate::telling::{self, Role, View};
use whydoku_core::{Candidate, Cell, Digit, House, Shape};
use whydoku_words::{Said, message};

/// A digit whose places in some base houses all lie in as many cover houses, or on fins. Each base
/// house holds the digit once, so between them they use up every cover house, unless a fin is true.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// Houses that must each hold it.
    pub base: Vec<House>,
    /// As many houses, which cover all of its places there.
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

impl Fish {
    /// Its places that every conclusion must see: fins and endo-fins, in reading order.
    pub(crate) fn all_fins(&self) -> Vec<Cell> {
        let mut all = [&self.fins[..], &self.endo_fins[..]].concat();
        all.sort_unstable();
        all.dedup();
        all
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
    fn sentence(&self, outcome: Outcome<'_>) -> Said {
        let fins = self.all_fins();
        let eats_itself = outcome.eliminations().any(|gone| self.cells.contains(&gone.cell));
        let message = match (fins.is_empty(), self.endo_fins.is_empty(), eats_itself) {
            (true, _, false) => message!("why-fish"),
            (true, _, true) => message!("why-cannibal-fish"),
            (false, true, false) => message!("why-finned-fish"),
            (false, true, true) => message!("why-finned-cannibal-fish"),
            (false, false, false) => message!("why-endo-finned-fish"),
            (false, false, true) => message!("why-endo-finned-cannibal-fish"),
        };
        let mut sentence = Said::new(message)
            .with("digit", self.digit)
            .with_all("base", &self.base)
            .with_any("cover", &self.cover)
            .with_all("covers", &self.cover);
        if !fins.is_empty() {
            sentence = sentence.with_any("fins", &fins);
        }
        if !self.endo_fins.is_empty() {
            sentence = sentence.with_all("endo-fins", &self.endo_fins);
        }
        sentence
    }
    fn notation(&self, shape: &Shape) -> String {
        let digit = shape.digit_name(self.digit);
        let (base, cover) = (&self.base, &self.cover);
        let mut text =
            format!("{digit} {} {}", telling::houses(base, shape), telling::houses(cover, shape));
        for (sign, fins) in [(" f", &self.fins), (" ef", &self.endo_fins)] {
            if !fins.is_empty() {
                text.push_str(sign);
                text.push_str(&telling::cells(fins, shape));
            }
        }
        text
    }
}
