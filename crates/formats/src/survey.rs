//! Counts that distinguish the formats, taken once.
use crate::lex::{Token, is_bar, pieces, symbols, words};
use crate::text::Text;

/// What the rows of a text look like.
#[derive(Debug)]
pub(crate) struct Survey<'a> {
    /// Cells of each row, taken as one character each.
    pub(crate) symbols: Vec<Vec<Token<'a>>>,
    /// Words of each row.
    pub(crate) words: Vec<Vec<Token<'a>>>,
    /// Characters of the longest word.
    pub(crate) longest_word: usize,
    /// The usual number of words in a row.
    pub(crate) word_mode: usize,
    /// The usual number of cells in a row, taken as one character each.
    pub(crate) symbol_mode: usize,
    /// The usual number of pieces between bars; 0 when most rows have no bar.
    pub(crate) piece_mode: usize,
}

impl<'a> Survey<'a> {
    pub(crate) fn new(text: &Text<'a>) -> Self {
        let symbols: Vec<_> = text.rows.iter().map(symbols).collect();
        let words: Vec<_> = text.rows.iter().map(words).collect();
        let longest_word =
            words.iter().flatten().map(|word| word.text.chars().count()).max().unwrap_or(0);
        let counts = |rows: &[Vec<Token<'_>>]| mode(&rows.iter().map(Vec::len).collect::<Vec<_>>());
        let piece_counts: Vec<usize> = text
            .rows
            .iter()
            .map(|row| if row.content.contains(is_bar) { pieces(row).len() } else { 0 })
            .collect();
        Self {
            longest_word,
            word_mode: counts(&words),
            symbol_mode: counts(&symbols),
            piece_mode: mode(&piece_counts),
            symbols,
            words,
        }
    }
    /// How many rows there are.
    pub(crate) fn rows(&self) -> usize {
        self.symbols.len()
    }
    /// Whether there are as many words in a row as there are rows, some of them with several characters, or as
    /// many pieces between bars.
    pub(crate) fn has_words_for_cells(&self) -> bool {
        (self.is_square(self.word_mode) && self.longest_word > 1)
            || (self.piece_mode >= 4 && self.is_square(self.piece_mode))
    }
    /// Whether `count` cells a row would make a square board, or one that lacks a line or has one
    /// too many.
    pub(crate) fn is_square(&self, count: usize) -> bool {
        count >= 4 && self.rows() >= 3 && count.abs_diff(self.rows()) <= 1
    }
}

/// The most frequent of some counts; the larger of two that are equally frequent.
pub(crate) fn mode(counts: &[usize]) -> usize {
    let mut sorted = counts.to_vec();
    sorted.sort_unstable();
    let runs = sorted.chunk_by(|a, b| a == b);
    runs.max_by_key(|run| run.len()).and_then(<[usize]>::first).copied().unwrap_or(0)
}
