//! As many digits as cells, confined to each other.
use super::{Argument, Reason};
use crate::outcome::Outcome;
use crate::premise::Premise;
use crate::telling::{self, Role, View};
use whydoku_core::{Candidate, Cell, DigitSet, House, Shape};
use whydoku_words::{Said, message};

/// As many digits as cells of a house, confined to each other: naked when the cells have no other
/// candidates, hidden when the digits have no other places.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Subset {
    /// The houses that hold all the cells; for a hidden subset, the one house of the argument.
    pub houses: Vec<House>,
    /// The cells, in reading order.
    pub cells: Vec<Cell>,
    /// The digits, as many as cells.
    pub digits: DigitSet,
    /// Whether the digits have no other place.
    pub hidden: bool,
}

impl From<Subset> for Argument {
    fn from(subset: Subset) -> Self {
        Self::Subset(subset)
    }
}

impl Reason for Subset {
    fn homes(&self) -> Vec<House> {
        self.houses.clone()
    }
    fn premises(&self) -> Vec<Premise> {
        if !self.hidden {
            return self.cells.iter().map(|&cell| Premise::Cell(cell)).collect();
        }
        let claims = |&house: &House| self.digits.iter().map(move |d| Premise::House(house, d));
        self.houses.iter().flat_map(claims).collect()
    }
    fn view(&self, view: &mut View) {
        view.houses.extend(self.houses.iter().map(|&house| (house, Role::Base)));
        for &cell in &self.cells {
            view.cells.push((cell, Role::Defining));
            let marks = self.digits.iter().map(|digit| Candidate::new(cell, digit));
            view.candidates.extend(marks.map(|candidate| (candidate, Role::Defining)));
        }
    }
    fn sentence(&self, _: Outcome<'_>) -> Said {
        let message = match (self.hidden, self.houses.len()) {
            (true, _) => message!("why-hidden-subset"),
            (false, 1) => message!("why-naked-subset"),
            (false, _) => message!("why-locked-subset"),
        };
        Said::new(message)
            .with_all("houses", &self.houses)
            .with_all("cells", &self.cells)
            .with("digits", self.digits)
    }
    fn notation(&self, shape: &Shape) -> String {
        format!("{} in {}", telling::digits(self.digits, shape), telling::cells(&self.cells, shape))
    }
}
