//! Random rules as a setter draws them, whether or not any solution satisfies them.
use whydoku_core::{Cell, Digit, Form, Kind, Random, Relation, Rule, Shape};

/// How many kinds of clues [`random_clue`] knows.
pub const CLUE_KINDS: usize = 16;

/// A random rule of a kind (a number below [`CLUE_KINDS`]) that a board of this shape can have: diagonals are
/// whole, quadruples are blocks, dots are between neighbours.
pub fn random_clue(kind: usize, shape: &Shape, random: &mut Random) -> Rule {
    let side = shape.side();
    let number = |random: &mut Random, below: usize| 1 + random.below(below) as u32;
    let two = |random: &mut Random| neighbours(side, random);
    let pair = |cells, relation| Rule::pair(cells, relation);
    let sum = |random: &mut Random| random.below(side * side) as u32;
    match kind {
        0 => Rule::apart([number(random, 3), number(random, 3)]),
        1 => Rule::no_other(vec![relation(random, side)]),
        2 => Rule::no_other(vec![Relation::difference(1), Relation::ratio(2)]),
        3 => pair(two(random), Relation::difference(number(random, 2))),
        4 => pair(two(random), Relation::ratio(1 + number(random, 2))),
        5 => pair(two(random), Relation::sum(5 * number(random, 2))),
        6 => pair(two(random), relation(random, side)),
        7 => {
            let sum = if random.below(3) > 0 { Some(sum(random)) } else { None };
            let may_repeat = sum.filter(|_| random.below(4) == 0);
            let cells = some(side, random);
            match may_repeat {
                Some(sum) => Rule::new(Kind::REPEATING_CAGE, cells).with_number(sum),
                None => Rule::cage(cells, sum),
            }
        }
        8 => Rule::new(Kind::LITTLE_KILLER, diagonal(side, random)).with_number(sum(random)),
        9 => Rule::new(
            [Kind::ODD, Kind::EVEN][random.below(2)],
            vec![Cell::new(random.below(side * side))],
        ),
        10 => Rule::new(
            [Kind::MINIMUM, Kind::MAXIMUM][random.below(2)],
            vec![Cell::new(random.below(side * side))],
        ),
        11 => {
            let all = some(side, random);
            let (cells, others) = all.split_at(all.len() / 2);
            Rule::clones(cells.to_vec(), others[..cells.len()].to_vec())
        }
        12 => Rule::new(Kind::PALINDROME, some(side, random)),
        13 => quadruple(side, random),
        14 => outside(shape, [Kind::SANDWICH, Kind::X_SUM][random.below(2)], random),
        _ => {
            let is = [Kind::SKYSCRAPER, Kind::NUMBERED_ROOM][random.below(2)];
            outside(shape, is, random)
        }
    }
}

/// A random rule of a kind on a board of this side, whether or not anything satisfies it: made from nothing but the
/// form of the kind, so that it needs no change for a new one.
pub fn random_rule_of(kind: Kind, side: usize, random: &mut Random) -> Rule {
    let fits = kind.definition().meaning.fits;
    loop {
        let rule = random_rule_of_form(kind, side, random);
        if fits.is_none_or(|fits| fits(&rule)) {
            return rule;
        }
    }
}

/// How many numbers a rule has at random beyond those that its kind must have.
const FREE_NUMBERS: usize = 4;

