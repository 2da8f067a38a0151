//! A sentence before it is put into words: what is said, and of what. A language is a table from
//! [`Phrase`] to a template; arguments know nothing of words.
use crate::Technique;
use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House};

/// What a sentence says. Each language has one template for each phrase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "named after the technique or the part of speech")]
pub enum Phrase {
    FullHouse,
    HiddenSingle,
    NakedSingle,
    Intersection,
    NakedSubset,
    LockedSubset,
    HiddenSubset,
    Fish,
    CannibalFish,
    FinnedFish,
    FinnedCannibalFish,
    EndoFinnedFish,
    EndoFinnedCannibalFish,
    XyWing,
    TwoPairs,
    ChainLong,
    ChainLine,
    ChainThen,
    ChainSo,
    ChainNext,
    ChainStop,
    ChainBreak,
    ChainIf,
    ChainIfNone,
    ChainCell,
    ChainHouse,
    ChainSet,
    ChainRectangle,
    ChainNot,
    ChainNone,
    ChainOne,
    ChainEither,
    ChainItself,
    ChainRound,
    ChainRoundSets,
    Kraken,
    KrakenHouse,
    KrakenIf,
    SectorsCells,
    SectorsFirst,
    SectorsNext,
    SectorsEnd,
    SectorsCannibalEnd,
    SymmetryHalf,
    SymmetryQuarter,
    SymmetryDiagonal,
    SymmetryAntiDiagonal,
    SymmetryBecomes,
    SymmetrySame,
    SymmetryEnd,
    NetTitle,
    NetDeeper,
    NetSupposeTrue,
    NetSupposeFalse,
    NetTrue,
    NetPlace,
    NetFalse,
    NetEmptyCell,
    NetNoPlace,
    NetNothing,
    NetFailsCell,
    NetFailsHouse,
    NetBy,
    NetContrary,
    NetCases,
    NetStop,
    /// An arrangement that reads as its technique says.
    Pattern(Technique),
    Removed,
    RemovedToo,
    RemovedLast,
}

impl Phrase {
    /// Whether it ends a numbered line.
    pub(super) fn ends_line(self) -> bool {
        matches!(self, Self::NetStop | Self::NetBy | Self::NetContrary | Self::NetCases)
    }
}

/// Something a sentence speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Cell(Cell),
    Digit(Digit),
    House(House),
    Candidate(Candidate),
    /// The number of a line.
    Number(usize),
    /// How many.
    Count(usize),
}

/// How the things of a list are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Join {
    /// All of them: `a, b and c`.
    And,
    /// One of them: `a, b or c`.
    Or,
}

/// A phrase and what fills the places of its template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sentence {
    pub(crate) phrase: Phrase,
    pub(crate) parts: Vec<(&'static str, Join, Vec<Part>)>,
}

/// Anything that can fill a place.
pub(crate) trait IntoParts {
    fn into_parts(self) -> Vec<Part>;
}
macro_rules! one_part {
    ($($name:ident),*) => { $(
        impl IntoParts for $name {
            fn into_parts(self) -> Vec<Part> {
                vec![Part::$name(self)]
            }
        }
    )* };
}
one_part!(Cell, Digit, House, Candidate);
impl IntoParts for usize {
    fn into_parts(self) -> Vec<Part> {
        vec![Part::Number(self)]
    }
}
impl IntoParts for DigitSet {
    fn into_parts(self) -> Vec<Part> {
        self.iter().map(Part::Digit).collect()
    }
}

impl Sentence {
    pub(crate) fn new(phrase: Phrase) -> Self {
        Self { phrase, parts: Vec::new() }
    }
    /// Fills a place with a thing, or with all digits of a set.
    pub(crate) fn with(mut self, place: &'static str, thing: impl IntoParts) -> Self {
        self.parts.push((place, Join::And, thing.into_parts()));
        self
    }
    /// Fills a place with how many there are.
    pub(crate) fn with_count(mut self, place: &'static str, count: usize) -> Self {
        self.parts.push((place, Join::And, vec![Part::Count(count)]));
        self
    }
    /// Fills a place with a list of which all are meant.
    pub(crate) fn with_all<T: IntoParts + Copy>(self, place: &'static str, all: &[T]) -> Self {
        self.list(place, Join::And, all)
    }
    /// Fills a place with a list of which one is meant.
    pub(crate) fn with_any<T: IntoParts + Copy>(self, place: &'static str, any: &[T]) -> Self {
        self.list(place, Join::Or, any)
    }
    fn list<T: IntoParts + Copy>(mut self, place: &'static str, join: Join, of: &[T]) -> Self {
        self.parts.push((place, join, of.iter().flat_map(|&thing| thing.into_parts()).collect()));
        self
    }
}
