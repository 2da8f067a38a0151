//! What a person has settled: `purple line = renban`, `sentence 3 = nothing`.
use crate::claim::Claim;
use crate::figure::{Figure, Mark, Style};
use crate::group::Group;
use crate::prose::{self, Prose, Says, Statement};

/// A line that settles what something means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    left: Left,
    right: Right,
}

/// What is settled.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Left {
    /// The sentence of this number, from one.
    Sentence(usize),
    /// Ink: what a sentence would call it.
    Ink(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Right {
    Nothing,
    Rule(Statement),
}

/// Why a line settles nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SettleError {
    /// There is no `=`.
    NoSign,
    /// What is before the sign names neither ink nor a sentence.
    Ink,
    /// What is behind the sign is no rule.
    Rule,
}

impl core::error::Error for SettleError {}

impl core::str::FromStr for Settled {
    type Err = SettleError;

    /// Reads `purple line = renban`, `orange line = whisper 4`, `grey square = nothing` or `sentence 3 = nothing`.
    fn from_str(line: &str) -> Result<Self, SettleError> {
        let (left, right) = line.split_once('=').ok_or(SettleError::NoSign)?;
        let (left, right) = (left.trim().to_lowercase(), right.trim().to_lowercase());
        let number = left.strip_prefix("sentence").and_then(|rest| rest.trim().parse().ok());
        let left_is = match number {
            Some(number) => Left::Sentence(number),
            None if left.is_empty() => return Err(SettleError::Ink),
            None => Left::Ink(left),
        };
        let right = if right == "nothing" {
            Right::Nothing
        } else {
            Right::Rule(prose::rule(&right).ok_or(SettleError::Rule)?)
        };
        Ok(Self { left: left_is, right })
    }
}

/// Forgets what settled sentences say by themselves: a person knows better, whether they were understood or not.
pub(crate) fn forget(settled: &[Settled], prose: &mut Prose) {
    let is_settled = |sentence: usize| {
        settled
            .iter()
            .any(|one| matches!(one.left, Left::Sentence(number) if number == sentence + 1))
    };
    prose.unknown.retain(|&at| !is_settled(at));
    prose.statements.retain(|one| !is_settled(one.sentence));
}

/// Applies what is settled.
pub(crate) fn settle(
    settled: &[Settled],
    marks: &mut [Mark],
    claims: &mut Vec<Claim>,
    groups: &mut Vec<Group>,
) {
    for one in settled {
        match (&one.left, &one.right) {
            (Left::Sentence(_), Right::Nothing) => {}
            (Left::Sentence(_), Right::Rule(statement)) => {
                claims.push(claim(statement, Vec::new()));
            }
            (Left::Ink(words), Right::Nothing) => {
                let (called, others) =
                    groups.drain(..).partition(|group| is_called(&group.style, words));
                *groups = others;
                for mark in called.into_iter().flat_map(|group: Group| group.marks) {
                    marks[mark].figure = Figure::Nothing;
                }
                // Cages and diagonals are in no group, and must be named in full.
                for mark in marks.iter_mut().filter(|mark| words.contains(mark.style.name)) {
                    if is_called(&mark.style, words) {
                        mark.figure = Figure::Nothing;
                    }
                }
            }
            (Left::Ink(words), Right::Rule(statement)) => {
                let hues = prose::hues(words);
                match claims
                    .iter_mut()
                    .find(|claim| claim.says == statement.says && claim.number == statement.number)
                {
                    Some(claim) => {
                        claim.hues.extend(&hues);
                        claim.is_settled = true;
                    }
                    None => claims.push(claim(statement, hues)),
                }
            }
        }
    }
}

fn claim(statement: &Statement, hues: Vec<crate::colour::ColourName>) -> Claim {
    let Statement { says, number, .. } = *statement;
    Claim {
        says,
        number,
        hues,
        ink: Vec::new(),
        sentence: None,
        is_settled: says != Says::Nothing,
        is_assumed: false,
    }
}

/// Whether a person may call figures in a style so: their form, and a word for their colour if there is one.
fn is_called(style: &Style, words: &str) -> bool {
    let hues = prose::hues(words);
    let colour = style.colour.or(style.border);
    let has_hue = hues.is_empty()
        || colour.is_some_and(|colour| hues.iter().any(|hue| colour.is_called(*hue)));
    let name = style.name;
    has_hue
        && (words.contains(name)
            || words.split_whitespace().last().is_some_and(|last| {
                name.split_whitespace().any(|part| part == last.trim_end_matches('s'))
            }))
}
