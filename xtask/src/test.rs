//! Everything that must pass before a change lands.
use crate::{browser, npm, python, root, site, supply, systems, tidy};
use std::process::Command;

const STEPS: [(&str, &[&str]); 5] = [
    ("format", &["fmt", "--all", "--check"]),
    (
        "lints",
        &["clippy", "--locked", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"],
    ),
    ("documentation", &["doc", "--locked", "--workspace", "--no-deps", "--quiet"]),
    ("tests", &["test", "--locked", "--workspace"]),
    // What a registry asks of a crate. That each compiles on its own takes minutes: docs/RELEASING.md.
    (
        "packages",
        &[
            "publish",
            "--workspace",
            "--dry-run",
            "--no-verify",
            "--allow-dirty",
            "--locked",
            "--quiet",
        ],
    ),
];

/// Tools that come with the toolchain, and how to get one that is missing.
const TOOLS: [(&str, &str); 2] =
    [("fmt", "rustup component add rustfmt"), ("clippy", "rustup component add clippy")];

pub(crate) fn run() -> Result<(), String> {
    if !root().join("../shared").is_dir() {
        println!("note: ../shared is absent; only the golden facts in the crates are compared");
    }
    for (tool, install) in TOOLS {
        if !supply::installed(tool) {
            return Err(format!("`cargo {tool}` is not installed; get it with `{install}`"));
        }
    }
    tidy::run()?;
    for (name, arguments) in STEPS {
        println!("== {name}: cargo {}", arguments.join(" "));
        let mut cargo = Command::new("cargo");
        cargo.args(arguments).current_dir(root());
        if name == "documentation" {
            cargo.env("RUSTDOCFLAGS", "-D warnings");
        }
        match cargo.status() {
            Ok(status) if status.success() => {}
            Ok(_) => return Err(format!("{name} failed")),
            Err(error) => return Err(format!("cargo cannot be run: {error}")),
        }
    }
    systems::run()?;
    supply::advise()?;
    python::run()?;
    browser::run(&[])?;
    match site::add_target() {
        Ok(()) => npm::run()?,
        Err(reason) => println!("NOTE: the package for npm is not tried: {reason}"),
    }
    println!("all passed");
    Ok(())
}
