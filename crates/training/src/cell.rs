//! Draws a training cell: its content, its lines, dirt, and the effects of the camera.
use crate::canvas::{Canvas, SIDE};
use crate::dice::Dice;
use crate::fonts::{Face, Fonts};
use whydoku_scan::CELL_SIDE;
use whydoku_scan::net::{BLANK, MARKS};

const MIDDLE: f32 = SIDE as f32 / 2.0;
const FULL: f32 = SIDE as f32;

/// What a cell shows.
pub(crate) struct Drawn {
    pub(crate) pixels: Vec<i8>,
    /// Blank, a digit, or only pencil marks.
    pub(crate) class: u8,
    /// Whether its digit was written by hand; `None` if there is no digit or this is unknown.
    pub(crate) by_hand: Option<bool>,
}

impl Drawn {
    /// The pixels as the numbers that the net takes.
    pub(crate) fn values(&self) -> [f32; CELL_SIDE * CELL_SIDE] {
        core::array::from_fn(|at| f32::from(self.pixels[at]) / 127.0)
    }
}

/// Draws random cells with the digits of fonts, from a seed.
pub(crate) struct Pen<'a> {
    fonts: &'a Fonts,
    pub(crate) dice: Dice,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(fonts: &'a Fonts, seed: u64) -> Self {
        Self { fonts, dice: Dice::new(seed) }
    }

    /// A cell of a random class.
    pub(crate) fn cell(&mut self) -> Drawn {
        let kind = self.dice.unit();
        let class = match kind {
            _ if kind < 0.22 => BLANK,
            _ if kind < 0.34 => MARKS,
            _ => 1 + self.dice.below(9),
        };
        let mut by_hand = None;
        let mut ink = match class {
            BLANK => Canvas::cell(),
            MARKS => self.marks(),
            digit => {
                let (ink, is_bent) = self.digit(digit);
                // A bent digit is neither print nor real handwriting, so it teaches neither.
                by_hand = (!is_bent).then_some(false);
                ink
            }
        };
        self.dirt(&mut ink);
        self.shapes(&mut ink);
        let lines = self.lines();
        ink.over(&lines, 1.0);
        Drawn { pixels: self.photographed(&ink), class: class as u8, by_hand }
    }

    fn face(&mut self) -> &'a Face {
        let family = &self.fonts.families[self.dice.below(self.fonts.families.len())];
        &family[self.dice.below(family.len())]
    }

    /// Draws a glyph with a given height around a place, narrowed if it is much wider than high.
    fn put(canvas: &mut Canvas, glyph: &Canvas, (x, y): (f32, f32), height: f32) {
        let width = (glyph.width as f32 * height / glyph.height as f32).min(height * 1.3);
        let (width, height) = ((width as usize).max(1), (height as usize).max(1));
        let glyph = glyph.resized(width, height);
        let (left, top) = (x - width as f32 / 2.0, y - height as f32 / 2.0);
        for row in 0..height {
            for column in 0..width {
                let (x, y) = (left + column as f32, top + row as f32);
                if x >= 0.0 && y >= 0.0 && x < FULL && y < FULL {
                    let own = &mut canvas.ink[y as usize * SIDE + x as usize];
                    *own = own.max(glyph.at(column, row));
                }
            }
        }
    }

    /// A digit, and whether it was bent to resemble handwriting.
    fn digit(&mut self, digit: usize) -> (Canvas, bool) {
        let face = self.face();
        let mut ink = Canvas::cell();
        let shrink = if self.dice.chance(0.1) { 0.85 } else { 1.0 };
        let height = FULL * self.dice.between(0.36, 0.86) * shrink;
        let place = (MIDDLE + self.dice.bell(3.5), MIDDLE + self.dice.bell(4.0));
        Self::put(&mut ink, &face.digits[digit - 1], place, height);
        let weight = self.dice.unit();
        if weight < 0.10 {
            ink = ink.spread(f32::max);
        } else if weight < 0.16 {
            ink = ink.spread(f32::min);
        }
        let is_bent = self.dice.chance(0.12);
        if is_bent {
            ink = self.as_by_hand(&ink);
        }
        ink = self.slanted(&ink);
        ink.scale(self.dice.between(0.5, 1.3));
        if self.dice.chance(0.12) {
            self.corner_mark(&mut ink);
        }
        (ink, is_bent)
    }

    /// Bends the ink smoothly, as in handwriting.
    fn as_by_hand(&mut self, ink: &Canvas) -> Canvas {
        let strength = self.dice.between(10.0, 30.0);
        let mut bend = || {
            let coarse = Canvas::noise(SIDE / 6, SIDE / 6, 1.0, &mut self.dice);
            coarse.blurred(10.0 / 6.0).enlarged(SIDE, SIDE)
        };
        let (across, down) = (bend(), bend());
        // Blurring leaves about a sixth of the deviation of the noise.
        let factor = strength * 0.2;
        ink.moved(|x, y| {
            let (at_x, at_y) = (x as usize, y as usize);
            (x + across.at(at_x, at_y) * factor, y + down.at(at_x, at_y) * factor)
        })
    }

    fn slanted(&mut self, ink: &Canvas) -> Canvas {
        let (slant, turn) = (self.dice.bell(0.06), self.dice.bell(0.07));
        let (a, b) = ([1.0, turn + slant], [-turn, 1.0]);
        let offset = |row: [f32; 2]| MIDDLE - (row[0] + row[1]) * MIDDLE;
        ink.affine(&[[a[0], a[1], offset(a)], [b[0], b[1], offset(b)]])
    }

    /// Adds a small digit in a corner beside the large one, like a note or the sum of a cage.
    fn corner_mark(&mut self, ink: &mut Canvas) {
        let face = self.face();
        let mut mark = Canvas::cell();
        let place = (self.dice.pick(&[14.0, 82.0]), self.dice.pick(&[14.0, 82.0]));
        let height = FULL * self.dice.between(0.14, 0.2);
        Self::put(&mut mark, &face.digits[self.dice.below(9)], place, height);
        ink.over(&mark, self.dice.between(0.3, 1.0));
    }

    /// Small digits: at the places of notes, in a row, like the sum of a cage, or anywhere.
    fn marks(&mut self) -> Canvas {
        let face = self.face();
        let mut digits: Vec<usize> = (0..9).collect();
        self.dice.shuffle(&mut digits);
        digits.truncate(self.dice.pick(&[1, 2, 2, 2, 3, 3, 4, 5, 6]));
        digits.sort_unstable();
        let height = FULL * self.dice.between(0.14, 0.27);
        let (layout, row, start) = (
            self.dice.unit(),
            self.dice.pick(&[0.2, 0.2, 0.2, 0.5, 0.8]),
            self.dice.between(0.14, 0.3),
        );
        let larger = self.dice.between(1.0, 1.4);
        let mut ink = Canvas::cell();
        for (nth, digit) in digits.into_iter().enumerate() {
            let glyph = &face.digits[digit];
            let (place, height) = match layout {
                _ if layout < 0.45 => {
                    ((0.2 + 0.3 * (digit % 3) as f32, 0.2 + 0.3 * (digit / 3) as f32), height)
                }
                _ if layout < 0.75 && nth < 4 => ((start + 0.2 * nth as f32, row), height * larger),
                _ if (0.75..0.88).contains(&layout) && nth < 2 => {
                    ((0.14 + 0.14 * nth as f32, 0.17), FULL * 0.2)
                }
                _ if layout >= 0.88 && nth < 3 => {
                    ((self.dice.between(0.15, 0.85), self.dice.between(0.15, 0.85)), height * 1.3)
                }
                _ => continue,
            };
            Self::put(&mut ink, glyph, (place.0 * FULL, place.1 * FULL), height);
        }
        ink.scale(self.dice.between(0.3, 1.2));
        ink
    }

    /// Adds print that shows through from the page behind, mirrored and faint.
    fn dirt(&mut self, ink: &mut Canvas) {
        if self.dice.chance(0.10) {
            let face = self.face();
            if !face.letters.is_empty() {
                let letter = &face.letters[self.dice.below(face.letters.len())];
                let place = (self.dice.between(0.0, FULL), self.dice.between(0.0, FULL));
                let height = FULL * self.dice.between(0.2, 0.7);
                self.print_through(ink, letter, (place, height), (4.0, 0.18));
            }
        }
        if self.dice.chance(0.2) {
            let digit = &self.face().digits[self.dice.below(9)];
            let place = (MIDDLE + self.dice.bell(12.0), MIDDLE + self.dice.bell(12.0));
            let height = FULL * self.dice.between(0.4, 0.8);
            let blur = self.dice.between(0.4, 5.0);
            self.print_through(ink, digit, (place, height), (blur, 0.2));
        }
    }

    fn print_through(
        &mut self,
        ink: &mut Canvas,
        glyph: &Canvas,
        (place, height): ((f32, f32), f32),
        (blur, most): (f32, f32),
    ) {
        let mut behind = Canvas::cell();
        Self::put(&mut behind, &glyph.mirrored(), place, height);
        ink.over(&behind.blurred(blur), self.dice.between(0.04, most));
    }

    /// Sometimes adds a circle, a diagonal, or the outline of a cage.
    fn shapes(&mut self, ink: &mut Canvas) {
        if !self.dice.chance(0.06) {
            return;
        }
        let mut shape = Canvas::cell();
        let (kind, thickness) = (self.dice.unit(), self.dice.between(1.0, 4.0));
        if kind < 0.4 {
            shape.circle(FULL * self.dice.between(0.32, 0.46), thickness);
        } else if kind < 0.7 {
            let (from, to) = if self.dice.chance(0.5) { (0.0, FULL) } else { (FULL, 0.0) };
            shape.line((from, 0.0), (to, FULL), 1.0, thickness);
        } else {
            let (low, high) = (8.0, FULL - 8.0);
            for (from, to) in [
                ((low, low), (high, low)),
                ((high, low), (high, high)),
                ((high, high), (low, high)),
                ((low, high), (low, low)),
            ] {
                shape.line(from, to, 1.0, 1.0);
            }
        }
        ink.over(&shape, self.dice.between(0.1, 0.5));
    }

    /// The lines of the grid on the four sides, slightly displaced.
    fn lines(&mut self) -> Canvas {
        let mut lines = Canvas::cell();
        let ink = self.dice.between(0.15, 1.2);
        for side in 0..4 {
            if self.dice.chance(0.1) {
                continue;
            }
            let thickness = self.dice.pick(&[1.0, 2.0, 3.0, 4.0, 6.0, 9.0]);
            let offset = if self.dice.chance(0.8) {
                self.dice.bell(3.2)
            } else {
                self.dice.between(-20.0, 20.0)
            };
            let offset = if side < 2 { offset } else { FULL + offset };
            let slope = self.dice.bell(1.5);
            let (low, high) = ((-5.0, offset - slope), (FULL + 5.0, offset + slope));
            let turned = |(a, b): (f32, f32)| if side % 2 == 0 { (a, b) } else { (b, a) };
            let strength = ink * self.dice.between(0.6, 1.2);
            lines.line(turned(low), turned(high), strength, thickness);
        }
        lines
    }

    fn photographed(&mut self, ink: &Canvas) -> Vec<i8> {
        let mut picture = self.placed(ink);
        picture.scale(-1.0);
        let light = self.light();
        picture.add(&light, 1.0);
        let blur = if self.dice.chance(0.8) {
            self.dice.bell(3.2).abs()
        } else {
            self.dice.between(3.0, 8.0)
        };
        if blur > 0.4 {
            picture = picture.blurred(blur);
        }
        if self.dice.chance(0.2) {
            let (direction, length) = (self.dice.direction(), self.dice.between(4.0, 12.0));
            picture = picture.smeared(direction, length);
        }
        let source = self.dice.pick(&[12, 16, 20, 26, 32, 48, 64, SIDE]);
        if source < SIDE {
            picture = picture.resized(source, source);
        }
        picture = if source < CELL_SIDE {
            picture.enlarged(CELL_SIDE, CELL_SIDE)
        } else {
            picture.resized(CELL_SIDE, CELL_SIDE)
        };
        self.grain(&mut picture);
        if self.dice.chance(0.3) {
            picture = picture.as_jpeg(self.dice.between(20.0, 85.0));
        }
        self.levelled(&picture)
    }

    fn placed(&mut self, ink: &Canvas) -> Canvas {
        let (turn, scale) = (self.dice.bell(0.026), self.dice.between(0.94, 1.06));
        let (right, down) = (self.dice.bell(2.0), self.dice.bell(2.0));
        let offset = |a: f32, b: f32, shift: f32| MIDDLE - (a + b) * MIDDLE + shift;
        ink.affine(&[
            [scale, turn, offset(scale, turn, right)],
            [-turn, scale, offset(-turn, scale, down)],
        ])
    }

    /// Uneven light, stains, and the edge of a shadow.
    fn light(&mut self) -> Canvas {
        let mut light = Canvas::cell();
        let (across, down) = if self.dice.chance(0.5) {
            (self.dice.bell(0.12), self.dice.bell(0.12))
        } else {
            (0.0, 0.0)
        };
        let shadow = self
            .dice
            .chance(0.03)
            .then(|| (self.dice.between(0.0, FULL), self.dice.between(-0.4, 0.4)));
        for (at, value) in light.ink.iter_mut().enumerate() {
            let (x, y) = ((at % SIDE) as f32, (at / SIDE) as f32);
            *value = across * (x / MIDDLE - 1.0) + down * (y / MIDDLE - 1.0);
            *value += shadow.filter(|(from, _)| x > *from).map_or(0.0, |(_, depth)| depth);
        }
        if self.dice.chance(0.12) {
            let coarse = Canvas::noise(SIDE / 4, SIDE / 4, 1.0, &mut self.dice);
            let stains = coarse.blurred(self.dice.between(1.0, 3.0)).enlarged(SIDE, SIDE);
            light.add(&stains, self.dice.between(0.05, 0.35));
        }
        light
    }

    fn grain(&mut self, picture: &mut Canvas) {
        let fine = self.dice.bell(0.05).abs();
        picture.add(&Canvas::noise(CELL_SIDE, CELL_SIDE, fine, &mut self.dice), 1.0);
        if self.dice.chance(0.4) {
            let coarse = self.dice.bell(0.06).abs();
            let half = Canvas::noise(CELL_SIDE / 2, CELL_SIDE / 2, coarse, &mut self.dice);
            picture.add(&half.enlarged(CELL_SIDE, CELL_SIDE), 1.0);
        }
    }

    /// The pixels relative to the paper, as the reader computes them, with random contrast.
    fn levelled(&mut self, picture: &Canvas) -> Vec<i8> {
        let mut sorted = picture.ink.clone();
        sorted.sort_by(f32::total_cmp);
        let paper = sorted[sorted.len() / 2];
        let gain = self.dice.between(0.6, 1.25);
        let level =
            |ink: &f32| (((ink - paper) * gain).clamp(-2.0, 2.0) / 2.0 * 127.0).round() as i8;
        picture.ink.iter().map(level).collect()
    }
}
