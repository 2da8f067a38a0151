//! `why A1`: the candidates of a cell, and what excludes the other digits.
use whydoku_core::{Candidate, Cell, Digit, Entry};
use whydoku_session::{Board, check_move};
use whydoku_words::{Names, Value, said};

/// One line for the candidates, and one for each other digit.
pub(super) fn words(board: &Board, cell: Cell, names: &Names<'_>) -> Vec<String> {
    let puzzle = board.puzzle();
    if let Some(digit) = puzzle.digit(cell) {
        let said = match puzzle.entry(cell) {
            Entry::Given(_) => said!("play-cell-given", { "cell": cell, "digit": digit }),
            _ => said!("play-cell-written", { "cell": cell, "digit": digit }),
        };
        return vec![said.words(names)];
    }
    let left = board.candidates(cell);
    let digits: Vec<Digit> = left.iter().collect();
    let said = match digits.as_slice() {
        [] => said!("play-cell-none", { "cell": cell }),
        [only] => said!("play-cell-one", { "cell": cell, "digit": *only }),
        several => said!("play-cell-some", { "cell": cell, "digits": Value::listed(several) }),
    };
    let gone = names.shape.digits().filter(|&digit| !left.contains(digit));
    let gone = gone.map(|digit| format!("  {}", reason(board, Candidate::new(cell, digit), names)));
    std::iter::once(said.words(names)).chain(gone).collect()
}

/// Why a digit is not a candidate.
fn reason(board: &Board, candidate: Candidate, names: &Names<'_>) -> String {
    match check_move(board.puzzle(), candidate) {
        Err(illegal) => illegal.words(names),
        Ok(()) => said!("play-excluded", { "digit": candidate.digit }).words(names),
    }
}
