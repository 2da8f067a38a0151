//! Connected parts of the ink.
use crate::map::largest_first;
use crate::threshold::Ink;

/// A connected part: its bounds, and the first and last pixel of each of its rows.
#[derive(Clone, Debug)]
pub(crate) struct Component {
    pub(crate) left: usize,
    pub(crate) top: usize,
    /// The last column and the last row, both inclusive.
    pub(crate) right: usize,
    pub(crate) bottom: usize,
    /// For each row from the top, the first and the last column.
    pub(crate) rows: Vec<(usize, usize)>,
}

impl Component {
    pub(crate) fn width(&self) -> usize {
        self.right - self.left + 1
    }
    pub(crate) fn height(&self) -> usize {
        self.bottom - self.top + 1
    }
}

/// The components with the largest bounds, at most `most` of them, the largest first.
pub(crate) fn largest(ink: &Ink, most: usize) -> Vec<Component> {
    let runs = Runs::of(ink);
    let mut boxes = runs.boxes();
    let mut order: Vec<usize> = (0..boxes.len()).filter(|at| boxes[*at].is_some()).collect();
    let size = |at: &usize| boxes[*at].as_ref().map_or(0, |found| found.width() * found.height());
    largest_first(&mut order, |at| size(at) as f32);
    order.truncate(most);
    for (at, run) in runs.runs.iter().enumerate() {
        let root = runs.root(at);
        let Some(found) = boxes[root].as_mut().filter(|_| order.contains(&root)) else { continue };
        match found.rows.get_mut(run.row - found.top) {
            Some(row) => row.1 = run.last,
            None => found.rows.push((run.first, run.last)),
        }
    }
    order.into_iter().filter_map(|at| boxes[at].take()).collect()
}

/// All components, without their rows; and for each pixel the number of its component, from 1, or 0 for
/// paper.
pub(crate) fn numbered(ink: &Ink) -> (Vec<Component>, Vec<usize>) {
    let runs = Runs::of(ink);
    let (mut components, mut numbers) = (Vec::new(), vec![0; runs.runs.len()]);
    for (found, number) in runs.boxes().into_iter().zip(&mut numbers) {
        if let Some(found) = found {
            components.push(found);
            *number = components.len();
        }
    }
    let mut pixels = vec![0; ink.pixels.len()];
    for (at, run) in runs.runs.iter().enumerate() {
        let row = run.row * ink.width;
        pixels[row + run.first..=row + run.last].fill(numbers[runs.root(at)]);
    }
    (components, pixels)
}

/// A run of ink without a gap in a row.
struct Run {
    row: usize,
    first: usize,
    last: usize,
}

/// All runs, and for each one an earlier run of the same component, or itself.
struct Runs {
    runs: Vec<Run>,
    before: Vec<usize>,
}

impl Runs {
    fn of(ink: &Ink) -> Self {
        let mut all = Self { runs: Vec::new(), before: Vec::new() };
        let mut above = 0..0;
        for (row, line) in ink.pixels.chunks(ink.width).enumerate() {
            let start = all.runs.len();
            all.add_row(row, line);
            let own = start..all.runs.len();
            all.join(above, own.clone());
            above = own;
        }
        // Every run points directly to the first run of its component.
        for at in 0..all.runs.len() {
            all.before[at] = all.find(at);
        }
        all
    }
    /// The components without their rows, each at its first run.
    fn boxes(&self) -> Vec<Option<Component>> {
        let mut boxes: Vec<Option<Component>> = vec![None; self.runs.len()];
        for (at, run) in self.runs.iter().enumerate() {
            let (left, right) = (run.first, run.last);
            let found = boxes[self.root(at)].get_or_insert_with(|| Component {
                left,
                top: run.row,
                right,
                bottom: run.row,
                rows: Vec::new(),
            });
            found.left = found.left.min(left);
            found.right = found.right.max(right);
            found.bottom = run.row;
        }
        boxes
    }
    fn add_row(&mut self, row: usize, line: &[bool]) {
        let mut first = None;
        for (x, is_ink) in line.iter().chain(core::iter::once(&false)).enumerate() {
            match (first, is_ink) {
                (None, true) => first = Some(x),
                (Some(start), false) => {
                    self.before.push(self.runs.len());
                    self.runs.push(Run { row, first: start, last: x - 1 });
                    first = None;
                }
                _ => {}
            }
        }
    }
    /// Joins runs of two neighbouring rows that touch, even if only at corners.
    fn join(&mut self, above: core::ops::Range<usize>, own: core::ops::Range<usize>) {
        let mut at = above.start;
        for low in own {
            while at < above.end && self.runs[at].last + 1 < self.runs[low].first {
                at += 1;
            }
            let mut next = at;
            while next < above.end && self.runs[next].first <= self.runs[low].last + 1 {
                let (a, b) = (self.find(next), self.find(low));
                self.before[a.max(b)] = a.min(b);
                next += 1;
            }
        }
    }
    fn find(&mut self, mut at: usize) -> usize {
        while self.before[at] != at {
            self.before[at] = self.before[self.before[at]];
            at = self.before[at];
        }
        at
    }
    fn root(&self, at: usize) -> usize {
        self.before[at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ink(rows: &[&str]) -> Ink {
        let pixels = rows.iter().flat_map(|row| row.bytes().map(|byte| byte == b'#')).collect();
        Ink { width: rows[0].len(), height: rows.len(), pixels }
    }

    #[test]
    fn parts_that_touch_at_a_corner_are_one_component() {
        let found = largest(&ink(&["#...##", ".#..#.", "..#...", "##..#."]), 9);
        assert_eq!(found.len(), 3);
        let first = &found[0];
        assert_eq!((first.left, first.top, first.right, first.bottom), (0, 0, 2, 3));
        assert_eq!(first.rows, [(0, 0), (1, 1), (2, 2), (0, 1)]);
    }
    #[test]
    fn arms_that_meet_below_are_one_component() {
        let found = largest(&ink(&["#.#.#", "#.#.#", "#####"]), 9);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].rows, [(0, 4), (0, 4), (0, 4)]);
    }
    #[test]
    fn every_pixel_has_the_number_of_its_component() {
        let (found, pixels) = numbered(&ink(&["#.##", "....", "##.."]));
        assert_eq!(
            found.iter().map(|one| (one.left, one.right)).collect::<Vec<_>>(),
            [(0, 0), (2, 3), (0, 1)]
        );
        assert_eq!(pixels, [1, 0, 2, 2, 0, 0, 0, 0, 3, 3, 0, 0]);
    }
    #[test]
    fn only_the_largest_are_kept() {
        assert_eq!(largest(&ink(&["#.##", "....", "#..."]), 1)[0].left, 2);
        assert_eq!(largest(&ink(&["...."]), 3).len(), 0);
    }
}
