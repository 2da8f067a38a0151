//! Fingerprints of walks: two versions that print the same take the same steps for the same reasons.
use crate::{Arguments, open, puzzles};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Prints for each puzzle: its line, whether it is solved, the number of steps, and a hash of all of them.
pub fn run(file: &str, arguments: &Arguments) -> Result<(), String> {
    for (line, puzzle) in puzzles(file, arguments.every)? {
        let mut position = open(&puzzle)?;
        let (mut steps, mut hasher) = (0, DefaultHasher::new());
        while let Some(step) = position.first(&arguments.order) {
            step.hash(&mut hasher);
            position.apply(&step);
            steps += 1;
        }
        let end = if position.is_solved() { "solved" } else { "stuck" };
        println!("{line}\t{end}\t{steps}\t{:016x}", hasher.finish());
    }
    Ok(())
}
