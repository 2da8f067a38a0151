//! Finds the grids: candidates come from the ink, and the evidence for lines decides.
use crate::boxes;
use crate::components::{Component, largest};
use crate::evidence::SEEN;
use crate::map::largest_first;
use crate::picture::Picture;
use crate::quad::{Point, Quad, area, longest_side, middle};
use crate::searched::{FURTHER, Found, LEAST_DETAILED, LINE_KIND, Lines, Searched};
use crate::sides::four_sides;
use crate::threshold::{Ink, Sums};
use whydoku_core::Stop;

/// How many components of each kind of ink are examined.
const COMPONENTS: usize = 8;
/// Kinds of ink: the divisor of the picture's shorter side that gives the side of the surroundings, how
/// much darker than those ink is, and whether small gaps are also closed. Faint lines need a small
/// difference; lines that touch the edge of a shadow need a large one.
const KINDS: [(usize, u32, bool); 5] =
    [(40, 5, true), (14, 8, false), (14, 3, true), (40, 16, true), (14, 30, true)];
/// With more evidence than this, that of ten lines each way, a grid is not taken for a box of a larger
/// one.
const FULL: f32 = 1.0;
/// With less than this it hardly is one.
const HARDLY_NINE: f32 = 0.6;
/// With less than this there is no grid at all.
const LEAST: f32 = 0.1;
/// How many outlines are tried as grids whose lines are at unequal distances.
const MOST_UNEVEN: usize = 8;
/// How many grids of a picture are read.
const MOST_GRIDS: usize = 12;
/// How many other outlines are tried if none of the grids can be read.
const MOST_OTHERS: usize = 5;

/// With this much evidence for nine cells a row, no other number is considered.
const NINE: f32 = 0.8;
/// The picture's shorter side divided by this is the least length of a line: longer than a stroke of
/// what stands beside a grid.
const LINE: usize = 45;
/// Corners closer together than this share of the longest side, or than so many pixels, are the same.
const NEAR: f32 = 0.006;
const NEAR_PIXELS: f32 = 2.5;
/// How many outlines are tried for grids of other sizes, the largest first...
const MOST_PLACES: usize = 40;
/// ...and how many in more detail, which takes long: only with less evidence than [`HARDLY_NINE`] for nine cells a row.
const MOST_DETAILED: usize = 6;
/// What was found in a picture.
pub(crate) struct Search {
    /// Grids that do not overlap, the one with most evidence first.
    pub(crate) grids: Vec<Found>,
    /// Other outlines with less evidence or in the same place, in the same order. If the grids cannot
    /// be read, one of these may be right: a box can have more evidence than a grid with a crooked
    /// corner.
    pub(crate) others: Vec<Found>,
    searched: Searched,
    /// The outlines of the largest parts of the ink, and last that of the picture, in pixels of `searched`.
    outlines: Vec<Quad>,
    /// How many pixels of the whole picture one of `searched` stands for each way.
    factor: f32,
}

