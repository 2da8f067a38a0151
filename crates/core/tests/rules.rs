//! The meaning of a rule and the parts it is taken apart into say the same; a symmetry preserves both.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
use whydoku_core::{
    Cell, Digit, Kind, Part, Random, Relation, Rule, RuleError, Shape, ShapeError, Symmetry,
};
use whydoku_testkit::random_rule_of;

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
        Part::Total(total) => {
            let number = |cell: &Cell| i64::try_from(at(cell).number()).unwrap();
            total.terms.iter().map(|(cell, times)| times * number(cell)).sum::<i64>() == total.total
        }
        Part::AtLeast(cells, digit, least) => {
            cells.iter().filter(|cell| at(cell) == *digit).count() >= *least
        }
        Part::Automaton(cells, automaton) => {
            automaton.accepts(&cells.iter().map(at).collect::<Vec<Digit>>())
        }
        Part::Outside(cells, asked) => {
            Rule::new(asked.is.kind(), cells.clone()).with_number(asked.value).holds(side, digits)
        }
    }
}

/// Every kind with its number in the list.
fn kinds() -> Vec<(usize, Kind)> {
    Kind::all().enumerate().collect()
}

#[test]
fn the_parts_of_a_rule_agree_with_its_definition() {
    let mut random = Random::new(20);
    let kinds = kinds();
    let mut held = vec![0; kinds.len()];
    for round in 0..300 * kinds.len() {
        let (number, kind) = kinds[round % kinds.len()];
        let side = [2, 3, 4, 6][round / kinds.len() % 4];
        let marked = random_rule_of(Kind::DIFFERENCE, side, &mut random);
        let rules = [random_rule_of(kind, side, &mut random), marked];
        for _ in 0..20 {
            let digits: Vec<Digit> =
                (0..side * side).map(|_| Digit::new(random.below(side))).collect();
            let holds = rules[0].holds_among(&rules, side, &digits);
            let parts = rules[0].parts(&rules, side);
            let says = parts.iter().all(|part| part_holds(part, side, &digits));
            assert_eq!(holds, says, "{:?} on {digits:?}", rules[0]);
            held[number] += usize::from(holds);
        }
    }
    assert!(held.iter().all(|&count| count > 20), "kinds that hardly ever hold: {held:?}");
}

#[test]
fn a_rule_is_broken_when_no_filling_of_the_empty_cells_keeps_it() {
    let mut random = Random::new(22);
    let kinds = kinds();
    let (mut broken, mut kept) = (vec![0; kinds.len()], vec![0; kinds.len()]);
    for round in 0..6_000 * kinds.len() {
        let ((number, kind), side) = (kinds[round % kinds.len()], 4);
        let rules = [kind, Kind::DIFFERENCE].map(|kind| random_rule_of(kind, side, &mut random));
        let shape = Shape::square(side).unwrap().with_rules(rules.to_vec()).unwrap();
        let digits: Vec<Digit> = shape.cells().map(|_| Digit::new(random.below(side))).collect();
        let full: Vec<Option<Digit>> = digits.iter().copied().map(Some).collect();
        let rule = &shape.rules()[0];
        let holds = rule.holds_among(shape.rules(), side, &digits);
        assert_eq!(rule.broken(&shape, &full).is_none(), holds, "{rule:?} on {digits:?}");
        broken[number] += usize::from(!holds);
        kept[number] += usize::from(holds);
        let some: Vec<Option<Digit>> =
            full.iter().map(|&digit| digit.filter(|_| random.below(2) == 0)).collect();
        assert!(!holds || rule.broken(&shape, &some).is_none(), "{rule:?} on {some:?}");
        // What a judge concludes from the digits that are left is true as well.
        let left = |cell: &Cell| match some[cell.index()] {
            Some(digit) => vec![digit],
            None => shape.digits().collect(),
        };
        let left: Vec<Vec<Digit>> = rule.cells().iter().map(left).collect();
        let may_hold = rule.definition().meaning.may_hold;
        let is_row = rule.form().is_outside();
        let differ = |cells: &[Cell]| {
            cells.iter().enumerate().all(|(at, cell)| {
                cells[..at].iter().all(|other| digits[other.index()] != digits[cell.index()])
            })
        };
        if holds && (!is_row || differ(&rule.cells)) {
            assert!(may_hold.is_none_or(|may| may(rule, &left)), "{rule:?} on {some:?}");
        }
    }
    assert!(broken.iter().chain(&kept).all(|&count| count > 10), "{broken:?} {kept:?}");
}

