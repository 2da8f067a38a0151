//! Speed of the generator and of canonical forms, in processor time of one core, next to published figures of the
//! best other programs, and to the crate `sudoku`, run here, where it does the same. All alternate in one process,
//! one pass after another. The best pass counts; on large boards, where one puzzle takes ten times as long as
//! another, the mean of all passes does.
//!
//! ```text
//! cargo run --release --manifest-path bench/Cargo.toml --bin generate -- [--passes N] [--minlex LIB] [NAME...]
//! ```
//! `LIB` is a shared library of another program for canonical forms, with
//! `int minlex_canonical(const char *lines, int count, char *forms)`: 81 characters per board, `0` for an
//! unknown cell, in and out. It is then the peer in the rows of canonical forms, and the number of its
//! forms that differ from ours is reported.
#[path = "../../shared/data.rs"]
mod data;

use cpu_time::ThreadTime;
use whydoku_canon::{Map, Numbers as Plain, canonical, canonical_form, from_line};
use whydoku_core::{Random, Shape, Stop};
use whydoku_generate::{BoardChoice, Maker, Mirror, Need, Request};
use std::cell::Cell;

/// Makes or examines many things in a numbered pass, and returns how many there were.
type Work<'a> = Box<dyn Fn(u64) -> usize + 'a>;

/// The work of one program, and how long it took.
struct Timed<'a> {
    work: Work<'a>,
    done: usize,
    seconds: f64,
    best: f64,
}

impl<'a> Timed<'a> {
    fn new(work: Work<'a>) -> Self {
        Self { work, done: 0, seconds: 0.0, best: 0.0 }
    }
    fn pass(&mut self, pass: u64) {
        let start = ThreadTime::now();
        let done = (self.work)(pass);
        let seconds = start.elapsed().as_secs_f64();
        self.done += done;
        self.seconds += seconds;
        self.best = self.best.max(done as f64 / seconds);
    }
}

/// One line of the table.
struct Row<'a> {
    group: &'static str,
    name: String,
    /// The fastest other program, as quoted, and how many times as fast we want to be.
    quoted: Option<(&'static str, f64)>,
    wanted: f64,
    peer: Option<Timed<'a>>,
    ours: Timed<'a>,
    /// Whether the mean counts instead of the best pass.
    mean: bool,
}

impl<'a> Row<'a> {
    fn new(group: &'static str, name: &str, work: Work<'a>) -> Self {
        let ours = Timed::new(work);
        Self { group, name: name.into(), quoted: None, wanted: 1.0, peer: None, ours, mean: false }
    }
    fn quoted(self, who: &'static str, speed: f64, wanted: f64) -> Self {
        Self { quoted: Some((who, speed)), wanted, ..self }
    }
    fn peer(self, work: Work<'a>) -> Self {
        Self { peer: Some(Timed::new(work)), ..self }
    }
    fn mean(self) -> Self {
        Self { mean: true, ..self }
    }
    fn speed(&self, timed: &Timed<'_>) -> f64 {
        if self.mean { timed.done as f64 / timed.seconds } else { timed.best }
    }
    fn print(&self) {
        let ours = self.speed(&self.ours);
        let peer = self.peer.as_ref().map_or(String::new(), |peer| {
            let speed = self.speed(peer);
            format!("{speed:.0} ({:.1}x)", ours / speed)
        });
        let (quoted, goal) = self.quoted.map_or_else(Default::default, |(who, speed)| {
            (format!("{who} {speed} ({:.1}x)", ours / speed), format!("{}x", self.wanted))
        });
        println!(
            "| {}: {} | {quoted} | {peer} | {ours:.*} | {goal} |",
            self.group,
            self.name,
            if ours < 100.0 { 2 } else { 0 }
        );
    }
}

fn nine() -> Request {
    Request::new(Shape::square(9).expect("9 is a square"))
}

/// The puzzles of `attempts` attempts, in handfuls as the program makes them; every pass has its own seed.
fn maker(request: Request, attempts: u64) -> Box<dyn Fn(u64) -> usize> {
    let maker = Maker::new(request).expect("a request that can be fulfilled");
    let size = maker.handful();
    Box::new(move |pass| {
        let handful = |from| maker.make(pass + 1, from..attempts.min(from + size), Stop::NEVER);
        (0..attempts).step_by(size as usize).map(|from| handful(from).len()).sum()
    })
}

/// The function of a library for canonical forms.
type Minlex = unsafe extern "C" fn(*const u8, i32, *mut u8) -> i32;

/// The forms another program finds, as lines one after another.
fn forms_of(minlex: Minlex, lines: &[u8]) -> Vec<u8> {
    let mut forms = vec![0; lines.len()];
    // SAFETY: this many boards in and room for as many out, as the function requires.
    let _ = unsafe { minlex(lines.as_ptr(), (lines.len() / 81) as i32, forms.as_mut_ptr()) };
    forms
}

