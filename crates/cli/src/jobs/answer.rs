//! The job of `count`, `solve --quick` and `check --lines`: an answer for each puzzle.
use super::order::{Order, SMALL_CHUNK, config};
use super::puzzles::{Puzzles, Task};
use super::targets::Targets;
use crate::args::{Common, Input, Many};
use crate::exit::{Exit, Failure};
use crate::form::Form;
use crate::signals::Signals;
use crate::source::{Reader, Source};
use whydoku_batch::Config;
use whydoku_formats::Style;

/// The size of a chunk when lines take almost no time each: about three thousand puzzles, so that the lanes
/// of the exact solver rarely run out of work.
const LARGE_CHUNK: usize = 256 << 10;

/// Runs a task on each puzzle of a source and writes a row for it. `to` is the format in which solved boards
/// are written.
pub(crate) fn answer(
    source: Source,
    task: Task,
    input: &Input,
    (many, targets): (&Many, Targets),
    to: Option<Style>,
    common: &Common,
) -> Result<Exit, Failure> {
    let reader = Reader::of(input, common.language)?;
    let source = source.laid_out(&reader)?;
    let to_style = to.map(|style| format!(", to {style:?}")).unwrap_or_default();
    let identity = format!("{}{to_style}", task.identity());
    let signals = Signals::catch()?;
    let worker = Puzzles {
        task,
        form: Form::new(common),
        reader: reader.clone(),
        to,
        certifies: targets.beside.is_some(),
        limit: common.limit(),
        stop: signals.flag(),
    };
    let config = if worker.is_slow() {
        Config { chunk: SMALL_CHUNK, ..config() }
    } else {
        // The exact solver is fastest with many puzzles at a time.
        Config { chunk: LARGE_CHUNK, group: usize::MAX, ..config() }
    };
    let heading = worker.heading().into();
    let reader = Some(reader);
    Order { source, targets, reader, input, identity, heading, footing: "", many, common }
        .run(config, &worker, &signals)
}
