//! The kinds of rules that puzzles are made with.
use crate::clues;
use core::{fmt, str::FromStr};
use whydoku_core::{Digit, Kind, Making, Random, Relation, Rule, Shape, Theme, UnknownName};

/// A kind of rule for generated puzzles: a rule of the whole board, or clues that are placed on it.
///
/// ```
/// use whydoku_generate::RuleKind;
/// assert_eq!("killer".parse(), Ok(RuleKind::KILLER));
/// assert_eq!(RuleKind::AntiKnight.to_string(), "anti-knight");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RuleKind {
    /// A kind of rule whose folder says how puzzles are made with it: cages, thermometers, sandwiches.
    Of(Kind),
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells that touch at a corner differ.
    AntiKing,
    /// Neighbours are not consecutive.
    NonConsecutive,
    /// White dots between consecutive digits.
    WhiteDots,
    /// Black dots where one digit is twice the other.
    BlackDots,
    /// White and black dots.
    Dots,
    /// White and black dots, all of which are given: neighbours without a dot are neither consecutive nor in the
    /// ratio 1:2.
    AllDots,
    /// X and V between digits that add up to 10 and 5.
    Xv,
    /// X and V, all of which are given: other neighbours add up to neither 5 nor 10.
    AllXv,
    /// Signs between the cells of a box.
    Inequalities,
    /// Marks of odd and even cells.
    Parity,
}

impl RuleKind {
    /// Cages with sums; they cover the board unless superfluous ones are removed.
    pub const KILLER: Self = Self::Of(Kind::CAGE);
    /// Those that join several kinds of rules, or need a kind in a certain way.
    const JOINED: [Self; 11] = [
        Self::AntiKnight,
        Self::AntiKing,
        Self::NonConsecutive,
        Self::WhiteDots,
        Self::BlackDots,
        Self::Dots,
        Self::AllDots,
        Self::Xv,
        Self::AllXv,
        Self::Inequalities,
        Self::Parity,
    ];
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let has_theme = |kind: &Kind| *kind != Kind::CAGE && kind.definition().theme.is_some();
        let own = Kind::all().filter(has_theme).map(Self::Of);
        core::iter::once(Self::KILLER).chain(Self::JOINED).chain(own)
    }
    /// What the folder of the kind says, if it is one kind.
    fn theme(self) -> Option<&'static Theme> {
        match self {
            Self::Of(kind) => kind.definition().theme.as_ref(),
            _ => None,
        }
    }
    /// The name that options use: `anti-knight`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Of(kind) => self.theme().map_or(kind.id(), |theme| theme.name),
            Self::AntiKnight => "anti-knight",
            Self::AntiKing => "anti-king",
            Self::NonConsecutive => "non-consecutive",
            Self::WhiteDots => "white-dots",
            Self::BlackDots => "black-dots",
            Self::Dots => "dots",
            Self::AllDots => "all-dots",
            Self::Xv => "xv",
            Self::AllXv => "all-xv",
            Self::Inequalities => "inequalities",
            Self::Parity => "odd-even",
        }
    }
    /// The rule of the whole board that a solution must keep from the start.
    pub(crate) fn frame(self) -> Option<Rule> {
        match self {
            Self::AntiKnight => Some(Rule::apart([1, 2])),
            Self::AntiKing => Some(Rule::apart([1, 1])),
            Self::NonConsecutive => Some(Rule::no_other(vec![Relation::difference(1)])),
            _ => None,
        }
    }
    /// The rule that excludes the clues' relations everywhere else on the board.
    pub(crate) fn negative(self) -> Option<Rule> {
        let relations = match self {
            Self::AllDots => vec![Relation::difference(1), Relation::ratio(2)],
            Self::AllXv => vec![Relation::sum(5), Relation::sum(10)],
            _ => return None,
        };
        Some(Rule::no_other(relations))
    }
    /// The rules of the whole board that come with the kind: the move of an anti-knight, and what the missing dots say
    /// where all dots are given.
    pub fn of_whole_board(self) -> Vec<Rule> {
        self.frame().into_iter().chain(self.negative()).collect()
    }
    /// Every clue of the kind that is true of a solution, or as many as a reader likes to see. Other random numbers
    /// give other clues.
    ///
    /// ```
    /// use whydoku_core::{Digit, Random, Shape};
    /// use whydoku_generate::RuleKind;
    /// let shape = Shape::square(4)?;
    /// let solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1].map(Digit::from_number);
    /// let dots = RuleKind::WhiteDots.clues(&shape, &solution, &mut Random::new(1));
    /// assert!(dots.iter().all(|dot| dot.holds(4, &solution)));
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    ///
    /// # Panics
    /// If there is not a digit for every cell.
    pub fn clues(self, shape: &Shape, digits: &[Digit], random: &mut Random) -> Vec<Rule> {
        let (white, black) = (Relation::difference(1), Relation::ratio(2));
        let dots = [white, black];
        let pairs = |relations: &[Relation], random: &mut Random| {
            clues::pairs(shape, digits, relations, random)
        };
        match self {
            Self::Of(_) => self
                .theme()
                .map_or_else(Vec::new, |theme| (theme.make)(&mut Making { shape, digits, random })),
            Self::AntiKnight | Self::AntiKing | Self::NonConsecutive => Vec::new(),
            Self::WhiteDots => pairs(&[white], random),
            Self::BlackDots => pairs(&[black], random),
            Self::Dots | Self::AllDots => pairs(&dots, random),
            Self::Xv | Self::AllXv => pairs(&[Relation::sum(5), Relation::sum(10)], random),
            Self::Inequalities => clues::inequalities(shape, digits),
            Self::Parity => clues::parity(shape, digits, random),
        }
    }
}

