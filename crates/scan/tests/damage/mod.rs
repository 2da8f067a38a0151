//! Damaged files, for tests.
use whydoku_core::Random;

/// A copy of a file with up to eight bytes changed, added or cut off.
pub(crate) fn damaged(whole: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = whole.to_vec();
    for _ in 0..=random.below(8) {
        let at = random.below(bytes.len());
        match random.below(4) {
            0 => bytes[at] = random.next_u64() as u8,
            1 => bytes[at] ^= 1 << random.below(8),
            2 => bytes.truncate(at.max(12)),
            _ => bytes.insert(at, [0, 255, 127, b'7'][random.below(4)]),
        }
    }
    bytes
}
