//! One puzzle, walked through by logic.
use core::fmt;
use core::ops::ControlFlow;
use core::time::Duration;
use cpu_time::ThreadTime;
use whydoku_core::{Digit, Puzzle, Stop};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_logic::{Conclusion, Position, Search, Step, Technique, position, render::notation};

/// The techniques it took.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Took {
    Logic,
    Nets,
    NestedNets,
}

/// The result of a walk.
pub(crate) struct Walked {
    pub(crate) took: Took,
    pub(crate) is_solved: bool,
    pub(crate) is_late: bool,
    pub(crate) steps: usize,
    /// Steps of techniques for rules.
    pub(crate) ruled_steps: usize,
    pub(crate) flaw: Option<String>,
}

impl fmt::Display for Walked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = match (self.is_solved, self.is_late, self.took) {
            (false, true, _) => "no time",
            (false, false, _) => "stuck",
            (true, _, Took::Logic) => "solved without nets",
            (true, _, Took::Nets) => "solved with nets",
            (true, _, Took::NestedNets) => "solved with nested nets",
        };
        write!(f, "{how} after {} steps", self.steps)
    }
}

/// Takes the first step of the usual order repeatedly.
pub(crate) fn walk(puzzle: &Puzzle, patience: Duration) -> Walked {
    let mut walked = Walked {
        took: Took::Logic,
        is_solved: false,
        is_late: false,
        steps: 0,
        ruled_steps: 0,
        flaw: None,
    };
    let Verdict::Unique(solution) = solve(puzzle, &Budget::unlimited()) else {
        walked.flaw = Some("it does not have one solution".into());
        return walked;
    };
    let mut here = match position(puzzle) {
        Ok(here) => here,
        Err(error) => {
            walked.flaw = Some(error.to_string());
            return walked;
        }
    };
    here.assume_unique(true);
    let order = Search::default_order();
    let end = ThreadTime::now().as_duration() + patience;
    let is_over = move || ThreadTime::now().as_duration() >= end;
    while !here.is_filled() {
        let (step, is_late) = first(&*here, &order, Stop::when(&is_over));
        walked.is_late = is_late;
        let Some(step) = step else { return walked };
        if let Some(flaw) = flaw(&*here, &step, solution.digits()) {
            walked.flaw = Some(flaw);
            return walked;
        }
        walked.steps += 1;
        walked.ruled_steps += usize::from(step.technique.info().needs_rules);
        walked.took = walked.took.max(took(step.technique));
        here.apply(&step);
    }
    walked.is_solved = here.is_solved();
    if !walked.is_solved {
        walked.flaw = Some("the filled board at the end of the walk breaks a rule".into());
    }
    walked
}

/// What is wrong with a step, with everything needed to reproduce it.
fn flaw(here: &dyn Position, step: &Step, solution: &[Digit]) -> Option<String> {
    let is_right = |&conclusion: &Conclusion| {
        let (candidate, is_placed) = match conclusion {
            Conclusion::Place(candidate) => (candidate, true),
            Conclusion::Eliminate(candidate) => (candidate, false),
        };
        (solution[candidate.cell.index()] == candidate.digit) == is_placed
    };
    let what = if step.conclusions.iter().all(is_right) {
        here.judge().check(step).err()?.to_string()
    } else {
        "it contradicts the solution".to_owned()
    };
    let line = notation::step(step, here.shape());
    Some(format!("{what}: {line}\non {:?}", here.to_puzzle().entries()))
}

fn took(technique: Technique) -> Took {
    match technique {
        Technique::NestedNet => Took::NestedNets,
        Technique::ForcingNetContradiction | Technique::ForcingNetVerity => Took::Nets,
        _ => Took::Logic,
    }
}

/// The first step of the order, and whether there was no time to find one.
fn first(here: &dyn Position, order: &[Search], stop: Stop<'_>) -> (Option<Step>, bool) {
    let mut found = None;
    let _ = here.search_within(order, stop, &mut |step| {
        found = Some(step);
        ControlFlow::Break(())
    });
    let is_late = found.is_none() && stop.is_due();
    (found, is_late)
}
