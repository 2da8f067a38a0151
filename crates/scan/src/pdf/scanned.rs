//! Pictures that fill a page: scanned pages.
use super::budget::{Budget, For};
use super::matrix::Matrix;
use super::unpack::unpacked;
use crate::files;
use crate::picture::{MOST_PIXELS, Picture};
use hayro_syntax::Filter;
use hayro_syntax::object::{Array, Dict, Name, Object, Stream};

/// A picture that covers a smaller share of the page than this is not a scanned page.
pub(super) const LEAST_SHARE: f64 = 0.2;

/// The picture, if it is large enough on a page of this size and can be decoded: JPEG, and grey, black
/// and white or RGB compressed without loss.
pub(super) fn picture(
    image: &Stream<'_>,
    place: Matrix,
    page: (f64, f64),
    budget: &Budget,
) -> Option<Picture> {
    let dict = image.dict();
    let (width, height) = sides(dict)?;
    let pixels = width.checked_mul(height).filter(|pixels| (1..=MOST_PIXELS).contains(pixels))?;
    if area(&bounds(place, page)) < LEAST_SHARE {
        return None;
    }
    if image.filters()[..] == [Filter::DctDecode] {
        let packed = image.raw_data();
        let (width, height) = files::jpeg_sides(&packed)?;
        let is_allowed = budget.take(For::Picture, packed.len() + 3 * width * height);
        return is_allowed.then(|| files::decode(&packed).ok()).flatten();
    }
    let bits = dict.get::<u32>("BitsPerComponent").or_else(|| dict.get("BPC"));
    let is_mask = dict.get::<bool>("ImageMask").unwrap_or(false);
    let bits = if is_mask { 1 } else { bits.unwrap_or(8) };
    let kind = (bits, if is_mask { 1 } else { channels(dict)? });
    if !matches!(kind, (8, 1 | 3) | (1, 1)) {
        return None;
    }
    let decoded = unpacked(image, budget, For::Picture)?;
    match kind {
        (8, 1) => Picture::grey(width, height, decoded.get(..pixels)?.to_vec()).ok(),
        (8, 3) => Picture::rgb(width, height, decoded.get(..3 * pixels)?).ok(),
        (1, 1) => {
            let row = width.div_ceil(8);
            let bit = |x: usize, y: usize| {
                decoded.get(y * row + x / 8).map(|byte| byte >> (7 - x % 8) & 1)
            };
            let grey = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
            let grey: Option<Vec<u8>> = grey.map(|(x, y)| bit(x, y).map(|bit| bit * 255)).collect();
            Picture::grey(width, height, grey?).ok()
        }
        _ => None,
    }
}

/// The width and height of a picture.
pub(super) fn sides(dict: &Dict<'_>) -> Option<(usize, usize)> {
    let side = |key: &str, short: &str| dict.get::<u32>(key).or_else(|| dict.get::<u32>(short));
    Some((side("Width", "W")? as usize, side("Height", "H")? as usize))
}

/// Left, top, right and bottom, as shares of the width and the height of a page.
pub(super) type Bounds = [f64; 4];

/// The part of the page that a picture covers. It is drawn over the unit square.
pub(super) fn bounds(place: Matrix, (width, height): (f64, f64)) -> Bounds {
    let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(x, y)| place.of(x, y));
    let range = |all: [f64; 4], most: f64| {
        let ends =
            all.iter().fold((f64::MAX, f64::MIN), |(low, high), at| (low.min(*at), high.max(*at)));
        (ends.0.max(0.0) / most, ends.1.min(most) / most)
    };
    let (left, right) = range(corners.map(|corner| corner.x), width);
    let (top, bottom) = range(corners.map(|corner| corner.y), height);
    [left, top, right, bottom]
}

/// The share of the page within bounds.
pub(super) fn area([left, top, right, bottom]: &Bounds) -> f64 {
    (right - left).max(0.0) * (bottom - top).max(0.0)
}

/// How many numbers a pixel has.
fn channels(dict: &Dict<'_>) -> Option<u32> {
    match dict.get::<Object<'_>>("ColorSpace").or_else(|| dict.get("CS"))? {
        Object::Name(name) => match name.as_str() {
            "DeviceGray" | "CalGray" | "G" => Some(1),
            "DeviceRGB" | "CalRGB" | "RGB" => Some(3),
            _ => None,
        },
        Object::Array(array) => of_array(&array),
        _ => None,
    }
}

fn of_array(array: &Array<'_>) -> Option<u32> {
    let mut all = array.iter::<Object<'_>>();
    let name = all.next()?.into_name()?;
    match Name::as_str(&name) {
        "ICCBased" => all.next()?.into_stream()?.dict().get::<u32>("N"),
        "CalGray" | "DeviceGray" => Some(1),
        "CalRGB" | "DeviceRGB" => Some(3),
        _ => None,
    }
}
