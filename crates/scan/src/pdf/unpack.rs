//! Finds parts of a document that unpack to far more than any page needs, before anything is unpacked
//! into memory.
use crate::picture::MOST_PIXELS;
use flate2::read::DeflateDecoder;
use std::io::Read;

/// No part of a document may be longer than the largest picture that is read, with three bytes per
/// pixel.
const MOST_BYTES: usize = 3 * MOST_PIXELS;
/// A part may be packed several times over, but no program writes documents with more layers than this.
const LAYERS: usize = 3;

/// Whether some part of the document would unpack to more than [`MOST_BYTES`]. Every part is checked,
/// even those that the document does not use.
pub(super) fn is_bomb(bytes: &[u8]) -> bool {
    const BEGIN: &[u8] = b"stream";
    let parts = bytes.windows(BEGIN.len()).enumerate().filter(|(_, window)| *window == BEGIN);
    parts.map(|(at, _)| &bytes[at + BEGIN.len()..]).any(|rest| {
        let ends = rest.iter().take(2).take_while(|byte| b"\r\n".contains(byte)).count();
        ends > 0 && (1..=LAYERS).any(|layers| length(&rest[ends..], layers) > MOST_BYTES)
    })
}

/// The length of the bytes with this many layers unpacked, as far as that is possible; at most one byte
/// more than the limit.
fn length(packed: &[u8], layers: usize) -> usize {
    let mut reader: Box<dyn Read + '_> = Box::new(packed);
    for _ in 0..layers {
        // These two bytes say how it was packed. Errors in them stop some readers and not others.
        if reader.read_exact(&mut [0; 2]).is_err() {
            return 0;
        }
        reader = Box::new(DeflateDecoder::new(reader));
    }
    let (mut buffer, mut length) = ([0; 16_384], 0);
    while let Ok(count @ 1..) = reader.read(&mut buffer) {
        length += count;
        if length > MOST_BYTES {
            break;
        }
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::ZlibEncoder;
    use std::io::Write;

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(bytes).unwrap();
        encoder.finish().unwrap()
    }
    fn document(part: &[u8]) -> Vec<u8> {
        [b"%PDF-1.4\n1 0 obj <</Filter /FlateDecode>>\nstream\r\n", part, b"\nendstream endobj"]
            .concat()
    }

    #[test]
    fn a_part_that_unpacks_to_too_much_is_found_in_every_layer() {
        let spaces = packed(&vec![b' '; MOST_BYTES + 1]);
        assert!(is_bomb(&document(&spaces)));
        assert!(is_bomb(&document(&packed(&spaces))));
        // The word may be in a part that is not packed.
        assert!(!is_bomb(&document(b"(stream\n) Tj 0 0 m 10 10 l S")));
        assert!(!is_bomb(&document(&packed(&vec![b' '; MOST_BYTES]))));
        assert!(!is_bomb(b"%PDF-1.4\nstream"));
    }
}
