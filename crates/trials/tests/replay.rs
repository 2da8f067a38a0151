//! Every input that is stored in `fuzz/seeds`, and what the fuzzer has left in `fuzz/corpus` and
//! `fuzz/artifacts` of this checkout, goes through its trial again.
use std::fs;
use std::path::{Path, PathBuf};
use whydoku_trials::ALL;

/// The files of a folder, in order; none if there is no such folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.expect("it is listed").path()).collect();
    files.retain(|path| path.is_file());
    files.sort();
    files
}

#[test]
fn every_stored_input_passes_its_trial() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    for (name, trial) in ALL {
        let kept = files(&fuzz.join("seeds").join(name));
        assert!(kept.len() >= 2, "no seeds for {name}");
        let found = ["corpus", "artifacts"].map(|folder| files(&fuzz.join(folder).join(name)));
        for path in kept.iter().chain(found.iter().flatten()) {
            let input = fs::read(path).expect("it can be read");
            println!("{name}: {}", path.display());
            trial(&input);
        }
    }
}
