//! AVX-512: 32 lanes, with the instruction that counts bits (BITALG) and without it.
use super::{
    PlainLanes, bits_by_bitalg, kernel_by_bitalg, lanes_in_memory, moves_at_once,
    operations_on_three, sound, stage_16,
};
use crate::nine::branch::Branches;
use crate::nine::classic::Classic;
use crate::nine::cuts::{Others, divide_at_once};
use crate::nine::engine::Engine;
use crate::nine::kernel::Kernel;
use crate::nine::lanes::{Lanes, Permutes, Sets};
use crate::nine::processor::{has_avx512, has_avx512_bitalg};
use crate::nine::sweep::{Scratch, Swept, sweep};
use crate::nine::task::Task;
use core::arch::x86_64::*;

/// 32 lanes of 16 bits. `BITALG`: the processor can count the bits of each lane.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Avx512<const BITALG: bool>(__m512i);

pub(super) mod with_bitalg {
    use super::super::compiled_for;
    use super::*;
    compiled_for!(
        Avx512<true>,
        "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512dq,avx512bitalg"
    );
}

pub(super) mod without_bitalg {
    use super::super::compiled_for;
    use super::*;
    compiled_for!(Avx512<false>, "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512dq");
}

// SAFETY: the one field is 32 lanes; AVX-512 came after SSSE3.
unsafe impl<const BITALG: bool> PlainLanes for Avx512<BITALG> {}

impl<const BITALG: bool> Sets for Avx512<BITALG> {
    const COUNT: usize = 32;
    fn is_there() -> bool {
        if BITALG { has_avx512_bitalg() } else { has_avx512() }
    }
    #[inline(always)]
    fn splat(item: u16) -> Self {
        Self(sound!(_mm512_set1_epi16(item.cast_signed())))
    }
    #[inline(always)]
    fn mask(lanes: u32) -> Self {
        Self(sound!(_mm512_movm_epi16(lanes)))
    }
    lanes_in_memory!();
    operations_on_three!(_mm512_ternarylogic_epi32);
    #[inline(always)]
    fn and(a: Self, b: Self) -> Self {
        Self(sound!(_mm512_and_si512(a.0, b.0)))
    }
    #[inline(always)]
    fn or(a: Self, b: Self) -> Self {
        Self(sound!(_mm512_or_si512(a.0, b.0)))
    }
    #[inline(always)]
    fn and_not(a: Self, b: Self) -> Self {
        Self(sound!(_mm512_andnot_si512(b.0, a.0)))
    }
    #[inline(always)]
    fn single_or(a: Self, b: Self) -> Self {
        sound!({
            let less = _mm512_add_epi16(a.0, _mm512_set1_epi16(-1));
            Self(_mm512_mask_blend_epi16(_mm512_testn_epi16_mask(a.0, less), b.0, a.0))
        })
    }
    #[inline(always)]
    fn nonzero_or(a: Self, b: Self) -> Self {
        sound!(Self(_mm512_mask_blend_epi16(_mm512_test_epi16_mask(a.0, a.0), b.0, a.0)))
    }
    #[inline(always)]
    fn three_or(a: Self, b: Self) -> Self {
        sound!({
            let three = if BITALG {
                _mm512_cmpgt_epi16_mask(_mm512_popcnt_epi16(a.0), _mm512_set1_epi16(2))
            } else {
                let one = without_lowest(without_lowest(a.0));
                _mm512_test_epi16_mask(one, one)
            };
            Self(_mm512_mask_blend_epi16(three, b.0, a.0))
        })
    }
    #[inline(always)]
    fn at_most_three(a: Self) -> Self {
        sound!({
            let three = if BITALG {
                _mm512_cmple_epi16_mask(_mm512_popcnt_epi16(a.0), _mm512_set1_epi16(3))
            } else {
                let one = without_lowest(without_lowest(a.0));
                _mm512_testn_epi16_mask(one, _mm512_add_epi16(one, _mm512_set1_epi16(-1)))
            };
            Self(_mm512_maskz_mov_epi16(three, a.0))
        })
    }
    #[inline(always)]
    fn keep_filled(a: Self, b: Self) -> Self {
        Self::min(a, b)
    }
    #[inline(always)]
    fn min(a: Self, b: Self) -> Self {
        Self(sound!(_mm512_min_epu16(a.0, b.0)))
    }
    #[inline(always)]
    fn add(a: Self, b: Self) -> Self {
        Self(sound!(_mm512_add_epi16(a.0, b.0)))
    }
    #[inline(always)]
    fn equal(a: Self, b: Self) -> u32 {
        sound!(_mm512_cmpeq_epi16_mask(a.0, b.0))
    }
}

