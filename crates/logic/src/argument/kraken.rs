//! A fish whose fins (or also the places in a cover house) each exclude the same candidate by a
//! chain.
use super::{Argument, Chain, Fish, Reason};
use crate::outcome::Outcome;
use crate::premise::Premise;
use crate::telling::{self, Role, Telling, View};
use whydoku_core::{Candidate, Cell, House, Shape};
use whydoku_words::{Said, message, said};

/// Something that excludes a candidate: directly, or by a chain whose first node it excludes and
/// whose last node excludes the candidate.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arm {
    /// If this is true, the candidate is false.
    pub from: Candidate,
    /// The chain between them; none if they exclude each other.
    pub chain: Option<Chain>,
}

/// A fish that holds unless a fin is true; every fin excludes a candidate, and so does the fish, or
/// each of its places in one cover house.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kraken {
    /// The fish.
    pub fish: Fish,
    /// The candidate that is excluded in any case.
    pub victim: Candidate,
    /// A cover house whose places in the fish each exclude the candidate; none if the fish itself
    /// excludes it, because it lies in a cover house.
    pub house: Option<House>,
    /// The fins, then the places of the fish in that cover house.
    pub arms: Vec<Arm>,
}

impl From<Kraken> for Argument {
    fn from(kraken: Kraken) -> Self {
        Self::Kraken(kraken)
    }
}

impl Kraken {
    fn chains(&self) -> impl Iterator<Item = &Chain> {
        self.arms.iter().filter_map(|arm| arm.chain.as_ref())
    }
}

impl Reason for Kraken {
    fn homes(&self) -> Vec<House> {
        self.fish.homes()
    }
    fn premises(&self) -> Vec<Premise> {
        let mut premises = self.fish.premises();
        premises.extend(self.chains().flat_map(Reason::premises));
        premises.sort_unstable();
        premises.dedup();
        premises
    }
    fn view(&self, view: &mut View) {
        self.fish.view(view);
        for chain in self.chains() {
            chain.view(view);
        }
        view.candidates.extend(self.arms.iter().map(|arm| (arm.from, Role::Fin)));
    }
    fn sentence(&self, _: Outcome<'_>) -> Said {
        let fish = &self.fish;
        let message = if self.house.is_some() {
            message!("why-kraken-house")
        } else {
            message!("why-kraken")
        };
        let mut sentence = Said::new(message)
            .with("digit", fish.digit)
            .with_all("base", &fish.base)
            .with_any("cover", &fish.cover)
            .with_any("fins", &fish.all_fins())
            .with("victim", self.victim);
        if let Some(house) = self.house {
            let places: Vec<Cell> = self.arms.iter().map(|arm| arm.from.cell).collect();
            let places: Vec<Cell> =
                places.into_iter().filter(|cell| !fish.fins.contains(cell)).collect();
            sentence = sentence.with("house", house).with_any("places", &places);
        } else {
            sentence = sentence.with_all("covers", &fish.cover);
        }
        sentence
    }
    fn story(&self, outcome: Outcome<'_>) -> Vec<Telling> {
        let mut story = vec![self.sentence(outcome).into()];
        for (at, arm) in self.arms.iter().enumerate() {
            let Candidate { cell, digit } = arm.from;
            let victim = self.victim;
            story.push(Telling::line(at + 1));
            story.push(said!("kraken-if", { "cell": cell, "digit": digit }).into());
            let links = arm.chain.iter().flat_map(Chain::links_told);
            story.extend(links.map(Telling::Words));
            story.push(said!("chain-then").into());
            story.push(said!("chain-not", { "cells": victim.cell, "digit": victim.digit }).into());
            story.push(said!("net-stop").into());
        }
        story
    }
    fn notation(&self, shape: &Shape) -> String {
        let end = |c: Candidate| {
            format!("({}){}", shape.digit_name(c.digit), telling::cells(&[c.cell], shape))
        };
        let arm = |arm: &Arm| match &arm.chain {
            None => format!("{}-{}", end(arm.from), end(self.victim)),
            Some(chain) => {
                let way = chain.eureka(shape);
                format!("{}-{way}-{}", end(arm.from), end(self.victim))
            }
        };
        let arms = self.arms.iter().map(arm).collect::<Vec<_>>().join(", ");
        format!("{}, {arms}", self.fish.notation(shape))
    }
}
