//! Tables of HTML, LaTeX and Markdown, and matrices of `MiniZinc` and R.
use super::listed::are_labels;
use super::{Rows, is_board};

/// How a table is marked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Html,
    Latex,
    MiniZinc,
    R,
}

/// The markup of a text, from its beginning.
pub(super) fn kind_of(head: &str) -> Option<Kind> {
    let has = |part: &str| head.contains(part);
    // Most texts have none of these characters, and are looked at only once.
    if has("\\") && (has("\\begin{sudoku") || (has("\\begin{tabular") && has("&"))) {
        Some(Kind::Latex)
    } else if (has("<t") || has("<T"))
        && ["<table", "<TABLE", "<td", "<TD"].iter().any(|tag| has(tag))
    {
        Some(Kind::Html)
    } else if has("[|") || has("array2d(") {
        Some(Kind::MiniZinc)
    } else if has("matrix(c(") {
        Some(Kind::R)
    } else {
        None
    }
}

/// The cells of the only table that is a board.
pub(super) fn rows(text: &str, kind: Kind) -> Option<Rows> {
    match kind {
        Kind::Html => html(text),
        Kind::Latex => latex(text),
        Kind::MiniZinc => minizinc(text),
        Kind::R => only(text.split("matrix(c(").skip(1).map(matrix).collect()),
    }
}

/// `5, 3, NA, ...), nrow = 9, byrow = TRUE)` of R, which fills the columns unless it is told otherwise.
fn matrix(text: &str) -> Rows {
    let Some((list, options)) = text.split_once(')') else { return Rows::new() };
    let cells: Vec<String> = list.split(',').map(|cell| cell.trim().to_owned()).collect();
    let side = cells.len().isqrt();
    let by_row = is_by_row(options);
    let row = |row: usize| -> Vec<String> {
        let at = |column| if by_row { (row, column) } else { (column, row) };
        (0..side).map(at).filter_map(|(a, b)| cells.get(a * side + b).cloned()).collect()
    };
    if side * side == cells.len() { (0..side).map(row).collect() } else { Rows::new() }
}

/// Whether the arguments behind the cells say so, by name or in the third place: `9, 9, TRUE`.
fn is_by_row(options: &str) -> bool {
    let options: String =
        options.split(')').next().unwrap_or_default().split_whitespace().collect();
    let arguments = || options.split(',').filter(|argument| !argument.is_empty());
    let named = arguments().find_map(|argument| argument.strip_prefix("byrow="));
    let placed = || arguments().filter(|argument| !argument.contains('=')).nth(2);
    matches!(named.or_else(placed), Some("TRUE" | "T"))
}

/// The cells of the only table in Markdown, whose heading is a row of the board, or names or nothing.
pub(super) fn markdown(lines: &[&str]) -> Option<Rows> {
    let is_rule = |line: &str| {
        line.contains("--") && line.contains('|') && line.chars().all(|c| "|-: ".contains(c))
    };
    let mut rules = (0..lines.len()).filter(|&at| is_rule(lines[at].trim()));
    let (rule, None) = (rules.next()?, rules.next()) else { return None };
    let row = |line: &&str| -> Option<Vec<String>> {
        let line = line.trim().trim_start_matches('|').trim_end_matches('|');
        let cells: Vec<String> = line.split('|').map(|cell| cell.trim().to_owned()).collect();
        (cells.len() > 1).then_some(cells)
    };
    let heading = row(lines.get(rule.checked_sub(1)?)?)?;
    let body: Vec<&str> =
        lines[rule + 1..].iter().copied().take_while(|line| line.contains('|')).collect();
    let mut rows: Rows = body.iter().map(row).collect::<Option<_>>()?;
    let side = rows.len();
    let labels: Option<Vec<String>> = rows.iter().map(|row| row.first().cloned()).collect();
    let are_names = |names: &[String]| are_labels(names) || names.iter().all(String::is_empty);
    let corner = heading.first().is_some_and(|name| name.parse::<usize>().is_err());
    if heading.len() == side + 1 && corner && labels.is_some_and(|labels| are_labels(&labels)) {
        if !are_names(&heading[1..]) {
            return None;
        }
        for row in &mut rows {
            row.remove(0);
        }
    } else if heading.len() == side + 1 {
        rows.insert(0, heading);
    } else if !are_names(&heading) {
        return None;
    }
    is_board(&rows).then_some(rows)
}

fn html(text: &str) -> Option<Rows> {
    let lower = text.to_ascii_lowercase();
    let mut boards = lower.match_indices("<table").map(|(at, _)| at).collect::<Vec<_>>();
    if boards.is_empty() {
        boards.push(0);
    }
    let tables = boards.iter().enumerate().map(|(index, &begin)| {
        let end = boards.get(index + 1).copied().unwrap_or(text.len());
        table(&text[begin..end], &lower[begin..end])
    });
    only(tables.collect())
}

