//! `cargo xtask browser`: the page in a real browser, on both of its transports.
use crate::tools::{find, install, step};
use crate::{root, site, sizes};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Names under which the browser is found.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// All tests of the page, or only those that kill tabs in the middle of a game: `--crashes N`.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let crashes = match arguments {
        [] => None,
        [option, number] if option == "--crashes" && number.parse::<u32>().is_ok() => Some(number),
        _ => return Err("Usage: cargo xtask browser [--crashes N]".to_owned()),
    };
    let browser = prepare()?;
    let web = root().join("web");
    packages()?;
    step(
        "browser",
        "types",
        Command::new("npm").args(["run", "--silent", "types"]).current_dir(&web),
    )?;
    let target = site::target_folder()?;
    let build = ["build", "--profile", "test", "-p", "pencilmark-cli"];
    step("browser", "program", Command::new("cargo").args(build).current_dir(root()))?;
    let folder = target.join("site");
    let mut tests = Command::new("npm");
    let script = if crashes.is_some() { "crashes" } else { "test" };
    tests.args(["run", script, "--silent"]).current_dir(&web);
    tests.envs(crashes.map(|number| ("CRASHES", number)));
    tests.env("PENCILMARK", target.join("debug/pencilmark")).env("CHROMIUM", browser);
    match site::add_target() {
        Ok(()) => {
            site::build(&folder, None)?;
            sizes::run(&folder)?;
            tests.env("PENCILMARK_SITE", folder);
        }
        Err(reason) => println!("NOTE: the page is tested over HTTP only: {reason}"),
    }
    step("browser", "tests", &mut tests)
}

/// Installs the packages of npm that the tests use, if they are not those of the lock file.
pub(crate) fn packages() -> Result<(), String> {
    let web = root().join("web");
    if !is_stale(&web) {
        return Ok(());
    }
    let mut npm = Command::new("npm");
    step("browser", "packages of npm", npm.args(["ci", "--no-audit", "--no-fund"]).current_dir(web))
}

/// Whether the packages of npm are not those of the lock file.
fn is_stale(web: &Path) -> bool {
    let changed = |name: &str| web.join(name).metadata().and_then(|file| file.modified()).ok();
    changed("node_modules/.package-lock.json") < changed("package-lock.json")
}

/// Installs what is missing, and says where the browser is.
pub(crate) fn prepare() -> Result<PathBuf, String> {
    let packages = missing();
    if !packages.is_empty() {
        install("browser", &packages);
    }
    match find_browser() {
        Some(browser) if missing().is_empty() => Ok(browser),
        _ => Err(format!(
            "the page is tested in a browser, which needs {}; they could not be installed with \
             apt-get (is this Debian, and are you root?). Install them, or run the other tests \
             with `cargo test --workspace`",
            missing().join(", ")
        )),
    }
}

/// What Debian calls the programs that are not there. Only these are asked for: a Node.js from
/// elsewhere often brings its own npm and excludes Debian's.
fn missing() -> Vec<&'static str> {
    let needed = [("chromium", find_browser()), ("nodejs", find("node")), ("npm", find("npm"))];
    needed.into_iter().filter(|(_, found)| found.is_none()).map(|(name, _)| name).collect()
}

fn find_browser() -> Option<PathBuf> {
    match std::env::var_os("CHROMIUM") {
        Some(path) => Some(PathBuf::from(path)),
        None => BROWSERS.iter().find_map(|name| find(name)),
    }
}
