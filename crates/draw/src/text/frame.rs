//! Where the cells and walls of a board go, and how the walls look.
use super::canvas::Canvas;
use super::ink::Tone;
use super::look::Charset;
use std::collections::BTreeSet;
use whydoku_core::{Cell, House, Regions, Rule, Shape, Stroke, edges};

/// The spacing of cells and walls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spacing {
    /// Blanks between two cells with no wall between them.
    pub(super) gap: usize,
    /// Blanks between a cell and a wall.
    pub(super) pad: usize,
    /// Whether to draw a thin wall between cells of one box or region, and a thick one elsewhere.
    /// A jigsaw is always drawn like this.
    pub(super) lattice: bool,
    /// Whether there is no thin wall between cells of one cage, and a broken one where a thick one would be.
    pub(super) cages: bool,
}

/// Whether thin walls are needed to distinguish the cells of regions.
pub(super) fn needs_lattice(shape: &Shape) -> bool {
    matches!(shape.regions(), Regions::Jigsaw(_))
}

/// Where something starts and how long it is.
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
    /// For each boundary, starting with the outer wall: the position of its wall, if it has one.
    across: Vec<Option<usize>>,
    down: Vec<Option<usize>>,
    /// The box or region of each cell, in reading order.
    regions: Vec<House>,
    /// Neighbours that share a cage, the earlier one first.
    joined: BTreeSet<[Cell; 2]>,
}

