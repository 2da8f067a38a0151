//! Houses in which a digit has two places.
use whydoku_core::{Cell, Digit, Grid, House, HouseKind};

/// A house in which a digit has two places left.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    pub(crate) house: House,
    pub(crate) kind: HouseKind,
    pub(crate) cells: [Cell; 2],
}

/// The houses in which a digit has two places, in order.
pub(crate) fn pairs<const W: usize>(grid: &Grid<W>, digit: Digit) -> Vec<Pair> {
    let pair = |house: House| {
        let mut places = grid.places(house, digit).iter();
        let cells = [places.next()?, places.next()?];
        let kind = grid.geometry().kind(house);
        places.next().is_none().then_some(Pair { house, kind, cells })
    };
    grid.geometry().houses().filter_map(pair).collect()
}
