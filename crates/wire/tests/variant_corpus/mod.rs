//! Reads the corpus of variant puzzles.
use serde_json::Value;
use std::path::Path;
use whydoku_core::{
    Cell, Digit, DigitSet, Entry, Everywhere, Extra, Kind, Puzzle, Relation, Rule, Shape,
};

/// A line of the corpus.
pub(crate) enum Read {
    /// A puzzle, its solution, and how its author wrote it.
    Known { id: String, family: String, puzzle: Puzzle, solution: Vec<Digit>, original: Original },
    /// What is not supported in it.
    Unknown(String),
}

/// A puzzle as it was published.
pub(crate) struct Original {
    pub(crate) format: String,
    pub(crate) text: String,
}

/// Where the corpus is in the folder that `WHYDOKU_DATA` names. A benchmark reads it as well.
pub(crate) const CORPUS: &str = "variants/open.jsonl";

/// The lines of the corpus.
pub(crate) fn corpus(path: &Path) -> Vec<Read> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| read(&serde_json::from_str(line).unwrap())).collect()
}

fn read(line: &Value) -> Read {
    match known(line) {
        Ok((puzzle, solution)) => {
            let text = |value: &Value| value.as_str().unwrap().to_owned();
            let original = &line["original"];
            let original =
                Original { format: text(&original["format"]), text: text(&original["text"]) };
            let [id, family] = ["id", "family"].map(|field| text(&line[field]));
            Read::Known { id, family, puzzle, solution, original }
        }
        Err(what) => Read::Unknown(what),
    }
}

fn known(line: &Value) -> Result<(Puzzle, Vec<Digit>), String> {
    let side = line["size"].as_u64().unwrap() as usize;
    if line["digits"][0] != 1 {
        return Err("digits from 0".into());
    }
    let mut shape = match line["regions"].as_str().unwrap() {
        "boxes" => Shape::usual(side).unwrap(),
        // Rows as boxes mean that there are no boxes.
        "none" => Shape::boxes(1, side).unwrap(),
        letters => {
            let mut seen = Vec::new();
            let numbers: Vec<u8> = letters
                .chars()
                .map(|letter| {
                    let at = seen.iter().position(|&one| one == letter);
                    at.unwrap_or_else(|| {
                        seen.push(letter);
                        seen.len() - 1
                    }) as u8
                })
                .collect();
            Shape::jigsaw(&numbers).map_err(|error| error.to_string())?
        }
    };
    let mut rules = Vec::new();
    for rule in line["rules"].as_array().unwrap() {
        match houses(rule, side) {
            Some(extras) => {
                for extra in extras {
                    shape = shape.with(extra).map_err(|error| error.to_string())?;
                }
            }
            None => rules.extend(rules_of(rule, side)?),
        }
    }
    let shape = shape.with_rules(rules).map_err(|error| error.to_string())?;
    let digit = |c: char| Digit::from_symbol(c);
    let mut puzzle = Puzzle::empty(shape);
    for (cell, symbol) in line["givens"].as_str().unwrap().chars().enumerate() {
        if let Some(digit) = digit(symbol) {
            puzzle.set(Cell::new(cell), Entry::Given(digit));
        }
    }
    for (name, digits) in line["marks"].as_object().unwrap() {
        let left: DigitSet = digits
            .as_array()
            .unwrap()
            .iter()
            .map(|number| Digit::from_number(number.as_u64().unwrap() as usize))
            .collect();
        puzzle.set(cell(name, side), Entry::Candidates(left));
    }
    let solution = line["solution"].as_str().unwrap().chars().filter_map(digit).collect();
    Ok((puzzle, solution))
}

fn cell(name: &str, side: usize) -> Cell {
    let (row, column) = name[1..].split_once('c').unwrap();
    Cell::at(row.parse::<usize>().unwrap() - 1, column.parse::<usize>().unwrap() - 1, side)
}

fn cells(list: &Value, side: usize) -> Vec<Cell> {
    list.as_array().unwrap().iter().map(|name| cell(name.as_str().unwrap(), side)).collect()
}

