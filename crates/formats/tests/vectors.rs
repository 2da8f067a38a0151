//! The strings of other programs, as those programs write them: each is read as the puzzle P, and
//! written byte for byte.
use crate::common::{P, p, read};
use whydoku_core::{Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_formats::{Format, Meta, Options, export, parse};

/// P with every candidate that its givens leave.
fn position() -> Puzzle {
    let mut puzzle = p();
    let givens = p();
    let shape = givens.shape();
    for cell in shape.cells().filter(|cell| givens.digit(*cell).is_none()) {
        let free = |digit: &Digit| {
            shape.cells().all(|c| givens.digit(c) != Some(*digit) || !shape.are_peers(cell, c))
        };
        let left: DigitSet = shape.digits().filter(free).collect();
        puzzle.set(cell, Entry::Candidates(left));
    }
    puzzle
}

fn written(puzzle: &Puzzle, style: Format) -> String {
    export(puzzle, &Meta::default(), style).unwrap_or_else(|error| panic!("{style:?}: {error}"))
}

#[test]
fn givens_match_the_strings_of_other_programs() {
    let rows = [
        (Format::SDM, Format::LINE, P),
        (
            Format::SUDOKUWIKI,
            Format::SUDOKUWIKI,
            "S9B050300000700000000060000010905000000000908000000000600080000000600000003040000080003000001070000000200000006000600000000020800000000040109000005000000000800000709",
        ),
        (
            Format::TATHAM,
            Format::TATHAM,
            "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9",
        ),
        (Format::GNOME, Format::GNOME, "#66QQ%=mLJ]*lR%C!Op\"bHn0E&h5$@fMF,Uq"),
        (Format::SCF, Format::SUDOKUPAD, "scf5NlQ19j9mGca3OIN1bWGk2m41TjS79"),
        (
            Format::CLASSIC,
            Format::SUDOKUPAD,
            "classic53C7E6C195E98E6B8D6D34C8B3C17D2D6B6E28E419C5E8C79",
        ),
        (
            Format::HODOKU,
            Format::HODOKU,
            ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::",
        ),
        (
            Format::FPUZZLES,
            Format::FPUZZLES,
            "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZY8qhAGZ6jFu04wewKVJClK1AOwimreB268ZWrQF1khOf2oA2FWPUTt03kYUIAjObUbJt+QKTPxmvvdrelr7WXPqEsh7UKOiiLlbuxggAHIGuITo2fp5mMao+btJhWdQpuRZpGdZ22anxmVWRQrXcRdXUACzNBQ2J8KUMeUHdCf7CZXHBGW2OXaEGxQjK4/npmdPwAEyzlVON8DkD5VZFEb0HsSs79SOeW8tDp/79Fw9686vrnfcVC/BO33V1tFDhNhms9nQAS13ldHp5noMfj1/EsQZdfsCXmldLouEA===",
        ),
        (
            Format::SUDOKUWIKI_LINK,
            Format::LINE,
            "https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079",
        ),
    ];
    for (style, format, text) in rows {
        let parsed = read(text);
        assert_eq!((parsed.puzzle, parsed.format), (p(), format), "{text}");
        assert_eq!(parsed.warnings, [], "{text}");
        assert_eq!(written(&p(), style), text, "{style:?}");
    }
}

#[test]
fn candidates_match_the_strings_of_sudokuwiki() {
    let b = "S9B05030t1g0758bf7x4c062k2k010905660w640l09080o0u0s33062k0811859u062ja28c03041090080y039u8401070z8782020rbu8a067r06a72u122a02080q0o5w2g0401091i0m050p191d20081g1r0709";
    let one = "11090m2441akoigm8k214k4k03g111co0sck06g1810c0o0k5q214k8116h6l0214ilghk090h14j4811009l0h4034112hah0050ipghg21ga21lq58184005810g0cc44c0h03g12808110e1m1u3c81242q41g1";
    for (style, format, text) in [
        (Format::SUDOKUWIKI, Format::SUDOKUWIKI, b),
        (Format::SUDOKUWIKI_1, Format::SUDOKUWIKI_1, one),
    ] {
        let parsed = read(text);
        assert_eq!((&parsed.puzzle, parsed.format), (&position(), format), "{text}");
        assert_eq!(written(&position(), style), text);
    }
    let zero = written(&position(), Format::SUDOKUWIKI_0);
    assert!(zero.starts_with("16,4,11,34,64,170,393,267,138,32,"), "{zero}");
    assert_eq!(read(&zero).puzzle, position());
}

#[test]
fn candidates_are_written_with_a_place_for_each_and_read_back() {
    let text = written(&position(), Format::CANDIDATES);
    assert!(text.starts_with("....5......3......12.4....."), "{text}");
    assert_eq!((text.len(), read(&text).puzzle), (729, position()));
}

#[test]
fn small_fpuzzles_are_read_or_refused() {
    let four = read(
        "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL5SBC8UKFcgA=",
    );
    let mut expected = Puzzle::empty(Shape::square(4).unwrap());
    expected.set(whydoku_core::Cell::new(0), Entry::Given(Digit::new(0)));
    assert_eq!(four.puzzle, expected);
    let three =
        parse("N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==", &Options::default());
    assert!(three.unwrap_err().to_string().contains("side 3"));
}
