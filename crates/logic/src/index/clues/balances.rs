//! Equations that follow when houses are added up and cages subtracted: the rule of 45.
use super::{Clue, Group, MOST_CELLS, Says, has_total};
use crate::argument::Equation;
use crate::premise::Premise;
use core::ops::Range;
use std::collections::BTreeSet;
use whydoku_core::{Cell, Form, Geometry, House, HouseKind, Rule, Shape};

/// The largest number of cells that an equation leaves.
const LEFT: usize = 6;
/// How many adjacent lines or boxes are added up at most.
const TOGETHER: usize = 4;

/// A cage with a sum.
struct Cage<'a> {
    number: usize,
    cells: &'a [Cell],
    sum: u32,
}

/// The equations of all houses, and of adjacent houses, the shortest first.
pub(super) fn all<const W: usize>(geometry: &Geometry<W>) -> Vec<Group> {
    let shape = geometry.shape();
    let cages = cages(shape);
    if cages.is_empty() {
        return Vec::new();
    }
    let mut seen = BTreeSet::new();
    let mut groups = Vec::new();
    for houses in regions(shape) {
        for choice in [Crossing::Out, Crossing::In, Crossing::Fewer] {
            let Some((times, group)) = equation(geometry, &houses, &cages, choice) else {
                continue;
            };
            if seen.insert((group.cells.clone(), times)) {
                groups.push(group);
            }
        }
    }
    let size = |group: &Group| {
        let parts = |equation: &Equation| (equation.houses.len(), equation.clues.len());
        (group.cells.len(), group.equation.as_deref().map(parts))
    };
    groups.sort_by_key(size);
    groups
}

/// Cages with sums, no two of which overlap; where they do, the first is taken.
fn cages<'a>(shape: &'a Shape) -> Vec<Cage<'a>> {
    let mut taken = BTreeSet::new();
    let cage = |(number, rule): (usize, &'a Rule)| {
        let sum = rule.number().filter(|_| rule.form() == Form::Group && rule.total().is_some())?;
        let is_free = rule.cells.iter().all(|cell| !taken.contains(cell));
        is_free.then(|| {
            taken.extend(rule.cells.iter().copied());
            Cage { number, cells: &rule.cells, sum }
        })
    };
    shape.rules().iter().enumerate().filter_map(cage).collect()
}

/// Sets of houses without common cells: each house, adjacent lines, boxes that make a rectangle.
fn regions(shape: &Shape) -> Vec<Vec<House>> {
    let of_kind = |kind: HouseKind| -> Vec<House> {
        let houses = (0..shape.houses().len()).map(House::new);
        houses.filter(|&h| shape.house(h).kind == kind && has_total(shape, h)).collect()
    };
    let mut regions: Vec<Vec<House>> = Vec::new();
    for kind in [HouseKind::Box, HouseKind::Row, HouseKind::Column, HouseKind::Extra] {
        regions.extend(of_kind(kind).into_iter().map(|house| vec![house]));
    }
    for kind in [HouseKind::Row, HouseKind::Column] {
        let lines = of_kind(kind);
        for count in 2..=TOGETHER.min(shape.side() / 2) {
            regions.extend(lines.windows(count).map(<[House]>::to_vec));
        }
    }
    let boxes = of_kind(HouseKind::Box);
    let near = |house: House| -> [Range<usize>; 2] {
        let cells = &shape.house(house).cells;
        let span = |of: &dyn Fn(&Cell) -> usize| {
            let places = cells.iter().map(of);
            places.clone().min().unwrap_or(0)..places.max().unwrap_or(0) + 1
        };
        [span(&|cell| cell.row(shape.side())), span(&|cell| cell.column(shape.side()))]
    };
    for (at, &one) in boxes.iter().enumerate() {
        for &other in &boxes[at + 1..] {
            let ([rows, columns], [other_rows, other_columns]) = (near(one), near(other));
            let is_beside = rows == other_rows && columns.end == other_columns.start
                || columns == other_columns && rows.end == other_rows.start;
            if is_beside {
                regions.push(vec![one, other]);
            }
        }
    }
    regions
}

/// What to do with cages that lie only partly in the houses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Crossing {
    /// They are left out: their cells inside are left over.
    Out,
    /// They are also subtracted: their cells outside are then counted on the other side.
    In,
    /// Whichever leaves fewer cells.
    Fewer,
}

/// Houses minus cages, if that leaves few cells; and how often each of them counts.
fn equation<const W: usize>(
    geometry: &Geometry<W>,
    houses: &[House],
    cages: &[Cage<'_>],
    choice: Crossing,
) -> Option<(Vec<i64>, Group)> {
    let shape = geometry.shape();
    let mut times = vec![0_i64; shape.cell_count()];
    for &house in houses {
        shape.house(house).cells.iter().for_each(|cell| times[cell.index()] += 1);
    }
    let inside: Vec<bool> = times.iter().map(|&times| times > 0).collect();
    let is_taken = |cage: &&Cage<'_>| {
        let within = cage.cells.iter().filter(|cell| inside[cell.index()]).count();
        let beyond = cage.cells.len() - within;
        within > 0
            && match choice {
                Crossing::Out => beyond == 0,
                Crossing::In => true,
                Crossing::Fewer => beyond < within,
            }
    };
    let taken: Vec<&Cage<'_>> = cages.iter().filter(is_taken).collect();
    if taken.is_empty() {
        return None;
    }
    for cage in &taken {
        cage.cells.iter().for_each(|cell| times[cell.index()] -= 1);
    }
    let cells: Vec<Cell> = shape.cells().filter(|cell| times[cell.index()] != 0).collect();
    if cells.is_empty() || cells.len() > LEFT.min(MOST_CELLS) {
        return None;
    }
    let times: Vec<i64> = cells.iter().map(|cell| times[cell.index()]).collect();
    let side = shape.side() as u32;
    let total = houses.len() as u32 * side * (side + 1) / 2;
    let sum: u32 = taken.iter().map(|cage| cage.sum).sum();
    let difference = i64::from(total) - i64::from(sum);
    let clue =
        |cage: &&Cage<'_>| Clue { number: cage.number, rule: shape.rules()[cage.number].clone() };
    // As a reader follows it, the remainder is positive.
    let is_turned = difference < 0 || difference == 0 && times[0] < 0;
    let turned: Vec<i64> =
        times.iter().map(|&times| if is_turned { -times } else { times }).collect();
    let (counted, others): (Vec<_>, Vec<_>) =
        cells.iter().zip(&turned).partition(|(_, times)| **times > 0);
    let side_of = |of: Vec<(&Cell, &i64)>| of.into_iter().map(|(&cell, _)| cell).collect();
    let equation = Equation {
        houses: houses.to_vec(),
        clues: taken.iter().map(clue).collect(),
        total,
        sum,
        rest: u32::try_from(difference.abs()).ok()?,
        cells: side_of(counted),
        others: side_of(others),
    };
    let says = vec![Says::Sum(turned.clone(), difference.abs())];
    let premises = vec![Premise::Balance(equation.balance())];
    let mut group = Group::new(geometry, cells, says, premises, Vec::new());
    group.equation = Some(Box::new(equation));
    Some((turned, group))
}
