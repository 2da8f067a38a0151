//! Every option, as plain data. Nothing here runs a command or knows one that does.
mod board;
#[cfg(feature = "full")]
mod book;
#[cfg(feature = "full")]
mod collect;
mod common;
#[cfg(feature = "full")]
mod generate;
mod input;
mod output;
#[cfg(feature = "full")]
mod paper;
mod rate;
mod rows;
#[cfg(feature = "full")]
mod scan;
mod solving;
mod telling;

#[cfg(feature = "full")]
pub(crate) use board::ServeArgs;
#[cfg(feature = "full")]
pub(crate) use board::SettingArgs;
pub(crate) use board::{CheckArgs, NewArgs, PlayArgs, ProofArgs, ViewArgs};
#[cfg(feature = "full")]
pub(crate) use book::AnswersAt;
#[cfg(feature = "full")]
pub(crate) use collect::{CanonArgs, MinimizeArgs, StatsArgs, TransformArgs, Turn};
pub(crate) use common::{Common, Format};
#[cfg(feature = "full")]
pub(crate) use generate::GenerateArgs;
pub(crate) use input::Input;
pub(crate) use output::ConvertArgs;
#[cfg(feature = "full")]
pub(crate) use paper::{DrawArgs, PrintArgs, Scale};
pub(crate) use rate::{Profile, RateArgs};
pub(crate) use rows::{CountArgs, Many};
#[cfg(feature = "full")]
pub(crate) use scan::ScanArgs;
pub(crate) use solving::{ExplainArgs, HintArgs, ManArgs, SolveArgs, StepsArgs, Until, VerifyArgs};
pub(crate) use telling::{Notation, Picture, Telling, technique};
