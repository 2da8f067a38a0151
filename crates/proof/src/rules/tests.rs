//! Rules are compared with every filling of a small board.
use crate::formula::{candidate, variable};
use crate::{Balance, Reasoning};
use whydoku_core::{
    Candidate, Cell, Digit, DigitSet, Entry, House, Kind, Puzzle, Random, Relation, Rule, Shape,
};

/// Every filling of the board that satisfies houses and rules, by the definition of each rule.
fn fillings(puzzle: &Puzzle) -> Vec<Vec<Digit>> {
    let shape = puzzle.shape();
    let mut all = vec![Vec::new()];
    for cell in shape.cells() {
        let goes = |so_far: &[Digit], digit: Digit| {
            let is_left = match puzzle.entry(cell) {
                Entry::Candidates(left) => left.contains(digit),
                _ => true,
            };
            is_left
                && shape.houses().iter().filter(|house| house.cells.contains(&cell)).all(|house| {
                    house.cells.iter().all(|other| so_far.get(other.index()) != Some(&digit))
                })
        };
        all = all
            .into_iter()
            .flat_map(|so_far: Vec<Digit>| {
                let digits =
                    shape.digits().filter(|&digit| goes(&so_far, digit)).collect::<Vec<_>>();
                digits.into_iter().map(move |digit| [&so_far[..], &[digit]].concat())
            })
            .collect();
    }
    all.retain(|digits| {
        shape.rules().iter().all(|rule| rule.holds_among(shape.rules(), shape.side(), digits))
    });
    all
}

fn rule(kind: usize, random: &mut Random) -> Rule {
    let mut cells: Vec<Cell> = (0..16).map(Cell::new).collect();
    random.shuffle(&mut cells);
    let some = cells[..2 + random.below(4)].to_vec();
    let sum = 2 + random.below(4 * some.len()) as u32;
    let line = |random: &mut Random| -> Vec<Cell> {
        let at = random.below(4);
        if random.below(2) == 0 {
            (0..4).map(|column| Cell::at(at, column, 4)).collect()
        } else {
            (0..4).rev().map(|row| Cell::at(row, at, 4)).collect()
        }
    };
    let outside =
        |is, random: &mut Random| Rule::new(is, line(random)).with_number(random.below(11) as u32);
    match kind {
        0 => Rule::apart([1, 1 + random.below(2) as u32]),
        1 => Rule::no_other(vec![Relation::sum(2 + random.below(6) as u32)]),
        2 => Rule::pair([cells[0], cells[1]], Relation::GREATER),
        3 => Rule::cage(some, Some(sum)),
        4 => Rule::new(Kind::REPEATING_CAGE, some).with_number(sum),
        5 => Rule::new(Kind::LITTLE_KILLER, some).with_number(sum),
        6 => {
            let all = [Kind::ODD, Kind::EVEN, Kind::MINIMUM, Kind::MAXIMUM];
            Rule::new(all[random.below(4)], vec![cells[0]])
        }
        7 => {
            let digits = (0..=random.below(3)).map(|_| Digit::new(random.below(4))).collect();
            Rule::quadruple([0, 1, 4, 5].map(Cell::new), digits)
        }
        8 => Rule::clones(cells[..2].to_vec(), cells[2..4].to_vec()),
        9 => Rule::new(Kind::PALINDROME, some),
        10 => outside(Kind::SANDWICH, random),
        11 => outside(Kind::X_SUM, random),
        12 => outside(Kind::SKYSCRAPER, random),
        13 => outside(Kind::NUMBERED_ROOM, random),
        // Cells that are not a line: nothing is known before they are filled.
        _ => Rule::new(Kind::X_SUM, cells[..4].to_vec()).with_number(sum),
    }
}

