//! A proof in numbered lines: suppositions, what follows from them, and what follows from all cases
//! together.
use super::proof_line::{Because, Claim, Line, about};
use super::{Argument, Reason, proof_lines};
use crate::outcome::Outcome;
use crate::premise::Premise;
use crate::telling::{Role, Telling, View};
use whydoku_core::{Cell, Digit, House, Shape};
use whydoku_words::{Said, message};

/// A proof in lines, each of which rests on earlier ones and at most one fact. What the lines of
/// depth 0 say is proved.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Net {
    /// The lines.
    pub lines: Vec<Line>,
}

impl From<Net> for Argument {
    fn from(net: Net) -> Self {
        Self::Net(net)
    }
}

impl Net {
    /// The suppositions at the outset, in the order of the cases.
    fn suppositions(&self) -> impl Iterator<Item = Claim> + '_ {
        let outer = |line: &&Line| line.depth == 1 && line.because == Because::Suppose;
        self.lines.iter().filter(outer).map(|line| line.claim)
    }
    /// What it shows, in a sentence before its lines: what one supposition would lead to, or that all cases lead to the
    /// same. `None` if it is neither.
    fn idea(&self) -> Option<Said> {
        let cases: Vec<Claim> = self.suppositions().collect();
        if let [supposed] = cases[..] {
            let fails = |line: &&Line| line.depth == 1 && line.claim == Claim::Nothing;
            let end = self.lines.iter().rfind(fails)?.end()?;
            let (message, candidate) = match supposed {
                Claim::True(candidate) => (message!("net-idea-true"), candidate),
                Claim::False(candidate) => (message!("net-idea-false"), candidate),
                Claim::Nothing => return None,
            };
            return Some(about(message, candidate).with("end", end));
        }
        match &self.lines.last()?.because {
            Because::Cases { premise: Some(Premise::Cell(cell)), .. } => {
                Some(Said::new(message!("net-idea-cell")).with("cell", *cell))
            }
            Because::Cases { premise: Some(Premise::House(house, digit)), .. } => {
                let said = Said::new(message!("net-idea-house")).with("house", *house);
                Some(said.with("digit", *digit))
            }
            _ => None,
        }
    }
}

impl Reason for Net {
    fn homes(&self) -> Vec<House> {
        Vec::new()
    }
    fn premises(&self) -> Vec<Premise> {
        let mut premises: Vec<Premise> = self.lines.iter().filter_map(Line::premise).collect();
        premises.sort_unstable();
        premises.dedup();
        premises
    }
    fn view(&self, view: &mut View) {
        for line in &self.lines {
            match line.claim {
                Claim::True(candidate) if line.depth > 0 => {
                    view.candidates.push((candidate, Role::On));
                }
                Claim::False(candidate) if line.depth > 0 => {
                    view.candidates.push((candidate, Role::Off));
                }
                _ => {}
            }
        }
        view.candidates.sort_unstable();
        view.candidates.dedup();
    }
    fn sentence(&self, _: Outcome<'_>) -> Said {
        Said::new(message!("net-title"))
    }
    fn story(&self, outcome: Outcome<'_>) -> Vec<Telling> {
        let first = self.idea().unwrap_or_else(|| self.sentence(outcome));
        let mut story = vec![first.into()];
        story.extend(proof_lines::told(&self.lines));
        story
    }
    fn notation(&self, shape: &Shape) -> String {
        let name = |cell: Cell, sign: &str, digit: Digit| {
            format!("{}{sign}{}", shape.cell_name(cell), shape.digit_name(digit))
        };
        let one = |claim: Claim| match claim {
            Claim::True(c) => name(c.cell, "=", c.digit),
            Claim::False(c) => name(c.cell, "<>", c.digit),
            Claim::Nothing => String::new(),
        };
        let cases: Vec<String> = self.suppositions().map(one).collect();
        format!("{} ({} lines)", cases.join(" | "), self.lines.len())
    }
}
