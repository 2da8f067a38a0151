//! The technique of a player's last move.
use crate::action::Action;
use crate::board::Board;
use crate::game::Game;
use crate::walk::open;
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Puzzle};
use whydoku_exact::{Budget, Verdict};
use whydoku_logic::{Conclusion, Search, Step};

/// The name of a move, or why it has none.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Named {
    /// Nothing has been deduced: no action, or one that only writes notes or colours.
    NoMove,
    /// The move is wrong: the only solution contradicts it.
    Wrong(Conclusion),
    /// The first step in the given order that concludes what the player did.
    Step(Step),
    /// No single step in the order concludes it.
    Unexplained(Conclusion),
}

impl Game {
    /// Names the technique of the last move: the first step in the given order, in the position
    /// before the move, that concludes what the player concluded. The search ends with the budget.
    pub fn name_last(&mut self, order: &[Search], budget: &Budget<'_>) -> Named {
        let Some((before, wanted)) = self.last_deduction() else { return Named::NoMove };
        let candidate = wanted.candidate();
        if let Verdict::Unique(solution) = self.solutions(budget) {
            let true_there = solution[candidate.cell] == candidate.digit;
            if true_there != matches!(wanted, Conclusion::Place(_)) {
                return Named::Wrong(wanted);
            }
        }
        match find(&before, wanted, order, budget) {
            Some(step) => Named::Step(step),
            None => Named::Unexplained(wanted),
        }
    }
    /// The position before the last action, and what that action concluded.
    fn last_deduction(&self) -> Option<(Puzzle, Conclusion)> {
        let action = self.actions().last()?;
        let before = self.board_before_last()?;
        Some((before.position(), deduction(action, before)?))
    }
}

/// What an action asserts about the puzzle, if anything.
fn deduction(action: &Action, before: &Board) -> Option<Conclusion> {
    let open = |k: &Candidate| before.candidates(k.cell).contains(k.digit);
    match action {
        Action::Place(candidate) | Action::Write(candidate) => Some(Conclusion::Place(*candidate)),
        Action::Exclude(candidate) => open(candidate).then_some(Conclusion::Eliminate(*candidate)),
        Action::Note(candidate) if before.is_filled_in() => {
            open(candidate).then_some(Conclusion::Eliminate(*candidate))
        }
        Action::Take(conclusions) => conclusions.first().copied(),
        Action::Together(actions) => actions.iter().find_map(|action| deduction(action, before)),
        _ => None,
    }
}

fn find(
    before: &Puzzle,
    wanted: Conclusion,
    order: &[Search],
    budget: &Budget<'_>,
) -> Option<Step> {
    let position = open(before, order).ok()?;
    let mut found = None;
    let _ = position.search_within(order, budget.stop, &mut |step| {
        if step.conclusions.contains(&wanted) {
            found = Some(step);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}
