//! A game: a puzzle, the actions of a player, and the board they lead to.
use crate::action::{Action, Refused};
use crate::board::Board;
use crate::hint::Hint;
use crate::walk::open;
use pencilmark_core::{Cell, Digit, Puzzle, Shape, ShapeError};
use pencilmark_exact::{Budget, Verdict, solve};
use pencilmark_logic::{Position, Search};

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    /// This many cells are empty.
    Empty(usize),
    /// Every cell is filled and every rule kept.
    Solved,
}

/// A game. Its board is the fold of its actions over the puzzle; nothing else is state.
///
/// ```
/// use pencilmark_core::{Candidate, Cell, Digit, Puzzle, Shape};
/// use pencilmark_session::{Action, Game};
///
/// let mut game = Game::new(&Puzzle::empty(Shape::square(4)?));
/// let r1c1 = Cell::new(0);
/// game.act(Action::Place(Candidate::new(r1c1, Digit::from_number(3)))).unwrap();
/// assert!(game.undo());
/// assert_eq!(game.board().puzzle().digit(r1c1), None);
/// # Ok::<(), pencilmark_core::ShapeError>(())
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
    /// A new game. Placed digits of the puzzle stay the player's and can be wiped.
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
    /// How the board looks now.
    pub fn board(&self) -> &Board {
        self.done.checked_sub(1).map_or(&self.start, |last| &self.history[last].1)
    }
    /// The puzzle it began with.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }
    /// Carries out an action. What was undone before can then no longer be redone.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<(), Refused> {
        let board = action.on(self.board(), &self.start)?;
        self.history.truncate(self.done);
        self.history.push((action, board));
        self.done += 1;
        Ok(())
    }
    /// Takes the last action back; false when there is none.
    pub fn undo(&mut self) -> bool {
        let possible = self.done > 0;
        self.done -= usize::from(possible);
        possible
    }
    /// Carries out again what was undone last; false when there is nothing.
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
    /// The actions that were undone, in the order in which they would be redone.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = &Action> {
        self.history[self.done..].iter().map(|(action, _)| action)
    }
    /// How far it is.
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
    /// What is known of the puzzle's solutions; worked out once, within the budget. Where the
    /// givens alone leave several, the candidates the puzzle came with are heeded too.
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
    /// The position for logic, knowing what techniques of that order need to know of its solutions.
    ///
    /// # Errors
    /// [`ShapeError::TooLarge`] when the board is too large for logic.
    pub fn position_for_logic(&self, order: &[Search]) -> Result<Box<dyn Position>, ShapeError> {
        open(&self.board().position(), order)
    }
    /// The next thing a player should know: what is wrong, else the first step in the given order.
    pub fn hint(&mut self, order: &[Search], budget: &Budget<'_>) -> Hint {
        let verdict = self.solutions(budget).clone();
        Hint::find(self.board(), &verdict, order, budget)
    }
}
