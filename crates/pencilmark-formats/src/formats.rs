//! One file for each format: how it is recognised, read and written. The table in `detect.rs` says
//! which comes first.
pub(crate) mod candidate_line;
pub(crate) mod display;
pub(crate) mod grid;
pub(crate) mod hodoku;
pub(crate) mod jigsaw;
pub(crate) mod line;
pub(crate) mod numbers;
pub(crate) mod pairs;
pub(crate) mod pencilmarks;
pub(crate) mod sdk;
pub(crate) mod stacked;