#[test]
fn symmetries_map_rules_with_the_board() {
    let mut random = Random::new(21);
    let kinds = kinds();
    let side = 4;
    for round in 0..40 * kinds.len() {
        let of = |at: usize| kinds[(round + at) % kinds.len()].1;
        let rules: Vec<Rule> = (0..3).map(|at| random_rule_of(of(at), side, &mut random)).collect();
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
    let outside = |n, is, value| Rule::new(is, row(n)).with_number(value);
    let pair = |a, b, relation| Rule::pair([a, b], relation);
    let knight = Rule::apart([1, 2]);
    let cage = |cells: &[Cell], sum| Rule::cage(cells.to_vec(), sum);
    let line = |kind, cells: &[Cell]| Rule::new(kind, cells.to_vec());
    let facts = [
        (pair(at(1, 1), at(1, 2), Relation::difference(1)), true),
        (pair(at(1, 1), at(1, 2), Relation::ratio(2)), true),
        (pair(at(1, 4), at(1, 1), Relation::sum(5)), true),
        (pair(at(1, 1), at(1, 2), Relation::GREATER), false),
        (pair(at(1, 1), at(1, 4), Relation::at_least(3)), true),
        (knight, false), // r1c1 and r2c3 are both 1
        (Rule::no_other(vec![Relation::difference(1)]), false),
        (cage(&[at(1, 1), at(1, 2), at(2, 2)], Some(7)), true),
        (cage(&[at(1, 1), at(2, 3)], Some(2)), false),
        (line(Kind::REPEATING_CAGE, &[at(1, 1), at(2, 3)]).with_number(2), true),
        (cage(&[at(1, 1), at(2, 3)], None), false),
        (outside(1, Kind::SANDWICH, 5), true), // 1 [2 3] 4
        (outside(2, Kind::SANDWICH, 0), true), // 3 [4 1] 2
        (outside(1, Kind::SKYSCRAPER, 4), true),
        (outside(2, Kind::SKYSCRAPER, 2), true),
        (outside(2, Kind::X_SUM, 8), true),         // 3 + 4 + 1
        (outside(2, Kind::NUMBERED_ROOM, 1), true), // the third cell
        (
            Rule::quadruple([at(1, 1), at(1, 2), at(2, 1), at(2, 2)], vec![Digit::from_number(4)]),
            true,
        ),
        (Rule::new(Kind::MINIMUM, vec![at(1, 1)]), true),
        (Rule::new(Kind::ODD, vec![at(1, 2)]), false),
        (line(Kind::THERMOMETER, &[at(1, 1), at(1, 2), at(2, 1), at(2, 2)]), true),
        (line(Kind::THERMOMETER, &[at(1, 1), at(2, 3)]), false), // both are 1
        (line(Kind::SLOW_THERMOMETER, &[at(1, 1), at(2, 3), at(1, 2)]), true),
        (line(Kind::SLOW_THERMOMETER, &[at(1, 2), at(1, 1)]), false),
    ];
    for (rule, expected) in facts {
        assert_eq!(rule.holds(side, &digits), expected, "{rule:?}");
    }
}

#[test]
fn rules_that_do_not_fit_the_board_are_refused() {
    let with =
        |side: usize, rule: Rule| Shape::usual(side).unwrap().with_rules(vec![rule]).map(|_| ());
    let cage =
        |cells: &[usize]| Rule::cage(cells.iter().map(|&cell| Cell::new(cell)).collect(), None);
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
