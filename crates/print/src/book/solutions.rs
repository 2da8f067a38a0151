//! Solutions: on the last pages, or upside down at the foot of a page.
use super::Book;
use super::area::{Area, grid};
use super::plan::Plan;
use crate::booklet::{Sheet, Slot, in_square, in_words, solved};
use crate::page::Page;
use crate::tag::Role;
use crate::text::Type;
use core::ops::Range;
use whydoku_core::Puzzle;
use whydoku_draw::drawing::Drawing;
use whydoku_draw::svg::{Look, Show, Theme, drawing};

/// The side of a cell in points: its digits then have seven points, the least that Amazon's KDP prints, and in large
/// print twelve.
const CELL: f64 = 11.8;
const LARGE_CELL: f64 = 20.0;
/// The gap between two solutions, and the height of the number above one.
const GAP: f64 = 11.0;
const NUMBER: f64 = 12.0;
/// The side of a solution at the foot of a page, and the gap above them.
const SMALL: f64 = 66.0;
const ABOVE: f64 = 14.0;

/// How many solutions of boards with this many digits go side by side and one above another.
pub(crate) fn layout(book: &Book, area: Area, side: usize) -> (usize, usize) {
    if let Some(wanted) = book.layout.solutions {
        return (wanted.across(), wanted.down());
    }
    let content = area.content(0);
    let cell = if book.layout.large { LARGE_CELL } else { CELL };
    let least = (side as f64 * cell).max(6.0 * cell);
    let fit = |room: f64, each: f64| (((room + GAP) / (each + GAP)) as usize).clamp(1, 6);
    let across = fit(content.width, least);
    let number = number_size(book) * 1.4;
    (across, fit(content.height, least.min(content.height - number) + number).min(30 / across))
}

fn number_size(book: &Book) -> f64 {
    if book.layout.large { NUMBER * 1.5 } else { NUMBER * 0.75 }
}

pub(crate) fn paint(
    page: &mut Page,
    book: &Book,
    area: Slot,
    plan: &Plan<'_>,
    (range, layout): (Range<usize>, (usize, usize)),
) {
    for (at, slot) in range.zip(grid(area, layout, GAP)) {
        one(page, book, slot, plan, at, number_size(book));
    }
}

/// The digits of a solution, and its board without the cages, lines and numbers of its rules, which would hide them.
fn answer(sheet: &Sheet) -> (Puzzle, Drawing) {
    let solved = solved(sheet);
    let bare = solved.shape().with_rules(Vec::new()).map(|shape| {
        let mut puzzle = Puzzle::empty(shape);
        for cell in solved.shape().cells() {
            puzzle.set(cell, solved.entry(cell));
        }
        puzzle
    });
    let puzzle = bare.unwrap_or(solved);
    let look = Look { show: Show::Digits, theme: Theme::Paper, ..Look::default() };
    let picture = drawing(&puzzle, None, &look);
    (puzzle, picture)
}

/// A solution below its number.
fn one(page: &mut Page, book: &Book, slot: Slot, plan: &Plan<'_>, at: usize, size: f64) {
    let sheet = plan.sheets[at];
    if sheet.solution.is_none() {
        return;
    }
    let head = size * 1.4;
    let board = slot.width.min(slot.height - head);
    let left = slot.x + (slot.width - board) / 2.0;
    let number = Plan::number(book, at).to_string();
    let bold = Type::bold(&book.fonts, size);
    page.part(Role::Heading, "", |page| page.text(left, slot.y + size, &number, bold));
    let (solved, picture) = answer(sheet);
    page.part(Role::Picture, &format!("{number}: {}", in_words(&solved)), |page| {
        in_square(page, (left, slot.y + head, board), &picture);
    });
}

/// How many small solutions go side by side.
fn across(width: f64, count: usize) -> usize {
    (((width + GAP) / (SMALL + GAP)) as usize).clamp(1, count.max(1))
}

/// The height of the small solutions at the foot of a page.
pub(crate) fn height_at_foot(width: f64, count: usize) -> f64 {
    let rows = count.div_ceil(across(width, count)) as f64;
    rows * (SMALL + 10.0) + (rows - 1.0) * GAP + ABOVE
}

/// Small solutions upside down at the foot of a page.
pub(crate) fn at_foot(
    page: &mut Page,
    book: &Book,
    area: Slot,
    plan: &Plan<'_>,
    range: Range<usize>,
) {
    let count = book.layout.per_page.count();
    let across = across(area.width, count);
    let height = height_at_foot(area.width, count) - ABOVE;
    let rows = count.div_ceil(across);
    let top = area.y + area.height - height;
    let width = across as f64 * (SMALL + GAP) - GAP;
    let foot = Slot { x: area.x + (area.width - width) / 2.0, y: top, width, height };
    let rule = top - ABOVE / 2.0;
    page.decoration(|page| page.rule((area.x, rule), (area.x + area.width, rule)));
    // Whoever turns the page reads them in order.
    for (at, slot) in range.zip(grid(foot, (across, rows), GAP).into_iter().rev()) {
        let place = [slot.x, slot.y, slot.x + slot.width, slot.y + slot.height];
        upside_down(page, book, slot, place, plan, at);
    }
}

fn upside_down(
    page: &mut Page,
    book: &Book,
    slot: Slot,
    place: [f64; 4],
    plan: &Plan<'_>,
    at: usize,
) {
    let sheet = plan.sheets[at];
    if sheet.solution.is_none() {
        return;
    }
    let (solved, picture) = answer(sheet);
    let (number, bold) = (Plan::number(book, at).to_string(), Type::bold(&book.fonts, 6.5));
    page.part(Role::Picture, &format!("{number}: {}", in_words(&solved)), |page| {
        page.upside_down(place, |page| {
            page.text(slot.x, slot.y + 6.5, &number, bold);
            let side = slot.width.min(slot.height - 9.0);
            in_square(page, (slot.x + (slot.width - side) / 2.0, slot.y + 9.0, side), &picture);
        });
    });
}
