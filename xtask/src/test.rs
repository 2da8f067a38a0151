//! Everything that must pass before a change lands.
use crate::{browser, root, tidy};
use std::process::Command;

const STEPS: [(&str, &[&str]); 4] = [
    ("format", &["fmt", "--all", "--check"]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]),
    ("documentation", &["doc", "--workspace", "--no-deps", "--quiet"]),
    ("tests", &["test", "--workspace"]),
];

pub(crate) fn run() -> Result<(), String> {
    if !root().join("../shared").is_dir() {
        println!("note: ../shared is absent; the tests that compare with its data say so and pass");
    }
    tidy::run()?;
    for (name, arguments) in STEPS {
        if name != "tests" && !installed(arguments[0]) {
            println!("== {name}: SKIPPED, `cargo {}` is not installed", arguments[0]);
            continue;
        }
        println!("== {name}: cargo {}", arguments.join(" "));
        let mut cargo = Command::new("cargo");
        cargo.args(arguments).current_dir(root());
        if name == "documentation" {
            cargo.env("RUSTDOCFLAGS", "-D warnings");
        }
        let status = cargo.status();
        match status {
            Ok(status) if status.success() => {}
            Ok(_) => return Err(format!("{name} failed")),
            Err(error) => return Err(format!("cargo cannot be run: {error}")),
        }
    }
    browser::run()?;
    println!("all passed");
    Ok(())
}

/// Whether cargo can do this. Of what is part of cargo itself the tool behind it is asked.
fn installed(subcommand: &str) -> bool {
    let output = match subcommand {
        "doc" => Command::new("rustdoc").arg("--version").output(),
        _ => Command::new("cargo").args([subcommand, "--version"]).output(),
    };
    output.is_ok_and(|output| output.status.success())
}
