//! PDF documents: text is read exactly, a scanned page as a photograph, outlines as what they look like.
use crate::files::{FileError, FileKind};
use crate::picture::{MOST_PIXELS, Picture};
use crate::typeset::{Character, Line, PrintedGrid, Typeset};
use hayro_interpret::font::{Glyph, GlyphRun};
use hayro_interpret::hayro_cmap::BfString;
use hayro_interpret::hayro_syntax::{LoadPdfError, Pdf};
use hayro_interpret::kurbo::{Affine, BezPath, PathEl, Point, Rect, Shape};
use hayro_interpret::{
    BlendMode, ClipPath, Context, Device, DrawMode, DrawProps, Image, ImageData, ImageDrawProps,
    InterpreterCache, InterpreterSettings, SoftMask, TransformExt, interpret_page,
};
use tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Stroke, Transform};

/// A picture that covers less of a page than this is not a scanned page.
const LEAST_SHARE: f64 = 0.2;
/// How many pictures of a page are read.
const MOST_PICTURES: usize = 4;
/// How large a page is painted, in pixels for a point: 150 to the inch.
const SCALE: f64 = 150.0 / 72.0;
/// A page has at most this many points on a side: three metres.
const LONGEST: f64 = 9000.0;
/// A filled rectangle is a line when it is no thicker than this, in points.
const THIN: f64 = 4.0;
/// Lines that go up or down by less than this, in points, go across.
const LEVEL: f64 = 0.3;
/// Font units of an em.
const EM: f64 = 1000.0;

/// A document that was opened.
pub struct Document {
    pdf: Pdf,
}

impl core::fmt::Debug for Document {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Document").field("pages", &self.pages()).finish_non_exhaustive()
    }
}

/// What a page holds.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// Grids of text and lines in reading order: there is no doubt about them.
    pub printed: Vec<PrintedGrid>,
    /// Where there are none: pictures of the page, to be read as photographs.
    pub pictures: Vec<Picture>,
}

impl Document {
    /// Opens a document.
    ///
    /// # Errors
    /// When the bytes are no PDF, or it needs a password.
    pub fn open(bytes: Vec<u8>) -> Result<Self, FileError> {
        let why = |error| match error {
            LoadPdfError::Decryption(_) => "it is encrypted, with a password".to_owned(),
            LoadPdfError::Invalid => "it cannot be taken apart".to_owned(),
        };
        let damaged = |error| FileError::Damaged { kind: FileKind::Pdf, why: why(error) };
        Ok(Self { pdf: Pdf::new(bytes).map_err(damaged)? })
    }
    /// How many pages it has.
    pub fn pages(&self) -> usize {
        self.pdf.pages().len()
    }
    /// What is on a page, from 0; nothing where there is none.
    pub fn page(&self, number: usize) -> Page {
        let Some(page) = self.pdf.pages().get(number) else { return Page::default() };
        let (width, height) = page.render_dimensions();
        let (width, height) = (f64::from(width), f64::from(height));
        if !(1.0..LONGEST).contains(&width) || !(1.0..LONGEST).contains(&height) {
            return Page::default();
        }
        let area = Rect::new(0.0, 0.0, width, height);
        let cache = InterpreterCache::new();
        let transform = page.initial_transform(true).to_kurbo();
        let settings = InterpreterSettings::default();
        let mut context = Context::new(transform, area, &cache, page.xref(), settings);
        let mut seen = Seen::new(area);
        interpret_page(page, &mut context, &mut seen);
        let printed = seen.typeset.grids();
        // A grid without a digit may have digits that are drawn as outlines.
        if printed.iter().any(|grid| grid.puzzle.given_count() > 0) {
            return Page { printed, pictures: Vec::new() };
        }
        let pictures = if seen.pictures.is_empty() { seen.painted() } else { seen.pictures };
        Page { printed: Vec::new(), pictures }
    }
}

/// What is seen of a page.
struct Seen {
    area: Rect,
    typeset: Typeset,
    pictures: Vec<Picture>,
    /// What is painted, should there be nothing else: dark shapes.
    canvas: Option<Pixmap>,
    is_painted: bool,
}

