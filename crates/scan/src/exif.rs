//! Reads the only part of a camera's notes that matters here: which way the camera was held.
use crate::picture::Picture;

/// The tag of the orientation.
const ORIENTATION: u16 = 0x0112;
/// More entries than any camera writes.
const MOST_ENTRIES: usize = 512;

/// The orientation, 1 to 8; 1 (as it is) where the notes do not say.
pub(crate) fn orientation(notes: &[u8]) -> u16 {
    let notes = notes.strip_prefix(b"Exif\0\0").unwrap_or(notes);
    let found = match notes.get(..4) {
        Some(b"II*\0") => entry(notes, u16::from_le_bytes, u32::from_le_bytes),
        Some(b"MM\0*") => entry(notes, u16::from_be_bytes, u32::from_be_bytes),
        _ => None,
    };
    found.filter(|value| (1..=8).contains(value)).unwrap_or(1)
}

/// The value of the orientation tag in the first list of entries.
fn entry(notes: &[u8], short: fn([u8; 2]) -> u16, long: fn([u8; 4]) -> u32) -> Option<u16> {
    let short_at = |at: usize| notes.get(at..)?.first_chunk::<2>().map(|bytes| short(*bytes));
    let start = long(*notes.get(4..)?.first_chunk::<4>()?) as usize;
    let count = usize::from(short_at(start)?).min(MOST_ENTRIES);
    let entries = (0..count).map(|nth| start + 2 + 12 * nth);
    let mut own = entries.filter(|at| short_at(*at) == Some(ORIENTATION));
    short_at(own.next()? + 8)
}

/// The picture turned upright.
pub(crate) fn oriented(picture: Picture, orientation: u16) -> Picture {
    match orientation {
        2 => picture.mirrored(),
        3 => picture.turned(2),
        4 => picture.turned(2).mirrored(),
        5 => picture.turned(1).mirrored(),
        6 => picture.turned(1),
        7 => picture.turned(3).mirrored(),
        8 => picture.turned(3),
        _ => picture,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LITTLE: &[u8] = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0";
    const BIG: &[u8] = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0\0\0\0\0";

    #[test]
    fn both_byte_orders_are_read() {
        assert_eq!(orientation(LITTLE), 6);
        assert_eq!(orientation(BIG), 8);
    }
    #[test]
    fn truncated_or_false_metadata_is_ignored() {
        for end in 0..LITTLE.len() - 4 {
            assert_eq!(orientation(&LITTLE[..end.min(17)]), 1);
        }
        assert_eq!(orientation(b"II*\0\xFF\xFF\xFF\xFF"), 1);
        assert_eq!(orientation(b""), 1);
    }
    #[test]
    fn every_orientation_brings_the_first_pixel_to_the_upper_left() {
        // Where a picture of each orientation has its upper left corner.
        let (width, height) = (3, 2);
        for (orientation, at) in [(1, 0), (2, 2), (3, 5), (4, 3), (5, 0), (6, 3), (7, 5), (8, 2)] {
            let mut grey = vec![0; width * height];
            grey[at] = 255;
            let picture = Picture::grey(width, height, grey).unwrap();
            assert_eq!(oriented(picture, orientation).at(0, 0), 255, "{orientation}");
        }
    }
}
