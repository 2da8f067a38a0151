//! The sheet of `SudokuPad`.
use super::{Cage, MOST_PIECES, Piece, Point, Sheet, Stroke, base, colour, number, text, usual};
use serde_json::{Map, Value, json};
use whydoku_core::{Cell, Rule};
use whydoku_formats::{Options, ParseError};

/// What may stand beside the puzzle and the ink and says nothing about either.
const HARMLESS: [&str; 17] = [
    "id",
    "cellSize",
    "videos",
    "settings",
    "foglight",
    "triggereffect",
    "version",
    "tags",
    "metadata",
    "cells",
    "regions",
    "cages",
    "lines",
    "arrows",
    "overlays",
    "underlays",
    "global",
];
/// Its switches: a knight's move, a king's move.
const MOVES: [&str; 2] = ["antiknight", "antiking"];
/// The texts that cages without cells hold.
const LABELS: [&str; 8] =
    ["title", "author", "rules", "solution", "source", "msgcorrect", "msgincorrect", "foglight"];

pub(super) fn read(value: &Value, options: &Options) -> Result<Sheet, ParseError> {
    let side = value["cells"].as_array().map_or(0, Vec::len);
    let has_regions = value["regions"].as_array().is_some_and(|regions| !regions.is_empty());
    let mut options = options.clone();
    if !has_regions && options.shape.is_none() {
        options.shape = usual(side);
    }
    let mut sheet = Sheet {
        base: base(&bare(value), &options)?,
        strokes: strokes(value),
        pieces: pieces(value),
        cages: Vec::new(),
        strange: Vec::new(),
        has_regions: has_regions || options.shape != usual(side),
    };
    cages(value, &mut sheet);
    sheet.strange.extend(strange(value));
    if sheet.strokes.len() + sheet.pieces.len() + sheet.cages.len() > MOST_PIECES {
        sheet.strokes.clear();
        sheet.pieces.clear();
        sheet.strange.push("more drawings than any puzzle has".into());
    }
    add_moves(value, &mut sheet);
    Ok(sheet)
}

/// The same puzzle without ink: digits, houses, labels.
fn bare(value: &Value) -> Value {
    let mut metadata = Map::new();
    let said = value["cages"].as_array().into_iter().flatten();
    let said = said.filter_map(|cage| cage["value"].as_str()?.split_once(':'));
    for (key, words) in said {
        let key = key.trim();
        if LABELS[..4].contains(&key) {
            metadata.insert(key.into(), words.trim().into());
        }
    }
    for key in &LABELS[..4] {
        let own = [&value[*key], &value["metadata"][*key]].into_iter().map(text);
        if let Some(own) = { own }.rfind(|own| !own.is_empty()) {
            metadata.insert((*key).into(), own.into());
        }
    }
    let rows = value["cells"].as_array().into_iter().flatten();
    let cell = |cell: &Value| {
        let known = ["value", "centremarks", "centermarks", "pencilMarks"];
        let kept =
            known.iter().filter_map(|key| Some(((*key).to_owned(), cell.get(*key)?.clone())));
        Value::Object(kept.collect())
    };
    let rows: Vec<Value> = rows
        .map(|row| match row.as_array() {
            Some(cells) => cells.iter().map(cell).collect(),
            None => row.clone(),
        })
        .collect();
    json!({ "cells": rows, "regions": value["regions"], "metadata": metadata, "cellSize": 64 })
}

fn items<'a>(value: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> {
    value[name].as_array().into_iter().flatten()
}

fn point(value: &Value) -> Option<Point> {
    Some([number(&value[0])?, number(&value[1])?])
}

fn strokes(value: &Value) -> Vec<Stroke> {
    let stroke = |(item, has_head): (&Value, bool)| {
        let points = items(item, "wayPoints").map(point).collect::<Option<Vec<Point>>>()?;
        let is_grid = item["target"] == "cell-grids";
        (points.len() > 1 && !is_grid).then(|| Stroke {
            points,
            colour: colour(&item["color"]),
            width: number(&item["thickness"]).unwrap_or_default(),
            has_head,
        })
    };
    let lines = items(value, "lines").map(|item| (item, false));
    lines.chain(items(value, "arrows").map(|item| (item, true))).filter_map(stroke).collect()
}

