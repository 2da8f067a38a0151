//! Pages of documents that hold a grid neither as text nor as a picture that is decoded: with the feature
//! `outlines` they are painted and read; without it they are reported.
#![cfg(feature = "pdf")]

use crate::damage::damaged;
use std::fmt::Write;
use whydoku_core::Random;
use whydoku_draw::svg::{self, Look};
use whydoku_exact::Classic;
use whydoku_print::png;
use whydoku_scan::files::decode;
use whydoku_scan::pdf::{Document, PAINTS, Page};
use whydoku_scan::{Picture, scan};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The digits 1 to 9 as lines and curves in a box 60 wide and 100 high, from its bottom left corner.
const DIGITS: [&str; 9] = [
    "14 78 m 36 98 l 36 0 l",
    "6 73 m 6 90 16 100 30 100 c 45 100 55 90 55 74 c 55 58 42 45 6 0 c 56 0 l",
    "6 82 m 10 94 18 100 30 100 c 45 100 53 90 53 76 c 53 62 43 53 26 53 c 45 53 56 43 56 27 c 56 10 44 0 29 0 c \
     16 0 8 6 4 18 c",
    "44 0 m 44 100 l 3 30 l 58 30 l",
    "52 100 m 14 100 l 9 54 l 15 60 22 63 31 63 c 47 63 57 50 57 32 c 57 12 46 0 29 0 c 16 0 8 6 4 17 c",
    "51 86 m 46 95 40 100 31 100 c 14 100 4 80 4 42 c 4 16 14 0 31 0 c 47 0 57 13 57 31 c 57 49 47 60 32 60 c \
     18 60 8 50 4 36 c",
    "4 100 m 56 100 l 22 0 l",
    "30 54 m 15 54 8 64 8 76 c 8 90 16 100 30 100 c 44 100 52 90 52 76 c 52 64 45 54 30 54 c 14 54 4 42 4 27 c \
     4 10 14 0 30 0 c 46 0 56 10 56 27 c 56 42 46 54 30 54 c h",
    "9 14 m 14 5 20 0 29 0 c 46 0 56 20 56 58 c 56 84 46 100 29 100 c 13 100 3 87 3 69 c 3 51 13 40 28 40 c \
     42 40 52 50 56 64 c",
];

/// A page whose content is these operations, with more objects, numbered from 5 on.
fn document(content: &str, resources: &str, objects: &[u8]) -> Vec<u8> {
    let mut bytes = format!(
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n\
         2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n\
         3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<{resources}>>>>endobj\n\
         4 0 obj<</Length {}>>stream\n{content}\nendstream endobj\n",
        content.len()
    )
    .into_bytes();
    bytes.extend_from_slice(objects);
    bytes.extend_from_slice(b"\ntrailer<</Root 1 0 R>>\n");
    bytes
}

/// The lines of a grid with its lower left corner at this place.
fn lines((left, low): (u32, u32), cell: u32) -> String {
    let mut out = String::new();
    let end = 9 * cell;
    for line in 0..=9 {
        let (at, width) = (line * cell, if line % 3 == 0 { 2.0 } else { 0.6 });
        let (x, y, right, high) = (left + at, low + at, left + end, low + end);
        writeln!(out, "{width} w {left} {y} m {right} {y} l S {x} {low} m {x} {high} l S").unwrap();
    }
    out
}

/// The digits of a grid, each written by a function of its number, its size and its place.
fn digits(
    (left, low): (u32, u32),
    cell: u32,
    write: impl Fn(usize, f64, (f64, f64)) -> String,
) -> String {
    let digits = (0..).zip(EASY.chars()).filter_map(|(at, digit)| Some((at, digit.to_digit(10)?)));
    let written = digits.map(|(at, digit): (u32, u32)| {
        let (x, y) = (f64::from(left + at % 9 * cell), f64::from(low + (8 - at / 9) * cell));
        let cell = f64::from(cell);
        write(digit as usize, 0.5 * cell, (x + 0.35 * cell, y + 0.25 * cell))
    });
    written.collect()
}

