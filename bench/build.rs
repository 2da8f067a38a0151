//! Tells the program which compiler built it, for the heading of its tables.
use std::process::Command;

fn main() {
    let rustc = std::env::var("RUSTC").expect("cargo names the compiler");
    let output = Command::new(rustc).arg("--version").output().expect("the compiler runs");
    let version = String::from_utf8(output.stdout).expect("UTF-8");
    println!("cargo::rustc-env=COMPILER={}", version.trim());
    println!("cargo::rerun-if-changed=build.rs");
}
