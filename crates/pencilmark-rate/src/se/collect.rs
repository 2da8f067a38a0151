//! What a search for chains does with its finds: keep the best, or all of them for a search around
//! it.
use super::hint::Hint;
use super::proof::Proof;
use super::score::Score;
use super::technique::Technique;
use core::cmp::Ordering;

/// A chain that removes something.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) technique: Technique,
    pub(super) score: Score,
    /// Decides between equals; smaller first.
    pub(super) key: u8,
    pub(super) placement: Option<u16>,
    /// In ascending order.
    pub(super) removals: Vec<u16>,
}

impl Found {
    fn compare(&self, other: &Self) -> Ordering {
        self.score.compare(other.score).then(self.key.cmp(&other.key))
    }
}

/// A chain as a search around it sees it.
#[derive(Clone, Debug)]
pub(super) struct Inner {
    pub(super) found: Found,
    /// When it was discovered.
    order: usize,
    pub(super) proof: Proof,
}

/// Keeps what the search around needs.
#[derive(Debug)]
pub(super) enum Collector {
    /// The first of the best.
    Best(Option<Found>),
    /// For each set of removals the first of the best; and how many were offered.
    All(Vec<Inner>, usize),
}

impl Collector {
    /// The greatest length with which a chain of this base and key would still be kept.
    pub(super) fn limit(&self, base: u16, key: u8) -> u32 {
        let Self::Best(Some(best)) = self else { return u32::MAX };
        let better = |length: u32| {
            let order = Score::chain(base, length).compare(best.score);
            order.then(key.cmp(&best.key)).is_lt()
        };
        // A chain longer than the best one can only be better if its base is smaller.
        let most = if base < best.score.base() { 2048 } else { best.score.length() };
        let (mut low, mut high) = (0, most + 1);
        while low < high {
            let middle = u32::midpoint(low, high);
            if better(middle) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low.saturating_sub(1)
    }
    /// Takes a find; the proof is only asked for if it is kept and needed.
    pub(super) fn offer(&mut self, found: Found, proof: impl FnOnce() -> Proof) {
        match self {
            Self::Best(best) => {
                if best.as_ref().is_none_or(|best| found.compare(best).is_lt()) {
                    *best = Some(found);
                }
            }
            Self::All(all, count) => {
                *count += 1;
                let order = *count;
                match all.iter_mut().find(|old| old.found.removals == found.removals) {
                    None => all.push(Inner { found, order, proof: proof() }),
                    Some(old) if found.compare(&old.found).is_lt() => {
                        *old = Inner { found, order, proof: proof() };
                    }
                    Some(_) => {}
                }
            }
        }
    }
    /// The best as a step.
    pub(super) fn into_hint(self) -> Option<Hint> {
        let Self::Best(best) = self else { return None };
        let Found { technique, score, placement, removals, .. } = best?;
        Some(Hint { technique, score, placement, removals })
    }
    /// All finds, the best first, equals as they were discovered.
    pub(super) fn into_ranked(self) -> Vec<Inner> {
        let Self::All(mut all, _) = self else { return Vec::new() };
        all.sort_by(|one, other| one.found.compare(&other.found).then(one.order.cmp(&other.order)));
        all
    }
}
