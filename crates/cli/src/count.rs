//! `whydoku count`: how many solutions has each puzzle?
use crate::args::{Common, CountArgs};
use crate::exit::{Exit, Failure};
use crate::jobs::{Task, answer};
use crate::source::Source;

pub(crate) fn run(args: &CountArgs, common: &Common) -> Result<Exit, Failure> {
    let source = Source::of(&args.input)?;
    let targets = args.many.targets(&source, None)?;
    answer(source, Task::Count(args.limit), &args.input, (&args.many, targets), None, common)
}
