//! The options of a campaign.
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use whydoku_core::{Digit, Entry, Puzzle, Shape};

pub(crate) const USAGE: &str = "\
Usage: cargo xtask campaign WHAT [OPTION]...

WHAT:
  several  puzzles with 3 to 8 givens taken away: no step of a technique that does not assume one
           solution may contradict any solution; until every technique has fired --count times
           (rare or slow ones: --exotic times)
  around   positions with several solutions around known steps: the example of each page or, with
           --from, what techniques find in the puzzles of a file; the board is turned, its digits
           are exchanged, then it is changed again and again while the technique finds something.
           As for `several`; steps that need one solution must be refused
  two      --count puzzles with two solutions: the techniques that need one find nothing, and the
           judge refuses what they find when they wrongly assume that there is one
  laws     --count positions: results commute with the symmetries of the board, a step that was
           taken is not found again, the same position gives the same steps
  proved   until --count steps have been proved and compared with the solution
  positions  prints --count positions with their steps, for comparison with another program: a line
           in the format of HoDoKu's library, then a line for each step with its code and its result

Options:
  --count N        see above                    [default: 10000]
  --exotic N       for `several` and `around`   [default: 100]
  --seed N         seed of the random puzzles   [default: 1]
  --from FILE      the puzzles of a file, 81 characters a line, instead of random ones
  --state FILE     continue counting from this file, and write to it now and then
  --seconds N      stop after this time         [default: 600]
  --only WORD      only techniques whose id contains this word";

/// Which trial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    Several,
    Around,
    Two,
    Laws,
    Proved,
    Positions,
}

impl FromStr for What {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Ok(match text {
            "several" => Self::Several,
            "around" => Self::Around,
            "two" => Self::Two,
            "laws" => Self::Laws,
            "proved" => Self::Proved,
            "positions" => Self::Positions,
            _ => {
                return Err(format!(
                    "{text:?} is not one of several, around, two, laws, proved, positions\n\n{USAGE}"
                ));
            }
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) what: What,
    pub(crate) count: u64,
    pub(crate) exotic: u64,
    pub(crate) seed: u64,
    pub(crate) from: Vec<Puzzle>,
    pub(crate) state: Option<PathBuf>,
    pub(crate) seconds: Duration,
    pub(crate) only: Option<String>,
}

impl Options {
    pub(crate) fn read(arguments: &[String]) -> Result<Self, String> {
        let mut rest = arguments.iter();
        let mut options = Self {
            what: rest.next().ok_or(USAGE)?.parse()?,
            count: 10_000,
            exotic: 100,
            seed: 1,
            from: Vec::new(),
            state: None,
            seconds: Duration::from_mins(10),
            only: None,
        };
        while let Some(name) = rest.next() {
            let value = rest.next().ok_or_else(|| format!("{name} needs a value"))?;
            let number =
                || value.parse::<u64>().map_err(|error| format!("{name} {value}: {error}"));
            match name.as_str() {
                "--count" => options.count = number()?,
                "--exotic" => options.exotic = number()?,
                "--seed" => options.seed = number()?,
                "--seconds" => options.seconds = Duration::from_secs(number()?),
                "--from" => options.from = puzzles(value)?,
                "--state" => options.state = Some(value.into()),
                "--only" => options.only = Some(value.clone()),
                _ => return Err(format!("{name:?} is not an option\n\n{USAGE}")),
            }
        }
        Ok(options)
    }
}

/// The puzzles of a file; lines without 81 characters at their start are skipped.
fn puzzles(path: &str) -> Result<Vec<Puzzle>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let shape = Shape::square(9).map_err(|error| error.to_string())?;
    let puzzle = |line: &str| {
        let entry = |symbol: char| match Digit::from_symbol(symbol) {
            Some(digit) => Some(Entry::Given(digit)),
            None => (symbol == '.' || symbol == '0').then_some(Entry::Unknown),
        };
        let entries: Vec<Entry> = line.chars().take(81).map(entry).collect::<Option<_>>()?;
        Puzzle::new(shape.clone(), entries)
    };
    let found: Vec<Puzzle> = text.lines().filter_map(puzzle).collect();
    if found.is_empty() { Err(format!("{path}: no line has a puzzle")) } else { Ok(found) }
}
