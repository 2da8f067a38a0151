//! Rules beyond houses as lines that a person can type: `cage 15: r1c1 r1c2`. `whydoku-formats` reads them
//! back, and its documentation has the whole list.
use whydoku_core::{Cell, CellRule, OutsideRule, Relation, Rule, Shape};

/// The rules of a board, one a line; consecutive marks of one kind share a line.
///
/// ```
/// use whydoku_core::{Cell, Relation, Rule, Shape};
/// let cells = [Cell::new(0), Cell::new(1)];
/// let cage = Rule::Cage { cells: cells.to_vec(), sum: Some(15), may_repeat: false };
/// let dot = Rule::Pair { cells, relation: Relation::Difference(1) };
/// let board = Shape::square(9)?.with_rules(vec![cage, dot, Rule::Move { steps: [1, 2] }])?;
/// let lines = ["cage 15: r1c1 r1c2", "white dot: r1c1 r1c2", "knight"];
/// assert_eq!(whydoku_words::rule_lines(&board), lines);
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn rule_lines(shape: &Shape) -> Vec<String> {
    let mut lines: Vec<(String, String, &str)> = Vec::new();
    for rule in shape.rules() {
        let (head, tail) = line(rule, shape);
        let between = match rule {
            Rule::Pair { .. } => ", ",
            Rule::Cell { .. } => " ",
            _ => "",
        };
        match lines.last_mut() {
            Some((last, cells, _)) if *last == head && !between.is_empty() => {
                cells.push_str(between);
                cells.push_str(&tail);
            }
            _ => lines.push((head, tail, between)),
        }
    }
    let join = |(head, tail, _): (String, String, &str)| {
        let is_alone = tail.is_empty() && !head.starts_with("no other");
        if is_alone { head } else { format!("{head}: {tail}").trim_end().to_string() }
    };
    lines.into_iter().map(join).collect()
}

/// The text before and after the colon.
fn line(rule: &Rule, shape: &Shape) -> (String, String) {
    let side = shape.side();
    let list = |cells: &[Cell]| names(cells, shape);
    match rule {
        Rule::Move { steps: [1, 2] } => ("knight".into(), String::new()),
        Rule::Move { steps: [1, 1] } => ("king".into(), String::new()),
        Rule::Move { steps: [one, two] } => (format!("move {one} {two}"), String::new()),
        Rule::NoOther { relations } if *relations == [Relation::Difference(1)] => {
            ("nonconsecutive".into(), String::new())
        }
        Rule::NoOther { relations } => {
            let relations: Vec<String> = relations.iter().map(|&is| relation(is)).collect();
            ("no other".into(), relations.join(", "))
        }
        Rule::Pair { cells, relation: is } => (relation(*is), list(cells)),
        Rule::Cage { cells, sum, may_repeat } => {
            let sum = sum.map_or(String::new(), |sum| format!(" {sum}"));
            let repeats = if *may_repeat { " with repeats" } else { "" };
            (format!("cage{sum}{repeats}"), list(cells))
        }
        Rule::LittleKiller { cells, sum } => {
            let ends = ends_of_diagonal(cells, side);
            let ends = ends.map(|[a, b]| format!("from {} to {}", list(&[a]), list(&[b])));
            (format!("little killer {sum}"), ends.unwrap_or_else(|| list(cells)))
        }
        Rule::Cell { cell, is } => {
            let word = match is {
                CellRule::Odd => "odd",
                CellRule::Even => "even",
                CellRule::Minimum => "minimum",
                CellRule::Maximum => "maximum",
            };
            (word.into(), list(&[*cell]))
        }
        Rule::Clone { cells, others } => {
            ("clone".into(), format!("{} = {}", list(cells), list(others)))
        }
        Rule::Palindrome { cells } => ("palindrome".into(), list(cells)),
        Rule::Quadruple { cells, digits } => {
            let numbers: Vec<String> = ["quadruple".to_string()]
                .into_iter()
                .chain(digits.iter().map(|d| d.number().to_string()))
                .collect();
            (numbers.join(" "), list(cells))
        }
        Rule::Outside { cells, is, value } => {
            let word = match is {
                OutsideRule::Sandwich => "sandwich",
                OutsideRule::XSum => "x-sum",
                OutsideRule::Skyscraper => "skyscraper",
                OutsideRule::NumberedRoom => "numbered room",
            };
            (format!("{word} {value}"), along(cells, side).unwrap_or_else(|| list(cells)))
        }
        // A rule added later is shown rather than left out.
        other => (format!("{other:?}"), String::new()),
    }
}

fn names(cells: &[Cell], shape: &Shape) -> String {
    cells.iter().map(|&cell| shape.cell_name(cell)).collect::<Vec<_>>().join(" ")
}

fn relation(is: Relation) -> String {
    match is {
        Relation::Difference(1) => "white dot".into(),
        Relation::Ratio(2) => "black dot".into(),
        Relation::Sum(5) => "v".into(),
        Relation::Sum(10) => "x".into(),
        Relation::Difference(n) => format!("difference {n}"),
        Relation::AtLeast(n) => format!("difference at least {n}"),
        Relation::Ratio(n) => format!("ratio {n}"),
        Relation::Sum(n) => format!("sum {n}"),
        Relation::Greater => "greater".into(),
        Relation::Equal => "equal".into(),
    }
}

/// The first and the last cell, if the others are exactly those on the straight diagonal between
/// them.
fn ends_of_diagonal(cells: &[Cell], side: usize) -> Option<[Cell; 2]> {
    let (first, last) = (*cells.first()?, *cells.last()?);
    let steps = cells.len() - 1;
    let on = |from: usize, to: usize, step: usize| {
        if to > from { Some(from + step) } else { from.checked_sub(step) }
    };
    let is_there = |(step, cell): (usize, &Cell)| {
        on(first.row(side), last.row(side), step) == Some(cell.row(side))
            && on(first.column(side), last.column(side), step) == Some(cell.column(side))
    };
    (steps > 0 && cells.iter().enumerate().all(is_there)).then_some([first, last])
}

/// `row 3`, `column 2 from below`: the row or column that these cells form, from the side where they
/// begin.
fn along(cells: &[Cell], side: usize) -> Option<String> {
    let first = *cells.first()?;
    let (row, column) = (first.row(side), first.column(side));
    let row_cells = (0..side).map(|column| Cell::at(row, column, side));
    let column_cells = (0..side).map(|row| Cell::at(row, column, side));
    let is = |line: &mut dyn Iterator<Item = Cell>| line.eq(cells.iter().copied());
    if is(&mut row_cells.clone()) {
        return Some(format!("row {}", row + 1));
    }
    if is(&mut row_cells.rev()) {
        return Some(format!("row {} from the right", row + 1));
    }
    if is(&mut column_cells.clone()) {
        return Some(format!("column {}", column + 1));
    }
    is(&mut column_cells.rev()).then(|| format!("column {} from below", column + 1))
}
