//! How long each technique searches without asking whether to give up.
use crate::{Arguments, open, puzzles, steps::to_the_hard_part};
use cpu_time::ThreadTime;
use whydoku_core::Stop;
use whydoku_logic::Technique;
use std::sync::Mutex;
use std::time::Duration;

/// The processor time of this thread.
fn now() -> Duration {
    ThreadTime::now().as_duration()
}

pub fn run(file: &str, arguments: &Arguments) -> Result<(), String> {
    let mut longest: Vec<(Duration, Duration, usize)> =
        vec![Default::default(); Technique::ALL.len()];
    for (line, puzzle) in puzzles(file, arguments.every)? {
        let mut position = open(&puzzle)?;
        to_the_hard_part(&mut *position);
        for (technique, longest) in Technique::ALL.iter().zip(&mut longest) {
            let begun = now();
            let state = Mutex::new((begun, Duration::ZERO));
            // Two seconds are enough: a search that takes this long has asked many times.
            let stop = || {
                let now = now();
                let (asked, pause) = &mut *state.lock().expect("one thread");
                *pause = (*pause).max(now.saturating_sub(*asked));
                *asked = now;
                now.saturating_sub(begun) > Duration::from_secs(2)
            };
            position.all_steps(&[(*technique).into()], Stop::when(&stop));
            let (asked, pause) = state.into_inner().expect("one thread");
            let (end, whole) = (now().saturating_sub(asked), now().saturating_sub(begun));
            *longest = (*longest).max((pause.max(end), whole, line));
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
