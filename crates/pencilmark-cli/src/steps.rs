//! `pencilmark steps`: what can be concluded in a position, easiest first.
use crate::args::{Common, Format, StepsArgs, Telling};
use crate::exit::{Exit, Failure};
use crate::signals::Signals;
use crate::story::tell;
use crate::terminal::DIM;
use crate::wrap::writeln_wrapped;
use core::sync::atomic::Ordering;
use pencilmark_core::Stop;
use pencilmark_logic::{Ended, Position, Search, Step};
use pencilmark_session::{Effect, GaveUp, Method, Next, Walk};
use pencilmark_wire::{FoundJson, PuzzleJson, StepsJson, to_json};
use pencilmark_words::Names;
use std::io::Write;

pub(crate) fn run(args: &StepsArgs, common: &Common) -> Result<Exit, Failure> {
    let puzzle = args.input.puzzle()?;
    let method = if args.technique.is_empty() {
        Method::usual()
    } else {
        Method::of(args.technique.clone())
    };
    let walk = Walk::new(&puzzle, method)
        .map_err(|error| Failure::bad(format!("{error}: explaining goes up to 36x36")))?;
    let signals = Signals::catch()?;
    let deadline = common.deadline();
    let stop = || deadline.is_over() || signals.flag().load(Ordering::Relaxed);
    let found = search(&walk, args, Stop::when(&stop));
    let names = common.names(puzzle.shape());
    print(&found, walk.position(), args, common, names)?;
    Ok(if signals.flag().load(Ordering::Relaxed) {
        signals.exit()
    } else if found.gave_up == Some(GaveUp::Limits) || found.is_unknown() {
        Exit::Unknown
    } else if found.steps.is_empty() && !walk.position().is_filled() {
        if walk.position().contradiction().is_some() { Exit::NoSolution } else { Exit::Stuck }
    } else {
        Exit::Fine
    })
}

/// What was found.
struct Found {
    steps: Vec<Step>,
    /// Why there may be more, besides what was not looked for.
    gave_up: Option<GaveUp>,
    /// What was not looked for although nobody chose techniques.
    left_out: Vec<Search>,
}

impl Found {
    /// Whether it is not known if there is any step.
    fn is_unknown(&self) -> bool {
        self.steps.is_empty() && self.gave_up.is_some()
    }
}

fn search(walk: &Walk, args: &StepsArgs, stop: Stop<'_>) -> Found {
    let position = walk.position();
    let mut found = Found { steps: Vec::new(), gave_up: None, left_out: Vec::new() };
    if position.is_filled() || position.contradiction().is_some() {
        return found;
    }
    if !args.all {
        match walk.next_within(stop) {
            Next::Step(next) => found.steps.push(next),
            Next::GaveUp(why) => found.gave_up = Some(why),
            Next::Stuck | Next::Exhausted => {}
        }
        return found;
    }
    let mut order = walk.method().order.clone();
    if args.unusual {
        order.extend(Search::beyond_default());
    } else if args.technique.is_empty() {
        found.left_out = Search::beyond_default();
    }
    let (steps, ended) = position.all_steps(&order, stop);
    let gave_up = match ended {
        Ended::Complete => None,
        Ended::Bounded => Some(GaveUp::Effort),
        Ended::Broken => Some(GaveUp::Limits),
    };
    Found { steps, gave_up, ..found }
}

fn print(
    found: &Found,
    position: &dyn Position,
    args: &StepsArgs,
    common: &Common,
    names: Names<'_>,
) -> Result<(), Failure> {
    let mut out = Common::out();
    let shown = &found.steps[..args.limit.unwrap_or(usize::MAX).min(found.steps.len())];
    let effects = shown.iter().map(|step| (step, Effect::of(step, position)));
    match common.format() {
        Format::Jsonl => {
            for (step, effect) in effects {
                writeln!(out, "{}", to_json(&FoundJson::new(step, effect, names)))?;
            }
        }
        Format::Json => {
            let json = StepsJson {
                position: PuzzleJson::new(&position.to_puzzle()),
                complete: found.gave_up.is_none(),
                left_out: found.left_out.iter().map(ToString::to_string).collect(),
                found: found.steps.len(),
                steps: effects.map(|(step, effect)| FoundJson::new(step, effect, names)).collect(),
            };
            writeln!(out, "{}", to_json(&json))?;
        }
        Format::Text | Format::Csv => {
            for (at, (step, effect)) in effects.enumerate() {
                tell(&mut out, at + 1, step, (args.told(), args.notation), &names)?;
                writeln_wrapped(&mut out, &format!("     {DIM}{}{DIM:#}", effect_words(effect)))?;
            }
            writeln_wrapped(&mut out, &closing(found, shown.len(), position, common))?;
        }
    }
    Ok(())
}

fn effect_words(effect: Effect) -> String {
    let count = |number: usize, thing: &str| match number {
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    };
    let mut words = Vec::new();
    if effect.placed > 0 {
        words.push(format!("places {}", count(effect.placed, "digit")));
    }
    words.push(format!("removes {}", count(effect.removed, "candidate")));
    if effect.follow > 0 {
        words.push(format!("then singles place {}", count(effect.follow, "digit")));
    }
    words.join("; ")
}

/// How many there are, and whether that is all.
fn closing(found: &Found, shown: usize, position: &dyn Position, common: &Common) -> String {
    let all = found.steps.len();
    let number = match all {
        0 if position.is_filled() => "The board is full".to_owned(),
        0 if position.contradiction().is_some() => "The position contradicts itself".to_owned(),
        0 => "No step was found".to_owned(),
        1 => "1 step".to_owned(),
        _ => format!("{all} steps"),
    };
    let part = if shown < all { format!(", {shown} of them shown") } else { String::new() };
    let cut = match found.gave_up {
        None => String::new(),
        Some(GaveUp::Limits) => {
            format!("; the search was cut short (--time-limit {})", common.limit_seconds())
        }
        Some(GaveUp::Effort) => {
            "; on a board like this some techniques are not tried to the end".to_owned()
        }
    };
    let is_broken_off = found.gave_up == Some(GaveUp::Limits);
    let left_out = if found.left_out.is_empty() || is_broken_off {
        ""
    } else {
        "\nNot looked for: franken, mutant, siamese and kraken fish, and those of more than four \
         lines (--unusual adds them)."
    };
    format!("{number}{part}{cut}.{left_out}")
}

impl StepsArgs {
    /// One step in words, a list on one line each, unless told otherwise.
    fn told(&self) -> Telling {
        self.steps.unwrap_or(if self.all { Telling::Short } else { Telling::Full })
    }
}
