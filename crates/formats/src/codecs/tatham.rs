//! Game ids of "Solo" in Simon Tatham's puzzle collection: `3x3:5_3b7d6...`.
//!
//! The parameters say how the board is divided (`2x3` is boxes of 2 rows and 3 columns, `9j` a jigsaw),
//! the rest is the givens in reading order: a letter is a run of blanks, `_` separates two numbers. A
//! jigsaw adds its walls.
use crate::append::push_number;
use crate::board::{Reading, boxes};
use crate::codec::{Ask, Codec, Found, Read, Write, WriteError, Writer, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::loss::Loss;
use crate::parsed::Options;
use crate::raw::Raw;
use whydoku_core::{Cell, Digit, Entry, Extra, Puzzle, Regions, Rule, Shape};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "tatham",
    aliases: &[],
    name: message!("format-tatham"),
    recognised: about("`3x3:5_3b7...`, `9j:` jigsaws, `x` diagonals"),
    holds: about("givens, boxes, regions, diagonals"),
    read: Read::Whole(read),
    write: Write::Puzzle(Writer::new(
        |out, puzzle, _, _| write(out, puzzle),
        &[Loss::Boxes, Loss::Regions, Loss::Diagonals],
    )),
};

/// The number of letters for a run of blanks.
const LONGEST_RUN: usize = 26;
/// The largest board Solo has digits for.
const MAX_SIDE: usize = 31;
/// Anything longer than this is not a set of parameters.
const MAX_PARAMETERS: usize = 16;

/// What the parameters say.
struct Parameters {
    rows: usize,
    columns: usize,
    jigsaw: bool,
    diagonals: bool,
    killer: bool,
}

impl Parameters {
    fn read(text: &str) -> Option<Self> {
        let digits = text.find(|c: char| !c.is_ascii_digit())?;
        let (first, rest) = text.split_at(digits);
        let first: usize = first.parse().ok()?;
        let (second, letters) = match rest.strip_prefix('x') {
            Some(rest) if rest.starts_with(|c: char| c.is_ascii_digit()) => {
                let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                (rest[..end].parse().ok()?, &rest[end..])
            }
            _ if rest.starts_with('j') => (1, rest),
            _ => return None,
        };
        let plain = letters.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase());
        // Whatever follows these letters is meant for the generator.
        let kinds: String = letters.chars().take_while(|c| "jxk".contains(*c)).collect();
        let has = |kind: char| kinds.contains(kind);
        let (jigsaw, diagonals, killer) = (has('j'), has('x'), has('k'));
        (plain && text.len() <= MAX_PARAMETERS).then_some(Self {
            rows: first,
            columns: second,
            jigsaw,
            diagonals,
            killer,
        })
    }
}

/// The game id of a saved game: lines of a word, the length of a value, and the value.
fn saved(body: &str) -> Option<String> {
    if !body.starts_with("SAVEFILE:") {
        return None;
    }
    let value = |word: &str| {
        body.lines().find_map(|line| {
            let rest = line.strip_prefix(word)?.trim_start().strip_prefix(':')?;
            Some(rest.split_once(':')?.1)
        })
    };
    let parameters = value("CPARAMS").or_else(|| value("PARAMS"))?;
    (value("GAME")? == "Solo")
        .then(|| format!("{parameters}:{}", value("DESC").unwrap_or_default()))
}

/// Reads a game id or a saved game, of which only the puzzle and not the moves.
fn read(raw: &Raw<'_>, options: &Ask<'_>) -> Found {
    if raw.body.starts_with("SAVEFILE:") {
        let id = saved(raw.body);
        let no_solo = || raw.broken(0, Format::TATHAM, "the saved game is not one of Solo");
        let found = id.ok_or_else(no_solo).and_then(|id| {
            let inner = raw.unpacked(&id);
            read(&inner, options).unwrap_or_else(|| Err(no_solo()))
        });
        return Some(found);
    }
    let end = raw.body.find([':', '#'])?;
    let parameters = Parameters::read(&raw.body[..end])?;
    if raw.body[end..].starts_with('#') {
        let what =
            "it names a random seed of that program, not a puzzle; copy the specific game id";
        return Some(Err(raw.broken(end, Format::TATHAM, what)));
    }
    let known = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b',';
    let description = &raw.body[end + 1..];
    if description.is_empty() || !description.bytes().all(known) {
        return None;
    }
    Some(read_board(raw, options, &parameters, end + 1))
}

