//! A cell with one digit left, or a house with one place left for a digit.
use super::{Argument, Reason};
use crate::render::{Phrase, Role, Sentence, View, notation};
use crate::{Premise, Step, Technique};
use pencilmark_core::{Candidate, House, Shape};

/// A cell with one digit left, or a house with one place left for a digit.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Single {
    /// What is true.
    pub candidate: Candidate,
    /// The house with one place left for the digit; none when it is the cell that has one digit left.
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
    fn sentence(&self, step: &Step) -> Sentence {
        let Candidate { cell, digit } = self.candidate;
        let phrase = match (self.house, step.technique) {
            (None, _) => Phrase::NakedSingle,
            (_, Technique::FullHouse) => Phrase::FullHouse,
            _ => Phrase::HiddenSingle,
        };
        let sentence = Sentence::new(phrase).with("cell", cell).with("digit", digit);
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
            None => notation::cells(&[self.candidate.cell], shape),
        }
    }
}
