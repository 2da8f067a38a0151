use super::*;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write;

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

/// So many zeros, packed, a tenth of them at a time.
fn zeros(count: usize) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    (0..10).for_each(|_| encoder.write_all(&vec![0; count / 10]).unwrap());
    encoder.finish().unwrap()
}

/// A document with one part, whose dictionary contains these entries.
fn document(entries: &str, part: &[u8]) -> Vec<u8> {
    let start = format!("%PDF-1.5\n7 0 obj<<{entries}/Length {}>>stream\n", part.len());
    [start.as_bytes(), part, b"\nendstream endobj"].concat()
}

const HOLDER: &str = "/Type/ObjStm/N 2/First 9";

fn too_much(filters: &str, part: &[u8]) -> bool {
    is_too_much(&document(&format!("{HOLDER}/Filter{filters}"), part))
}

#[test]
fn every_layer_of_a_part_that_holds_objects_is_measured() {
    let large = zeros(MOST + 10);
    assert!(too_much("/FlateDecode", &large));
    assert!(too_much("[/FlateDecode/FlateDecode]", &packed(&large)));
    assert!(too_much(
        "[/FlateDecode/FlateDecode/FlateDecode/FlateDecode]",
        &packed(&packed(&packed(&large)))
    ));
    // 128 zeros, and four zeros, for a pair of bytes and for one.
    let runs = packed(&[129, 0].repeat(MOST / 128 + 1));
    assert!(too_much("[/FlateDecode/RunLengthDecode]", &runs));
    assert!(too_much("[/FlateDecode/ASCII85Decode]", &packed(&vec![b'z'; MOST / 4 + 1])));
    assert!(!too_much("/FlateDecode", &zeros(MOST / 2)));
    assert!(!too_much("[/FlateDecode/RunLengthDecode]", &packed(&[129, 0].repeat(9))));
}

#[test]
fn what_cannot_be_measured_counts_as_much_as_it_may_become() {
    // Reserved blocks, as encrypted bytes may have them.
    let damaged = [&[0x78, 0x9C, 7][..], &vec![7; MOST / FLATE_GAIN]].concat();
    assert!(too_much("/FlateDecode", &damaged));
    assert!(!too_much("/FlateDecode", &damaged[..damaged.len() / 2]));
    // It is said elsewhere how the part is packed.
    assert!(too_much(" 5 0 R", b"x"));
    assert!(too_much("[5 0 R/FlateDecode]", b"x"));
    assert!(too_much(&format!("[{}]", "/FlateDecode".repeat(LAYERS + 1)), b"x"));
}

#[test]
fn all_parts_share_the_limit_and_so_do_their_objects() {
    let half = document(&format!("{HOLDER}/Filter/FlateDecode"), &zeros(MOST / 2 + 10));
    assert!(!is_too_much(&half));
    assert!(is_too_much(&half.repeat(2)));
    let many = format!("/Type/ObjStm/N {}/First 9/Filter/FlateDecode", MOST / PACKED_OBJECT);
    assert!(is_too_much(&document(&many, &zeros(MOST / 10))));
    // There are no more objects than there is room for.
    assert!(!is_too_much(&document(&many, &zeros(MOST / 1000))));
    assert!(is_too_much(&b"1 0 obj ".repeat(MOST / PLAIN_OBJECT + 1)));
}

#[test]
fn a_part_that_is_not_unpacked_at_once_is_not_measured() {
    let large = zeros(MOST + 10);
    let picture = document("/Width 9/Filter/FlateDecode", &large);
    assert!(!is_too_much(&picture));
    // A list of places says that objects are in part 7; or it is damaged, so that they may be.
    let places = |entry: &[u8]| {
        let list = document("/Type/XRef/W[1 2 1]/Filter/FlateDecode", entry);
        [&picture[..], &list].concat()
    };
    assert!(is_too_much(&places(&packed(&[2, 0, 7, 0]))));
    assert!(!is_too_much(&places(&packed(&[1, 0, 7, 0, 2, 0, 8, 0]))));
    assert!(is_too_much(&places(&packed(&[2, 0, 8, 0])[..4])));
}

#[test]
fn many_beginnings_are_read_in_bounded_time() {
    // Each begins a text that does not end, or a part that ends where the last one does.
    assert!(is_too_much(&b"1 0 obj<</A(".repeat(100_000)));
    let open = b"1 0 obj<</Length 1>>stream\n\x78\x9C\x01\xFF\xFF\0\0".repeat(20_000);
    assert!(is_too_much(&[&open[..], b"endstream"].concat()));
    let words = b"stream\n\x78\x9C\x01".repeat(100_000);
    assert!(!is_too_much(&words));
}
