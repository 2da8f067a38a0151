//! What a change can break, by the graph of the crates: `cargo xtask test --changed`.
use crate::{arrows, root};
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;

/// What tests read outside their package: how a path begins, and the package.
const READ: [(&str, &str); 14] = [
    ("README.md", "whydoku-cli"),
    ("crates/", "whydoku-words"),
    ("crates/exact/tests/golden/", "whydoku-formats"),
    ("crates/logic/tests/golden/", "whydoku-formats"),
    ("crates/rate/tests/golden/", "whydoku-formats"),
    ("docs/FORMATS.md", "whydoku-formats"),
    ("docs/TECHNIQUES.md", "whydoku-logic"),
    ("docs/TECHNIQUES.md", "xtask"),
    ("examples/", "whydoku-cli"),
    ("examples/notebook/", PYTHON),
    ("fuzz/", "whydoku-trials"),
    ("web/page/", "whydoku-encyclopedia"),
    ("web/page/", "whydoku-words"),
    ("web/types/", "whydoku-protocol"),
];

/// What is built into a package from outside it.
const BUILT_IN: [(&str, &str); 1] = [("web/page/", "whydoku-serve")];

/// The Python package, whose tests need Python.
const PYTHON: &str = "whydoku-python";

/// The packages of which the page consists, and the server of its tests.
const PAGE: [&str; 5] =
    ["whydoku-cli", "whydoku-encyclopedia", "whydoku-reader", "whydoku-serve", "whydoku-wasm"];

/// Files on which nothing but the checks of the whole project depends.
const NOTHING: [&str; 8] = [
    ".ci/",
    ".gitignore",
    ".github/",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "docs/",
];

/// Projects of their own, which no test builds.
const APART: [&str; 1] = ["bench/"];

/// What is to be tested.
#[derive(Default, PartialEq, Eq, Debug)]
pub(crate) struct Wanted {
    /// Every package whose code or material has changed, and every package that depends on one.
    pub(crate) packages: BTreeSet<String>,
    pub(crate) python: bool,
    /// The page and the package for npm.
    pub(crate) page: bool,
}

/// What the changes since a commit can break, uncommitted ones included; `None` if that is everything.
pub(crate) fn since(commit: &str) -> Result<Option<Wanted>, String> {
    let mut files = lines_of_git(&["diff", "--name-only", commit])?;
    files.extend(lines_of_git(&["ls-files", "--others", "--exclude-standard"])?);
    Ok(wanted(&files, &packages(&arrows::metadata()?)))
}

