//! The version of all texts.

/// The version that is written and read.
pub const SCHEMA: u32 = 1;
