//! What is promised about puzzles with rules beyond houses, confirmed by a solver that knows the definitions of
//! the rules and nothing else.
use std::collections::BTreeSet;
use std::fmt::Write;
use whydoku_core::{Cell, Entry, Extra, Form, Kind, Puzzle, Random, Rule, Shape, Stop};
use whydoku_exact::{Budget, is_unique, superfluous};
use whydoku_formats::{Format, Meta, Options, export, parse};
use whydoku_generate::{
    BoardChoice, Maker, Mirror, Request, RuleKind, every_minimal_of, minimal_of,
};
use whydoku_testkit::naive_ruled_solutions;

fn six(kinds: &[RuleKind]) -> Request {
    Request { rules: kinds.to_vec(), ..Request::new(Shape::usual(6).unwrap()) }
}

/// At least `count` puzzles.
fn make(request: &Request, seed: u64, count: usize) -> Vec<Puzzle> {
    let maker = Maker::new(request.clone()).unwrap();
    let mut made = Vec::new();
    for attempt in 0..200 {
        if made.len() < count {
            let puzzles = maker.make(seed, attempt..attempt + 1, Stop::NEVER);
            made.extend(puzzles.iter().map(|made| made.puzzle.to_puzzle()));
        }
    }
    assert!(made.len() >= count, "{:?}", request.rules);
    made
}

/// The puzzle without one of its givens or rules, each once.
fn fewer(puzzle: &Puzzle) -> Vec<Puzzle> {
    let without_given = |cell: Cell| {
        let mut fewer = puzzle.clone();
        fewer.set(cell, Entry::Unknown);
        fewer
    };
    let given = puzzle.shape().cells().filter(|&cell| puzzle.digit(cell).is_some());
    let rules = puzzle.shape().rules();
    let without_rule = |at: usize| {
        let mut fewer = rules.to_vec();
        fewer.remove(at);
        Puzzle::new(puzzle.shape().with_rules(fewer).unwrap(), puzzle.entries().to_vec()).unwrap()
    };
    given.map(without_given).chain((0..rules.len()).map(without_rule)).collect()
}

#[test]
fn puzzles_of_every_kind_of_rule_have_one_solution_and_are_minimal() {
    let small = Shape::square(4).unwrap();
    for kind in RuleKind::all() {
        let has_negative = matches!(kind, RuleKind::AllDots | RuleKind::AllXv);
        // Numbers outside the grid and sums say little before a line is full, so the simple solver
        // needs a small board.
        let is_slow = |kind: Kind| {
            let slow = [Kind::CAGE, Kind::QUADRUPLE, Kind::LUNCHBOX];
            kind.definition().form.is_outside() || slow.contains(&kind)
        };
        let board = match kind {
            RuleKind::Of(kind) if is_slow(kind) => small.clone(),
            _ => Shape::usual(6).unwrap(),
        };
        let request = Request { rules: vec![kind], minimal: true, ..Request::new(board) };
        for puzzle in make(&request, 1, 1) {
            let found = naive_ruled_solutions(&puzzle, 2);
            assert_eq!(found.len(), 1, "{kind}: {puzzle:?}");
            for fewer in fewer(&puzzle) {
                let others = naive_ruled_solutions(&fewer, 2);
                let is_needed = others.iter().any(|other| *other != found[0]);
                // Without a dot where no others may be, the solution is wrong.
                let excepts = has_negative
                    && others.is_empty()
                    && fewer.shape().rules().len() < puzzle.shape().rules().len();
                let is_whole = !fewer.shape().rules().iter().any(|rule| rule.cells().is_empty());
                assert!(is_needed || excepts || (has_negative && is_whole), "{kind}: {puzzle:?}");
            }
        }
    }
}

