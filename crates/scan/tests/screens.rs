//! Grids as programs show them on screens: dark themes, tiles, highlighted cells, faint or missing lines, and entries
//! that differ from givens only in colour.
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places of pixels are small numbers"
)]
use whydoku_core::{Cell, Digit, Entry};
use whydoku_draw::svg::{self, Look, Show, Theme};
use whydoku_exact::Classic;
use whydoku_scan::{Grid, Picture, Point, Solutions, files, scan};

const PUZZLES: [&str; 2] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..34..6..867..........8..3....8..3...5..412....27..9..6.45.97..1..2.....7.5......",
];
/// The solution of the first puzzle.
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The pixels of a cell each way, and what is around the grid.
const CELL: usize = 56;
const LEFT: usize = 36;
const TOP: usize = 120;

fn numbers(line: &str) -> [u8; 81] {
    *Classic::from_line(line.as_bytes()).unwrap().numbers()
}

fn only(picture: &Picture, what: &str) -> Grid {
    let mut grids = scan(picture);
    assert_eq!(grids.len(), 1, "{what}");
    grids.remove(0)
}

/// How a program shows a grid: grey levels, and the colour of its digits.
#[derive(Clone, Copy)]
struct Skin {
    ground: u8,
    cell: fn(usize, usize) -> u8,
    ink: [u8; 3],
    /// The lines between cells, between boxes, and around the grid, with their widths.
    fine: (u8, usize),
    wall: (u8, usize),
    frame: (u8, usize),
}

/// A drawing of the project: how much ink each pixel has, and where its cells are.
struct Ink {
    picture: Picture,
    corners: Vec<[Point; 4]>,
}

impl Ink {
    fn of(line: &str) -> Self {
        let puzzle = Classic::from_line(line.as_bytes()).unwrap().to_puzzle();
        let look = Look { theme: Theme::Light, show: Show::Digits, quiet: true, ..Look::default() };
        let bytes = whydoku_print::png(&svg::drawing(&puzzle, None, &look), 1000).unwrap();
        let picture = files::decode(&bytes).unwrap();
        let corners = only(&picture, "the drawing").cell_corners;
        Self { picture, corners }
    }
    /// The share of ink at a place in a cell.
    fn at(&self, cell: usize, (x, y): (usize, usize)) -> f32 {
        let inside = |at: usize| (CELL / 8..CELL * 7 / 8).contains(&at);
        if !inside(x) || !inside(y) {
            return 0.0;
        }
        let [first, _, last, _] = self.corners[cell];
        let place =
            |low: f32, high: f32, at: usize| low + (high - low) * (at as f32 + 0.5) / CELL as f32;
        let (x, y) = (place(first.x, last.x, x) as usize, place(first.y, last.y, y) as usize);
        1.0 - f32::from(self.picture.pixels()[y * self.picture.width() + x]) / 255.0
    }
}

/// A screen with a grid. The digits of these cells have another colour.
fn screen(line: &str, skin: &Skin, (entered, colour): (&[usize], [u8; 3])) -> Picture {
    let ink = Ink::of(line);
    let side = 9 * CELL;
    let (width, height) = (side + 2 * LEFT, side + TOP + 260);
    let shade = |at: usize| {
        let (x, y) = (at % width, at / width);
        let widest = skin.frame.1 / 2;
        let within =
            |at: usize, first: usize| (first - widest..first + side + widest).contains(&at);
        if !within(x, LEFT) || !within(y, TOP) {
            return [skin.ground; 3];
        }
        let line = |at: usize, first: usize| {
            let nearest = (at + CELL / 2 - first) / CELL;
            let (grey, wide) = match nearest {
                0 | 9 => skin.frame,
                3 | 6 => skin.wall,
                _ => skin.fine,
            };
            let off = (at + CELL / 2 - first) % CELL;
            let from = CELL / 2 - wide / 2;
            (from..from + wide).contains(&off).then_some((
                nearest.is_multiple_of(9),
                nearest.is_multiple_of(3),
                grey,
            ))
        };
        if let Some((.., grey)) = line(x, LEFT).max(line(y, TOP)) {
            return [grey; 3];
        }
        let (column, row) = ((x - LEFT) / CELL, (y - TOP) / CELL);
        let (paper, place) = ((skin.cell)(row, column), ((x - LEFT) % CELL, (y - TOP) % CELL));
        let share = ink.at(9 * row + column, place);
        let own = if entered.contains(&(9 * row + column)) { colour } else { skin.ink };
        own.map(|own| (f32::from(paper) * (1.0 - share) + f32::from(own) * share) as u8)
    };
    let pixels: Vec<[u8; 3]> = (0..width * height).map(shade).collect();
    Picture::rgb(width, height, pixels.as_flattened()).unwrap()
}

