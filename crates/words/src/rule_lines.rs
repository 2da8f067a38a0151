//! Rules beyond houses as lines that a person can type: `cage 15: r1c1 r1c2`. `whydoku-formats` reads them
//! back, and its documentation has the whole list.
use whydoku_core::{Cell, Everywhere, Form, Relation, Rule, Shape};

/// The rules of a board, one a line; consecutive marks of one kind share a line.
///
/// ```
/// use whydoku_core::{Cell, Relation, Rule, Shape};
/// let cells = [Cell::new(0), Cell::new(1)];
/// let cage = Rule::cage(cells.to_vec(), Some(15));
/// let dot = Rule::pair(cells, Relation::difference(1));
/// let board = Shape::square(9)?.with_rules(vec![cage, dot, Rule::apart([1, 2])])?;
/// let lines = ["cage 15: r1c1 r1c2", "white dot: r1c1 r1c2", "knight"];
/// assert_eq!(whydoku_words::rule_lines(&board), lines);
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn rule_lines(shape: &Shape) -> Vec<String> {
    let mut lines: Vec<(String, String)> = Vec::new();
    let everywhere: Vec<&Everywhere> =
        Everywhere::ALL.iter().filter(|all| all.is_on(shape)).collect();
    lines.extend(everywhere.iter().map(|all| (all.words[0].to_owned(), String::new())));
    let covered: Vec<Rule> = everywhere.iter().flat_map(|all| all.rules(shape.side())).collect();
    for rule in shape.rules().iter().filter(|rule| !covered.contains(rule)) {
        let (head, tail) = (head_on(rule, shape), tail(rule, shape));
        let between = match rule.form() {
            Form::Mark => Some(", "),
            Form::Cell => Some(" "),
            _ => None,
        };
        match (lines.last_mut(), between) {
            (Some((last, cells)), Some(between)) if *last == head => {
                cells.push_str(between);
                cells.push_str(&tail);
            }
            _ => lines.push((head, tail)),
        }
    }
    let join = |(head, tail): (String, String)| {
        if tail.is_empty() { head } else { format!("{head}: {tail}") }
    };
    lines.into_iter().map(join).collect()
}

/// The text before the colon: the word, and numbers and digits that it does not include.
fn head(rule: &Rule) -> String {
    let numbers = rule.numbers.iter().map(u32::to_string);
    let digits = rule.digits.iter().map(|digit| digit.number().to_string());
    if let Some(word) = rule.usual().and_then(|usual| usual.words.first()) {
        return (*word).to_owned();
    }
    let word = rule.definition().words.first().map(|word| (*word).to_owned());
    word.into_iter().chain(numbers).chain(digits).collect::<Vec<_>>().join(" ")
}

/// The same, without numbers that go without saying.
fn head_on(rule: &Rule, shape: &Shape) -> String {
    if rule.has_own_numbers(shape) {
        return head(&Rule { numbers: Vec::new(), ..rule.clone() });
    }
    head(rule)
}

/// The text after the colon.
fn tail(rule: &Rule, shape: &Shape) -> String {
    let side = shape.side();
    let list = |cells: &[Cell]| names(cells, shape);
    match rule.form() {
        Form::Board if rule.usual().is_some_and(|usual| !usual.words.is_empty()) => String::new(),
        Form::Board => rule.relations.iter().map(|&is| relation(is)).collect::<Vec<_>>().join(", "),
        Form::Cell | Form::Mark | Form::Corner | Form::Group | Form::Line => list(&rule.cells),
        Form::Outside => along(&rule.cells, side).unwrap_or_else(|| list(&rule.cells)),
        Form::Diagonal => {
            let ends = ends_of_diagonal(&rule.cells, side);
            let ends = ends.map(|[a, b]| format!("from {} to {}", list(&[a]), list(&[b])));
            ends.unwrap_or_else(|| list(&rule.cells))
        }
        Form::Twins | Form::Arrow => format!("{} = {}", list(&rule.cells), list(&rule.others)),
    }
}

fn names(cells: &[Cell], shape: &Shape) -> String {
    cells.iter().map(|&cell| shape.cell_name(cell)).collect::<Vec<_>>().join(" ")
}

fn relation(is: Relation) -> String {
    head(&Rule { numbers: is.number.into_iter().collect(), ..Rule::new(is.kind, Vec::new()) })
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
