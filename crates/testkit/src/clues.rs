//! Random rules as a setter draws them, whether or not any solution satisfies them.
use whydoku_core::{Cell, CellRule, Digit, OutsideRule, Random, Relation, Rule, Shape};

/// How many kinds of clues [`random_clue`] knows.
pub const CLUE_KINDS: usize = 16;

/// A random rule of a kind (a number below [`CLUE_KINDS`]) that a board of this shape can have: diagonals are
/// whole, quadruples are blocks, dots are between neighbours.
pub fn random_clue(kind: usize, shape: &Shape, random: &mut Random) -> Rule {
    let side = shape.side();
    let number = |random: &mut Random, below: usize| 1 + random.below(below) as u8;
    let two = |random: &mut Random| neighbours(side, random);
    let pair = |cells, relation| Rule::Pair { cells, relation };
    let sum = |random: &mut Random| random.below(side * side) as u32;
    match kind {
        0 => Rule::Move { steps: [number(random, 3), number(random, 3)] },
        1 => Rule::NoOther { relations: vec![relation(random, side)] },
        2 => Rule::NoOther { relations: vec![Relation::Difference(1), Relation::Ratio(2)] },
        3 => pair(two(random), Relation::Difference(number(random, 2))),
        4 => pair(two(random), Relation::Ratio(1 + number(random, 2))),
        5 => pair(two(random), Relation::Sum(5 * number(random, 2))),
        6 => pair(two(random), relation(random, side)),
        7 => {
            let sum = if random.below(3) > 0 { Some(sum(random)) } else { None };
            let may_repeat = sum.is_some() && random.below(4) == 0;
            Rule::Cage { cells: some(side, random), sum, may_repeat }
        }
        8 => Rule::LittleKiller { cells: diagonal(side, random), sum: sum(random) },
        9 => Rule::Cell {
            cell: Cell::new(random.below(side * side)),
            is: [CellRule::Odd, CellRule::Even][random.below(2)],
        },
        10 => Rule::Cell {
            cell: Cell::new(random.below(side * side)),
            is: [CellRule::Minimum, CellRule::Maximum][random.below(2)],
        },
        11 => {
            let all = some(side, random);
            let (cells, others) = all.split_at(all.len() / 2);
            Rule::Clone { cells: cells.to_vec(), others: others[..cells.len()].to_vec() }
        }
        12 => Rule::Palindrome { cells: some(side, random) },
        13 => quadruple(side, random),
        14 => outside(shape, [OutsideRule::Sandwich, OutsideRule::XSum][random.below(2)], random),
        _ => {
            let is = [OutsideRule::Skyscraper, OutsideRule::NumberedRoom][random.below(2)];
            outside(shape, is, random)
        }
    }
}

fn relation(random: &mut Random, side: usize) -> Relation {
    let n = 1 + random.below(side) as u8;
    [
        Relation::Difference(n),
        Relation::AtLeast(n),
        Relation::Ratio(n),
        Relation::Sum(n),
        Relation::Greater,
        Relation::Equal,
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
    let wanted = 2 + random.below(4);
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

fn quadruple(side: usize, random: &mut Random) -> Rule {
    let (row, column) = (random.below(side - 1), random.below(side - 1));
    let at = |down, right| Cell::at(row + down, column + right, side);
    let count = 1 + random.below(4);
    let digits = (0..count).map(|_| Digit::new(random.below(side))).collect();
    Rule::Quadruple { cells: [at(0, 0), at(0, 1), at(1, 0), at(1, 1)], digits }
}

fn outside(shape: &Shape, is: OutsideRule, random: &mut Random) -> Rule {
    let side = shape.side();
    let mut cells = shape.houses()[side + random.below(2 * side)].cells.clone();
    if random.below(2) == 0 {
        cells.reverse();
    }
    Rule::Outside { cells, is, value: 1 + random.below(side * side) as u32 }
}
