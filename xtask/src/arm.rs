//! `cargo xtask arm`: the tests of the exact solver as a 64-bit ARM processor runs them, on this machine or
//! emulated; and how many instructions a puzzle takes there.
use crate::tools::{find, install, step, target_folder};
use crate::{root, site};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "aarch64-unknown-linux-gnu";

const LINKER: &str = "aarch64-linux-gnu-gcc";

/// Runs one program of another processor.
const EMULATOR: &str = "qemu-aarch64";

/// Where Debian puts the C library of the target, for the linker and for the emulator.
const LIBRARY: &str = "/usr/aarch64-linux-gnu";

/// The sets of `solver` in the folder `WHYDOKU_DATA` whose instructions are counted, and how many puzzles of each.
const SETS: [(&str, usize); 10] = [
    ("easy_naked", 2_000),
    ("zero_solution", 2_000),
    ("random_minimal", 2_000),
    ("17_clue", 2_000),
    ("magictour_top1465", 700),
    ("forum_hardest_1905_11plus", 500),
    ("forum_hardest_1106", 180),
    ("serg_benchmark", 2_000),
    ("vicinity_minimal", 2_000),
    ("vicinity_17", 2_000),
];

/// The ways to solve puzzles, as the example `count_on` knows them.
const WAYS: [[&str; 2]; 4] =
    [["neon", "batch"], ["portable", "batch"], ["neon", "one"], ["portable", "one"]];

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if !cfg!(target_arch = "aarch64") {
        prepare()?;
    }
    match arguments.first().map(String::as_str) {
        None => {
            let lints = ["--all-targets", "--", "--deny", "warnings"];
            step("arm", "lints", cargo("clippy").args(lints))?;
            step("arm", "tests", &mut cargo("test"))
        }
        Some("--work") => work(&arguments[1..]),
        Some(other) => Err(format!("{other:?} is not an option; `--work` is the only one")),
    }
}

/// Cargo with a chore for the solver, for ARM.
fn cargo(chore: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.args([chore, "--locked", "--package", "whydoku-exact"]).current_dir(root());
    if !cfg!(target_arch = "aarch64") {
        cargo.args(["--target", TARGET]);
        let variable = |name: &str| format!("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_{name}");
        cargo.env(variable("LINKER"), LINKER);
        cargo.env(variable("RUNNER"), format!("{EMULATOR} -L {LIBRARY}"));
    }
    cargo
}

/// Prints the instructions that a puzzle of each set takes, in each way.
fn work(sets: &[String]) -> Result<(), String> {
    if find(EMULATOR).is_none() {
        return Err(format!("instructions are counted by {EMULATOR}, which is not here"));
    }
    step("arm", "example", cargo("build").args(["--release", "--example", "count_on"]))?;
    let plugin = plugin()?;
    let mut folder = target_folder()?;
    if !cfg!(target_arch = "aarch64") {
        folder.push(TARGET);
    }
    let program = folder.join("release/examples/count_on");
    let data = std::env::var_os("WHYDOKU_DATA").map(|folder| root().join(folder));
    let data =
        data.ok_or("set WHYDOKU_DATA to a folder with sets of puzzles: see CONTRIBUTING.md")?;
    println!("| set | {} |", WAYS.map(|[backend, way]| format!("{way} {backend}")).join(" | "));
    println!("|---|{}", "---|".repeat(WAYS.len()));
    for (set, puzzles) in SETS {
        if !sets.is_empty() && !sets.iter().any(|name| set.starts_with(name)) {
            continue;
        }
        let file = data.join("solver").join(set).with_extension("txt");
        let mut row = format!("| {set} |");
        for way in WAYS {
            // Starting is not counted: it is the same for twice as many puzzles.
            let count = |puzzles| instructions(&plugin, &program, &file, puzzles, way);
            let of_one = (count(2 * puzzles)? - count(puzzles)?) / puzzles as u64;
            let _ = write!(row, " {of_one} |");
        }
        println!("{row}");
    }
    Ok(())
}

/// Builds the plugin of the emulator that counts.
fn plugin() -> Result<PathBuf, String> {
    let source = root().join("xtask/src/arm/instructions.c");
    let plugin = target_folder()?.join("instructions.so");
    let mut compiler = Command::new("cc");
    compiler.args(["-O2", "-Wall", "-shared", "-fPIC", "-o"]).arg(&plugin).arg(source);
    step("arm", "plugin", &mut compiler)?;
    Ok(plugin)
}

/// How many instructions the emulator carries out.
fn instructions(
    plugin: &Path,
    program: &Path,
    file: &Path,
    puzzles: usize,
    [backend, way]: [&str; 2],
) -> Result<u64, String> {
    let mut emulator = Command::new(EMULATOR);
    emulator.args(["-L", LIBRARY, "-plugin"]).arg(plugin).arg(program).arg(file);
    emulator.args([&puzzles.to_string(), backend, way]);
    let output = emulator.output().map_err(|error| format!("{EMULATOR}: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let wrong = |_| format!("{} of {}: {}", EMULATOR, file.display(), text.trim());
    text.trim().parse().map_err(wrong)
}

/// Installs what is missing.
fn prepare() -> Result<(), String> {
    site::add(TARGET)?;
    let packages = missing();
    if !packages.is_empty() {
        install("arm", &packages);
    }
    match missing()[..] {
        [] => Ok(()),
        [..] => Err(format!(
            "tests for ARM are linked and emulated here, which needs {}; they could not be installed with \
             apt-get (is this Debian, and are you root?)",
            missing().join(", ")
        )),
    }
}

/// Debian's names for what is missing.
fn missing() -> Vec<&'static str> {
    let needed = [
        ("gcc-aarch64-linux-gnu", find(LINKER).is_some()),
        ("libc6-dev-arm64-cross", Path::new(LIBRARY).join("lib/libc.so").is_file()),
        ("qemu-user", find(EMULATOR).is_some()),
    ];
    needed.into_iter().filter(|(_, found)| !found).map(|(name, _)| name).collect()
}
