//! The program as people download it: one file without system dependencies, its manual and completions.
use super::archive::Tree;
use super::{Made, VERSION, deb, inside, tried};
use crate::tools::target_folder;
use crate::{root, site};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Shells with completions, and the file name that each expects.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "whydoku.bash"),
    ("elvish", "whydoku.elv"),
    ("fish", "whydoku.fish"),
    ("powershell", "whydoku.ps1"),
    ("zsh", "_whydoku"),
];

/// The program and what goes with it.
pub(super) struct Parts {
    pub(super) program: Vec<u8>,
    /// The manual pages: for each the name of its file, and the text.
    pub(super) manual: Vec<(String, Vec<u8>)>,
    /// For each shell, its name and the text.
    pub(super) completions: Vec<(&'static str, Vec<u8>)>,
    /// The licences of third-party code in it.
    pub(super) licences: String,
}

pub(super) fn make(made: &Made<'_>) -> Result<(), String> {
    let target = target()?;
    site::add(&target)?;
    let crate_ = inside::Crate { name: "whydoku-cli", features: &[], target: &target };
    let licences = inside::licences(made, &crate_, &target)?;
    let parts = built(&target, licences)?;
    let packed = tree(&parts, &target).and_then(|tree| tree.packed(made.time));
    let packed = packed.map_err(|error| format!("the archive of the program: {error}"))?;
    let archive = made.put(&format!("{}.tar.gz", folder_name(&target)), &packed)?;
    tried::archive(&archive, &format!("{}/{}", folder_name(&target), file_name(&target)))?;
    let machine = match target.as_str() {
        "x86_64-unknown-linux-musl" => Some("amd64"),
        "aarch64-unknown-linux-musl" => Some("arm64"),
        _ => None,
    };
    if let Some(machine) = machine {
        tried::deb(&deb::make(made, &parts, machine)?)?;
    }
    inside::bill_of_materials(made, &crate_, &target)
}

/// The target: this kind of machine, on Linux without system libraries.
pub(super) fn target() -> Result<String, String> {
    let host = inside::host()?;
    Ok(match host.strip_suffix("-linux-gnu") {
        Some(machine) => format!("{machine}-linux-musl"),
        None => host,
    })
}

fn built(target: &str, licences: String) -> Result<Parts, String> {
    println!("== dist: the program for {target}");
    let package = ["build", "--locked", "--profile", "dist", "--quiet", "-p", "whydoku-cli"];
    let mut cargo = Command::new("cargo");
    cargo.args(package).args(["--target", target]).current_dir(root());
    if !cargo.status().is_ok_and(|status| status.success()) {
        return Err("the program does not build".into());
    }
    let file = target_folder()?.join(target).join("dist").join(file_name(target));
    let program = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let says = |arguments: &[&str]| said_by(&file, arguments);
    let completions = SHELLS.map(|(shell, _)| Ok((shell, says(&["completions", shell])?)));
    let completions = completions.into_iter().collect::<Result<_, String>>()?;
    Ok(Parts { program, manual: manual(&says)?, completions, licences })
}

/// The page of the program, and those that it refers to.
fn manual(
    says: &impl Fn(&[&str]) -> Result<Vec<u8>, String>,
) -> Result<Vec<(String, Vec<u8>)>, String> {
    let page = says(&["man"])?;
    let text = String::from_utf8_lossy(&page).into_owned();
    let mut pages = vec![("whydoku.1".to_owned(), page)];
    for command in commands(&text) {
        pages.push((format!("whydoku-{command}.1"), says(&["man", command])?));
    }
    Ok(pages)
}

/// The commands whose pages a manual page refers to.
fn commands(page: &str) -> impl Iterator<Item = &str> {
    page.lines().filter_map(|line| line.strip_prefix("whydoku\\-")?.strip_suffix("(1)"))
}

fn said_by(program: &Path, arguments: &[&str]) -> Result<Vec<u8>, String> {
    match Command::new(program).args(arguments).output() {
        Ok(output) if output.status.success() => Ok(output.stdout),
        _ => Err(format!("{} {} failed", program.display(), arguments.join(" "))),
    }
}

/// The files as they are in the folder that people unpack.
fn tree(parts: &Parts, target: &str) -> std::io::Result<Tree> {
    let folder = folder_name(target);
    let mut tree = Tree::default();
    tree.put_program(format!("{folder}/{}", file_name(target)), parts.program.clone());
    for (name, page) in &parts.manual {
        tree.put(format!("{folder}/man/{name}"), page.clone());
    }
    for ((_, text), (_, name)) in parts.completions.iter().zip(SHELLS) {
        tree.put(format!("{folder}/completions/{name}"), text.clone());
    }
    for name in ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"] {
        tree.put(format!("{folder}/{name}"), fs::read(root().join(name))?);
    }
    tree.put(format!("{folder}/{}", inside::FILE), parts.licences.clone());
    Ok(tree)
}

fn folder_name(target: &str) -> String {
    format!("whydoku-{VERSION}-{target}")
}

fn file_name(target: &str) -> &'static str {
    if target.contains("windows") { "whydoku.exe" } else { "whydoku" }
}

#[cfg(test)]
mod tests {
    use super::manual;

    #[test]
    fn every_page_that_the_manual_refers_to_is_handed_out() {
        let says = |arguments: &[&str]| {
            let page = if arguments.len() == 1 {
                ".TP\nwhydoku\\-solve(1)\nSolve\n.TP\nwhydoku\\-man(1)\n"
            } else {
                arguments[1]
            };
            Ok(page.as_bytes().to_vec())
        };
        let pages = manual(&says).expect("pages");
        let names: Vec<&str> = pages.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["whydoku.1", "whydoku-solve.1", "whydoku-man.1"]);
        assert_eq!(pages[1].1, b"solve");
    }
}
