//! Tests of the published files, in the way their users will use them.
use crate::root;
use crate::tools::target_folder;
use crate::tools::{find, step};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The puzzle that a release is tried with: the tests cover everything else.
const PUZZLE: &str = "examples/first.txt";

/// Unpacks the archive of the program, and solves a puzzle with it.
pub(super) fn archive(archive: &Path, program: &str) -> Result<(), String> {
    let room = fresh("unpacked")?;
    let unpack = || {
        let file = fs::File::open(archive)?;
        tar::Archive::new(flate2::read::GzDecoder::new(file)).unpack(&room)
    };
    unpack().map_err(|error| format!("{}: {error}", archive.display()))?;
    let mut solve = Command::new(room.join(program));
    step(
        "dist",
        "the program solves",
        solve.arg("solve").arg(root().join(PUZZLE)).stdout(Stdio::null()),
    )
}

/// Installs the package on a system that contains nothing else, runs it there, and removes it.
pub(super) fn deb(package: &Path) -> Result<(), String> {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if find("dpkg").is_none() || !is_root {
        println!(
            "NOTE: the package for Debian is not tested: that needs Debian and administrator rights"
        );
        return Ok(());
    }
    let system = fresh("system")?;
    let known = system.join("var/lib/dpkg");
    let begin = || {
        for folder in ["info", "updates", "triggers"] {
            fs::create_dir_all(known.join(folder))?;
        }
        fs::write(known.join("status"), "")
    };
    begin().map_err(|error| format!("{}: {error}", known.display()))?;
    let before = files(&system)?;
    let dpkg = |what: &str, on: &Path| {
        let mut dpkg = Command::new("dpkg");
        dpkg.arg(format!("--root={}", system.display())).arg("--log=/var/log/dpkg.log");
        // The package has no dependencies, and the simulated system has nothing to run.
        dpkg.args(["--force-script-chrootless", what]).arg(on).stdout(Stdio::null());
        step("dist", &format!("dpkg {what}"), &mut dpkg)
    };
    dpkg("--install", package)?;
    let mut solve = Command::new("chroot");
    solve.arg(&system).args(["/usr/bin/whydoku", "solve", "-"]);
    solve.stdin(fs::File::open(root().join(PUZZLE)).map_err(|error| format!("{PUZZLE}: {error}"))?);
    step("dist", "the program solves where nothing else is", solve.stdout(Stdio::null()))?;
    dpkg("--purge", Path::new("whydoku"))?;
    let left: Vec<String> =
        files(&system)?.into_iter().filter(|file| !before.contains(file)).collect();
    if left.is_empty() { Ok(()) } else { Err(format!("removed, the package leaves {left:?}")) }
}

/// Installs the wheel into an empty environment, and calls it.
pub(super) fn wheel(python: &Path, files: &Path) -> Result<(), String> {
    let room = fresh("environment")?;
    let mut create = Command::new(python);
    step("dist", "an empty environment", create.args(["-m", "venv"]).arg(&room))?;
    let python = room.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--no-index", "--only-binary", ":all:"]);
    step("dist", "pip install", install.arg("--find-links").arg(files).arg("whydoku"))?;
    let question = "import whydoku as p; \
        assert next(p.generate(1, seed=7)).count() == 1";
    let mut ask = Command::new(&python);
    step("dist", "the wheel answers", ask.args(["-c", question]).current_dir(&room))
}

/// Installs the package into an empty folder, and calls it.
pub(super) fn npm(package: &Path) -> Result<(), String> {
    let room = fresh("node")?;
    let mut install = Command::new("npm");
    install.args(["install", "--no-audit", "--no-fund", "--offline", "--silent"]).arg(package);
    step("dist", "npm install", install.current_dir(&room))?;
    let question = "import { solve } from 'whydoku'; \
        const path = await solve(process.argv[1]); console.assert(path.steps.length > 9);";
    let puzzle =
        fs::read_to_string(root().join(PUZZLE)).map_err(|error| format!("{PUZZLE}: {error}"))?;
    let mut ask = Command::new("node");
    ask.args(["--input-type=module", "--eval", question, &puzzle]).current_dir(&room);
    step("dist", "the package for npm answers", &mut ask)
}

/// An empty folder of this name.
fn fresh(name: &str) -> Result<PathBuf, String> {
    let room = target_folder()?.join("tried").join(name);
    super::source::remove(&room)?;
    fs::create_dir_all(&room).map_err(|error| format!("{}: {error}", room.display()))?;
    Ok(room)
}

/// All files and folders in a system, except for dpkg's own records.
fn files(system: &Path) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    list(system, &mut found).map_err(|error| format!("{}: {error}", system.display()))?;
    let own = ["var/lib/dpkg", "var/log"].map(|folder| system.join(folder).display().to_string());
    found.retain(|name| !own.iter().any(|own| name.starts_with(own.as_str())));
    Ok(found)
}

fn list(folder: &Path, found: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        found.push(entry.path().display().to_string());
        if entry.file_type()?.is_dir() {
            list(&entry.path(), found)?;
        }
    }
    Ok(())
}
