//! Ratings that must not change, and that do not depend on how they are computed.
use std::sync::atomic::{AtomicUsize, Ordering};
use whydoku_core::{Digit, DigitSet, Entry, Puzzle, Random, Shape, Symmetry};
use whydoku_rate::se::{Crew, Error, Options, Rater, rate, steps};
use whydoku_testkit::{puzzle, two_ways};

/// Puzzles of our own generator with the ratings they had when all ratings agreed with recordings
/// of Sudoku Explainer, and the number of steps.
const GOLDEN: &[(&str, &str, u32)] = &[
    (
        ".598..6....1...4..8...47.....2.9.......4....1.4.71.....3..7912.5...82.4.9........",
        "1.2/1.2/1.2",
        55,
    ),
    (
        "..9..1...2..95....863........2...73....4..8.13....82.......9.2.51.3........1....7",
        "1.5/1.2/1.2",
        57,
    ),
    (
        "..9.......71.5.....63....19..2....34...4...6..4...8.......7912.51.3.........6..57",
        "1.7/1.2/1.2",
        56,
    ),
    (
        "..98......71.564...6.....1...2...73....4.3...34...8..5....7.12.5............6....",
        "2.0/1.2/1.2",
        58,
    ),
    (
        "4.9...67..7..5............9.826.5.......2...1..6.18...6.....12.5...82.....8...3..",
        "2.3/1.2/1.2",
        57,
    ),
    (
        "4...3...2.7...6..3.63..75....2.9.....9.4..8.........956.4.7......7.82.4.9..1..35.",
        "2.5/1.2/1.2",
        53,
    ),
    (
        ".5..31...2.195....8....7.....2...73.7..4.....34...82.5.....912.....8.94.....6....",
        "2.6/1.2/1.2",
        57,
    ),
    (
        "..983.6...7.9..4.........1...2.........4.....34.71....6.....12.51..8..4.....64...",
        "2.8/1.2/1.2",
        64,
    ),
    (
        "..9...6..2..9...8.....47...1.2....3..........34.71..95..45..1....7.8...69..1..3..",
        "3.0/1.2/1.2",
        61,
    ),
    (
        "..9...6..27....4........519..2.95......4.3....46.18...6...7.12.5...8.........43..",
        "3.2/1.2/1.2",
        60,
    ),
    (
        "...8..6...7.9.....8....75....2.....4..5.2....3.6.1...56.....128.1.........8..43..",
        "3.4/1.2/1.2",
        66,
    ),
    (
        "......6...7..5...3..32...1...269.7...95..3....4......5.....9.28.1..8..4.9........",
        "3.6/1.2/1.2",
        62,
    ),
    (
        ".....1.72....5.....6.....1.1.2..573..9.4..8......1.....345.9..85.73.......8.6....",
        "3.8/1.2/1.2",
        60,
    ),
    (
        "..3.85.7........1..7..3.65.95............3....84...2.....2.67.576...18...4..5....",
        "4.0/1.2/1.2",
        67,
    ),
    (
        "..9...6....1.564.3.......19..26.....7..4....134..1..95.3.....2.....82........43..",
        "4.2/1.2/1.2",
        65,
    ),
    (
        "..98..67..719..4...6.2.......2............8..3...1...5.3..7.1..5....2.4.9...6....",
        "4.4/1.2/1.2",
        67,
    ),
    (
        "4.9...6..27..5...........19.826........4.....3...18...6.4...12...7.82..6......3..",
        "4.5/1.2/1.2",
        72,
    ),
    (
        "......6...7.95....8.3....1...26...3...54...6..4...8......5....85..3.2...9.8.....7",
        "4.6/1.2/1.2",
        61,
    ),
    (
        "..9....7...1...4..86.......182..5....9.4...6.3..71.....3...9.28..738.9.........5.",
        "4.7/1.2/1.2",
        63,
    ),
    (
        ".....16......56.....32...1...2.9.7...9.....6134...8.......7..2.51..8..4.9........",
        "5.0/1.2/1.2",
        65,
    ),
    (
        ".598......7..5.4....3....1...2.9....7..4...6......8..56....9..8..73.2.4........57",
        "5.6/1.2/1.2",
        59,
    ),
    (
        "..98....2.71.......6..4..1....6.573...5.....1.4..1.2.5........8.....2....28164..7",
        "5.7/1.2/1.2",
        56,
    ),
    (
        "..4...5..9.21.3......2.....5......6..67.........85.4..3..91.2...1..2...7....6.9.1",
        "6.2/1.2/1.2",
        68,
    ),
    (
        "4..8....22.......3.6....519.8.69.7...9..23.....6.1.2...3...9..8..7.......2.......",
        "6.5/1.2/1.2",
        66,
    ),
    (
        "4..83..7..7.........3.4.5.91..69...4.9.4....1...7.....6.4........7..2....2..6.35.",
        "6.6/1.2/1.2",
        65,
    ),
    (
        "..98..6...719..4.......7.....2.9.......4...6.34..1...56.....12.5...8......8..43..",
        "6.7/1.2/1.2",
        72,
    ),
    (
        "45....6..27..5...........19..26.5...7..4......46.1........7.12.51..8.........43..",
        "6.8/1.2/1.2",
        64,
    ),
    (
        ".5.83.6.2.7..5.....6.....1...2.........4..8..3.....2.56...79...51.........8.6.3..",
        "6.9/1.2/1.2",
        65,
    ),
    (
        "4..8.........5...3.6....51..82..5....9.4.3.....6.18........9..8.17...94.....6.3..",
        "7.0/1.2/1.2",
        63,
    ),
    (
        ".598.1....71..64......4...9.8.6.5..47........3.67..........912.51..8..........3..",
        "7.1/1.2/1.2",
        70,
    ),
    (
        "..9..1....7.95.....6.....1.18....7.4....238..34...........7.12.5...8.9......6..5.",
        "7.2/1.2/1.2",
        75,
    ),
    (
        "..9...6...719564.......7.....2...73....4.3...34..18..5......12.5...8........64...",
        "7.3/1.2/1.2",
        83,
    ),
    (
        "..9.3.6...7..5.....6...7.1..82.9.7.47..4...6......8....3...9..8......9....81...5.",
        "7.4/1.2/1.2",
        81,
    ),
    (
        ".......7.2...56....63.....9....9.7...9.4.3.6..4....2.5.....9..851..8.9...2.1.....",
        "7.5/1.2/1.2",
        71,
    ),
    (
        "4..8.16......5......3..7.....26.5....954..86........9..3...91.8.1.38.........435.",
        "7.6/1.2/1.2",
        64,
    ),
    (
        ".5...16.22...5.....63.4....1..6....479....86....71..9...4.......1..8......8...35.",
        "7.7/1.2/1.2",
        85,
    ),
    (
        ".5...1..2....5....8..2.7...1...9...4.95.....1.4.7...956..5.9..8.1..8..4..2....3..",
        "7.8/1.2/1.2",
        68,
    ),
    (
        "..4.7..2..5.183........53.9...7......67.....52.....4..3..9...54..9.2...7.2...4...",
        "7.9/1.2/1.2",
        79,
    ),
    (
        "..4.795...5.18.......2....9...7....2.67............4.33......5...9.2..37.....4...",
        "8.0/1.2/1.2",
        66,
    ),
    (
        "......6...7..5......32...1...2.9.7...9.42.....4.......6...791..5..3.2.4...8....5.",
        "8.2/1.2/1.2",
        72,
    ),
    (
        "..98..6...719..4.......7.....2.........4.....34..1...56.....12.51..8.........43..",
        "8.3/1.2/1.2",
        75,
    ),
    (
        "..98.1...2....6..38.3...5........7.....4...6.....182.5..45.9..851.3...4.9.8......",
        "8.4/1.2/1.2",
        86,
    ),
    (
        "..9...6...7..5......3....1...2.9.7.....4...6..4...8.......79..85..3.2.4.9.8....5.",
        "8.5/1.2/1.2",
        79,
    ),
    (
        "..46...2..5..8.......2..3.9.....1....67.....52.....4..3..917.....9.2...7...3.4...",
        "8.6/1.2/1.2",
        89,
    ),
    (
        "4..8....2....5.....6...7.1...26.57.4.9.4.38..3.....2...3..79...5.73..9...........",
        "8.8/1.2/1.2",
        102,
    ),
    (
        "4..8.16......5.....63........2..5..4.954..86..4.....9......9128.1.38.........43..",
        "8.9/1.2/1.2",
        88,
    ),
    (
        "4..8.1.......5.....63........2..57.4.9.4...6.3....8.9......9128..738.9...........",
        "9.0/1.5/1.5",
        118,
    ),
    (
        "..98......7.9..4...6..4..1.18.6..........3.6..4....2.5.....9..8..7..2....2....3..",
        "9.1/1.2/1.2",
        131,
    ),
];

