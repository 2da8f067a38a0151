//! `cargo xtask python`: the wheel as its users receive it: built, installed into an empty environment,
//! tested.
use crate::root;
use crate::tools::{find, install, step, target_folder};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The crate of the wheel, and the packages of its tests.
const CRATE: &str = "crates/python";
const REQUIREMENTS: &str = "crates/python/tests/requirements.txt";

/// Quick to build, and quick enough for the tests.
const PROFILE: &str = "quick";

/// The additional packages for the tests on a cluster.
const CLUSTER: &str = "crates/python/cluster";

pub(crate) fn run() -> Result<(), String> {
    let folder = target_folder()?.join("python");
    let python = environment(&folder, REQUIREMENTS)?;
    let wheel = built(&folder, &python)?;
    install_wheel(&python, &wheel)?;
    let tests = root().join(CRATE).join("tests");
    let mut stubs = Command::new(&python);
    stubs.args(["-m", "mypy.stubtest", "whydoku", "--ignore-disjoint-bases", "--allowlist"]);
    stubs.arg(tests.join("stubtest.txt")).arg("--mypy-config-file").arg(tests.join("mypy.ini"));
    step("python", "types", stubs.current_dir(&folder))?;
    step("python", "tests", &mut pytest(&folder, &python, &tests))
}

/// `cargo xtask cluster`: the wheel in a real Spark, whose executors and drivers are killed while it runs,
/// and in Ray.
pub(crate) fn cluster() -> Result<(), String> {
    if find("java").is_none() {
        install("cluster", &["openjdk-17-jre-headless"]);
    }
    if find("java").is_none() {
        return Err(
            "Spark needs Java 17 or newer, which could not be installed with apt-get".into()
        );
    }
    let target = target_folder()?;
    let builder = target.join("python");
    let wheel = built(&builder, &environment(&builder, REQUIREMENTS)?)?;
    let folder = target.join("cluster");
    let python = environment(&folder, &format!("{CLUSTER}/requirements.txt"))?;
    install_wheel(&python, &wheel)?;
    let tests = root().join(CLUSTER);
    let mut pytest = pytest(&folder, &python, &tests);
    // Killing and starting again may take minutes on a busy machine.
    pytest.args(["--override-ini", "faulthandler_timeout=1200"]);
    step("cluster", "tests", pytest.env("WHYDOKU_WHEEL", &wheel))
}

/// Builds the wheel anew.
fn built(folder: &Path, python: &Path) -> Result<PathBuf, String> {
    let wheels = folder.join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    }
    let mut build = Command::new(python);
    build.args(["-m", "maturin", "build", "--quiet", "--locked", "--profile", PROFILE, "--out"]);
    // For this Python rather than the first on the path: a free-threaded one has wheels of its own.
    build.arg(&wheels).arg("--interpreter").arg(python);
    step("python", "wheel", build.current_dir(root().join(CRATE)))?;
    wheel(&wheels)
}

fn install_wheel(python: &Path, wheel: &Path) -> Result<(), String> {
    let mut install = Command::new(python);
    install.args(["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps"]);
    step("python", "installation", install.arg(wheel))
}

/// The tests in a folder, run from another, so that nothing is imported from the sources.
fn pytest(folder: &Path, python: &Path, tests: &Path) -> Command {
    let mut pytest = Command::new(python);
    pytest.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]).arg(tests);
    pytest.env("PYTHONDONTWRITEBYTECODE", "1").current_dir(folder);
    pytest
}

/// The only wheel in the folder.
fn wheel(folder: &Path) -> Result<PathBuf, String> {
    let files = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths = files.flatten().map(|file| file.path());
    paths
        .find(|path| path.extension().is_some_and(|ending| ending == "whl"))
        .ok_or_else(|| "maturin made no wheel".into())
}

/// A virtual environment with the packages of a list; returns its Python.
pub(crate) fn environment(folder: &Path, requirements: &str) -> Result<PathBuf, String> {
    let venv = folder.join("venv");
    let python = venv.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let wanted = fs::read_to_string(root().join(requirements))
        .map_err(|error| format!("{requirements}: {error}"))?;
    // Written when everything is installed, so that an incomplete environment is made anew.
    let stamp = venv.join("whydoku-requirements.txt");
    let works =
        || Command::new(&python).arg("--version").output().is_ok_and(|out| out.status.success());
    if works() && fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    let system = interpreter()?;
    step("python", "environment", Command::new(system).args(["-m", "venv", "--clear"]).arg(&venv))?;
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"]);
    step("python", "packages", pip.arg(root().join(requirements)))?;
    fs::write(&stamp, wanted).map_err(|error| format!("{}: {error}", stamp.display()))?;
    Ok(python)
}

/// Python 3.10 or newer that can make environments, installed if it is missing.
fn interpreter() -> Result<PathBuf, String> {
    if let Some(python) = usable() {
        return Ok(python);
    }
    install("python", &["python3", "python3-venv"]);
    usable().ok_or_else(|| {
        "the Python package is tested with Python 3.10 or newer and its module venv; they could not \
         be installed with apt-get (is this Debian, and are you root?). Install them, or name the \
         program in the variable PYTHON, or run the other tests with `cargo test --workspace`"
            .into()
    })
}

fn usable() -> Option<PathBuf> {
    let named = std::env::var_os("PYTHON").map(PathBuf::from);
    let python = named.or_else(|| find("python3")).or_else(|| find("python"))?;
    let question = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";
    let asked = Command::new(&python).args(["-c", question]).output();
    asked.is_ok_and(|output| output.status.success()).then_some(python)
}