/// The boards of a collection in `WHYDOKU_DATA` in random order, each randomly permuted.
fn collection(name: &str) -> Vec<Plain> {
    let path = data::data(&format!("solver/{name}.txt"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut boards: Vec<Plain> =
        text.lines().filter_map(|line| from_line(line.get(..81)?)).collect();
    let mut random = Random::new(42);
    random.shuffle(&mut boards);
    boards.truncate(20_000);
    boards.iter().map(|board| Map::random(&mut random).apply(board)).collect()
}

fn rows<'a>(puzzles: &'a [(&'static str, Vec<Plain>)], minlex: Option<Minlex>) -> Vec<Row<'a>> {
    let technique = |name: &str| {
        let technique = name.parse().expect("a technique");
        Request { technique: Some((technique, Need::Only)), ..nine() }
    };
    let minimal = |request| Request { minimal: true, ..request };
    let square = |side| Request {
        board: BoardChoice::Shape(Shape::square(side).expect("a square")),
        ..nine()
    };
    let mut rows = vec![
        Row::new("9x9", "minimal", maker(minimal(nine()), 8192))
            .quoted("evolving pool", 9_900.0, 5.0)
            .peer(Box::new(|_| {
                (0..1000).filter(|_| sudoku::Sudoku::generate().n_clues() > 0).count()
            })),
        Row::new("9x9", "half turn", maker(Request { mirror: Mirror::HalfTurn, ..nine() }, 8192))
            .quoted("crate sudoku", 13_200.0, 5.0)
            .peer(Box::new(|_| {
                let symmetry = sudoku::Symmetry::HalfRotation;
                let makes =
                    |_: &i32| sudoku::Sudoku::generate_with_symmetry(symmetry).n_clues() > 0;
                (0..1000).filter(makes).count()
            })),
        Row::new("technique", "xy-wing", maker(technique("xy-wing"), 4096))
            .quoted("HoDoKu", 10.0, 20.0),
        Row::new("technique", "jellyfish", maker(technique("jellyfish"), 8192))
            .quoted("HoDoKu", 0.1, 20.0),
        Row::new("technique", "xy-wing, minimal", maker(minimal(technique("xy-wing")), 8192))
            .quoted("HoDoKu", 10.0, 20.0),
        Row::new("technique", "jellyfish, minimal", maker(minimal(technique("jellyfish")), 65_536))
            .quoted("HoDoKu", 0.1, 20.0),
        Row::new("unbiased", "controlled bias", maker(Request { unbiased: true, ..nine() }, 1024))
            .quoted("suexg-cb", 0.25, 20.0),
        Row::new("16x16", "minimal", maker(minimal(square(16)), 24))
            .quoted("goal", 5.0, 1.0)
            .mean(),
        Row::new("25x25", "minimal", maker(minimal(square(25)), 2))
            .quoted("goal", 1.0 / 60.0, 1.0)
            .mean(),
    ];
    for (name, boards) in puzzles {
        let sum = Cell::new(0);
        let work = Box::new(move |_| {
            sum.set(
                sum.get() + boards.iter().map(|board| canonical(board).automorphisms).sum::<u64>(),
            );
            boards.len()
        });
        let row = Row::new("canon", name, work);
        let speed = if name.starts_with("filled") { 109_000.0 } else { 390_000.0 };
        let row = row.quoted("minlex", speed, 1.5);
        let lines: Vec<u8> = boards.iter().flatten().map(|number| b'0' + number).collect();
        rows.push(match minlex {
            Some(minlex) => row.peer(Box::new(move |_| forms_of(minlex, &lines).len() / 81)),
            None if name.starts_with("filled") => row.peer(Box::new(move |_| {
                let images = boards.iter().map(|board| {
                    sudoku::Sudoku::from_bytes(*board).expect("numbers").canonicalized()
                });
                images.take(2000).flatten().count()
            })),
            None => row,
        });
    }
    rows
}

/// Reports how many forms of another program are not ours, and how many of these come before ours.
fn compare_forms(minlex: Minlex, name: &str, boards: &[Plain]) {
    let lines: Vec<u8> = boards.iter().flatten().map(|number| b'0' + number).collect();
    let theirs = forms_of(minlex, &lines);
    let (mut others, mut before) = (0, 0);
    for (board, theirs) in boards.iter().zip(theirs.chunks_exact(81)) {
        let theirs = std::str::from_utf8(theirs).ok().and_then(from_line).expect("a board");
        let ours = canonical_form(board);
        others += usize::from(theirs != ours);
        before += usize::from(theirs < ours);
    }
    println!("{name}: {others} of {} forms differ, in {before} theirs comes first", boards.len());
}

fn main() {
    let mut passes = 3;
    let mut library = None;
    let mut names: Vec<String> = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--passes" => {
                passes = arguments.next().and_then(|text| text.parse().ok()).expect("a number")
            }
            // SAFETY: the library of the user's choice has no initialisers that matter.
            "--minlex" => {
                let path = arguments.next().expect("a library");
                library = Some(unsafe { libloading::Library::new(path) }.expect("the library"));
            }
            _ => names.push(argument),
        }
    }
    let full: Vec<Plain> = collection("random_minimal")
        .iter()
        .take(10_000)
        .map(|board| {
            let puzzle = whydoku_exact::Classic::from_numbers(*board).expect("numbers");
            let answers =
                whydoku_exact::Batch::new().answers(&[puzzle]).expect("nothing stops it");
            let whydoku_exact::Answer::Unique(solution) = answers[0] else {
                panic!("one solution")
            };
            solution
        })
        .collect();
    let sets = [
        ("17_clue", collection("17_clue")),
        ("random_minimal", collection("random_minimal")),
        ("filled boards", full),
    ];
    // SAFETY: the function has this type, as documented for the user.
    let minlex: Option<Minlex> = library.as_ref().map(|library| {
        *unsafe { library.get(b"minlex_canonical\0") }.expect("the function of the library")
    });
    if let Some(minlex) = minlex {
        for (name, boards) in &sets {
            compare_forms(minlex, name, boards);
        }
    }
    let mut rows = rows(&sets, minlex);
    rows.retain(|row| names.is_empty() || names.iter().any(|name| name == row.group));
    for pass in 0..passes {
        for row in &mut rows {
            if let Some(peer) = &mut row.peer {
                peer.pass(pass);
            }
            row.ours.pass(pass);
        }
    }
    println!("| what | quoted, a second | peer, now | here | wanted |\n|---|---|---|---|---|");
    rows.iter().for_each(Row::print);
}
