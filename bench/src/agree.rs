//! Random puzzles with no, one and several solutions, counted on every backend and by the crate
//! `sudoku`, which shares neither code nor ideas with the backends.
use crate::{SETS, peers::crate_count, read};
use whydoku_core::Random;
use whydoku_exact::{Backend, Batch, Brief, Classic};

/// The number of puzzles that are made and compared at a time.
const ROUND: usize = 50_000;
/// One in this many is counted far beyond two.
const COUNTED_FAR: usize = 200;
/// The limit for these.
const FAR: u64 = 10_000;

/// Compares `puzzles` puzzles, or panics at the first disagreement.
pub fn run(puzzles: usize) {
    let mut random = Random::new(7);
    let base: Vec<Classic> = SETS.iter().flat_map(|set| read(set, 3_000)).collect();
    let mut sorts = [0_usize; 3];
    let mut done = 0;
    while done < puzzles {
        let round: Vec<Classic> =
            (0..ROUND.min(puzzles - done)).map(|_| disturbed(&base, &mut random)).collect();
        compare(&round, 2, &mut sorts);
        let far: Vec<Classic> =
            round.iter().step_by(COUNTED_FAR).map(|puzzle| sparser(puzzle, &mut random)).collect();
        compare(&far, FAR, &mut [0; 3]);
        done += round.len();
        eprintln!("{done} puzzles: {sorts:?} with no, one and several solutions");
    }
    println!(
        "{done} puzzles ({} without, {} with one, {} with several solutions; one in {COUNTED_FAR} \
         counted to {FAR}): batch and single calls of {:?} agree with the crate sudoku",
        sorts[0],
        sorts[1],
        sorts[2],
        Backend::available()
    );
}

fn compare(puzzles: &[Classic], limit: u64, sorts: &mut [usize; 3]) {
    let expected: Vec<u64> =
        puzzles.iter().map(|puzzle| crate_count(&puzzle.to_string(), limit)).collect();
    for &count in &expected {
        sorts[count.min(2) as usize] += 1;
    }
    for &backend in Backend::available() {
        let batch = Batch::new().backend(backend);
        let counts = batch.counts(puzzles, limit).expect("nothing stops it");
        let briefs = batch.briefs(puzzles).expect("nothing stops it");
        for (at, puzzle) in puzzles.iter().enumerate() {
            assert_eq!(counts[at], expected[at], "{backend:?}, batch, to {limit}: {puzzle}");
            let one = puzzle.count_on(backend, limit);
            assert_eq!(one, expected[at], "{backend:?}, one, to {limit}: {puzzle}");
            let agrees = match &briefs[at] {
                Brief::None => expected[at] == 0,
                Brief::Unique(solution) => expected[at] == 1 && puzzle.is_solved_by(solution),
                Brief::Several => expected[at] > 1,
            };
            assert!(agrees, "{backend:?}: {puzzle}: {:?}", briefs[at]);
        }
    }
}

/// A puzzle of the collections with some cells emptied or changed.
fn disturbed(base: &[Classic], random: &mut Random) -> Classic {
    let mut numbers = *base[random.below(base.len())].numbers();
    for _ in 0..random.below(5) {
        let cell = random.below(81);
        numbers[cell] = if random.below(4) == 0 { random.below(10) as u8 } else { 0 };
    }
    Classic::from_numbers(numbers).expect("up to nine")
}

/// The same puzzle without some of its givens.
fn sparser(puzzle: &Classic, random: &mut Random) -> Classic {
    let mut numbers = *puzzle.numbers();
    for _ in 0..10 {
        numbers[random.below(81)] = 0;
    }
    Classic::from_numbers(numbers).expect("up to nine")
}
