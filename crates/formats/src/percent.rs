//! Percent-encoding, as links have it.

/// Undoes percent-encoding; sequences that are not characters remain unchanged.
pub(crate) fn decoded(link: &str) -> String {
    let hex = |byte: u8| char::from(byte).to_digit(16);
    let bytes = link.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let pair = bytes.get(at + 1).zip(bytes.get(at + 2)).filter(|_| bytes[at] == b'%');
        let value = pair.and_then(|(a, b)| Some(hex(*a)? * 16 + hex(*b)?));
        out.push(value.map_or(bytes[at], |value| value as u8));
        at += if value.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&out).into_owned()
}
