//! The lines of a drawn grid: they are straight, whole, and at equal distances. The broken lines of cages, close to them and
//! often darker, do not mislead a search for whole lines.
use crate::crossings::BORDER;
use crate::map::Map;
use crate::quad::Point;
use crate::straight::Straight;
use crate::whole::Places;

/// The grid with its crossings at equal distances, if its lines are.
pub(crate) fn flattened(straight: &Straight) -> Option<Straight> {
    if straight.is_whole && !straight.has_light_lines {
        return Some(straight.clone());
    }
    let places = |map: &Map| {
        let ends = (BORDER as f32, (map.height - BORDER) as f32);
        Places::of(map, ends, ends).filter(|places| places.cells == straight.lattice.cells)
    };
    let (rows, columns) = (places(&straight.picture)?, places(&straight.picture.flipped())?);
    let at = |places: &Places, line: usize| places.first + line as f32 * places.pitch();
    let row =
        |y: usize| (0..=columns.cells).map(|x| Point::new(at(&columns, x), at(&rows, y))).collect();
    let crossings = (0..=rows.cells).map(row).collect();
    // Lines that are darker than paper were found.
    Some(Straight { crossings, has_light_lines: false, ..straight.clone() })
}
