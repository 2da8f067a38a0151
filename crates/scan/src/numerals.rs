//! Numbers of up to two digits: each blob of ink in a cell is read as a digit by itself.
use crate::glyphs::{self, Like, Raster};
use crate::map::percentile;
use crate::marks::{Blob, blobs, is_inside, mark};
use crate::net::Net;
use crate::reading::Chances;
use crate::straight::{Large, SIDE};

/// Anything lower is a pencil mark, or dirt.
const LEAST_HEIGHT: usize = 12;
const MOST_HEIGHT: usize = 54;
/// A pixel is ink if it is more than this share as dark as the darkest ones of the grid.
const SHARE: f32 = 0.45;
/// The darkest ink in the grid is at least this many grey levels darker than paper.
const LEAST_DARK: f32 = 20.0;
/// A blob wider than this share of its height is two digits that touch.
const WIDE: f32 = 1.0;
/// The smaller digit of a number has more than this share of the height of the other.
const LEVEL: f32 = 0.8;
/// The hole of a zero is higher than this share of the digit, and that of a six or a nine is not.
const HOLE: f32 = 0.5;
/// A number is clear if it is likelier than this.
pub(crate) const CLEAR: f32 = 0.9;
/// The chance of what is read as a digit but may be a letter.
const MAYBE_LETTER: f32 = 0.5;
/// The characters of a grid are those of our own drawings if most of them are more like those than
/// this...
const DRAWN: f32 = 0.88;
/// ...and a single character less like them than this is not one of them.
const LEAST_ALIKE: f32 = 0.8;
/// The chance that a cell without ink is empty.
const EMPTY: f32 = 0.99;

/// What a cell holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numeral {
    /// 0 for nothing.
    pub(crate) number: u8,
    pub(crate) chances: Chances,
    /// How likely it is to hold pencil marks.
    pub(crate) marks: f32,
    /// Whether it holds something that cannot be read.
    pub(crate) is_unread: bool,
    /// Whether it looks clearly like a number, even if it may be a letter.
    pub(crate) is_clear: bool,
}

impl Numeral {
    pub(crate) fn chance(&self) -> f32 {
        self.chances[usize::from(self.number)]
    }
    pub(crate) fn of(number: u8, chance: f32) -> Self {
        let mut chances = [0.0; crate::MOST_CELLS + 1];
        chances[usize::from(number)] = chance;
        let is_clear = number > 0 && chance > CLEAR;
        Self { number, chances, marks: 0.0, is_unread: false, is_clear }
    }
    fn unread() -> Self {
        Self { is_unread: true, ..Self::of(0, MAYBE_LETTER) }
    }
}

/// The ink of a cell.
pub(crate) struct Inked {
    pub(crate) ink: Vec<f32>,
    pub(crate) dark: f32,
}

/// The numbers in the cells of a grid with more than nine cells a row.
pub(crate) fn read(cells: &[Large], side: usize, net: &Net) -> Vec<Numeral> {
    let inked: Vec<Inked> = cells.iter().map(inked).collect();
    let mut darks: Vec<f32> = inked.iter().map(|cell| cell.dark).collect();
    let dark = percentile(&mut darks, 0.97);
    if dark < LEAST_DARK {
        return vec![Numeral::of(0, EMPTY); cells.len()];
    }
    let reader = Reader { dark, side, net };
    let blobs: Vec<Blobs> = inked.into_iter().map(|cell| Blobs::of(cell.ink, dark)).collect();
    let like = reader.drawn(&blobs);
    let pairs = blobs.iter().zip(&like);
    let mut read: Vec<Numeral> = pairs.map(|(cell, like)| reader.numeral(cell, *like)).collect();
    // A puzzle seldom lacks every number above 9. If none was read, some of its characters may be
    // letters.
    let has_letters = read.iter().all(|one| one.number < 10) && like.iter().all(Option::is_none);
    for one in read.iter_mut().filter(|one| has_letters && one.number > 0) {
        let most = one.chance().min(MAYBE_LETTER);
        *one = Numeral { is_clear: one.is_clear, ..Numeral::of(one.number, most) };
    }
    read
}

pub(crate) fn inked(cell: &Large) -> Inked {
    let paper = percentile(&mut cell.clone(), 0.6);
    let ink: Vec<f32> = cell.iter().map(|pixel| paper - pixel).collect();
    let mut inside: Vec<f32> =
        (0..ink.len()).filter(|at| is_inside(*at)).map(|at| ink[at]).collect();
    Inked { dark: percentile(&mut inside, 0.985), ink }
}

/// The parts of a cell's ink.
struct Blobs {
    ink: Vec<f32>,
    /// The number of the blob that each pixel belongs to.
    labels: Vec<usize>,
    /// Those high enough to be digits.
    found: Vec<Blob>,
    /// Whether there are others, too low for that.
    has_more: bool,
}

