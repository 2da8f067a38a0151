//! What is promised about every generated puzzle, on a sample. `WHYDOKU_GENERATED=1000000 cargo test
//! --release -p whydoku-generate --test all laws::` checks a million minimal and a million symmetric
//! puzzles, and one in two thousand of that for each request that is slow to fulfil or to check.
use whydoku_core::{Cell, Entry, Extra, Puzzle, Shape, Stop};
use whydoku_exact::{Budget, Classic, is_unique, solutions};
use whydoku_generate::{
    BoardChoice, Difficulty, Generated, Maker, Mirror, Need, Request, every_minimal_of, minimal_of,
    random_of,
};
use whydoku_testkit::naive_solutions;

fn plain() -> Request {
    Request::new(Shape::square(9).unwrap())
}

/// How many puzzles of a law are checked.
fn sample(usual: u64) -> u64 {
    let asked = std::env::var("WHYDOKU_GENERATED").ok().and_then(|text| text.parse().ok());
    asked.unwrap_or(usual)
}

/// How many of the slow puzzles.
fn few(usual: u64) -> u64 {
    usual.max(sample(0) / 2000)
}

/// Checks `count` puzzles or a few more, in the order of attempts, without keeping them.
fn each(request: &Request, seed: u64, count: u64, mut look: impl FnMut(Generated)) {
    let maker = Maker::new(request.clone()).unwrap();
    let (mut looked_at, mut next) = (0, 0);
    while looked_at < count && next < maker.attempts() {
        let end = (next + maker.handful().min(count.max(32))).min(maker.attempts());
        for made in maker.make(seed, next..end, Stop::NEVER) {
            looked_at += 1;
            look(made);
        }
        next = end;
        assert!(next / 1_000_000 <= looked_at, "nothing is found");
    }
}

/// At least `count` puzzles, in the order of attempts.
fn make(request: &Request, seed: u64, count: u64) -> Vec<Generated> {
    let mut all = Vec::new();
    each(request, seed, count, |made| all.push(made));
    all
}

#[test]
fn requests_that_never_fail_yield_a_puzzle_per_attempt() {
    let symmetric = Request { mirror: Mirror::Full, ..plain() };
    for request in [plain(), Request { minimal: true, ..plain() }, symmetric.clone()] {
        let maker = Maker::new(request).unwrap();
        assert!(maker.never_fails());
        let attempts: Vec<u64> =
            maker.make(5, 100..1700, Stop::NEVER).iter().map(|made| made.attempt).collect();
        assert_eq!(attempts, (100..1700).collect::<Vec<_>>());
    }
    let may_fail = [
        Request { minimal: true, ..symmetric },
        Request { clues: Some(24..=24), ..plain() },
        Request { difficulty: Some("se 2..".parse().unwrap()), ..plain() },
        Request { unbiased: true, ..plain() },
        Request::new(Shape::square(4).unwrap()),
    ];
    for request in may_fail {
        assert!(!Maker::new(request).unwrap().never_fails());
    }
}

/// Counts to two with the general engine, which the generator does not use on plain boards.
fn has_one_solution(puzzle: &Puzzle) -> bool {
    let budget = Budget::nodes(10_000_000);
    let counted = solutions(puzzle, 2, &budget, &mut |_| core::ops::ControlFlow::Continue(()));
    counted.complete && counted.found == 1
}

fn is_minimal(puzzle: &Puzzle) -> bool {
    puzzle.shape().cells().filter(|&cell| puzzle.digit(cell).is_some()).all(|cell| {
        let mut fewer = puzzle.clone();
        fewer.set(cell, Entry::Unknown);
        is_unique(&fewer, &Budget::unlimited()) == Some(false)
    })
}

fn pattern(puzzle: &Puzzle) -> Vec<bool> {
    puzzle.entries().iter().map(|entry| *entry != Entry::Unknown).collect()
}

