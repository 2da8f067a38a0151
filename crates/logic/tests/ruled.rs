//! Boards with rules beyond houses: every step is proved by the judge and agrees with the solution, and
//! the judge is not fooled.
use core::ops::ControlFlow;
use std::collections::BTreeMap;
use whydoku_core::{
    Candidate, Cell, Digit, Entry, Extra, House, Puzzle, Random, Rule, Shape, Stop,
};
use whydoku_logic::verify::Flaw;
use whydoku_logic::{
    Argument, Balance, Because, Claim, Clue, Conclusion, Equation, Line, Net, Position, Premise,
    Ruled, Search, Step, Technique, position,
};
use whydoku_testkit::{RULE_KINDS, random_rule, random_solution};

/// A board with random rules that a random solution satisfies, with some of its cells given.
fn puzzle(shape: &Shape, round: usize, random: &mut Random) -> (Puzzle, Vec<Digit>) {
    let known = random_solution(shape, random);
    let count = 3 + random.below(shape.side() * 2);
    let rule = |at| random_rule((round + at) % RULE_KINDS, shape, &known, random);
    let rules: Vec<Rule> = (0..count).filter_map(rule).collect();
    let mut puzzle = Puzzle::empty(shape.with_rules(rules).unwrap());
    for _ in 0..random.below(shape.cell_count() / 3) {
        let cell = random.below(known.len());
        puzzle.set(Cell::new(cell), Entry::Given(known[cell]));
    }
    (puzzle, known)
}

fn is_true(conclusion: Conclusion, known: &[Digit]) -> bool {
    let candidate = conclusion.candidate();
    let holds = known[candidate.cell.index()] == candidate.digit;
    holds == matches!(conclusion, Conclusion::Place(_))
}

/// The techniques that are tried: singles to quads, and on small boards also chains and nets.
fn order(side: usize) -> Vec<Search> {
    let last = if side < 9 { Technique::Aic } else { Technique::NakedQuad };
    let more = (side < 9).then_some(Technique::ForcingNetContradiction);
    let first = Search::default_order().into_iter().filter(move |one| one.technique <= last);
    first.chain(more.map(Search::from)).collect()
}