impl Blobs {
    fn of(ink: Vec<f32>, dark: f32) -> Self {
        let (labels, all) = blobs(&ink, dark * SHARE, 2..=MOST_HEIGHT);
        let count = all.len();
        let found: Vec<Blob> =
            all.into_iter().filter(|blob| blob.height() >= LEAST_HEIGHT).collect();
        Self { ink, labels, has_more: count > found.len(), found }
    }
    /// The picture of the only blob. `None` if there is not exactly one.
    fn only(&self) -> Option<Raster> {
        let [one] = &self.found[..] else { return None };
        Some(glyphs::raster(one, &self.ink, &self.labels))
    }
}

struct Reader<'a> {
    dark: f32,
    side: usize,
    net: &'a Net,
}

impl Reader<'_> {
    /// What each cell is most like, if the grid comes from our own drawings.
    fn drawn(&self, cells: &[Blobs]) -> Vec<Option<Like>> {
        let known = glyphs::known();
        let like =
            |cell: &Blobs| cell.only().map(|raster| glyphs::like(&raster, &known, self.side));
        let all: Vec<Option<Like>> = cells.iter().map(like).collect();
        let mut alike: Vec<f32> = all.iter().flatten().map(|like| like.alike).collect();
        if percentile(&mut alike, 0.3) > DRAWN { all } else { vec![None; cells.len()] }
    }
    fn numeral(&self, cell: &Blobs, like: Option<Like>) -> Numeral {
        let Blobs { ink, labels, found, has_more } = cell;
        let digit = |blob: &Blob| self.digit(blob, ink, labels);
        match (&found[..], like) {
            // Too small for digits: pencil marks, or dirt.
            ([], _) if *has_more => Numeral { marks: 0.9, ..Numeral::unread() },
            ([], _) => Numeral::of(0, EMPTY),
            ([one], Some(like)) if like.alike > LEAST_ALIKE => self.character(one, cell, like),
            ([one], None) if one.width() as f32 > WIDE * one.height() as f32 => {
                let parts = one.parts(2, ink);
                self.two([digit(&parts[0]), digit(&parts[1])])
            }
            ([one], None) => match digit(one) {
                (number @ 1.., chance) => Numeral::of(number, chance),
                _ => Numeral::unread(),
            },
            ([one, other], _) if are_level(one, other) => self.two([digit(one), digit(other)]),
            _ => Numeral::unread(),
        }
    }
    /// A character of our own drawings. The net knows digits better, so its digit is taken if the
    /// character may be that one and cannot be a letter.
    fn character(&self, blob: &Blob, cell: &Blobs, like: Like) -> Numeral {
        let (digit, chance) = self.seen(blob, &cell.ink, &cell.labels);
        if !like.has_letters() && like.may_be(digit) {
            return Numeral::of(digit, chance);
        }
        Numeral::of(like.number, like.chance)
    }
    /// A number of two digits.
    fn two(&self, [(tens, one), (units, other)]: [(u8, f32); 2]) -> Numeral {
        let number = 10 * tens + units;
        if tens == 0 || usize::from(number) > self.side {
            return Numeral::unread();
        }
        Numeral::of(number, one * other)
    }
    fn digit(&self, blob: &Blob, ink: &[f32], labels: &[usize]) -> (u8, f32) {
        digit(blob, ink, labels, self.dark, self.net)
    }
    fn seen(&self, blob: &Blob, ink: &[f32], labels: &[usize]) -> (u8, f32) {
        seen(blob, ink, labels, self.dark, self.net)
    }
}

/// The digit that a blob is, from 0 to 9, and how likely it is.
pub(crate) fn digit(blob: &Blob, ink: &[f32], labels: &[usize], dark: f32, net: &Net) -> (u8, f32) {
    if is_zero(blob, labels) { (0, EMPTY) } else { seen(blob, ink, labels, dark, net) }
}

/// The digit from 1 to 9 that the net sees, and how likely it is.
fn seen(blob: &Blob, ink: &[f32], labels: &[usize], dark: f32, net: &Net) -> (u8, f32) {
    let mark = mark(blob, ink, labels, dark, net);
    let best = (0..9).max_by(|a, b| mark.likely[*a].total_cmp(&mark.likely[*b])).unwrap_or(0);
    (best as u8 + 1, mark.likely[best].exp() * mark.chance.min(1.0))
}

fn are_level(one: &Blob, other: &Blob) -> bool {
    let (low, high) = (one.height().min(other.height()), one.height().max(other.height()));
    let off = one.top.abs_diff(other.top);
    one.right <= other.left + 2 && low as f32 > LEVEL * high as f32 && off < high / 4
}

