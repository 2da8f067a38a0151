//! What is inside: the licences of third-party code, and a list of every component.
use super::Made;
use crate::licences::ALLOWED;
use crate::tools::step;
use crate::tools::target_folder;
use crate::{crate_folder, root};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The name of the licence file next to the work it covers. Python packagers include this name
/// automatically.
pub(super) const FILE: &str = "LICENSE-THIRD-PARTY.txt";

/// The programs that determine what a crate is built from, the versions that were tested, and their
/// features.
const TOOLS: [(&str, &str, &str); 2] =
    [("cargo-about", "0.9.3", "cli"), ("cargo-cyclonedx", "0.5.9", "")];

/// The template of the list of licences.
const TEMPLATE: &str = "\
{{#each licenses}}
================================================================================
{{{name}}}
{{#each used_by}}
  {{{crate.name}}} {{{crate.version}}}
{{/each}}

{{{text}}}

{{/each}}
";

/// Code that no list of crates mentions, and that is in every Rust program.
const STANDARD_LIBRARY: &str = "\
Everything here is built with the compiler and the standard library of Rust, by the Rust project
(https://rust-lang.org), under MIT or Apache-2.0. The file COPYRIGHT-library.html of the compiler lists
the parts of the library and their licences, which are of the same kinds.
";

/// The additional code in a program that needs no system libraries.
const MUSL: &str = include_str!("musl.txt");

/// A crate that is published as a program or a library, and the target it is built for.
pub(super) struct Crate<'a> {
    pub(super) name: &'a str,
    /// Options of cargo that choose features.
    pub(super) features: &'a [&'a str],
    pub(super) target: &'a str,
}

impl Crate<'_> {
    fn manifest(&self) -> PathBuf {
        root().join(crate_folder(self.name)).join("Cargo.toml")
    }
}

/// Installs the programs of this module into a folder, if they are not there.
pub(super) fn install_tools(folder: &Path) -> Result<(), String> {
    for (name, version, features) in TOOLS {
        let is_there = || {
            let asked = tool(folder, name).arg("--version").output();
            asked.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).contains(version))
        };
        if is_there() {
            continue;
        }
        let mut cargo = Command::new("cargo");
        cargo.args(["install", "--locked", "--quiet", name, "--version", version]);
        cargo.args(["--features", features, "--root"]).arg(folder);
        step("dist", name, &mut cargo)?;
    }
    Ok(())
}

/// A subcommand of cargo from this folder.
fn tool(folder: &Path, name: &str) -> Command {
    let mut command = Command::new(folder.join("bin").join(name));
    command.args(name.strip_prefix("cargo-"));
    command
}

