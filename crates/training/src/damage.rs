//! A campaign with damaged files: `cargo xtask damage-pictures`. Every file is refused or read, in bounded
//! processor time, and nothing panics.
use cpu_time::ThreadTime;
use std::fs;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};
use whydoku_core::Random;
use whydoku_scan::pdf::Document;
use whydoku_scan::{FileKind, Picture, files, scan};

/// Larger files of the folder are not used: whatever breaks a decoder fits into a small file.
const MOST_BYTES: usize = 40_000;
/// How many files of each kind are used, each damaged many times.
const SEEDS: usize = 6;
/// One in this many pictures is read if it can still be decoded.
const READ: usize = 10;
/// The time limit for a file, in processor time: other programs may be running.
const LONGEST: Duration = Duration::from_secs(2);
/// A file that took longer is read again up to this many times, and the shortest time counts: other programs take away
/// caches and half of each core, too.
const AGAIN: usize = 3;

/// Small files of kinds that the folder may lack.
const GIF: &[u8] =
    b"GIF89a\x02\0\x02\0\x80\0\0\0\0\0\xFF\xFF\xFF,\0\0\0\0\x02\0\x02\0\0\x02\x03\x44\x02\x05\0;";
const PDF: &[u8] = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n\
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n\
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F \
    <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj\n\
    4 0 obj<</Length 81>>stream\n\
    q 2 w 10 10 m 190 10 l S BT /F 12 Tf 20 20 Td (7) Tj 20 0 Td (3) Tj ET 5 5 50 50 re f Q\n\
    endstream endobj\ntrailer<</Root 1 0 R>>\n";

/// A document whose page must be painted, with curves, a clip, a font and a group. It is, if the feature
/// `outlines` is on.
const CURVES: &[u8] = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n\
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n\
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F \
    <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/XObject<</G 5 0 R>>>>>>endobj\n\
    4 0 obj<</Length 212>>stream\n\
    q 5 5 180 180 re W n 0.2 0.4 0.6 rg 9 w 1 J 9 9 m 0 20 40 60 80 90 c S 20 9 m 0 20 40 60 80 90 c f Q\n\
    [4 2] 0 d 30 9 m 0 20 40 60 80 90 c S 40 9 m 0 20 40 60 80 90 c B BT /F 12 Tf 20 20 Td (7) Tj ET /G Do \n\
    endstream endobj\n5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 90 90]/Group<</S/Transparency>>\
    /Length 41>>stream\n0.5 g 1 0 0 1 30 30 cm 0 0 40 40 re f*   \nendstream endobj\n\
    trailer<</Root 1 0 R>>\n";

/// The results so far.
#[derive(Default)]
struct Tally {
    refused: usize,
    decoded: usize,
    read: usize,
    panicked: Vec<String>,
    slow: Vec<String>,
    longest: Duration,
    most_pixels: usize,
}

/// Makes damaged files from those of the folder, and reads those with the given numbers. A file depends on its number and
/// the seed alone.
///
/// # Errors
/// When the folder cannot be read, or a file caused a panic or took too long.
pub(crate) fn campaign(folder: &Path, numbers: Range<usize>, seed: u64) -> Result<String, String> {
    let seeds = seeds(folder)?;
    let mut random = Random::new(seed);
    let mut tally = Tally::default();
    let start = Instant::now();
    for nth in 0..numbers.end {
        let (name, bytes) = &seeds[nth % seeds.len()];
        let bytes = damaged(bytes, &mut random);
        if !numbers.contains(&nth) {
            continue;
        }
        let once = || {
            let begun = ThreadTime::now();
            let done = catch_unwind(AssertUnwindSafe(|| read(&bytes, nth % READ == 0)));
            (begun.elapsed(), done)
        };
        let (mut took, done) = once();
        for _ in 0..AGAIN {
            if took > LONGEST {
                took = took.min(once().0);
            }
        }
        tally.longest = tally.longest.max(took);
        if took > LONGEST {
            tally.slow.push(format!("{name}, file {nth}: {} ms", took.as_millis()));
        }
        match done {
            Ok(Some((pixels, was_read))) => {
                tally.decoded += 1;
                tally.read += usize::from(was_read);
                tally.most_pixels = tally.most_pixels.max(pixels);
            }
            Ok(None) => tally.refused += 1,
            Err(_) => tally.panicked.push(format!("{name}, file {nth}: panic")),
        }
    }
    let Tally { refused, decoded, read, panicked, slow, longest, most_pixels } = tally;
    let told = format!(
        "{} damaged files made of {} (seed {seed}): {refused} refused, {decoded} decoded, of which {read} were \
         read; {} panics; longest {} ms, {} took more than 2 s; at most {most_pixels} pixels; {} s in all",
        numbers.len(),
        seeds.len(),
        panicked.len(),
        longest.as_millis(),
        slow.len(),
        start.elapsed().as_secs(),
    );
    let faults = [panicked, slow].concat();
    if faults.is_empty() { Ok(told) } else { Err(format!("{told}\n{}", faults.join("\n"))) }
}

/// Some small files of every kind.
fn seeds(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, String> {
    let fault = |error| format!("{}: {error}", folder.display());
    let mut names: Vec<_> = fs::read_dir(folder)
        .and_then(Iterator::collect::<std::io::Result<Vec<_>>>)
        .map_err(fault)?
        .into_iter()
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    names.sort();
    let own = [("a GIF", GIF), ("a PDF", PDF), ("a PDF with curves", CURVES)];
    let mut seeds: Vec<_> = own.map(|(name, file)| (name.to_owned(), file.to_vec())).into();
    let mut kinds: Vec<FileKind> = Vec::new();
    for path in names {
        let bytes = fs::read(&path).map_err(fault)?;
        let Some(kind) = FileKind::of(&bytes).filter(|_| bytes.len() <= MOST_BYTES) else {
            continue;
        };
        if kinds.iter().filter(|other| **other == kind).count() < SEEDS {
            kinds.push(kind);
            seeds.push((path.display().to_string(), bytes));
        }
    }
    Ok(seeds)
}

/// A file with some bytes changed, more of them near its start, where sizes are stored.
fn damaged(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=random.below(8) {
        let reach = if random.below(2) == 0 { bytes.len() } else { bytes.len().min(400) };
        let at = random.below(reach);
        match random.below(6) {
            0 => bytes[at] = random.next_u64() as u8,
            1 => bytes[at] ^= 1 << random.below(8),
            2 if random.below(4) == 0 => bytes.truncate(at.max(12)),
            3 => bytes.insert(at, [0, 255, 127][random.below(3)]),
            4 => drop(bytes.remove(at.min(bytes.len() - 12))),
            _ => bytes[at] = [0, 255][random.below(2)],
        }
    }
    bytes
}

/// The number of pixels of a file, and whether it was read; `None` if it was refused.
fn read(bytes: &[u8], is_read: bool) -> Option<(usize, bool)> {
    let area = |picture: &Picture| picture.width() * picture.height();
    if FileKind::of(bytes) == Some(FileKind::Pdf) {
        let document = Document::open(bytes.to_vec()).ok()?;
        let pictures = (0..document.pages().min(3)).flat_map(|number| {
            let page = document.page(number);
            let painted = page.has_more.then(|| document.painted(number)).flatten();
            page.pictures.into_iter().chain(painted)
        });
        return Some((pictures.map(|picture| area(&picture)).sum(), false));
    }
    let picture = files::decode(bytes).ok()?;
    if is_read {
        drop(scan(&picture));
    }
    Some((area(&picture), is_read))
}
