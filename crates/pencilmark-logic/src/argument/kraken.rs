//! A fish whose fins, or also the places of a cover house, each exclude one and the same candidate by
//! a chain.
use super::{Argument, Chain, Fish, Reason};
use crate::render::{Phrase, Role, Sentence, View, notation};
use crate::{Premise, Step};
use pencilmark_core::{Candidate, Cell, House, Shape};

/// Something that excludes a candidate: at once, or by a chain whose first node it excludes and whose
/// last node excludes the candidate.
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
    /// What is excluded in any case.
    pub victim: Candidate,
    /// A cover house each of whose places in the fish excludes the candidate; none if the fish itself
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
    fn sentence(&self, _: &Step) -> Sentence {
        let fish = &self.fish;
        let phrase = if self.house.is_some() { Phrase::KrakenHouse } else { Phrase::Kraken };
        let mut sentence = Sentence::new(phrase)
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
    fn story(&self, step: &Step) -> Vec<Sentence> {
        let mut story = vec![self.sentence(step)];
        for (at, arm) in self.arms.iter().enumerate() {
            story.push(Sentence::new(Phrase::ChainLine).with("line", at + 1));
            story.push(
                Sentence::new(Phrase::KrakenIf)
                    .with("cell", arm.from.cell)
                    .with("digit", arm.from.digit),
            );
            story.extend(arm.chain.iter().flat_map(Chain::links_told));
            story.push(Sentence::new(Phrase::ChainThen));
            story.push(
                Sentence::new(Phrase::ChainNot)
                    .with("cells", self.victim.cell)
                    .with("digit", self.victim.digit),
            );
            story.push(Sentence::new(Phrase::NetStop));
        }
        story
    }
    fn notation(&self, shape: &Shape) -> String {
        let end = |c: Candidate| {
            format!("({}){}", shape.digit_name(c.digit), notation::cells(&[c.cell], shape))
        };
        let arm = |arm: &Arm| match &arm.chain {
            None => format!("{}-{}", end(arm.from), end(self.victim)),
            Some(chain) => {
                let way = notation::chain(chain, shape);
                format!("{}-{way}-{}", end(arm.from), end(self.victim))
            }
        };
        let arms = self.arms.iter().map(arm).collect::<Vec<_>>().join(", ");
        format!("{}, {arms}", self.fish.notation(shape))
    }
}