fn pieces(value: &Value) -> Vec<Piece> {
    let piece = |item: &Value| {
        let size = [number(&item["height"]), number(&item["width"])].map(Option::unwrap_or_default);
        Some(Piece {
            centre: point(&item["center"])?,
            size,
            angle: number(&item["angle"]).unwrap_or_default(),
            fill: colour(&item["backgroundColor"]),
            border: colour(&item["borderColor"]),
            is_round: item["rounded"] == true,
            text: text(&item["text"]),
        })
    };
    items(value, "underlays").chain(items(value, "overlays")).filter_map(piece).collect()
}

fn cages(value: &Value, sheet: &mut Sheet) {
    let side = sheet.side();
    for item in items(value, "cages") {
        let label = text(&item["value"]);
        let cell = |place: &Value| {
            let index =
                |value: &Value| usize::try_from(value.as_u64()?).ok().filter(|at| *at < side);
            Some(Cell::at(index(&place[0])?, index(&place[1])?, side))
        };
        let cells: Vec<Option<Cell>> = items(item, "cells").map(cell).collect();
        if cells.is_empty() {
            let known = label.split_once(':').is_some_and(|(key, _)| LABELS.contains(&key.trim()));
            let is_number = label.parse::<u32>().is_ok();
            if !known && !label.is_empty() && !is_number {
                sheet.strange.push(format!("a text: {label}"));
            }
            continue;
        }
        if ["foglight", "fow"].iter().any(|fog| label.eq_ignore_ascii_case(fog))
            || is_whole_line(item)
        {
            continue;
        }
        let Some(mut cells) = cells.into_iter().collect::<Option<Vec<Cell>>>() else {
            sheet.strange.push("a cage that is not on the board".into());
            continue;
        };
        cells.sort_unstable();
        cells.dedup();
        sheet.cages.push(Cage {
            cells,
            text: label,
            differs: item["unique"].as_bool(),
            is_hidden: item["hidden"] == true || item["style"] == "hidden",
            colour: colour(&item["outlineC"]),
        });
    }
}

/// Whether a cage only repeats that a row, a column or a region is a house.
fn is_whole_line(item: &Value) -> bool {
    let sort = item["type"].as_str().unwrap_or_default();
    let places: Vec<(u64, u64)> = items(item, "cells")
        .filter_map(|place| Some((place[0].as_u64()?, place[1].as_u64()?)))
        .collect();
    let is_line = places.windows(2).all(|two| two[0].0 == two[1].0)
        || places.windows(2).all(|two| two[0].1 == two[1].1);
    (sort == "rowcol" && is_line) || sort == "region"
}

/// What is there and cannot be read.
fn strange(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let known = |name: &str| HARMLESS.contains(&name) || LABELS.contains(&name);
    let is_empty = |part: &Value| match part {
        Value::Null | Value::Bool(false) => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::String(text) => text.is_empty(),
        _ => false,
    };
    let keys = value.as_object().into_iter().flatten();
    found.extend(
        keys.filter(|(name, part)| !known(name) && !is_empty(part)).map(|(name, _)| name.clone()),
    );
    let is_path = |item: &&Value| !is_empty(&item["d"]) || !is_empty(&item["d2"]);
    let paths = items(value, "lines").filter(is_path).count();
    if paths > 0 {
        found.push(format!("{paths} drawings that are not lines"));
    }
    let others = items(value, "global").filter_map(Value::as_str);
    found.extend(others.filter(|name| !MOVES.contains(name)).map(str::to_owned));
    let without = |key: &str| value["metadata"][key] == true;
    found.extend(
        ["norowcol", "nobox", "noregion"].into_iter().filter(|key| without(key)).map(str::to_owned),
    );
    let corner = items(value, "cells").filter_map(Value::as_array).flatten();
    let mut corner = corner;
    if corner.any(|cell| !is_empty(&cell["cornermarks"])) {
        found.push("cornermarks".into());
    }
    found
}

/// Chess moves, which the program has as switches.
fn add_moves(value: &Value, sheet: &mut Sheet) {
    let moves = MOVES.into_iter().zip([[1, 2], [1, 1]]);
    let is_listed = |key: &str| items(value, "global").any(|one| one == key);
    let on = moves.filter(|(key, _)| value["metadata"][*key] == true || is_listed(key));
    let rules: Vec<Rule> = on.map(|(_, steps)| Rule::apart(steps)).collect();
    let puzzle = &mut sheet.base.puzzle;
    if let Ok(shape) = puzzle.shape().with_rules(rules)
        && let Some(with_rules) = whydoku_core::Puzzle::new(shape, puzzle.entries().to_vec())
    {
        *puzzle = with_rules;
    }
}
