//! `why A1`: what is left in a cell, and what forbids the rest.
use pencilmark_core::{Candidate, Cell, Digit};
use pencilmark_session::{Board, check_move};
use pencilmark_words::Names;

/// One line for what is left, and one for each digit that is not.
pub(super) fn words(board: &Board, cell: Cell, names: &Names<'_>) -> Vec<String> {
    let (puzzle, name) = (board.puzzle(), names.cell(cell));
    if let Some(digit) = puzzle.digit(cell) {
        let digit = names.digit(digit);
        let given = matches!(puzzle.entry(cell), pencilmark_core::Entry::Given(_));
        let how = if given { "it came with the puzzle" } else { "you wrote it" };
        return vec![format!("{name} is {digit}; {how}")];
    }
    let left = board.candidates(cell);
    let digits: Vec<String> = left.iter().map(|digit| names.digit(digit)).collect();
    let mut lines = vec![match digits.as_slice() {
        [] => format!("{name}: no digit is left"),
        [only] => format!("{name}: only {only} is left"),
        several => format!("{name}: {} are left", several.join(", ")),
    }];
    let gone = names.shape.digits().filter(|&digit| !left.contains(digit));
    lines.extend(
        gone.map(|digit| format!("  {}", reason(board, Candidate::new(cell, digit), names))),
    );
    lines
}

/// Why a digit is not left.
fn reason(board: &Board, candidate: Candidate, names: &Names<'_>) -> String {
    let digit: Digit = candidate.digit;
    match check_move(board.puzzle(), candidate) {
        Err(illegal) => illegal.words(names),
        Ok(()) => format!("{} was excluded by a step or by you", names.digit(digit)),
    }
}
