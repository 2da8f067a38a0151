//! The four sides that fit a component best.
use crate::components::Component;
use crate::map::smallest_first;
use crate::quad::{Point, Quad, middle};

/// The four-sided figure around a component that adds the least area to its hull. `None` if the
/// component is too thin for four sides.
pub(crate) fn four_sides(component: &Component) -> Option<Quad> {
    let mut corners = hull(component);
    while corners.len() > 4 {
        let (at, meeting) = cheapest_side(&corners)?;
        let next = (at + 1) % corners.len();
        corners[at] = meeting;
        corners.remove(next);
    }
    ordered(corners.try_into().ok()?)
}

/// The convex hull, clockwise as seen in the picture.
fn hull(component: &Component) -> Vec<Point> {
    let rows = component.rows.iter().enumerate();
    let at = |x: usize, row: usize| Point::new(x as f32, (component.top + row) as f32);
    let ends = rows.map(|(row, (first, last))| (at(*first, row), at(*last, row)));
    let (left, right): (Vec<Point>, Vec<Point>) = ends.unzip();
    let mut hull = bulge(right.into_iter());
    hull.extend(bulge(left.into_iter().rev()));
    hull.dedup();
    if hull.first() == hull.last() {
        hull.pop();
    }
    hull
}

/// The points, without those at which the outline turns inwards.
fn bulge(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::new();
    for point in points {
        while let [.., before, last] = kept[..] {
            if last.minus(before).cross(point.minus(last)) > 0.0 {
                break;
            }
            kept.pop();
        }
        kept.push(point);
    }
    kept
}

/// The side that adds the least area if it is left out and its neighbours are extended until they meet:
/// where it begins, and where they meet.
fn cheapest_side(corners: &[Point]) -> Option<(usize, Point)> {
    let count = corners.len();
    let mut best: Option<(f32, usize, Point)> = None;
    for at in 0..count {
        let corner = |offset: usize| corners[(at + count + offset - 1) % count];
        let (before, start, end, after) = (corner(0), corner(1), corner(2), corner(3));
        let (first, second) = (start.minus(before), end.minus(after));
        let angle = first.cross(second);
        if angle.abs() < 1e-6 {
            continue;
        }
        let along = after.minus(before).cross(second) / angle;
        let back = after.minus(before).cross(first) / angle;
        if along < 1.0 - 1e-4 || back < 1.0 - 1e-4 {
            continue;
        }
        let meeting = Point::new(before.x + first.x * along, before.y + first.y * along);
        let added = end.minus(start).cross(meeting.minus(start)).abs() / 2.0;
        if best.is_none_or(|(least, ..)| added < least) {
            best = Some((added, at, meeting));
        }
    }
    best.map(|(_, at, meeting)| (at, meeting))
}

/// The corners clockwise, the upper left one first.
pub(crate) fn ordered(corners: [Point; 4]) -> Option<Quad> {
    let centre = middle(&corners);
    let mut corners = corners.to_vec();
    smallest_first(&mut corners, |point| (point.y - centre.y).atan2(point.x - centre.x));
    let sum = |point: &Point| point.x + point.y;
    let first = (0..4).min_by(|a, b| sum(&corners[*a]).total_cmp(&sum(&corners[*b])))?;
    corners.rotate_left(first);
    corners.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn component(rows: Vec<(usize, usize)>) -> Component {
        let left = rows.iter().map(|row| row.0).min().unwrap();
        let right = rows.iter().map(|row| row.1).max().unwrap();
        Component { left, top: 10, right, bottom: 9 + rows.len(), rows }
    }

    #[test]
    fn a_square_with_a_worn_corner_gets_its_corner_back() {
        let rows = (0..40_usize).map(|row| (24 - row.min(4), 60));
        let quad = four_sides(&component(rows.collect())).unwrap();
        let corners = quad.map(|point| (point.x.round(), point.y.round()));
        assert_eq!(corners, [(20.0, 10.0), (60.0, 10.0), (60.0, 49.0), (20.0, 49.0)]);
    }
    #[test]
    fn a_line_has_no_four_sides() {
        assert!(four_sides(&component(vec![(3, 90)])).is_none());
        assert!(four_sides(&component(vec![(3, 3); 50])).is_none());
    }
}