fn read_board(
    raw: &Raw<'_>,
    options: &Options,
    parameters: &Parameters,
    start: usize,
) -> Result<Reading, ParseError> {
    let broken = |what: String| raw.broken(start, Format::TATHAM, what);
    let side = parameters.rows.saturating_mul(parameters.columns);
    if side > MAX_SIDE {
        return Err(broken(format!("its side of {side} is too large; the largest is {MAX_SIDE}")));
    }
    let description = &raw.body[start..];
    let mut parts = description.split(',');
    let givens = parts.next().unwrap_or_default();
    let walls = if parameters.jigsaw { parts.next() } else { None };
    let cages = if parameters.killer { cages(raw, start, &mut parts, side)? } else { Vec::new() };
    let left = parts.next();
    let shape = match (walls, &options.shape) {
        _ if left.is_some() => {
            return Err(broken("there is something left over after the givens".into()));
        }
        (_, Some(asked)) if asked.side() == side => asked.clone(),
        (Some(walls), _) => {
            let regions =
                regions(walls, side).ok_or_else(|| broken("its walls do not fit".into()))?;
            Shape::jigsaw(&regions).map_err(|error| broken(error.to_string()))?
        }
        (None, _) if parameters.jigsaw => return Err(broken("the walls are missing".into())),
        (None, _) => {
            boxes(parameters.rows, parameters.columns).map_err(|error| broken(error.to_string()))?
        }
    };
    let shape = if parameters.diagonals && options.shape.is_none() {
        shape.with(Extra::Diagonals).map_err(|error| broken(error.to_string()))?
    } else {
        shape
    };
    let shape = raw.ruled(Format::TATHAM, &shape, &cages)?;
    let entries = cells(raw, start, givens, side)?;
    let found = entries.len();
    if found != side * side {
        return Err(raw.error(start, ErrorKind::CellCount { found, expected: side * side }));
    }
    raw.puzzle(shape, entries)
}

/// The cages of a killer: their walls, then the sums, each in the first cell of its cage. A cell alone with its sum is
/// a cage too.
fn cages<'a>(
    raw: &Raw<'_>,
    start: usize,
    parts: &mut impl Iterator<Item = &'a str>,
    side: usize,
) -> Result<Vec<Rule>, ParseError> {
    let broken = |what: &str| raw.broken(start, Format::TATHAM, what);
    let (walls, sums) = parts
        .next()
        .zip(parts.next())
        .ok_or_else(|| broken("the cages or their sums are missing"))?;
    if side * side > usize::from(u8::MAX) {
        return Err(raw.rule(0, "killer cages of a large board", None));
    }
    let cages = regions(walls, side).ok_or_else(|| broken("the walls of its cages do not fit"))?;
    let sums = numbers(sums).filter(|sums| sums.len() == side * side);
    let sums = sums.ok_or_else(|| broken("the sums of its cages do not fit"))?;
    let mut rules: Vec<(u8, Vec<Cell>, Option<u32>)> = Vec::new();
    for (at, (&cage, &sum)) in cages.iter().zip(&sums).enumerate() {
        match rules.iter_mut().find(|(known, ..)| *known == cage) {
            Some((_, cells, known)) => {
                if sum.is_some() && known.is_some() {
                    return Err(broken("a cage has two sums"));
                }
                cells.push(Cell::new(at));
                *known = known.or(sum);
            }
            None => rules.push((cage, vec![Cell::new(at)], sum)),
        }
    }
    rules.retain(|(_, cells, sum)| cells.len() > 1 || sum.is_some());
    let rule = |(_, cells, sum)| Rule::cage(cells, sum);
    Ok(rules.into_iter().map(rule).collect())
}

/// Numbers and runs of cells without one.
fn numbers(text: &str) -> Option<Vec<Option<u32>>> {
    let mut numbers = Vec::new();
    let mut at = 0;
    while let Some(&byte) = text.as_bytes().get(at) {
        let length = text[at..].bytes().take_while(u8::is_ascii_digit).count();
        if byte.is_ascii_lowercase() {
            numbers.extend(vec![None; usize::from(byte - b'a') + 1]);
        } else if length > 0 {
            numbers.push(Some(text[at..at + length].parse().ok()?));
        } else if byte != b'_' {
            return None;
        }
        at += length.max(1);
    }
    Some(numbers)
}