const SKINS: [(&str, Skin); 8] = [
    (
        "dark, lines lighter",
        Skin {
            ground: 18,
            cell: |_, _| 30,
            ink: [235; 3],
            fine: (58, 1),
            wall: (120, 2),
            frame: (120, 2),
        },
    ),
    (
        "dark, lines darker",
        Skin {
            ground: 18,
            cell: |_, _| 48,
            ink: [235; 3],
            fine: (12, 1),
            wall: (0, 3),
            frame: (0, 3),
        },
    ),
    (
        "dark, lines darker, highlighted",
        Skin {
            ground: 18,
            cell: |row, column| if row == 4 || column == 2 { 76 } else { 48 },
            ink: [235; 3],
            fine: (12, 1),
            wall: (0, 3),
            frame: (0, 3),
        },
    ),
    (
        "dark tiles",
        Skin {
            ground: 0,
            cell: |_, _| 60,
            ink: [230; 3],
            fine: (0, 3),
            wall: (0, 8),
            frame: (0, 8),
        },
    ),
    (
        "faint lines",
        Skin {
            ground: 255,
            cell: |_, _| 255,
            ink: [20; 3],
            fine: (240, 1),
            wall: (190, 2),
            frame: (190, 2),
        },
    ),
    (
        "no frame",
        Skin {
            ground: 255,
            cell: |_, _| 255,
            ink: [20; 3],
            fine: (200, 1),
            wall: (40, 3),
            frame: (255, 0),
        },
    ),
    (
        "shaded boxes",
        Skin {
            ground: 255,
            cell: |row, column| if (row / 3 + column / 3) % 2 == 0 { 255 } else { 214 },
            ink: [20; 3],
            fine: (180, 1),
            wall: (180, 1),
            frame: (180, 1),
        },
    ),
    (
        "no fine lines",
        Skin {
            ground: 255,
            cell: |_, _| 255,
            ink: [20; 3],
            fine: (255, 0),
            wall: (40, 3),
            frame: (40, 3),
        },
    ),
];

#[test]
fn a_screen_is_read_in_every_style() {
    let mut failed = Vec::new();
    for (nth, (name, skin)) in SKINS.iter().enumerate() {
        let line = PUZZLES[nth % 2];
        let grids = scan(&screen(line, skin, (&[], [0; 3])));
        let is_read = grids.len() == 1 && grids[0].numbers() == numbers(line);
        if !is_read || !grids[0].is_sure() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

#[test]
fn what_is_entered_in_a_drawn_game_is_told_from_givens_in_every_theme() {
    let givens = Classic::from_line(PUZZLES[0].as_bytes()).unwrap().to_puzzle();
    let solution = numbers(SOLUTION);
    for (name, theme) in Theme::ALL {
        let mut game = givens.clone();
        let empty: Vec<usize> = (0..81).filter(|at| numbers(PUZZLES[0])[*at] == 0).collect();
        for at in empty.into_iter().step_by(5) {
            let digit = Digit::from_number(solution[at].into());
            game.set(Cell::new(at), Entry::Placed(digit));
        }
        for width in [420, 1080] {
            let look = Look { theme, quiet: true, ..Look::default() };
            let bytes = whydoku_print::png(&svg::drawing(&game, None, &look), width).unwrap();
            let what = format!("{name} {width}");
            let grid = only(&files::decode(&bytes).unwrap(), &what);
            assert_eq!(grid.position(), game, "{what}");
            assert!(grid.is_sure(), "{what}");
        }
    }
}

/// The colours of givens and of entries in programs, dark themes included, and the style that they are shown in.
const COLOURS: [([u8; 3], [u8; 3], usize); 6] = [
    ([0, 0, 0], [44, 111, 216], 4),
    ([52, 72, 97], [50, 90, 175], 5),
    ([0, 0, 0], [200, 30, 30], 6),
    ([86, 72, 30], [40, 130, 118], 4),
    ([235, 235, 235], [120, 170, 255], 0),
    ([235, 235, 235], [120, 170, 255], 1),
];

#[test]
fn digits_in_another_colour_are_entries_and_a_wrong_one_stays() {
    let line = PUZZLES[0].replacen("53.", "532", 1).replacen("6..195", "67.195", 1);
    let entered = [2, 10];
    for (ink, colour, skin) in COLOURS {
        let what = format!("{colour:?} among {ink:?}, {}", SKINS[skin].0);
        let skin = Skin { ink, ..SKINS[skin].1 };
        let grid = only(&screen(&line, &skin, (&entered, colour)), &what);
        assert_eq!(grid.numbers(), numbers(&line), "{what}");
        assert_eq!(grid.givens(), numbers(PUZZLES[0]), "{what}");
        assert!(grid.cells[2].is_wrong && !grid.cells[10].is_wrong, "{what}");
    }
}

#[test]
fn entries_without_which_there_are_several_solutions_leave_a_doubt() {
    // Without the givens of the first row there are several solutions.
    let line = PUZZLES[0].replacen("53.", "534", 1).replacen("6..195", "67.195", 1);
    let entered = [0, 1, 2, 4, 10];
    for (ink, colour, skin) in COLOURS {
        let what = format!("{colour:?} among {ink:?}, {}", SKINS[skin].0);
        let skin = Skin { ink, ..SKINS[skin].1 };
        let grid = only(&screen(&line, &skin, (&entered, colour)), &what);
        assert_eq!(grid.numbers(), numbers(&line), "{what}");
        assert!(!grid.is_sure(), "{what}");
        // Either they are taken for entries, or all digits are givens, and those of the less grey colour are doubtful.
        let is_told = |at: &usize| grid.cells[*at].is_entry || grid.cells[*at].may_be_entered;
        let told: Vec<usize> = (0..81).filter(is_told).collect();
        let is_other = |at: &usize| numbers(&line)[*at] > 0 && !entered.contains(at);
        let others: Vec<usize> = (0..81).filter(is_other).collect();
        assert!(told == entered || told == others, "{what}: {told:?}");
        let are_givens = grid.entries().count() == 0;
        assert_eq!(grid.solutions == Solutions::One, are_givens, "{what}");
        assert!(!are_givens || grid.doubts().count() >= entered.len(), "{what}");
    }
}