/// Whether the blob has one hole as high as that of a zero, and no other but specks.
fn is_zero(blob: &Blob, labels: &[usize]) -> bool {
    let holes = holes(blob, labels);
    let large = holes.iter().filter(|(height, width)| *height > 2 && *width > 1);
    let high = large.clone().any(|(height, _)| *height as f32 > HOLE * blob.height() as f32);
    high && large.count() == 1
}

/// Height and width of the parts of paper that a blob encloses. Unlike those of ink, parts of paper that only touch at
/// a corner are apart: otherwise, they would leak through a slanted stroke.
fn holes(blob: &Blob, labels: &[usize]) -> Vec<(usize, usize)> {
    let (width, height) = (blob.width() + 2, blob.height() + 2);
    let is_ink = |x: usize, y: usize| {
        let inside = (1..=blob.width()).contains(&x) && (1..=blob.height()).contains(&y);
        inside && labels[(blob.top + y - 1) * SIDE + blob.left + x - 1] == blob.label
    };
    let mut seen = vec![false; width * height];
    let mut holes = Vec::new();
    for start in 0..width * height {
        let mut waiting = vec![start];
        let (mut low, mut high) = ((usize::MAX, usize::MAX), (0, 0));
        while let Some(at) = waiting.pop() {
            let (x, y) = (at % width, at / width);
            if is_ink(x, y) || core::mem::replace(&mut seen[at], true) {
                continue;
            }
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
            let near = [(x > 0, -1), (x + 1 < width, 1)];
            let far = [(y > 0, -(width as isize)), (y + 1 < height, width as isize)];
            let next = near.into_iter().chain(far).filter(|(is_inside, _)| *is_inside);
            waiting.extend(next.filter_map(|(_, step)| at.checked_add_signed(step)));
        }
        let is_outside = low.0 == 0 && low.1 == 0;
        if low.0 < usize::MAX && !is_outside {
            holes.push((high.1 - low.1 + 1, high.0 - low.0 + 1));
        }
    }
    holes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Places, cells, files, find};
    use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
    use whydoku_draw::svg::{self, Look};

    /// The characters of a drawn board, 1 to 16, ready to be compared.
    fn characters(entry: fn(Digit) -> Entry) -> Vec<Raster> {
        let mut board = Puzzle::empty(Shape::square(16).unwrap());
        for at in 0..16 {
            board.set(Cell::new(17 * at), entry(Digit::from_number(at + 1)));
        }
        let png = whydoku_print::png(&svg::drawing(&board, None, &Look::default()), 1600);
        let picture = files::decode(&png.unwrap()).unwrap();
        let found = find::find(&picture, whydoku_core::Stop::NEVER).grids.remove(0);
        assert_eq!(found.cells, 16);
        let straight = cells::straight(&picture, &found).unwrap();
        let places = Places { straight: &straight, quarters: 0 };
        let ink = |at: usize| {
            let Inked { ink, dark } = inked(&places.large(17 * at));
            Blobs::of(ink, dark)
        };
        (0..16).map(|at| ink(at).only().unwrap()).collect()
    }

    #[test]
    fn the_table_of_characters_matches_the_drawings() {
        let drawn = [characters(Entry::Given), characters(Entry::Placed)].concat();
        let known = glyphs::known();
        assert_eq!(known.len(), 32, "the table should be\n{}", glyphs::written(&drawn));
        for (at, raster) in drawn.iter().enumerate() {
            let like = glyphs::like(raster, &known, 16);
            // Where a character lies among the pixels makes a little difference.
            assert!(like.alike > 0.9 && usize::from(like.number) == at % 16 + 1, "{like:?}");
        }
    }

    /// Rows of ink as one blob, and the label of each pixel.
    fn drawn(rows: &[&str]) -> (Blob, Vec<usize>) {
        let mut labels = vec![0; SIDE * SIDE];
        for (y, row) in rows.iter().enumerate() {
            for (x, byte) in row.bytes().enumerate() {
                labels[(y + 10) * SIDE + x + 10] = usize::from(byte == b'#');
            }
        }
        let (right, bottom) = (10 + rows[0].len(), 10 + rows.len());
        (Blob { left: 10, top: 10, right, bottom, label: 1 }, labels)
    }

    #[test]
    fn a_zero_is_distinguished_from_other_characters_with_holes() {
        let is_zero = |rows: &[&str]| {
            let (blob, labels) = drawn(rows);
            super::is_zero(&blob, &labels)
        };
        assert!(is_zero(&[".###.", "##.##", "#...#", "#...#", "#...#", "#...#", "##.##", ".###."]));
        assert!(!is_zero(&[
            ".###.", "#...#", "#...#", "#...#", ".###.", "#...#", "#...#", ".###."
        ]));
        assert!(!is_zero(&[
            ".###.", "#....", "#....", "####.", "#...#", "#...#", "#...#", ".###."
        ]));
        assert!(!is_zero(&["..#", ".##", "..#", "..#", "..#", "..#", "..#", "..#"]));
    }
}
