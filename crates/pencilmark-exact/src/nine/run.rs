//! Which engine runs on which path.
use super::engine::Engine;
use super::path::Path;
use super::planes;
use super::portable::Portable;
#[cfg(target_arch = "x86_64")]
use super::simd;
use super::start::{Outcome, Start};
use super::task::Task;

/// Runs a task on a path, or on the portable one where the processor lacks it. False when the
/// task stopped it.
pub(super) fn run(path: Path, task: &mut impl Task) -> bool {
    #[cfg(target_arch = "x86_64")]
    let done = simd::run(path, task);
    #[cfg(not(target_arch = "x86_64"))]
    let done = {
        let _ = path;
        None
    };
    done.unwrap_or_else(|| Engine::<Portable>::new().run(task))
}

/// Searches one puzzle on a path, or on the portable one where the processor lacks it; see
/// [`planes::search`].
pub(super) fn search_one(
    path: Path,
    start: &Start<'_>,
    limit: u64,
    ends: u32,
    solution: &mut [u16; 81],
) -> Outcome {
    #[cfg(target_arch = "x86_64")]
    let done = simd::search_one(path, start, limit, ends, solution);
    #[cfg(not(target_arch = "x86_64"))]
    let done = {
        let _ = path;
        None
    };
    done.unwrap_or_else(|| planes::search(start, limit, ends, solution))
}