/// The only board among some tables: with two of them nothing says which is meant.
fn only(tables: Vec<Rows>) -> Option<Rows> {
    let mut boards = tables.into_iter().filter(is_board);
    let first = boards.next()?;
    boards.next().is_none().then_some(first)
}

fn table(text: &str, lower: &str) -> Rows {
    let mut rows = Rows::new();
    let mut at = 0;
    while let Some(open) = lower[at..].find('<').map(|found| at + found) {
        let Some(close) = lower[open..].find('>').map(|found| open + found) else { break };
        let tag = &lower[open + 1..close];
        let name = tag.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        match name {
            "tr" => rows.push(Vec::new()),
            "td" | "th" => {
                let begin = close + 1;
                let ends = ["<td", "<th", "</td", "</th", "<tr", "</tr", "</table"];
                let end = ends.iter().filter_map(|end| lower[begin..].find(end)).min();
                let inner = &text[begin..end.map_or(text.len(), |end| begin + end)];
                if let Some(row) = rows.last_mut() {
                    row.push(text_of(inner));
                }
            }
            _ => {}
        }
        at = close + 1;
    }
    rows.retain(|row| !row.is_empty());
    rows
}

/// The text of a cell without tags: what it shows, or the value of a field to fill in.
fn text_of(inner: &str) -> String {
    let mut text = String::new();
    let mut rest = inner;
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        let (tag, after) = tag.split_once('>').unwrap_or((tag, ""));
        let value =
            tag.split_once("value=").map(|(_, value)| value.trim_start_matches(['"', '\'']));
        if let Some(value) = value.filter(|_| tag.starts_with("input")) {
            text.push_str(value.split(['"', '\'', ' ', '/']).next().unwrap_or_default());
        }
        rest = after;
    }
    text.push_str(rest);
    let text = text.replace("&nbsp;", " ").replace("&#160;", " ");
    text.split_whitespace().collect()
}

/// `|5|3| | |7| | | | |.` of the package sudoku, or `5 & 3 & & \\` of a table.
fn latex(text: &str) -> Option<Rows> {
    let mut tables = Vec::new();
    for begin in ["\\begin{sudoku", "\\begin{tabular"] {
        for part in text.split(begin).skip(1) {
            let inner = part.split("\\end{").next().unwrap_or_default();
            // After the name there are perhaps `-block}` and arguments.
            let inner = inner.split_once('}').map_or("", |(_, inner)| inner);
            let rows: Rows = if begin.ends_with("tabular") {
                let inner = inner.split_once('}').filter(|_| inner.trim_start().starts_with('{'));
                let inner = inner.map_or("", |(_, inner)| inner);
                inner.split("\\\\").map(|row| fields(row, '&')).collect()
            } else {
                let row = |line: &str| {
                    let line = line.trim().strip_suffix('.')?;
                    let cells = line.strip_prefix('|')?.strip_suffix('|')?;
                    Some(cells.split('|').map(|cell| cell.trim().to_owned()).collect())
                };
                inner.lines().filter_map(row).collect()
            };
            tables.push(rows.into_iter().filter(|row| row.len() > 1).collect());
        }
    }
    only(tables)
}

/// The cells of a row between ampersands, without commands such as `\hline`.
fn fields(row: &str, separator: char) -> Vec<String> {
    let is_command = |word: &&str| word.starts_with('\\');
    let cell = |cell: &str| -> String {
        cell.split_whitespace().filter(|word| !is_command(word)).collect()
    };
    row.split(separator).map(cell).collect()
}

/// `[| 5, 3, _ | 6, ... |]` or `array2d(1..9, 1..9, [5, 3, ...])`.
fn minizinc(text: &str) -> Option<Rows> {
    let mut tables = Vec::new();
    for part in text.split("[|").skip(1) {
        let inner = part.split("|]").next().unwrap_or_default();
        let rows = inner.split('|').map(|row| {
            let row = row.trim().trim_end_matches(',');
            row.split(',').map(|cell| cell.trim().to_owned()).collect()
        });
        tables.push(rows.collect());
    }
    for part in text.split("array2d(").skip(1) {
        let inner = part.split_once('[').and_then(|(_, list)| list.split(']').next());
        let cells: Vec<String> = inner
            .unwrap_or_default()
            .trim()
            .trim_end_matches(',')
            .split(',')
            .map(|cell| cell.trim().to_owned())
            .collect();
        let side = cells.len().isqrt();
        tables.push(cells.chunks(side.max(1)).map(<[String]>::to_vec).collect());
    }
    only(tables)
}
