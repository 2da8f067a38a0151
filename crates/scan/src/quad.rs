//! Four corners, and the perspective between them and a square.
use crate::map::Map;
use crate::picture::Picture;

/// A place in a picture: columns count to the right, rows downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// How far to the right.
    pub x: f32,
    /// How far down.
    pub y: f32,
}

impl Point {
    pub(crate) fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
    pub(crate) fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
    /// Twice the signed area of the triangle with the origin.
    pub(crate) fn cross(self, other: Self) -> f32 {
        self.x * other.y - self.y * other.x
    }
    pub(crate) fn length(self) -> f32 {
        (self.x * self.x + self.y * self.y).sqrt()
    }
    pub(crate) fn times(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// Four corners: upper left, upper right, lower right, lower left.
pub(crate) type Quad = [Point; 4];

/// The area within the corners.
pub(crate) fn area(quad: &[Point]) -> f32 {
    let next = |at: usize| quad[(at + 1) % quad.len()];
    (quad.iter().enumerate().map(|(at, point)| point.cross(next(at))).sum::<f32>() / 2.0).abs()
}

/// The length of the longest side.
pub(crate) fn longest_side(quad: &Quad) -> f32 {
    (0..4).map(|at| quad[(at + 1) % 4].minus(quad[at]).length()).fold(0.0, f32::max)
}

/// The middle of the corners.
pub(crate) fn middle(quad: &Quad) -> Point {
    let sum = quad
        .iter()
        .fold(Point::new(0.0, 0.0), |sum, point| Point::new(sum.x + point.x, sum.y + point.y));
    sum.times(0.25)
}

/// A perspective map from the unit square onto four corners.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Perspective {
    origin: Point,
    across: Point,
    down: Point,
    tilt: Point,
}

impl Perspective {
    /// `None` if the corners do not span an area, or not one that is seen from the front.
    pub(crate) fn onto([a, b, c, d]: &Quad) -> Option<Self> {
        let sum = Point::new(a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y);
        let (right, lower) = (b.minus(*c), d.minus(*c));
        let area = right.cross(lower);
        if area.abs() < 1e-6 || !area.is_finite() {
            return None;
        }
        let tilt = Point::new(sum.cross(lower) / area, right.cross(sum) / area);
        let edge = |end: &Point, tilt: f32| {
            Point::new(end.x - a.x + tilt * end.x, end.y - a.y + tilt * end.y)
        };
        let map = Self { origin: *a, across: edge(b, tilt.x), down: edge(d, tilt.y), tilt };
        let is_in_front =
            1.0 + tilt.x > 0.05 && 1.0 + tilt.y > 0.05 && 1.0 + tilt.x + tilt.y > 0.05;
        is_in_front.then_some(map)
    }
    pub(crate) fn at(&self, u: f32, v: f32) -> Point {
        let scale = 1.0 / (1.0 + self.tilt.x * u + self.tilt.y * v);
        Point::new(
            (self.origin.x + self.across.x * u + self.down.x * v) * scale,
            (self.origin.y + self.across.y * u + self.down.y * v) * scale,
        )
    }
}

/// Something whose values between pixels can be read.
pub(crate) trait Surface {
    fn size(&self) -> (usize, usize);
    fn pixel(&self, x: usize, y: usize) -> f32;

    /// The value at a place between pixels; outside, the value of the nearest edge.
    fn sample(&self, point: Point) -> f32 {
        let (width, height) = self.size();
        // With `clamp`, which can panic, the page would download what prints fractions.
        let x = point.x.max(0.0).min((width - 1) as f32);
        let y = point.y.max(0.0).min((height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, bottom) = ((left + 1).min(width - 1), (top + 1).min(height - 1));
        let (fx, fy) = (x - left as f32, y - top as f32);
        let upper = self.pixel(left, top) * (1.0 - fx) + self.pixel(right, top) * fx;
        let lower = self.pixel(left, bottom) * (1.0 - fx) + self.pixel(right, bottom) * fx;
        upper * (1.0 - fy) + lower * fy
    }
}

impl Surface for Picture {
    fn size(&self) -> (usize, usize) {
        (self.width(), self.height())
    }
    fn pixel(&self, x: usize, y: usize) -> f32 {
        f32::from(self.at(x, y))
    }
}

impl Surface for Map {
    fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }
    fn pixel(&self, x: usize, y: usize) -> f32 {
        self.values[y * self.width + x]
    }
}

/// What lies between the corners, straightened to a square with a side of `side` pixels, of which
/// `border` pixels on each side show the surroundings.
pub(crate) fn straighten(
    picture: &impl Surface,
    map: &Perspective,
    side: usize,
    border: usize,
) -> Map {
    let mut straight = Map::new(side, side);
    let inner = (side - 2 * border) as f32;
    let place = |at: usize| (at as f32 - border as f32) / inner;
    for y in 0..side {
        for x in 0..side {
            straight.values[y * side + x] = picture.sample(map.at(place(x), place(y)));
        }
    }
    straight
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_of_the_square_map_to_the_corners() {
        let quad = [(10.0, 5.0), (90.0, 12.0), (80.0, 70.0), (4.0, 60.0)];
        let quad = quad.map(|(x, y)| Point::new(x, y));
        let map = Perspective::onto(&quad).unwrap();
        for (corner, (u, v)) in quad.iter().zip([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]) {
            assert!(map.at(u, v).minus(*corner).length() < 1e-3);
        }
        let (a, c) = (map.at(0.25, 0.5), map.at(0.75, 0.5));
        let (b, d) = (map.at(0.5, 0.1), map.at(0.5, 0.9));
        let half = map.at(0.5, 0.5);
        assert!(half.minus(a).cross(c.minus(a)).abs() < 1e-2, "lines stay lines");
        assert!(half.minus(b).cross(d.minus(b)).abs() < 1e-2, "lines stay lines");
    }
    #[test]
    fn corners_on_a_line_have_no_perspective() {
        let quad = [0.0, 1.0, 2.0, 3.0].map(|x| Point::new(x, x));
        assert!(Perspective::onto(&quad).is_none());
    }
}