/// The appearance of a wall between two cells.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Wall {
    /// 0 none, 1 thin, 2 thick.
    thickness: usize,
    /// Whether a cage continues behind it.
    is_broken: bool,
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
        let joined = if spacing.cages { joined(shape) } else { BTreeSet::new() };
        Self { columns, rows, spacing, across, down, regions, joined }
    }
    /// Cuts the board into strips of at most `width` columns, between boxes or regions where
    /// possible, and otherwise between cells: for each the columns from the left wall. Neighbours share the
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
    /// Width and height.
    pub(super) fn size(&self) -> (usize, usize) {
        let end = |walls: &[Option<usize>]| walls.last().copied().flatten().map_or(0, |at| at + 1);
        (end(&self.across), end(&self.down))
    }
    /// The line of a row of cells, or of the wall before it.
    pub(super) fn line_of(&self, row: usize, is_wall: bool) -> usize {
        let wall = self.down.get(row).copied().flatten().filter(|_| is_wall);
        let of_cells = |span: &Span| span.at + span.size / 2;
        wall.or_else(|| self.rows.get(row).map(of_cells)).unwrap_or(0)
    }
    /// The column where a number for a column of cells, or for the wall before it, ends.
    pub(super) fn column_of(&self, column: usize, is_wall: bool) -> usize {
        let wall = self.across.get(column).copied().flatten().filter(|_| is_wall);
        let of_cells = |span: &Span| span.at + span.size.saturating_sub(1);
        wall.or_else(|| self.columns.get(column).map(of_cells)).unwrap_or(0)
    }
    /// The wall to the left of a place.
    fn left_of(&self, row: usize, column: usize) -> Wall {
        let side = self.rows.len();
        let cell = |column| Cell::at(row, column, side);
        self.wall((column > 0 && column < side).then(|| [cell(column - 1), cell(column)]))
    }
    fn above(&self, row: usize, column: usize) -> Wall {
        let side = self.rows.len();
        let cell = |row| Cell::at(row, column, side);
        self.wall((row > 0 && row < side).then(|| [cell(row - 1), cell(row)]))
    }
    /// The wall between two cells, or around the board.
    fn wall(&self, between: Option<[Cell; 2]>) -> Wall {
        let region = |cell: Cell| self.regions[cell.index()];
        let parts_regions = between.is_none_or(|[a, b]| region(a) != region(b));
        let is_broken = between.is_some_and(|cells| self.joined.contains(&cells));
        let thin = usize::from(self.spacing.lattice);
        let thickness = match (parts_regions, is_broken) {
            (true, _) => 1 + thin,
            (false, true) => 0,
            (false, false) => thin,
        };
        Wall { thickness, is_broken }
    }
    /// A wall between two joints, vertical or horizontal.
    fn straight(&self, wall: Wall, upright: bool, charset: Charset) -> char {
        let thickness = wall.thickness;
        match (charset, wall.is_broken && thickness > 0) {
            (Charset::Unicode, true) => {
                if upright {
                    '┇'
                } else {
                    '┅'
                }
            }
            (Charset::Ascii, true) => {
                if upright {
                    ':'
                } else {
                    '.'
                }
            }
            (_, false) if upright => self.joint([thickness, 0, thickness, 0], charset),
            (_, false) => self.joint([0, thickness, 0, thickness], charset),
        }
    }
    /// The character where walls meet whose arms (up, right, down, left) are this thick: none, thin, thick.
    fn joint(&self, arms: [usize; 4], charset: Charset) -> char {
        let [up, right, down, left] = arms;
        // Without cages thin walls are left out in ASCII: a blank separates the cells.
        let least = 1 + usize::from(self.spacing.lattice && !self.spacing.cages);
        let is_thick = |arm: usize| self.spacing.cages && arm > 1;
        match charset {
            Charset::Unicode => joint(arms),
            Charset::Ascii if arms.into_iter().any(is_thick) => '#',
            Charset::Ascii => match (up.max(down) >= least, left.max(right) >= least) {
                (false, false) => ' ',
                (true, false) => '|',
                (false, true) => '-',
                (true, true) => '+',
            },
        }
    }
    /// Draws the walls, the upper left corner at the given place.
    pub(super) fn draw(&self, canvas: &mut Canvas, top: usize, left: usize, charset: Charset) {
        let side = self.rows.len();
        let mut write = |line: usize, column: usize, wall: char| {
            canvas.write(top + line, left + column, wall.encode_utf8(&mut [0; 4]), Tone::Faint);
        };
        for (j, x) in self.across.iter().enumerate().filter_map(|(j, x)| x.map(|x| (j, x))) {
            for (i, row) in self.rows.iter().enumerate() {
                let wall = self.straight(self.left_of(i, j), true, charset);
                (row.at..row.at + row.size).for_each(|y| write(y, x, wall));
            }
        }
        for (i, y) in self.down.iter().enumerate().filter_map(|(i, y)| y.map(|y| (i, y))) {
            for j in 0..=side {
                let arm = |is_inside: bool, wall: &dyn Fn() -> Wall| {
                    if is_inside { wall().thickness } else { 0 }
                };
                let arms = [
                    arm(i > 0, &|| self.left_of(i - 1, j)),
                    arm(j < side, &|| self.above(i, j)),
                    arm(i < side, &|| self.left_of(i, j)),
                    arm(j > 0, &|| self.above(i, j - 1)),
                ];
                if let Some(x) = self.across[j] {
                    write(y, x, self.joint(arms, charset));
                }
                if let Some(column) = self.columns.get(j) {
                    let before = column.at.saturating_sub(self.spacing.gap);
                    let from = self.across[j].map_or(before, |x| x + 1);
                    let to = column.at + column.size;
                    let to = self.across[j + 1].map_or(to, |x| x);
                    let wall = self.straight(self.above(i, j), false, charset);
                    (from..to).for_each(|x| write(y, x, wall));
                }
            }
        }
    }
}

/// Whether a rule is drawn as an outline.
pub(super) fn has_outline(rule: &Rule) -> bool {
    rule.strokes().iter().any(|stroke| matches!(stroke, Stroke::Outline { .. }))
}

/// Neighbours that share a cage, the earlier one first.
fn joined(shape: &Shape) -> BTreeSet<[Cell; 2]> {
    let mut joined = BTreeSet::new();
    for rule in shape.rules() {
        if has_outline(rule) {
            let inside = |two: &[Cell; 2]| two.iter().all(|at| rule.cells.contains(at));
            joined.extend(edges(shape.side()).filter(inside));
        }
    }
    joined
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
fn joint([up, right, down, left]: [usize; 4]) -> char {
    /// In the order of `27 up + 9 right + 3 down + left`.
    const JOINTS: [&str; 3] = [
        " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳",
        "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈",
        "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋",
    ];
    JOINTS[up].chars().nth(9 * right + 3 * down + left).unwrap_or(' ')
}
