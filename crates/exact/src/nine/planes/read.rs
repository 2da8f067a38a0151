//! The first node of a puzzle.
use super::Node;
use super::plane::{FULL, Plane, place_of_row, rows_of, without_first};
use crate::nine::start::Start;

impl Node {
    /// Opens a puzzle; false when a digit is given twice in a row.
    #[inline(always)]
    pub(super) fn read(&mut self, start: &Start<'_>) -> bool {
        self.open = FULL;
        match start {
            Start::Numbers(numbers) => self.read_numbers(numbers),
            Start::Sets(sets) => {
                self.read_sets(sets);
                true
            }
        }
    }

    #[inline(always)]
    fn read_numbers(&mut self, numbers: &[u8; 81]) -> bool {
        let bits = bits_of(numbers);
        let empty = FULL & !(bits[0] | bits[1] | bits[2] | bits[3]);
        let mut twice = 0;
        for (digit, plane) in self.digits.iter_mut().enumerate() {
            let given = (0..4).fold(FULL, |cells, bit| {
                cells & if (digit + 1) >> bit & 1 == 1 { bits[bit] } else { !bits[bit] }
            });
            twice |= without_first(given);
            *plane = empty & !rows_of(given) | given;
        }
        twice == 0
    }

    #[inline(always)]
    fn read_sets(&mut self, sets: &[u16; 81]) {
        for (at, row) in sets.chunks_exact(9).enumerate() {
            let (Some(eight), Some(last)) = (row.first_chunk::<8>(), row.last()) else { continue };
            let low = u64::from_le_bytes(eight.map(|set| set as u8));
            let high = u64::from_le_bytes(eight.map(|set| (set >> 8) as u8));
            for (digit, plane) in self.digits.iter_mut().enumerate() {
                let eight = if digit < 8 { gather(low, digit) } else { gather(high, 0) };
                let row = eight | u64::from(last >> digit & 1) << 8;
                *plane |= Plane::from(row) << place_of_row(at);
            }
        }
    }
}

/// Bit `i` of the result is bit `plane` of byte `i`.
#[inline(always)]
fn gather(bytes: u64, plane: usize) -> u64 {
    (bytes >> plane & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The bits of the numbers, as planes.
#[inline(always)]
fn bits_of(numbers: &[u8; 81]) -> [Plane; 4] {
    let mut bits = [0; 4];
    for (at, row) in numbers.chunks_exact(9).enumerate() {
        let (Some(eight), Some(last)) = (row.first_chunk::<8>(), row.last()) else { continue };
        let eight = u64::from_le_bytes(*eight);
        for (bit, cells) in bits.iter_mut().enumerate() {
            let row = gather(eight, bit) | u64::from(last >> bit & 1) << 8;
            *cells |= Plane::from(row) << place_of_row(at);
        }
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::Random;

    #[test]
    fn a_node_writes_what_it_has_read() {
        let mut random = Random::new(1);
        let mut written = [0; 81];
        for _ in 0..if cfg!(miri) { 3 } else { 100 } {
            let sets = core::array::from_fn(|_| random.below(512) as u16);
            let mut node = Node::EMPTY;
            assert!(node.read(&Start::Sets(sets)));
            node.write(&mut written);
            assert_eq!(written, sets);
        }
    }
    #[test]
    fn a_given_fills_its_cell_and_excludes_its_digit_from_the_row() {
        for cell in (0..81).step_by(if cfg!(miri) { 20 } else { 1 }) {
            for number in 1..=9 {
                let mut numbers = [0; 81];
                numbers[cell] = number;
                let (mut node, mut sets) = (Node::EMPTY, [0; 81]);
                assert!(node.read(&Start::Numbers(&numbers)));
                node.write(&mut sets);
                let digit = 1 << (number - 1);
                for (other, set) in sets.into_iter().enumerate() {
                    let expected = match other {
                        _ if other == cell => digit,
                        _ if other / 9 == cell / 9 => 0x1FF & !digit,
                        _ => 0x1FF,
                    };
                    assert_eq!(set, expected, "{number} in {cell}, {other}");
                }
                numbers[cell / 9 * 9 + (cell + 1) % 9] = number;
                assert!(!node.read(&Start::Numbers(&numbers)), "twice in a row");
            }
        }
    }
}
