//! NEON, which every 64-bit processor of ARM has.
use super::{lanes_in_memory, sound};
use crate::nine::backend::Backend;
use crate::nine::classic::Classic;
use crate::nine::engine::Engine;
use crate::nine::kernel::Kernel;
use crate::nine::lanes::{CANDIDATES, Lanes, Sets};
use crate::nine::processor::has_neon;
use crate::nine::sweep::{Scratch, Swept, sweep};
use crate::nine::task::Task;
use core::arch::aarch64::*;

/// 8 lanes of 16 bits.
#[derive(Clone, Copy)]
#[repr(transparent)]
struct Neon(uint16x8_t);

/// Runs a task; false when it was stopped, `None` on a backend that is not NEON.
pub(in crate::nine) fn run(backend: Backend, task: &mut impl Task) -> Option<bool> {
    let is_mine = backend == Backend::Neon && Neon::is_there();
    is_mine.then(|| Engine::<Neon>::new().run(task))
}

/// The bit of each lane in a set of lanes.
#[inline(always)]
fn bits() -> uint16x8_t {
    sound!({
        let low = vcreate_u16(0x0008_0004_0002_0001);
        vcombine_u16(low, vcreate_u16(0x0080_0040_0020_0010))
    })
}

/// The number of bits in each lane.
#[inline(always)]
fn counted(a: uint16x8_t) -> uint16x8_t {
    sound!(vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(a))))
}

impl Sets for Neon {
    const COUNT: usize = 8;
    fn is_there() -> bool {
        has_neon()
    }
    #[inline(always)]
    fn splat(item: u16) -> Self {
        Self(sound!(vdupq_n_u16(item)))
    }
    #[inline(always)]
    fn mask(lanes: u32) -> Self {
        Self(sound!(vtstq_u16(vdupq_n_u16(lanes as u16), bits())))
    }
    lanes_in_memory!();
    #[inline(always)]
    fn and(a: Self, b: Self) -> Self {
        Self(sound!(vandq_u16(a.0, b.0)))
    }
    #[inline(always)]
    fn or(a: Self, b: Self) -> Self {
        Self(sound!(vorrq_u16(a.0, b.0)))
    }
    #[inline(always)]
    fn and_not(a: Self, b: Self) -> Self {
        Self(sound!(vbicq_u16(a.0, b.0)))
    }
    /// `a` where `a` and `b` agree, else `c`: in this form the compiler makes the choice one instruction.
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        Self(sound!(veorq_u16(a.0, vandq_u16(veorq_u16(a.0, b.0), veorq_u16(a.0, c.0)))))
    }
    #[inline(always)]
    fn single_or(a: Self, b: Self) -> Self {
        sound!({
            let several = vtstq_u16(a.0, vsubq_u16(a.0, vdupq_n_u16(1)));
            Self(vbslq_u16(several, b.0, a.0))
        })
    }
    #[inline(always)]
    fn nonzero_or(a: Self, b: Self) -> Self {
        Self(sound!(vbslq_u16(vtstq_u16(a.0, a.0), a.0, b.0)))
    }
    #[inline(always)]
    fn three_or(a: Self, b: Self) -> Self {
        Self(sound!(vbslq_u16(vcgtq_u16(counted(a.0), vdupq_n_u16(2)), a.0, b.0)))
    }
    #[inline(always)]
    fn at_most_three(a: Self) -> Self {
        Self(sound!(vandq_u16(a.0, vcltq_u16(counted(a.0), vdupq_n_u16(4)))))
    }
    #[inline(always)]
    fn keep_filled(a: Self, b: Self) -> Self {
        Self::min(a, b)
    }
    #[inline(always)]
    fn min(a: Self, b: Self) -> Self {
        Self(sound!(vminq_u16(a.0, b.0)))
    }
    #[inline(always)]
    fn add(a: Self, b: Self) -> Self {
        Self(sound!(vaddq_u16(a.0, b.0)))
    }
    #[inline(always)]
    fn equal(a: Self, b: Self) -> u32 {
        sound!(vaddvq_u16(vandq_u16(vceqq_u16(a.0, b.0), bits()))).into()
    }
}

impl Lanes for Neon {
    const WORTH_WHILE: u32 = 1;
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        Self(sound!(vbslq_u16(mask.0, b.0, a.0)))
    }
    #[inline(always)]
    fn lowest_bit(a: Self) -> Self {
        Self(sound!(vandq_u16(a.0, vsubq_u16(vdupq_n_u16(0), a.0))))
    }
    #[inline(always)]
    fn is_zero(a: Self) -> Self {
        Self(sound!(vceqzq_u16(a.0)))
    }
    #[inline(always)]
    fn equal_mask(a: Self, b: Self) -> Self {
        Self(sound!(vceqq_u16(a.0, b.0)))
    }
    #[inline(always)]
    fn times_eight(a: Self) -> Self {
        Self(sound!(vshlq_n_u16::<3>(a.0)))
    }
    #[inline(always)]
    fn half_above(a: Self, floor: u16) -> Self {
        Self(sound!(vshrq_n_u16::<1>(vqsubq_u16(a.0, vdupq_n_u16(floor)))))
    }
    #[inline(always)]
    fn count_bits(of: [Self; 6]) -> Self {
        sound!({
            // Six times at most eight in each byte.
            let mut bytes = vdupq_n_u8(0);
            for set in of {
                bytes = vaddq_u8(bytes, vcntq_u8(vreinterpretq_u8_u16(set.0)));
            }
            Self(vpaddlq_u8(bytes))
        })
    }
}

impl Kernel for Neon {
    #[inline(never)]
    fn sweep(cells: &mut [Self; 81], scratch: &mut Scratch<Self>) -> Swept<Self> {
        sweep(cells, scratch)
    }
    /// Transposes 8 puzzles, 16 cells at a time.
    #[inline(always)]
    fn stage(puzzles: &[Classic], out: &mut [Self; 81]) {
        let Some(last) = puzzles.len().checked_sub(1) else { return };
        for block in 0..6 {
            // The last block starts early, so that it does not read beyond the puzzle.
            let first = if block == 5 { 65 } else { block * 16 };
            let mut rows = [sound!(vdupq_n_u8(0)); 8];
            for i in 0..8 {
                let numbers = &puzzles[i.min(last)].numbers()[first..first + 16];
                // SAFETY: reads the 16 bytes of the slice.
                rows[i] = unsafe { vld1q_u8(numbers.as_ptr()) };
            }
            for _ in 0..3 {
                let old = rows;
                for i in 0..4 {
                    rows[2 * i] = sound!(vzip1q_u8(old[i], old[i + 4]));
                    rows[2 * i + 1] = sound!(vzip2q_u8(old[i], old[i + 4]));
                }
            }
            // The low and the high bytes of the sets.
            // SAFETY: reads the 32 bytes of the array.
            let uint8x16x2_t(low, high) = unsafe { vld2q_u8(CANDIDATES.as_ptr().cast()) };
            for i in 0..8 {
                // Two cells of each puzzle.
                let [one, two] = sound!({
                    let (l, h) = (vqtbl1q_u8(low, rows[i]), vqtbl1q_u8(high, rows[i]));
                    [vreinterpretq_u16_u8(vzip1q_u8(l, h)), vreinterpretq_u16_u8(vzip2q_u8(l, h))]
                });
                out[first + 2 * i] = Self(one);
                out[first + 2 * i + 1] = Self(two);
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
        laws::of_lanes::<Neon>();
    }
}
