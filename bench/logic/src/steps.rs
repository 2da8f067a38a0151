//! How long all steps of a position take, in thread time.
use crate::{Arguments, open, puzzles};
use cpu_time::ThreadTime;
use whydoku_core::Stop;
use whydoku_logic::{Position, Search, Technique};
use std::collections::BTreeMap;
use std::time::Duration;

/// The usual techniques without nets.
pub fn order() -> Vec<Search> {
    let net = |search: &Search| {
        ["nishio", "forcing", "nested"].iter().any(|word| search.technique.info().id.contains(word))
    };
    Search::default_order().into_iter().filter(|search| !net(search)).collect()
}

/// Takes singles and locked candidates until there are none.
pub fn to_the_hard_part(position: &mut dyn Position) {
    let easy = [
        Technique::FullHouse,
        Technique::HiddenSingle,
        Technique::NakedSingle,
        Technique::Pointing,
        Technique::Claiming,
    ];
    while let Some(step) = position.first(&easy.map(Search::from)) {
        position.apply(&step);
    }
}

pub fn run(file: &str, arguments: &Arguments) -> Result<(), String> {
    let order = order();
    let mut times = Vec::new();
    let mut each: BTreeMap<Technique, Duration> = BTreeMap::new();
    let mut found = 0;
    for (_, puzzle) in puzzles(file, arguments.every)? {
        let mut position = open(&puzzle)?;
        to_the_hard_part(&mut *position);
        if position.is_solved() {
            continue;
        }
        let start = ThreadTime::now();
        found += position.all_steps(&order, Stop::NEVER).0.len();
        times.push(start.elapsed());
        if arguments.techniques {
            for &search in &order {
                let start = ThreadTime::now();
                position.all_steps(&[search], Stop::NEVER);
                *each.entry(search.technique).or_default() += start.elapsed();
            }
        }
    }
    times.sort_unstable();
    let count = times.len().max(1);
    let total: Duration = times.iter().sum();
    let at = |part: usize| times.get(times.len() * part / 100).copied().unwrap_or_default();
    println!(
        "{count} positions, {found} steps; all steps take {:?} on average, median {:?}, 95% within {:?}",
        total / count as u32,
        at(50),
        at(95)
    );
    let mut each: Vec<_> = each.into_iter().collect();
    each.sort_by_key(|(_, time)| core::cmp::Reverse(*time));
    for (technique, time) in each.iter().take(40) {
        println!("{:32} {:?}", technique.info().id, *time / count as u32);
    }
    Ok(())
}
