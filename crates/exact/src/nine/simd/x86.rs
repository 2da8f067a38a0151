//! Vectors of x86-64.
mod avx2;
mod avx512;
mod half;
mod operations;
mod sse2;

use super::{lanes_in_memory, sound};
use crate::nine::backend::Backend;
use crate::nine::classic::Classic;
use crate::nine::engine::Engine;
use crate::nine::lanes::{Lanes, Sets};
use crate::nine::start::{Outcome, Start};
use crate::nine::task::Task;
use core::arch::x86_64::*;
use operations::{
    bits_by_bitalg, kernel_by_bitalg, lanes_of_256_bits, moves_at_once, operations_on_256_bits,
    operations_on_three,
};

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
            scratch: &mut Scratch<V>,
        ) -> Swept<V> {
            // Something aligned that must live in memory makes the compiler align its own spills
            // too; otherwise every spill crosses a cache line and a sweep takes a third longer.
            let mut aligned = V::splat(0);
            core::hint::black_box(&mut aligned);
            sweep(cells, scratch)
        }

        /// # Safety
        /// The processor must have the features named here.
        #[target_feature(enable = $features)]
        #[inline(never)]
        #[cfg_attr(not(feature = "lanes"), allow(dead_code, reason = "for nodes side by side"))]
        pub(in crate::nine::simd) unsafe fn run(task: &mut impl Task) -> bool {
            Engine::<$vector>::new().run(task)
        }
    };
}
use compiled_for;

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
            solution: Option<&mut [u16; 81]>,
        ) -> Outcome {
            boxes::search::<$vector>(start, limit, ends, solution)
        }
    };
}
use search_compiled_for;

/// Sets for the bytes 0 (any digit) and 1 to 9: low and high half.
const LOW: [u8; 16] = [255, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0];
const HIGH: [u8; 16] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];

/// The bytes of three rows of a band, sorted by column within a box: for each such column, four bytes with
/// those of the three boxes.
const BY_COLUMN: [i8; 16] = [0, 3, 6, -1, 1, 4, 7, -1, 2, 5, 8, -1, -1, -1, -1, -1];

/// Boxes in a vector of 256 bits: memory access and rotation; both types have AVX2.
macro_rules! turns_of_boxes {
    () => {
        #[inline(always)]
        fn open(numbers: &[u8; 81]) -> [[Self; 3]; 3] {
            // SAFETY: a vector of this type exists only where the processor has AVX2.
            let board = unsafe { super::boxes_of(numbers) };
            board.map(|row| row.map(Self))
        }
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
            Self(sound!(super::shuffled(a.0, &super::NEXT)))
        }
        #[inline(always)]
        fn last<const STACK: bool>(a: Self) -> Self {
            if STACK {
                return Self(sound!(_mm256_permute4x64_epi64::<0xD2>(a.0)));
            }
            Self(sound!(super::shuffled(a.0, &super::LAST)))
        }
    };
}
use turns_of_boxes;

/// The nine vectors of a board.
#[target_feature(enable = "avx2")]
#[inline]
fn boxes_of(numbers: &[u8; 81]) -> [[__m256i; 3]; 3] {
    // SAFETY: reads the 16 bytes of each array.
    let (low, high) =
        unsafe { (_mm_loadu_si128(LOW.as_ptr().cast()), _mm_loadu_si128(HIGH.as_ptr().cast())) };
    let mut board = [[_mm256_setzero_si256(); 3]; 3];
    for (row, places) in board.iter_mut().enumerate() {
        for (place, bytes) in places.iter_mut().zip(places_of(numbers, row)) {
            let halves = (_mm_shuffle_epi8(low, bytes), _mm_shuffle_epi8(high, bytes));
            *place = _mm256_set_m128i(
                _mm_unpackhi_epi8(halves.0, halves.1),
                _mm_unpacklo_epi8(halves.0, halves.1),
            );
        }
    }
    board
}