/// The grids of a picture; none if nothing speaks for any. If `stop` is due, they need not be all.
pub(crate) fn find(picture: &Picture, stop: Stop<'_>) -> Search {
    let searched = Searched::new(picture);
    let factor = picture.width() as f32 / searched.full.width() as f32;
    let candidates = candidates(&searched.full);
    let in_time = |_: &&Quad| !stop.is_due();
    let scored = candidates.iter().take_while(in_time);
    let scored = scored.filter_map(|corners| searched.score(*corners, SEEN));
    let mut found: Vec<Found> = scored.collect();
    largest_first(&mut found, |grid| grid.score);
    let most = found.first().map_or(0.0, |best| best.score);
    let small = found.iter().take(2).take_while(|small| small.score <= FULL);
    let small: Vec<Quad> = small.map(|small| small.corners).collect();
    let larger = boxes::around(&searched, &small, most);
    found.splice(0..0, larger);
    let is_late = stop.is_due();
    let sizes = if is_late { Vec::new() } else { other_sizes(&searched, &candidates, &found) };
    if !sizes.is_empty() {
        let is_whole = |size: &Found| size.lines == Lines::Whole;
        let whole: Vec<Found> = sizes.iter().copied().filter(is_whole).collect();
        let rivals = |nine: &Found| if nine.score >= NINE { &whole } else { &sizes };
        found.retain(|nine| !overlaps_any(nine, rivals(nine)));
        found.extend(sizes);
        largest_first(&mut found, |grid| grid.score);
    }
    let (mut grids, mut others): (Vec<Found>, Vec<Found>) = (Vec::new(), Vec::new());
    for grid in found.into_iter().take_while(|grid| grid.score >= LEAST) {
        let is_enough = grids.is_empty() || grid.score >= FURTHER;
        if is_enough && !overlaps_any(&grid, &grids) && grids.len() < MOST_GRIDS {
            grids.push(grid);
        // One search through both lists would make the page's reader 200 bytes larger.
        } else if others.len() < MOST_OTHERS
            && !is_one_of(&grid, &grids)
            && !is_one_of(&grid, &others)
        {
            others.push(grid);
        }
    }
    for grid in grids.iter_mut().chain(&mut others) {
        *grid = grid.times(factor);
    }
    Search { grids, others, searched, outlines: candidates, factor }
}

impl Search {
    /// Where a grid may be if none was read: around a box, where something lies on its outline; and within each outline,
    /// with lines at unequal distances, where a page is much bent.
    pub(crate) fn unlikely(&self) -> impl Iterator<Item = Found> {
        let box_of = || boxes::around(&self.searched, &boxes::paper(&self.searched.full), LEAST);
        let whole = self.outlines.len() - 1;
        let outlines = distinct(self.outlines[..whole].to_vec(), MOST_UNEVEN);
        let is_ample = |corners: &Quad| self.searched.size_counts(corners).is_some();
        let bent = outlines.into_iter().filter(is_ample).map(|corners| Found {
            score: 0.0,
            corners,
            is_light: false,
            cells: 9,
            lines: Lines::Uneven,
        });
        core::iter::once_with(box_of).flatten().chain(bent).map(|found| found.times(self.factor))
    }
}

/// The outlines of the largest connected parts of the ink, and the whole picture.
fn candidates(picture: &Picture) -> Vec<Quad> {
    let smooth = picture.softened();
    let sums = Sums::new(&smooth);
    let shorter = picture.width().min(picture.height());
    let mut seen = Vec::new();
    let mut corners = Vec::new();
    for is_light in [false, true] {
        for (part, least, is_spread) in KINDS {
            let ink = Ink::of(&smooth, &sums, (shorter / part).max(9) / 2, least, is_light);
            outlines(&ink, shorter, &mut seen, &mut corners);
            if is_spread {
                outlines(&ink.spread(), shorter, &mut seen, &mut corners);
            }
        }
    }
    let (right, bottom) = ((picture.width() - 1) as f32, (picture.height() - 1) as f32);
    let whole = [(0.0, 0.0), (right, 0.0), (right, bottom), (0.0, bottom)];
    corners.push(whole.map(|(x, y)| Point::new(x, y)));
    corners
}

/// The outlines of connected lines alone, without anything that touches them.
fn outlines_of_lines(picture: &Picture) -> Vec<Quad> {
    let sums = Sums::new(picture);
    let shorter = picture.width().min(picture.height());
    let (mut seen, mut corners) = (Vec::new(), Vec::new());
    for is_light in [false, true] {
        let (part, least) = LINE_KIND;
        let ink = Ink::of(picture, &sums, (shorter / part).max(9) / 2, least, is_light);
        outlines(&ink.lines((shorter / LINE).max(6)), shorter, &mut seen, &mut corners);
    }
    corners
}

