//! Vectors, by architecture. The only module with `unsafe`.
//!
//! The methods of the vector types are safe by signature, and sound only where the processor has the
//! features of their intrinsics: with an `unsafe` in every one of their thousands of uses nobody would notice
//! those that matter. Two things take its place. The types are private to this module, so that no other code can
//! make a vector. And nothing here makes one except the engines that `run` and `search_one` start: they check
//! [`Sets::is_there`](super::lanes::Sets::is_there) first, and an engine that is started in any other way checks
//! again and panics.
#![allow(unsafe_code, reason = "intrinsics of the processor; every use says why it is sound")]
#![allow(clippy::wildcard_imports, reason = "dozens of intrinsics")]
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(target_arch = "x86_64")]
mod x86;

#[cfg(target_arch = "aarch64")]
pub(super) use neon::run;
#[cfg(target_arch = "x86_64")]
pub(super) use x86::{run, run_rest, search_one};

/// Calls intrinsics in a method of a vector type; elsewhere only those of SSE2 or NEON, which every processor of
/// the architecture has.
///
/// Only for those without any precondition except a feature that [`Sets::is_there`] of the type has checked, or
/// one older than those; never for one that takes a pointer.
macro_rules! sound {
    ($e:expr) => {
        // SAFETY: a vector of this type exists, so the processor has the features (see the head of
        // `simd.rs`).
        unsafe { $e }
    };
}
use sound;

/// The lanes in memory: methods of [`Sets`](super::lanes::Sets) that are the same for all types.
macro_rules! lanes_in_memory {
    () => {
        #[inline(always)]
        fn get(&self, lane: usize) -> u16 {
            let lanes = (&raw const self.0).cast::<u16>();
            // SAFETY: a vector is lanes without padding; one of them is read.
            unsafe { lanes.add(lane % Self::COUNT).read() }
        }
        #[inline(always)]
        fn set(&mut self, lane: usize, item: u16) {
            let lanes = (&raw mut self.0).cast::<u16>();
            // SAFETY: as above; the borrow of `self` is exclusive, and any bits are valid.
            unsafe { lanes.add(lane % Self::COUNT).write(item) };
        }
        #[inline(always)]
        fn take(&mut self, lane: usize, digits: u16) {
            self.set(lane, self.get(lane) & !digits);
        }
    };
}
use lanes_in_memory;
