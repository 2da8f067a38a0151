//! The results of inner searches, by the exact candidates of the board.
//!
//! A board has one answer, whoever searches: workers may share a memory, and what one of them
//! forgets or finds twice changes nothing.
use super::collect::Inner;
use super::tables::Cells;
use core::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The hints on boards that were searched.
#[derive(Default)]
pub(super) struct Memory {
    /// Each board has one place, which the most recent one keeps. Allocated when the first is kept.
    slots: OnceLock<Box<[Slot]>>,
}

type Slot = Mutex<Option<Remembered>>;

/// The digits of all cells, the empty cells, and the hints.
struct Remembered {
    digits: [u16; 81],
    empty: Cells,
    hints: Arc<[Inner]>,
}

/// The most boards that are remembered.
const PLACES: usize = 4096;

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").finish_non_exhaustive()
    }
}

impl Memory {
    /// All hints on a board, if they are known.
    pub(super) fn recall(&self, digits: &[u16; 81], empty: Cells) -> Option<Arc<[Inner]>> {
        let slots = self.slots.get()?;
        let slot = slots[place_of(digits)].lock().unwrap_or_else(PoisonError::into_inner);
        let same = |old: &&Remembered| old.digits == *digits && old.empty == empty;
        slot.as_ref().filter(same).map(|old| Arc::clone(&old.hints))
    }
    /// Keeps the hints on a board.
    pub(super) fn keep(&self, digits: [u16; 81], empty: Cells, hints: &Arc<[Inner]>) {
        let slots = self.slots.get_or_init(|| (0..PLACES).map(|_| Mutex::new(None)).collect());
        let mut slot = slots[place_of(&digits)].lock().unwrap_or_else(PoisonError::into_inner);
        *slot = Some(Remembered { digits, empty, hints: Arc::clone(hints) });
    }
}

/// Where a board is remembered.
fn place_of(digits: &[u16; 81]) -> usize {
    let mix = |hash: u64, &mask: &u16| {
        (hash ^ u64::from(mask)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
    };
    (digits.iter().fold(0, mix) >> 17) as usize % PLACES
}
