//! Candidates joined by strong and weak links.
use super::{Argument, Reason};
use crate::render::{Link, Phrase, Role, Sentence, View, notation};
use crate::{Premise, Step};
use pencilmark_core::{Candidate, House, Shape};

/// Candidates joined in turn by strong links (cannot both be false) and weak links (cannot both
/// be true), beginning and ending with a strong one: so the first or the last is true.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chain {
    /// The candidates; those at even places are false when the first is, those at odd places true.
    pub nodes: Vec<Candidate>,
    /// What makes each strong link strong: entry `i` joins nodes `2i` and `2i + 1`.
    pub strong: Vec<Premise>,
}

impl From<Chain> for Argument {
    fn from(chain: Chain) -> Self {
        Self::Chain(chain)
    }
}

impl Reason for Chain {
    fn homes(&self) -> Vec<House> {
        Vec::new()
    }
    fn premises(&self) -> Vec<Premise> {
        self.strong.clone()
    }
    fn view(&self, view: &mut View) {
        for (at, &candidate) in self.nodes.iter().enumerate() {
            view.candidates.push((candidate, if at % 2 == 0 { Role::Off } else { Role::On }));
        }
        let pairs = self.nodes.windows(2).enumerate();
        let link = |(at, pair): (usize, &[Candidate])| Link {
            from: pair[0],
            to: pair[1],
            strong: at % 2 == 0,
        };
        view.links.extend(pairs.map(link));
    }
    fn sentence(&self, _: &Step) -> Sentence {
        match self.nodes[..] {
            [one, first, second, third, fourth, other]
                if [one.cell, second.cell, fourth.cell] == [first.cell, third.cell, other.cell] =>
            {
                Sentence::new(Phrase::XyWing)
                    .with("pivot", second.cell)
                    .with("first", second.digit)
                    .with("second", third.digit)
                    .with("pincer", one.cell)
                    .with("other", other.cell)
                    .with("digit", one.digit)
            }
            _ => Sentence::new(Phrase::Chain).with_all("nodes", &self.nodes),
        }
    }
    fn notation(&self, shape: &Shape) -> String {
        notation::chain(&self.nodes, shape)
    }
}
