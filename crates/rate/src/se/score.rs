//! The score of a step and its parts, in Sudoku Explainer's arithmetic.
use core::cmp::Ordering;
use core::fmt;

/// Why a step scores more than its technique alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// Nothing is added.
    None,
    /// The size of the subset in a uniqueness technique of type 3.
    Size(u8),
    /// The number of assertions in a chain, nested ones included.
    Length(u32),
    /// The kind of pattern within its technique: which houses, how large a cell.
    Kind,
}

/// The score of a step: a base for its technique and a supplement, both in tenths.
///
/// ```
/// use whydoku_rate::se::Score;
/// let score = Score::chain(70, 12);
/// assert_eq!(score.tenths(), 73);
/// assert_eq!(score.to_string(), "7.0 + 0.3 for length 12");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    base: u16,
    supplement: u16,
    extra: Extra,
}

/// The tenths that a chain of this many assertions adds: none up to 6, one for 7 and 8, two for 9
/// and 10, and so on in steps of alternately one half and one third more.
fn length_supplement(length: u32) -> u16 {
    let (mut notches, mut ceiling, mut halves) = (0, 4, true);
    while ceiling < length.saturating_sub(2) {
        notches += 1;
        ceiling = if halves { ceiling / 2 * 3 } else { ceiling / 3 * 4 };
        halves = !halves;
    }
    notches
}

impl Score {
    /// A technique whose score is the same wherever it occurs; `base` in tenths.
    pub const fn plain(base: u16) -> Self {
        Self { base, supplement: 0, extra: Extra::None }
    }
    /// A chain of `length` assertions; `base` in tenths.
    pub fn chain(base: u16, length: u32) -> Self {
        Self { base, supplement: length_supplement(length), extra: Extra::Length(length) }
    }
    /// A uniqueness technique with a subset of `size` that adds `supplement` tenths.
    pub(super) const fn sized(base: u16, supplement: u16, size: u8) -> Self {
        Self { base, supplement, extra: Extra::Size(size) }
    }
    /// A pattern whose score depends on its kind.
    pub(super) const fn kind(base: u16, supplement: u16) -> Self {
        Self { base, supplement, extra: Extra::Kind }
    }
    /// The score people see, in tenths: 73 is 7.3.
    pub const fn tenths(self) -> u16 {
        self.base + self.supplement
    }
    /// The score of the technique alone, in tenths.
    pub const fn base(self) -> u16 {
        self.base
    }
    /// The supplement in tenths, and the reason for it.
    pub const fn supplement(self) -> (u16, Extra) {
        (self.supplement, self.extra)
    }
    /// The number that is compared: a sum of binary fractions, so one of two equal scores
    /// may be smaller. A forcing X-chain of 6.6 + 0.1 comes before an X-cycle of 6.5 + 0.2.
    pub(super) fn raw(self) -> f64 {
        let base = f64::from(self.base) / 10.0;
        match self.extra {
            Extra::Length(_) => base + (0..self.supplement).fold(0.0_f64, |sum, _| sum + 0.1),
            _ => base + f64::from(self.supplement) * 0.1,
        }
    }
    /// The number of assertions of a chain, 0 for anything else.
    pub(super) const fn length(self) -> u32 {
        match self.extra {
            Extra::Length(length) => length,
            _ => 0,
        }
    }
    /// Orders by the compared number, then by length.
    pub(super) fn compare(self, other: Self) -> Ordering {
        self.raw().total_cmp(&other.raw()).then(self.length().cmp(&other.length()))
    }
}

/// A number of tenths as people write it.
pub(super) fn tenths(tenths: u16) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (base, supplement) = (tenths(self.base), tenths(self.supplement));
        match self.extra {
            Extra::None => write!(f, "{base}"),
            Extra::Length(length) => write!(f, "{base} + {supplement} for length {length}"),
            Extra::Kind => write!(f, "{base} + {supplement} for its kind"),
            Extra::Size(size) => write!(f, "{base} + {supplement} for a subset of {size}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_chains_score_more() {
        let first_of_each = [4, 7, 9, 11, 15, 19, 27, 35, 51, 67, 99, 131, 195, 259];
        for (notches, length) in first_of_each.into_iter().enumerate() {
            assert_eq!(usize::from(length_supplement(length)), notches, "length {length}");
            let before = usize::from(length_supplement(length - 1));
            assert_eq!(before, notches.saturating_sub(1), "length {}", length - 1);
        }
    }
    #[test]
    fn equal_scores_differ_by_rounding_of_binary_fractions() {
        let (chain, cycle) = (Score::chain(66, 8), Score::chain(65, 10));
        assert_eq!(chain.tenths(), cycle.tenths());
        assert_eq!(chain.compare(cycle), Ordering::Less);
    }
}
