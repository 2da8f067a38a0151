//! Solvers of others: the crate `sudoku`, and shared libraries in the folder that `PEERS` names; see
//! `README.md` for what a library must offer.
use crate::turns::{LINE, Line, Solver};
use libloading::Library;
use std::ffi::{CStr, c_char};
use std::path::PathBuf;

type Name = unsafe extern "C" fn() -> *const c_char;
type Count = unsafe extern "C" fn(*const c_char, u64) -> u64;
type Counts = unsafe extern "C" fn(*const c_char, usize, u64, *mut u64);

/// The count of the crate `sudoku`.
pub fn crate_count(line: &str, limit: u64) -> u64 {
    let puzzle = sudoku::Sudoku::from_str_line(line).expect("a puzzle");
    puzzle.solutions_count_up_to(limit as usize) as u64
}

/// All peers; the first is the crate `sudoku`.
pub fn all() -> Vec<Solver> {
    let one = |line: &Line| crate_count(std::str::from_utf8(&line[..81]).expect("ASCII"), 2);
    let count = move |lines: &[Line]| lines.iter().map(one).collect();
    let mut all = vec![Solver::new("sudoku 0.8, the compiler of this table", true, count)];
    all.extend(libraries().into_iter().map(load));
    all
}

/// The shared libraries in the folder of peers, by name.
fn libraries() -> Vec<PathBuf> {
    let Some(folder) = std::env::var_os("PEERS") else { return Vec::new() };
    let entries = std::fs::read_dir(&folder).expect("PEERS must name a folder");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let is_library = |path: &PathBuf| {
        path.extension().is_some_and(|end| end == "so" || end == "dylib" || end == "dll")
    };
    let mut paths: Vec<PathBuf> = paths.filter(is_library).collect();
    paths.sort();
    paths
}

/// A library as a solver.
fn load(path: PathBuf) -> Solver {
    // SAFETY: libraries of the user's choice; their initialisers are the user's business. They are never
    // unloaded, so that their functions last as long as the program.
    let library: &'static Library = Box::leak(Box::new(
        unsafe { Library::new(&path) }
            .unwrap_or_else(|error| panic!("{}: {error}", path.display())),
    ));
    // SAFETY: the functions have these types by the interface of `README.md`, and a name is a constant.
    let name = unsafe {
        let name = library.get::<Name>(b"peer_name\0").expect("a peer has a name");
        CStr::from_ptr(name()).to_str().expect("UTF-8").to_string()
    };
    // SAFETY: as above.
    if let Ok(counts) = unsafe { library.get::<Counts>(b"peer_counts\0") } {
        return Solver::new(&name, true, move |lines| {
            let mut all = vec![0; lines.len()];
            // SAFETY: as many lines and counts as it is told, each line with a zero at its end.
            unsafe { counts(lines.as_ptr().cast(), lines.len(), 2, all.as_mut_ptr()) };
            all
        });
    }
    // SAFETY: as above.
    let count = unsafe { library.get::<Count>(b"peer_count\0") }.expect("a peer counts");
    // SAFETY: 81 characters and a zero.
    let one = move |line: &Line| unsafe { count(line.as_ptr().cast(), 2) };
    Solver::new(&name, true, move |lines: &[[u8; LINE]]| lines.iter().map(&one).collect())
}
