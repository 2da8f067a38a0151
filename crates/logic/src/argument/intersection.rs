//! A digit confined to where two houses cross.
use super::{Argument, Reason};
use crate::outcome::Outcome;
use crate::premise::Premise;
use crate::telling::{self, Role, View};
use whydoku_core::{Candidate, Cell, Digit, House, Shape};
use whydoku_words::{Said, message};

/// A digit confined to where two houses cross: one of those cells holds it, so no other cell of
/// the second house does.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Intersection {
    /// The digit.
    pub digit: Digit,
    /// The house in which it has no other place.
    pub from: House,
    /// The house from which it is removed.
    pub into: House,
    /// Its places, in both houses.
    pub cells: Vec<Cell>,
}

impl From<Intersection> for Argument {
    fn from(intersection: Intersection) -> Self {
        Self::Intersection(intersection)
    }
}

impl Reason for Intersection {
    fn homes(&self) -> Vec<House> {
        vec![self.from]
    }
    fn premises(&self) -> Vec<Premise> {
        vec![Premise::House(self.from, self.digit)]
    }
    fn view(&self, view: &mut View) {
        view.houses.extend([(self.from, Role::Base), (self.into, Role::Cover)]);
        let marks = self.cells.iter().map(|&cell| Candidate::new(cell, self.digit));
        view.candidates.extend(marks.map(|candidate| (candidate, Role::Defining)));
    }
    fn sentence(&self, _: Outcome<'_>) -> Said {
        Said::new(message!("why-intersection"))
            .with("digit", self.digit)
            .with("from", self.from)
            .with("into", self.into)
            .with_any("cells", &self.cells)
    }
    fn notation(&self, shape: &Shape) -> String {
        let digit = shape.digit_name(self.digit);
        format!(
            "{digit} in {} at {}",
            shape.house_name(self.from),
            telling::cells(&self.cells, shape)
        )
    }
}
