//! A framed board: the contents of its cells, the labels around it, the backgrounds of houses.
use super::canvas::Canvas;
use super::clues::{Clues, Margins};
use super::frame::{Frame, Spacing, Span};
use super::ink::Tone;
use super::look::TextLook;
use crate::marks::Marks;
use whydoku_core::{Cell, House, Shape};
use whydoku_words::rule_lines;

/// A piece of text and its meaning.
pub(super) type Piece = (String, Tone);

/// A line of text in a cell.
pub(super) type Line = Vec<Piece>;

/// The contents of the cells of a board, and their layout.
pub(super) struct FramedCells<'a> {
    pub(super) shape: &'a Shape,
    /// For each cell, in reading order, its lines.
    pub(super) cells: Vec<Vec<Line>>,
    pub(super) spacing: Spacing,
    /// The part of a cell's text above which the label of its column stands; all of it by
    /// default.
    pub(super) label: Option<Span>,
    /// The drawn parts of the rules beyond houses.
    pub(super) clues: Clues,
}

/// The number of columns a line takes.
pub(super) fn length(line: &Line) -> usize {
    line.iter().map(|(text, _)| text.chars().count()).sum()
}

impl FramedCells<'_> {
    /// Draws the board with its labels.
    pub(super) fn draw(&self, marks: &Marks<'_>, style: &TextLook) -> Canvas {
        let side = self.shape.side();
        let cell = |row, column| &self.cells[Cell::at(row, column, side).index()];
        let width = |column| {
            let lines = (0..side).flat_map(|row| cell(row, column).iter());
            lines.map(length).max().unwrap_or(0)
        };
        let height =
            |row| (0..side).map(|column| cell(row, column).len()).max().unwrap_or(0).max(1);
        let widths: Vec<usize> = (0..side).map(width).collect();
        let heights: Vec<usize> = (0..side).map(height).collect();
        let frame = Frame::new(self.shape, &widths, &heights, self.spacing);
        let mut canvas = Canvas::default();
        let (top, left) = self.labels(&frame, style, self.clues.margins(), &mut canvas);
        for at in self.shape.cells() {
            self.cell(at, &frame, top, left, marks, &mut canvas);
        }
        frame.draw(&mut canvas, top, left, style.charset);
        self.clues.draw(&frame, &mut canvas, top, left);
        if style.in_parts && canvas.width() > style.width {
            return in_parts(&canvas, left, &frame, style.width);
        }
        canvas
    }
    /// Writes the text of a cell and sets its background.
    fn cell(
        &self,
        cell: Cell,
        frame: &Frame,
        top: usize,
        left: usize,
        marks: &Marks<'_>,
        canvas: &mut Canvas,
    ) {
        let side = self.shape.side();
        let (row, column) = (frame.rows[cell.row(side)], frame.columns[cell.column(side)]);
        let blank = frame.spacing.pad.min(1);
        for offset in 0..row.size {
            let (line, start) = (top + row.at + offset, left + column.at);
            if let Some(role) = marks.house(cell) {
                canvas.ground(line, start - blank..start + column.size + blank, role);
            }
            let pieces = self.cells[cell.index()].get(offset);
            let mut next = start;
            for (text, tone) in pieces.into_iter().flatten() {
                next = canvas.write(line, next, text, *tone);
            }
        }
    }
    /// Writes the labels of rows and columns, and returns the place of the upper left corner of the frame.
    fn labels(
        &self,
        frame: &Frame,
        style: &TextLook,
        margins: Margins,
        canvas: &mut Canvas,
    ) -> (usize, usize) {
        let side = self.shape.side();
        let lines = if style.labels { side } else { 0 };
        let label = |house| {
            let name = style.names(self.shape).house(House::new(house));
            name.rsplit(' ').next().unwrap_or_default().to_owned()
        };
        // Houses come as boxes, rows, columns.
        let rows: Vec<String> = (side..side + lines).map(label).collect();
        let columns: Vec<String> = (2 * side..2 * side + lines).map(label).collect();
        let longest = |labels: &[String]| labels.iter().map(String::len).max().unwrap_or(0);
        let room = |column: &Span| self.label.map_or(column.size, |part| part.size);
        let fits = columns.iter().zip(&frame.columns).all(|(label, at)| label.len() <= room(at));
        // Labels that are wider than their column are written downwards.
        let top = if fits { longest(&columns).min(1) } else { longest(&columns) };
        let before = if rows.is_empty() { 0 } else { longest(&rows) + 1 };
        let left = before + margins.left;
        for (label, column) in columns.iter().zip(&frame.columns) {
            let part = self.label.unwrap_or(Span { at: 0, size: 1 });
            let end = left + column.at + part.at + part.size;
            if fits {
                let start = if self.label.is_some() { end - label.len() } else { end - 1 };
                canvas.write(0, start, label, Tone::Faint);
            } else {
                for (at, symbol) in label.chars().enumerate() {
                    let line = top - label.len() + at;
                    canvas.write(line, end - 1, symbol.encode_utf8(&mut [0; 4]), Tone::Faint);
                }
            }
        }
        for (label, row) in rows.iter().zip(&frame.rows) {
            let line = top + margins.above + row.at;
            canvas.write(line, before - 1 - label.len(), label, Tone::Faint);
        }
        (top + margins.above, left)
    }
}

/// A board in parts, one below another, each with the labels of its rows.
fn in_parts(whole: &Canvas, left: usize, frame: &Frame, width: usize) -> Canvas {
    let mut sheet = Canvas::default();
    let labels = whole.part(0..left);
    for strip in frame.strips(width.saturating_sub(left)) {
        let top = if sheet.height() == 0 { 0 } else { sheet.height() + 1 };
        sheet.paste(top, 0, &labels);
        sheet.paste(top, left, &whole.part(left + strip.start..left + strip.end));
    }
    sheet
}

/// A picture with the rules of the board below it, as a person types them, if they are to be shown.
pub(super) fn with_rules(mut picture: String, shape: &Shape, style: &TextLook) -> String {
    if style.rules {
        for line in rule_lines(shape) {
            picture.push_str(&line);
            picture.push('\n');
        }
    }
    picture
}
