//! `cargo xtask browser`: tests the page in a real browser, with both of its transports; `--firefox` uses
//! Firefox, and `--lighthouse` measures it over `serve`.
use crate::tools::{find, install, program_of_tests, step, target_folder};
use crate::{root, site, sizes};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Names under which the browser is found.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The names of Firefox on Debian and elsewhere.
const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];

/// What to do with the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chore<'a> {
    /// Every test in Chromium.
    All,
    /// The tests that do not need features only available in Chromium, in Firefox.
    Firefox,
    /// Only the test that kills tabs in the middle of a game, this many times.
    Crashes(&'a str),
    /// Lighthouse measures it.
    Lighthouse,
}

impl<'a> Chore<'a> {
    fn read(arguments: &'a [String]) -> Result<Self, String> {
        let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
        match words[..] {
            [] => Ok(Self::All),
            ["--firefox"] => Ok(Self::Firefox),
            ["--lighthouse"] => Ok(Self::Lighthouse),
            ["--crashes", number] if number.parse::<u32>().is_ok() => Ok(Self::Crashes(number)),
            _ => {
                Err("Usage: cargo xtask browser [--firefox | --lighthouse | --crashes N]"
                    .to_owned())
            }
        }
    }
    /// The npm script that does it.
    fn script(self) -> &'static str {
        match self {
            Self::All | Self::Firefox | Self::Lighthouse => "test",
            Self::Crashes(_) => "crashes",
        }
    }
    /// The folder of its packages, below `web`. Those of Lighthouse are large, and no test needs them.
    fn folder(self) -> &'static str {
        if self == Self::Lighthouse { "lighthouse" } else { "" }
    }
}

/// All tests of the page, or one of the other chores.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let chore = Chore::read(arguments)?;
    let browser = prepare()?;
    let web = root().join("web").join(chore.folder());
    packages_of(&web)?;
    if chore != Chore::Lighthouse {
        let mut types = Command::new("npm");
        step("browser", "types", types.args(["run", "--silent", "types"]).current_dir(&web))?;
    }
    let target = target_folder()?;
    let program = program_of_tests("browser", "whydoku")?;
    let folder = target.join("site");
    let mut tests = Command::new("npm");
    tests.args(["run", chore.script(), "--silent"]).current_dir(&web);
    tests.env("WHYDOKU", program).env("CHROMIUM", browser);
    match chore {
        Chore::Crashes(number) => drop(tests.env("CRASHES", number)),
        Chore::Firefox => drop(tests.env("FIREFOX", firefox()?)),
        Chore::Lighthouse => return step("browser", "lighthouse", &mut tests),
        Chore::All => {}
    }
    match site::add_target() {
        Ok(()) => {
            site::build(&folder, None)?;
            sizes::run(&folder)?;
            tests.env("WHYDOKU_SITE", folder);
        }
        Err(reason) => println!("NOTE: the page is tested over HTTP only: {reason}"),
    }
    step("browser", "tests", &mut tests)
}

/// Installs the npm packages that the tests use, if they are not those of the lock file.
pub(crate) fn packages() -> Result<(), String> {
    packages_of(&root().join("web"))
}

fn packages_of(folder: &Path) -> Result<(), String> {
    if !is_stale(folder) {
        return Ok(());
    }
    let mut npm = Command::new("npm");
    npm.args(["ci", "--no-audit", "--no-fund"]).current_dir(folder);
    step("browser", "packages of npm", &mut npm)
}

/// Whether the npm packages differ from those of the lock file.
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

/// Debian's names for the missing programs. Only these are installed: a Node.js from elsewhere
/// often includes its own npm and conflicts with Debian's.
fn missing() -> Vec<&'static str> {
    let needed = [("chromium", find_browser()), ("nodejs", find("node")), ("npm", find("npm"))];
    needed.into_iter().filter(|(_, found)| found.is_none()).map(|(name, _)| name).collect()
}

/// Where Firefox is; it is installed if it is missing.
fn firefox() -> Result<PathBuf, String> {
    let found = || FIREFOX.iter().find_map(|name| find(name));
    if found().is_none() {
        install("browser", &FIREFOX[..1]);
    }
    found().ok_or_else(|| "Firefox is missing and could not be installed with apt-get".to_owned())
}

fn find_browser() -> Option<PathBuf> {
    match std::env::var_os("CHROMIUM") {
        Some(path) => Some(PathBuf::from(path)),
        None => BROWSERS.iter().find_map(|name| find(name)),
    }
}
