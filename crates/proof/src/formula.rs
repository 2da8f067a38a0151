//! The formula of a puzzle: the numbering of its variables and the definition of its clauses.
use whydoku_core::{Candidate, Cell, Digit, Entry, Puzzle, Shape};

/// The variable for "`candidate` is true", on a board of `side` digits: 1 to `side` cubed.
///
/// ```
/// use whydoku_core::{Candidate, Cell, Digit};
/// use whydoku_proof::formula::variable;
/// let last = Candidate::new(Cell::at(8, 8, 9), Digit::from_number(9));
/// assert_eq!(variable(last, 9), 729);
/// ```
pub fn variable(candidate: Candidate, side: usize) -> i32 {
    let number = candidate.cell.index() * side + candidate.digit.number();
    i32::try_from(number).expect("a board has fewer than 2^31 candidates")
}

/// The candidate of a variable, the inverse of [`variable`]; `None` when there is no such variable.
pub fn candidate(variable: i32, side: usize) -> Option<Candidate> {
    let index = usize::try_from(variable).ok()?.checked_sub(1)?;
    let known = index < side * side * side;
    known.then(|| Candidate::new(Cell::new(index / side), Digit::new(index % side)))
}

/// The number of variables in the formulas of a shape.
pub fn variable_count(shape: &Shape) -> usize {
    shape.cell_count() * shape.side()
}

/// The sets of variables exactly one of which is true, `side` in each: one set for each cell in
/// reading order, then one for each house and digit.
pub fn groups(shape: &Shape) -> impl Iterator<Item = Vec<i32>> {
    let side = shape.side();
    let of_cells = shape.cells().map(move |cell| {
        let holds = |digit| variable(Candidate::new(cell, digit), side);
        (0..side).map(Digit::new).map(holds).collect()
    });
    let of_houses = shape.houses().iter().flat_map(move |house| {
        (0..side).map(Digit::new).map(move |digit| {
            house.cells.iter().map(|&cell| variable(Candidate::new(cell, digit), side)).collect()
        })
    });
    of_cells.chain(of_houses)
}

/// The literals that the entries of a puzzle fix: each given or placed digit is true, each
/// candidate that the puzzle excludes is false.
pub fn facts(puzzle: &Puzzle) -> Vec<i32> {
    let shape = puzzle.shape();
    let mut facts = Vec::new();
    for cell in shape.cells() {
        let literal = |digit| variable(Candidate::new(cell, digit), shape.side());
        match puzzle.entry(cell) {
            Entry::Unknown => {}
            Entry::Given(digit) | Entry::Placed(digit) => facts.push(literal(digit)),
            Entry::Candidates(left) => {
                let denied = shape.digits().filter(|&d| d.index() >= 64 || !left.contains(d));
                facts.extend(denied.map(|digit| -literal(digit)));
            }
        }
    }
    facts
}

/// The clause "not this solution". Digits beyond the board give literals that no formula has.
pub fn not_this(solution: &[Digit], side: usize) -> Vec<i32> {
    let cells = (0..).map(Cell::new);
    cells.zip(solution).map(|(cell, &digit)| -variable(Candidate::new(cell, digit), side)).collect()
}

/// The number of clauses in the formula of a puzzle.
pub fn clause_count(puzzle: &Puzzle) -> usize {
    let shape = puzzle.shape();
    let side = shape.side();
    let groups = shape.cell_count() + shape.houses().len() * side;
    groups * (1 + side * (side - 1) / 2) + facts(puzzle).len()
}

/// Visits every clause of the formula of a puzzle, in the order of its definition.
pub fn for_each_clause(puzzle: &Puzzle, visit: &mut dyn FnMut(&[i32])) {
    for group in groups(puzzle.shape()) {
        visit(&group);
        for (at, first) in group.iter().enumerate() {
            for second in &group[at + 1..] {
                visit(&[-first, -second]);
            }
        }
    }
    for fact in facts(puzzle) {
        visit(&[fact]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{DigitSet, Extra};

    #[test]
    fn nine_by_nine_has_729_variables_and_11988_clauses() {
        let empty = Puzzle::empty(Shape::square(9).unwrap());
        assert_eq!(variable_count(empty.shape()), 729);
        assert_eq!(clause_count(&empty), 11_988);
    }
    #[test]
    fn variables_and_candidates_correspond_one_to_one() {
        let all: Vec<_> = (1..=64).map(|number| candidate(number, 4).unwrap()).collect();
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(all.iter().zip(1..).all(|(&candidate, number)| variable(candidate, 4) == number));
        for wrong in [0, -1, 65, i32::MAX, i32::MIN] {
            assert_eq!(candidate(wrong, 4), None);
        }
    }
    #[test]
    fn as_many_clauses_are_visited_as_counted_even_with_extra_houses() {
        let mut puzzle = Puzzle::empty(Shape::square(4).unwrap().with(Extra::Diagonals).unwrap());
        puzzle.set(Cell::new(0), Entry::Given(Digit::from_number(2)));
        puzzle.set(Cell::new(5), Entry::Candidates(DigitSet::first(3)));
        let mut last = [0, 0];
        let mut count = 0;
        for_each_clause(&puzzle, &mut |clause| {
            count += 1;
            last = [last[1], clause[0]];
        });
        assert_eq!(count, clause_count(&puzzle));
        assert_eq!(count, (16 + 14 * 4) * 7 + 2);
        assert_eq!(last, [2, -24], "r1c1 = 2, r2c2 is not 4");
    }
}
