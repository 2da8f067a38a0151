//! Any text that is repeated: twice as many repetitions take about twice the work, whatever stands before and behind them.
use whydoku_formats::{Options, Splitter};

/// Longer pieces would only be slower.
const LONGEST: usize = 120;
/// How many bytes the repetitions have the first time, at least: enough for work that grows with the square to show.
const BYTES: usize = 16_000;
/// What the beginning and the end may cost, and a puzzle that is just not finished.
const SPARE: usize = 40_000;

/// Tries one input: its first two bytes say where the piece that is repeated begins and ends.
pub fn trial(data: &[u8]) {
    let Some((&[begin, length], text)) = data.split_first_chunk() else { return };
    let text = String::from_utf8_lossy(&text[..text.len().min(4 * LONGEST)]);
    let begin = text.floor_char_boundary(usize::from(begin).min(text.len()));
    let end = (begin + usize::from(length).min(LONGEST)).min(text.len());
    let end = text.floor_char_boundary(end).max(begin);
    let parts = (&text[..begin], &text[begin..end], &text[end..]);
    let times = BYTES / (end - begin).max(1);
    let (one, two) = (work(parts, times), work(parts, 2 * times));
    assert!(two <= 3 * one + SPARE, "{parts:?}: {one} bytes, then {two}");
}

/// The bytes that are read as puzzles.
fn work((begin, piece, end): (&str, &str, &str), times: usize) -> usize {
    let text = format!("{begin}{}{end}", piece.repeat(times));
    let mut splitter = Splitter::of(&text, Options::default());
    for line in text.split_inclusive('\n') {
        splitter.push(line, &mut |_| {});
    }
    splitter.bytes_read()
}