fn nine(line: &str) -> Puzzle {
    puzzle(&Shape::square(9).expect("9 is a square"), line)
}

#[test]
fn golden_ratings_do_not_change() {
    let mut rater = Rater::new(Options::default());
    for &(line, expected, steps) in GOLDEN {
        let rating = rater.rate(&nine(line)).unwrap();
        assert_eq!((rating.to_string().as_str(), rating.steps), (expected, steps), "{line}");
    }
}

#[test]
fn steps_lead_to_the_solution_and_their_scores_are_the_rating() {
    for &(line, ..) in GOLDEN {
        let (rating, steps) = steps(&nine(line), &Options::default()).unwrap();
        assert!(rating.is_solved());
        assert_eq!(steps.iter().map(|step| step.score.tenths()).max(), Some(rating.er));
        assert_eq!(steps[0].score.tenths(), rating.ed);
        let placed = steps.iter().filter(|step| step.placement.is_some()).count();
        assert_eq!(placed, 81 - nine(line).given_count());
        assert!(steps.iter().all(|step| step.placement.is_some() || !step.eliminations.is_empty()));
    }
}

#[test]
fn stated_candidates_are_respected() {
    // The last puzzle, with one wrong candidate fewer in each cell in turn: never harder to start.
    let (line, ..) = GOLDEN[GOLDEN.len() / 2];
    let puzzle = nine(line);
    let all = Options::default();
    let plain = rate(&puzzle, &all).unwrap();
    let mut stated = puzzle.clone();
    for cell in puzzle.shape().cells().filter(|&cell| puzzle.digit(cell).is_none()) {
        stated.set(cell, Entry::Candidates(DigitSet::first(9)));
    }
    assert_eq!(rate(&stated, &all).unwrap(), plain);
    let (_, steps) = steps(&puzzle, &all).unwrap();
    for placed in steps.iter().filter_map(|step| step.placement) {
        stated.set(placed.cell, Entry::Candidates(DigitSet::only(placed.digit)));
    }
    assert!(rate(&stated, &all).unwrap().er <= 23, "every cell has one candidate");
}

