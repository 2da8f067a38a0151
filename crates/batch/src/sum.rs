//! Checksums of what was read and written, so that a job is never resumed with other data.
use crc32fast::Hasher;
use std::io::{self, ErrorKind, Read};
use std::sync::atomic::{AtomicBool, Ordering};

/// Bytes read between two checks whether to stop.
const STRETCH: usize = 1 << 20;

/// The CRC-32 of some bytes and of those before them, whose own is `before` (0 when there are none).
pub(crate) fn continued(before: u32, bytes: &[u8]) -> u32 {
    let mut hasher = Hasher::new_with_initial(before);
    hasher.update(bytes);
    hasher.finalize()
}

/// The result of [`of_reader`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    Sum(u32),
    /// There are fewer bytes than expected.
    Short,
    /// It was asked to stop.
    Stopped,
}

/// The CRC-32 of the first `length` bytes.
pub(crate) fn of_reader(
    reader: impl Read,
    length: u64,
    stop: Option<&AtomicBool>,
) -> io::Result<Found> {
    let mut reader = reader.take(length);
    let mut buffer = vec![0; STRETCH];
    let mut sum = 0;
    loop {
        if stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return Ok(Found::Stopped);
        }
        match reader.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => sum = continued(sum, &buffer[..count]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(if reader.limit() == 0 { Found::Sum(sum) } else { Found::Short })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checksum_can_be_continued_part_by_part() {
        let bytes = b"123456789";
        assert_eq!(continued(0, bytes), 0xcbf4_3926, "the check value of CRC-32");
        for at in 0..=bytes.len() {
            let (first, second) = bytes.split_at(at);
            assert_eq!(continued(continued(0, first), second), continued(0, bytes));
        }
    }
    #[test]
    fn a_reader_that_ends_early_is_reported_as_short() {
        let bytes = b"123456789";
        assert_eq!(of_reader(&bytes[..], 9, None).unwrap(), Found::Sum(0xcbf4_3926));
        assert_eq!(of_reader(&bytes[..8], 9, None).unwrap(), Found::Short);
        let stop = AtomicBool::new(true);
        assert_eq!(of_reader(&bytes[..], 9, Some(&stop)).unwrap(), Found::Stopped);
    }
}