impl Seen {
    fn new(area: Rect) -> Self {
        let side = |length: f64| (length * SCALE).ceil() as u32;
        let mut canvas = Pixmap::new(side(area.width()), side(area.height()));
        if let Some(canvas) = &mut canvas {
            canvas.fill(tiny_skia::Color::WHITE);
        }
        let typeset = Typeset::default();
        Self { area, typeset, pictures: Vec::new(), canvas, is_painted: false }
    }
    /// The page as it looks, if anything was painted.
    fn painted(&self) -> Vec<Picture> {
        let canvas = self.canvas.as_ref().filter(|_| self.is_painted);
        let picture = canvas.and_then(|canvas| {
            let (width, height) = (canvas.width() as usize, canvas.height() as usize);
            Picture::rgba(width, height, canvas.data()).ok()
        });
        picture.into_iter().collect()
    }
    fn paint(
        &mut self,
        path: &BezPath,
        transform: Affine,
        paint: &hayro_interpret::Paint<'_>,
        width: Option<f64>,
    ) {
        let (Some(canvas), Some(path)) = (&mut self.canvas, outline(path)) else { return };
        let hayro_interpret::Paint::Color(colour) = paint else { return };
        let [red, green, blue, alpha] = colour.to_rgba().to_rgba8();
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        paint.set_color_rgba8(red, green, blue, alpha);
        let [a, b, c, d, e, f] = transform.then_scale(SCALE).as_coeffs().map(|part| part as f32);
        let transform = Transform::from_row(a, b, c, d, e, f);
        match width {
            Some(width) => {
                let stroke = Stroke { width: width as f32, ..Stroke::default() };
                canvas.stroke_path(&path, &paint, &stroke, transform, None);
            }
            None => canvas.fill_path(&path, &paint, FillRule::Winding, transform, None),
        }
        self.is_painted = true;
    }
    /// Notes a straight line, or that something else is there.
    fn line(&mut self, from: Point, to: Point, width: f64) {
        let (low, high) = (|a: f64, b: f64| a.min(b), |a: f64, b: f64| a.max(b));
        if (from.y - to.y).abs() <= LEVEL && from.x != to.x {
            let (at, from, to) = (from.midpoint(to).y, low(from.x, to.x), high(from.x, to.x));
            self.typeset.across.push(Line { at, from, to, width });
        } else if (from.x - to.x).abs() <= LEVEL && from.y != to.y {
            let (at, from, to) = (from.midpoint(to).x, low(from.y, to.y), high(from.y, to.y));
            self.typeset.down.push(Line { at, from, to, width });
        } else if from != to {
            let middle = from.midpoint(to);
            self.typeset.others.push((middle.x, middle.y));
        }
    }
    fn stroke(&mut self, path: &BezPath, transform: Affine, width: f64) {
        let width = width * transform.determinant().abs().sqrt();
        let (mut start, mut last) = (Point::ZERO, Point::ZERO);
        for element in path.elements() {
            match *element {
                PathEl::MoveTo(to) => (start, last) = (transform * to, transform * to),
                PathEl::LineTo(to) => {
                    let to = transform * to;
                    self.line(last, to, width);
                    last = to;
                }
                PathEl::ClosePath => {
                    self.line(last, start, width);
                    last = start;
                }
                PathEl::QuadTo(_, to) | PathEl::CurveTo(_, _, to) => {
                    last = transform * to;
                    self.typeset.others.push((last.x, last.y));
                }
            }
        }
    }
    /// A thin filled rectangle is a line; a larger one is a ground.
    fn fill(&mut self, path: &BezPath, transform: Affine) {
        let place = (transform * path.clone()).bounding_box();
        let middle = place.center();
        let is_straight = path.elements().iter().all(|element| {
            matches!(element, PathEl::MoveTo(_) | PathEl::LineTo(_) | PathEl::ClosePath)
        });
        if is_straight && place.height() <= THIN && place.width() > 2.0 * place.height() {
            let ends = (Point::new(place.x0, middle.y), Point::new(place.x1, middle.y));
            self.line(ends.0, ends.1, place.height());
        } else if is_straight && place.width() <= THIN && place.height() > 2.0 * place.width() {
            let ends = (Point::new(middle.x, place.y0), Point::new(middle.x, place.y1));
            self.line(ends.0, ends.1, place.width());
        } else if !is_straight || path.elements().len() > 6 {
            self.typeset.others.push((middle.x, middle.y));
        }
    }
    fn picture(&mut self, image: &Image<'_, '_>, transform: Affine) {
        let pixels = image.width() as usize * image.height() as usize;
        let corners = transform.transform_rect_bbox(Rect::new(
            0.0,
            0.0,
            f64::from(image.width()),
            f64::from(image.height()),
        ));
        let share = corners.intersect(self.area).area() / self.area.area();
        if share < LEAST_SHARE || pixels > MOST_PIXELS || self.pictures.len() >= MOST_PICTURES {
            return;
        }
        let mut found = None;
        let size = |width: u32, height: u32| (width as usize, height as usize);
        match image {
            Image::Raster(raster) => raster.with_rgba(
                |data, _| {
                    let (width, height) = size(data.width(), data.height());
                    found = match data {
                        ImageData::Rgb(rgb) => Picture::rgb(width, height, &rgb.data).ok(),
                        ImageData::Luma(luma) => Picture::grey(width, height, luma.data).ok(),
                    };
                },
                None,
            ),
            Image::Stencil(stencil) => stencil.with_stencil(
                |luma, _| {
                    let (width, height) = size(luma.width, luma.height);
                    found = Picture::grey(width, height, luma.data).ok().map(|one| one.inverted());
                },
                None,
            ),
        }
        self.pictures.extend(found);
    }
}

