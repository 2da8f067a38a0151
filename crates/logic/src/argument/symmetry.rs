//! A board whose givens look the same when it is turned or mirrored.
use super::{Argument, Reason};
use crate::outcome::Outcome;
use crate::premise::{Premise, Turn};
use crate::telling::{self, Role, Telling, View};
use whydoku_core::{Candidate, Cell, Digit, House, Shape};
use whydoku_words::{Said, Value, message, said};

/// When the board is turned or mirrored, each given falls on a given, and equal digits on equal digits.
/// If the puzzle has one solution, that looks the same too: the digit of each cell is the image of the
/// digit of another one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SelfImage {
    /// How the board is turned.
    pub turn: Turn,
    /// The digit that each digit becomes.
    pub digits: Vec<(Digit, Digit)>,
    /// The cells about which something is concluded, in reading order.
    pub cells: Vec<Cell>,
}

impl From<SelfImage> for Argument {
    fn from(image: SelfImage) -> Self {
        Self::Symmetry(image)
    }
}

impl Reason for SelfImage {
    fn homes(&self) -> Vec<House> {
        Vec::new()
    }
    fn premises(&self) -> Vec<Premise> {
        self.cells.iter().map(|&cell| Premise::Symmetry(cell, self.turn)).collect()
    }
    fn view(&self, view: &mut View) {
        view.cells.extend(self.cells.iter().map(|&cell| (cell, Role::Defining)));
    }
    fn sentence(&self, _: Outcome<'_>) -> Said {
        Said::new(match self.turn {
            Turn::Half => message!("symmetry-half"),
            Turn::Quarter => message!("symmetry-quarter"),
            Turn::Diagonal => message!("symmetry-diagonal"),
            Turn::AntiDiagonal => message!("symmetry-anti-diagonal"),
        })
    }
    fn story(&self, outcome: Outcome<'_>) -> Vec<Telling> {
        let mut story = vec![self.sentence(outcome).into()];
        let (same, other): (Vec<_>, Vec<_>) = self.digits.iter().partition(|(from, to)| from == to);
        for (from, to) in other {
            story.push(said!("symmetry-becomes", { "digit": from, "image": to }).into());
        }
        if !same.is_empty() {
            let same: Vec<Digit> = same.into_iter().map(|(digit, _)| digit).collect();
            story.push(said!("symmetry-same", { "digits": Value::all(&same) }).into());
        }
        story.push(said!("symmetry-end", { "cells": Value::all(&self.cells) }).into());
        story
    }
    fn notation(&self, shape: &Shape) -> String {
        let name = |digit: Digit| shape.digit_name(digit);
        let moved = self.digits.iter().filter(|(from, to)| from != to);
        let moved: Vec<String> =
            moved.map(|&(from, to)| format!("{}>{}", name(from), name(to))).collect();
        format!("{}, {} at {}", self.turn.id(), moved.join(" "), telling::cells(&self.cells, shape))
    }
}

impl SelfImage {
    /// The image of a candidate, and the candidate whose image it is.
    pub(crate) fn beside(&self, candidate: Candidate, side: usize) -> Option<[Candidate; 2]> {
        let (_, to) = self.digits.iter().find(|(from, _)| *from == candidate.digit)?;
        let (from, _) = self.digits.iter().find(|(_, to)| *to == candidate.digit)?;
        let image = Candidate::new(self.turn.cell(candidate.cell, side), *to);
        Some([image, Candidate::new(self.turn.origin(candidate.cell, side), *from)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_maps_the_origin_of_a_cell_to_the_cell() {
        for turn in Turn::ALL {
            for side in [4, 9] {
                for cell in (0..side * side).map(Cell::new) {
                    assert_eq!(turn.cell(turn.origin(cell, side), side), cell, "{turn:?}");
                }
            }
        }
    }
}