/// The extra houses that a rule stands for, if any.
fn houses(rule: &Value, side: usize) -> Option<Vec<Extra>> {
    let at = |row: usize, column: usize| Cell::at(row, column, side);
    match rule["kind"].as_str().unwrap() {
        "diagonal" => {
            let is_up = rule["dir"] == "up";
            let cell = |row: usize| at(row, if is_up { side - 1 - row } else { row });
            Some(vec![Extra::Cells((0..side).map(cell).collect())])
        }
        "windows" => Some(vec![Extra::Windows]),
        "extra-region" | "all-different" if rule["cells"].as_array().unwrap().len() == side => {
            Some(vec![Extra::Cells(cells(&rule["cells"], side))])
        }
        "disjoint-groups" if side == 9 => {
            let group = |number: usize| {
                let place =
                    |house: usize| at(house / 3 * 3 + number / 3, house % 3 * 3 + number % 3);
                Extra::Cells((0..side).map(place).collect())
            };
            Some((0..side).map(group).collect())
        }
        _ => None,
    }
}

fn rules_of(rule: &Value, side: usize) -> Result<Vec<Rule>, String> {
    let kind = rule["kind"].as_str().unwrap();
    let named = |field: &str| cells(&rule[field], side);
    let number = |field: &str| rule[field].as_u64().unwrap() as u32;
    let pair = |relation| {
        let cells = named("cells");
        vec![Rule::pair([cells[0], cells[1]], relation)]
    };
    let each = |is: Kind| -> Vec<Rule> {
        named("cells").into_iter().map(|cell| Rule::new(is, vec![cell])).collect()
    };
    let outside = |is| vec![Rule::new(is, named("cells")).with_number(number("value"))];
    let value = || number("value");
    Ok(match kind {
        "anti-knight" => vec![Rule::apart([1, 2])],
        "anti-king" => vec![Rule::apart([1, 1])],
        "non-consecutive" => vec![Rule::no_other(vec![Relation::difference(1)])],
        "no-other-dots" => {
            vec![Rule::no_other(vec![Relation::difference(1), Relation::ratio(2)])]
        }
        "no-other-xv" => {
            vec![Rule::no_other(vec![Relation::sum(5), Relation::sum(10)])]
        }
        "no-other-ratio" => {
            let ratios = rule["values"].as_array().unwrap().iter();
            let relations = ratios.map(|n| Relation::ratio(n.as_u64().unwrap() as u32));
            vec![Rule::no_other(relations.collect())]
        }
        "difference" => pair(Relation::difference(value())),
        "ratio" => pair(Relation::ratio(value())),
        "pair-sum" => pair(Relation::sum(value())),
        "greater" => pair(Relation::GREATER),
        "odd" => each(Kind::ODD),
        "even" => each(Kind::EVEN),
        "minimum" => each(Kind::MINIMUM),
        "maximum" => each(Kind::MAXIMUM),
        "clone" => vec![Rule::clones(named("cells"), named("other"))],
        "palindrome" => vec![Rule::new(Kind::PALINDROME, named("cells"))],
        "whisper" => {
            vec![Rule::new(Kind::WHISPER, named("cells")).with_number(number("diff"))]
        }
        "renban" => vec![Rule::new(Kind::RENBAN, named("cells"))],
        "nabner" => vec![Rule::new(Kind::NABNER, named("cells"))],
        "modular" => match number("mod") {
            2 => vec![Rule::new(Kind::PARITY_LINE, named("cells"))],
            3 => vec![Rule::new(Kind::MODULAR, named("cells"))],
            _ => return Err(kind.into()),
        },
        "entropic" => vec![Rule::new(Kind::ENTROPIC, named("cells"))],
        "zipper" => vec![Rule::new(Kind::ZIPPER, named("cells"))],
        "double-arrow" => vec![Rule::new(Kind::DOUBLE_ARROW, named("cells"))],
        "thermo" => vec![Rule::new(Kind::THERMOMETER, named("cells"))],
        "slow-thermo" => vec![Rule::new(Kind::SLOW_THERMOMETER, named("cells"))],
        "quadruple" => {
            let cells = named("cells").try_into().map_err(|_| "quadruple of fewer cells")?;
            let digits = rule["values"].as_array().unwrap().iter();
            let digits = digits.map(|n| Digit::from_number(n.as_u64().unwrap() as usize));
            vec![Rule::quadruple(cells, digits.collect())]
        }
        "cage" | "all-different" | "extra-region" => {
            let sum = rule["sum"].as_u64().map(|sum| sum as u32);
            vec![Rule::cage(named("cells"), sum)]
        }
        "sum" if rule["coeffs"].is_null() => {
            vec![Rule::new(Kind::REPEATING_CAGE, named("cells")).with_number(number("sum"))]
        }
        "little-killer" => {
            vec![Rule::new(Kind::LITTLE_KILLER, named("cells")).with_number(number("sum"))]
        }
        "sandwich" => outside(Kind::SANDWICH),
        "x-sum" => outside(Kind::X_SUM),
        "skyscraper" => outside(Kind::SKYSCRAPER),
        "numbered-room" => outside(Kind::NUMBERED_ROOM),
        _ => return further_rules_of(rule, side),
    })
}