#[test]
fn minimal_puzzles_have_one_solution_and_need_every_given() {
    let request = Request { minimal: true, ..plain() };
    let mut number = 0;
    each(&request, 1, sample(300), |made| {
        let puzzle = made.puzzle.to_puzzle();
        assert!(has_one_solution(&puzzle) && is_minimal(&puzzle), "{puzzle:?}");
        if number % 60 == 0 && number / 60 < few(5) {
            assert_eq!(naive_solutions(&puzzle, 2).len(), 1, "a third opinion");
        }
        number += 1;
    });
}
#[test]
fn symmetry_is_exact_and_no_symmetric_set_of_givens_can_be_removed() {
    for mirror in Mirror::all() {
        let request = Request { mirror, ..plain() };
        each(&request, 2, sample(300) / 10, |made| {
            let puzzle = made.puzzle.to_puzzle();
            assert!(mirror.holds(9, &pattern(&puzzle)), "{mirror}");
            assert!(has_one_solution(&puzzle), "{mirror}");
            for orbit in mirror.orbits(9) {
                let mut fewer = puzzle.clone();
                for &cell in &orbit {
                    fewer.set(Cell::new(cell), Entry::Unknown);
                }
                let gone = fewer != puzzle;
                assert!(!gone || is_unique(&fewer, &Budget::unlimited()) == Some(false));
            }
        });
    }
}
#[test]
fn symmetric_minimal_puzzles_need_every_given() {
    let request = Request { minimal: true, mirror: Mirror::Diagonal, ..plain() };
    for Generated { puzzle, .. } in make(&request, 3, few(10)) {
        let puzzle = puzzle.to_puzzle();
        assert!(is_minimal(&puzzle) && Mirror::Diagonal.holds(9, &pattern(&puzzle)));
    }
}
#[test]
fn the_number_of_givens_is_as_requested() {
    for (mirror, clues) in
        [(Mirror::None, 22..=23), (Mirror::None, 30..=34), (Mirror::Full, 36..=40)]
    {
        let request = Request { mirror, clues: Some(clues.clone()), ..plain() };
        for Generated { puzzle, .. } in make(&request, 4, few(10)) {
            let puzzle = puzzle.to_puzzle();
            assert!(clues.contains(&puzzle.given_count()));
            assert!(has_one_solution(&puzzle) && mirror.holds(9, &pattern(&puzzle)));
        }
    }
}
#[test]
fn a_seed_gives_the_same_puzzles_however_the_attempts_are_split() {
    let requests = [
        plain(),
        Request { mirror: Mirror::HalfTurn, ..plain() },
        Request { technique: Some(("xy-wing".parse().unwrap(), Need::Only)), ..plain() },
        Request { board: BoardChoice::RandomJigsaw(6), ..plain() },
    ];
    for request in requests {
        let maker = Maker::new(request).unwrap();
        let whole = maker.make(7, 0..60, Stop::NEVER);
        let parts: Vec<Generated> = [40..60, 0..1, 1..40]
            .into_iter()
            .flat_map(|attempts| maker.make(7, attempts, Stop::NEVER))
            .collect();
        let (rest, first) = parts.split_at(parts.iter().position(|m| m.attempt < 40).unwrap());
        assert_eq!([first, rest].concat(), whole);
        assert_ne!(maker.make(8, 0..60, Stop::NEVER), whole);
    }
}
#[test]
fn the_golden_puzzles_never_change() {
    // What was once printed for a seed is always printed for it.
    let lines = |request: Request| -> Vec<String> {
        let made = make(&request, 42, 2).into_iter().take(2);
        made.map(|made| Classic::from_puzzle(&made.puzzle.to_puzzle()).unwrap().to_string())
            .collect()
    };
    assert_eq!(lines(plain()), GOLDEN);
    assert_eq!(lines(Request { mirror: Mirror::HalfTurn, ..plain() }), GOLDEN_HALF_TURN);
}

const GOLDEN: [&str; 2] = [
    ".3..8..6...1.6..7.............4..3.81..23.......6.....8243..9..3.7..41.....9.....",
    "2...8..354.........68.1594..1...6...3....1.6.......85......7....39.2......219....",
];
const GOLDEN_HALF_TURN: [&str; 2] = [
    "7.5..9.6...1..387..6....53....4......7..3..4......5....24....5..978..1...1.9..4.3",
    "2.1.8..3.4......1..6......2.....63.7...8.1...9.67.....1......9..3......6.7..9.5.4",
];

