//! Where the material is that is not part of the project.
use std::path::{Path, PathBuf};

/// A file of the folder that `WHYDOKU_DATA` names (CONTRIBUTING.md), relative to the project's folder if it is not absolute.
pub fn data(path: &str) -> PathBuf {
    let Some(folder) = std::env::var_os("WHYDOKU_DATA") else {
        panic!("set WHYDOKU_DATA to a folder that has {path}: CONTRIBUTING.md says where to get it");
    };
    // One or two folders up from here.
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let project = package.ancestors().find(|folder| folder.join("ARCHITECTURE.md").exists());
    project.unwrap_or(package).join(folder).join(path)
}