fn outlines(place: (u32, u32), cell: u32) -> String {
    let drawn = digits(place, cell, |digit, size, (x, y)| {
        let (size, shape) = (size / 100.0, DIGITS[digit - 1]);
        format!("q {size} 0 0 {size} {x} {y} cm 13 w 1 J 1 j {shape} S Q\n")
    });
    lines(place, cell) + &drawn
}

fn puzzle() -> Classic {
    Classic::from_line(EASY.as_bytes()).unwrap()
}

fn first_page(bytes: Vec<u8>) -> (Document, Page) {
    let document = Document::open(bytes).unwrap();
    let page = document.page(0);
    (document, page)
}

/// The page has nothing that can be read at once. If it can be painted, the puzzle is read from that.
fn check(bytes: Vec<u8>, count: usize) {
    if let Some(picture) = painted(bytes, count) {
        assert_eq!(picture.height(), 3000);
    }
}

/// The same for a scanned page with a square picture: the paper around it is cut off.
fn check_scanned(bytes: Vec<u8>) {
    if let Some(picture) = painted(bytes, 1) {
        let (width, height) = (picture.width(), picture.height());
        assert!(width.abs_diff(height) <= 2 && width < 2120, "{width} by {height}");
    }
}

fn painted(bytes: Vec<u8>, count: usize) -> Option<Picture> {
    let (document, page) = first_page(bytes);
    assert!(page.printed.is_empty() && page.pictures.is_empty() && page.has_more);
    let painted = document.painted(0);
    assert_eq!(painted.is_some(), PAINTS);
    if let Some(picture) = &painted {
        let grids = scan(picture);
        assert_eq!(grids.len(), count);
        for grid in &grids {
            assert_eq!(grid.numbers(), *puzzle().numbers());
            assert!(grid.is_sure());
        }
    }
    painted
}

#[test]
fn digits_drawn_as_outlines_are_painted() {
    check(document(&outlines((70, 300), 50), "", b""), 1);
    let places = [(40, 500), (320, 500), (40, 120), (320, 120)];
    let four: String = places.iter().map(|place| outlines(*place, 26)).collect();
    check(document(&four, "", b""), 4);
}

/// Runs of white and black pixels in the code of fax machines (CCITT group 3), of which only a few words
/// are used: long runs are made of short ones, with runs of no pixels between them.
fn fax(pixels: &[u8], width: usize) -> Vec<u8> {
    const NONE: [&str; 2] = ["00110101", "0000110111"];
    const ONE: [&str; 2] = ["000111", "010"];
    const SIXTY_FOUR: [&str; 2] = ["11011", "0000001111"];
    let mut bits = String::new();
    for row in pixels.chunks(width) {
        let mut colour = 0;
        for run in row.chunk_by(|one, next| (*one < 128) == (*next < 128)) {
            let is_black = usize::from(run[0] < 128);
            if colour != is_black {
                bits += NONE[colour];
            }
            for _ in 0..run.len() / 64 {
                bits += SIXTY_FOUR[is_black];
            }
            bits += NONE[is_black];
            for _ in 0..run.len() % 64 {
                bits += NONE[1 - is_black];
                bits += ONE[is_black];
            }
            colour = 1 - is_black;
        }
    }
    let byte = |bits: &[u8]| bits.iter().fold(0, |byte, bit| byte << 1 | (bit - b'0'));
    bits.as_bytes().chunks(8).map(|bits| byte(bits) << (8 - bits.len())).collect()
}

/// A page that is a picture packed as fax.
fn faxed() -> Vec<u8> {
    let drawing = svg::drawing(&puzzle().to_puzzle(), None, &Look::default());
    let picture = decode(&png(&drawing, 600).unwrap()).unwrap();
    let (width, height) = (picture.width(), picture.height());
    let packed = fax(picture.pixels(), width);
    let dict = format!(
        "/Subtype/Image/Width {width}/Height {height}/ColorSpace/DeviceGray/BitsPerComponent 1\
         /Filter/CCITTFaxDecode/DecodeParms<</K 0/Columns {width}/Rows {height}>>/Length {}",
        packed.len()
    );
    let object =
        [format!("5 0 obj<<{dict}>>stream\n").as_bytes(), &packed, b"\nendstream endobj"].concat();
    document("q 500 0 0 500 40 300 cm /F Do Q", "/XObject<</F 5 0 R>>", &object)
}

