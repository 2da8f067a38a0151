//! Many puzzles, side by side in lanes or one by one, whichever suits them.
//!
//! Where most puzzles have several solutions, only a few nodes of each are visited, and an engine
//! that examines only what has changed is faster than narrow lanes.
use super::backend::Backend;
use super::classic::Classic;
use super::count::{count_in_lanes, count_one, solve_in_lanes};
use super::start::Start;
use whydoku_core::Stop;

/// Puzzles that show what kind the others are.
const SAMPLE: usize = 128;

/// If one in this many puzzles of the sample has several solutions, the rest go one by one.
const RARE: usize = 8;

/// With a greater limit a puzzle goes to the lanes in any case, and better together with others.
const FEW: u64 = 16;

/// Puzzles between two checks whether to stop: less than a millisecond.
const BETWEEN_QUESTIONS: usize = 64;

/// How many puzzles go side by side before the decision about the others.
fn sampled(backend: Backend, puzzles: usize, limit: u64) -> usize {
    match backend {
        Backend::Portable if (2..=FEW).contains(&limit) => puzzles.min(SAMPLE),
        _ => puzzles,
    }
}

fn many_have_several(counts: &[u64]) -> bool {
    counts.iter().filter(|&&count| count > 1).count() * RARE >= counts.len()
}

/// Hands over the place, the count and a solution, if any, of each puzzle. False when it was stopped.
fn one_by_one(
    backend: Backend,
    puzzles: &[Classic],
    limit: u64,
    stop: Stop<'_>,
    mut each: impl FnMut(usize, u64, [u16; 81]),
) -> bool {
    for (at, puzzle) in puzzles.iter().enumerate() {
        if at % BETWEEN_QUESTIONS == 0 && stop.is_due() {
            return false;
        }
        let mut solution = [0; 81];
        let start = Start::Numbers(puzzle.numbers());
        let (count, complete) = count_one(backend, &start, limit, stop, Some(&mut solution));
        if !complete {
            return false;
        }
        each(at, count, solution);
    }
    true
}

/// Counts the solutions of each puzzle up to `limit` into `counts`, which must have the same length and be all
/// zero. False when it was stopped; the counts are then lower bounds.
pub(crate) fn count_into(
    backend: Backend,
    puzzles: &[Classic],
    limit: u64,
    stop: Stop<'_>,
    counts: &mut [u64],
) -> bool {
    let (sample, rest) = puzzles.split_at(sampled(backend, puzzles.len(), limit));
    let (of_sample, of_rest) = counts.split_at_mut(sample.len());
    if !count_in_lanes(backend, sample, limit, stop, of_sample) {
        return false;
    }
    if many_have_several(of_sample) {
        return one_by_one(backend, rest, limit, stop, |at, count, _| of_rest[at] = count);
    }
    count_in_lanes(backend, rest, limit, stop, of_rest)
}

/// Counts the solutions of each puzzle up to two, and writes a solution of each that has one; for
/// a puzzle with several, which one depends on the backend. False when it was stopped.
pub(crate) fn solve_into(
    backend: Backend,
    puzzles: &[Classic],
    stop: Stop<'_>,
    counts: &mut [u64],
    solutions: &mut [[u8; 81]],
) -> bool {
    let (sample, rest) = puzzles.split_at(sampled(backend, puzzles.len(), 2));
    let (of_sample, of_rest) = counts.split_at_mut(sample.len());
    let (solved, solutions) = solutions.split_at_mut(sample.len());
    if !solve_in_lanes(backend, sample, stop, of_sample, solved) {
        return false;
    }
    if many_have_several(of_sample) {
        return one_by_one(backend, rest, 2, stop, |at, count, sets| {
            of_rest[at] = count;
            solutions[at] = sets.map(|set| set.trailing_zeros() as u8 + 1);
        });
    }
    solve_in_lanes(backend, rest, stop, of_rest, solutions)
}
