//! How long each technique searches without asking whether to give up.
use crate::{Arguments, open, puzzles, steps::to_the_hard_part};
use cpu_time::ThreadTime;
use pencilmark_logic::{Limits, Technique};
use std::cell::Cell;
use std::time::Duration;

pub fn run(file: &str, arguments: &Arguments) -> Result<(), String> {
    let mut longest: Vec<(Duration, Duration, usize)> =
        vec![Default::default(); Technique::ALL.len()];
    for (line, puzzle) in puzzles(file, arguments.every)? {
        let mut position = open(&puzzle)?;
        to_the_hard_part(&mut *position);
        for (technique, longest) in Technique::ALL.iter().zip(&mut longest) {
            let begun = ThreadTime::now();
            let (asked, pause) = (Cell::new(begun), Cell::new(Duration::ZERO));
            // Not for ever: what takes so long asks often enough by then.
            let stop = || {
                let now = ThreadTime::now();
                pause.set(pause.get().max(now.duration_since(asked.replace(now))));
                begun.elapsed() > Duration::from_secs(2)
            };
            position.all_steps(&[(*technique).into()], Limits::until(&stop));
            let end = asked.get().elapsed();
            *longest = (*longest).max((pause.get().max(end), begun.elapsed(), line));
        }
    }
    let mut all: Vec<_> = Technique::ALL.iter().zip(longest).collect();
    all.sort_by_key(|(_, longest)| core::cmp::Reverse(*longest));
    println!("{:32} {:>12} {:>12} line", "technique", "pause", "in all");
    for (technique, (pause, whole, line)) in all.iter().take(25) {
        println!("{:32} {pause:12.1?} {whole:12.1?} {line}", technique.info().id);
    }
    Ok(())
}
