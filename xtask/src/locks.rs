//! The packages outside the workspace have lock files of their own, which nothing else in the tests reads: if
//! one is out of date, `cargo xtask fuzz` and the benchmarks do not build.
use crate::root;
use std::process::Command;

/// The packages outside the workspace.
const OUTSIDE: [&str; 5] = ["bench", "bench/large", "bench/logic", "bench/rules", "fuzz"];

/// A fault for each lock file that does not match its package.
pub(crate) fn check() -> Vec<String> {
    OUTSIDE.iter().filter_map(|package| fault(package)).collect()
}

fn fault(package: &str) -> Option<String> {
    let manifest = format!("{package}/Cargo.toml");
    let arguments = ["metadata", "--locked", "--format-version", "1", "--manifest-path", &manifest];
    let output = Command::new("cargo").args(arguments).current_dir(root()).output();
    let why = match output {
        Ok(output) if output.status.success() => return None,
        Ok(output) => String::from_utf8_lossy(&output.stderr).trim().to_owned(),
        Err(error) => error.to_string(),
    };
    Some(format!(
        "{package}/Cargo.lock: `cargo metadata --manifest-path {manifest}` brings it up to date, unless this \
         says otherwise: {why}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreadable_lock_file_is_a_fault() {
        let fault = fault("no/such/package").unwrap();
        assert!(fault.starts_with("no/such/package/Cargo.lock: "), "{fault}");
    }
}
