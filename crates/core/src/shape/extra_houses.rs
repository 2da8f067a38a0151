//! The cells of extra houses.
use super::{Extra, HouseInfo, HouseKind, Regions, Tables};
use crate::{Cell, ShapeError};

/// The houses that an extra adds to a board.
pub(super) fn extra_houses(board: &Tables, extra: &Extra) -> Result<Vec<HouseInfo>, ShapeError> {
    let side = board.side;
    let house = |kind, number, cells: Vec<Cell>| HouseInfo { kind, number, cells };
    match extra {
        Extra::Diagonals => Ok(vec![
            house(HouseKind::Diagonal, 1, (0..side).map(|i| Cell::at(i, i, side)).collect()),
            house(
                HouseKind::Diagonal,
                2,
                (0..side).map(|i| Cell::at(i, side - 1 - i, side)).collect(),
            ),
        ]),
        Extra::Windows => {
            let Regions::Boxes { rows, columns } = board.regions else {
                return Err(ShapeError::Windows);
            };
            if rows != columns || rows < 2 {
                return Err(ShapeError::Windows);
            }
            let window = |number: usize| {
                let (down, across) = (number / (rows - 1), number % (rows - 1));
                let (top, left) = (1 + down * (rows + 1), 1 + across * (rows + 1));
                let cells = (0..side).map(|i| Cell::at(top + i / rows, left + i % rows, side));
                house(HouseKind::Window, number + 1, cells.collect())
            };
            Ok((0..(rows - 1) * (rows - 1)).map(window).collect())
        }
        Extra::Cells(cells) => {
            let mut sorted = cells.clone();
            sorted.sort_unstable();
            sorted.dedup();
            let inside = sorted.iter().all(|cell| cell.index() < side * side);
            if sorted.len() != side || cells.len() != side || !inside {
                return Err(ShapeError::ExtraHouse);
            }
            let before = board.houses.iter().filter(|h| h.kind == HouseKind::Extra).count();
            Ok(vec![house(HouseKind::Extra, before + 1, sorted)])
        }
    }
}
