//! What a part of a page is, for screen readers.

/// The role of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// The heading of a part of the document; also a bookmark.
    Part,
    /// The heading of a puzzle or of a step.
    Heading,
    Paragraph,
    /// A line of the table of contents.
    Entry,
    /// A picture; its text says what it shows.
    Picture,
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub(crate) role: Role,
    /// The heading as a bookmark, or what a picture shows.
    pub(crate) text: String,
}
