//! Vectors of 256 bits with the instructions of AVX-512: 16 lanes, for single puzzles; with the
//! instruction that counts bits (BITALG) and without it.
use super::{lanes_in_memory, operations_on_256_bits, operations_on_three, sound, turns_of_boxes};
use crate::nine::boxes;
use crate::nine::lanes::{Boxes, Sets};
use crate::nine::processor::{has_avx512, has_avx512_bitalg};
use crate::nine::start::{Outcome, Start};
use core::arch::x86_64::*;

/// 16 lanes of 16 bits.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Half<const BITALG: bool>(__m256i);

pub(super) mod with_bitalg {
    use super::super::search_compiled_for;
    use super::*;
    search_compiled_for!(
        Half<true>,
        "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512dq,avx512bitalg"
    );
}

pub(super) mod without_bitalg {
    use super::super::search_compiled_for;
    use super::*;
    search_compiled_for!(
        Half<false>,
        "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512dq"
    );
}

/// Removes the lowest bit from each lane.
#[target_feature(enable = "avx2")]
#[inline]
fn without_lowest(a: __m256i) -> __m256i {
    _mm256_and_si256(a, _mm256_add_epi16(a, _mm256_set1_epi16(-1)))
}

impl<const BITALG: bool> Boxes for Half<BITALG> {
    turns_of_boxes!();
}

impl<const BITALG: bool> Sets for Half<BITALG> {
    const COUNT: usize = 16;
    fn is_there() -> bool {
        if BITALG { has_avx512_bitalg() } else { has_avx512() }
    }
    #[inline(always)]
    fn mask(lanes: u32) -> Self {
        Self(sound!(_mm256_movm_epi16(lanes as u16)))
    }
    lanes_in_memory!();
    operations_on_256_bits!();
    operations_on_three!(_mm256_ternarylogic_epi32);
    #[inline(always)]
    fn single_or(a: Self, b: Self) -> Self {
        sound!({
            let less = _mm256_add_epi16(a.0, _mm256_set1_epi16(-1));
            Self(_mm256_mask_blend_epi16(_mm256_testn_epi16_mask(a.0, less), b.0, a.0))
        })
    }
    #[inline(always)]
    fn nonzero_or(a: Self, b: Self) -> Self {
        sound!(Self(_mm256_mask_blend_epi16(_mm256_test_epi16_mask(a.0, a.0), b.0, a.0)))
    }
    #[inline(always)]
    fn three_or(a: Self, b: Self) -> Self {
        sound!({
            let three = if BITALG {
                _mm256_cmpgt_epi16_mask(_mm256_popcnt_epi16(a.0), _mm256_set1_epi16(2))
            } else {
                let one = without_lowest(without_lowest(a.0));
                _mm256_test_epi16_mask(one, one)
            };
            Self(_mm256_mask_blend_epi16(three, b.0, a.0))
        })
    }
    #[inline(always)]
    fn at_most_three(a: Self) -> Self {
        sound!({
            let three = if BITALG {
                _mm256_cmple_epi16_mask(_mm256_popcnt_epi16(a.0), _mm256_set1_epi16(3))
            } else {
                let one = without_lowest(without_lowest(a.0));
                _mm256_testn_epi16_mask(one, _mm256_add_epi16(one, _mm256_set1_epi16(-1)))
            };
            Self(_mm256_maskz_mov_epi16(three, a.0))
        })
    }
    #[inline(always)]
    fn equal(a: Self, b: Self) -> u32 {
        sound!(_mm256_cmpeq_epi16_mask(a.0, b.0)).into()
    }
}
