//! The kinds of rules that puzzles are made with.
use crate::cages::cages;
use crate::clues;
use core::{fmt, str::FromStr};
use whydoku_core::{Digit, OutsideRule, Random, Relation, Rule, Shape, UnknownName};

/// A kind of rule for generated puzzles: a rule of the whole board, or clues that are placed on it.
///
/// ```
/// use whydoku_generate::RuleKind;
/// assert_eq!("killer".parse(), Ok(RuleKind::Killer));
/// assert_eq!(RuleKind::AntiKnight.to_string(), "anti-knight");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum RuleKind {
    /// Cages with sums; they cover the board unless superfluous ones are removed.
    Killer,
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
    /// Digits that the four cells around a corner hold.
    Quadruples,
    /// Sums of diagonals.
    LittleKillers,
    /// Sums between the smallest and the greatest digit of a row or column.
    Sandwiches,
    /// Sums of the first cells of a row or column; the first cell gives their number.
    XSums,
    /// How many cells are greater than all before them.
    Skyscrapers,
    /// The digit at the place that the first one names.
    NumberedRooms,
}

impl RuleKind {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::Killer,
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
        Self::Quadruples,
        Self::LittleKillers,
        Self::Sandwiches,
        Self::XSums,
        Self::Skyscrapers,
        Self::NumberedRooms,
    ];
    /// The name that options use: `anti-knight`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Killer => "killer",
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
            Self::Quadruples => "quadruples",
            Self::LittleKillers => "little-killers",
            Self::Sandwiches => "sandwiches",
            Self::XSums => "x-sums",
            Self::Skyscrapers => "skyscrapers",
            Self::NumberedRooms => "numbered-rooms",
        }
    }
    /// The rule of the whole board that a solution must keep from the start.
    pub(crate) fn frame(self) -> Option<Rule> {
        match self {
            Self::AntiKnight => Some(Rule::Move { steps: [1, 2] }),
            Self::AntiKing => Some(Rule::Move { steps: [1, 1] }),
            Self::NonConsecutive => {
                Some(Rule::NoOther { relations: vec![Relation::Difference(1)] })
            }
            _ => None,
        }
    }
    /// The rule that excludes the clues' relations everywhere else on the board.
    pub(crate) fn negative(self) -> Option<Rule> {
        let relations = match self {
            Self::AllDots => vec![Relation::Difference(1), Relation::Ratio(2)],
            Self::AllXv => vec![Relation::Sum(5), Relation::Sum(10)],
            _ => return None,
        };
        Some(Rule::NoOther { relations })
    }
    /// Every clue of the kind that is true of a solution, or as many as a reader likes to see.
    pub(crate) fn clues(self, shape: &Shape, digits: &[Digit], random: &mut Random) -> Vec<Rule> {
        let (white, black) = (Relation::Difference(1), Relation::Ratio(2));
        let dots = [white, black];
        let pairs = |relations: &[Relation], random: &mut Random| {
            clues::pairs(shape, digits, relations, random)
        };
        match self {
            Self::Killer => cages(shape, digits, random),
            Self::AntiKnight | Self::AntiKing | Self::NonConsecutive => Vec::new(),
            Self::WhiteDots => pairs(&[white], random),
            Self::BlackDots => pairs(&[black], random),
            Self::Dots | Self::AllDots => pairs(&dots, random),
            Self::Xv | Self::AllXv => pairs(&[Relation::Sum(5), Relation::Sum(10)], random),
            Self::Inequalities => clues::inequalities(shape, digits),
            Self::Parity => clues::parity(shape, digits, random),
            Self::Quadruples => clues::quadruples(shape, digits, random),
            Self::LittleKillers => clues::little_killers(shape, digits, random),
            Self::Sandwiches => clues::outside(shape, digits, OutsideRule::Sandwich),
            Self::XSums => clues::outside(shape, digits, OutsideRule::XSum),
            Self::Skyscrapers => clues::outside(shape, digits, OutsideRule::Skyscraper),
            Self::NumberedRooms => clues::outside(shape, digits, OutsideRule::NumberedRoom),
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
        let known = Self::ALL.into_iter().find(|kind| {
            let name = plain(kind.name());
            let one = |name: &str| name.strip_suffix('s').map(str::to_owned);
            name == wanted || one(&name).is_some_and(|one| one == wanted)
        });
        let known = known.or(match wanted.as_str() {
            "cages" | "cage" => Some(Self::Killer),
            "knight" => Some(Self::AntiKnight),
            "king" => Some(Self::AntiKing),
            "kropki" => Some(Self::AllDots),
            "sandwich" => Some(Self::Sandwiches),
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
                let names = Self::ALL.map(Self::name).join(", ");
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
        for kind in RuleKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        for (text, kind) in [
            ("Anti Knight", RuleKind::AntiKnight),
            ("whitedot", RuleKind::WhiteDots),
            ("kropki", RuleKind::AllDots),
            ("sandwich", RuleKind::Sandwiches),
        ] {
            assert_eq!(text.parse(), Ok(kind));
        }
        for (text, hint) in [
            ("x", "--shape 9+diagonals"),
            ("windoku", "--shape 9+windows"),
            ("jigsaw", "--jigsaw 9"),
            ("thermometers", "choose from killer, anti-knight"),
        ] {
            let error = text.parse::<RuleKind>().unwrap_err().to_string();
            assert!(error.contains(hint), "{error}");
        }
    }
}
