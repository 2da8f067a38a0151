//! How long it takes to know whether large boards have exactly one solution: the exact solver with the feature
//! `cadical`, and CaDiCaL alone, which is given every candidate of every cell, in turns. Processor time of one thread,
//! in seconds.
//!
//! ```text
//! cargo run --release --manifest-path bench/large/Cargo.toml -- [--positions 3] FILE.tsv...
//! ```
//! How long a single board takes is luck. So with `--positions` every puzzle is also solved turned, mirrored and with
//! rows, columns and digits exchanged at random, and its sums are those of all its positions.
//!
//! A line of a file has the rows and columns of a box (`5x5`), a name, and the numbers of the cells with commas, 0 for
//! an empty one, as in `large` of the folder `WHYDOKU_DATA`. Puzzles that take longer than a second are named.
use cpu_time::ProcessTime;
use whydoku_core::{Cell, Digit, Entry, Puzzle, Random, Shape, Symmetry};
use whydoku_exact::{Budget, Verdict, solve};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut files: Vec<String> = std::env::args().skip(1).collect();
    let mut positions = 1;
    if files.first().is_some_and(|first| first == "--positions") {
        positions = files.get(1).ok_or("--positions needs a number")?.parse()?;
        files.drain(..2);
    }
    println!("| set | boards | exact | CaDiCaL alone | ratio |\n|---|---|---|---|---|");
    for file in files {
        let (mut count, mut sums) = (0, [0.0; 2]);
        for line in std::fs::read_to_string(&file)?.lines() {
            let (name, puzzle) = read(line).ok_or("a line needs boxes, a name and numbers")?;
            for position in 0..positions {
                let [own, alone] = compared(&name, &moved(&puzzle, position));
                count += 1;
                sums = [sums[0] + own, sums[1] + alone];
            }
        }
        let [own, alone] = sums;
        println!("| {file} | {count} | {own:.2} | {alone:.2} | {:.2} |", own / alone);
    }
    Ok(())
}

/// The seconds of the exact solver and of CaDiCaL alone.
fn compared(name: &str, puzzle: &Puzzle) -> [f64; 2] {
    let both = [
        timed(|| matches!(solve(puzzle, &Budget::unlimited()), Verdict::Unique(_))),
        timed(|| has_one_solution(puzzle)),
    ];
    assert_eq!(both[0].0, both[1].0, "{name}");
    let [own, alone] = both.map(|(_, seconds)| seconds);
    if own.max(alone) > 1.0 {
        eprintln!("{name}: {own:.2} and {alone:.2}");
    }
    [own, alone]
}

/// The puzzle as it is in position 0, and otherwise an equivalent one, always the same for a position.
fn moved(puzzle: &Puzzle, position: u64) -> Puzzle {
    match position {
        0 => puzzle.clone(),
        seed => Symmetry::random(puzzle.shape(), &mut Random::new(seed)).puzzle(puzzle),
    }
}

fn read(line: &str) -> Option<(String, Puzzle)> {
    let mut fields = line.split('\t');
    let (rows, columns) = fields.next()?.split_once('x')?;
    let shape = Shape::boxes(rows.parse().ok()?, columns.parse().ok()?).ok()?;
    let name = fields.next()?.to_owned();
    let mut puzzle = Puzzle::empty(shape);
    for (cell, number) in fields.next()?.split(',').enumerate() {
        let number: usize = number.parse().ok()?;
        if number > 0 {
            puzzle.set(Cell::new(cell), Entry::Given(Digit::new(number - 1)));
        }
    }
    Some((name, puzzle))
}

fn timed(ask: impl FnOnce() -> bool) -> (bool, f64) {
    let start = ProcessTime::now();
    let answer = ask();
    (answer, start.elapsed().as_secs_f64())
}

/// Whether CaDiCaL finds one solution and no other. Cells and houses are stated as in the exact solver: one of the
/// digits or places at least, and no two.
fn has_one_solution(puzzle: &Puzzle) -> bool {
    let (shape, side) = (puzzle.shape(), puzzle.shape().side());
    let variable = |cell: Cell, digit: Digit| (cell.index() * side + digit.index() + 1) as i32;
    let mut solver: cadical::Solver = cadical::Solver::new();
    let mut choose = |choice: Vec<i32>| {
        for (at, &later) in choice.iter().enumerate() {
            for &earlier in &choice[..at] {
                solver.add_clause([-earlier, -later]);
            }
        }
        solver.add_clause(choice);
    };
    for cell in shape.cells() {
        choose(shape.digits().map(|digit| variable(cell, digit)).collect());
        if let Entry::Given(digit) = puzzle.entry(cell) {
            choose(vec![variable(cell, digit)]);
        }
    }
    for house in shape.houses() {
        for digit in shape.digits() {
            choose(house.cells.iter().map(|&cell| variable(cell, digit)).collect());
        }
    }
    if solver.solve() != Some(true) {
        return false;
    }
    let found = (1..=solver.max_variable()).filter(|&at| solver.value(at) == Some(true));
    let other: Vec<i32> = found.map(|at| -at).collect();
    solver.add_clause(other);
    solver.solve() == Some(false)
}
