//! The meaning of a rule and the parts it is taken apart into say the same; a symmetry preserves both.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
use whydoku_core::{
    Cell, CellRule, Digit, OutsideRule, Part, Random, Relation, Rule, RuleError, Shape, ShapeError,
    Symmetry,
};

/// This many different cells.
fn cells(side: usize, count: usize, random: &mut Random) -> Vec<Cell> {
    let mut all: Vec<Cell> = (0..side * side).map(Cell::new).collect();
    random.shuffle(&mut all);
    all.truncate(count);
    all
}

fn relation(random: &mut Random) -> Relation {
    let n = 1 + random.below(4) as u8;
    match random.below(6) {
        0 => Relation::Difference(n),
        1 => Relation::AtLeast(n),
        2 => Relation::Ratio(n),
        3 => Relation::Sum(n + 3),
        4 => Relation::Greater,
        _ => Relation::Equal,
    }
}

/// A random rule of the given kind.
fn rule(kind: usize, side: usize, random: &mut Random) -> Rule {
    let count = 2 + random.below(3);
    let some = cells(side, count, random);
    let sum = (count + random.below(count * side)) as u32;
    match kind {
        0 => Rule::Move { steps: [1, 1 + random.below(2) as u8] },
        1 => Rule::NoOther { relations: (0..=random.below(2)).map(|_| relation(random)).collect() },
        2 => Rule::Pair { cells: [some[0], some[1]], relation: relation(random) },
        3 => Rule::Cage { cells: some, sum: Some(sum), may_repeat: random.below(2) == 1 },
        4 => Rule::Cage { cells: some, sum: None, may_repeat: false },
        5 => Rule::LittleKiller { cells: some, sum },
        6 => {
            let is = [CellRule::Odd, CellRule::Even, CellRule::Minimum, CellRule::Maximum];
            Rule::Cell { cell: some[0], is: is[random.below(4)] }
        }
        7 => Rule::Clone { cells: vec![some[0]], others: vec![some[1]] },
        8 => Rule::Palindrome { cells: some },
        9 => {
            let digits = (0..=random.below(3)).map(|_| Digit::new(random.below(side))).collect();
            let four = cells(side, 4, random);
            Rule::Quadruple { cells: [four[0], four[1], four[2], four[3]], digits }
        }
        _ => {
            let is = [
                OutsideRule::Sandwich,
                OutsideRule::XSum,
                OutsideRule::Skyscraper,
                OutsideRule::NumberedRoom,
            ];
            let row = random.below(side);
            let line = (0..side).map(|column| Cell::at(row, column, side)).collect();
            let value = random.below(side * 2) as u32;
            Rule::Outside { cells: line, is: is[random.below(4)], value }
        }
    }
}
const KINDS: usize = 11;

/// Whether a part holds; for a line, `Rule::holds` decides.
fn part_holds(part: &Part, side: usize, digits: &[Digit]) -> bool {
    let at = |cell: &Cell| digits[cell.index()];
    match part {
        Part::Cell(cell, allowed) => allowed.contains(at(cell)),
        Part::Differ(cells) => {
            cells.iter().enumerate().all(|(i, a)| cells[..i].iter().all(|b| at(a) != at(b)))
        }
        Part::Pair([a, b], table) => {
            assert_eq!(
                table.partners(at(a)).contains(at(b)),
                table.turned().partners(at(b)).contains(at(a))
            );
            table.partners(at(a)).contains(at(b))
        }
        Part::Total(cells, sum) => {
            cells.iter().map(|cell| at(cell).number()).sum::<usize>() == *sum as usize
        }
        Part::AtLeast(cells, digit, least) => {
            cells.iter().filter(|cell| at(cell) == *digit).count() >= *least
        }
        Part::Outside(cells, asked) => {
            Rule::Outside { cells: cells.clone(), is: asked.is, value: asked.value }
                .holds(side, digits)
        }
    }
}

#[test]
fn the_parts_of_a_rule_agree_with_its_definition() {
    let mut random = Random::new(20);
    let mut held = [0; KINDS];
    for round in 0..3300 {
        let (kind, side) = (round % KINDS, [2, 3, 4, 6][round / KINDS % 4]);
        if side == 2 && kind == 9 && random.below(2) == 0 {
            continue;
        }
        let marked = rule(2, side, &mut random);
        let rules = [rule(kind, side, &mut random), marked];
        for _ in 0..20 {
            let digits: Vec<Digit> =
                (0..side * side).map(|_| Digit::new(random.below(side))).collect();
            let holds = rules[0].holds_among(&rules, side, &digits);
            let parts = rules[0].parts(&rules, side);
            let says = parts.iter().all(|part| part_holds(part, side, &digits));
            assert_eq!(holds, says, "{:?} on {digits:?}", rules[0]);
            held[kind] += usize::from(holds);
        }
    }
    assert!(held.iter().all(|&count| count > 20), "kinds that hardly ever hold: {held:?}");
}

#[test]
fn a_rule_is_broken_when_no_filling_of_the_empty_cells_keeps_it() {
    let mut random = Random::new(22);
    let (mut broken, mut kept) = ([0; KINDS], [0; KINDS]);
    for round in 0..66_000 {
        let (kind, side) = (round % KINDS, 4);
        let rules = vec![rule(kind, side, &mut random), rule(2, side, &mut random)];
        let shape = Shape::square(side).unwrap().with_rules(rules).unwrap();
        let digits: Vec<Digit> = shape.cells().map(|_| Digit::new(random.below(side))).collect();
        let full: Vec<Option<Digit>> = digits.iter().copied().map(Some).collect();
        let rule = &shape.rules()[0];
        let holds = rule.holds_among(shape.rules(), side, &digits);
        assert_eq!(rule.broken(&shape, &full).is_none(), holds, "{rule:?} on {digits:?}");
        broken[kind] += usize::from(!holds);
        kept[kind] += usize::from(holds);
        let some: Vec<Option<Digit>> =
            full.iter().map(|&digit| digit.filter(|_| random.below(2) == 0)).collect();
        assert!(!holds || rule.broken(&shape, &some).is_none(), "{rule:?} on {some:?}");
    }
    assert!(broken.iter().chain(&kept).all(|&count| count > 10), "{broken:?} {kept:?}");
}

