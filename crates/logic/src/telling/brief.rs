//! Short names of several cells, digits or houses, as forums and `HoDoKu` write them.
use std::collections::BTreeMap;
use whydoku_core::{Cell, DigitSet, House, HouseKind, Shape};

/// Cells, with those of one row joined: `r1c37,r4c5`. Boards of more than nine columns name each
/// cell.
pub fn cells(cells: &[Cell], shape: &Shape) -> String {
    let side = shape.side();
    let mut rows: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for cell in cells {
        rows.entry(cell.row(side) + 1).or_default().push(cell.column(side) + 1);
    }
    let row = |(row, columns): (&usize, &Vec<usize>)| {
        if side > 9 {
            let names = columns.iter().map(|column| format!("r{row}c{column}"));
            names.collect::<Vec<_>>().join(",")
        } else {
            format!("r{row}c{}", columns.iter().map(ToString::to_string).collect::<String>())
        }
    };
    rows.iter().map(row).collect::<Vec<_>>().join(",")
}

/// Digits: `2,5`.
pub fn digits(digits: DigitSet, shape: &Shape) -> String {
    digits.iter().map(|digit| shape.digit_name(digit)).collect::<Vec<_>>().join(",")
}

/// Houses, with those of one kind joined: `r26`, `c3,c12`, `b1`.
pub fn houses(houses: &[House], shape: &Shape) -> String {
    let letter = |kind| match kind {
        HouseKind::Box => 'b',
        HouseKind::Row => 'r',
        HouseKind::Column => 'c',
        HouseKind::Diagonal => 'd',
        HouseKind::Window => 'w',
        HouseKind::Extra => 'x',
    };
    let mut text = String::new();
    let mut last = None;
    for &house in houses {
        let info = shape.house(house);
        if last != Some(info.kind) || shape.side() > 9 {
            if last.is_some() && shape.side() > 9 {
                text.push(',');
            }
            text.push(letter(info.kind));
        }
        text.push_str(&info.number.to_string());
        last = Some(info.kind);
    }
    text
}
