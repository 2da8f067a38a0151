//! A cell with one digit left, or a house with one place left for a digit.
use super::{Argument, Reason};
use crate::catalog::Technique;
use crate::outcome::Outcome;
use crate::premise::Premise;
use crate::telling::{self, Role, View};
use whydoku_core::{Candidate, House, Shape};
use whydoku_words::{Said, message};

/// A cell with one digit left, or a house with one place left for a digit.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Single {
    /// The candidate that is true.
    pub candidate: Candidate,
    /// The house with one place left for the digit; none when a cell has one digit left.
    pub house: Option<House>,
}

impl From<Single> for Argument {
    fn from(single: Single) -> Self {
        Self::Single(single)
    }
}

impl Reason for Single {
    fn homes(&self) -> Vec<House> {
        self.house.into_iter().collect()
    }
    fn premises(&self) -> Vec<Premise> {
        vec![match self.house {
            Some(house) => Premise::House(house, self.candidate.digit),
            None => Premise::Cell(self.candidate.cell),
        }]
    }
    fn view(&self, view: &mut View) {
        view.houses.extend(self.house.map(|house| (house, Role::Base)));
    }
    fn sentence(&self, outcome: Outcome<'_>) -> Said {
        let Candidate { cell, digit } = self.candidate;
        let message = match (self.house, outcome.technique) {
            (None, _) => message!("why-naked-single"),
            (_, Technique::FullHouse) => message!("why-full-house"),
            _ => message!("why-hidden-single"),
        };
        let sentence = Said::new(message).with("cell", cell).with("digit", digit);
        match self.house {
            Some(house) => sentence.with("house", house),
            None => sentence,
        }
    }
    fn notation(&self, shape: &Shape) -> String {
        match self.house {
            Some(house) => {
                format!("{} in {}", shape.digit_name(self.candidate.digit), shape.house_name(house))
            }
            None => telling::cells(&[self.candidate.cell], shape),
        }
    }
}
