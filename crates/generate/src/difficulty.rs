//! Requested ratings: a profile and a range.
use core::ops::RangeInclusive;
use core::{fmt, str::FromStr};
use whydoku_core::{Digit, Puzzle, Stop, UnknownName};
use whydoku_rate::{hodoku, se, whydoku};

/// A requested rating.
///
/// Written as `se 7.1`, `se 4.2..4.4`, `hodoku hard`, `hodoku 1200..1500` or `whydoku 3`.
///
/// ```
/// use whydoku_generate::Difficulty;
/// let wanted: Difficulty = "se 4.2..4.4".parse()?;
/// assert_eq!(wanted.to_string(), "se 4.2..4.4");
/// # Ok::<(), whydoku_core::UnknownName>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Difficulty {
    /// Sudoku Explainer's rating (ER), in tenths.
    Explainer(RangeInclusive<u16>),
    /// A level of `HoDoKu`.
    Level(hodoku::Level),
    /// The score of `HoDoKu`, in points.
    Score(RangeInclusive<u32>),
    /// Our own level, 1 to 5: for any board whose techniques can be searched.
    Ours(RangeInclusive<u8>),
}

/// The rating of a puzzle, in the words of its profile: `se 4.2`.
pub type Rated = String;

/// Rates puzzles for a request; reuses its memory.
pub(crate) struct Rater<'a> {
    explainer: se::Rater<'a>,
}

impl<'a> Rater<'a> {
    pub(crate) fn new(stop: Stop<'a>) -> Self {
        Self { explainer: se::Rater::new(se::Options::default()).until(stop) }
    }
    /// The rating, if it fits the request.
    pub(crate) fn rate(
        &mut self,
        wanted: &Difficulty,
        puzzle: &Puzzle,
        solution: &[Digit],
    ) -> Option<Rated> {
        match wanted {
            Difficulty::Explainer(range) => {
                let er = self.explainer.er_within(puzzle, range.clone()).ok()??;
                Some(format!("se {}", tenths(er)))
            }
            Difficulty::Level(_) | Difficulty::Score(_) => {
                let hodoku::Rating { level, score, .. } = hodoku::rate(puzzle, solution).ok()?;
                let found = match wanted {
                    Difficulty::Level(wanted) => *wanted == level,
                    Difficulty::Score(range) => range.contains(&score),
                    Difficulty::Explainer(_) | Difficulty::Ours(_) => false,
                };
                found.then(|| format!("hodoku {level} {score}").to_lowercase())
            }
            Difficulty::Ours(range) => {
                let (rating, _) = whydoku::rate_up_to(puzzle, true, level_of(*range.end()))?;
                let found = rating.is_solved && range.contains(&rating.level.number());
                found.then(|| format!("whydoku {} {}", rating.level.number(), rating.score))
            }
        }
    }
}

impl Difficulty {
    /// What is known about puzzles with this rating without rating them: true when singles solve
    /// all of them, false when they solve none.
    pub(crate) fn singles_solve(&self) -> Option<bool> {
        match self {
            Self::Explainer(range) => {
                if *range.start() > SINGLES {
                    Some(false)
                } else if *range.end() <= SINGLES && *range.end() < DIRECT {
                    Some(true)
                } else {
                    None
                }
            }
            Self::Level(hodoku::Level::Easy) => Some(true),
            // Singles alone can add up to enough points for a puzzle to count as medium.
            Self::Level(hodoku::Level::Medium) | Self::Score(_) => None,
            Self::Level(_) => Some(false),
            // Level 1 means singles alone, in every order.
            Self::Ours(range) if *range.end() == 1 => Some(true),
            Self::Ours(range) if *range.start() > 1 => Some(false),
            Self::Ours(_) => None,
        }
    }
    /// What is meant on a board that is not plain 9x9, `is_ruled` if rules beyond houses apply: there easy puzzles
    /// are those of our own level 1; with rules, of levels 1 and 2, because it takes level 2 to use most rules at all.
    pub(crate) fn elsewhere(self, is_ruled: bool) -> Self {
        match self {
            Self::Level(hodoku::Level::Easy) => Self::Ours(1..=if is_ruled { 2 } else { 1 }),
            other => other,
        }
    }
    /// Whether a puzzle is not harder than wanted, if that can be said of any board: then givens can be added until
    /// it is not.
    pub(crate) fn is_easy_enough(&self, puzzle: &Puzzle) -> Option<bool> {
        let Self::Ours(range) = self else { return None };
        // Every board is easy enough for the last level, unless it is beyond all of them.
        let most = level_of(*range.end());
        (most < whydoku::Level::Trying).then(|| whydoku::rate_up_to(puzzle, true, most).is_some())
    }
    /// Why no puzzle has such a rating, if that is obvious.
    pub(crate) fn impossible(&self) -> Option<String> {
        let Self::Explainer(range) = self else { return None };
        if *range.end() < EASIEST || *range.start() > HARDEST {
            return Some(format!(
                "ratings of Sudoku Explainer go from {} to {}, the hardest puzzle that is known",
                tenths(EASIEST),
                tenths(HARDEST)
            ));
        }
        let is_any = *range.end() >= CHAINS || RATED.iter().any(|rated| range.contains(rated));
        (!is_any).then(|| {
            let below = RATED.iter().rev().find(|rated| *rated < range.start());
            let above = RATED.iter().find(|rated| *rated > range.end()).unwrap_or(&CHAINS);
            let below = below.map_or_else(|| tenths(EASIEST), |rated| tenths(*rated));
            format!(
                "no step of Sudoku Explainer is rated {self}; near it are {below} and {}",
                tenths(*above)
            )
        })
    }
    /// Whether only plain 9x9 boards have such a rating.
    pub(crate) fn is_plain_only(&self) -> bool {
        match self {
            Self::Explainer(_) | Self::Level(_) | Self::Score(_) => true,
            Self::Ours(_) => false,
        }
    }
}

