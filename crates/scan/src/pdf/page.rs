//! What is drawn on a page: lines, characters, and anything else.
use super::Page;
use super::budget::{Budget, For, LEAST};
use super::font::{Font, UNKNOWN};
use super::hand::{Hand, State, f};
use super::matrix::{Matrix, Place};
use super::scanned::{self, Bounds, LEAST_SHARE};
use super::unpack::unpacked;
use crate::picture::{MOST_PIXELS, Picture};
use crate::typeset::{Character, Line, PrintedGrid, Typeset};
use hayro_syntax::content::TypedIter;
use hayro_syntax::content::ops::TypedInstruction as Op;
use hayro_syntax::object::{Array, Dict, Object, Stream};
use hayro_syntax::page::Resources;
use std::collections::BTreeMap;
use std::rc::Rc;

/// How many pictures of a page are read, at most.
const MOST_PICTURES: usize = 4;
/// The longest side of a page, in points: three metres.
const LONGEST: f64 = 9000.0;
/// A filled rectangle is a line if it is no thicker than this, in points.
const THIN: f64 = 4.0;
/// Lines that rise or fall by less than this, in points, go across.
const LEVEL: f64 = 0.3;
/// How deep drawings may be nested.
const DEEPEST: usize = 8;
/// At least this many curved pieces or unknown characters may be the digits of a grid.
const FEWEST_DIGITS: usize = 4;
/// The modes in which text is invisible: what another program recognised on a scanned page.
const UNSEEN: [i64; 2] = [3, 7];

/// What is on a page.
pub(super) fn read(page: &hayro_syntax::page::Page<'_>, budget: &Budget) -> Page {
    let Some(seen) = Seen::of(page, budget) else { return Page::default() };
    if budget.is_over(For::Page) {
        // What was read so far may lack digits.
        return Page { is_too_much: true, ..Page::default() };
    }
    let printed = seen.typeset.grids();
    // If a grid has neither digits nor sums in text, they may be in a picture.
    let has_text = |grid: &PrintedGrid| {
        grid.puzzle.given_count() > 0 || !grid.puzzle.shape().rules().is_empty()
    };
    if printed.iter().any(has_text) {
        return Page { printed, ..Page::default() };
    }
    let is_too_much = budget.is_over(For::Picture);
    Page { has_more: seen.has_more(), is_too_much, pictures: seen.pictures, printed: Vec::new() }
}

/// Where a page that was scanned has its pictures. `None` if digits may be drawn on it, too.
#[cfg(feature = "outlines")]
pub(super) fn scanned(page: &hayro_syntax::page::Page<'_>, budget: &Budget) -> Option<Bounds> {
    let seen = Seen::of(page, budget).filter(|seen| !seen.has_digits())?;
    seen.covered.filter(|bounds| scanned::area(bounds) >= LEAST_SHARE)
}

/// What is drawn on the page, one operation after another.
fn operations(page: &hayro_syntax::page::Page<'_>, budget: &Budget) -> Vec<u8> {
    let dict = page.raw();
    if let Some(all) = dict.get::<Stream<'_>>("Contents") {
        return unpacked(&all, budget, For::Page).unwrap_or_default().into_owned();
    }
    let mut operations = Vec::new();
    for part in dict.get::<Array<'_>>("Contents").iter().flat_map(Array::iter::<Stream<'_>>) {
        if budget.is_over(For::Page) {
            break;
        }
        operations.extend_from_slice(&unpacked(&part, budget, For::Page).unwrap_or_default());
        operations.push(b' ');
    }
    operations
}

struct Seen<'b> {
    budget: &'b Budget,
    size: (f64, f64),
    typeset: Typeset,
    pictures: Vec<Picture>,
    /// The share of the page that other pictures cover...
    unread: f64,
    /// ...and where they are, all together.
    covered: Option<Bounds>,
    /// How many pixels all pictures have.
    pixels: usize,
    fonts: BTreeMap<(u32, i32), Rc<Font>>,
}

