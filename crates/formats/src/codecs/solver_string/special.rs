//! Constraints of Interactive Sudoku Solver that say it in a way of their own: lists of groups, tables of pairs, names
//! for a rule at every place.
use super::item::Item;
use super::signs::place;
use super::tables;
use crate::error::ParseError;
use crate::raw::Raw;
use whydoku_core::{Cell, Everywhere, Kind, Rule};

/// Whether a constraint of such a name has no arguments.
pub(super) fn stands_alone(name: &str) -> bool {
    everywhere(name).is_some()
}

fn everywhere(name: &str) -> Option<&'static Everywhere> {
    Everywhere::ALL.iter().find(|all| all.solver == name)
}

/// The rules of a constraint; none if it is not one of these.
pub(super) fn read(
    raw: &Raw<'_>,
    item: &Item<'_>,
    side: usize,
) -> Result<Option<Vec<Rule>>, ParseError> {
    if let Some(all) = everywhere(item.name) {
        return Ok(Some(all.rules(side)));
    }
    let rules = match item.name {
        "Indexing" => indexing(raw, item, side)?,
        "ValueIndexing" => {
            let cells = item.cells(raw, 0, side)?;
            if cells.len() < 3 {
                return Err(item.broken(raw, "has no line"));
            }
            vec![of_two(Kind::VALUE_INDEX, &cells[..2], &cells[2..])]
        }
        "EqualSum" => {
            let groups = groups(raw, item, 0, side)?;
            one_after_another(&groups).map(|[a, b]| of_two(Kind::EQUAL_SUMS, a, b)).collect()
        }
        "SameValues" => {
            let (count, cells) = (item.number(raw, 0)? as usize, item.cells(raw, 1, side)?);
            if count == 0 || !cells.len().is_multiple_of(count) {
                return Err(item.broken(raw, "has sets of different sizes"));
            }
            let sets: Vec<Vec<Cell>> =
                cells.chunks(cells.len() / count).map(<[Cell]>::to_vec).collect();
            one_after_another(&sets).map(|[a, b]| of_two(Kind::SAME_SET, a, b)).collect()
        }
        // Older strings leave the usual difference out.
        "Whisper" if place(item.argument(0)).is_some() => {
            vec![Rule::new(Kind::WHISPER, item.cells(raw, 0, side)?).with_number(5)]
        }
        "Modular" if ["2", "3"].contains(&item.argument(0)) => {
            let is_parity = item.argument(0) == "2";
            let kind = if is_parity { Kind::PARITY_LINE } else { Kind::MODULAR };
            vec![Rule::new(kind, item.cells(raw, 1, side)?)]
        }
        "LookAndSay" => vec![look_and_say(raw, item, side)?],
        "Pair" | "Binary" => {
            let lines = groups(raw, item, 1, side)?;
            lines
                .into_iter()
                .map(|cells| table(raw, item, side, cells))
                .collect::<Result<_, _>>()?
        }
        "PairX" | "BinaryX" => {
            let groups = groups(raw, item, 1, side)?;
            let every_two = |cells: &Vec<Cell>| -> Vec<Vec<Cell>> {
                let with = |at: usize| cells[at + 1..].iter().map(move |&b| vec![cells[at], b]);
                (0..cells.len()).flat_map(with).collect()
            };
            groups
                .iter()
                .flat_map(every_two)
                .map(|two| table(raw, item, side, two))
                .collect::<Result<_, _>>()?
        }
        _ => return Ok(None),
    };
    Ok(Some(rules))
}

fn of_two(kind: Kind, cells: &[Cell], others: &[Cell]) -> Rule {
    Rule { others: others.to_vec(), ..Rule::new(kind, cells.to_vec()) }
}

fn one_after_another(groups: &[Vec<Cell>]) -> impl Iterator<Item = [&[Cell]; 2]> {
    groups.windows(2).map(|two| [&two[0][..], &two[1][..]])
}