#[test]
fn propagation_keeps_every_needed_candidate_and_finds_exactly_the_solutions() {
    let mut random = Random::new(77);
    let (mut lost, mut refuted, mut filled) = ([0; 15], [0; 15], [0; 15]);
    let plain = Shape::square(4).unwrap();
    for round in 0..3000 {
        let kind = round % 15;
        let rules = (0..=round % 2).map(|_| rule(kind, &mut random)).collect();
        let Ok(shape) = plain.with_rules(rules) else { continue };
        let mut puzzle = Puzzle::empty(shape.clone());
        for cell in shape.cells() {
            let some: DigitSet = shape.digits().filter(|_| random.below(6) > 0).collect();
            puzzle.set(cell, Entry::Candidates(some));
        }
        let expected = fillings(&puzzle);
        let mut reasoning = Reasoning::new(&shape);
        let fine = reasoning.open(&puzzle).is_ok();
        refuted[kind] += usize::from(!fine);
        assert!(fine || expected.is_empty(), "{puzzle:?}");
        if !fine {
            continue;
        }
        for (cell, digit) in shape.cells().flat_map(|c| shape.digits().map(move |d| (c, d))) {
            let candidate = Candidate::new(cell, digit);
            let left = reasoning.candidates(cell.index()).any(|v| v == variable(candidate, 4));
            let needed = expected.iter().any(|digits| digits[cell.index()] == digit);
            assert!(left || !needed, "{candidate:?} {puzzle:?}");
            lost[kind] += usize::from(!left);
        }
        // One digit after another: what ends without a conflict is a solution, and none is missed.
        let mut found = Vec::new();
        search(&mut reasoning, &mut found);
        filled[kind] += found.len();
        found.sort();
        let mut expected = expected;
        expected.sort();
        assert_eq!(found, expected, "{puzzle:?}");
    }
    assert!(filled.iter().all(|&count| count > 20), "{filled:?}");
    assert!(refuted.iter().filter(|&&count| count > 20).count() > 10, "{refuted:?}");
    assert!(lost.iter().all(|&count| count > 200), "{lost:?}");
}

/// Every way to fill the open cells, by the conclusions alone.
fn search(reasoning: &mut Reasoning, found: &mut Vec<Vec<Digit>>) {
    let Some(cell) = (0..16).find(|&cell| reasoning.left(cell) > 1) else {
        let digit = |cell| {
            let variable = reasoning.candidates(cell).next()?;
            candidate(variable, 4).map(|candidate| candidate.digit)
        };
        return found.push((0..16).filter_map(digit).collect());
    };
    for variable in reasoning.candidates(cell).collect::<Vec<_>>() {
        let mark = reasoning.mark();
        if reasoning.assume(variable).is_ok() {
            search(reasoning, found);
        }
        reasoning.undo(mark);
    }
}

#[test]
fn no_balance_removes_a_candidate_that_a_filling_needs() {
    let mut random = Random::new(78);
    let plain = Shape::square(4).unwrap();
    let known: Vec<Digit> = "1234341221434321".chars().filter_map(Digit::from_symbol).collect();
    let mut lost = 0;
    for _ in 0..400 {
        let mut sums = Vec::new();
        for _ in 0..3 {
            let mut cells: Vec<Cell> = (0..6).map(Cell::new).collect();
            random.shuffle(&mut cells);
            cells.truncate(3);
            let sum = cells.iter().map(|cell| known[cell.index()].number() as u32).sum();
            sums.push(Rule::new(Kind::LITTLE_KILLER, cells).with_number(sum));
        }
        let shape = plain.with_rules(sums).unwrap();
        let mut puzzle = Puzzle::empty(shape.clone());
        for cell in shape.cells() {
            let is_left = |digit: &Digit| random.below(3) > 0 || *digit == known[cell.index()];
            let some: DigitSet = shape.digits().filter(is_left).collect();
            puzzle.set(cell, Entry::Candidates(some));
        }
        if random.below(3) == 0 {
            let some = DigitSet::only(Digit::new(random.below(4)));
            puzzle.set(Cell::new(random.below(16)), Entry::Candidates(some));
        }
        let mut reasoning = Reasoning::new(&shape);
        if reasoning.open(&puzzle).is_err() {
            continue;
        }
        let left = |reasoning: &Reasoning| (0..16).map(|cell| reasoning.left(cell)).sum::<u32>();
        let before = left(&reasoning);
        let count = |random: &mut Random| random.below(5) as i8 - 2;
        let balances: Vec<Balance> = (0..3)
            .map(|_| Balance {
                houses: (0..2)
                    .map(|_| (House::new(random.below(12)), count(&mut random)))
                    .collect(),
                rules: (0..3).map(|number| (number, count(&mut random))).collect(),
            })
            .collect();
        reasoning.set_balances(&balances).unwrap();
        let expected = fillings(&puzzle);
        if reasoning.open(&puzzle).is_err() {
            assert!(expected.is_empty(), "{puzzle:?} {balances:?}");
            continue;
        }
        lost += before - left(&reasoning);
        let mut found = Vec::new();
        search(&mut reasoning, &mut found);
        found.sort();
        let mut expected = expected;
        expected.sort();
        assert_eq!(found, expected, "{puzzle:?} {balances:?}");
        // Without them it is as before.
        reasoning.set_balances(&[]).unwrap();
        assert!(reasoning.open(&puzzle).is_ok() && left(&reasoning) == before);
    }
    assert!(lost > 20, "{lost}");
}