#[test]
fn kinds_of_rules_can_be_combined_on_boards_of_every_kind() {
    let shapes = [Shape::usual(9).unwrap(), Shape::usual(12).unwrap()];
    let diagonals = shapes[0].with(whydoku_core::Extra::Diagonals).unwrap();
    let boards = [
        (BoardChoice::RandomJigsaw(7), vec![RuleKind::KILLER]),
        (BoardChoice::Shape(diagonals), vec![RuleKind::AntiKnight, RuleKind::Dots]),
        (BoardChoice::Shape(shapes[1].clone()), vec![RuleKind::KILLER, RuleKind::Xv]),
        (
            BoardChoice::Shape(shapes[0].clone()),
            vec![RuleKind::NonConsecutive, RuleKind::AntiKnight, RuleKind::AntiKing],
        ),
    ];
    for (board, kinds) in boards {
        let request = Request { board, ..six(&kinds) };
        let puzzle = &make(&request, 5, 1)[0];
        assert_eq!(is_unique(puzzle, &Budget::unlimited()), Some(true));
        for kind in kinds {
            let is_of_kind = |rule: &&Rule| match kind {
                RuleKind::KILLER => rule.kind == Kind::CAGE,
                RuleKind::AntiKnight => **rule == Rule::apart([1, 2]),
                RuleKind::AntiKing => **rule == Rule::apart([1, 1]),
                RuleKind::NonConsecutive => rule.kind == Kind::NO_OTHER,
                _ => rule.form() == Form::Mark,
            };
            assert!(puzzle.shape().rules().iter().any(|rule| is_of_kind(&rule)), "{kind}");
        }
    }
}

