//! The licences of all dependencies, and a limit for their number.
use serde_json::Value;

/// Every crate's licence expression must allow one of these (or an `OR` of them).
pub(crate) const ALLOWED: [&str; 12] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0", // public domain
    "ISC",
    "Unlicense",
    "Unicode-3.0",
    "Zlib",
    "0BSD",
];

/// The limit for the number of crates, ours and others', with every feature, so that each is chosen
/// deliberately. Arrow alone brings 46, for the Python package, half of them for other systems, and
/// `hayro` 43, for a feature of the program that is off by default; books bring 11, half of them to read TOML.
const MOST_CRATES: usize = 280;

pub(crate) fn check(metadata: &Value) -> Vec<String> {
    let packages: Vec<&Value> = metadata["packages"].as_array().into_iter().flatten().collect();
    let mut faults = Vec::new();
    if packages.len() > MOST_CRATES {
        faults.push(format!("{} crates; the budget is {MOST_CRATES}", packages.len()));
    }
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let licence = package["license"].as_str().unwrap_or("no licence");
        if !allowed(licence) {
            faults.push(format!("{name} is under {licence}, which is not in the list"));
        }
    }
    faults
}

/// Whether one alternative of the expression is made of allowed licences only.
fn allowed(expression: &str) -> bool {
    let plain = expression.replace(['(', ')'], "").replace('/', " OR ");
    let known = |licence: &str| ALLOWED.contains(&licence.trim());
    plain.split(" OR ").any(|choice| known(choice) || choice.split(" AND ").all(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_allowed_alternative_is_enough_and_all_parts_of_it_must_be() {
        assert!(allowed("MIT OR GPL-3.0"));
        assert!(allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(allowed("MIT/Apache-2.0"));
        assert!(!allowed("GPL-3.0-only"));
        assert!(!allowed("MIT AND AGPL-3.0"));
    }
}
