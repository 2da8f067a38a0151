//! X-wing, swordfish, jellyfish.
use super::choose::choose;
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Fish, Info, Level, Technique};
use core::ops::ControlFlow;
use pencilmark_core::{CellSet, Digit, House, HouseKind};

pub(crate) const X_WING: Info = Info {
    id: "x-wing",
    name: "X-Wing",
    aliases: &[],
    hodoku: Some("0300"),
    level: Level::Hard,
    needs_unique: false,
    page: include_str!("../../techniques/x-wing.md"),
};
pub(crate) const SWORDFISH: Info = Info {
    id: "swordfish",
    name: "Swordfish",
    aliases: &[],
    hodoku: Some("0301"),
    level: Level::Hard,
    needs_unique: false,
    page: include_str!("../../techniques/swordfish.md"),
};
pub(crate) const JELLYFISH: Info = Info {
    id: "jellyfish",
    name: "Jellyfish",
    aliases: &[],
    hodoku: Some("0302"),
    level: Level::Hard,
    needs_unique: false,
    page: include_str!("../../techniques/jellyfish.md"),
};

/// A digit whose places in `size` rows lie in `size` columns, or the other way round.
pub(crate) fn basic<const W: usize>(cx: &Ctx<'_, W>, size: usize, out: &mut Sink<'_>) -> Flow {
    for digit in cx.grid.all_digits() {
        lines(cx, digit, size, [HouseKind::Row, HouseKind::Column], out)?;
        lines(cx, digit, size, [HouseKind::Column, HouseKind::Row], out)?;
    }
    ControlFlow::Continue(())
}

fn lines<const W: usize>(
    cx: &Ctx<'_, W>,
    digit: Digit,
    size: usize,
    [base_kind, cover_kind]: [HouseKind; 2],
    out: &mut Sink<'_>,
) -> Flow {
    let technique = match size {
        2 => Technique::XWing,
        3 => Technique::Swordfish,
        _ => Technique::Jellyfish,
    };
    let geometry = cx.geometry();
    let places = |house: House| cx.grid.places(house, digit);
    let few = |house: &House| (2..=size).contains(&places(*house).len());
    let base: Vec<House> = geometry.houses_where(|kind| kind == base_kind).filter(few).collect();
    let all_places = |base: &[House]| base.iter().fold(CellSet::EMPTY, |all, &h| all | places(h));
    let cover_of = |cells: CellSet<W>| -> Vec<House> {
        let meets = |house: &House| !geometry.cells_of(*house).is_disjoint(cells);
        geometry.houses_where(|kind| kind == cover_kind).filter(meets).collect()
    };
    choose(&base, size, &mut |part| cover_of(all_places(part)).len() <= size, &mut |base| {
        let cells = all_places(base);
        let cover = cover_of(cells);
        if cover.len() != size {
            return ControlFlow::Continue(());
        }
        let caught = cover.iter().fold(CellSet::EMPTY, |all, &h| all | geometry.cells_of(h));
        out.emit(technique, cx.remove_digit(caught - cells, digit), || {
            Fish {
                digit,
                base: base.to_vec(),
                cover,
                cells: cells.iter().collect(),
                fins: Vec::new(),
                endo_fins: Vec::new(),
            }
            .into()
        })
    })
}
