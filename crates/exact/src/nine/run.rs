//! Which engine runs on which backend.
use super::backend::Backend;
use super::engine::Engine;
use super::planes;
use super::portable::Portable;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::simd;
use super::start::{Outcome, Start};
use super::task::Task;

/// Runs a task on a backend, or on the portable one where the processor lacks it. False when the
/// task stopped it.
pub(super) fn run(backend: Backend, task: &mut impl Task) -> bool {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    let done = simd::run(backend, task);
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    let done = {
        let _ = backend;
        None
    };
    done.unwrap_or_else(|| Engine::<Portable>::new().run(task))
}

/// Runs a task whose puzzles are the nodes of one puzzle, like [`run`].
#[cfg_attr(not(feature = "lanes"), allow(dead_code, reason = "for nodes side by side"))]
pub(super) fn run_rest(backend: Backend, task: &mut impl Task) -> bool {
    #[cfg(target_arch = "x86_64")]
    if let Some(done) = simd::run_rest(backend, task) {
        return done;
    }
    run(backend, task)
}

/// Searches one puzzle on a backend, or on the portable one where the processor lacks it; see
/// [`planes::search`].
pub(super) fn search_one(
    backend: Backend,
    start: &Start<'_>,
    limit: u64,
    ends: u32,
    solution: Option<&mut [u16; 81]>,
) -> Outcome {
    #[cfg(target_arch = "x86_64")]
    let mut solution = solution;
    #[cfg(target_arch = "x86_64")]
    if let Some(outcome) = simd::search_one(backend, start, limit, ends, solution.as_deref_mut()) {
        return outcome;
    }
    let _ = backend;
    planes::search(start, limit, ends, solution)
}
