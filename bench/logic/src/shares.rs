//! How often walks search for each technique, and how long that takes. Each technique is searched for by itself, so the links and
//! sets that several of them use are made anew for each: the times add up to about twice those of a walk (`bands`), and only
//! the counts are exact.
use crate::bands::{shared, wanted};
use crate::{Arguments, open};
use cpu_time::ThreadTime;
use std::time::Duration;

/// What the searches for one technique took in all walks of a band.
#[derive(Clone, Copy, Default)]
struct Share {
    searches: usize,
    steps: usize,
    time: Duration,
}

pub fn run(arguments: &Arguments) -> Result<(), String> {
    for (name, least, most) in wanted(&arguments.files) {
        let lines = shared::read(least, most, arguments.puzzles)?;
        let shares = shares(&lines, arguments)?;
        let whole: Duration = shares.iter().map(|share| share.time).sum();
        let count = lines.len() as f64;
        let each = |time: Duration| time.as_secs_f64() * 1e6 / count;
        println!("{name}: {} puzzles, {:.0} us a walk, of which", lines.len(), each(whole));
        println!("{:>8} {:>9} {:>9} {:>10}  technique", "%", "searches", "steps", "us/search");
        let mut all: Vec<_> = arguments.order.iter().zip(shares).collect();
        all.sort_by_key(|(_, share)| core::cmp::Reverse(share.time));
        for (search, share) in all.iter().filter(|(_, share)| share.time * 100 > whole) {
            println!(
                "{:8.1} {:9.1} {:9.2} {:10.2}  {}",
                share.time.as_secs_f64() / whole.as_secs_f64() * 100.0,
                share.searches as f64 / count,
                share.steps as f64 / count,
                share.time.as_secs_f64() * 1e6 / share.searches as f64,
                search.technique.info().id,
            );
        }
    }
    Ok(())
}

/// Walks twice, so that the first, slow turn does not count.
fn shares(lines: &[String], arguments: &Arguments) -> Result<Vec<Share>, String> {
    let mut shares = Vec::new();
    for _ in 0..2 {
        shares = vec![Share::default(); arguments.order.len()];
        for line in lines {
            let mut position = open(line)?;
            'walk: loop {
                for (search, share) in arguments.order.iter().zip(&mut shares) {
                    let start = ThreadTime::now();
                    let found = position.first(&[*search]);
                    share.time += start.elapsed();
                    share.searches += 1;
                    if let Some(step) = found {
                        share.steps += 1;
                        position.apply(&step);
                        continue 'walk;
                    }
                }
                break;
            }
        }
    }
    Ok(shares)
}
