//! A game: a puzzle, the actions of a player, and the board they lead to.
use crate::action::{Action, Refused};
use crate::board::Board;
use crate::hint::Hint;
use crate::walk::open;
use whydoku_core::{Cell, Digit, Puzzle, Shape, ShapeError};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_logic::{Position, Search};

/// The progress of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    /// This many cells are empty.
    Empty(usize),
    /// Every cell is filled and every rule satisfied.
    Solved,
}

/// A game. Its board is the fold of its actions over the puzzle; nothing else is state.
///
/// ```
/// use whydoku_core::{Candidate, Cell, Digit, Puzzle, Shape};
/// use whydoku_session::{Action, Game};
///
/// let mut game = Game::new(&Puzzle::empty(Shape::square(4)?));
/// let r1c1 = Cell::new(0);
/// game.act(Action::Place(Candidate::new(r1c1, Digit::from_number(3)))).unwrap();
/// assert!(game.undo());
/// assert_eq!(game.board().puzzle().digit(r1c1), None);
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    puzzle: Puzzle,
    start: Board,
    /// Each action with the board after it; those from `done` on were undone.
    history: Vec<(Action, Board)>,
    done: usize,
    solutions: Option<Verdict>,
}

impl Game {
    /// A new game. Placed digits of the puzzle belong to the player and can be erased.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self {
            puzzle: puzzle.clone(),
            start: Board::new(puzzle),
            history: Vec::new(),
            done: 0,
            solutions: None,
        }
    }
    /// The shape of the board.
    pub fn shape(&self) -> &Shape {
        self.start.puzzle.shape()
    }
    /// The current board.
    pub fn board(&self) -> &Board {
        self.done.checked_sub(1).map_or(&self.start, |last| &self.history[last].1)
    }
    /// The puzzle it started with.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }
    /// Carries out an action. Undone actions can then no longer be redone.
    ///
    /// # Errors
    /// The reason for rejecting it; then nothing has changed.
    pub fn act(&mut self, action: Action) -> Result<(), Refused> {
        let board = action.on(self.board(), &self.start)?;
        self.history.truncate(self.done);
        self.history.push((action, board));
        self.done += 1;
        Ok(())
    }
    /// Undoes the last action; false when there is none.
    pub fn undo(&mut self) -> bool {
        let possible = self.done > 0;
        self.done -= usize::from(possible);
        possible
    }
    /// Redoes the last undone action; false when there is none.
    pub fn redo(&mut self) -> bool {
        let possible = self.done < self.history.len();
        self.done += usize::from(possible);
        possible
    }
    /// The actions so far, without those that were undone.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = &Action> {
        self.history[..self.done].iter().map(|(action, _)| action)
    }
    /// The board before the last action.
    pub(crate) fn board_before_last(&self) -> Option<&Board> {
        let last = self.done.checked_sub(1)?;
        Some(last.checked_sub(1).map_or(&self.start, |before| &self.history[before].1))
    }
    /// The undone actions, in the order in which they would be redone.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = &Action> {
        self.history[self.done..].iter().map(|(action, _)| action)
    }
    /// The progress.
    pub fn progress(&self) -> Progress {
        let puzzle = &self.board().puzzle;
        if puzzle.is_filled() && puzzle.clashes().is_empty() && puzzle.broken_rules().is_empty() {
            return Progress::Solved;
        }
        Progress::Empty(puzzle.entries().iter().filter(|entry| entry.digit().is_none()).count())
    }
    /// How often each digit still has to be placed, in ascending order of digits.
    pub fn remaining(&self) -> Vec<(Digit, usize)> {
        let puzzle = &self.board().puzzle;
        let placed = |digit| puzzle.entries().iter().filter(|e| e.digit() == Some(digit)).count();
        let side = self.shape().side();
        self.shape().digits().map(|digit| (digit, side.saturating_sub(placed(digit)))).collect()
    }
    /// What is known about the puzzle's solutions; worked out once, within the budget. Where the
    /// givens alone leave several, the candidates the puzzle came with are respected too.
    pub fn solutions(&mut self, budget: &Budget<'_>) -> &Verdict {
        let start = &self.start;
        self.solutions.get_or_insert_with(|| match solve(&start.puzzle.givens(), budget) {
            Verdict::Several(..) if start.filled => solve(&start.position(), budget),
            verdict => verdict,
        })
    }
    /// The cells whose digit is not that of the only solution, in reading order. `None` when the
    /// puzzle has no single solution to compare with.
    pub fn wrong_cells(&mut self, budget: &Budget<'_>) -> Option<Vec<Cell>> {
        let Verdict::Unique(solution) = self.solutions(budget).clone() else { return None };
        let puzzle = &self.board().puzzle;
        let wrong = |cell: &Cell| puzzle.digit(*cell).is_some_and(|d| d != solution[*cell]);
        Some(self.shape().cells().filter(wrong).collect())
    }
    /// The position for logic, with what techniques of that order need to know about its solutions.
    ///
    /// # Errors
    /// [`ShapeError::TooLarge`] when the board is too large for logic.
    pub fn position_for_logic(&self, order: &[Search]) -> Result<Box<dyn Position>, ShapeError> {
        open(&self.board().position(), order)
    }
    /// The next thing a player should know: what is wrong, otherwise the first step in the given order.
    pub fn hint(&mut self, order: &[Search], budget: &Budget<'_>) -> Hint {
        let verdict = self.solutions(budget).clone();
        Hint::find(self.board(), &verdict, order, budget)
    }
}
