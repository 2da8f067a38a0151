//! Operations that several types of vectors have in common, as macros: their instructions differ, or their types.

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
pub(super) use moves_at_once;

/// Operations of [`Sets`](crate::nine::lanes::Sets) that are the same for both types of 256 bits.
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
pub(super) use operations_on_256_bits;

/// Operations of [`Lanes`](crate::nine::lanes::Lanes) that are the same for both types of 256 bits.
macro_rules! lanes_of_256_bits {
    () => {
        #[inline(always)]
        fn lowest_bit(a: Self) -> Self {
            sound!(Self(_mm256_and_si256(a.0, _mm256_sub_epi16(_mm256_setzero_si256(), a.0))))
        }
        #[inline(always)]
        fn is_zero(a: Self) -> Self {
            sound!(Self(_mm256_cmpeq_epi16(a.0, _mm256_setzero_si256())))
        }
        #[inline(always)]
        fn equal_mask(a: Self, b: Self) -> Self {
            sound!(Self(_mm256_cmpeq_epi16(a.0, b.0)))
        }
        moves_at_once!();
        #[inline(always)]
        fn times_eight(a: Self) -> Self {
            Self(sound!(_mm256_slli_epi16::<3>(a.0)))
        }
        #[inline(always)]
        fn half_above(a: Self, floor: u16) -> Self {
            let floor = Self::splat(floor);
            Self(sound!(_mm256_srli_epi16::<1>(_mm256_subs_epu16(a.0, floor.0))))
        }
    };
}
pub(super) use lanes_of_256_bits;

/// Counts bits with the instruction of BITALG or without it, for both widths of AVX-512.
macro_rules! bits_by_bitalg {
    ($count:ident, $shift:ident) => {
        #[inline(always)]
        fn count_bits(of: [Self; 6]) -> Self {
            let mut sum = Self::splat(0);
            for set in of {
                let bits =
                    if BITALG { sound!($count(set.0)) } else { sound!(bits_of_bytes(set.0)) };
                sum = Self::add(sum, Self(bits));
            }
            if BITALG {
                return sum;
            }
            // The sums of the low bytes and of the high ones, each less than 256.
            let low = Self::and(sum, Self::splat(0xFF));
            Self::add(low, Self(sound!($shift::<8>(sum.0))))
        }
    };
}
pub(super) use bits_by_bitalg;

/// Sweeps and branches for both widths of AVX-512.
macro_rules! kernel_by_bitalg {
    () => {
        #[inline(always)]
        fn sweep(cells: &mut [Self; 81], scratch: &mut Scratch<Self>) -> Swept<Self> {
            if BITALG {
                sound!(with_bitalg::sweep_compiled(cells, scratch))
            } else {
                sound!(without_bitalg::sweep_compiled(cells, scratch))
            }
        }
        #[inline(always)]
        fn divide(cells: &mut [Self; 81], found: &Branches<Self>, others: Others<'_, Self>) {
            divide_at_once(cells, found, others);
        }
    };
}
pub(super) use kernel_by_bitalg;

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
pub(super) use operations_on_three;