#[test]
fn symmetries_map_rules_with_the_board() {
    let mut random = Random::new(21);
    let side = 4;
    for round in 0..400 {
        let rules: Vec<Rule> =
            (0..3).map(|at| rule((round + at) % KINDS, side, &mut random)).collect();
        let shape = Shape::square(side).unwrap().with_rules(rules).unwrap();
        let map = Symmetry::random(&shape, &mut random);
        let digits: Vec<Digit> = shape.cells().map(|_| Digit::new(random.below(side))).collect();
        let mut image = digits.clone();
        for cell in shape.cells() {
            image[map.cell(cell).index()] = map.digit(digits[cell.index()]);
        }
        for (rule, turned) in shape.rules().iter().zip(map.shape().rules()) {
            let before = rule.holds_among(shape.rules(), side, &digits);
            let after = turned.holds_among(map.shape().rules(), side, &image);
            assert_eq!(before, after, "{rule:?} {turned:?}");
        }
    }
}

/// Facts of each kind, by hand.
#[test]
fn rules_mean_what_setters_mean_by_them() {
    let side = 4;
    let digits: Vec<Digit> =
        [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1].map(Digit::from_number).to_vec();
    let at = |row: usize, column: usize| Cell::at(row - 1, column - 1, side);
    let row = |n: usize| (1..=4).map(|column| at(n, column)).collect::<Vec<_>>();
    let outside = |n, is, value| Rule::Outside { cells: row(n), is, value };
    let pair = |a, b, relation| Rule::Pair { cells: [a, b], relation };
    let knight = Rule::Move { steps: [1, 2] };
    let cage =
        |cells: &[Cell], sum, may_repeat| Rule::Cage { cells: cells.to_vec(), sum, may_repeat };
    let facts = [
        (pair(at(1, 1), at(1, 2), Relation::Difference(1)), true),
        (pair(at(1, 1), at(1, 2), Relation::Ratio(2)), true),
        (pair(at(1, 4), at(1, 1), Relation::Sum(5)), true),
        (pair(at(1, 1), at(1, 2), Relation::Greater), false),
        (pair(at(1, 1), at(1, 4), Relation::AtLeast(3)), true),
        (knight, false), // r1c1 and r2c3 are both 1
        (Rule::NoOther { relations: vec![Relation::Difference(1)] }, false),
        (cage(&[at(1, 1), at(1, 2), at(2, 2)], Some(7), false), true),
        (cage(&[at(1, 1), at(2, 3)], Some(2), false), false),
        (cage(&[at(1, 1), at(2, 3)], Some(2), true), true),
        (cage(&[at(1, 1), at(2, 3)], None, false), false),
        (outside(1, OutsideRule::Sandwich, 5), true), // 1 [2 3] 4
        (outside(2, OutsideRule::Sandwich, 0), true), // 3 [4 1] 2
        (outside(1, OutsideRule::Skyscraper, 4), true),
        (outside(2, OutsideRule::Skyscraper, 2), true),
        (outside(2, OutsideRule::XSum, 8), true), // 3 + 4 + 1
        (outside(2, OutsideRule::NumberedRoom, 1), true), // the third cell
        (
            Rule::Quadruple {
                cells: [at(1, 1), at(1, 2), at(2, 1), at(2, 2)],
                digits: vec![Digit::from_number(4)],
            },
            true,
        ),
        (Rule::Cell { cell: at(1, 1), is: CellRule::Minimum }, true),
        (Rule::Cell { cell: at(1, 2), is: CellRule::Odd }, false),
    ];
    for (rule, expected) in facts {
        assert_eq!(rule.holds(side, &digits), expected, "{rule:?}");
    }
}

#[test]
fn rules_that_do_not_fit_the_board_are_refused() {
    let with =
        |side: usize, rule: Rule| Shape::usual(side).unwrap().with_rules(vec![rule]).map(|_| ());
    let cage = |cells: &[usize]| Rule::Cage {
        cells: cells.iter().map(|&cell| Cell::new(cell)).collect(),
        sum: None,
        may_repeat: false,
    };
    let refused = |error| Err(ShapeError::Rule(error));
    assert_eq!(with(4, cage(&[0, 1])), Ok(()));
    assert_eq!(with(4, cage(&[])), refused(RuleError::CellCount(0)));
    assert_eq!(with(4, cage(&[0, 16])), refused(RuleError::Outside(0)));
    assert_eq!(with(4, cage(&[0, 1, 0])), refused(RuleError::Twice(0)));
    assert_eq!(with(20, cage(&[0, 1])), refused(RuleError::Side(20)));
    let many = vec![cage(&[0]); 513];
    assert_eq!(
        Shape::square(4).unwrap().with_rules(many).map(|_| ()),
        refused(RuleError::TooMany(513))
    );
    let text = Shape::square(4).unwrap().with_rules(vec![cage(&[0, 1])]).unwrap().to_string();
    assert_eq!(text, "2x2+rules");
}
