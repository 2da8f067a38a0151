//! A count of what has been tried, kept between runs.
use crate::options::Options;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use whydoku_core::DigitSet;
use whydoku_logic::{Position, Step, Technique};

/// Counts.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally {
    /// What was tried and with which seed, on one line.
    of: String,
    /// Puzzles begun.
    pub(crate) puzzles: u64,
    /// Positions checked.
    pub(crate) positions: u64,
    /// Steps that passed.
    pub(crate) steps: u64,
    /// Their conclusions.
    pub(crate) conclusions: u64,
    /// Candidates of positions with steps that were compared with all solutions.
    candidates: u64,
    /// Those of them that some solution has: a wrong elimination of one of these would be noticed.
    alive: u64,
    /// Steps by technique.
    pub(crate) by: BTreeMap<Technique, u64>,
}

impl Tally {
    /// Reads a file; if it does not exist, nothing has been counted yet.
    pub(crate) fn load(path: &Path) -> Result<Self, String> {
        let Ok(text) = fs::read_to_string(path) else { return Ok(Self::default()) };
        let mut tally = Self::default();
        for line in text.lines() {
            let wrong = || format!("{}: {line:?} is not a line of a tally", path.display());
            let (name, value) = line.split_once(' ').ok_or_else(wrong)?;
            if name == "of" {
                value.clone_into(&mut tally.of);
                continue;
            }
            let number: u64 = value.parse().map_err(|_| wrong())?;
            match name {
                "puzzles" => tally.puzzles = number,
                "positions" => tally.positions = number,
                "steps" => tally.steps = number,
                "conclusions" => tally.conclusions = number,
                "candidates" => tally.candidates = number,
                "alive" => tally.alive = number,
                id => {
                    tally.by.insert(id.parse().map_err(|_| wrong())?, number);
                }
            }
        }
        Ok(tally)
    }
    /// States what is counted, or reports that the file counted something else.
    pub(crate) fn begin(&mut self, options: &Options) -> Result<(), String> {
        let of = format!("{:?} {} {}", options.what, options.seed, options.from.len());
        if !self.of.is_empty() && self.of != of {
            return Err(format!("the state belongs to another run: {:?}, not {of:?}", self.of));
        }
        self.of = of;
        Ok(())
    }
    /// Writes the file, either whole or not at all.
    pub(crate) fn save(&self, options: &Options) -> Result<(), String> {
        let Some(path) = &options.state else { return Ok(()) };
        let part = path.with_extension("part");
        fs::write(&part, self.text())
            .and_then(|()| fs::rename(&part, path))
            .map_err(|error| format!("{}: {error}", path.display()))
    }
    fn text(&self) -> String {
        let mut text = format!(
            "of {}\npuzzles {}\npositions {}\nsteps {}\nconclusions {}\ncandidates {}\nalive {}\n",
            self.of,
            self.puzzles,
            self.positions,
            self.steps,
            self.conclusions,
            self.candidates,
            self.alive
        );
        for (technique, count) in &self.by {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{} {count}", technique.info().id);
        }
        text
    }
    /// Counts a step that passed.
    pub(crate) fn count(&mut self, step: &Step) {
        self.steps += 1;
        self.conclusions += u64::try_from(step.conclusions.len()).unwrap_or(u64::MAX);
        *self.by.entry(step.technique).or_default() += 1;
    }
    /// Counts the candidates of a position, and those that some solution has.
    pub(crate) fn weigh(&mut self, position: &dyn Position, possible: &[DigitSet]) {
        for cell in position.shape().cells() {
            let open = position.digits(cell);
            let alive = open & possible[cell.index()];
            self.candidates += u64::try_from(open.len()).unwrap_or(u64::MAX);
            self.alive += u64::try_from(alive.len()).unwrap_or(u64::MAX);
        }
    }
    /// How often a technique has passed.
    pub(crate) fn of(&self, technique: Technique) -> u64 {
        self.by.get(&technique).copied().unwrap_or(0)
    }
    /// Prints the counts, and which techniques have passed less often than wanted.
    pub(crate) fn print(&self, quotas: impl Iterator<Item = (Technique, u64)>) {
        print!("{}", self.text());
        let fewer: Vec<String> = quotas
            .filter(|&(technique, quota)| self.of(technique) < quota)
            .map(|(technique, _)| format!("{} {}", technique.info().id, self.of(technique)))
            .collect();
        if !fewer.is_empty() {
            println!("fewer than wanted: {}", fewer.join(", "));
        }
    }
}
