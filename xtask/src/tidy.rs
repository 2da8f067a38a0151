//! Checks the conventions that the project agreed on.
use crate::{arrows, documents, files, layers, licences, locks, untested, walls};

pub(crate) fn run() -> Result<(), String> {
    let sources = files::sources()?;
    let metadata = arrows::metadata()?;
    let mut faults = arrows::check(&metadata);
    faults.extend(licences::check(&metadata));
    faults.extend(files::check(&sources));
    faults.extend(walls::check(&sources));
    faults.extend(untested::check(&sources));
    faults.extend(layers::check(&sources));
    faults.extend(locks::check());
    faults.extend(documents::check());
    if faults.is_empty() {
        println!("== tidy: {} files in order", sources.len());
        return Ok(());
    }
    for fault in &faults {
        eprintln!("tidy: {fault}");
    }
    Err(format!("tidy: {} fault(s)", faults.len()))
}
