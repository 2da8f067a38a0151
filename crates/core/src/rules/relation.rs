//! How two cells are related.
use super::{Form, Kind};

/// How two cells are related: a kind of mark between cells, and its number if it has one. Numbers are those of the
/// digits, from one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Relation {
    /// The kind of mark.
    pub kind: Kind,
    /// Its number.
    pub number: Option<u32>,
}

impl Relation {
    /// The first digit is greater than the second.
    pub const GREATER: Self = Self { kind: Kind::GREATER, number: None };
    /// The digits are equal.
    pub const EQUAL: Self = Self { kind: Kind::EQUAL, number: None };
    /// The digits differ by this much (a white dot: 1).
    pub const fn difference(number: u32) -> Self {
        Self { kind: Kind::DIFFERENCE, number: Some(number) }
    }
    /// The digits differ by at least this much.
    pub const fn at_least(number: u32) -> Self {
        Self { kind: Kind::AT_LEAST, number: Some(number) }
    }
    /// One digit is this many times the other (a black dot: 2).
    pub const fn ratio(number: u32) -> Self {
        Self { kind: Kind::RATIO, number: Some(number) }
    }
    /// The digits add up to this (V: 5, X: 10).
    pub const fn sum(number: u32) -> Self {
        Self { kind: Kind::SUM, number: Some(number) }
    }
    /// A relation of this kind; `None` if it is no kind of mark between cells, or has a number where it needs none or
    /// none where it needs one.
    ///
    /// ```
    /// use whydoku_core::{Kind, Relation};
    /// assert_eq!(Relation::new(Kind::SUM, Some(5)), Some(Relation::sum(5)));
    /// assert_eq!(Relation::new(Kind::SUM, None), None);
    /// ```
    pub fn new(kind: Kind, number: Option<u32>) -> Option<Self> {
        let definition = kind.definition();
        let fits = definition.numbers[1] == usize::from(number.is_some());
        (definition.form == Form::Mark && fits).then_some(Self { kind, number })
    }
    /// Whether the two numbers, from one, are related in this way.
    ///
    /// ```
    /// use whydoku_core::Relation;
    /// assert!(Relation::ratio(2).holds(3, 6) && Relation::ratio(2).holds(6, 3));
    /// assert!(!Relation::GREATER.holds(3, 6));
    /// ```
    pub fn holds(self, first: usize, second: usize) -> bool {
        let number = self.number.map_or(0, |number| number as usize);
        self.kind.definition().meaning.related.is_none_or(|goes| goes(first, second, number))
    }
}