/// The numbers at the three places of a row of all boxes, in the order of the lanes. A byte that belongs to no cell
/// is negative, which makes an empty set of it.
#[target_feature(enable = "avx2")]
#[inline]
fn places_of(numbers: &[u8; 81], row: usize) -> [__m128i; 3] {
    let none = _mm_set1_epi8(-1);
    // SAFETY: reads the 16 bytes of the array.
    let by_column = unsafe { _mm_loadu_si128(BY_COLUMN.as_ptr().cast()) };
    let belongs_to_none = _mm_cmpgt_epi8(_mm_setzero_si128(), by_column);
    let mut bands = [none; 3];
    for (band, of_band) in bands.iter_mut().enumerate() {
        // The last row is at the end of the 16 bytes that are read, the others are at the start.
        let first = (band * 3 + row) * 9;
        let from = first.min(81 - 16);
        let order = _mm_add_epi8(by_column, _mm_set1_epi8((first - from) as i8));
        let bytes = &numbers[from..from + 16];
        // SAFETY: reads the 16 bytes of the slice.
        let bytes = unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) };
        *of_band = _mm_or_si128(_mm_shuffle_epi8(bytes, order), belongs_to_none);
    }
    let [top, middle, bottom] = bands;
    let two = (_mm_unpacklo_epi32(top, middle), _mm_unpacklo_epi32(bottom, none));
    let third = (_mm_unpackhi_epi32(top, middle), _mm_unpackhi_epi32(bottom, none));
    [
        _mm_unpacklo_epi64(two.0, two.1),
        _mm_unpackhi_epi64(two.0, two.1),
        _mm_unpacklo_epi64(third.0, third.1),
    ]
}

/// The bytes of a vector whose groups of four lanes are rotated by one and by two among the first three.
static NEXT: Order = each_group(0x0706_0100_0504_0302);
static LAST: Order = each_group(0x0706_0302_0100_0504);

/// An order of the bytes of a vector.
#[repr(C, align(32))]
struct Order([u64; 4]);

/// The same bytes of every group of four lanes; a byte shuffle counts them from the start of a half.
const fn each_group(bytes: u64) -> Order {
    let second = bytes + 0x0808_0808_0808_0808;
    Order([bytes, second, bytes, second])
}

/// Shuffles the bytes of each half in this order.
#[target_feature(enable = "avx2")]
#[inline]
fn shuffled(a: __m256i, order: &'static Order) -> __m256i {
    // An order known to the compiler becomes two shuffles of words, a tenth of all operations of a round.
    // SAFETY: reads the 32 bytes of the array.
    let order = unsafe { core::ptr::from_ref(order).cast::<__m256i>().read_volatile() };
    _mm256_shuffle_epi8(a, order)
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

/// The same for the nodes of one puzzle: where lanes are 32, it is searched in 16, which it fills more easily.
#[cfg_attr(not(feature = "lanes"), allow(dead_code, reason = "for nodes side by side"))]
pub(in crate::nine) fn run_rest(backend: Backend, task: &mut impl Task) -> Option<bool> {
    match backend {
        Backend::Avx512Bitalg => half::Half::<true>::is_there().then(|| {
            // SAFETY: the features are those that `is_there` checks.
            unsafe { half::with_bitalg::run(task) }
        }),
        Backend::Avx512 => half::Half::<false>::is_there().then(|| {
            // SAFETY: the features are those that `is_there` checks.
            unsafe { half::without_bitalg::run(task) }
        }),
        _ => run(backend, task),
    }
}

/// Searches one puzzle with a vector for each place in a box; `None` without AVX2, and on the backends
/// that have narrower vectors.
pub(in crate::nine) fn search_one(
    backend: Backend,
    start: &Start<'_>,
    limit: u64,
    ends: u32,
    solution: Option<&mut [u16; 81]>,
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
        laws::of_lanes::<half::Half<false>>();
        laws::of_lanes::<half::Half<true>>();
        laws::of_boxes::<half::Half<false>>();
        laws::of_boxes::<half::Half<true>>();
    }
}