#[test]
fn every_step_is_proved_and_true_of_the_solution() {
    let jigsaw = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3];
    let shapes = [
        Shape::square(4).unwrap(),
        Shape::boxes(2, 3).unwrap(),
        Shape::jigsaw(&jigsaw).unwrap(),
        Shape::square(9).unwrap(),
        Shape::boxes(2, 3).unwrap().with(Extra::Diagonals).unwrap(),
    ];
    let mut random = Random::new(41);
    let mut counts: BTreeMap<Technique, usize> = BTreeMap::new();
    let (mut ruled_lines, mut summed_lines) = (0, 0);
    for round in 0..120 {
        let shape = &shapes[if round % 8 == 0 { 3 } else { [0, 1, 2, 4][round % 4] }];
        let order = order(shape.side());
        let (puzzle, known) = puzzle(shape, round, &mut random);
        let mut here = position(&puzzle).unwrap();
        for _ in 0..6 {
            let judge = here.judge();
            let mut next = None;
            let mut seen = 0;
            let _ = here.search_within(&order, Stop::NEVER, &mut |step| {
                judge.check(&step).unwrap_or_else(|flaw| panic!("{flaw}: {step:?}"));
                assert!(step.conclusions.iter().all(|&one| is_true(one, &known)), "{step:?}");
                *counts.entry(step.technique).or_default() += 1;
                let told = format!("{step:?}");
                ruled_lines += usize::from(told.contains("because: Ruled"));
                summed_lines += usize::from(told.contains("because: Summed"));
                if random.below(3) == 0 || next.is_none() {
                    next = Some(step);
                }
                seen += 1;
                if seen < 40 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            let Some(step) = next else { break };
            here.apply(&step);
        }
    }
    for technique in [
        Technique::NoPartner,
        Technique::CommonPeer,
        Technique::RuleCombinations,
        Technique::RequiredDigits,
        Technique::InniesOuties,
        Technique::RuleAndHouse,
        Technique::RuleAndRule,
        Technique::LinkedCells,
        Technique::CrossHouseSubset,
    ] {
        let count = counts.get(&technique).copied().unwrap_or(0);
        assert!(count >= 10, "{technique} only {count} times: {counts:?}");
    }
    assert!(ruled_lines > 10, "only {ruled_lines} nets with lines by rules");
    assert!(summed_lines > 10, "only {summed_lines} nets with lines by equations");
}

#[test]
fn the_judge_refuses_false_conclusions() {
    let mut random = Random::new(42);
    let (shape, mut tried) = (Shape::boxes(2, 3).unwrap(), 0);
    for round in 0..100 {
        let (puzzle, known) = puzzle(&shape, round, &mut random);
        let here = position(&puzzle).unwrap();
        let judge = here.judge();
        let _ = here.search_within(&order(9), Stop::NEVER, &mut |step| {
            // The same argument for the removal of a candidate that is true.
            let cell = step.conclusions[0].candidate().cell;
            let truth = Candidate::new(cell, known[cell.index()]);
            if here.placed(cell).is_none() {
                let false_step = Step { conclusions: vec![Conclusion::Eliminate(truth)], ..step };
                assert!(judge.check(&false_step).is_err(), "{false_step:?}");
                tried += 1;
            }
            ControlFlow::Continue(())
        });
    }
    assert!(tried > 300, "only {tried}");
}

/// Row 1 of a 6x6 board: cages of 3 and 9 in five of its cells.
fn innie() -> (Box<dyn Position>, Step) {
    let cage = |cells: &[usize], sum| {
        Rule::cage(cells.iter().copied().map(Cell::new).collect(), Some(sum))
    };
    let rules = vec![cage(&[0, 1], 7), cage(&[2, 3, 4], 9)];
    let shape = Shape::boxes(2, 3).unwrap().with_rules(rules).unwrap();
    let here = position(&Puzzle::empty(shape)).unwrap();
    let step = here.first(&[Technique::InniesOuties.into()]).unwrap();
    (here, step)
}

#[test]
fn an_outie_holds_the_surplus_of_the_cages() {
    let cage = |cells: &[usize], sum| {
        Rule::cage(cells.iter().copied().map(Cell::new).collect(), Some(sum))
    };
    // Row 1 of a 6x6 board adds up to 21; the cages to 24, with r2c6 in one of them.
    let rules = vec![cage(&[0, 1], 7), cage(&[2, 3, 4], 9), cage(&[5, 11], 8)];
    let shape = Shape::boxes(2, 3).unwrap().with_rules(rules).unwrap();
    let mut here = position(&Puzzle::empty(shape)).unwrap();
    for step in here.all(Technique::InniesOuties) {
        here.apply(&step);
    }
    let left: Vec<Digit> = here.digits(Cell::new(11)).iter().collect();
    assert_eq!(left, [Digit::from_number(3)]);
}

#[test]
fn both_sides_of_a_balance_must_be_stated_correctly() {
    let cage = |cells: &[usize], sum| {
        Rule::cage(cells.iter().copied().map(Cell::new).collect(), Some(sum))
    };
    // Row 1 of a 6x6 board adds up to 21; the cages to 20, with r2c5 in one of them and r1c6 in none.
    let cages = vec![cage(&[0, 1], 7), cage(&[2, 3], 5), cage(&[4, 10], 8)];
    let shape = Shape::boxes(2, 3).unwrap().with_rules(cages).unwrap();
    let here = position(&Puzzle::empty(shape)).unwrap();
    let has_both = |step: &Step| {
        let Argument::Ruled(ruled) = &step.argument else { panic!("{step:?}") };
        let equation = ruled.equation.as_deref().unwrap();
        [&equation.cells[..], &equation.others] == [[Cell::new(5)], [Cell::new(10)]]
    };
    let step = here.all(Technique::InniesOuties).into_iter().find(has_both).unwrap();
    assert_eq!(here.judge().check(&step), Ok(()));
    let Argument::Ruled(ruled) = &step.argument else { panic!("{step:?}") };
    let equation = ruled.equation.as_deref().unwrap();
    for (cells, others) in [(5, 11), (4, 10), (10, 5)] {
        let [cells, others] = [cells, others].map(|cell| vec![Cell::new(cell)]);
        let told = Equation { cells, others, ..equation.clone() };
        let argument = Ruled { equation: Some(Box::new(told)), ..Ruled::clone(ruled) }.into();
        let wrong = Step { argument, ..step.clone() };
        assert_eq!(here.judge().check(&wrong), Err(Flaw::Misstated), "{wrong:?}");
    }
}

#[test]
fn a_balance_with_a_wrong_sign_house_or_rule_proves_nothing() {
    let (here, step) = innie();
    assert_eq!(here.judge().check(&step), Ok(()));
    let Argument::Ruled(ruled) = &step.argument else { panic!("{step:?}") };
    let [Premise::Balance(balance)] = &ruled.premises[..] else { panic!("{step:?}") };
    let row = balance.houses[0].0;
    let changed = |houses: &[(House, i8)], rules: &[(usize, i8)]| {
        let balance = Balance { houses: houses.to_vec(), rules: rules.to_vec() };
        let premises = vec![Premise::Balance(balance)];
        let mut step = step.clone();
        let Argument::Ruled(ruled) = &mut step.argument else { unreachable!() };
        ruled.premises = premises;
        here.judge().check(&step)
    };
    let proved = |result: Result<(), Flaw>| result.is_ok();
    assert!(proved(changed(&[(row, 1)], &[(0, -1), (1, -1)])));
    // The same equation with all signs turned says the same.
    assert!(proved(changed(&[(row, -1)], &[(0, 1), (1, 1)])));
    for (houses, rules) in [
        (&[(row, 1)][..], &[(0, 1), (1, -1)][..]),
        (&[(row, 1)], &[(0, -1), (1, 1)]),
        (&[(row, 1)], &[(0, -1)]),
        (&[(row, 1)], &[(0, -1), (2, -1)]),
    ] {
        assert!(!proved(changed(houses, rules)), "{houses:?} {rules:?}");
    }
}

/// Equations and the like that are not those of the board, made from one that is.
fn misstated(equation: &Equation) -> Vec<Equation> {
    let mut wrong = vec![equation.clone(); 7];
    wrong[0].rest += 1;
    wrong[1].total += 1;
    wrong[2].sum -= 1;
    wrong[3].cells = vec![Cell::new(4)];
    wrong[4].others = vec![Cell::new(4)];
    wrong[5].clues[0].rule = wrong[5].clues[1].rule.clone();
    wrong[6].clues[0].number = 7;
    wrong
}

#[test]
fn rules_shown_to_a_reader_must_be_those_of_the_board() {
    let (here, step) = innie();
    let Argument::Ruled(ruled) = &step.argument else { panic!("{step:?}") };
    let equation = ruled.equation.as_ref().unwrap();
    for told in misstated(equation) {
        let argument = Ruled { equation: Some(Box::new(told)), ..Ruled::clone(ruled) }.into();
        let step = Step { argument, ..step.clone() };
        assert_eq!(here.judge().check(&step), Err(Flaw::Misstated), "{step:?}");
    }
    let clues = vec![Clue { number: 1, ..equation.clues[0].clone() }];
    let step = Step { argument: Ruled { clues, ..Ruled::clone(ruled) }.into(), ..step };
    assert_eq!(here.judge().check(&step), Err(Flaw::Misstated));
}

#[test]
fn a_line_of_a_net_may_rest_on_an_equation_of_the_board() {
    let (here, step) = innie();
    let Argument::Ruled(ruled) = step.argument else { panic!("{step:?}") };
    let equation = *ruled.equation.unwrap();
    let gone = step.conclusions[0].candidate();
    let judged = |equation: Equation| {
        let equation = Box::new(equation);
        let line = |depth, claim, because| Line { depth, claim, because };
        let lines = vec![
            line(1, Claim::True(gone), Because::Suppose),
            line(1, Claim::Nothing, Because::Summed { equation, lines: vec![0] }),
            line(0, Claim::False(gone), Because::Cases { premise: None, lines: vec![0] }),
        ];
        let conclusions = vec![Conclusion::Eliminate(gone)];
        let technique = Technique::ForcingNetContradiction;
        here.judge().check(&Step { technique, conclusions, argument: Net { lines }.into() })
    };
    for wrong in misstated(&equation) {
        assert_eq!(judged(wrong), Err(Flaw::BadLine(1)));
    }
    assert_eq!(judged(equation), Ok(()));
}

#[test]
fn techniques_that_need_one_solution_find_nothing_with_cages() {
    let (mut here, _) = innie();
    here.assume_unique(true);
    for technique in Technique::ALL.iter().filter(|technique| technique.info().needs_unique) {
        assert_eq!(here.all(*technique), [], "{technique}");
    }
}