/// Golden puzzles: a seed means the same puzzle forever. `UPDATE_EXPECT=1` writes them.
#[test]
fn the_golden_puzzles_never_change() {
    let mut text = String::new();
    for kind in RuleKind::all() {
        let puzzle = &make(&six(&[kind]), 42, 1)[0];
        let written = export(puzzle, &Meta::default(), Format::NOTATION).unwrap();
        assert_eq!(parse(&written, &Options::default()).unwrap().puzzle, *puzzle);
        writeln!(text, "# {kind}\n{written}").unwrap();
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/variants.txt");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), text);
}

#[test]
fn the_number_symmetry_and_pattern_of_givens_are_as_requested() {
    let request = Request { clues: Some(8..=10), mirror: Mirror::HalfTurn, ..six(&[RuleKind::Xv]) };
    for puzzle in make(&request, 3, 3) {
        assert!((8..=10).contains(&puzzle.given_count()));
        let is_given = |cell: usize| puzzle.digit(Cell::new(cell)).is_some();
        assert!((0..36).all(|cell| is_given(cell) == is_given(35 - cell)));
    }
    let pattern: Vec<bool> = (0..36).map(|cell| cell % 5 == 0).collect();
    let request = Request { pattern: Some(pattern.clone()), ..six(&[RuleKind::KILLER]) };
    for puzzle in make(&request, 3, 2) {
        let given = puzzle.entries().iter().map(|entry| *entry != Entry::Unknown);
        assert!(given.eq(pattern.iter().copied()));
    }
}

#[test]
fn the_rules_of_the_shape_are_part_of_the_board() {
    let knight = Rule::apart([1, 2]);
    let shape = Shape::usual(6).unwrap().with_rules(vec![knight.clone()]).unwrap();
    for rules in [vec![], vec![RuleKind::BlackDots]] {
        let request = Request { minimal: true, rules, ..Request::new(shape.clone()) };
        for puzzle in make(&request, 1, 1) {
            assert_eq!(puzzle.shape().rules()[0], knight);
            assert_eq!(naive_ruled_solutions(&puzzle, 2).len(), 1);
        }
    }
}

#[test]
fn our_own_ratings_can_be_requested() {
    for (kind, wanted) in [(RuleKind::KILLER, "whydoku 2"), (RuleKind::Dots, "whydoku 3")] {
        let request = Request { difficulty: Some(wanted.parse().unwrap()), ..six(&[kind]) };
        let made = Maker::new(request).unwrap().make(1, 0..40, Stop::NEVER);
        assert!(made.iter().all(|made| made.rated.as_ref().unwrap().starts_with(wanted)));
        assert!(!made.is_empty(), "{kind} {wanted}");
    }
}

#[test]
fn plainly_impossible_requests_are_refused_at_once() {
    let wrong = |request: Request| Maker::new(request).unwrap_err().to_string();
    let small = Shape::usual(4).unwrap();
    let kings = vec![RuleKind::AntiKing, RuleKind::NonConsecutive];
    let message = wrong(Request { rules: kings, ..Request::new(small) });
    assert_eq!(message, "no filled 2x2 board keeps anti-king and non-consecutive");
    let large = Request::new(Shape::usual(25).unwrap());
    let message = wrong(Request { rules: vec![RuleKind::KILLER], ..large });
    assert_eq!(message, "rules are for boards of up to 16 digits");
    let dots = [RuleKind::Dots, RuleKind::AllDots];
    assert!(wrong(six(&dots)).contains("about the same dots"));
    let none = [RuleKind::NonConsecutive, RuleKind::WhiteDots];
    assert!(wrong(six(&none)).contains("no white dots"));
    assert!(wrong(six(&[RuleKind::Xv, RuleKind::Xv])).contains("xv is requested twice"));
    let hard = Request { difficulty: Some("hard".parse().unwrap()), ..six(&[RuleKind::Xv]) };
    assert!(wrong(hard).contains("'easy', or 'whydoku 1'"));
}

/// A puzzle with this request that is easy, and its level.
fn easy(request: Request) -> (Puzzle, u8) {
    let asked = format!("{:?} {:?}", request.board, request.rules);
    let request = Request { difficulty: Some("easy".parse().unwrap()), ..request };
    let puzzle = make(&request, 3, 1).remove(0);
    assert_eq!(is_unique(&puzzle, &Budget::unlimited()), Some(true), "{asked}");
    let (rating, _) = whydoku_rate::whydoku::rate(&puzzle, true).unwrap();
    assert!(rating.is_solved, "{asked}");
    (puzzle, rating.level.number())
}

#[test]
fn easy_puzzles_of_every_size_and_shape_are_made() {
    let mut boards: Vec<BoardChoice> = (4..=16)
        .filter_map(|side| Shape::usual(side).ok())
        .map(BoardChoice::Shape)
        .chain([5, 7, 9, 11].map(BoardChoice::RandomJigsaw))
        .collect();
    let (nine, small, sixteen) = (Shape::square(9), Shape::boxes(2, 3), Shape::usual(16));
    for (shape, extra) in [
        (&nine, Extra::Diagonals),
        (&nine, Extra::Windows),
        (&small, Extra::Diagonals),
        (&sixteen, Extra::Diagonals),
    ] {
        boards.push(BoardChoice::Shape(shape.as_ref().unwrap().with(extra).unwrap()));
    }
    let plain = BoardChoice::Shape(Shape::square(9).unwrap());
    for board in boards.into_iter().filter(|board| *board != plain) {
        let request = Request { board, ..six(&[]) };
        let (puzzle, level) = easy(request.clone());
        assert_eq!(level, 1, "{request:?}");
        // It has no more givens than are needed for that: many cells are left to fill in.
        let cells = puzzle.shape().cell_count();
        assert!(puzzle.given_count() * 3 < cells * 2, "{} of {cells}", puzzle.given_count());
    }
    let symmetric = Request { mirror: Mirror::HalfTurn, ..Request::new(Shape::usual(16).unwrap()) };
    assert_eq!(easy(symmetric).1, 1);
}

#[test]
fn easy_puzzles_with_every_kind_of_rule_are_made() {
    for kind in RuleKind::all() {
        let (puzzle, level) = easy(six(&[kind]));
        assert!(level <= 2, "{kind}");
        // The rules are needed: without them there are several solutions.
        let plain = puzzle.shape().with_rules(Vec::new()).unwrap();
        let plain = Puzzle::new(plain, puzzle.entries().to_vec()).unwrap();
        assert_eq!(is_unique(&plain, &Budget::unlimited()), Some(false), "{kind}");
    }
    // Large boards are not searched.
    for kind in [RuleKind::AntiKing, RuleKind::AntiKnight] {
        let sixteen = Request { rules: vec![kind], ..Request::new(Shape::usual(16).unwrap()) };
        assert!(easy(sixteen).1 <= 2, "{kind}");
    }
}

#[test]
fn wishes_that_nothing_fulfils_are_refused_at_once() {
    let nine = || Request::new(Shape::square(9).unwrap());
    let rated = |text: &str| Request { difficulty: Some(text.parse().unwrap()), ..nine() };
    let needs = |text: &str| Request {
        technique: Some((whydoku_logic::Technique::XWing, whydoku_generate::Need::Only)),
        ..rated(text)
    };
    for (request, expected) in [
        (rated("se 12.5"), "go from 1.0 to 11.9"),
        (rated("se 0.5"), "go from 1.0 to 11.9"),
        (
            rated("se 1.3..1.4"),
            "no step of Sudoku Explainer is rated se 1.3..1.4; near it are 1.2 and 1.5",
        ),
        (rated("se 4.3"), "near it are 4.2 and 4.4"),
        (Request { minimal: true, clues: Some(45..=81), ..nine() }, "more than 40 givens"),
        (Request { unbiased: true, clues: Some(45..=81), ..nine() }, "more than 40 givens"),
        (needs("easy"), "solved by singles alone"),
        (needs("whydoku 1"), "solved by singles alone"),
    ] {
        assert!(Maker::new(request).unwrap_err().to_string().contains(expected), "{expected}");
    }
    for possible in ["se 1.0", "se 1.3..1.5", "se 4.5", "se 4.6", "se 11.9", "se 9.."] {
        assert!(Maker::new(rated(possible)).is_ok(), "{possible}");
    }
}

#[test]
fn superfluous_rules_and_givens_are_removed() {
    let mut seen = BTreeSet::new();
    for kind in [RuleKind::KILLER, RuleKind::Dots, RuleKind::AllXv, RuleKind::AntiKnight] {
        let request = Request { clues: Some(12..=20), ..six(&[kind]) };
        let puzzle = &make(&request, 7, 1)[0];
        for seed in 0..3 {
            let minimal = minimal_of(puzzle, &mut Random::new(seed), Stop::NEVER).unwrap();
            let again = minimal_of(puzzle, &mut Random::new(seed), Stop::NEVER).unwrap();
            assert_eq!(minimal, again);
            let found = naive_ruled_solutions(&minimal, 2);
            assert_eq!(found.len(), 1, "{kind}");
            for fewer in fewer(&minimal) {
                let others = naive_ruled_solutions(&fewer, 2);
                assert!(others.is_empty() || others.len() == 2 || others != found, "{kind}");
            }
            let unneeded = superfluous(&minimal, &Budget::unlimited()).unwrap();
            assert!(unneeded.is_empty(), "{kind} {minimal:?}");
            seen.insert((kind, format!("{minimal:?}")));
        }
    }
    assert!(seen.len() > 8, "seeds differ");
}

#[test]
fn every_minimal_puzzle_of_one_with_rules_is_found_once() {
    let small = Request::new(Shape::square(4).unwrap());
    let request = Request { rules: vec![RuleKind::BlackDots], clues: Some(6..=6), ..small };
    let puzzle = &make(&request, 1, 1)[0];
    let mut all = BTreeSet::new();
    every_minimal_of(puzzle, Stop::NEVER, &mut |minimal| {
        assert_eq!(naive_ruled_solutions(minimal, 2).len(), 1);
        for fewer in fewer(minimal) {
            assert_eq!(naive_ruled_solutions(&fewer, 2).len(), 2);
        }
        assert!(all.insert(format!("{:?} {minimal:?}", minimal.shape().rules())));
        true
    })
    .unwrap();
    // As many as there are by trying out every choice of givens and dots.
    let given = puzzle.shape().cells().filter(|&cell| puzzle.digit(cell).is_some());
    let given: Vec<Cell> = given.collect();
    let rules = puzzle.shape().rules();
    let choice = |bits: u32| {
        let kept = rules.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
        let shape = puzzle.shape().with_rules(kept.map(|(_, rule)| rule.clone()).collect());
        let mut some = Puzzle::empty(shape.unwrap());
        for (at, &cell) in given.iter().enumerate() {
            if bits >> (rules.len() + at) & 1 == 1 {
                some.set(cell, puzzle.entry(cell));
            }
        }
        some
    };
    let count = rules.len() + given.len();
    let is_unique: Vec<bool> = (0..1 << count)
        .map(|bits| is_unique(&choice(bits), &Budget::unlimited()) == Some(true))
        .collect();
    let is_minimal = |&bits: &u32| {
        let mut without = (0..count).filter(|at| bits >> at & 1 == 1).map(|at| bits & !(1 << at));
        is_unique[bits as usize] && without.all(|fewer| !is_unique[fewer as usize])
    };
    assert_eq!(all.len(), (0..1 << count).filter(is_minimal).count());
    assert!(all.len() > 3);
}
