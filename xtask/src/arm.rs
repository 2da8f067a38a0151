//! `cargo xtask arm`: the tests of the exact solver as a 64-bit ARM processor runs them, on this machine or
//! emulated; and how many instructions a puzzle takes there.
use crate::tools::{find, install, step, target_folder};
use crate::{root, site};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const TARGET: &str = "aarch64-unknown-linux-gnu";

const LINKER: &str = "aarch64-linux-gnu-gcc";

/// Runs one program of another processor.
const EMULATOR: &str = "qemu-aarch64";

/// Where Debian puts the C library of the target, for the linker and for the emulator.
const LIBRARY: &str = "/usr/aarch64-linux-gnu";

/// The sets of `../shared/data/solver` whose instructions are counted, and how many puzzles of each.
const SETS: [(&str, usize); 4] = [
    ("easy_naked", 1_000),
    ("random_minimal", 1_000),
    ("17_clue", 1_000),
    ("forum_hardest_1905_11plus", 200),
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
        Some(other) => Err(format!("{other:?} is not an option of `arm`; `--work` is")),
    }
}

/// Cargo with a chore for the solver, for ARM.
fn cargo(chore: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.args([chore, "--locked", "--package", "pencilmark-exact"]).current_dir(root());
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
    let mut folder = target_folder()?;
    if !cfg!(target_arch = "aarch64") {
        folder.push(TARGET);
    }
    let program = folder.join("release/examples/count_on");
    println!("| set | {} |", WAYS.map(|[backend, way]| format!("{way} {backend}")).join(" | "));
    println!("|---|{}", "---|".repeat(WAYS.len()));
    for (set, puzzles) in SETS {
        if !sets.is_empty() && !sets.iter().any(|name| set.starts_with(name)) {
            continue;
        }
        let file = root().join("../shared/data/solver").join(set).with_extension("txt");
        let mut row = format!("| {set} |");
        for way in WAYS {
            // Starting is not counted: it is the same for twice as many puzzles.
            let count = |puzzles| instructions(&program, &file, puzzles, way);
            let of_one = (count(2 * puzzles)? - count(puzzles)?) / puzzles as u64;
            let _ = write!(row, " {of_one} |");
        }
        println!("{row}");
    }
    Ok(())
}

/// How many instructions the emulator carries out: it reports each block of them, and a block is one.
fn instructions(
    program: &PathBuf,
    file: &PathBuf,
    puzzles: usize,
    [backend, way]: [&str; 2],
) -> Result<u64, String> {
    let mut emulator = Command::new(EMULATOR);
    emulator.args(["-L", LIBRARY, "-d", "nochain,exec"]).arg(program).arg(file);
    emulator.args([&puzzles.to_string(), backend, way]);
    // One name until version 8, the other since.
    emulator.env("QEMU_SINGLESTEP", "1").env("QEMU_ONE_INSN_PER_TB", "1");
    let wrong = |error| format!("{EMULATOR}: {error}");
    let mut child = emulator.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().map_err(wrong)?;
    let mut count = 0;
    let reports =
        child.stderr.take().into_iter().flat_map(|pipe| BufReader::new(pipe).split(b'\n'));
    for line in reports {
        count += u64::from(line.map_err(wrong)?.starts_with(b"Trace"));
    }
    if child.wait().map_err(wrong)?.success() {
        Ok(count)
    } else {
        Err(format!("the example fails on {}", file.display()))
    }
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
