//! Helpers for the tests of single modules.
use crate::context::Ctx;
use crate::context::memory::Memory;
use core::cell::RefCell;
use std::sync::OnceLock;
use whydoku_core::{Grid, Stop};

/// Calls `test` with a position about which nothing is known yet and which is not marked as unique.
pub(crate) fn with_context<const W: usize>(grid: &Grid<W>, test: impl FnOnce(&Ctx<'_, W>)) {
    let shape = grid.geometry().shape();
    let memory = Memory::new(shape.side(), shape.houses().len(), shape.cell_count());
    test(&Ctx::new(grid, false, &OnceLock::new(), &RefCell::new(memory), Stop::NEVER));
}