fn lines_of_git(arguments: &[&str]) -> Result<Vec<String>, String> {
    let output = Command::new("git").args(arguments).current_dir(root()).output();
    let output = output.map_err(|error| format!("git cannot be run: {error}"))?;
    if !output.status.success() {
        return Err(format!(
            "git {}: {}",
            arguments.join(" "),
            String::from_utf8_lossy(&output.stderr)
        ));
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}

/// A package of the workspace: its name, its folder, and the packages that it depends on in any way.
struct Package {
    name: String,
    folder: String,
    uses: Vec<String>,
}

fn packages(metadata: &Value) -> Vec<Package> {
    let all = metadata["packages"].as_array().into_iter().flatten();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let top = text(&metadata["workspace_root"]) + "/";
    let own = all.filter(|package| package["source"].is_null()).map(|package| {
        let manifest = text(&package["manifest_path"]);
        let folder = manifest.strip_prefix(&top).unwrap_or(&manifest);
        let uses = package["dependencies"].as_array().into_iter().flatten();
        Package {
            name: text(&package["name"]),
            folder: folder.trim_end_matches("Cargo.toml").to_owned(),
            uses: uses.map(|dependency| text(&dependency["name"])).collect(),
        }
    });
    own.collect()
}

fn wanted(files: &[String], packages: &[Package]) -> Option<Wanted> {
    let mut wanted = Wanted::default();
    let mut readers = BTreeSet::new();
    for file in files {
        let package = packages.iter().find(|package| file.starts_with(&package.folder));
        let named = |table: &[(&str, &str)]| -> Vec<String> {
            let rows = table.iter().filter(|(start, _)| file.starts_with(start));
            rows.map(|(_, name)| (*name).to_owned()).collect()
        };
        let (read_by, built_in) = (named(&READ), named(&BUILT_IN));
        let is_web = file.starts_with("web/");
        let is_apart = NOTHING.iter().chain(&APART).any(|start| file.starts_with(start));
        // Otherwise it is the lock file, a profile, or something that nobody has thought of.
        if package.is_none() && read_by.is_empty() && !is_web && !is_apart {
            return None;
        }
        wanted.page |= is_web;
        wanted.packages.extend(package.map(|package| package.name.clone()));
        wanted.packages.extend(built_in);
        readers.extend(read_by);
    }
    add_dependents(&mut wanted.packages, packages);
    // What their tests read changes nothing for the packages that depend on them.
    wanted.packages.extend(readers);
    wanted.python = wanted.packages.contains(PYTHON);
    wanted.page |= PAGE.iter().any(|name| wanted.packages.contains(*name));
    Some(wanted)
}

fn add_dependents(wanted: &mut BTreeSet<String>, packages: &[Package]) {
    loop {
        let before = wanted.len();
        for package in packages {
            if package.uses.iter().any(|used| wanted.contains(used)) {
                wanted.insert(package.name.clone());
            }
        }
        if wanted.len() == before {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn found(files: &[&str]) -> Option<Wanted> {
        let package = |name: &str, folder: &str, uses: &[&str]| {
            let uses: Vec<Value> = uses.iter().map(|name| json!({ "name": name })).collect();
            json!({ "name": name, "source": null, "dependencies": uses,
                "manifest_path": format!("/project/{folder}/Cargo.toml") })
        };
        let metadata = json!({ "workspace_root": "/project", "packages": [
            package("whydoku-core", "crates/core", &[]),
            package("whydoku-words", "crates/words", &["whydoku-core"]),
            package("whydoku-scan", "crates/scan", &["whydoku-core"]),
            package("whydoku-serve", "crates/serve", &["whydoku-words", "tokio"]),
            package("whydoku-python", "crates/python", &["whydoku-scan"]),
            { "name": "tokio", "source": "registry", "dependencies": [], "manifest_path": "/x/Cargo.toml" },
        ] });
        let files: Vec<String> = files.iter().map(|&file| file.to_owned()).collect();
        wanted(&files, &packages(&metadata))
    }

    fn names(wanted: &Wanted) -> Vec<&str> {
        wanted.packages.iter().map(String::as_str).collect()
    }

    #[test]
    fn whatever_depends_on_a_changed_crate_is_tested() {
        let words = found(&["crates/words/languages/en/page.ftl"]).expect("not everything");
        assert_eq!(names(&words), ["whydoku-serve", "whydoku-words"]);
        assert!(words.page && !words.python);
        let scan = found(&["crates/scan/src/lib.rs"]).expect("not everything");
        // Tests of the words read every crate, but that changes no word.
        assert_eq!(names(&scan), ["whydoku-python", "whydoku-scan", "whydoku-words"]);
        assert!(!scan.page);
        assert!(scan.python);
    }

    #[test]
    fn what_tests_read_counts_as_their_crate() {
        let page = found(&["web/page/main.js"]).expect("not everything");
        assert_eq!(names(&page), ["whydoku-encyclopedia", "whydoku-serve", "whydoku-words"]);
        let words = found(&["docs/FORMATS.md", "docs/notes/page.md"]).expect("not everything");
        assert_eq!(names(&words), ["whydoku-formats"]);
    }

    #[test]
    fn documents_need_no_tests_and_what_is_not_known_needs_all() {
        assert_eq!(found(&["docs/DESIGN.md", "bench/src/main.rs"]), Some(Wanted::default()));
        assert_eq!(found(&[]), Some(Wanted::default()));
        for file in ["Cargo.lock", "rust-toolchain.toml", ".cargo/config.toml", "new/file"] {
            assert_eq!(found(&["docs/DESIGN.md", file]), None, "{file}");
        }
    }

    #[test]
    fn every_package_named_here_exists() {
        let packages = packages(&arrows::metadata().expect("the metadata"));
        let is_there = |name: &str| packages.iter().any(|package| package.name == name);
        assert!(READ.iter().chain(&BUILT_IN).map(|(_, name)| *name).chain(PAGE).all(is_there));
        for (start, _) in READ.into_iter().chain(BUILT_IN) {
            assert!(root().join(start).exists(), "{start}");
        }
    }
}