#[test]
fn every_shape_has_puzzles() {
    let nine = Shape::square(9).unwrap();
    let boards = [
        BoardChoice::Shape(Shape::square(4).unwrap()),
        BoardChoice::Shape(Shape::usual(6).unwrap()),
        BoardChoice::Shape(Shape::boxes(5, 2).unwrap()),
        BoardChoice::Shape(Shape::usual(12).unwrap()),
        BoardChoice::Shape(Shape::square(16).unwrap()),
        BoardChoice::Shape(nine.with(Extra::Diagonals).unwrap()),
        BoardChoice::Shape(nine.with(Extra::Windows).unwrap()),
        BoardChoice::RandomJigsaw(5),
        BoardChoice::RandomJigsaw(9),
    ];
    for board in boards {
        let request = Request { board, minimal: true, ..plain() };
        for Generated { puzzle, .. } in make(&request, 5, 2) {
            let puzzle = puzzle.to_puzzle();
            assert!(has_one_solution(&puzzle) && is_minimal(&puzzle), "{:?}", puzzle.shape());
        }
    }
}
#[test]
fn a_pattern_is_followed_exactly() {
    let text = "\
        ..x...x..\
        .x.x.x.x.\
        x...x...x\
        x.......x\
        .x.....x.\
        ..x...x..\
        ...x.x...\
        ....x....\
        xx.....xx";
    let cells: Vec<bool> = text.bytes().map(|byte| byte == b'x').collect();
    let request = Request { pattern: Some(cells.clone()), ..plain() };
    for Generated { puzzle, .. } in make(&request, 6, 2) {
        let puzzle = puzzle.to_puzzle();
        assert!(pattern(&puzzle) == cells && has_one_solution(&puzzle));
    }
}
#[test]
fn a_requested_technique_is_needed_as_requested() {
    for (name, need) in [
        ("pointing", Need::Once),
        ("naked-pair", Need::Only),
        ("xy-wing", Need::Only),
        ("x-wing", Need::Bottleneck),
    ] {
        let technique = name.parse().unwrap();
        let request = Request { technique: Some((technique, need)), ..plain() };
        for Generated { puzzle, .. } in make(&request, 8, few(4)).into_iter().take(few(6) as usize)
        {
            let puzzle = puzzle.to_puzzle();
            assert!(has_one_solution(&puzzle));
            let (before, uses) = walk(&puzzle, technique, need);
            assert!(!before, "{name} is needed");
            assert!(if need == Need::Once { uses == 1 } else { uses > 0 }, "{name}: {uses}");
        }
    }
}

