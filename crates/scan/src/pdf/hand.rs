//! The state of a stream of operations: how text is set, and the path being drawn.
use super::font::Font;
use super::matrix::{Matrix, Place};
use hayro_syntax::content::ops::TypedInstruction as Op;
use hayro_syntax::object::Number;
use hayro_syntax::page::Resources;
use std::rc::Rc;

/// How text is set.
#[derive(Clone)]
pub(super) struct Setting {
    pub(super) font: Rc<Font>,
    pub(super) size: f64,
    /// The space added after every character, and after every space.
    pub(super) spacing: f64,
    pub(super) words: f64,
    pub(super) stretch: f64,
    pub(super) leading: f64,
    pub(super) rise: f64,
    pub(super) mode: i64,
}

#[derive(Clone)]
pub(super) struct State {
    pub(super) place: Matrix,
    pub(super) line_width: f64,
    /// The share of the length of a line that is drawn: less than 1 if lines are broken.
    pub(super) ink: f64,
    /// The colours of areas and of lines, as far as they are given by numbers alone.
    pub(super) colours: [Vec<f64>; 2],
    pub(super) setting: Setting,
}

impl State {
    pub(super) fn new(place: Matrix) -> Self {
        let setting = Setting {
            font: Rc::default(),
            size: 1.0,
            spacing: 0.0,
            words: 0.0,
            stretch: 1.0,
            leading: 0.0,
            rise: 0.0,
            mode: 0,
        };
        Self { place, line_width: 1.0, ink: 1.0, colours: [vec![0.0], vec![0.0]], setting }
    }
}

/// A piece of a path: its points, whether all of it is straight, and whether it ends where it began.
pub(super) struct Piece {
    pub(super) places: Vec<Place>,
    pub(super) is_straight: bool,
    pub(super) is_closed: bool,
}

/// The state of a stream of operations.
pub(super) struct Hand<'a, 'r> {
    pub(super) state: State,
    pub(super) saved: Vec<State>,
    pub(super) resources: &'r Resources<'a>,
    pub(super) depth: usize,
    pub(super) path: Vec<Piece>,
    /// Where the text continues, and where its line began.
    pub(super) text: Matrix,
    pub(super) line: Matrix,
}

pub(super) fn f(number: &Number) -> f64 {
    number.as_f64()
}

