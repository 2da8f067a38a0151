//! Vectors of x86-64.
mod avx2;
mod avx512;
mod half;
mod sse2;

use super::{lanes_in_memory, sound};
use crate::nine::backend::Backend;
use crate::nine::classic::Classic;
use crate::nine::engine::Engine;
use crate::nine::lanes::{Lanes, Sets};
use crate::nine::start::{Outcome, Start};
use crate::nine::task::Task;
use core::arch::x86_64::*;

/// Vectors that can be written to memory lane by lane.
///
/// # Safety
/// The type is [`Sets::COUNT`] numbers of 16 bits in a row and nothing else, any bits are a value of it, and
/// every processor on which [`Sets::is_there`] is true has SSSE3.
unsafe trait PlainLanes: Lanes {}

/// The sweep and the engine for a type of vectors, compiled for its instruction set.
macro_rules! compiled_for {
    ($vector:ty, $features:literal) => {
        /// # Safety
        /// The processor must have the features named here.
        #[target_feature(enable = $features)]
        #[inline(never)]
        pub(in crate::nine::simd) unsafe fn sweep_compiled<V: Lanes>(
            cells: &mut [V; 81],
        ) -> Swept<V> {
            // Something aligned that must live in memory makes the compiler align its own spills
            // too; otherwise every spill crosses a cache line and a sweep takes a third longer.
            let mut aligned = V::splat(0);
            core::hint::black_box(&mut aligned);
            sweep(cells)
        }

        /// # Safety
        /// The processor must have the features named here.
        #[target_feature(enable = $features)]
        #[inline(never)]
        pub(in crate::nine::simd) unsafe fn run(task: &mut impl Task) -> bool {
            Engine::<$vector>::new().run(task)
        }
    };
}
use compiled_for;

/// Moves of lanes, for types that permute them all at once.
macro_rules! moves_at_once {
    () => {
        #[inline(always)]
        fn move_lanes(from: &[Self; 81], order: &[u8; 32], to: &mut [Self; 81], lanes: u32) {
            let (order, mask) = (Self::order(order), Self::mask(lanes));
            for i in 0..81 {
                to[i] = Self::select(mask, to[i], Self::permute(from[i], order));
            }
        }
        #[inline(always)]
        fn copy_within(cells: &mut [Self; 81], order: &[u8; 32], lanes: u32) {
            let (order, mask) = (Self::order(order), Self::mask(lanes));
            for i in 0..81 {
                cells[i] = Self::select(mask, cells[i], Self::permute(cells[i], order));
            }
        }
    };
}
use moves_at_once;

/// Operations of [`Sets`](super::lanes::Sets) that are the same for both types of 256 bits.
macro_rules! operations_on_256_bits {
    () => {
        #[inline(always)]
        fn splat(item: u16) -> Self {
            Self(sound!(_mm256_set1_epi16(item.cast_signed())))
        }
        #[inline(always)]
        fn and(a: Self, b: Self) -> Self {
            Self(sound!(_mm256_and_si256(a.0, b.0)))
        }
        #[inline(always)]
        fn or(a: Self, b: Self) -> Self {
            Self(sound!(_mm256_or_si256(a.0, b.0)))
        }
        #[inline(always)]
        fn and_not(a: Self, b: Self) -> Self {
            Self(sound!(_mm256_andnot_si256(b.0, a.0)))
        }
        #[inline(always)]
        fn keep_filled(a: Self, b: Self) -> Self {
            Self::min(a, b)
        }
        #[inline(always)]
        fn min(a: Self, b: Self) -> Self {
            Self(sound!(_mm256_min_epu16(a.0, b.0)))
        }
        #[inline(always)]
        fn add(a: Self, b: Self) -> Self {
            Self(sound!(_mm256_add_epi16(a.0, b.0)))
        }
    };
}
use operations_on_256_bits;