/// Rules that are said with two groups of cells, or without more than cells and a number.
fn further_rules_of(rule: &Value, side: usize) -> Result<Vec<Rule>, String> {
    let kind = rule["kind"].as_str().unwrap();
    let named = |field: &str| cells(&rule[field], side);
    let number = |field: &str| rule[field].as_u64().unwrap() as u32;
    let plain = |is: Kind| vec![Rule::new(is, named("cells"))];
    let counted =
        |is: Kind, field: &str| vec![Rule::new(is, named("cells")).with_number(number(field))];
    let of_two =
        |is: Kind, cells: Vec<Cell>, others: Vec<Cell>| Rule { others, ..Rule::new(is, cells) };
    let lists = |field: &str| -> Vec<Vec<Cell>> {
        rule[field].as_array().unwrap().iter().map(|list| cells(list, side)).collect()
    };
    let in_turn = |is: Kind, groups: Vec<Vec<Cell>>| -> Vec<Rule> {
        groups.windows(2).map(|two| of_two(is, two[0].clone(), two[1].clone())).collect()
    };
    Ok(match kind {
        "arrow" => vec![of_two(Kind::ARROW, named("circle"), named("cells"))],
        "pill-arrow" => {
            let mut pill = named("pill");
            pill.sort_unstable();
            vec![of_two(Kind::ARROW, pill, named("cells"))]
        }
        "sum-line" => counted(Kind::SUM_LINE, "sum"),
        "between" => plain(Kind::BETWEEN),
        "lockout" => counted(Kind::LOCKOUT, "diff"),
        "region-sum" => plain(Kind::REGION_SUM),
        "lunchbox" => counted(Kind::LUNCHBOX, "sum"),
        "rellik" => counted(Kind::RELLIK, "sum"),
        "equality-cage" => plain(Kind::EQUALITY_CAGE),
        "counting-circles" => plain(Kind::COUNTING_CIRCLES),
        "hidden-skyscraper" => counted(Kind::HIDDEN_SKYSCRAPER, "value"),
        "anti-taxicab" => vec![Rule::new(Kind::TAXICAB, Vec::new())],
        "same-sets" => in_turn(Kind::SAME_SET, lists("sets")),
        "equal-sums" => in_turn(Kind::EQUAL_SUMS, lists("groups")),
        "look-and-say" => {
            let figures = rule["clue"].as_str().unwrap().chars().filter_map(|one| one.to_digit(10));
            let numbers = figures.collect();
            vec![Rule { numbers, ..Rule::new(Kind::LOOK_AND_SAY, named("cells")) }]
        }
        "value-index" => {
            let mut start = named("cells");
            let line = start.split_off(2);
            vec![of_two(Kind::VALUE_INDEX, start, line)]
        }
        "index" => {
            let is_column = rule["by"] == "column";
            let rule = |cell: Cell| {
                let (row, column) = (cell.row(side), cell.column(side));
                let place = |at| {
                    if is_column { Cell::at(row, at, side) } else { Cell::at(at, column, side) }
                };
                let number = if is_column { column } else { row } as u32 + 1;
                of_two(Kind::INDEX, vec![cell], (0..side).map(place).collect()).with_number(number)
            };
            named("cells").into_iter().map(rule).collect()
        }
        "relation" => {
            let pairs = rule["allowed"].as_array().unwrap().iter();
            let pair = |two: &Value| two[0].as_u64().unwrap() * 100 + two[1].as_u64().unwrap();
            let numbers = pairs.map(|two| pair(two) as u32).collect();
            vec![Rule { numbers, ..Rule::new(Kind::PAIR_TABLE, named("cells")) }]
        }
        other => {
            let solver = ["global-entropy", "global-mod", "dutch-flatmates"];
            let at = solver.iter().position(|name| *name == other).ok_or(other)?;
            Everywhere::ALL[at].rules(side)
        }
    })
}