impl Hand<'_, '_> {
    /// Whether the outline of an area cannot be seen: it has the colour of the area, and no width.
    pub(super) fn has_hidden_outline(&self) -> bool {
        let [area, line] = &self.state.colours;
        self.state.line_width <= 0.0 && !area.is_empty() && area == line
    }
    /// Changes a colour for later operations; returns false if this is another kind of operation.
    fn colour(&mut self, op: &Op<'_, '_>) -> bool {
        let [area, line] = &mut self.state.colours;
        match op {
            Op::NonStrokeColorDeviceGray(grey) => *area = vec![f(&grey.0)],
            Op::StrokeColorDeviceGray(grey) => *line = vec![f(&grey.0)],
            Op::NonStrokeColorDeviceRgb(of) => *area = [&of.0, &of.1, &of.2].map(f).to_vec(),
            Op::StrokeColorDeviceRgb(of) => *line = [&of.0, &of.1, &of.2].map(f).to_vec(),
            // Any other colour is unknown, and like no other.
            Op::NonStrokeColorCmyk(_)
            | Op::NonStrokeColor(_)
            | Op::NonStrokeColorNamed(_)
            | Op::ColorSpaceNonStroke(_) => area.clear(),
            Op::StrokeColorCmyk(_)
            | Op::StrokeColor(_)
            | Op::StrokeColorNamed(_)
            | Op::ColorSpaceStroke(_) => line.clear(),
            _ => return false,
        }
        true
    }
    /// Changes the state for later operations; returns false if this is another kind of operation.
    pub(super) fn set(&mut self, op: &Op<'_, '_>) -> bool {
        let setting = &mut self.state.setting;
        match op {
            Op::SaveState(_) if self.saved.len() < 256 => self.saved.push(self.state.clone()),
            Op::RestoreState(_) => {
                self.state = self.saved.pop().unwrap_or_else(|| self.state.clone());
            }
            Op::Transform(m) => {
                let matrix = Matrix([&m.0, &m.1, &m.2, &m.3, &m.4, &m.5].map(f));
                self.state.place = matrix.then(self.state.place);
            }
            Op::LineWidth(width) => self.state.line_width = f(&width.0),
            Op::DashPattern(pattern) => {
                // Lengths of dashes and gaps, in turn; an odd number of them counts twice.
                let mut lengths: Vec<f64> = pattern.0.iter::<f64>().collect();
                if lengths.len() % 2 == 1 {
                    lengths.extend(lengths.clone());
                }
                let all: f64 = lengths.iter().sum();
                let drawn: f64 = lengths.iter().step_by(2).sum();
                self.state.ink = if all > 0.0 { drawn / all } else { 1.0 };
            }
            Op::CharacterSpacing(spacing) => setting.spacing = f(&spacing.0),
            Op::WordSpacing(words) => setting.words = f(&words.0),
            Op::HorizontalScaling(stretch) => setting.stretch = f(&stretch.0) / 100.0,
            Op::TextLeading(leading) => setting.leading = f(&leading.0),
            Op::TextRise(rise) => setting.rise = f(&rise.0),
            Op::TextRenderingMode(mode) => setting.mode = mode.0.as_i64(),
            Op::BeginText(_) => (self.text, self.line) = (Matrix::SAME, Matrix::SAME),
            Op::NextLine(by) => self.next_line(f(&by.0), f(&by.1)),
            Op::NextLineAndSetLeading(by) => {
                setting.leading = -f(&by.1);
                self.next_line(f(&by.0), f(&by.1));
            }
            Op::NextLineUsingLeading(_) => self.next_line(0.0, -self.state.setting.leading),
            Op::SetTextMatrix(m) => {
                self.line = Matrix([&m.0, &m.1, &m.2, &m.3, &m.4, &m.5].map(f));
                self.text = self.line;
            }
            _ => return self.colour(op),
        }
        true
    }
    pub(super) fn next_line(&mut self, x: f64, y: f64) {
        self.line = Matrix::moved(x, y).then(self.line);
        self.text = self.line;
    }
    /// Continues the path; returns false if this is another kind of operation.
    pub(super) fn draw(&mut self, op: &Op<'_, '_>) -> bool {
        match op {
            Op::MoveTo(to) => self.begin(self.state.place.of(f(&to.0), f(&to.1))),
            Op::LineTo(to) => self.go(f(&to.0), f(&to.1), true),
            Op::CubicTo(to) => self.go(f(&to.4), f(&to.5), false),
            Op::CubicStartTo(to) => self.go(f(&to.2), f(&to.3), false),
            Op::CubicEndTo(to) => self.go(f(&to.2), f(&to.3), false),
            Op::ClosePath(_) => self.close(),
            Op::RectPath(of) => {
                let (x, y, width, height) = (f(&of.0), f(&of.1), f(&of.2), f(&of.3));
                self.begin(self.state.place.of(x, y));
                for (x, y) in [(x + width, y), (x + width, y + height), (x, y + height)] {
                    self.go(x, y, true);
                }
                self.close();
            }
            _ => return false,
        }
        true
    }
    fn begin(&mut self, at: Place) {
        self.path.push(Piece { places: vec![at], is_straight: true, is_closed: false });
    }
    fn go(&mut self, x: f64, y: f64, is_straight: bool) {
        let to = self.state.place.of(x, y);
        // A piece that follows a closed one begins at its start.
        if let Some(start) = self.path.last().filter(|piece| piece.is_closed) {
            self.begin(start.places[0]);
        }
        if let Some(piece) = self.path.last_mut() {
            piece.places.push(to);
            piece.is_straight &= is_straight;
        }
    }
    pub(super) fn close(&mut self) {
        if let Some(piece) = self.path.last_mut() {
            piece.is_closed = true;
        }
    }
}