/// Collects the licences of everything that is linked into the crate, and also publishes them as a file.
pub(super) fn licences(made: &Made<'_>, of: &Crate<'_>, part: &str) -> Result<String, String> {
    let folder = target_folder()?;
    let (settings, template) = (folder.join("about.toml"), folder.join("about.hbs"));
    let list = folder.join("about.txt");
    let accepted: Vec<String> = ALLOWED.iter().map(|licence| format!("{licence:?}")).collect();
    let text = format!(
        "accepted = [{}]\ntargets = [{:?}]\nignore-build-dependencies = true\n\
         ignore-dev-dependencies = true\nprivate = {{ ignore = true }}\n",
        accepted.join(", "),
        of.target
    );
    let write = |path: &Path, text: &str| {
        fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    write(&settings, &text)?;
    write(&template, TEMPLATE)?;
    let mut about = tool(made.tools, "cargo-about");
    about.args(["generate", "--locked", "--fail", "--manifest-path"]).arg(of.manifest());
    about.args(of.features).arg("--config").arg(settings).arg("--output-file").arg(&list);
    step("dist", "licences", about.arg(template))?;
    let list = fs::read_to_string(&list).map_err(|error| format!("cargo-about: {error}"))?;
    let is_ours = |line: &str| line.starts_with("  whydoku");
    let list: String = list.split_inclusive('\n').filter(|line| !is_ours(line)).collect();
    let musl = if of.target.ends_with("-musl") { MUSL } else { "" };
    let text = format!("{STANDARD_LIBRARY}{musl}\n{list}");
    made.put(&format!("whydoku-{}-{part}.licences.txt", super::VERSION), text.as_bytes())?;
    Ok(text)
}

/// Publishes the list of every component of the crate, in the format `CycloneDX`.
pub(super) fn bill_of_materials(made: &Made<'_>, of: &Crate<'_>, part: &str) -> Result<(), String> {
    let mut lister = tool(made.tools, "cargo-cyclonedx");
    lister.args(["--format", "json", "--spec-version", "1.5", "--no-build-deps", "--quiet"]);
    lister.args(["--target", of.target, "--override-filename", "bill", "--manifest-path"]);
    step("dist", "bill of materials", lister.arg(of.manifest()).args(of.features))?;
    let list = of.manifest().with_file_name("bill.json");
    let text = fs::read_to_string(&list).map_err(|error| format!("{}: {error}", list.display()))?;
    // The list must not depend on the folder that it was made in.
    let text = text.replace(&root().display().to_string(), "/whydoku");
    let bill = serde_json::from_str(&text).map_err(|error| format!("cargo-cyclonedx: {error}"))?;
    let bill = format!("{:#}\n", without_others(bill, &linked(of)?));
    made.put(&format!("whydoku-{}-{part}.cdx.json", super::VERSION), bill.as_bytes())?;
    Ok(())
}

/// Names and versions of everything that is linked into the crate.
fn linked(of: &Crate<'_>) -> Result<BTreeSet<(String, String)>, String> {
    let mut tree = Command::new("cargo");
    tree.args(["tree", "--locked", "--edges", "normal,no-proc-macro", "--prefix", "none"]);
    tree.args(["--package", of.name, "--target", of.target]).args(of.features);
    let output = tree.current_dir(root()).output();
    let output = output.map_err(|error| format!("cargo cannot be run: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo tree: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let pair = |line: &str| {
        let mut words = line.split(' ');
        Some((words.next()?.to_owned(), words.next()?.strip_prefix('v')?.to_owned()))
    };
    Ok(String::from_utf8_lossy(&output.stdout).lines().filter_map(pair).collect())
}

/// The list without components that only other crates of the workspace, tests or builds use: the original
/// covers everything that any of them needs.
fn without_others(mut bill: Value, linked: &BTreeSet<(String, String)>) -> Value {
    let mut kept = BTreeSet::new();
    kept.extend(bill["metadata"]["component"]["bom-ref"].as_str().map(str::to_owned));
    if let Some(parts) = bill["components"].as_array_mut() {
        let text = |part: &Value, key| part[key].as_str().unwrap_or_default().to_owned();
        parts.retain(|part| linked.contains(&(text(part, "name"), text(part, "version"))));
        kept.extend(parts.iter().map(|part| text(part, "bom-ref")));
    }
    let is_kept = |name: &Value| name.as_str().is_some_and(|name| kept.contains(name));
    if let Some(dependencies) = bill["dependencies"].as_array_mut() {
        dependencies.retain(|dependency| is_kept(&dependency["ref"]));
        for dependency in dependencies {
            if let Some(on) = dependency["dependsOn"].as_array_mut() {
                on.retain(is_kept);
            }
        }
    }
    bill
}

/// The kind of this machine, as the compiler names it.
pub(super) fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output();
    let text = output.map_err(|error| format!("rustc cannot be run: {error}"))?.stdout;
    let text = String::from_utf8_lossy(&text);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not report its host".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_is_linked_is_in_the_list() {
        let part = |name| json!({ "name": name, "version": "1.0.0", "bom-ref": name });
        let bill = json!({
            "metadata": { "component": part("whydoku-cli") },
            "components": [part("clap"), part("clap_derive"), part("memchr")],
            "dependencies": [
                { "ref": "whydoku-cli", "dependsOn": ["clap", "clap_derive", "memchr"] },
                { "ref": "clap_derive", "dependsOn": ["syn"] },
                { "ref": "clap", "dependsOn": ["clap_derive"] },
            ],
        });
        let linked = ["clap", "memchr"].map(|name| (name.to_owned(), "1.0.0".to_owned()));
        let expected = json!({
            "metadata": { "component": part("whydoku-cli") },
            "components": [part("clap"), part("memchr")],
            "dependencies": [
                { "ref": "whydoku-cli", "dependsOn": ["clap", "memchr"] },
                { "ref": "clap", "dependsOn": [] },
            ],
        });
        assert_eq!(without_others(bill, &linked.into()), expected);
    }
}
