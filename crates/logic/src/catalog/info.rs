//! The description of a technique.
use core::{fmt, str::FromStr};
use whydoku_core::UnknownName;

/// The description of a technique, independent of any rater's opinion of it.
#[derive(Debug)]
pub struct Info {
    /// Stable name for machines, in kebab case.
    pub id: &'static str,
    /// Usual English name.
    pub name: &'static str,
    /// Its name in every language.
    pub title: whydoku_words::Message,
    /// Other names in use.
    pub aliases: &'static [&'static str],
    /// Its code in `HoDoKu`'s regression library.
    pub hodoku: Option<&'static str>,
    /// The techniques it belongs with.
    pub family: Family,
    /// Its difficulty, as players rate it.
    pub level: Level,
    /// Whether it holds only for puzzles with exactly one solution.
    pub needs_unique: bool,
    /// Whether it is about rules beyond houses, and finds nothing on a board without any.
    pub needs_rules: bool,
    /// Its page: idea, how to see it, why it works, example, near miss. Empty for `WebAssembly`,
    /// where the web page fetches it.
    pub page: &'static str,
}

/// Coarse difficulty of a technique, in `HoDoKu`'s words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Singles.
    Easy,
    /// Locked candidates, pairs, triples.
    Medium,
    /// Quads, basic fish, wings.
    Hard,
    /// Short chains.
    Unfair,
    /// Everything else.
    Extreme,
}

impl Level {
    /// Every level, easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Unfair, Self::Extreme];

    /// Its stable name for machines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }
}

/// Its id, which reads back.
///
/// ```
/// use whydoku_logic::Level;
/// assert_eq!(Level::Unfair.to_string(), "unfair");
/// assert_eq!("unfair".parse(), Ok(Level::Unfair));
/// ```
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Level {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let found = Self::ALL.into_iter().find(|level| level.id() == text);
        found.ok_or_else(|| {
            let names = Self::ALL.map(Self::id).join(", ");
            UnknownName::new(text, format!(" is not a level; choose one of {names}"))
        })
    }
}

/// Techniques that belong together, as a course or an index groups them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// Full house and singles.
    Singles,
    /// Where a box and a line cross.
    Locked,
    /// Naked and hidden subsets.
    Sets,
    /// Fish of every size and shape, and the patterns of one digit.
    Fish,
    /// Wings and remote pairs.
    Wings,
    /// Patterns that a puzzle with one solution cannot have.
    Unique,
    /// Colouring.
    Colours,
    /// Alternating chains and loops.
    Chains,
    /// Almost locked sets.
    Als,
    /// Assumptions followed to their end.
    Nets,
    /// Patterns for the hardest puzzles.
    Exotic,
    /// Techniques for rules beyond houses.
    Rules,
}

impl Family {
    /// Every family, in the order in which to learn them.
    pub const ALL: [Self; 12] = [
        Self::Singles,
        Self::Locked,
        Self::Sets,
        Self::Fish,
        Self::Wings,
        Self::Unique,
        Self::Colours,
        Self::Chains,
        Self::Als,
        Self::Nets,
        Self::Exotic,
        Self::Rules,
    ];

    /// Its stable name for machines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Locked => "locked",
            Self::Sets => "sets",
            Self::Fish => "fish",
            Self::Wings => "wings",
            Self::Unique => "unique",
            Self::Colours => "colours",
            Self::Chains => "chains",
            Self::Als => "als",
            Self::Nets => "nets",
            Self::Exotic => "exotic",
            Self::Rules => "rules",
        }
    }
}

/// Its id.
impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
