//! What a search for chains does with its results: keep the best, or all of them for an enclosing
//! search.
use super::hint::Hint;
use super::proof::Proof;
use super::score::Score;
use super::tables::CANDIDATES;
use super::technique::Technique;
use core::cmp::Ordering;

/// A chain that removes something.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) technique: Technique,
    pub(super) score: Score,
    /// Decides ties; smaller first.
    pub(super) key: u8,
    pub(super) placement: Option<u16>,
    /// In ascending order.
    pub(super) removals: Vec<u16>,
}

impl Found {
    /// The greatest length with which a chain of this base and key would be better.
    fn limit(&self, base: u16, key: u8) -> u32 {
        limit(self.score, base, |length| {
            Score::chain(base, length).compare(self.score).then(key.cmp(&self.key)).is_lt()
        })
    }
    fn compare(&self, other: &Self) -> Ordering {
        self.score.compare(other.score).then(self.key.cmp(&other.key))
    }
}

/// The greatest length with which a chain of this base is good enough beside another of this score.
fn limit(score: Score, base: u16, is_good: impl Fn(u32) -> bool) -> u32 {
    // A chain longer than the other can only be better if its base is smaller.
    let most = if base < score.base() { 2048 } else { score.length() };
    let (mut low, mut high) = (0, most + 1);
    while low < high {
        let middle = u32::midpoint(low, high);
        if is_good(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low.saturating_sub(1)
}

/// A chain as the enclosing search sees it.
#[derive(Clone, Debug)]
pub(super) struct Inner {
    pub(super) found: Found,
    /// When it was discovered.
    order: usize,
    pub(super) proof: Proof,
}

/// Keeps what the enclosing search needs.
#[derive(Debug)]
pub(super) enum Collector {
    Best(Box<Best>),
    /// For each set of removals the first of the best.
    All(Box<Ranking>),
}

/// The first of the best results.
#[derive(Debug, Default)]
pub(super) struct Best {
    found: Option<Found>,
    /// The score and key of a result that is known to exist.
    expected: Option<(Score, u8)>,
    /// The greatest lengths that would be good enough, by key.
    limits: [Option<(u16, u32)>; 8],
}

/// All results, except those that do the same as a better one.
#[derive(Debug)]
pub(super) struct Ranking {
    all: Vec<Inner>,
    /// How many were offered.
    count: usize,
    /// For each conclusion (twice the candidate, plus one for a true one) its place in `all`.
    places: Vec<u16>,
}

impl Collector {
    /// Keeps the best.
    pub(super) fn best() -> Self {
        Self::Best(Box::default())
    }
    /// Keeps all.
    pub(super) fn all() -> Self {
        let places = vec![u16::MAX; 2 * CANDIDATES];
        Self::All(Box::new(Ranking { all: Vec::new(), count: 0, places }))
    }
    /// Whether all results are kept, not only the best.
    pub(super) fn keeps_all(&self) -> bool {
        matches!(self, Self::All(_))
    }
    /// Says that a result with this score and key exists, so that none that is worse is kept.
    pub(super) fn expect(&mut self, score: Score, key: u8) {
        if let Self::Best(best) = self {
            best.expected = Some((score, key));
            best.limits = [None; 8];
        }
    }
    /// The greatest length with which a chain of this base and key would still be kept.
    pub(super) fn limit(&mut self, base: u16, key: u8) -> u32 {
        let Self::Best(best) = self else { return u32::MAX };
        best.limit(base, key)
    }
    /// The same for a chain to this conclusion; `place` is its [`place_of`].
    pub(super) fn limit_at(&mut self, base: u16, key: u8, place: usize) -> u32 {
        match self {
            Self::Best(..) => self.limit(base, key),
            Self::All(ranking) => match ranking.all.get(usize::from(ranking.places[place])) {
                None => u32::MAX,
                Some(old) => old.found.limit(base, key),
            },
        }
    }
    /// Takes a result; the proof is requested only if it is kept and needed.
    pub(super) fn offer(&mut self, found: Found, place: usize, proof: impl FnOnce() -> Proof) {
        match self {
            Self::Best(best) => {
                if best.found.as_ref().is_none_or(|best| found.compare(best).is_lt()) {
                    best.found = Some(found);
                    best.limits = [None; 8];
                }
            }
            Self::All(ranking) => ranking.offer(found, place, proof),
        }
    }
    /// The best as a step.
    pub(super) fn into_hint(self) -> Option<Hint> {
        let Self::Best(best) = self else { return None };
        let Found { technique, score, placement, removals, .. } = best.found?;
        Some(Hint { technique, score, placement, removals })
    }
    /// All results, the best first, ties in the order of discovery.
    pub(super) fn into_ranked(self) -> Vec<Inner> {
        let Self::All(ranking) = self else { return Vec::new() };
        let mut all = ranking.all;
        all.sort_by(|one, other| one.found.compare(&other.found).then(one.order.cmp(&other.order)));
        all
    }
}

impl Best {
    fn limit(&mut self, base: u16, key: u8) -> u32 {
        let (found, expected) = (&self.found, self.expected);
        let limits = &mut self.limits[usize::from(key)];
        match *limits {
            Some((old, limit)) if old == base => limit,
            _ => {
                let better = found.as_ref().map_or(u32::MAX, |found| found.limit(base, key));
                let no_worse = expected.map_or(u32::MAX, |(score, other)| {
                    limit(score, base, |length| {
                        Score::chain(base, length).compare(score).then(key.cmp(&other)).is_le()
                    })
                });
                *limits = Some((base, better.min(no_worse)));
                better.min(no_worse)
            }
        }
    }
}

impl Ranking {
    fn offer(&mut self, found: Found, place: usize, proof: impl FnOnce() -> Proof) {
        self.count += 1;
        let order = self.count;
        match self.all.get_mut(usize::from(self.places[place])) {
            None => {
                self.places[place] = self.all.len() as u16;
                self.all.push(Inner { found, order, proof: proof() });
            }
            Some(old) if found.removals != old.found.removals => {
                // Cycles may share a place with something else.
                self.all.push(Inner { found, order, proof: proof() });
            }
            Some(old) if found.compare(&old.found).is_lt() => {
                *old = Inner { found, order, proof: proof() };
            }
            Some(_) => {}
        }
    }
}

/// Where a conclusion is kept: those that remove the same share a place. `others` are the other
/// digits of its cell.
pub(super) fn place_of(candidate: u16, is_on: bool, others: u16) -> usize {
    if is_on && others.is_power_of_two() {
        let other = usize::from(candidate) / 9 * 9 + others.trailing_zeros() as usize;
        return 2 * other;
    }
    2 * usize::from(candidate) + usize::from(is_on)
}
