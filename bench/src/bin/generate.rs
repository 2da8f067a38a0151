//! Speed of making puzzles and of canonical forms, in seconds of one core, next to the crate
//! `sudoku` where it does the same; all take turns in one process and the best pass counts.
//!
//! ```text
//! cargo run --release --manifest-path bench/Cargo.toml --bin generate -- [--passes N] [NAME...]
//! ```
use cpu_time::ThreadTime;
use pencilmark_canon::{Board as Plain, canonical, from_line};
use pencilmark_core::Shape;
use pencilmark_generate::{Board, Maker, Mirror, Need, Wish};
use std::cell::Cell;

/// A way to make or look at many puzzles: how many there were.
struct Row<'a> {
    group: &'static str,
    name: String,
    work: Box<dyn Fn(u64) -> usize + 'a>,
    best: f64,
}

fn nine() -> Wish {
    Wish::new(Shape::square(9).expect("9 is a square"))
}

/// The puzzles of so many attempts; every pass has its own seed.
fn maker(wish: Wish, attempts: u64) -> Box<dyn Fn(u64) -> usize> {
    let maker = Maker::new(wish).expect("a wish that can be fulfilled");
    Box::new(move |pass| maker.make(pass + 1, 0..attempts, &|| false).len())
}

/// Boards of a collection beside the project.
fn collection(name: &str) -> Vec<Plain> {
    let path = format!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data/solver/{}.txt"), name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().filter_map(|line| from_line(line.get(..81)?)).take(20_000).collect()
}

fn rows<'a>(puzzles: &'a [(&'static str, Vec<Plain>)]) -> Vec<Row<'a>> {
    let mut rows: Vec<Row<'a>> = Vec::new();
    let mut add = |group, name: &str, work: Box<dyn Fn(u64) -> usize + 'a>| {
        rows.push(Row { group, name: name.into(), work, best: 0.0 });
    };
    let technique = |name: &str| {
        let technique = name.parse().expect("a technique");
        Wish { technique: Some((technique, Need::Only)), ..nine() }
    };
    let square = |side| Wish { board: Board::Shape(Shape::square(side).expect("a square")), minimal: true, ..nine() };
    add("minimal", "crate sudoku", Box::new(|_| {
        (0..1000).filter(|_| sudoku::Sudoku::generate().n_clues() > 0).count()
    }));
    add("minimal", "pencilmark", maker(Wish { minimal: true, ..nine() }, 8192));
    add("half turn", "crate sudoku", Box::new(|_| {
        let symmetry = sudoku::Symmetry::HalfRotation;
        (0..1000).filter(|_| sudoku::Sudoku::generate_with_symmetry(symmetry).n_clues() > 0).count()
    }));
    add("half turn", "pencilmark", maker(Wish { mirror: Mirror::HalfTurn, ..nine() }, 8192));
    add("technique", "xy-wing", maker(technique("xy-wing"), 4096));
    add("technique", "jellyfish", maker(technique("jellyfish"), 8192));
    add("technique", "xy-wing, minimal", maker(Wish { minimal: true, ..technique("xy-wing") }, 8192));
    add("technique", "jellyfish, minimal", maker(Wish { minimal: true, ..technique("jellyfish") }, 65_536));
    add("unbiased", "pencilmark", maker(Wish { unbiased: true, ..nine() }, 1024));
    add("16x16", "minimal", maker(square(16), 8));
    add("25x25", "minimal", maker(square(25), 1));
    for (name, boards) in puzzles {
        let peer = move |_| {
            let images = boards.iter().map(|board| {
                sudoku::Sudoku::from_bytes(*board).expect("numbers").canonicalized()
            });
            images.take(2000).flatten().count()
        };
        if name.starts_with("filled") {
            add("canon", &format!("{name}, crate sudoku (its own order)"), Box::new(peer));
        }
        let sum = Cell::new(0);
        add("canon", name, Box::new(move |_| {
            sum.set(sum.get() + boards.iter().map(|board| canonical(board).automorphisms).sum::<u64>());
            boards.len()
        }));
    }
    rows
}

fn main() {
    let mut passes = 3;
    let mut names: Vec<String> = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--passes" => passes = arguments.next().and_then(|text| text.parse().ok()).expect("a number"),
            _ => names.push(argument),
        }
    }
    let full: Vec<Plain> = collection("random_minimal").iter().take(10_000).map(|board| {
        let puzzle = pencilmark_exact::Classic::from_numbers(*board).expect("numbers");
        let answers = pencilmark_exact::Batch::new().answers(&[puzzle]).expect("nothing stops it");
        let pencilmark_exact::Answer::Unique(solution) = answers[0] else { panic!("one solution") };
        solution
    }).collect();
    let sets = [
        ("17_clue", collection("17_clue")),
        ("random_minimal", collection("random_minimal")),
        ("filled boards", full),
    ];
    let mut rows = rows(&sets);
    rows.retain(|row| names.is_empty() || names.iter().any(|name| name == row.group));
    for pass in 0..passes {
        for row in &mut rows {
            let start = ThreadTime::now();
            let made = (row.work)(pass);
            row.best = row.best.max(made as f64 / start.elapsed().as_secs_f64());
        }
    }
    println!("| what | by | a second |\n|---|---|---|");
    for Row { group, name, best, .. } in rows {
        println!("| {group} | {name} | {best:.1} |");
    }
}