#[test]
fn a_scanned_page_packed_as_fax_is_painted() {
    check_scanned(faxed());
}

/// Pictures of the drawn puzzle, packed by `opj_compress`, `ppm2tiff` and `jbig2enc` (once as a whole, once by symbols).
const PACKED: [&[u8]; 4] = [
    include_bytes!("packed/jpeg-2000.pdf"),
    include_bytes!("packed/ccitt-group-4.pdf"),
    include_bytes!("packed/jbig2.pdf"),
    include_bytes!("packed/jbig2-symbols.pdf"),
];

#[test]
fn pages_packed_by_other_programs_are_painted() {
    for page in PACKED {
        check_scanned(page.to_vec());
    }
}

#[test]
fn digits_of_a_font_that_does_not_name_them_are_painted() {
    let mut objects = "5 0 obj<</Type/Font/Subtype/Type3/FontBBox[0 0 60 100]/FontMatrix[.01 0 0 .01 0 0]\
        /FirstChar 49/LastChar 57/Widths[60 60 60 60 60 60 60 60 60]\
        /Encoding<</Differences[49/x1/x2/x3/x4/x5/x6/x7/x8/x9]>>\
        /CharProcs<</x1 6 0 R/x2 7 0 R/x3 8 0 R/x4 9 0 R/x5 10 0 R/x6 11 0 R/x7 12 0 R/x8 13 0 R/x9 14 0 R>>>>endobj\n"
        .to_owned();
    for (number, shape) in (6..).zip(DIGITS) {
        let drawn = format!("60 0 d0 13 w 1 J 1 j {shape} S");
        let length = drawn.len();
        writeln!(objects, "{number} 0 obj<</Length {length}>>stream\n{drawn}\nendstream endobj")
            .unwrap();
    }
    let text = digits((70, 300), 50, |digit, size, (x, y)| {
        format!("BT /F {size} Tf {x} {y} Td ({digit}) Tj ET\n")
    });
    let content = lines((70, 300), 50) + &text;
    check(document(&content, "/Font<</F 5 0 R>>", objects.as_bytes()), 1);
}

#[test]
fn text_and_lines_are_nothing_more() {
    let font = "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>";
    let text = "BT /F 12 Tf 20 20 Td (Minutes of the meeting, page 7) Tj ET 20 100 m 500 100 l S";
    for content in [text.to_owned(), lines((70, 300), 50)] {
        let (_, page) = first_page(document(&content, font, b""));
        assert!(page.printed.is_empty() && !page.has_more);
    }
}

#[test]
fn documents_that_might_need_unbounded_memory_are_not_painted() {
    let grid = outlines((70, 300), 50);
    let tiles = b"5 0 obj<</Type/Pattern/PatternType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Length 1>>stream\n \nendstream endobj";
    let huge =
        b"5 0 obj<</Subtype/Image/Width 60000/Height 60000/Length 1>>stream\n \nendstream endobj";
    for object in [&tiles[..], huge] {
        let (document, page) = first_page(document(&grid, "", object));
        assert!(page.has_more && document.painted(0).is_none());
    }
    let (_, page) = first_page(document(&format!("{grid} /F Do"), "/XObject<</F 5 0 R>>", huge));
    assert!(!page.has_more);
}

#[test]
fn damaged_documents_are_refused_or_painted() {
    let whole = [document(&outlines((70, 300), 50), "", b""), faxed()];
    let mut random = Random::new(24);
    for nth in 0..60 {
        let bytes = damaged(&whole[nth % whole.len()], &mut random);
        let Ok(document) = Document::open(bytes) else { continue };
        for page in (0..document.pages().min(4)).filter(|page| document.page(*page).has_more) {
            drop(document.painted(page));
        }
    }
}
