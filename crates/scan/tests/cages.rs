//! Cages in drawn pictures are read back exactly, or they are not sure.
#![allow(clippy::cast_sign_loss, reason = "places of pixels are small numbers")]

use crate::killer;
use whydoku_core::{Kind, Puzzle, Shape};
use whydoku_draw::svg::{self, Look, Theme};
use whydoku_scan::{Grid, Picture, files, scan};

fn drawn(puzzle: &Puzzle, theme: Theme, width: usize) -> Picture {
    let look = Look { theme, ..Look::default() };
    let width = u32::try_from(width).unwrap();
    let bytes = whydoku_print::png(&svg::drawing(puzzle, None, &look), width).unwrap();
    files::decode(&bytes).unwrap()
}

fn only(picture: &Picture) -> Grid {
    let mut grids = scan(picture);
    assert_eq!(grids.len(), 1);
    grids.remove(0)
}

/// A picture with a rectangle of one shade: left, top, right, bottom.
fn painted(picture: &Picture, [left, top, right, bottom]: [usize; 4], shade: u8) -> Picture {
    let mut pixels = picture.pixels().to_vec();
    for row in pixels.chunks_mut(picture.width()).take(bottom).skip(top) {
        row[left..right].fill(shade);
    }
    Picture::grey(picture.width(), picture.height(), pixels).unwrap()
}

/// The same puzzle with cages in which digits may repeat.
fn repeating(puzzle: &Puzzle) -> Puzzle {
    let mut rules = puzzle.shape().rules().to_vec();
    for rule in &mut rules {
        if rule.kind == Kind::CAGE {
            rule.kind = Kind::REPEATING_CAGE;
        }
    }
    let shape = puzzle.shape().with_rules(rules).unwrap();
    Puzzle::new(shape, puzzle.entries().to_vec()).unwrap()
}

#[test]
fn cages_are_read_back_in_every_theme_and_size() {
    for side in [4, 6, 9, 16] {
        let shape = Shape::usual(side).unwrap();
        for (seed, (name, theme)) in (1..).zip(Theme::ALL) {
            let (puzzle, _) = killer::killer(&shape, seed);
            let pitches = if side == 9 { &[60, 120][..] } else { &[80] };
            for pitch in pitches {
                let what = format!("{side} cells a row, {name}, {pitch} pixels a cell");
                let grids = scan(&drawn(&puzzle, theme, pitch * side));
                let [grid] = &grids[..] else { panic!("{what}: {} grids", grids.len()) };
                assert_eq!(grid.puzzle(), puzzle, "{what}");
                assert_eq!(grid.puzzle().shape().rules(), puzzle.shape().rules(), "{what}");
                assert!(grid.is_sure(), "{what}");
            }
        }
    }
}

#[test]
fn cages_in_which_digits_may_repeat_are_told_from_others() {
    let (puzzle, _) = killer::killer(&Shape::square(9).unwrap(), 8);
    let puzzle = repeating(&puzzle);
    for (name, theme) in Theme::ALL {
        let grid = only(&drawn(&puzzle, theme, 720));
        assert_eq!(grid.puzzle().shape().rules(), puzzle.shape().rules(), "{name}");
        assert!(grid.is_sure(), "{name}");
    }
}

/// Small pictures may leave doubts, but no cage that is not doubtful is wrong.
#[test]
fn small_pictures_are_never_sure_and_wrong() {
    let mut sure = 0;
    for (seed, (name, theme)) in (1..).zip(Theme::ALL) {
        let (puzzle, _) = killer::killer(&Shape::square(9).unwrap(), seed);
        for (puzzle, pitch) in [28, 36, 45, 52, 60]
            .iter()
            .flat_map(|pitch| [puzzle.clone(), repeating(&puzzle)].map(|puzzle| (puzzle, *pitch)))
        {
            for grid in scan(&drawn(&puzzle, theme, pitch * 9)) {
                let rules = puzzle.shape().rules();
                for cage in grid.cages.iter().filter(|cage| !cage.is_doubtful) {
                    assert!(rules.contains(&cage.rule()), "{name}, {pitch}: {cage:?}");
                }
                let is_right = grid.puzzle() == puzzle;
                assert!(is_right || !grid.is_sure(), "{name}, {pitch}");
                sure += usize::from(is_right && grid.is_sure());
            }
        }
    }
    assert!(sure > 3, "{sure}");
}

#[test]
fn a_line_that_is_rubbed_out_and_a_sum_that_is_covered_are_noticed() {
    let shape = Shape::square(9).unwrap();
    let (puzzle, _) = killer::killer(&shape, 3);
    let picture = drawn(&puzzle, Theme::Light, 1080);
    let whole = only(&picture);
    assert!(whole.is_sure());
    for (at, cage) in whole.cages.iter().enumerate().step_by(12) {
        let [corner, _, far, _] = whole.cell_corners[cage.cells[0]];
        let unit = f64::from(far.x - corner.x) / 60.0;
        let place = |start: f32, units: f64| (f64::from(start) + units * unit).round() as usize;
        let part = |[left, top, right, bottom]: [f64; 4]| {
            let (across, down) = ([left, right], [top, bottom]);
            let [left, right] = across.map(|units| place(corner.x, units));
            let [top, bottom] = down.map(|units| place(corner.y, units));
            [left, top, right, bottom]
        };
        // The line above the first cell of a cage, which nothing but its number interrupts.
        let rubbed = only(&painted(&picture, part([26.0, 3.0, 58.0, 8.0]), 255));
        assert!(!rubbed.is_sure(), "line {at}");
        // Its number, by paper and by ink.
        for shade in [255, 0] {
            let covered = only(&painted(&picture, part([3.0, 3.0, 22.0, 15.0]), shade));
            assert!(!covered.is_sure(), "sum {at} {shade}");
            assert!(covered.cages.iter().all(|one| one.is_doubtful || whole.cages.contains(one)));
        }
    }
}