fn outlines(ink: &Ink, shorter: usize, seen: &mut Vec<[usize; 4]>, corners: &mut Vec<Quad>) {
    let is_ample = |part: &&Component| {
        let (width, height) = (part.width() as f32, part.height() as f32);
        let least = shorter as f32 * 0.18;
        width >= least && height >= least && width < 3.2 * height && height < 3.2 * width
    };
    for part in largest(ink, COMPONENTS).iter().filter(is_ample) {
        let key = [part.left, part.top, part.width(), part.height()].map(|place| place / 6);
        if !seen.contains(&key) {
            seen.push(key);
            corners.extend(four_sides(part));
        }
    }
}

/// Grids of sizes other than 9x9, where there is not clearly a 9x9 grid.
fn other_sizes(searched: &Searched, candidates: &[Quad], nines: &[Found]) -> Vec<Found> {
    let nines_in = |clear: &[Found]| {
        let is_clear = |nine: &&Found| nine.score >= NINE && !overlaps_any(nine, clear);
        nines.iter().filter(is_clear).copied().collect::<Vec<Found>>()
    };
    // The broken lines of cages may look like those of nine cells.
    let corners: Vec<Quad> = nines_in(&[]).iter().map(|nine| nine.corners).collect();
    let mut found = whole_ones(searched, &corners, &[]);
    found.retain(|whole| whole.cells != 9);
    let mut clear = nines_in(&found);
    clear.extend_from_slice(&found);
    let others = others_among(searched, candidates.to_vec(), &clear, false);
    if !clear.is_empty() && others.is_empty() {
        return found;
    }
    // Names of rows and columns may touch the frame.
    let mut places = outlines_of_lines(&searched.full);
    places.extend(others.iter().map(|other| other.corners));
    let whole = whole_ones(searched, &places, &clear);
    clear.extend_from_slice(&whole);
    found.extend_from_slice(&whole);
    found.extend_from_slice(&in_any_detail(searched, candidates, places, (nines, &clear)));
    found
}

/// Grids whose lines are whole, the largest first, where nothing is clear yet.
#[inline(never)] // the page downloads it
fn whole_ones(searched: &Searched, places: &[Quad], clear: &[Found]) -> Vec<Found> {
    let mut all = clear.to_vec();
    for corners in distinct(places.to_vec(), MOST_PLACES) {
        if all.iter().all(|found| !overlap(&found.corners, &corners)) {
            all.extend(searched.whole(&corners));
        }
    }
    all.split_off(clear.len())
}

/// Grids of other sizes, seen first without detail. Some grids are clear already.
fn in_any_detail(
    searched: &Searched,
    candidates: &[Quad],
    mut places: Vec<Quad>,
    (nines, clear): (&[Found], &[Found]),
) -> Vec<Found> {
    let others = others_among(searched, places.clone(), clear, false);
    let is_large = |other: &Found| other.cells >= LEAST_DETAILED;
    if others.iter().any(is_large) || nines.first().is_some_and(|nine| nine.score > HARDLY_NINE) {
        return others;
    }
    places.extend(candidates);
    let detailed = others_among(searched, places, clear, true);
    if detailed.iter().any(is_large) { detailed } else { others }
}

fn others_among(
    searched: &Searched,
    mut places: Vec<Quad>,
    clear: &[Found],
    in_detail: bool,
) -> Vec<Found> {
    places.retain(|corners| clear.iter().all(|found| !overlap(&found.corners, corners)));
    let places = distinct(places, if in_detail { MOST_DETAILED } else { MOST_PLACES });
    let mut found: Vec<Found> =
        places.into_iter().filter_map(|corners| searched.other(corners, in_detail)).collect();
    // The lines between boxes fit a smaller size, too, so the largest is right.
    largest_first(&mut found, |grid| grid.cells as f32 + 0.1 * grid.score);
    let mut others: Vec<Found> = Vec::new();
    for grid in found {
        if !overlaps_any(&grid, &others) {
            others.push(grid);
        }
    }
    others
}

