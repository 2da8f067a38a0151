//! How a column is divided among threads.
use super::text::Texts;
use core::ops::Range;

/// Rows that a thread takes at a time: a chunk of the column, and which rows of it. The results do
/// not depend on how many there are.
pub(super) fn jobs(chunks: &[Texts<'_>], rows_at_once: usize) -> Vec<(usize, Range<usize>)> {
    let jobs = |(chunk, texts): (usize, &Texts<'_>)| {
        let rows = texts.len();
        (0..rows)
            .step_by(rows_at_once)
            .map(move |start| (chunk, start..rows.min(start + rows_at_once)))
    };
    chunks.iter().enumerate().flat_map(jobs).collect()
}
