//! What a document takes is bounded where it is taken: no stream, page or document makes the reader unpack or draw
//! more, and a page that needs more is reported.
#![cfg(feature = "pdf")]
use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write as _;
use whydoku_scan::pdf::{Document, Page};

/// So many times the same bytes, packed.
fn packed(bytes: &[u8], times: usize) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    (0..times).for_each(|_| encoder.write_all(bytes).unwrap());
    encoder.finish().unwrap()
}

/// A part: the entries of its dictionary, and its bytes.
type Part = (String, Vec<u8>);

fn flate(bytes: &[u8], times: usize) -> Part {
    ("/Filter/FlateDecode".to_owned(), packed(bytes, times))
}

/// A document with pages that share their content, which is part 4, and more parts.
fn document(pages: usize, resources: &str, parts: &[Part]) -> Document {
    let kids: Vec<String> = (0..pages).map(|at| format!("{} 0 R", 100 + at)).collect();
    let kids = kids.join(" ");
    let mut bytes = format!(
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n\
         2 0 obj<</Type/Pages/Kids[{kids}]/Count {pages}/Resources<<{resources}>>>>endobj\n"
    )
    .into_bytes();
    for at in 0..pages {
        let page = "/Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R";
        writeln!(bytes, "{} 0 obj<<{page}>>endobj", 100 + at).unwrap();
    }
    for (at, (entries, part)) in parts.iter().enumerate() {
        writeln!(bytes, "{} 0 obj<<{entries}/Length {}>>stream", 4 + at, part.len()).unwrap();
        bytes.extend_from_slice(part);
        bytes.extend_from_slice(b"\nendstream endobj\n");
    }
    bytes.extend_from_slice(b"trailer<</Root 1 0 R>>\n");
    Document::open(bytes).unwrap()
}

fn page(resources: &str, parts: &[Part]) -> Page {
    document(1, resources, parts).page(0)
}

/// A grid of 9x9 cells with a digit in each, as operations.
fn grid() -> Vec<u8> {
    let mut drawn = String::from("BT /F 8 Tf ET\n");
    for at in 0..10 {
        let place = 10 + 20 * at;
        let line = format!("{place} 10 m {place} 190 l S 10 {place} m 190 {place} l S\n");
        drawn.push_str(&line);
    }
    for cell in 0..81 {
        let (x, y, digit) = (
            17 + cell % 9 * 20,
            16 + cell / 9 * 20,
            (cell % 9 + cell / 27 + cell / 9 % 3 * 3) % 9 + 1,
        );
        let text = format!("BT /F 12 Tf {x} {y} Td ({digit}) Tj ET\n");
        drawn.push_str(&text);
    }
    drawn.into_bytes()
}

const FONT: &str = "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>";

#[test]
fn a_part_with_several_layers_is_unpacked_within_the_limit() {
    let drawn = |filters: &str, bytes: Vec<u8>| page(FONT, &[(format!("/Filter{filters}"), bytes)]);
    let hexadecimal = |bytes: &[u8]| {
        let hex = bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
        format!("{hex}>").into_bytes()
    };
    for (filters, bytes) in [
        ("/FlateDecode", packed(&grid(), 1)),
        ("[/FlateDecode/FlateDecode]", packed(&packed(&grid(), 1), 1)),
        ("[/ASCIIHexDecode/FlateDecode]", hexadecimal(&packed(&grid(), 1))),
    ] {
        assert_eq!(drawn(filters, bytes).printed.len(), 1, "{filters}");
    }
    let spaces = packed(&vec![b' '; 1 << 20], 300);
    for (filters, bytes) in [
        ("/FlateDecode", spaces.clone()),
        ("[/FlateDecode/FlateDecode/FlateDecode]", packed(&packed(&spaces, 1), 1)),
        ("[/FlateDecode/RunLengthDecode]", packed(&[129, b' '].repeat(1 << 14), 160)),
        ("[/FlateDecode/ASCII85Decode]", packed(&vec![b'z'; 1 << 20], 80)),
        ("[/Fl/Fl/Fl/Fl/Fl]", packed(&grid(), 1)),
    ] {
        let page = drawn(filters, bytes);
        assert!(page.is_too_much, "{filters}");
        assert!(page.printed.is_empty() && page.pictures.is_empty(), "{filters}");
    }
}

#[test]
fn a_page_that_was_not_read_to_its_end_gives_no_grid() {
    // The grid is complete, and after it are more operations, or characters, than a page may have.
    let operations = [&grid()[..], &b"0 0 m ".repeat(1 << 16)].concat();
    assert!(page(FONT, &[flate(&operations, 40)]).is_too_much);
    let text = [&b"BT /F 8 Tf ("[..], &vec![b'1'; 3 << 20], b") Tj ET"].concat();
    let after = page(FONT, &[flate(&[&grid()[..], &text].concat(), 1)]);
    assert!(after.is_too_much && after.printed.is_empty());
    let before = page(FONT, &[flate(&grid(), 1)]);
    assert!(!before.is_too_much && before.printed.len() == 1);
}

#[test]
fn pages_that_share_a_part_take_no_more_than_the_document_may() {
    let hundred_megabytes = flate(&vec![b' '; 1 << 20], 100);
    let document = document(40, FONT, &[hundred_megabytes]);
    let pages: Vec<bool> = (0..40).map(|at| document.page(at).is_too_much).collect();
    let read = pages.iter().take_while(|is_too_much| !*is_too_much).count();
    assert!((5..20).contains(&read), "{read}");
    assert!(pages[read..].iter().all(|is_too_much| *is_too_much));
}

#[test]
fn a_picture_that_is_painted_often_is_unpacked_only_as_often_as_the_page_may() {
    let entries = "/Subtype/Image/Width 7000/Height 7000/BitsPerComponent 8/ColorSpace/DeviceGray";
    // It is short, so that it is no picture, but takes as much work as one.
    let picture = (format!("{entries}/Filter/FlateDecode"), packed(&vec![0; 1 << 20], 40));
    let painted = b"q 200 0 0 200 0 0 cm /P Do Q ".repeat(200);
    let resources = format!("{FONT}/XObject<</P 5 0 R>>");
    let seen = page(&resources, &[flate(&painted, 1), picture.clone()]);
    assert!(seen.printed.is_empty() && seen.pictures.is_empty() && seen.is_too_much);
    // Beside it, a page can be read.
    let both = page(&resources, &[flate(&[painted, grid()].concat(), 1), picture]);
    assert!(both.printed.len() == 1 && !both.is_too_much);
}

#[test]
fn a_table_of_a_font_has_no_more_entries_than_the_page_may() {
    let ranges = b"9 beginbfrange <0> <FFFF> <31> endbfrange ".repeat(1000);
    let font = "/Font<</F<</Type/Font/Subtype/Type0/ToUnicode 5 0 R>>>>";
    let seen = page(font, &[flate(&grid(), 1), flate(&ranges, 1)]);
    assert!(seen.is_too_much);
    let few = page(font, &[flate(&grid(), 1), flate(&ranges[..100], 1)]);
    assert!(!few.is_too_much);
}
