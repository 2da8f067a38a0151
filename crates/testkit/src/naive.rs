//! A solver so simple that it can be trusted after reading it. It shares nothing with the others.
use whydoku_core::{Cell, Digit, Entry, Puzzle};

/// The first `limit` solutions in some order, as digits in reading order, by plain backtracking:
/// take the empty cell with the fewest digits that no peer holds, try each.
///
/// Only for small boards and small numbers of solutions.
pub fn naive_solutions(puzzle: &Puzzle, limit: usize) -> Vec<Vec<Digit>> {
    let board: Vec<Option<Digit>> = puzzle.shape().cells().map(|c| puzzle.digit(c)).collect();
    let mut found = Vec::new();
    if limit > 0 && puzzle.clashes().is_empty() {
        extend(puzzle, board, limit, &mut found);
    }
    found
}

/// The same on a board with rules beyond houses, by the definitions of the rules alone: a digit that breaks
/// one with those placed before it is not tried. For even smaller boards.
pub fn naive_ruled_solutions(puzzle: &Puzzle, limit: usize) -> Vec<Vec<Digit>> {
    let mut found = Vec::new();
    let fine = puzzle.clashes().is_empty() && puzzle.broken_rules().is_empty();
    if limit > 0 && fine {
        extend_ruled(puzzle, limit, &mut found);
    }
    found
}

fn extend_ruled(puzzle: &Puzzle, limit: usize, found: &mut Vec<Vec<Digit>>) {
    let shape = puzzle.shape().clone();
    let board: Vec<Option<Digit>> = shape.cells().map(|cell| puzzle.digit(cell)).collect();
    let with = |cell: Cell, digit: Digit| {
        let mut next = puzzle.clone();
        next.set(cell, Entry::Placed(digit));
        next
    };
    let options = shape.cells().filter(|cell| board[cell.index()].is_none()).map(|cell| {
        let mut digits = digits_for(puzzle, &board, cell);
        digits.retain(|&digit| with(cell, digit).broken_rules().is_empty());
        (cell, digits)
    });
    let Some((cell, digits)) = options.min_by_key(|(_, digits)| digits.len()) else {
        let digits: Vec<Digit> = board.into_iter().flatten().collect();
        let (rules, side) = (shape.rules(), shape.side());
        if rules.iter().all(|rule| rule.holds_among(rules, side, &digits)) {
            found.push(digits);
        }
        return;
    };
    for digit in digits {
        extend_ruled(&with(cell, digit), limit, found);
        if found.len() >= limit {
            return;
        }
    }
}

fn extend(
    puzzle: &Puzzle,
    mut board: Vec<Option<Digit>>,
    limit: usize,
    found: &mut Vec<Vec<Digit>>,
) {
    let empty = puzzle.shape().cells().filter(|cell| board[cell.index()].is_none());
    let options = empty.map(|cell| (cell, digits_for(puzzle, &board, cell)));
    let Some((cell, digits)) = options.min_by_key(|(_, digits)| digits.len()) else {
        found.push(board.into_iter().flatten().collect());
        return;
    };
    for digit in digits {
        board[cell.index()] = Some(digit);
        extend(puzzle, board.clone(), limit, found);
        if found.len() >= limit {
            return;
        }
    }
}

fn digits_for(puzzle: &Puzzle, board: &[Option<Digit>], cell: Cell) -> Vec<Digit> {
    let shape = puzzle.shape();
    let mut free = vec![true; shape.side()];
    for &house in shape.houses_of(cell) {
        for other in &shape.house(house).cells {
            if let Some(digit) = board[other.index()] {
                free[digit.index()] = false;
            }
        }
    }
    if let Entry::Candidates(left) = puzzle.entry(cell) {
        for digit in shape.digits().filter(|&digit| !left.contains(digit)) {
            free[digit.index()] = false;
        }
    }
    shape.digits().filter(|digit| free[digit.index()]).collect()
}