impl<'b> Seen<'b> {
    /// `None` if the page is much too small or too large.
    fn of(page: &hayro_syntax::page::Page<'_>, budget: &'b Budget) -> Option<Self> {
        let (width, height) = page.render_dimensions();
        let size = (f64::from(width), f64::from(height));
        if !(1.0..LONGEST).contains(&size.0) || !(1.0..LONGEST).contains(&size.1) {
            return None;
        }
        let mut seen = Self {
            budget,
            size,
            typeset: Typeset::default(),
            pictures: Vec::new(),
            unread: 0.0,
            covered: None,
            pixels: 0,
            fonts: BTreeMap::new(),
        };
        let state = State::new(Matrix(page.initial_transform(true).as_coeffs()));
        let operations = operations(page, budget);
        seen.content(TypedIter::new(&operations), page.resources(), state, 0);
        Some(seen)
    }
    /// Whether something may be digits in an unknown font, or drawn as outlines.
    fn has_digits(&self) -> bool {
        let unknown = self.typeset.characters.iter().filter(|one| one.text == UNKNOWN).count();
        self.typeset.others.len().max(unknown) >= FEWEST_DIGITS
    }
    /// Remembers where a picture is that is not read.
    fn leave(&mut self, place: Matrix) {
        let own = scanned::bounds(place, self.size);
        self.unread += scanned::area(&own);
        let [left, top, right, bottom] = self.covered.unwrap_or(own);
        self.covered =
            Some([left.min(own[0]), top.min(own[1]), right.max(own[2]), bottom.max(own[3])]);
    }
    /// Whether there may be a grid in what was not read, on a page that can be painted in bounded time and
    /// memory.
    fn has_more(&self) -> bool {
        (self.has_digits() || self.unread >= LEAST_SHARE) && self.pixels <= MOST_PIXELS
    }
    fn content(&mut self, mut all: TypedIter<'_>, of: &Resources<'_>, state: State, depth: usize) {
        let mut hand = Hand {
            state,
            saved: Vec::new(),
            resources: of,
            depth,
            path: Vec::new(),
            text: Matrix::SAME,
            line: Matrix::SAME,
        };
        while let Some(op) = all.next() {
            if !self.budget.take(For::Page, LEAST) {
                return;
            }
            if !hand.set(&op) && !hand.draw(&op) && !self.write(&mut hand, &op) {
                self.paint(&mut hand, &op);
            }
        }
    }
    /// Writes text; returns false if this is another kind of operation.
    fn write(&mut self, hand: &mut Hand<'_, '_>, op: &Op<'_, '_>) -> bool {
        match op {
            Op::TextFont(font) => {
                hand.state.setting.size = f(&font.1);
                if let Some(dict) = hand.resources.get_font(font.0) {
                    hand.state.setting.font = self.font(&dict);
                }
            }
            Op::ShowText(text) => self.show(hand, text.0.as_bytes()),
            Op::NextLineAndShowText(text) => {
                hand.next_line(0.0, -hand.state.setting.leading);
                self.show(hand, text.0.as_bytes());
            }
            Op::ShowTextWithParameters(text) => {
                hand.state.setting.words = f(&text.0);
                hand.state.setting.spacing = f(&text.1);
                hand.next_line(0.0, -hand.state.setting.leading);
                self.show(hand, text.2.as_bytes());
            }
            Op::ShowTexts(texts) => self.show_all(hand, texts.0),
            _ => return false,
        }
        true
    }
    /// Paints the current path, or a picture or drawing.
    fn paint(&mut self, hand: &mut Hand<'_, '_>, op: &Op<'_, '_>) {
        match op {
            Op::StrokePath(_) => self.stroke(hand),
            Op::FillPathNonZero(_)
            | Op::FillPathNonZeroCompatibility(_)
            | Op::FillPathEvenOdd(_) => {
                self.fill(hand);
            }
            Op::CloseAndStrokePath(_)
            | Op::FillAndStrokeNonZero(_)
            | Op::FillAndStrokeEvenOdd(_)
            | Op::CloseFillAndStrokeNonZero(_)
            | Op::CloseFillAndStrokeEvenOdd(_) => {
                hand.close();
                if hand.has_hidden_outline() { self.fill(hand) } else { self.stroke(hand) }
            }
            Op::EndPath(_) => {}
            Op::XObject(object) => {
                if let Some(stream) = hand.resources.get_x_object(object.0) {
                    self.object(hand, &stream);
                }
                return;
            }
            Op::InlineImage(image) => {
                self.picture(image.0, hand.state.place);
                return;
            }
            _ => return,
        }
        hand.path.clear();
    }
    fn font(&mut self, dict: &Dict<'_>) -> Rc<Font> {
        let Some(id) = dict.obj_id() else { return Rc::new(Font::read(dict, self.budget)) };
        let font = self.fonts.entry((id.obj_number, id.gen_number));
        Rc::clone(font.or_insert_with(|| Rc::new(Font::read(dict, self.budget))))
    }
    fn object(&mut self, hand: &Hand<'_, '_>, stream: &Stream<'_>) {
        let dict = stream.dict();
        if dict.contains_key("Width") {
            self.picture(stream, hand.state.place);
            return;
        }
        if hand.depth >= DEEPEST {
            return;
        }
        let Some(content) = unpacked(stream, self.budget, For::Page) else { return };
        let mut state = hand.state.clone();
        let numbers = dict.get::<Array<'_>>("Matrix");
        let numbers: Vec<f64> = numbers.iter().flat_map(Array::iter::<f64>).collect();
        if let Ok(matrix) = <[f64; 6]>::try_from(numbers) {
            state.place = Matrix(matrix).then(state.place);
        }
        let own = dict.get::<Dict<'_>>("Resources").map(Resources::new);
        let resources = own.as_ref().unwrap_or(hand.resources);
        self.content(TypedIter::new(&content), resources, state, hand.depth + 1);
    }
    fn picture(&mut self, image: &Stream<'_>, place: Matrix) {
        let pixels = scanned::sides(image.dict()).and_then(|(w, h)| w.checked_mul(h));
        self.pixels = self.pixels.saturating_add(pixels.unwrap_or(MOST_PIXELS));
        let is_one_more = self.pictures.len() < MOST_PICTURES;
        match is_one_more.then(|| scanned::picture(image, place, self.size, self.budget)).flatten()
        {
            Some(picture) => self.pictures.push(picture),
            None => self.leave(place),
        }
    }
    fn show_all(&mut self, hand: &mut Hand<'_, '_>, texts: &Array<'_>) {
        for part in texts.iter::<Object<'_>>() {
            match part {
                Object::String(text) => self.show(hand, text.as_bytes()),
                Object::Number(back) => {
                    let setting = &hand.state.setting;
                    let by = -f(&back) / 1000.0 * setting.size * setting.stretch;
                    hand.text = Matrix::moved(by, 0.0).then(hand.text);
                }
                _ => {}
            }
        }
    }
    fn show(&mut self, hand: &mut Hand<'_, '_>, bytes: &[u8]) {
        let setting = &hand.state.setting;
        if !self.budget.take(For::Page, bytes.len().saturating_mul(LEAST)) {
            return;
        }
        for (text, width, is_space) in setting.font.text(bytes) {
            let all = hand.text.then(hand.state.place);
            let at = all.of(0.0, setting.rise);
            let size = all.height() * setting.size.abs();
            if !UNSEEN.contains(&setting.mode) {
                self.typeset.characters.push(Character { text, x: at.x, y: at.y, size });
            }
            let space = if is_space { setting.words } else { 0.0 };
            let by = (width * setting.size + setting.spacing + space) * setting.stretch;
            hand.text = Matrix::moved(by, 0.0).then(hand.text);
        }
    }
    /// Notes a straight line, or that something else is drawn.
    fn line(&mut self, from: Place, to: Place, (width, ink): (f64, f64)) {
        let line = |at: f64, from: f64, to: f64| {
            let (from, to) = (from.min(to), from.max(to));
            Line { at, from, to, width, ink }
        };
        let (x, y) = (f64::midpoint(from.x, to.x), f64::midpoint(from.y, to.y));
        if (from.y - to.y).abs() <= LEVEL && (from.x - to.x).abs() > LEVEL {
            self.typeset.across.push(line(y, from.x, to.x));
        } else if (from.x - to.x).abs() <= LEVEL && (from.y - to.y).abs() > LEVEL {
            self.typeset.down.push(line(x, from.y, to.y));
        } else if (from.x - to.x).hypot(from.y - to.y) > LEVEL {
            self.typeset.others.push((x, y));
        }
    }
    fn stroke(&mut self, hand: &Hand<'_, '_>) {
        let pen = (hand.state.line_width * hand.state.place.scale(), hand.state.ink);
        for piece in &hand.path {
            if !piece.is_straight {
                self.typeset.others.extend(piece.places.iter().map(|at| (at.x, at.y)));
                continue;
            }
            for ends in piece.places.windows(2) {
                self.line(ends[0], ends[1], pen);
            }
            if let (true, [first, .., last]) = (piece.is_closed, &piece.places[..]) {
                self.line(*last, *first, pen);
            }
        }
    }
    /// A thin filled rectangle is a line; a thicker one shades what is under it.
    fn fill(&mut self, hand: &Hand<'_, '_>) {
        for piece in &hand.path {
            let Some(first) = piece.places.first() else { continue };
            let (mut low, mut high) = (*first, *first);
            for place in &piece.places {
                low = Place { x: low.x.min(place.x), y: low.y.min(place.y) };
                high = Place { x: high.x.max(place.x), y: high.y.max(place.y) };
            }
            let (width, height) = (high.x - low.x, high.y - low.y);
            let (x, y) = (f64::midpoint(low.x, high.x), f64::midpoint(low.y, high.y));
            if piece.is_straight && height <= THIN && width > 2.0 * height {
                self.line(Place { x: low.x, y }, Place { x: high.x, y }, (height, 1.0));
            } else if piece.is_straight && width <= THIN && height > 2.0 * width {
                self.line(Place { x, y: low.y }, Place { x, y: high.y }, (width, 1.0));
            } else if !piece.is_straight || piece.places.len() > 5 {
                self.typeset.others.push((x, y));
            } else {
                self.typeset.tints.push([low.x, low.y, high.x, high.y]);
            }
        }
    }
}
