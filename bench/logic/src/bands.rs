//! Processor time of one core, by difficulty, for solving by logic with the usual order of techniques and for
//! finding all steps of a position. Another program can be run on the same puzzles, alternating with ours, often
//! enough that neither its start nor its first, slow turns count.
use crate::{Arguments, open, steps::order};
use cpu_time::ThreadTime;
use whydoku_core::Stop;
use whydoku_logic::Search;

#[path = "../../shared/bands.rs"]
pub(crate) mod shared;

/// Walks of all puzzles in each pass, so that the first ones need not count.
const TURNS: usize = 3;

/// Seconds for walking through all the puzzles, and how many are solved.
fn walk(lines: &[String], order: &[Search]) -> Result<(f64, usize), String> {
    let positions: Result<Vec<_>, String> = lines.iter().map(|line| open(line)).collect();
    let (mut positions, mut solved) = (positions?, 0);
    let start = ThreadTime::now();
    for position in &mut positions {
        while let Some(step) = position.first(order) {
            position.apply(&step);
        }
        solved += usize::from(position.is_solved());
    }
    Ok((start.elapsed().as_secs_f64(), solved))
}

/// Mean and longest time in milliseconds of finding all steps without nets, where singles end.
fn all_steps(lines: &[String]) -> Result<(f64, f64, f64), String> {
    let order = order();
    let (mut total, mut longest, mut steps) = (0.0, 0.0_f64, 0);
    for line in lines {
        let mut position = open(line)?;
        while let Some(step) = position.first(&Search::default_order()[..3]) {
            position.apply(&step);
        }
        let start = ThreadTime::now();
        steps += position.all_steps(&order, Stop::NEVER).0.len();
        let time = start.elapsed().as_secs_f64() * 1e3;
        (total, longest) = (total + time, longest.max(time));
    }
    let count = lines.len() as f64;
    Ok((total / count, longest, steps as f64 / count))
}

/// The bands with these names, or all of which walks are quick enough.
pub fn wanted(names: &[String]) -> impl Iterator<Item = (&'static str, u32, u32)> {
    let is_wanted =
        |band: &&(&str, u32, u32)| names.is_empty() || names.iter().any(|name| name == band.0);
    shared::BANDS[..8].iter().filter(is_wanted).copied()
}

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let order = &arguments.order;
    println!("band    n  solved      a walk  peer's walk  ratio   all steps (longest; how many)");
    for (name, least, most) in wanted(&arguments.files) {
        let lines = shared::read(least, most, arguments.puzzles)?;
        let (mut ours, mut theirs, mut solved) = (f64::MAX, f64::MAX, 0);
        for _ in 0..arguments.passes {
            for _ in 0..TURNS {
                let (time, filled) = walk(&lines, order)?;
                (ours, solved) = (ours.min(time), filled);
            }
            if let Some(command) = &arguments.peer {
                theirs = theirs.min(shared::warm(command, &lines));
            }
        }
        let each = |seconds: f64| seconds * 1e3 / lines.len() as f64;
        let listed = (!arguments.walks).then(|| all_steps(&lines)).transpose()?;
        let beside = match arguments.peer {
            Some(_) => format!("{:9.3} ms {:6.2}", each(theirs), theirs / ours),
            None => format!("{:>12} {:>6}", "-", "-"),
        };
        let listed = listed.map_or_else(String::new, |(mean, longest, steps)| {
            format!("{mean:8.2} ms ({longest:.1}; {steps:.0})")
        });
        let n = lines.len();
        println!("{name:4} {n:4} {solved:6} {:9.3} ms {beside} {listed}", each(ours));
    }
    Ok(())
}
