//! The options of `whydoku rate`.
use super::input::Input;
use super::rows::Many;
use clap::{Args, ValueEnum};
use whydoku_core::Shape;
use whydoku_rate::se;

#[derive(Args, Debug)]
#[command(after_help = "\
Profiles:
  se        Sudoku Explainer 1.2.1: ER/EP/ED, the ratings of the hardest step, of the hardest step up to the first placement, \
and of the first step
  sukaku    the same, with the ratings of SukakuExplainer 1.18
  hodoku    HoDoKu 2.5: level and score
  whydoku   our own scale: level 1 to 5 and score
The first three rate plain 9x9 boards only. Without --profile, other boards are rated on our own scale. The hardest technique \
and the number of steps are those of the first profile.

Examples:
  whydoku rate puzzle.txt
  whydoku rate puzzle.txt --steps --profile se        the whole path, and how each score comes about
  whydoku rate puzzles.txt --format csv
  whydoku rate puzzles.txt --profile hodoku,whydoku
  whydoku rate puzzles.txt --profile se --old-defects          exactly as 1.2.1; =loops restores one of the two
  whydoku rate big.txt -o ratings.csv --format csv --resume    continue an interrupted job")]
pub(crate) struct RateArgs {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The scales to use [default: se,hodoku; whydoku for boards that these do not rate]
    #[arg(long, value_enum, value_name = "LIST", value_delimiter = ',')]
    pub(crate) profile: Vec<Profile>,
    /// Show the whole path: each step with its score and how it comes about
    #[arg(long)]
    pub(crate) steps: bool,
    /// se, sukaku: leave out techniques that rely on the puzzle having one solution
    #[arg(long)]
    pub(crate) no_uniqueness: bool,
    /// se, sukaku: restore defects of 1.2.1 that are fixed by default: both, or those named
    #[arg(long, value_enum, value_name = "LIST", value_delimiter = ',', num_args = 0..=1,
          require_equals = true, default_missing_value = "loops,graves")]
    pub(crate) old_defects: Vec<Defect>,
    #[command(flatten)]
    pub(crate) many: Many,
}

/// What Sudoku Explainer 1.2.1 misses.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Defect {
    /// Misses unique loops in which more than two cells have other digits
    Loops,
    /// Misses bivalue universal graves of type 2 whose cells share all their houses
    Graves,
}

/// The program whose ratings are given.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Profile {
    /// Sudoku Explainer 1.2.1
    Se,
    /// `SukakuExplainer` 1.18
    Sukaku,
    /// `HoDoKu` 2.5
    Hodoku,
    /// Our own
    Whydoku,
}

impl Profile {
    /// Those that rate plain 9x9 boards, if none is chosen.
    const USUAL: [Self; 2] = [Self::Se, Self::Hodoku];
    /// The name in options and JSON.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Se => "se",
            Self::Sukaku => "sukaku",
            Self::Hodoku => "hodoku",
            Self::Whydoku => "whydoku",
        }
    }
    /// The name of the program, as people read it.
    pub(crate) fn program(self) -> &'static str {
        match self {
            Self::Se => "Sudoku Explainer",
            Self::Sukaku => "SukakuExplainer",
            Self::Hodoku => "HoDoKu",
            Self::Whydoku => "Whydoku",
        }
    }
    /// The columns of its numbers.
    pub(crate) fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Se => &["er", "ep", "ed"],
            Self::Sukaku => &["sukaku_er", "sukaku_ep", "sukaku_ed"],
            Self::Hodoku => &["hodoku_level", "hodoku_score"],
            Self::Whydoku => &["whydoku_level", "whydoku_score"],
        }
    }
}

impl RateArgs {
    /// Whether the profiles were chosen.
    pub(crate) fn chooses_profiles(&self) -> bool {
        !self.profile.is_empty()
    }
    /// The rating of Sudoku Explainer's profiles.
    pub(crate) fn explainer(&self, table: se::Table) -> se::Options {
        se::Options {
            table,
            uniqueness: !self.no_uniqueness,
            old_loops: self.old_defects.contains(&Defect::Loops),
            old_bugs: self.old_defects.contains(&Defect::Graves),
        }
    }
    /// The profiles, each once. Without a choice, those that rate the board, if it is known to be the only one.
    pub(crate) fn profiles(&self, only: Option<&Shape>) -> Vec<Profile> {
        if !self.chooses_profiles() {
            let is_classic = only.is_none_or(Shape::is_classic);
            return if is_classic { Profile::USUAL.to_vec() } else { vec![Profile::Whydoku] };
        }
        let mut profiles = Vec::new();
        for &profile in &self.profile {
            if !profiles.contains(&profile) {
                profiles.push(profile);
            }
        }
        profiles
    }
}