/// Whether the puzzle is solved without the technique, and how often it is used with it.
fn walk(puzzle: &Puzzle, technique: whydoku_logic::Technique, need: Need) -> (bool, usize) {
    use whydoku_logic::{Search, position};
    let singles = ["full-house", "naked-single", "hidden-single"];
    let mut order: Vec<Search> = if need == Need::Bottleneck {
        Search::default_order()
            .into_iter()
            .take_while(|search| search.technique != technique)
            .collect()
    } else {
        singles.iter().map(|name| name.parse().unwrap()).collect()
    };
    let run = |order: &[Search]| {
        let mut position = position(puzzle).unwrap();
        position.assume_unique(true);
        let mut uses = 0;
        while let Some(step) = position.first(order) {
            uses += usize::from(step.technique == technique);
            position.apply(&step);
        }
        (position.is_solved(), uses)
    };
    let (without, _) = run(&order);
    order.push(technique.into());
    let (with, uses) = run(&order);
    assert!(with, "singles and the technique solve it");
    (without, uses)
}
#[test]
fn a_requested_rating_is_met() {
    for text in ["se 1.2..1.5", "se 4.2..4.4"] {
        let request = Request { difficulty: Some(text.parse().unwrap()), ..plain() };
        for made in make(&request, 9, few(2)).into_iter().take(few(4) as usize) {
            let options = whydoku_rate::se::Options::default();
            let rating = whydoku_rate::se::rate(&made.puzzle.to_puzzle(), &options).unwrap();
            let Ok(Difficulty::Explainer(range)) = text.parse() else { panic!() };
            assert!(range.contains(&rating.er), "{text}: {}", rating.er);
            assert_eq!(made.rated, Some(format!("se {}.{}", rating.er / 10, rating.er % 10)));
        }
    }
}
#[test]
fn requested_levels_and_scores_of_hodoku_are_met() {
    for text in ["hodoku easy", "hodoku hard", "hodoku 1200..1500"] {
        let request = Request { difficulty: Some(text.parse().unwrap()), ..plain() };
        for made in make(&request, 10, few(2)).into_iter().take(few(2) as usize) {
            let puzzle = made.puzzle.to_puzzle();
            let verdict = whydoku_exact::solve(&puzzle, &Budget::unlimited());
            let solution = verdict.solution().unwrap().digits();
            let rating = whydoku_rate::hodoku::rate(&puzzle, solution).unwrap();
            let told = format!("hodoku {} {}", rating.level, rating.score).to_lowercase();
            let in_range = (1200..=1500).contains(&rating.score);
            assert!(told.starts_with(text) || text.contains("..") && in_range, "{text}: {told}");
            assert_eq!(made.rated, Some(told));
        }
    }
}
#[test]
fn our_own_levels_are_met_on_plain_boards_and_jigsaws() {
    let jigsaw = Request { board: BoardChoice::RandomJigsaw(6), ..plain() };
    for (request, text) in [(plain(), "whydoku 1"), (plain(), "whydoku 3"), (jigsaw, "whydoku 2")] {
        let request = Request { difficulty: text.parse().ok(), ..request };
        let made = make(&request, 4, few(6));
        assert!(!made.is_empty(), "{text}");
        for made in made.into_iter().take(few(4) as usize) {
            let (rating, _) = whydoku_rate::whydoku::rate(&made.puzzle.to_puzzle(), true).unwrap();
            let told = format!("whydoku {} {}", rating.level.number(), rating.score);
            assert!(rating.is_solved && told.starts_with(text), "{text}: {told}");
            assert_eq!(made.rated, Some(told));
        }
    }
}
#[test]
fn unbiased_puzzles_are_minimal_and_have_their_weight() {
    let request = Request { unbiased: true, ..plain() };
    let made = Maker::new(request).unwrap().make(1, 0..96, Stop::NEVER);
    assert!(!made.is_empty(), "one in two hundred thousand orders succeeds, and there are 393,216");
    for Generated { puzzle, weight, .. } in made {
        let puzzle = puzzle.to_puzzle();
        assert!(has_one_solution(&puzzle) && is_minimal(&puzzle));
        assert_eq!(weight, Some(whydoku_generate::weight(puzzle.given_count())));
    }
}
#[test]
fn plainly_impossible_requests_are_refused_at_once() {
    let clues = |clues| Request { clues: Some(clues), ..plain() };
    let mut two_rows = vec![true; 81];
    two_rows[..18].fill(false);
    for (request, message) in [
        (clues(10..=16), "no 9x9 Sudoku with fewer than 17 givens has one solution"),
        (
            Request { mirror: Mirror::QuarterTurn, ..clues(26..=27) },
            "no pattern with symmetry 90 has 26 to 27 givens",
        ),
        (Request { pattern: Some(two_rows), ..plain() }, "two rows of the band of row 1"),
        (
            Request {
                board: BoardChoice::RandomJigsaw(9),
                difficulty: "se 5".parse().ok(),
                ..plain()
            },
            "this rating is for plain 9x9 boards",
        ),
        (
            Request { technique: Some(("naked-single".parse().unwrap(), Need::Only)), ..plain() },
            "every puzzle needs singles",
        ),
    ] {
        let said = Maker::new(request).unwrap_err().to_string();
        assert!(said.contains(message), "{said}");
    }
}
#[test]
fn a_puzzle_is_minimised_and_all_its_minimal_puzzles_are_found() {
    let shape = Shape::square(4).unwrap();
    let full = whydoku_testkit::puzzle(&shape, "1234341221434321");
    let one = minimal_of(&full, &mut random_of(1, 0), Stop::NEVER).unwrap();
    assert!(is_minimal(&one) && has_one_solution(&one));
    let mut all = Vec::new();
    every_minimal_of(&full, Stop::NEVER, &mut |puzzle| {
        all.push(puzzle.clone());
        true
    })
    .unwrap();
    assert!(all.contains(&one) && all.iter().all(is_minimal));
    // All subsets, one by one.
    let expected = (0_u32..1 << 16).filter(|subset| {
        let mut puzzle = full.clone();
        for cell in (0..16).filter(|cell| subset >> cell & 1 == 0) {
            puzzle.set(Cell::new(cell), Entry::Unknown);
        }
        puzzle.given_count() >= 4
            && puzzle.given_count() <= 8
            && is_unique(&puzzle, &Budget::unlimited()) == Some(true)
            && is_minimal(&puzzle)
    });
    assert_eq!(all.len(), expected.count());
    all.dedup();
}