/// Groups of cells with something between them that is not a cell: nothing, a name, a dash.
fn groups(
    raw: &Raw<'_>,
    item: &Item<'_>,
    from: usize,
    side: usize,
) -> Result<Vec<Vec<Cell>>, ParseError> {
    let arguments = item.arguments.get(from..).unwrap_or_default();
    let parts = arguments.split(|(_, text)| place(text).is_none());
    let cells = |part: &[(usize, &str)]| {
        let cell = |(_, text): &(usize, &str)| place(text)?.cell(side);
        part.iter().map(cell).collect::<Option<Vec<Cell>>>()
    };
    let parts = parts.filter(|part| !part.is_empty()).map(cells).collect::<Option<Vec<_>>>();
    let groups = parts.ok_or_else(|| item.broken(raw, "names a cell that is not on its board"))?;
    if groups.is_empty() { Err(item.broken(raw, "names no cells")) } else { Ok(groups) }
}

/// `C` says where in its row the number of the column of each cell is, `R` the same of rows.
fn indexing(raw: &Raw<'_>, item: &Item<'_>, side: usize) -> Result<Vec<Rule>, ParseError> {
    let is_column = match item.argument(0) {
        "C" => true,
        "R" => false,
        _ => return Err(item.broken(raw, "is neither by row nor by column")),
    };
    let rule = |cell: Cell| {
        let (row, column) = (cell.row(side), cell.column(side));
        let at = |place| {
            if is_column { Cell::at(row, place, side) } else { Cell::at(place, column, side) }
        };
        let line: Vec<Cell> = (0..side).map(at).collect();
        let number = 1 + if is_column { column } else { row };
        of_two(Kind::INDEX, &[cell], &line).with_number(number as u32)
    };
    Ok(item.cells(raw, 1, side)?.into_iter().map(rule).collect())
}

/// Counts and digits in turns, one figure each.
fn look_and_say(raw: &Raw<'_>, item: &Item<'_>, side: usize) -> Result<Rule, ParseError> {
    let figures = item.argument(0).chars().map(|one| one.to_digit(10)).collect::<Option<Vec<_>>>();
    let fits = |figures: &Vec<u32>| !figures.is_empty() && figures.len().is_multiple_of(2);
    let figures = figures.filter(fits);
    let numbers = figures.ok_or_else(|| item.broken(raw, "does not say counts and digits"))?;
    Ok(Rule { numbers, ..Rule::new(Kind::LOOK_AND_SAY, item.cells(raw, 1, side)?) })
}

/// A table of pairs, a bit for each pair of digits, six bits a sign, the lowest first. The older constraints swap the last
/// two signs of the alphabet.
fn table(
    raw: &Raw<'_>,
    item: &Item<'_>,
    side: usize,
    cells: Vec<Cell>,
) -> Result<Rule, ParseError> {
    let is_older = item.name.starts_with("Binary");
    let value = |sign: char| match sign {
        'A'..='Z' => Some(sign as u32 - 'A' as u32),
        'a'..='z' => Some(sign as u32 - 'a' as u32 + 26),
        '0'..='9' => Some(sign as u32 - '0' as u32 + 52),
        '-' | '_' => Some(if (sign == '-') == is_older { 63 } else { 62 }),
        _ => None,
    };
    let values = item.argument(0).chars().map(value).collect::<Option<Vec<u32>>>();
    let values = values.ok_or_else(|| item.broken(raw, "has no table of pairs"))?;
    let is_set = |at: usize| values.get(at / 6).is_some_and(|bits| bits >> (at % 6) & 1 == 1);
    let goes = |a: usize, b: usize| is_set((a - 1) * side + b - 1);
    if let Some(rule) = tables::meant(side, &cells, &goes) {
        return Ok(rule);
    }
    let pair = |at: usize| ((at / side + 1) * 100 + at % side + 1) as u32;
    let numbers: Vec<u32> = (0..side * side).filter(|&at| is_set(at)).map(pair).collect();
    if numbers.is_empty() {
        return Err(item.broken(raw, "allows no pair"));
    }
    Ok(Rule { numbers, ..Rule::new(Kind::PAIR_TABLE, cells) })
}
