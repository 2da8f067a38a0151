//! Which of several steps of one kind the original takes.
use super::cells::Spot;
use super::found::Found;
use super::profile::Kind;
use core::cmp::Reverse;

/// Keeps the best of the steps offered: more eliminations first; of different eliminations the one
/// with fewer nodes, then the smaller weighted sum of its cells; of equal ones the one with fewer
/// nodes, then the smaller sum of its digits; finally the one offered first.
#[derive(Debug)]
pub(super) struct Best {
    kind: Kind,
    best: Option<Offer>,
}

#[derive(Debug)]
struct Offer {
    kind: Kind,
    eliminated: Vec<Spot>,
    nodes: usize,
    digits: usize,
}

impl Best {
    pub(super) fn new(kind: Kind) -> Self {
        Self { kind, best: None }
    }
    /// Offers a step with this many nodes and this sum of the digits used.
    pub(super) fn offer(&mut self, eliminated: Vec<Spot>, nodes: usize, digits: usize) {
        self.offer_as(self.kind, eliminated, nodes, digits);
    }
    /// The same for a step of another kind.
    pub(super) fn offer_as(
        &mut self,
        kind: Kind,
        eliminated: Vec<Spot>,
        nodes: usize,
        digits: usize,
    ) {
        if eliminated.is_empty() || self.is_ahead_of(eliminated.len(), nodes) {
            return;
        }
        let offer = Offer { kind, eliminated, nodes, digits };
        if self.best.as_ref().is_none_or(|best| offer.beats(best)) {
            self.best = Some(offer);
        }
    }
    /// Whether a step with so many eliminations and nodes would not be taken, whatever they are.
    pub(super) fn is_ahead_of(&self, eliminated: usize, nodes: usize) -> bool {
        self.best.as_ref().is_some_and(|best| {
            (Reverse(best.eliminated.len()), best.nodes) < (Reverse(eliminated), nodes)
        })
    }
    pub(super) fn found(self) -> Option<Found> {
        self.best.and_then(|best| Found::eliminating(best.kind, best.eliminated))
    }
}

impl Offer {
    /// Whether both remove the same candidates, in any order.
    fn removes_the_same(&self, other: &Self) -> bool {
        let sorted = |eliminated: &[Spot]| {
            let mut spots = eliminated.to_vec();
            spots.sort_unstable();
            spots
        };
        self.eliminated == other.eliminated || sorted(&self.eliminated) == sorted(&other.eliminated)
    }
    fn beats(&self, other: &Self) -> bool {
        let count = |offer: &Self| Reverse(offer.eliminated.len());
        if self.eliminated.len() != other.eliminated.len() {
            return count(self) < count(other);
        }
        if self.removes_the_same(other) {
            (self.nodes, self.digits) < (other.nodes, other.digits)
        } else {
            (self.nodes, weight(&self.eliminated)) < (other.nodes, weight(&other.eliminated))
        }
    }
}

/// The weighted sum of eliminations.
pub(super) fn weight(eliminated: &[Spot]) -> usize {
    let each = |(at, &(cell, digit)): (usize, &Spot)| cell * (1 + 80 * at) + digit + 1;
    eliminated.iter().enumerate().map(each).sum()
}
