//! `cargo xtask semver`: checks that the version correctly says what a program that uses the crates must
//! expect.
use crate::tools::step;
use crate::{root, supply};
use std::process::Command;

const USAGE: &str = "\
Usage: cargo xtask semver [COMMIT]

Compares the public interface of every published crate with that of the last release, or of COMMIT,
and lists the changes that need a higher version.";

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let before = match arguments {
        [] => last_release()?,
        [commit] if !commit.starts_with('-') => commit.clone(),
        _ => return Err(USAGE.to_owned()),
    };
    if !supply::installed("semver-checks") {
        return Err("cargo-semver-checks is not installed; `cargo install --locked \
                    cargo-semver-checks` installs it in a few minutes"
            .to_owned());
    }
    let mut checks = Command::new("cargo");
    checks.args(["semver-checks", "--workspace", "--baseline-rev", &before]);
    step("semver", &format!("compared with {before}"), checks.current_dir(root()))
}

/// The tag of the last release: its name is the version (docs/RELEASING.md).
fn last_release() -> Result<String, String> {
    let mut git = Command::new("git");
    git.args(["describe", "--tags", "--abbrev=0", "--match", "[0-9]*", "HEAD"]);
    match git.current_dir(root()).output() {
        Ok(output) if output.status.success() => {
            Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
        }
        _ => Err("there is no release to compare with: no commit before this one has a version as its tag. \
                  `cargo xtask semver COMMIT` compares with any commit"
            .to_owned()),
    }
}
