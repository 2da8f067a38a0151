//! Where the cells and walls of a board go, and how the walls look.
use super::canvas::Canvas;
use super::ink::Tone;
use super::look::Charset;
use pencilmark_core::{Cell, House, Shape};

/// How close together cells and walls stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spacing {
    /// Blanks between two cells with no wall between them.
    pub(super) gap: usize,
    /// Blanks between a cell and a wall.
    pub(super) pad: usize,
    /// Whether to draw a thin wall between cells of one box or region, and a thick one elsewhere.
    /// A jigsaw is always drawn so.
    pub(super) lattice: bool,
}

/// Where something begins and how long it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) at: usize,
    pub(super) size: usize,
}

/// The frame of a board.
#[derive(Debug)]
pub(super) struct Frame {
    /// Where the text of each column of cells goes, from the left wall.
    pub(super) columns: Vec<Span>,
    /// Where the lines of each row of cells go, from the top wall.
    pub(super) rows: Vec<Span>,
    pub(super) spacing: Spacing,
    /// For each boundary, from the outer wall on: where its wall is, if it has one.
    across: Vec<Option<usize>>,
    down: Vec<Option<usize>>,
    /// The box or region of each cell, in reading order.
    regions: Vec<House>,
}

impl Frame {
    /// Lays out a board whose columns of cells have these widths and whose rows these heights.
    pub(super) fn new(
        shape: &Shape,
        widths: &[usize],
        heights: &[usize],
        spacing: Spacing,
    ) -> Self {
        let side = shape.side();
        let regions: Vec<House> = shape.cells().map(|cell| shape.houses_of(cell)[0]).collect();
        let region = |row, column| regions[Cell::at(row, column, side).index()];
        let always = |at: usize| spacing.lattice || at == 0 || at == side;
        let vertical =
            |at: usize| always(at) || (0..side).any(|row| region(row, at - 1) != region(row, at));
        let horizontal = |at: usize| {
            always(at) || (0..side).any(|column| region(at - 1, column) != region(at, column))
        };
        let (columns, across) = lay_out(widths, spacing.gap, spacing.pad, vertical);
        let (rows, down) = lay_out(heights, 0, 0, horizontal);
        Self { columns, rows, spacing, across, down, regions }
    }
    /// Cuts the board into strips of at most `width` columns, between boxes or regions where that
    /// can be and else between cells: for each the columns from the left wall. Neighbours share the
    /// wall between them.
    pub(super) fn strips(&self, width: usize) -> Vec<core::ops::Range<usize>> {
        let walls = || self.across.iter().skip(1).flatten().map(|&x| (x + 1, x));
        let cells = || {
            let pairs = self.columns.windows(2);
            pairs.map(|pair| (pair[0].at + pair[0].size, pair[1].at))
        };
        let end = walls().next_back().map_or(0, |(end, _)| end);
        let (mut strips, mut start) = (Vec::new(), 0);
        loop {
            let fits = |&(to, next): &(usize, usize)| next > start && to - start <= width;
            let cut = walls().rfind(fits).or_else(|| cells().rfind(fits));
            // A single cell that is wider stays whole.
            let first = || cells().find(|&(_, next)| next > start);
            let (to, next) = cut.or_else(first).unwrap_or((end, end));
            strips.push(start..to);
            if to >= end {
                return strips;
            }
            start = next;
        }
    }
    /// How thick the wall is to the left of a place, or nothing: 0 none, 1 thin, 2 thick.
    fn left_of(&self, row: usize, column: usize) -> usize {
        let side = self.rows.len();
        let at = |column| self.regions[Cell::at(row, column, side).index()];
        self.thickness(column == 0 || column == side || at(column - 1) != at(column))
    }
    fn above(&self, row: usize, column: usize) -> usize {
        let side = self.rows.len();
        let at = |row| self.regions[Cell::at(row, column, side).index()];
        self.thickness(row == 0 || row == side || at(row - 1) != at(row))
    }
    fn thickness(&self, parts_regions: bool) -> usize {
        usize::from(parts_regions) + usize::from(self.spacing.lattice)
    }
    /// Draws the walls, the upper left corner at the given place.
    pub(super) fn draw(&self, canvas: &mut Canvas, top: usize, left: usize, charset: Charset) {
        let side = self.rows.len();
        let mut put = |line: usize, column: usize, arms: [usize; 4]| {
            let wall = wall(arms, self.spacing.lattice, charset);
            canvas.write(top + line, left + column, wall.encode_utf8(&mut [0; 4]), Tone::Faint);
        };
        for (j, x) in self.across.iter().enumerate().filter_map(|(j, x)| x.map(|x| (j, x))) {
            for (i, row) in self.rows.iter().enumerate() {
                let up = self.left_of(i, j);
                (row.at..row.at + row.size).for_each(|y| put(y, x, [up, 0, up, 0]));
            }
        }
        for (i, y) in self.down.iter().enumerate().filter_map(|(i, y)| y.map(|y| (i, y))) {
            for j in 0..=side {
                let arm = |is_inside: bool, thickness: &dyn Fn() -> usize| {
                    if is_inside { thickness() } else { 0 }
                };
                let arms = [
                    arm(i > 0, &|| self.left_of(i - 1, j)),
                    arm(j < side, &|| self.above(i, j)),
                    arm(i < side, &|| self.left_of(i, j)),
                    arm(j > 0, &|| self.above(i, j - 1)),
                ];
                if let Some(x) = self.across[j] {
                    put(y, x, arms);
                }
                if let Some(column) = self.columns.get(j) {
                    let from = self.across[j].map_or(column.at - self.spacing.gap, |x| x + 1);
                    let to = column.at + column.size;
                    let to = self.across[j + 1].map_or(to, |x| x);
                    (from..to).for_each(|x| put(y, x, [0, arms[1], 0, arms[1]]));
                }
            }
        }
    }
}

/// Places cells of the given sizes and the walls between them.
fn lay_out(
    sizes: &[usize],
    gap: usize,
    pad: usize,
    has_wall: impl Fn(usize) -> bool,
) -> (Vec<Span>, Vec<Option<usize>>) {
    let (mut spans, mut walls, mut next) = (Vec::new(), Vec::new(), 0);
    for at in 0..=sizes.len() {
        let inner = |blanks: usize| if at == 0 { 0 } else { blanks };
        if has_wall(at) {
            next += inner(pad);
            walls.push(Some(next));
            next += 1 + pad;
        } else {
            walls.push(None);
            next += inner(gap);
        }
        if let Some(&size) = sizes.get(at) {
            spans.push(Span { at: next, size });
            next += size;
        }
    }
    (spans, walls)
}

/// The character whose arms (up, right, down, left) are this thick: none, thin, thick.
fn wall(arms: [usize; 4], lattice: bool, charset: Charset) -> char {
    /// In the order of `27 up + 9 right + 3 down + left`.
    const JOINTS: [&str; 3] = [
        " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳",
        "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈",
        "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋",
    ];
    let [up, right, down, left] = arms;
    match charset {
        Charset::Unicode => JOINTS[up].chars().nth(9 * right + 3 * down + left).unwrap_or(' '),
        // Thin walls are left out: where they are, a blank parts the cells.
        Charset::Ascii => {
            let drawn = |arm: usize| arm > usize::from(lattice);
            match (drawn(up) || drawn(down), drawn(left) || drawn(right)) {
                (false, false) => ' ',
                (true, false) => '|',
                (false, true) => '-',
                (true, true) => '+',
            }
        }
    }
}
