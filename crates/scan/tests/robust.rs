//! No bytes and no pixels make the reader panic, and nothing takes long.
use crate::damage::damaged;
use whydoku_core::Random;
use whydoku_draw::svg::{self, Look};
use whydoku_exact::Classic;
use whydoku_scan::{FileError, Picture, files, scan};

fn picture_of_a_puzzle() -> Vec<u8> {
    let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle = Classic::from_line(line).unwrap().to_puzzle();
    whydoku_print::png(&svg::drawing(&puzzle, None, &Look::default()), 260).unwrap()
}

/// A grey picture as files of the simplest kinds, with headers written by hand, because there is no
/// encoder here.
fn seeds() -> Vec<Vec<u8>> {
    let gif = b"GIF89a\x02\0\x02\0\x80\0\0\0\0\0\xFF\xFF\xFF,\0\0\0\0\x02\0\x02\0\0\x02\x03\x44\x02\x05\0;";
    let jpeg = b"\xFF\xD8\xFF\xE1\0\x22Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0\xFF\xC0\0\x0B\x08\0\x08\0\x08\x01\x01\x11\0\xFF\xDA\0\x08\x01\x01\0\0\x3F\0\xFF\xD9";
    let webp = b"RIFF\x1A\0\0\0WEBPVP8L\x0D\0\0\0\x2F\0\0\0\x10\x07\x10\x11\x11\x88\x88\xFE\x07\0";
    vec![picture_of_a_puzzle(), gif.to_vec(), jpeg.to_vec(), webp.to_vec()]
}

#[test]
fn mutated_files_are_refused_or_read() {
    let seeds = seeds();
    let mut random = Random::new(24);
    let mut refused = 0;
    for round in 0..4000 {
        let bytes = damaged(&seeds[round % seeds.len()], &mut random);
        match files::decode(&bytes) {
            Ok(picture) if round % 40 == 0 => drop(scan(&picture)),
            Ok(_) => {}
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(refused > 2000);
}

#[test]
fn noise_and_stripes_are_scanned_without_a_panic() {
    let mut random = Random::new(7);
    for (width, height) in [(1, 1), (2, 900), (900, 2), (30, 30), (301, 200), (640, 480)] {
        let noise = (0..width * height).map(|_| random.next_u64() as u8).collect();
        let picture = Picture::grey(width, height, noise).unwrap();
        assert!(scan(&picture).iter().all(|grid| grid.cells.len() == 81));
        let stripes = (0..width * height).map(|at| if at % 7 < 3 { 0 } else { 255 }).collect();
        drop(scan(&Picture::grey(width, height, stripes).unwrap()));
    }
}

#[test]
fn the_same_picture_gives_the_same_reading() {
    let picture = files::decode(&picture_of_a_puzzle()).unwrap();
    let (first, second) = (scan(&picture), scan(&picture));
    assert_eq!(first.len(), 1);
    assert_eq!(first[0].cells, second[0].cells);
}

#[test]
fn a_picture_that_ends_early_is_damaged() {
    let bytes = picture_of_a_puzzle();
    let cut = files::decode(&bytes[..bytes.len() / 2]);
    assert!(matches!(cut, Err(FileError::Damaged { .. })), "{cut:?}");
}