/// The givens, run by run.
fn cells(raw: &Raw<'_>, start: usize, givens: &str, side: usize) -> Result<Vec<Entry>, ParseError> {
    let mut entries = Vec::with_capacity(side * side);
    let mut at = 0;
    while let Some(&byte) = givens.as_bytes().get(at) {
        let length = givens[at..].bytes().take_while(u8::is_ascii_digit).count();
        if byte.is_ascii_lowercase() {
            entries.extend(vec![Entry::Unknown; usize::from(byte - b'a') + 1]);
        } else if length > 0 {
            let digit = givens[at..at + length].to_string();
            let number = digit.parse().ok().filter(|number| (1..=side).contains(number));
            let Some(number) = number else {
                return Err(raw.error(start + at, ErrorKind::DigitTooLarge { digit, side }));
            };
            entries.push(Entry::Given(Digit::from_number(number)));
        } else if byte != b'_' {
            let what = format!("'{}' is neither a number nor a run of blanks", char::from(byte));
            return Err(raw.broken(start + at, Format::TATHAM, what));
        }
        at += length.max(1);
    }
    Ok(entries)
}

/// The two cells at each inner edge: between neighbours in a row, in reading order, then between
/// neighbours in a column, column by column.
fn edges(side: usize) -> impl Iterator<Item = (usize, usize)> {
    let inner = side.saturating_sub(1);
    let across = (0..side).flat_map(move |row| {
        (0..inner).map(move |column| (row * side + column, row * side + column + 1))
    });
    let down = (0..side).flat_map(move |column| {
        (0..inner).map(move |row| (row * side + column, (row + 1) * side + column))
    });
    across.chain(down)
}

/// The region of each cell, from the walls: each letter is a number of open edges before a wall.
fn regions(walls: &str, side: usize) -> Option<Vec<u8>> {
    let mut wall = Vec::with_capacity(2 * side * side);
    for byte in walls.bytes() {
        let open = match byte {
            b'_' => 0,
            b'a'..=b'z' => usize::from(byte - b'a') + 1,
            _ => return None,
        };
        let z = open == LONGEST_RUN;
        wall.extend(vec![false; open - usize::from(z)]);
        if !z {
            wall.push(true);
        }
        if wall.len() > 2 * side * side + 1 {
            return None;
        }
    }
    // One more wall follows the last edge.
    let count = edges(side).count();
    if wall.len() != count + 1 && wall.len() != count {
        return None;
    }
    let mut region: Vec<usize> = (0..side * side).collect();
    for ((one, other), _) in edges(side).zip(&wall).filter(|(_, wall)| !**wall) {
        let (from, to) = (region[other], region[one]);
        region.iter_mut().filter(|region| **region == from).for_each(|region| *region = to);
    }
    let mut known: Vec<usize> = Vec::new();
    let number = |region: usize| {
        let at = known.iter().position(|known| *known == region).unwrap_or(known.len());
        if at == known.len() {
            known.push(region);
        }
        at as u8
    };
    Some(region.into_iter().map(number).collect())
}

/// The game id of a puzzle.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle) -> Result<(), WriteError> {
    let shape = puzzle.shape();
    if shape.side() > MAX_SIDE {
        return Err(WriteError::SidesUpTo(MAX_SIDE));
    }
    match shape.regions() {
        Regions::Boxes { rows, columns } => {
            push_number(out, *rows as u64);
            out.push('x');
            push_number(out, *columns as u64);
        }
        Regions::Jigsaw(_) => {
            push_number(out, shape.side() as u64);
            out.push('j');
        }
    }
    if shape.extras().contains(&Extra::Diagonals) {
        out.push('x');
    }
    out.push(':');
    let (mut run, mut after_number) = (0, false);
    for entry in puzzle.entries() {
        let Some(digit) = entry.digit() else {
            run += 1;
            continue;
        };
        push_blanks(out, run);
        if run == 0 && after_number {
            out.push('_');
        }
        push_number(out, digit.number() as u64);
        (run, after_number) = (0, true);
    }
    push_blanks(out, run);
    if matches!(shape.regions(), Regions::Jigsaw(_)) {
        out.push(',');
        push_walls(out, shape);
    }
    Ok(())
}

fn push_blanks(out: &mut String, mut run: usize) {
    while run > 0 {
        let part = run.min(LONGEST_RUN);
        out.push(char::from(b'a' + (part - 1) as u8));
        run -= part;
    }
}

fn push_walls(out: &mut String, shape: &Shape) {
    let region = |cell: usize| shape.houses_of(Cell::new(cell)).first().copied();
    let walls = edges(shape.side()).map(|(one, other)| region(one) != region(other));
    let mut open = 0_usize;
    for wall in walls.chain([true]) {
        if !wall {
            open += 1;
            continue;
        }
        while open >= LONGEST_RUN {
            out.push('z');
            open -= LONGEST_RUN - 1;
        }
        out.push(if open == 0 { '_' } else { char::from(b'a' + (open - 1) as u8) });
        open = 0;
    }
}
