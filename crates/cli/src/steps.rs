//! `whydoku steps`: what follows in a position, easiest first.
use crate::args::{Common, Format, StepsArgs, Telling};
use crate::clock::Deadline;
use crate::exit::{Exit, Failure};
use crate::signals::Signals;
use crate::story::tell;
use crate::terminal::DIM;
use crate::wrap::writeln_wrapped;
use core::sync::atomic::Ordering;
use std::io::Write;
use whydoku_core::Stop;
use whydoku_logic::{Ended, Position, Search, Step};
use whydoku_session::{Effect, GaveUp, Method, Next, Walk};
use whydoku_wire::{FoundJson, PuzzleJson, StepsJson, to_json};
use whydoku_words::{Language, Names, message, said};

pub(crate) fn run(args: &StepsArgs, common: &Common) -> Result<Exit, Failure> {
    let puzzle = args.input.puzzle(common.language)?;
    let method = if args.technique.is_empty() {
        Method::usual()
    } else {
        Method::of(args.technique.clone())
    };
    let deadline = common.deadline_of_steps();
    let is_over = || deadline.is_over();
    let walk = Walk::new_within(&puzzle, method, Stop::when(&is_over)).map_err(|error| {
        let said = said!("program-too-large", { "problem": error.to_string() });
        Failure::bad(said.text(common.language))
    })?;
    let signals = Signals::catch()?;
    let stop = || deadline.is_over() || signals.flag().load(Ordering::Relaxed);
    let mut found = search(&walk, args, Stop::when(&stop));
    let shown = found.effects(walk.position(), args, common.deadline());
    let names = common.names(puzzle.shape());
    print((&found, &shown), walk.position(), args, common, names)?;
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
    /// Why there may be more, apart from the techniques that were left out.
    gave_up: Option<GaveUp>,
    /// The techniques left out although no techniques were chosen.
    left_out: Vec<Search>,
}

impl Found {
    /// The effects of the steps to show. What follows from a step takes time to find out, so when there is no more,
    /// the list ends.
    fn effects(
        &mut self,
        position: &dyn Position,
        args: &StepsArgs,
        deadline: Deadline,
    ) -> Vec<Effect> {
        let wanted = args.limit.unwrap_or(usize::MAX).min(self.steps.len());
        let steps = self.steps[..wanted].iter().enumerate();
        // What was found is shown, at least a little of it.
        let in_time = steps.take_while(|(at, _)| *at == 0 || !deadline.is_over());
        let effects: Vec<Effect> = in_time.map(|(_, step)| Effect::of(step, position)).collect();
        if effects.len() < wanted {
            self.gave_up = Some(GaveUp::Limits);
        }
        effects
    }
    /// Whether it is unknown if there is any step.
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
    (found, effects): (&Found, &[Effect]),
    position: &dyn Position,
    args: &StepsArgs,
    common: &Common,
    names: Names<'_>,
) -> Result<(), Failure> {
    let mut out = Common::out();
    let shown = effects.len();
    let effects = found.steps.iter().zip(effects.iter().copied());
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
                let words = effect_words(effect, common.language);
                writeln_wrapped(&mut out, &format!("     {DIM}{words}{DIM:#}"))?;
            }
            writeln_wrapped(&mut out, &closing(found, shown, position, common))?;
        }
    }
    Ok(())
}

fn effect_words(effect: Effect, language: Language) -> String {
    let Effect { placed, removed, follow, .. } = effect;
    let words = [
        (placed > 0).then(|| said!("steps-effect-placed", { "count": placed })),
        Some(said!("steps-effect-removed", { "count": removed })),
        (follow > 0).then(|| said!("steps-effect-follow", { "count": follow })),
    ];
    let words: Vec<String> = words.iter().flatten().map(|said| said.text(language)).collect();
    words.join("; ")
}

/// How many there are, and whether the list is complete.
fn closing(found: &Found, shown: usize, position: &dyn Position, common: &Common) -> String {
    let all = found.steps.len();
    let number = match all {
        0 if position.is_filled() => said!("steps-full"),
        0 if position.contradiction().is_some() => said!("steps-contradiction"),
        0 => said!("steps-none"),
        count => said!("steps-count", { "count": count }),
    };
    let part = (shown < all).then(|| said!("steps-shown", { "count": shown }));
    let cut = found.gave_up.map(|why| match why {
        GaveUp::Limits => {
            said!("steps-cut-short", { "seconds": common.limit_seconds().to_string() })
        }
        GaveUp::Effort => said!("steps-not-tried"),
    });
    let words = [Some(number), part, cut];
    let mut words: String = words.iter().flatten().map(|said| said.text(common.language)).collect();
    words.push('.');
    let is_broken_off = found.gave_up == Some(GaveUp::Limits);
    if !found.left_out.is_empty() && !is_broken_off {
        words.push('\n');
        words.push_str(message!("steps-left-out").text(common.language));
    }
    words
}

impl StepsArgs {
    /// By default a single step is explained in words, and each step of a list gets one line.
    fn told(&self) -> Telling {
        self.steps.unwrap_or(if self.all { Telling::Short } else { Telling::Full })
    }
}