/// Operations on three sets, with an instruction that computes any of them.
macro_rules! operations_on_three {
    ($instruction:ident) => {
        #[inline(always)]
        fn and3(a: Self, b: Self, c: Self) -> Self {
            Self(sound!($instruction::<0x80>(a.0, b.0, c.0)))
        }
        #[inline(always)]
        fn or3(a: Self, b: Self, c: Self) -> Self {
            Self(sound!($instruction::<0xFE>(a.0, b.0, c.0)))
        }
        #[inline(always)]
        fn majority(a: Self, b: Self, c: Self) -> Self {
            Self(sound!($instruction::<0xE8>(a.0, b.0, c.0)))
        }
        #[inline(always)]
        fn or_and(a: Self, b: Self, c: Self) -> Self {
            Self(sound!($instruction::<0xF8>(a.0, b.0, c.0)))
        }
        #[inline(always)]
        fn unless_both(a: Self, b: Self, c: Self) -> Self {
            Self(sound!($instruction::<0x70>(a.0, b.0, c.0)))
        }
        #[inline(always)]
        fn unless_either(a: Self, b: Self, c: Self) -> Self {
            Self(sound!($instruction::<0x10>(a.0, b.0, c.0)))
        }
    };
}
use operations_on_three;

/// The engine of single puzzles for a type of vectors, compiled for its instruction set.
macro_rules! search_compiled_for {
    ($vector:ty, $features:literal) => {
        /// # Safety
        /// The processor must have the features named here.
        #[target_feature(enable = $features)]
        #[inline(never)]
        pub(in crate::nine::simd) unsafe fn search(
            start: &Start<'_>,
            limit: u64,
            ends: u32,
            solution: &mut [u16; 81],
        ) -> Outcome {
            boxes::search::<$vector>(start, limit, ends, solution)
        }
    };
}
use search_compiled_for;

/// Boxes in a vector of 256 bits: memory access and rotation; both types have AVX2.
macro_rules! turns_of_boxes {
    () => {
        #[inline(always)]
        fn load(from: &[u16]) -> Self {
            let lanes = &from[..Self::COUNT];
            // SAFETY: reads the lanes of the slice; any bits are valid.
            unsafe { lanes.as_ptr().cast::<Self>().read_unaligned() }
        }
        #[inline(always)]
        fn store(a: Self, to: &mut [u16]) {
            let lanes = &mut to[..Self::COUNT];
            // SAFETY: writes the lanes of the slice.
            unsafe { lanes.as_mut_ptr().cast::<Self>().write_unaligned(a) };
        }
        #[inline(always)]
        fn next<const STACK: bool>(a: Self) -> Self {
            if STACK {
                return Self(sound!(_mm256_permute4x64_epi64::<0xC9>(a.0)));
            }
            Self(sound!(super::shuffled(a.0, super::NEXT)))
        }
        #[inline(always)]
        fn last<const STACK: bool>(a: Self) -> Self {
            if STACK {
                return Self(sound!(_mm256_permute4x64_epi64::<0xD2>(a.0)));
            }
            Self(sound!(super::shuffled(a.0, super::LAST)))
        }
    };
}
use turns_of_boxes;

/// The bytes of four lanes, rotated by one and by two among the first three.
const NEXT: u64 = 0x0706_0100_0504_0302;
const LAST: u64 = 0x0706_0302_0100_0504;

/// Shuffles the bytes of each group of four lanes in this way.
#[target_feature(enable = "avx2")]
#[inline]
fn shuffled(a: __m256i, bytes: u64) -> __m256i {
    let (low, high) = (bytes.cast_signed(), (bytes + 0x0808_0808_0808_0808).cast_signed());
    _mm256_shuffle_epi8(a, _mm256_setr_epi64x(low, high, low, high))
}

/// Runs a task on a backend; false when it was stopped, `None` where the processor lacks the backend, and
/// on the portable one.
pub(in crate::nine) fn run(backend: Backend, task: &mut impl Task) -> Option<bool> {
    match backend {
        Backend::Avx512Bitalg => avx512::Avx512::<true>::is_there().then(|| {
            // SAFETY: the features are those that `is_there` checks.
            unsafe { avx512::with_bitalg::run(task) }
        }),
        Backend::Avx512 => avx512::Avx512::<false>::is_there().then(|| {
            // SAFETY: the features are those that `is_there` checks.
            unsafe { avx512::without_bitalg::run(task) }
        }),
        // SAFETY: the features are those that `is_there` checks.
        Backend::Avx2 => avx2::Avx2::is_there().then(|| unsafe { avx2::run(task) }),
        Backend::Sse2 => Some(Engine::<sse2::Sse2Lanes>::new().run(task)),
        Backend::Neon | Backend::Portable => None,
    }
}

