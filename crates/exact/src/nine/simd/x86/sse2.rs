//! SSE2, which every x86-64 processor has.
use super::{lanes_in_memory, sound};
use crate::nine::kernel::Kernel;
use crate::nine::lanes::{Lanes, Sets};
use crate::nine::sweep::{Scratch, Swept, sweep};
use core::arch::x86_64::*;

/// `8 * N` lanes of 16 bits.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Sse2<const N: usize>([__m128i; N]);

/// 8 lanes for many puzzles.
pub(super) type Sse2Lanes = Sse2<1>;

/// Removes the lowest bit from each lane.
#[inline(always)]
fn without_lowest(a: __m128i) -> __m128i {
    sound!(_mm_and_si128(a, _mm_add_epi16(a, _mm_set1_epi16(-1))))
}

/// All bits in the lanes that are zero.
#[inline(always)]
fn zeros(a: __m128i) -> __m128i {
    sound!(_mm_cmpeq_epi16(a, _mm_setzero_si128()))
}

impl<const N: usize> Sse2<N> {
    #[inline(always)]
    fn one(mut a: Self, f: impl Fn(__m128i) -> __m128i) -> Self {
        for i in 0..N {
            a.0[i] = f(a.0[i]);
        }
        a
    }
    #[inline(always)]
    fn two(mut a: Self, b: Self, f: impl Fn(__m128i, __m128i) -> __m128i) -> Self {
        for i in 0..N {
            a.0[i] = f(a.0[i], b.0[i]);
        }
        a
    }
}

impl<const N: usize> Sets for Sse2<N> {
    const COUNT: usize = 8 * N;
    fn is_there() -> bool {
        true
    }
    #[inline(always)]
    fn splat(item: u16) -> Self {
        Self([sound!(_mm_set1_epi16(item.cast_signed())); N])
    }
    #[inline(always)]
    fn mask(lanes: u32) -> Self {
        let bits = sound!(_mm_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128));
        let mut all = Self::splat(0);
        for i in 0..N {
            let lanes = ((lanes >> (8 * i)) as u16).cast_signed();
            all.0[i] = sound!(_mm_cmpeq_epi16(_mm_and_si128(_mm_set1_epi16(lanes), bits), bits));
        }
        all
    }
    lanes_in_memory!();
    #[inline(always)]
    fn and(a: Self, b: Self) -> Self {
        Self::two(a, b, |a, b| sound!(_mm_and_si128(a, b)))
    }
    #[inline(always)]
    fn or(a: Self, b: Self) -> Self {
        Self::two(a, b, |a, b| sound!(_mm_or_si128(a, b)))
    }
    #[inline(always)]
    fn and_not(a: Self, b: Self) -> Self {
        Self::two(a, b, |a, b| sound!(_mm_andnot_si128(b, a)))
    }
    #[inline(always)]
    fn single_or(a: Self, b: Self) -> Self {
        Self::or(b, Self::one(a, |a| sound!(_mm_and_si128(a, zeros(without_lowest(a))))))
    }
    #[inline(always)]
    fn nonzero_or(a: Self, b: Self) -> Self {
        Self::two(a, b, |a, b| sound!(_mm_or_si128(a, _mm_and_si128(b, zeros(a)))))
    }
    #[inline(always)]
    fn three_or(a: Self, b: Self) -> Self {
        Self::two(a, b, |a, b| {
            let one = without_lowest(without_lowest(a));
            sound!(_mm_or_si128(a, _mm_and_si128(b, zeros(one))))
        })
    }
    #[inline(always)]
    fn at_most_three(a: Self) -> Self {
        Self::one(a, |a| {
            let none = without_lowest(without_lowest(without_lowest(a)));
            sound!(_mm_and_si128(a, zeros(none)))
        })
    }
    #[inline(always)]
    fn keep_filled(a: Self, b: Self) -> Self {
        Self::min(a, b)
    }
    #[inline(always)]
    fn min(a: Self, b: Self) -> Self {
        Self::two(a, b, |a, b| sound!(_mm_sub_epi16(a, _mm_subs_epu16(a, b))))
    }
    #[inline(always)]
    fn add(a: Self, b: Self) -> Self {
        Self::two(a, b, |a, b| sound!(_mm_add_epi16(a, b)))
    }
    #[inline(always)]
    fn equal(a: Self, b: Self) -> u32 {
        let mut lanes = 0;
        for i in 0..N {
            let equal = sound!({
                let equal = _mm_cmpeq_epi16(a.0[i], b.0[i]);
                _mm_movemask_epi8(_mm_packs_epi16(equal, _mm_setzero_si128()))
            });
            lanes |= equal.cast_unsigned() << (8 * i);
        }
        lanes
    }
}

impl Lanes for Sse2Lanes {
    const WORTH_WHILE: u32 = 1;
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        Self::or(Self::and_not(a, mask), Self::and(b, mask))
    }
    #[inline(always)]
    fn lowest_bit(a: Self) -> Self {
        Self::one(a, |a| sound!(_mm_and_si128(a, _mm_sub_epi16(_mm_setzero_si128(), a))))
    }
    #[inline(always)]
    fn is_zero(a: Self) -> Self {
        Self::one(a, zeros)
    }
    #[inline(always)]
    fn equal_mask(a: Self, b: Self) -> Self {
        Self::two(a, b, |a, b| sound!(_mm_cmpeq_epi16(a, b)))
    }
    #[inline(always)]
    fn times_eight(a: Self) -> Self {
        Self::one(a, |a| sound!(_mm_slli_epi16::<3>(a)))
    }
    #[inline(always)]
    fn half_above(a: Self, floor: u16) -> Self {
        let half = |a, floor| sound!(_mm_srli_epi16::<1>(_mm_subs_epu16(a, floor)));
        Self::two(a, Self::splat(floor), half)
    }
    #[inline(always)]
    fn count_bits(of: [Self; 6]) -> Self {
        /// The sum of two within some bits of each byte.
        macro_rules! sum {
            ($a:expr, $b:expr, $mask:literal) => {{
                let mask = _mm_set1_epi8($mask);
                _mm_add_epi8(_mm_and_si128($a, mask), _mm_and_si128($b, mask))
            }};
        }
        sound!({
            let mut bytes = _mm_setzero_si128();
            for three in [0, 3] {
                // Three sets of counts below four make counts below sixteen.
                let mut all = _mm_setzero_si128();
                for at in three..three + 3 {
                    let set = of[at].0[0];
                    let pairs = sum!(set, _mm_srli_epi16::<1>(set), 0x55);
                    let fours = sum!(pairs, _mm_srli_epi16::<2>(pairs), 0x33);
                    all = _mm_add_epi8(all, fours);
                }
                bytes = _mm_add_epi8(bytes, sum!(all, _mm_srli_epi16::<4>(all), 0x0F));
            }
            let low = _mm_and_si128(bytes, _mm_set1_epi16(0xFF));
            Self([_mm_add_epi16(low, _mm_srli_epi16::<8>(bytes))])
        })
    }
}

impl Kernel for Sse2Lanes {
    #[inline(never)]
    fn sweep(cells: &mut [Self; 81], scratch: &mut Scratch<Self>) -> Swept<Self> {
        sweep(cells, scratch)
    }
}
