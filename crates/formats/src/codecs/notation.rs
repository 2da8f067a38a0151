//! A grid and lines that state everything else: `cage 15: r1c1 r1c2`, `knight`, `regions: 1122 ...`. The text
//! that a person types, and the only one that states every rule in words.
use super::marked;
use crate::board::{Reading, puzzle_of, usual};
use crate::codec::{Ask, Codec, Write, WriteError, Writer, about, cells};
use crate::codecs::grid::write_cells;
use crate::error::{ErrorKind, ParseError};
use crate::lex::{Line, MAX_SYMBOL_SIDE};
use crate::loss::Loss;
use crate::notation::{behind, is_rule_line, read_line};
use crate::parsed::Options;
use crate::regions::region_names;
use crate::shape_spec::parse_shape;
use crate::survey::Survey;
use crate::text::Text;
use whydoku_core::{Entry, Extra, Puzzle, Regions, Shape};
use whydoku_words::{message, rule_lines};

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "notation",
    aliases: &["rules"],
    name: message!("format-notation"),
    recognised: about("a grid in any of the formats below, and lines such as `cage 15: r1c1 r1c2`"),
    holds: about("what the grid says; boxes, regions, extra houses, all rules"),
    read: cells(recognises, read),
    write: Write::Puzzle(Writer {
        symbols: true,
        lines: true,
        blank: Some('.'),
        ..Writer::new(|out, puzzle, _, blank| write(out, puzzle, blank), CARRIES)
    }),
};

const CARRIES: &[Loss] = &[
    Loss::Placed,
    Loss::Candidates,
    Loss::Boxes,
    Loss::Regions,
    Loss::Diagonals,
    Loss::ExtraHouses,
    Loss::Rules,
];

fn recognises(text: &Text<'_>, _: &Survey<'_>, _: &Options) -> bool {
    text.rows.iter().any(|row| is_rule_line(row.content))
}

/// Reads the grid, then every line before and after it.
fn read(text: &Text<'_>, _: &Survey<'_>, ask: &Ask<'_>) -> Result<Reading, ParseError> {
    let is_rule = |row: &&Line<'_>| is_rule_line(row.content);
    let before = text.rows.iter().take_while(is_rule).count();
    let grid = text.rows[before..].iter().take_while(|row| !is_rule(row)).count();
    let (before, rest) = text.rows.split_at(before);
    let (grid, behind) = rest.split_at(grid);
    let lines = || before.iter().chain(behind);
    if grid.is_empty() {
        return Err(text.error(ErrorKind::NoGrid, text.first_number(), 1));
    }
    let shape = match &ask.options.shape {
        Some(shape) => Some(shape.clone()),
        None => base(text, lines())?,
    };
    let options = Options { shape, format: None };
    let reading = Ask { options: &options, others: ask.others }.cells(&text.with_rows(grid))?;
    let shape = with_lines(text, reading.puzzle.shape(), &mut lines())?;
    let puzzle = puzzle_of(text, &shape, reading.puzzle.entries().to_vec())?;
    Ok(Reading { puzzle, format: None, ..reading })
}

/// The board with what the lines state. All rules are added together: one after another, each would be checked as
/// often as there are lines behind it.
fn with_lines<'a>(
    text: &Text<'_>,
    board: &Shape,
    lines: &mut dyn Iterator<Item = &Line<'a>>,
) -> Result<Shape, ParseError> {
    let wrong = |line: &Line<'_>| {
        let place = (line.number, line.start);
        move |error: whydoku_core::ShapeError| {
            text.error(ErrorKind::Shape(error.to_string()), place.0, place.1)
        }
    };
    let (mut shape, mut rules) = (board.clone(), board.rules().to_vec());
    let mut stated: Vec<(&Line<'a>, usize)> = Vec::new();
    for line in lines {
        let fault = |(fault, column)| text.error(ErrorKind::RuleLine(fault), line.number, column);
        let said = read_line(line, &shape).map_err(fault)?;
        for extra in said.extras {
            shape = shape.with(extra).map_err(wrong(line))?;
        }
        rules.extend(said.rules);
        stated.push((line, rules.len()));
    }
    if rules.len() == board.rules().len() {
        return Ok(shape);
    }
    // Only a wrong rule makes it necessary to find its line.
    shape.with_rules(rules.clone()).map_err(|error| {
        let is_right =
            |stated: &(&Line<'a>, usize)| shape.with_rules(rules[..stated.1].to_vec()).is_ok();
        match stated.get(stated.partition_point(is_right)) {
            Some((line, _)) => wrong(line)(error),
            None => text.error(ErrorKind::Shape(error.to_string()), text.first_number(), 1),
        }
    })
}

/// The boxes or regions that a line names.
fn base<'a>(
    text: &Text<'_>,
    lines: impl Iterator<Item = &'a Line<'a>>,
) -> Result<Option<Shape>, ParseError> {
    let mut found = None;
    for line in lines {
        let word = match (behind(line, "boxes"), behind(line, "regions")) {
            (Some(boxes), _) => boxes.to_string(),
            (None, Some(names)) => format!("jigsaw:{names}"),
            (None, None) => continue,
        };
        let fault = |error: crate::shape_spec::ShapeSpecError| {
            text.error(ErrorKind::Shape(error.to_string()), line.number, line.start)
        };
        found = Some(parse_shape(&word).map_err(fault)?);
    }
    Ok(found)
}

fn write(out: &mut String, puzzle: &Puzzle, blank: char) -> Result<(), WriteError> {
    let shape = puzzle.shape();
    let is_plain = |entry: &Entry| matches!(entry, Entry::Given(_) | Entry::Unknown);
    if puzzle.entries().iter().all(is_plain) {
        write_cells(out, puzzle, blank);
    } else {
        marked::write(out, puzzle);
    }
    let mut lines = Vec::new();
    match shape.regions() {
        regions if usual(shape.side()).is_ok_and(|usual| usual.regions() == regions) => {}
        Regions::Boxes { rows, columns } => lines.push(format!("boxes {rows}x{columns}")),
        Regions::Jigsaw(numbers) => {
            let names = region_names(numbers).ok_or(WriteError::SidesUpTo(MAX_SYMBOL_SIDE))?;
            let names: Vec<char> = names.chars().collect();
            let rows: Vec<String> =
                names.chunks(shape.side()).map(|row| row.iter().collect()).collect();
            lines.push(format!("regions: {}", rows.join(" ")));
        }
    }
    lines.extend(shape.extras().iter().map(|extra| match extra {
        Extra::Diagonals => "diagonals".to_string(),
        Extra::Windows => "windows".to_string(),
        Extra::Cells(cells) => {
            let names: Vec<String> = cells.iter().map(|&cell| shape.cell_name(cell)).collect();
            format!("house: {}", names.join(" "))
        }
    }));
    lines.extend(rule_lines(shape));
    for line in lines {
        out.push_str(&line);
        out.push('\n');
    }
    Ok(())
}