/// The largest outlines, without those that are nearly the same as a larger one.
fn distinct(mut outlines: Vec<Quad>, most: usize) -> Vec<Quad> {
    largest_first(&mut outlines, |corners| area(corners));
    let mut seen: Vec<Quad> = Vec::new();
    for corners in outlines {
        if seen.len() < most && !seen.iter().any(|other| is_same(&corners, other)) {
            seen.push(corners);
        }
    }
    seen
}

/// Whether all corners of two outlines are nearly in the same places.
fn is_same(corners: &Quad, other: &Quad) -> bool {
    let near = (NEAR * longest_side(corners)).max(NEAR_PIXELS);
    other.iter().zip(corners).all(|(one, other)| one.minus(*other).length() < near)
}

fn is_one_of(grid: &Found, others: &[Found]) -> bool {
    others.iter().any(|other| other.cells == grid.cells && is_same(&grid.corners, &other.corners))
}

fn overlaps_any(grid: &Found, others: &[Found]) -> bool {
    others.iter().any(|other| overlap(&grid.corners, &other.corners))
}

/// Whether two outlines share more than an edge.
fn overlap(a: &Quad, b: &Quad) -> bool {
    let reaches_into = |a: &Quad, b: &Quad| {
        let centre = middle(a);
        let inner = |point: &Point| {
            let towards = centre.minus(*point).times(0.1);
            Point::new(point.x + towards.x, point.y + towards.y)
        };
        contains(b, centre) || a.iter().any(|point| contains(b, inner(point)))
    };
    reaches_into(a, b) || reaches_into(b, a)
}

fn contains(quad: &Quad, point: Point) -> bool {
    (0..4).all(|at| {
        let (start, end) = (quad[at], quad[(at + 1) % 4]);
        end.minus(start).cross(point.minus(start)) >= 0.0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(left: f32, top: f32, side: f32) -> Quad {
        let corners = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)];
        corners.map(|(x, y)| Point::new(left + x, top + y))
    }

    #[test]
    fn neighbouring_grids_do_not_overlap_but_a_box_in_a_grid_does() {
        assert!(!overlap(&square(0.0, 0.0, 90.0), &square(92.0, 3.0, 90.0)));
        assert!(overlap(&square(0.0, 0.0, 90.0), &square(30.0, 30.0, 30.0)));
        assert!(overlap(&square(0.0, 0.0, 90.0), &square(60.0, 60.0, 90.0)));
    }
    #[test]
    fn a_uniform_picture_has_no_grid() {
        for (width, height) in [(1, 1), (3, 700), (640, 480), (20_000, 2)] {
            let picture = Picture::grey(width, height, vec![180; width * height]).unwrap();
            let Search { grids, others, .. } = find(&picture, Stop::NEVER);
            assert_eq!(grids.len() + others.len(), 0);
        }
    }
    #[test]
    fn a_frame_around_a_grid_is_another_outline() {
        let (side, first, pitch) = (460, 50, 40);
        let is_line =
            |at: usize| (first..=first + 9 * pitch + 1).contains(&at) && (at - first) % pitch < 2;
        let is_within = |at: usize| (first..first + 9 * pitch + 2).contains(&at);
        let is_frame = |at: usize| at == 12 || at == 13 || at == side - 13 || at == side - 14;
        let is_ink = |x: usize, y: usize| {
            is_within(x) && is_within(y) && (is_line(x) || is_line(y)) || is_frame(x) || is_frame(y)
        };
        let grey = |at: usize| if is_ink(at % side, at / side) { 30 } else { 220 };
        let picture = Picture::grey(side, side, (0..side * side).map(grey).collect()).unwrap();
        let Search { grids, others, .. } = find(&picture, Stop::NEVER);
        assert_eq!(grids.len(), 1);
        assert!((grids[0].corners[0].x - first as f32).abs() < 3.0, "{:?}", grids[0].corners);
        assert!(others.iter().any(|other| other.corners[0].x < 20.0), "{others:?}");
        assert!(others.iter().all(|other| other.score <= grids[0].score));
    }
}
