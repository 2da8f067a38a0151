//! Puzzles with cages, for tests.
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Random, Rule, Shape};
use whydoku_exact::{Budget, drawn_solution};

/// A puzzle of a shape with random cages and a few givens, and its solution. Some cells are in no cage.
pub(crate) fn killer(shape: &Shape, seed: u64) -> (Puzzle, Vec<Digit>) {
    let mut random = Random::new(seed);
    let empty = Puzzle::empty(shape.clone());
    let solution = drawn_solution(&empty, &mut random, &Budget::unlimited()).unwrap();
    let mut puzzle = Puzzle::empty(shape.with_rules(cages(shape, &solution, &mut random)).unwrap());
    for (at, digit) in solution.iter().enumerate() {
        if random.below(12) == 0 {
            puzzle.set(Cell::new(at), Entry::Given(*digit));
        }
    }
    (puzzle, solution)
}

fn cages(shape: &Shape, solution: &[Digit], random: &mut Random) -> Vec<Rule> {
    let side = shape.side();
    let mut is_free = vec![true; side * side];
    let mut cages = Vec::new();
    for start in 0..side * side {
        if !is_free[start] || random.below(10) == 0 {
            continue;
        }
        let mut cells = vec![start];
        let mut held = DigitSet::only(solution[start]);
        is_free[start] = false;
        for _ in 0..random.below(8) {
            let from = cells[random.below(cells.len())];
            let (row, column) = (from / side, from % side);
            let to = match random.below(4) {
                0 if row > 0 => from - side,
                1 if row + 1 < side => from + side,
                2 if column > 0 => from - 1,
                3 if column + 1 < side => from + 1,
                _ => continue,
            };
            if is_free[to] && !held.contains(solution[to]) {
                held.insert(solution[to]);
                is_free[to] = false;
                cells.push(to);
            }
        }
        cells.sort_unstable();
        let sum = cells.iter().map(|cell| solution[*cell].number() as u32).sum();
        let cells = cells.into_iter().map(Cell::new).collect();
        cages.push(Rule::cage(cells, Some(sum)));
    }
    // In the order in which they are read.
    cages.sort_by_key(|rule| rule.cells[0]);
    cages
}
