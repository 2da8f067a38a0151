//! Paints a page, for whatever can only be read as a picture.
use super::budget::{Budget, For};
use super::scanned::Bounds;
use super::unpack::unpacked;
use super::{page, scanned};
use crate::picture::{MOST_PIXELS, Picture};
use hayro::hayro_interpret::InterpreterSettings;
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings};
use hayro_syntax::object::{Object, Stream};
use hayro_syntax::page::Page;
use hayro_syntax::{Filter, Pdf};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The longer side of the picture: a grid that is half as wide as A4 paper has 1,060 pixels a side.
const LONGER_SIDE: f32 = 3000.0;
/// The most groups of a document: each may become a mask of the size of the picture.
const MOST_GROUPS: usize = 32;

/// The page as a picture on white paper. `None` if it makes the painter panic. The document must be
/// [light](is_light).
pub(super) fn page(page: &Page<'_>, budget: &Budget) -> Option<Picture> {
    let (width, height) = page.render_dimensions();
    let scale = LONGER_SIDE / width.max(height);
    if !scale.is_finite() || width.min(height) * scale < 1.0 {
        return None;
    }
    // The painter does not promise to survive every damaged document.
    let picture = catch_unwind(AssertUnwindSafe(|| painted(page, scale))).ok()??;
    Some(match page::scanned(page, budget) {
        // Beside a photograph, paper looks like part of it.
        Some(bounds) => within(&picture, bounds),
        None => picture,
    })
}

fn within(picture: &Picture, [left, top, right, bottom]: Bounds) -> Picture {
    let pixel = |share: f64, side: usize| (share * side as f64).round().max(0.0) as usize;
    let (width, height) = (picture.width(), picture.height());
    let first = (pixel(left, width), pixel(top, height));
    picture.tinted_part(first, (pixel(right, width), pixel(bottom, height)))
}

fn painted(page: &Page<'_>, scale: f32) -> Option<Picture> {
    let size = PixmapSettings { x_scale: scale, y_scale: scale, bg_color: WHITE };
    let settings = (InterpreterSettings::default(), RenderSettings::default());
    let pixels = hayro::render(page, &RenderCache::new(), &settings.0, &settings.1, &size);
    let (width, height) = (usize::from(pixels.width()), usize::from(pixels.height()));
    Picture::rgba(width, height, pixels.data_as_u8_slice()).ok()
}

/// Whether pages of the document can be painted in bounded memory. The painter unpacks what it needs by itself,
/// so no part may unpack to more than a page may have, and all together not to more than the document may. It
/// contains no picture that is too large, no pattern of tiles, whose size depends on how it is used, and not many
/// groups.
pub(super) fn is_light(pdf: &Pdf, budget: &Budget) -> bool {
    let mut groups = 0;
    !pdf.objects().into_iter().any(|object| {
        let Object::Stream(stream) = object else { return false };
        let dict = stream.dict();
        groups += usize::from(dict.contains_key("Group"));
        budget.turn_page();
        let is_long = || {
            // Pictures in formats of their own are measured by their sides.
            unpacked(&stream, budget, For::Page).is_none() && budget.is_over(For::Page)
        };
        let is_tile = dict.get::<i32>("PatternType") == Some(1);
        is_tile || groups > MOST_GROUPS || is_large(&stream) || is_long()
    })
}

/// Whether this is a picture with too many pixels.
fn is_large(stream: &Stream<'_>) -> bool {
    let Some(sides) = scanned::sides(stream.dict()) else { return false };
    let is_over = |(w, h): (usize, usize)| w.checked_mul(h).is_none_or(|all| all > MOST_PIXELS);
    let packed = stream.filters().contains(&Filter::JpxDecode).then(|| stream.raw_data());
    is_over(sides) || packed.is_some_and(|bytes| jpeg_2000_sides(&bytes).is_none_or(is_over))
}

/// The sides of a JPEG 2000 picture, by its own header: that of the document may be wrong.
fn jpeg_2000_sides(bytes: &[u8]) -> Option<(usize, usize)> {
    const START: [u8; 4] = [0xFF, 0x4F, 0xFF, 0x51];
    let at = bytes.windows(START.len()).position(|window| window == START)?;
    let number = |from: usize| {
        let four = bytes.get(at + from..at + from + 4)?;
        Some(u32::from_be_bytes(four.try_into().ok()?) as usize)
    };
    Some((number(8)?, number(12)?))
}
