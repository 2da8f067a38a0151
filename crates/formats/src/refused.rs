//! Formats that are recognised but not read: a name is better than a miscounted cell.

/// Beginnings that no puzzle in plain text has, and the formats they belong to.
const BEGINNINGS: [(&str, &str); 5] = [
    ("PK\u{3}\u{4}", "a packed file (zip, as HoDoKu's .hsol is)"),
    ("BZh", "a packed file (bzip2, as catalogues .sudz are)"),
    ("\u{1f}", "a packed file (gzip)"),
    ("m=edit&p=", "a drawing of Penpa"),
    ("m=solve&p=", "a drawing of Penpa"),
];

/// What the text is, if it is of a format that is not read.
pub(crate) fn name_of(body: &str) -> Option<&'static str> {
    let link = (body.contains("://") || body.starts_with("#m="))
        && ["#m=edit&p=", "#m=solve&p="].iter().any(|part| body.contains(part));
    if body.starts_with('<') {
        let saved = body.contains("<java") && body.contains("java.beans.XMLDecoder");
        return saved.then_some("a saved game of HoDoKu (.hsol)");
    }
    let beginning = || BEGINNINGS.iter().find(|(start, _)| body.starts_with(start));
    if link { Some("a drawing of Penpa") } else { beginning().map(|&(_, name)| name) }
}
