//! The name of a format. Its file in `codecs` describes it.

/// A format, identified by its word. The constants name the formats that this crate has; each is
/// made from a row of the list in `codecs.rs`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Format(&'static str);

impl Format {
    pub(crate) const fn new(id: &'static str) -> Self {
        Self(id)
    }
    /// The word for it, which [`str::parse`] reads.
    ///
    /// ```
    /// use whydoku_formats::Format;
    /// assert_eq!("hodoku".parse(), Ok(Format::HODOKU));
    /// assert_eq!(Format::HODOKU.id(), "hodoku");
    /// ```
    pub const fn id(self) -> &'static str {
        self.0
    }
}
