//! Any text as puzzles to be printed, drawn, turned and brought into canonical form. The first line holds
//! title, name, level and link; the rest are the puzzles.
use whydoku_canon::{Map, canonical, is_consistent};
use whydoku_core::{Puzzle, Random, Symmetry};
use whydoku_draw::svg::{Look, Show, drawing};
use whydoku_exact::Classic;
use whydoku_formats::{Layout, Options, ParseError, Parsed, Splitter};
use whydoku_print::{Booklet, PaperSize, PerPage, Sheet, booklet, png};

/// Larger boards only take longer.
const MOST_DIGITS: usize = 16;

/// Tries one input.
pub fn trial(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let text = String::from_utf8_lossy(rest);
    let (words, puzzles) = text.split_once('\n').unwrap_or(("", &text));
    let mut sheets = Vec::new();
    let mut take = |found: Result<Parsed, ParseError>| {
        let Ok(parsed) = found else { return };
        if parsed.puzzle.shape().side() <= MOST_DIGITS && sheets.len() < 5 {
            turned(&parsed.puzzle, u64::from(choice));
            let words = Some(words.to_owned());
            let (name, level, link) = (words.clone(), words.clone(), words);
            sheets.push(Sheet {
                puzzle: parsed.puzzle,
                name,
                level,
                stars: None,
                solution: None,
                link,
            });
        }
    };
    let mut splitter = Splitter::new(Layout::of(puzzles, &Options::default()), Options::default());
    splitter.push(puzzles, &mut take);
    splitter.finish(&mut take);
    let layouts = [1, 2, 4, 6, 9];
    let style = Booklet {
        title: words.to_owned(),
        per_page: PerPage::new(layouts[usize::from(choice) % 5]).expect("a layout"),
        paper: if choice & 64 == 0 { PaperSize::A4 } else { PaperSize::LETTER },
        large: choice & 32 != 0,
        candidates: choice & 128 != 0,
        ..Booklet::default()
    };
    assert!(booklet(&sheets, &style).starts_with(b"%PDF-"));
    if let Some(sheet) = sheets.first() {
        let shows = [Show::Digits, Show::Candidates, Show::Levels];
        let look = Look { show: shows[usize::from(choice) % 3], ..Look::default() };
        assert!(png(&drawing(&sheet.puzzle, None, &look), 60).is_ok());
    }
}

/// Turned or relabelled puzzles have the same canonical form.
fn turned(puzzle: &Puzzle, seed: u64) {
    let mut random = Random::new(seed);
    let symmetry = Symmetry::random(puzzle.shape(), &mut random);
    assert_eq!(symmetry.puzzle(puzzle).given_count(), puzzle.given_count());
    if let Some(classic) = Classic::from_puzzle(puzzle) {
        let found = canonical(classic.numbers());
        assert_eq!(found.map.apply(classic.numbers()), found.form);
        if !is_consistent(classic.numbers()) {
            assert_eq!(found.form, *classic.numbers());
            return;
        }
        let other = Map::random(&mut random).apply(classic.numbers());
        assert_eq!(canonical(&other).form, found.form);
    }
}