/// A path as the painter takes it.
fn outline(path: &BezPath) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    let flat = |point: Point| (point.x as f32, point.y as f32);
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(to) => builder.move_to(flat(to).0, flat(to).1),
            PathEl::LineTo(to) => builder.line_to(flat(to).0, flat(to).1),
            PathEl::QuadTo(bow, to) => {
                let ((a, b), (c, d)) = (flat(bow), flat(to));
                builder.quad_to(a, b, c, d);
            }
            PathEl::CurveTo(one, other, to) => {
                let ((a, b), (c, d), (e, f)) = (flat(one), flat(other), flat(to));
                builder.cubic_to(a, b, c, d, e, f);
            }
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}

impl<'a> Device<'a> for Seen {
    fn draw_path(&mut self, path: &BezPath, props: DrawProps<'a>, mode: &DrawMode) {
        match mode {
            DrawMode::Fill(_) => {
                self.fill(path, props.transform);
                self.paint(path, props.transform, &props.paint, None);
            }
            DrawMode::Stroke(stroke) => {
                let width = f64::from(stroke.line_width);
                self.stroke(path, props.transform, width);
                self.paint(path, props.transform, &props.paint, Some(width));
            }
            DrawMode::FillAndStroke(_, stroke) => {
                let width = f64::from(stroke.line_width);
                self.stroke(path, props.transform, width);
                self.paint(path, props.transform, &props.paint, None);
                self.paint(path, props.transform, &props.paint, Some(width));
            }
            DrawMode::Invisible => {}
        }
    }
    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, 'a>, props: DrawProps<'a>, mode: &DrawMode) {
        // What cannot be seen is what another program read from a scanned page.
        if matches!(mode, DrawMode::Invisible) {
            return;
        }
        for glyph in run.glyphs() {
            let transform = props.transform * glyph.transform();
            let [_, _, c, d, x, y] = transform.as_coeffs();
            let text = match glyph.as_unicode() {
                Some(BfString::Char(text)) => text,
                Some(BfString::String(text)) => text.chars().next().unwrap_or('\u{FFFD}'),
                None => '\u{FFFD}',
            };
            let size = c.hypot(d) * EM;
            self.typeset.characters.push(Character { text, x, y, size });
            if let Glyph::Outline(outline) = &**glyph {
                self.paint(&outline.outline(), transform, &props.paint, None);
            }
        }
    }
    fn draw_image(&mut self, image: Image<'a, '_>, props: ImageDrawProps<'a>) {
        self.picture(&image, props.transform);
    }
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn pop_clip(&mut self) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn pop_transparency_group(&mut self) {}
}
