//! Chains: one graph of links, one search in it. The family of a chain decides from what was found
//! which technique it is. Nothing here depends on the storage width of a board.
mod build;
mod closure;
mod graph;
mod nodes;
mod refuted;
mod search;

pub(crate) use closure::Closure;
pub(crate) use graph::Graph;
pub(crate) use nodes::{Nodes, Rules, SetOfCells, Sources};
pub(crate) use refuted::{refuted, refuted_cases};
pub(crate) use search::{Ends, Search};
