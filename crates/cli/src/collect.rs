//! Commands for collections of puzzles: `minimize`, `canon`, `transform`, `stats`.
mod canon;
mod dedupe;
mod lines;
mod minimize;
mod stats;
mod transform;

pub(crate) use canon::run as canon;
pub(crate) use minimize::run as minimize;
pub(crate) use stats::run as stats;
pub(crate) use transform::run as transform;
