//! Pictures as PNG.
use crate::glyph::strokes;
use core::fmt;
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Rect, Stroke, StrokeDash,
    Transform,
};
use whydoku_draw::drawing::{Drawing, Label, Mark, Pen, Point, stripes};

/// The most pixels of a picture. Each takes four bytes while it is painted.
pub const MOST_PIXELS: u32 = 32_000_000;

/// Why a picture cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PngError(String);

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for PngError {}

/// The greatest width of a picture in pixels; at that width it has [`MOST_PIXELS`].
pub fn widest(drawing: &Drawing) -> u32 {
    let pixels = f64::from(MOST_PIXELS) * drawing.width / drawing.height.max(1.0);
    // Truncated: a number of pixels, far below the largest number.
    pixels.max(1.0).sqrt() as u32
}

/// Paints a picture this many pixels wide.
///
/// # Errors
/// When the width is 0 or above [`widest`].
pub fn png(drawing: &Drawing, width: u32) -> Result<Vec<u8>, PngError> {
    let widest = widest(drawing);
    let fault = || PngError(format!("this picture is 1 to {widest} pixels wide, not {width}"));
    let scale = f64::from(width) / drawing.width;
    let height = (drawing.height * scale).round().max(0.0);
    // Above the widest, nothing is made at all.
    let pixmap = if width <= widest { Pixmap::new(width, height as u32) } else { None };
    let mut pixmap = pixmap.ok_or_else(fault)?;
    if let Some(ground) = drawing.ground {
        let [r, g, b] = rgb(ground);
        pixmap.fill(Color::from_rgba8(r, g, b, 255));
    }
    let mut canvas =
        Canvas { pixmap, transform: Transform::from_scale(scale as f32, scale as f32) };
    for mark in &drawing.marks {
        canvas.mark(mark);
    }
    canvas.pixmap.encode_png().map_err(|error| PngError(error.to_string()))
}

/// A grey picture, one byte per pixel, with marks over it whose coordinates are pixels.
///
/// ```
/// let png = whydoku_print::png_over((2, 2), &[0, 255, 255, 0], &[])?;
/// assert!(png.starts_with(b"\x89PNG"));
/// assert!(whydoku_print::png_over((2, 2), &[0], &[]).is_err());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
/// When the picture has no pixels, more than [`MOST_PIXELS`], or not as many bytes.
pub fn png_over(
    (width, height): (usize, usize),
    grey: &[u8],
    marks: &[Mark],
) -> Result<Vec<u8>, PngError> {
    let size = u32::try_from(width).ok().zip(u32::try_from(height).ok());
    let size = size.filter(|(width, height)| {
        grey.len() as u64 == u64::from(*width) * u64::from(*height)
            && grey.len() as u64 <= u64::from(MOST_PIXELS)
    });
    let pixmap = size.and_then(|(width, height)| Pixmap::new(width, height));
    let mut pixmap = pixmap.ok_or_else(|| {
        PngError(format!("a picture of {width} by {height} pixels cannot be painted over"))
    })?;
    for (pixel, grey) in pixmap.data_mut().chunks_exact_mut(4).zip(grey) {
        pixel.copy_from_slice(&[*grey, *grey, *grey, 255]);
    }
    let mut canvas = Canvas { pixmap, transform: Transform::identity() };
    for mark in marks {
        canvas.mark(mark);
    }
    canvas.pixmap.encode_png().map_err(|error| PngError(error.to_string()))
}

/// The components of `#rrggbb`; black if it is not a colour.
pub(crate) fn rgb(colour: &str) -> [u8; 3] {
    let part = |at: usize| {
        colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(0)
    };
    [part(1), part(3), part(5)]
}

struct Canvas {
    pixmap: Pixmap,
    transform: Transform,
}

fn paint(colour: &str, alpha: u8) -> Paint<'static> {
    let [r, g, b] = rgb(colour);
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(r, g, b, alpha);
    paint
}

impl Canvas {
    fn mark(&mut self, mark: &Mark) {
        let mut path = PathBuilder::new();
        match mark {
            Mark::Line(from, to, pen) => {
                path.move_to(from.x as f32, from.y as f32);
                path.line_to(to.x as f32, to.y as f32);
                self.stroke(path, pen, 255);
            }
            Mark::Curve(from, bow, to, pen) => {
                path.move_to(from.x as f32, from.y as f32);
                path.quad_to(bow.x as f32, bow.y as f32, to.x as f32, to.y as f32);
                self.stroke(path, pen, 255);
            }
            Mark::Polygon(corners, fill, pen) => {
                for (at, corner) in corners.iter().enumerate() {
                    let (x, y) = (corner.x as f32, corner.y as f32);
                    if at == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
                }
                path.close();
                self.shape(path, fill, pen);
            }
            Mark::Circle(at, radius, fill, pen) => {
                path.push_circle(at.x as f32, at.y as f32, *radius as f32);
                self.shape(path, fill, pen);
            }
            Mark::Square(at, side, fill) => self.square(*at, *side, fill, 255),
            Mark::Stripes(at, side, colour, rising) => {
                self.square(*at, *side, colour, 31);
                for (from, to) in stripes(*at, *side, *rising) {
                    let mut path = PathBuilder::new();
                    path.move_to(from.x as f32, from.y as f32);
                    path.line_to(to.x as f32, to.y as f32);
                    self.stroke(path, &Pen { colour, width: 1.2, dashes: "" }, 115);
                }
            }
            Mark::Label(label) => self.label(label),
            _ => {}
        }
    }
    fn square(&mut self, at: Point, side: f64, fill: &str, alpha: u8) {
        if let Some(rect) = Rect::from_xywh(at.x as f32, at.y as f32, side as f32, side as f32) {
            self.pixmap.fill_rect(rect, &paint(fill, alpha), self.transform, None);
        }
    }
    fn shape(&mut self, path: PathBuilder, fill: &str, pen: &Pen) {
        let outline = path.clone();
        if fill != "none"
            && let Some(path) = path.finish()
        {
            let paint = paint(fill, 255);
            self.pixmap.fill_path(&path, &paint, FillRule::Winding, self.transform, None);
        }
        self.stroke(outline, pen, 255);
    }
    fn stroke(&mut self, path: PathBuilder, pen: &Pen, alpha: u8) {
        let dashes: Vec<f32> =
            pen.dashes.split(' ').filter_map(|length| length.parse().ok()).collect();
        let stroke = Stroke {
            width: pen.width as f32,
            line_cap: LineCap::Round,
            line_join: LineJoin::Miter,
            dash: StrokeDash::new(dashes, 0.0),
            ..Stroke::default()
        };
        if let Some(path) = path.finish() {
            self.pixmap.stroke_path(
                &path,
                &paint(pen.colour, alpha),
                &stroke,
                self.transform,
                None,
            );
        }
    }
    fn label(&mut self, label: &Label) {
        let Some(path) = strokes(&label.text, label.at, label.size) else { return };
        let stroke = Stroke {
            width: (label.size * if label.bold { 0.125 } else { 0.085 }) as f32,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        self.pixmap.stroke_path(&path, &paint(label.colour, 255), &stroke, self.transform, None);
    }
}
