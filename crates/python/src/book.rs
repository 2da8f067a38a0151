//! `book` and `book_to_order`: puzzles on paper for a printing house.
use crate::puzzle::Puzzle;
use crate::watch::Watch;
use crate::{crew, errors};
use pyo3::exceptions::PyTimeoutError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use whydoku::Stop;
use whydoku::books::{Item, Order, assess, compile, fill, key};
use whydoku::exact::Budget;
use whydoku::formats::{Format, Label, Meta, export};
use whydoku::print::{Book, Fonts, book as pages, cover};

/// A book, and its cover if it is wanted.
type Printed<'py> = (Bound<'py, PyBytes>, Option<Bound<'py, PyBytes>>);

/// A PDF of puzzles, and one of their cover; `options` are entries of an order in TOML.
#[pyfunction]
pub(crate) fn book<'py>(
    py: Python<'py>,
    puzzles: Vec<Py<Puzzle>>,
    options: &str,
    has_cover: bool,
) -> PyResult<Printed<'py>> {
    let order = with_fonts(Order::read_options(options).map_err(errors::bad)?)?;
    let pdfs = Watch::new(None)?.run(py, |stop| {
        let items = puzzles.iter().map(|puzzle| item(puzzle.get(), &order, stop));
        let items = items.collect::<PyResult<Vec<Item>>>()?;
        printed(&compile(items, &order.options), has_cover)
    })??;
    Ok(in_python(py, &pdfs))
}

/// The PDF of a book, and that of its cover if it is wanted.
fn printed(book: &Book, has_cover: bool) -> PyResult<(Vec<u8>, Option<Vec<u8>>)> {
    let made = pages(book).map_err(errors::bad)?;
    let cover = has_cover.then(|| cover(book, made.pages)).transpose();
    Ok((made.pdf, cover.map_err(errors::bad)?))
}

fn in_python<'py>(py: Python<'py>, (book, cover): &(Vec<u8>, Option<Vec<u8>>)) -> Printed<'py> {
    (PyBytes::new(py, book), cover.as_ref().map(|cover| PyBytes::new(py, cover)))
}

fn item(puzzle: &Puzzle, order: &Order, stop: Stop<'_>) -> PyResult<Item> {
    if stop.is_due() {
        return Err(PyTimeoutError::new_err("the book was interrupted"));
    }
    let assessed = assess(&puzzle.board, &Budget::until(stop));
    if assessed.solution.is_none() {
        return Err(errors::bad("a book has no puzzles without exactly one solution"));
    }
    let (name, level) = (puzzle.label(Label::Title), puzzle.label(Label::Level));
    let item = Item { name, level, ..Item::new(puzzle.board.clone(), assessed) };
    linked(item, order)
}

/// With the link of its QR code, if there is to be one.
fn linked(item: Item, order: &Order) -> PyResult<Item> {
    let Some(address) = &order.qr else { return Ok(item) };
    let style = if address.is_empty() { Format::SUDOKUPAD_LINK } else { Format::SHARE };
    let link = export(&item.puzzle.givens(), &Meta::default(), style).map_err(errors::bad)?;
    let begin = address.split('#').next().unwrap_or_default();
    Ok(Item { link: Some(format!("{begin}{link}")), ..item })
}

fn with_fonts(mut order: Order) -> PyResult<Order> {
    let mut files = order.fonts.iter().map(std::fs::read).collect::<Result<Vec<_>, _>>()?;
    let bold = if files.len() > 1 { Some(files.remove(1)) } else { None };
    if let Some(regular) = files.pop() {
        order.options.fonts = Fonts::new(regular, bold).map_err(errors::bad)?;
    }
    Ok(order)
}

/// A PDF as an order in TOML asks for it, one of its cover, and its puzzles; none of them is the same as one of `earlier`.
#[pyfunction]
pub(crate) fn book_to_order<'py>(
    py: Python<'py>,
    order: &str,
    earlier: Vec<Py<Puzzle>>,
    threads: Option<usize>,
    has_cover: bool,
) -> PyResult<(Printed<'py>, Vec<Puzzle>)> {
    let order = with_fonts(Order::read(order).map_err(errors::bad)?)?;
    if order.series.is_some() {
        return Err(errors::bad("series: pass the puzzles of earlier books as `earlier`"));
    }
    let workers = crew::threads(threads);
    let earlier: Vec<_> = earlier.iter().map(|puzzle| key(&puzzle.get().board)).collect();
    let (pdfs, puzzles) = Watch::new(None)?.run(py, |stop| {
        let mut watch = whydoku::books::Watch { stop, workers, tell: &mut |_, _| {} };
        let items = fill(&order, earlier, &mut watch).map_err(errors::bad)?;
        let items = items.into_iter().map(|item| linked(item, &order));
        let book = compile(items.collect::<PyResult<Vec<Item>>>()?, &order.options);
        let sheets = book.sections.iter().flat_map(|section| &section.sheets);
        let puzzles: Vec<Puzzle> = sheets.map(|sheet| Puzzle::of(sheet.puzzle.clone())).collect();
        Ok::<_, PyErr>((printed(&book, has_cover)?, puzzles))
    })??;
    Ok((in_python(py, &pdfs), puzzles))
}