/// Searches one puzzle with a vector for each place in a box; `None` without AVX2, and on the backends
/// that have narrower vectors.
pub(in crate::nine) fn search_one(
    backend: Backend,
    start: &Start<'_>,
    limit: u64,
    ends: u32,
    solution: &mut [u16; 81],
) -> Option<Outcome> {
    match backend {
        Backend::Avx512Bitalg => half::Half::<true>::is_there().then(|| {
            // SAFETY: the features are those that `is_there` checks.
            unsafe { half::with_bitalg::search(start, limit, ends, solution) }
        }),
        Backend::Avx512 => half::Half::<false>::is_there().then(|| {
            // SAFETY: the features are those that `is_there` checks.
            unsafe { half::without_bitalg::search(start, limit, ends, solution) }
        }),
        Backend::Avx2 => avx2::Avx2::is_there().then(|| {
            // SAFETY: the features are those that `is_there` checks.
            unsafe { avx2::search(start, limit, ends, solution) }
        }),
        // The vectors solve easy puzzles sooner, but branch more slowly.
        Backend::Sse2 | Backend::Neon | Backend::Portable => None,
    }
}

/// Transposes 16 puzzles: the byte of cell `i` of each goes to lanes `at..at + 16` of vector `i`,
/// as a set of digits.
///
/// # Safety
/// The processor must have the instructions of the vectors, [`Sets::is_there`].
#[inline(always)]
unsafe fn stage_16<V: PlainLanes>(puzzles: &[Classic], at: usize, out: &mut [V; 81]) {
    // Sets for the bytes 0 (any digit) and 1 to 9: low and high half.
    const LOW: [u8; 16] = [255, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0];
    const HIGH: [u8; 16] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];
    const { assert!(size_of::<V>() == 2 * V::COUNT) };
    assert!(!puzzles.is_empty() && at + 16 <= V::COUNT);
    let last = puzzles.len() - 1;
    for block in 0..6 {
        // The last block starts early, so that it does not read beyond the puzzle.
        let first = if block == 5 { 65 } else { block * 16 };
        // SAFETY: 16 bytes from `first` are within 81; 16 lanes from `at` are within a vector, which is
        // nothing but lanes (`PlainLanes`); by the caller's promise the processor has SSSE3.
        unsafe {
            let mut rows = [_mm_setzero_si128(); 16];
            for (i, row) in rows.iter_mut().enumerate() {
                *row = _mm_loadu_si128(puzzles[i.min(last)].numbers().as_ptr().add(first).cast());
            }
            for _ in 0..4 {
                let old = rows;
                for i in 0..8 {
                    rows[2 * i] = _mm_unpacklo_epi8(old[i], old[i + 8]);
                    rows[2 * i + 1] = _mm_unpackhi_epi8(old[i], old[i + 8]);
                }
            }
            let low = _mm_loadu_si128(LOW.as_ptr().cast());
            let high = _mm_loadu_si128(HIGH.as_ptr().cast());
            for (i, row) in rows.into_iter().enumerate() {
                let (l, h) = (_mm_shuffle_epi8(low, row), _mm_shuffle_epi8(high, row));
                let to: *mut __m128i = (&raw mut out[first + i]).cast::<u16>().add(at).cast();
                _mm_storeu_si128(to, _mm_unpacklo_epi8(l, h));
                _mm_storeu_si128(to.add(1), _mm_unpackhi_epi8(l, h));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nine::lanes::laws;

    #[test]
    fn the_operations_do_what_they_say_in_every_lane() {
        laws::of_lanes::<sse2::Sse2Lanes>();
        laws::of_lanes::<avx2::Avx2>();
        laws::of_boxes::<avx2::Avx2>();
        laws::of_lanes::<avx512::Avx512<false>>();
        laws::of_lanes::<avx512::Avx512<true>>();
        laws::of_boxes::<half::Half<false>>();
        laws::of_boxes::<half::Half<true>>();
    }
}
