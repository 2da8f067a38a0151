//! Programs that a chore needs and that do not come with Rust.
use crate::root;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A program on the path.
pub(crate) fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&path).map(|folder| folder.join(&name)).find(|file| Path::is_file(file))
}

/// Installs Debian packages, if that is possible here.
pub(crate) fn install(chore: &str, packages: &[&str]) {
    println!("== {chore}: installing {}", packages.join(", "));
    // One after another: `apt-get` does not wait for itself.
    let lock = target_folder().ok().and_then(|folder| File::create(folder.join("apt.lock")).ok());
    let _ = lock.as_ref().map(File::lock);
    let quiet = |arguments: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        apt.status().is_ok_and(|status| status.success())
    };
    let _ = quiet(&["update"])
        && quiet(&[&["install", "-y", "--no-install-recommends"], packages].concat());
}

/// Runs a step of a chore.
pub(crate) fn step(chore: &str, name: &str, command: &mut Command) -> Result<(), String> {
    println!("== {chore}: {name}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{chore}: {name} failed")),
        Err(error) => Err(format!("{chore}: {name}: {error}")),
    }
}

/// Builds a program of the workspace as its tests do, with the features that all crates together enable, so
/// that nothing has to be compiled again after the tests.
pub(crate) fn program_of_tests(chore: &str, name: &str) -> Result<PathBuf, String> {
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--locked", "--quiet", "--profile", "test", "--workspace", "--bin", name]);
    step(chore, name, cargo.current_dir(root()))?;
    let folder = target_folder()?.join("debug");
    Ok(folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
}

/// The folder where cargo puts its results.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let metadata = crate::arrows::metadata()?;
    let folder = metadata["target_directory"].as_str().ok_or("cargo names no target directory")?;
    Ok(PathBuf::from(folder))
}
