//! Twice the text takes about twice the work, whatever it is: nothing is read again for each line behind it.
use super::{Options, Splitter};

/// The work for a text with this many of a piece between its beginning and its end.
fn work(begin: &str, piece: &str, end: &str, count: usize) -> usize {
    let text = format!("{begin}{}{end}", piece.repeat(count));
    let mut splitter = Splitter::of(&text, Options::default());
    let mut work = 0;
    for line in text.split_inclusive('\n') {
        splitter.push(line, &mut |_| {});
        work = work.max(splitter.bytes_read());
    }
    work
}

const GRID: &str = "1...\n..3.\n.2..\n...4\n";
const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

#[test]
fn twice_the_text_takes_about_twice_the_work() {
    let row = "5 3 . | . 7 . | . . .\n";
    for (begin, piece, end) in [
        ("12\n", "\n", "12\n"),
        ("12\n", " \n\n", "12\n"),
        ("", "12\n\n", ""),
        ("", "12\n\n\n\n", ""),
        (GRID, "\n", GRID),
        ("", "1...\n..3.\n.2..\n...4\n\n", ""),
        (GRID, "\ncage 5: r1c1 r1c2\n", ""),
        (GRID, "cage 5: r1c1 r1c2\n", ""),
        (GRID, "# a comment\n", ""),
        (GRID, "\n# a comment\n", ""),
        ("", "# a\n12\n", ""),
        ("", "Title of it\n12\n", ""),
        ("", "Title of it\n", ""),
        ("", "[Puzzle]\n12..\n", ""),
        (row, "------+-------+------\n", row),
        ("", row, ""),
        ("", "------+-------+------\n", ""),
        ("", LINE, ""),
        ("puzzle,solution\n", LINE, ""),
        ("```\n", "12\n\n", "```\n"),
        ("", "> 12\n>\n", ""),
        (".~R1C1_5\n", ".Cage~5~R1C1~R1C2\n", ""),
        (".~R1C1_5\n", "\n.Cage~5~R1C1~R1C2\n", ""),
        ("<opensudoku>", "<game data=\"\"/>\n", "</opensudoku>"),
        ("<opensudoku>", "<!-- -->\n", "</opensudoku>"),
        ("{\"puzzle\":[", "1,\n", "1]}"),
        ("[", "{\"puzzle\":\"1\"},\n", "]"),
    ] {
        let (one, two) = (work(begin, piece, end, 1_200), work(begin, piece, end, 2_400));
        assert!(two <= 3 * one + 10_000, "{begin:?} {piece:?}: {one} and {two} bytes");
    }
}