impl fmt::Display for RuleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for RuleKind {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let plain = |text: &str| text.to_lowercase().replace(['-', '_', ' '], "");
        let wanted = plain(text);
        let known = Self::all().find(|kind| {
            let name = plain(kind.name());
            let one = |name: &str| name.strip_suffix('s').map(str::to_owned);
            let is_also = |also: &&'static str| plain(also) == wanted;
            name == wanted
                || one(&name).is_some_and(|one| one == wanted)
                || kind.theme().is_some_and(|theme| theme.also.iter().any(is_also))
        });
        let known = known.or(match wanted.as_str() {
            "knight" => Some(Self::AntiKnight),
            "king" => Some(Self::AntiKing),
            "kropki" => Some(Self::AllDots),
            _ => None,
        });
        known.ok_or_else(|| match wanted.as_str() {
            "diagonals" | "diagonal" | "x" | "windows" | "windoku" => {
                let house = if wanted.starts_with('w') { "windows" } else { "diagonals" };
                let rest = format!(" means extra houses; write --shape 9+{house}");
                UnknownName::new(text, rest)
            }
            "jigsaw" => UnknownName::new(text, " is a board; write --jigsaw 9"),
            _ => {
                let names = Self::all().map(Self::name).collect::<Vec<_>>().join(", ");
                UnknownName::new(text, format!(" is not a kind of rule; choose from {names}"))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_unknown_ones_are_refused_with_a_hint() {
        for kind in RuleKind::all() {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        for (text, kind) in [
            ("Anti Knight", RuleKind::AntiKnight),
            ("whitedot", RuleKind::WhiteDots),
            ("kropki", RuleKind::AllDots),
            ("sandwich", RuleKind::Of(Kind::SANDWICH)),
            ("thermo", RuleKind::Of(Kind::THERMOMETER)),
        ] {
            assert_eq!(text.parse(), Ok(kind));
        }
        for (text, hint) in [
            ("x", "--shape 9+diagonals"),
            ("windoku", "--shape 9+windows"),
            ("jigsaw", "--jigsaw 9"),
            ("barometers", "choose from killer, anti-knight"),
        ] {
            let error = text.parse::<RuleKind>().unwrap_err().to_string();
            assert!(error.contains(hint), "{error}");
        }
    }
}