#[test]
fn totals_of_cells_with_distinct_digits_are_exact() {
    let mut random = Random::new(4);
    let mut lost = 0;
    for _ in 0..400 {
        // Some cells of row 1, and what is left of them.
        let cells: Vec<Cell> = (0..2 + random.below(4)).map(|at| Cell::at(0, at, 6)).collect();
        let sum = 3 + random.below(20) as u32;
        let cage = Rule::cage(cells.clone(), Some(sum));
        let shape = Shape::usual(6).unwrap().with_rules(vec![cage]).unwrap();
        let mut puzzle = Puzzle::empty(shape.clone());
        let mut ways = vec![Vec::new()];
        for &cell in &cells {
            let some: Vec<Digit> = shape.digits().filter(|_| random.below(3) > 0).collect();
            puzzle.set(cell, Entry::Candidates(some.iter().copied().collect()));
            ways = ways
                .iter()
                .flat_map(|way: &Vec<Digit>| {
                    let goes = |digit: &&Digit| !way.contains(digit);
                    some.iter().filter(goes).map(|&digit| [&way[..], &[digit]].concat())
                })
                .collect();
        }
        ways.retain(|way| way.iter().map(|digit| digit.number() as u32).sum::<u32>() == sum);
        let mut reasoning = Reasoning::new(&shape);
        if reasoning.open(&puzzle).is_err() {
            continue;
        }
        for (at, &cell) in cells.iter().enumerate() {
            for variable in reasoning.candidates(cell.index()) {
                let digit = candidate(variable, 6).unwrap().digit;
                assert!(ways.iter().any(|way| way[at] == digit), "{puzzle:?}");
            }
            lost += 6 - reasoning.left(cell.index());
        }
    }
    assert!(lost > 1000, "{lost}");
}

#[test]
fn a_balance_adds_up_its_houses_and_rules() {
    // Row 1 of a 4x4 board with a cage of 3 in it and one of 9 that sticks out.
    let cage = |cells: &[usize], sum| {
        Rule::cage(cells.iter().copied().map(Cell::new).collect(), Some(sum))
    };
    let dot = Rule::new(Kind::ODD, vec![Cell::new(9)]);
    let rules = vec![cage(&[0, 1], 3), cage(&[2, 3, 7], 9), dot];
    let shape = Shape::square(4).unwrap().with_rules(rules).unwrap();
    let row = (0..12).map(House::new).find(|&house| shape.house_name(house) == "row 1").unwrap();
    let left = |rules: &[(usize, i8)], cell: usize| {
        let mut reasoning = Reasoning::new(&shape);
        let balance = Balance { houses: vec![(row, 1)], rules: rules.to_vec() };
        reasoning.set_balances(&[balance])?;
        let opened = reasoning.open(&Puzzle::empty(shape.clone()));
        Ok::<_, crate::Rejection>(opened.map(|()| {
            let digits = reasoning.candidates(cell).map(|variable| (variable - 1) % 4 + 1);
            digits.collect::<Vec<_>>()
        }))
    };
    // 10 - 3 - 9 is the row minus its cages: r2c4 is 2.
    assert_eq!(left(&[(0, -1), (1, -1)], 7), Ok(Ok(vec![2])));
    // With a sign changed it is another equation, which is just as true.
    assert_eq!(left(&[(0, 1), (1, -1)], 7), Ok(Ok(vec![2])));
    assert!(left(&[(2, 1)], 7).is_err() && left(&[(3, 1)], 7).is_err());
}