/// The level with this number, or the hardest.
fn level_of(number: u8) -> whydoku::Level {
    let mut all = whydoku::Level::ALL.into_iter();
    all.find(|level| level.number() >= number).unwrap_or(whydoku::Level::Trying)
}

/// Sudoku Explainer's easiest step, and its rating of the hardest puzzle that is known.
const EASIEST: u16 = 10;
const HARDEST: u16 = 119;
/// Its ratings of steps up to wings; after them, every tenth may occur.
const RATED: [u16; 19] =
    [10, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 45];
const CHAINS: u16 = 45;
/// The hardest single in Sudoku Explainer: a naked single, 2.3.
const SINGLES: u16 = 23;
/// The easiest step there that is not a single: direct pointing, 1.7.
const DIRECT: u16 = 17;

fn tenths(value: u16) -> String {
    format!("{}.{}", value / 10, value % 10)
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Explainer(range) if range.start() == range.end() => {
                write!(f, "se {}", tenths(*range.start()))
            }
            Self::Explainer(range) => {
                write!(f, "se {}..{}", tenths(*range.start()), tenths(*range.end()))
            }
            Self::Level(level) => write!(f, "hodoku {}", level.name().to_lowercase()),
            Self::Score(range) => write!(f, "hodoku {}..{}", range.start(), range.end()),
            Self::Ours(range) if range.start() == range.end() => {
                write!(f, "whydoku {}", range.start())
            }
            Self::Ours(range) => write!(f, "whydoku {}..{}", range.start(), range.end()),
        }
    }
}

fn unknown(text: &str) -> UnknownName {
    let about_ranges =
        if text.contains("..") { "; a range begins with the smaller number" } else { "" };
    let examples = " is not a difficulty; write for example \"easy\", \"se 4.2..4.4\", \"se 7.1\", \
        \"hodoku hard\", \"hodoku 1200..1500\" or \"whydoku 3\" (levels 1 to 5)";
    UnknownName::new(text, format!("{examples}{about_ranges}"))
}

impl FromStr for Difficulty {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let unknown = || unknown(text);
        let level_of = |name: &str| {
            let same = |level: &hodoku::Level| level.name().eq_ignore_ascii_case(name.trim());
            hodoku::Level::ALL.into_iter().find(same)
        };
        if let Some(level) = level_of(text) {
            return Ok(Self::Level(level));
        }
        let (profile, wanted) = text.trim().split_once([' ', ':', '=']).ok_or_else(unknown)?;
        let wanted = wanted.trim();
        let (from, to) = wanted.split_once("..").unwrap_or((wanted, wanted));
        match profile {
            "se" | "explainer" => {
                let (from, to) = (tenths_of(from, 0), tenths_of(to, 199));
                let range = from.zip(to).filter(|(from, to)| from <= to);
                range.map(|(from, to)| Self::Explainer(from..=to)).ok_or_else(unknown)
            }
            "hodoku" => {
                if let Some(level) = level_of(wanted) {
                    return Ok(Self::Level(level));
                }
                let points = |text: &str, open: u32| {
                    if text.is_empty() { Some(open) } else { text.parse().ok() }
                };
                let range = points(from, 0).zip(points(to, u32::MAX));
                let range = range.filter(|(from, to)| from <= to);
                range.map(|(from, to)| Self::Score(from..=to)).ok_or_else(unknown)
            }
            "whydoku" => {
                let level = |text: &str, open: u8| {
                    if text.is_empty() { Some(open) } else { text.parse().ok() }
                };
                let range = level(from, 1).zip(level(to, 5));
                let range = range.filter(|&(from, to)| 1 <= from && from <= to && to <= 5);
                range.map(|(from, to)| Self::Ours(from..=to)).ok_or_else(unknown)
            }
            _ => Err(unknown()),
        }
    }
}

/// Reads `4.2` or `4` as tenths; an empty text is `open`.
fn tenths_of(text: &str, open: u16) -> Option<u16> {
    if text.is_empty() {
        return Some(open);
    }
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let whole: u16 = whole.parse().ok()?;
    let part: u16 = part.parse().ok().filter(|_| part.len() == 1)?;
    whole.checked_mul(10)?.checked_add(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_numbers_and_open_ends_are_understood() {
        for (text, shown) in [
            ("se 4.2..4.4", "se 4.2..4.4"),
            ("se 7.1", "se 7.1"),
            ("se:9..", "se 9.0..19.9"),
            ("se ..2.3", "se 0.0..2.3"),
            ("hodoku Unfair", "hodoku unfair"),
            ("hodoku 1200..1500", "hodoku 1200..1500"),
            ("whydoku 3", "whydoku 3"),
            ("whydoku 4..", "whydoku 4..5"),
        ] {
            assert_eq!(text.parse::<Difficulty>().unwrap().to_string(), shown);
        }
        for text in ["", "se", "se hard", "se 5..4", "se 4.25", "mild 3", "whydoku 6"] {
            assert!(text.parse::<Difficulty>().is_err(), "{text}");
        }
    }
}