#[test]
fn a_permuted_puzzle_almost_always_has_the_same_rating() {
    // The order of the search shows through in ties: the originals differ too.
    let mut random = Random::new(7);
    let mut rater = Rater::new(Options::default());
    let (mut same, mut all) = (0, 0);
    for &(line, ..) in GOLDEN.iter().filter(|(_, rating, _)| rating.as_bytes()[0] < b'8') {
        let puzzle = nine(line);
        let expected = rater.rate(&puzzle).unwrap().er;
        for _ in 0..4 {
            let map = Symmetry::random(puzzle.shape(), &mut random);
            same += usize::from(rater.rate(&map.puzzle(&puzzle)).unwrap().er == expected);
            all += 1;
        }
    }
    assert!(same * 10 >= all * 8, "{same} of {all}");
}

/// Threads, some of which come and some do not.
#[derive(Debug)]
struct Threads {
    size: usize,
    come: &'static [usize],
}

const CREWS: [Threads; 4] = [
    Threads { size: 2, come: &[1] },
    Threads { size: 5, come: &[1, 2, 3, 4] },
    Threads { size: 3, come: &[2] },
    Threads { size: 2, come: &[] },
];

impl Crew for Threads {
    fn size(&self) -> usize {
        self.size
    }
    fn run(&self, task: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            for &worker in self.come {
                scope.spawn(move || task(worker));
            }
            task(0);
        });
    }
}

#[test]
fn several_workers_find_the_same_steps() {
    // Puzzles with several solutions exhaust every technique before they end without a rating.
    let mut random = Random::new(3);
    for _ in 0..6 {
        let stuck = two_ways(&mut random).puzzle;
        let alone = Rater::new(Options::default()).steps(&stuck).unwrap();
        assert!(!alone.0.is_solved(), "not every technique was used up");
        for crew in CREWS {
            let mut rater = Rater::new(Options::default()).with_crew(&crew);
            // Once more with the working memory of the first run.
            for _ in 0..2 {
                assert_eq!(rater.steps(&stuck).unwrap(), alone, "{crew:?}");
            }
        }
    }
    let easy = nine(GOLDEN[0].0);
    let mut rater = Rater::new(Options::default()).with_crew(&CREWS[0]);
    assert_eq!(rater.rate(&easy), rate(&easy, &Options::default()));
}

#[test]
fn a_rating_can_be_stopped_and_other_boards_are_refused() {
    let (line, ..) = GOLDEN[GOLDEN.len() - 1];
    let asked = AtomicUsize::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) > 20;
    let mut rater = Rater::new(Options::default()).until(&stop);
    assert_eq!(rater.rate(&nine(line)), Err(Error::Stopped));
    let small = Puzzle::empty(Shape::square(4).unwrap());
    assert_eq!(rate(&small, &Options::default()), Err(Error::Board));
    let filled =
        nine("123456789456789123789123456214365897365897214897214365531642978642978531978531642");
    let rating = rate(&filled, &Options::default()).unwrap();
    assert_eq!((rating.er, rating.ep, rating.ed, rating.steps), (0, 0, 0, 0));
}

#[test]
fn clashing_givens_end_without_a_rating() {
    let mut clash = nine(GOLDEN[0].0);
    let empty = clash.shape().cells().find(|&cell| clash.digit(cell).is_none()).unwrap();
    let wrong = (1..=9).map(Digit::from_number).find(|&digit| {
        clash
            .shape()
            .cells()
            .any(|cell| clash.digit(cell) == Some(digit) && clash.shape().are_peers(cell, empty))
    });
    clash.set(empty, Entry::Given(wrong.unwrap()));
    let calls = AtomicUsize::new(0);
    let stop = || calls.fetch_add(1, Ordering::Relaxed) > 100_000;
    let rating = Rater::new(Options::default()).until(&stop).rate(&clash);
    assert!(rating.is_ok_and(|rating| !rating.is_solved()));
}