/// The same, although its cells and numbers may not fit each other.
fn random_rule_of_form(kind: Kind, side: usize, random: &mut Random) -> Rule {
    let [fewest, most] = kind.definition().numbers;
    let cells = match kind.definition().form {
        Form::Board => Vec::new(),
        Form::Cell => vec![Cell::new(random.below(side * side))],
        Form::Mark => neighbours(side, random).to_vec(),
        Form::Corner => block(side, random).to_vec(),
        Form::Group | Form::Line | Form::Arrow => some(side, random),
        Form::Outside => line(side, random),
        Form::Diagonal => diagonal(side, random),
        Form::Twins => {
            let mut all = some(side, random);
            all.truncate(all.len() / 2 * 2);
            all
        }
    };
    let mut rule = Rule::new(kind, cells);
    if rule.form() == Form::Twins {
        rule.others = rule.cells.split_off(rule.cells.len() / 2);
    }
    if rule.form() == Form::Arrow {
        let pill = 1 + random.below((rule.cells.len() - 1).min(2));
        rule.others = rule.cells.split_off(pill);
    }
    if rule.definition().meaning.may_overlap && random.below(2) == 0 {
        rule.others.push(rule.cells[0]);
    }
    // Sums are large, counts and digits small.
    let is_sum = rule.cells.len() > 2 && random.below(2) == 0;
    let largest = if is_sum { side * rule.cells.len() } else { side };
    let count = fewest + random.below((most - fewest).min(FREE_NUMBERS) + 1);
    rule.numbers = (0..count).map(|_| 1 + random.below(largest) as u32).collect();
    if rule.definition().meaning.own_numbers.is_some() {
        let regions: Vec<usize> = (0..side * side).map(|_| random.below(2)).collect();
        let own = rule.definition().meaning.own_numbers;
        rule.numbers = own.map_or_else(Vec::new, |own| own(&rule, &|cell| regions[cell.index()]));
    }
    if rule.form() == Form::Corner {
        rule.digits = (0..=random.below(3)).map(|_| Digit::new(random.below(side))).collect();
    }
    if kind == Kind::PAIR_TABLE {
        let pairs = (1..=side).flat_map(|a| (1..=side).map(move |b| (100 * a + b) as u32));
        rule.numbers = pairs.filter(|_| random.below(2) == 0).collect();
        rule.numbers.push(101);
    }
    if kind == Kind::NO_OTHER {
        rule.relations = (0..=random.below(2)).map(|_| relation(random, side)).collect();
    }
    rule
}

fn relation(random: &mut Random, side: usize) -> Relation {
    let n = 1 + random.below(side) as u32;
    [
        Relation::difference(n),
        Relation::at_least(n),
        Relation::ratio(n),
        Relation::sum(n),
        Relation::GREATER,
        Relation::EQUAL,
    ][random.below(6)]
}

/// Two cells that share an edge, in either order.
fn neighbours(side: usize, random: &mut Random) -> [Cell; 2] {
    let (row, column) = (random.below(side), random.below(side - 1));
    let cells = [(row, column), (row, column + 1)];
    let is_down = random.below(2) == 0;
    let cells =
        cells.map(|(r, c)| if is_down { Cell::at(c, r, side) } else { Cell::at(r, c, side) });
    if random.below(2) == 0 { [cells[1], cells[0]] } else { cells }
}

/// Two to five different cells anywhere.
fn some(side: usize, random: &mut Random) -> Vec<Cell> {
    let wanted = (2 + random.below(4)).min(side * side);
    let mut cells = Vec::new();
    while cells.len() < wanted {
        let cell = Cell::new(random.below(side * side));
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    cells
}

/// A whole diagonal, from one edge to the other.
fn diagonal(side: usize, random: &mut Random) -> Vec<Cell> {
    let start = random.below(side);
    let steps = start + 1;
    let (mirrored, turned) = (random.below(2) == 0, random.below(2) == 0);
    let cell = |step: usize| {
        let (row, column) = (step, start - step);
        let row = if mirrored { side - 1 - row } else { row };
        let column = if turned { side - 1 - column } else { column };
        Cell::at(row, column, side)
    };
    (0..steps).map(cell).collect()
}

/// Two rows and two columns.
fn block(side: usize, random: &mut Random) -> [Cell; 4] {
    let (row, column) = (random.below(side - 1), random.below(side - 1));
    let at = |down, right| Cell::at(row + down, column + right, side);
    [at(0, 0), at(0, 1), at(1, 0), at(1, 1)]
}

fn quadruple(side: usize, random: &mut Random) -> Rule {
    let cells = block(side, random);
    let count = 1 + random.below(4);
    Rule::quadruple(cells, (0..count).map(|_| Digit::new(random.below(side))).collect())
}

/// A row or column, from either end.
fn line(side: usize, random: &mut Random) -> Vec<Cell> {
    let at = random.below(side);
    let is_row = random.below(2) == 0;
    let cell = |step| if is_row { Cell::at(at, step, side) } else { Cell::at(step, at, side) };
    let mut cells: Vec<Cell> = (0..side).map(cell).collect();
    if random.below(2) == 0 {
        cells.reverse();
    }
    cells
}

fn outside(shape: &Shape, is: Kind, random: &mut Random) -> Rule {
    let side = shape.side();
    let mut cells = shape.houses()[side + random.below(2 * side)].cells.clone();
    if random.below(2) == 0 {
        cells.reverse();
    }
    Rule::new(is, cells).with_number(1 + random.below(side * side) as u32)
}
