//! Every option, as plain data. Nothing here runs a command or knows one that does.
mod board;
mod collect;
mod common;
mod generate;
mod input;
mod output;
mod rate;
mod rows;
mod scan;
mod solving;
mod telling;

pub(crate) use board::{CheckArgs, NewArgs, PlayArgs, ProofArgs, ServeArgs, ViewArgs};
pub(crate) use collect::{CanonArgs, MinimizeArgs, StatsArgs, TransformArgs, Turn};
pub(crate) use common::{Common, Format};
pub(crate) use generate::GenerateArgs;
pub(crate) use input::Input;
pub(crate) use output::{ConvertArgs, DrawArgs, PrintArgs, Scale};
pub(crate) use rate::{Profile, RateArgs};
pub(crate) use rows::{CountArgs, Many};
pub(crate) use scan::ScanArgs;
pub(crate) use solving::{ExplainArgs, HintArgs, SolveArgs, StepsArgs, Until, VerifyArgs};
pub(crate) use telling::{Notation, Picture, Telling};