/// Removes the lowest bit from each lane.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn without_lowest(a: __m512i) -> __m512i {
    _mm512_and_si512(a, _mm512_add_epi16(a, _mm512_set1_epi16(-1)))
}

/// The number of bits in each byte.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn bits_of_bytes(a: __m512i) -> __m512i {
    let of_half = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    let table = _mm512_broadcast_i32x4(of_half);
    let low = _mm512_set1_epi8(15);
    let high = _mm512_and_si512(_mm512_srli_epi16::<4>(a), low);
    let low = _mm512_shuffle_epi8(table, _mm512_and_si512(a, low));
    _mm512_add_epi8(low, _mm512_shuffle_epi8(table, high))
}

impl<const BITALG: bool> Permutes for Avx512<BITALG> {
    #[inline(always)]
    fn order(from: &[u8; 32]) -> Self {
        // SAFETY: reads the 32 bytes of the array.
        Self(unsafe { _mm512_cvtepu8_epi16(_mm256_loadu_si256(from.as_ptr().cast())) })
    }
    #[inline(always)]
    fn permute(a: Self, order: Self) -> Self {
        Self(sound!(_mm512_permutexvar_epi16(order.0, a.0)))
    }
    #[inline(always)]
    fn look_up(table: &[u16; 64], at: Self) -> Self {
        let from: *const __m512i = table.as_ptr().cast();
        // SAFETY: reads the two halves of the array.
        let [low, high] = unsafe { [from.read_unaligned(), from.add(1).read_unaligned()] };
        Self(sound!(_mm512_permutex2var_epi16(low, at.0, high)))
    }
}

impl<const BITALG: bool> Lanes for Avx512<BITALG> {
    const WORTH_WHILE: u32 = 5;
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        Self(sound!(_mm512_ternarylogic_epi32::<0xCA>(mask.0, b.0, a.0)))
    }
    #[inline(always)]
    fn lowest_bit(a: Self) -> Self {
        sound!(Self(_mm512_and_si512(a.0, _mm512_sub_epi16(_mm512_setzero_si512(), a.0))))
    }
    #[inline(always)]
    fn is_zero(a: Self) -> Self {
        sound!(Self(_mm512_movm_epi16(_mm512_testn_epi16_mask(a.0, a.0))))
    }
    #[inline(always)]
    fn equal_mask(a: Self, b: Self) -> Self {
        sound!(Self(_mm512_movm_epi16(_mm512_cmpeq_epi16_mask(a.0, b.0))))
    }
    moves_at_once!();
    #[inline(always)]
    fn times_eight(a: Self) -> Self {
        Self(sound!(_mm512_slli_epi16::<3>(a.0)))
    }
    #[inline(always)]
    fn half_above(a: Self, floor: u16) -> Self {
        let floor = Self::splat(floor);
        Self(sound!(_mm512_srli_epi16::<1>(_mm512_subs_epu16(a.0, floor.0))))
    }
    bits_by_bitalg!(_mm512_popcnt_epi16, _mm512_srli_epi16);
}

impl<const BITALG: bool> Kernel for Avx512<BITALG> {
    kernel_by_bitalg!();
    #[inline(always)]
    fn stage(puzzles: &[Classic], out: &mut [Self; 81]) {
        // SAFETY: a vector of this type exists only where the processor has AVX-512, and so AVX2.
        unsafe {
            stage_16(puzzles, 0, out);
            if puzzles.len() > 16 {
                stage_16(&puzzles[16..], 16, out);
            }
        }
    }
}
