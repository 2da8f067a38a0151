//! Suppositions and what follows from them, until nothing more follows or there is a contradiction.
//! Nothing here depends on the storage width of a board.
mod bound;
mod facts;
mod known;
mod literal;
mod probe;
mod proof;
mod state;
mod trail;

pub(crate) use facts::Facts;
pub(crate) use known::{Known, MANY};
pub(crate) use literal::Literal;
pub(crate) use probe::Probe;
pub(crate) use proof::Proof;
pub(crate) use state::{Reach, State};
pub(crate) use trail::{Block, End};
