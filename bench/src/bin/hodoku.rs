//! How fast HoDoKu's rating is, level by level, and how often ratings change when a puzzle is
//! permuted.
//!
//! ```text
//! cargo run --release --manifest-path bench/Cargo.toml --bin hodoku -- FILE [permute|trace]
//! cargo run --release --manifest-path bench/Cargo.toml --bin hodoku -- bands [PASSES]
//! ```
//! `bands` prints the shortest of several times for each band of difficulty. `FILE` has one puzzle per line, as its first 81 characters; lines without one are skipped. `trace` prints a
//! fingerprint of each rating: level, score, and a number made of everything its steps write and remove. A change
//! that only makes ratings faster leaves it unchanged.
use cpu_time::ThreadTime;
use whydoku_core::{Digit, Entry, Puzzle, Random, Shape, Symmetry};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_rate::hodoku::{Level, Rating, rate};
use whydoku_rate::se::{Options, Rater};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

#[path = "../../shared/bands.rs"]
#[expect(dead_code, reason = "other programs do not run here")]
mod shared;

fn puzzle(line: &str) -> Option<Puzzle> {
    let entry = |symbol| match symbol {
        '1'..='9' => Digit::from_symbol(symbol).map(Entry::Given),
        '0' | '.' => Some(Entry::Unknown),
        _ => None,
    };
    let entries: Option<Vec<Entry>> = line.chars().take(81).map(entry).collect();
    Puzzle::new(Shape::square(9).ok()?, entries?)
}

fn rated(puzzle: &Puzzle) -> Option<(Rating, Duration)> {
    let Verdict::Unique(solution) = solve(puzzle, &Budget::unlimited()) else { return None };
    let begin = ThreadTime::now();
    let rating = rate(puzzle, solution.digits()).ok()?;
    Some((rating, begin.elapsed()))
}

fn trace(text: &str) {
    for (rating, _) in text.lines().filter_map(puzzle).filter_map(|puzzle| rated(&puzzle)) {
        let mut hasher = DefaultHasher::new();
        for step in &rating.steps {
            (step.kind, &step.placed, &step.eliminated).hash(&mut hasher);
        }
        let (score, steps) = (rating.score, rating.steps.len());
        println!("{}\t{score}\t{steps}\t{:016x}", rating.level, hasher.finish());
    }
}

/// The shortest processor time of a rating in each band.
fn bands(passes: u32) {
    for (name, least, most) in &shared::BANDS[..8] {
        let lines = shared::read(*least, *most, 20).expect("the shared data");
        let puzzles: Vec<Puzzle> = lines.iter().filter_map(|line| puzzle(line)).collect();
        let pass = |_| puzzles.iter().filter_map(rated).map(|(_, time)| time).sum();
        let best: Duration = (0..passes).map(pass).min().unwrap_or_default();
        let each = best.as_secs_f64() * 1e3 / puzzles.len() as f64;
        println!("{name:3} {:3} puzzles, {each:9.4} ms each", puzzles.len());
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("a file of puzzles, or bands");
    let what = arguments.next();
    if file == "bands" {
        return bands(what.map_or(20, |passes| passes.parse().expect("a number of passes")));
    }
    let permutes = what.as_deref() == Some("permute");
    let text = std::fs::read_to_string(&file).expect("a readable file");
    if what.as_deref() == Some("trace") {
        return trace(&text);
    }
    let mut times = [(0_u32, Duration::ZERO); 5];
    let (mut random, mut rater) = (Random::new(1), Rater::new(Options::default()));
    let (mut all, mut scores, mut levels, mut ers) = (0, 0, 0, [0; 3]);
    for puzzle in text.lines().filter_map(puzzle) {
        let Some((rating, time)) = rated(&puzzle) else { continue };
        let (count, sum) = &mut times[rating.level as usize];
        (*count, *sum) = (*count + 1, *sum + time);
        if permutes {
            let image = Symmetry::random(puzzle.shape(), &mut random).puzzle(&puzzle);
            let (other, _) = rated(&image).expect("it has a rating as well");
            all += 1;
            scores += u32::from(other.score != rating.score);
            levels += u32::from(other.level != rating.level);
            let [one, other] = [&puzzle, &image].map(|puzzle| {
                let rating = rater.rate(puzzle).expect("a plain board");
                [rating.er, rating.ep, rating.ed]
            });
            for (count, (one, other)) in ers.iter_mut().zip(one.into_iter().zip(other)) {
                *count += u32::from(one != other);
            }
        }
    }
    for (level, (count, sum)) in Level::ALL.into_iter().zip(times) {
        if count > 0 {
            println!(
                "{level:8} {count:6} puzzles, {:9.1} us each",
                sum.as_secs_f64() * 1e6 / f64::from(count)
            );
        }
    }
    if permutes {
        println!(
            "of {all} permuted: HoDoKu's score changed {scores}, its level {levels}, ER, EP, ED {ers:?}"
        );
    }
}
