//! `cargo xtask npm`: packs the package for npm and tests it as its users receive it.
use crate::tools::{step, target_folder};
use crate::{browser, root, site, sizes};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let folder = target_folder()?.join("npm");
    match arguments {
        [] => test(&folder),
        [only] if only == "--pack" => {
            site::add_target()?;
            pack(&folder, &[]).map(|tarball| println!("npm install {}", tarball.display()))
        }
        _ => Err("Usage: cargo xtask npm [--pack]".to_owned()),
    }
}

/// Tests the package as its users receive it.
fn test(folder: &Path) -> Result<(), String> {
    let browser = browser::prepare()?;
    site::add_target()?;
    let tarball = pack(folder, &[])?;
    let web = root().join("web");
    let room = folder.join("room");
    let fresh = || {
        remove(&room)?;
        fs::create_dir_all(&room)?;
        // A program written by somebody else.
        fs::write(room.join("package.json"), "{ \"private\": true, \"type\": \"module\" }\n")?;
        copy(&web.join("npm/tests"), &room)
    };
    fresh().map_err(|error| format!("{}: {error}", room.display()))?;
    let mut install = Command::new("npm");
    install.args(["install", "--no-audit", "--no-fund", "--offline", "--silent"]).arg(&tarball);
    step("npm", "installation", install.current_dir(&room))?;
    let mut types = Command::new("node");
    types.arg(web.join("node_modules/typescript/bin/tsc")).args([
        "--noEmit", "--strict", "--target", "es2024", "--module", "nodenext", "--types", "",
        "types.ts",
    ]);
    step("npm", "types of the packed package", types.current_dir(&room))?;
    let mut tests = Command::new("node");
    tests.args(["--test", "node.mjs", "browser.mjs"]).current_dir(&room);
    tests.env("CHROMIUM", browser).env("TOOLS", web.join("package.json"));
    step("npm", "tests", &mut tests)
}

/// Builds the package in a folder, with these additional files, and packs it; returns the packed
/// file.
pub(crate) fn pack(folder: &Path, besides: &[(&str, &str)]) -> Result<PathBuf, String> {
    browser::packages()?;
    let package = folder.join("whydoku");
    // It includes the page itself, to provide playable boards, and with it the engines.
    site::build_page(&package)?;
    fill(&package, besides).map_err(|error| format!("{}: {error}", package.display()))?;
    let web = root().join("web");
    let mut types = Command::new("node");
    types.arg(web.join("node_modules/typescript/bin/tsc"));
    step("npm", "types", types.args(["-p", "npm", "--outDir"]).arg(&package).current_dir(&web))?;
    export_types(&package).map_err(|error| format!("{}: {error}", package.display()))?;
    check_size(&package)?;
    let mut pack = Command::new("npm");
    pack.args(["pack", "--silent", "--pack-destination"]).arg(folder).current_dir(&package);
    step("npm", "package", &mut pack)?;
    let tarball = folder.join(format!("whydoku-{}.tgz", version()));
    let size = fs::metadata(&tarball).map_err(|error| format!("{}: {error}", tarball.display()))?;
    println!("{}: {} KB", tarball.display(), size.len() / 1000);
    Ok(tarball)
}

/// Compares the size of the engine with what the package's README says.
fn check_size(package: &Path) -> Result<(), String> {
    let Some(bytes) = sizes::packed(package, "engine.wasm") else { return Ok(()) };
    let readme = root().join("web/npm/README.md");
    let text =
        fs::read_to_string(&readme).map_err(|error| format!("{}: {error}", readme.display()))?;
    compare_size(&text, bytes.div_ceil(1000))
}

/// The most kilobytes by which the size in the README may differ.
const MOST_WRONG: u64 = 5;

fn compare_size(readme: &str, packed: u64) -> Result<(), String> {
    let (before, _) = readme.split_once(" KB when compressed with brotli").unwrap_or_default();
    let said = before.rsplit(' ').next().and_then(|number| number.parse::<u64>().ok());
    match said {
        Some(said) if said.abs_diff(packed) <= MOST_WRONG => Ok(()),
        _ => Err(format!(
            "web/npm/README.md does not say that the engine is {packed} KB when compressed with brotli"
        )),
    }
}

/// Adds what the package has in addition to the page.
fn fill(package: &Path, besides: &[(&str, &str)]) -> io::Result<()> {
    let web = root().join("web");
    let modules = package.join("npm");
    fs::create_dir_all(&modules)?;
    for name in ["board.js", "calls.js", "index.js", "node.js", "thread.js"] {
        fs::copy(web.join("npm").join(name), modules.join(name))?;
    }
    fs::create_dir_all(package.join("types"))?;
    fs::copy(web.join("types/wire.d.ts"), package.join("types/wire.d.ts"))?;
    fs::copy(web.join("npm/README.md"), package.join("README.md"))?;
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(name), package.join(name))?;
    }
    for (name, text) in besides {
        fs::write(package.join(name), text)?;
    }
    let manifest = fs::read_to_string(web.join("npm/package.json"))?;
    let manifest =
        manifest.replace("\"version\": \"0.0.0\"", &format!("\"version\": \"{}\"", version()));
    fs::write(package.join("package.json"), manifest)
}

/// Types that are only named in comments are not exported along with the functions.
fn export_types(package: &Path) -> io::Result<()> {
    let file = package.join("npm/index.d.ts");
    let types = fs::read_to_string(&file)? + "export type * from \"./calls.js\";\n";
    fs::write(file, types)
}

/// The version of the workspace, which is that of this crate.
fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

fn remove(folder: &Path) -> io::Result<()> {
    if folder.exists() { fs::remove_dir_all(folder) } else { Ok(()) }
}

/// Copies the files of a folder.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::compare_size;

    #[test]
    fn the_size_that_is_told_must_be_nearly_right() {
        let readme = "## Size\n\nThe engine is 395 KB when compressed with brotli.";
        assert_eq!(compare_size(readme, 399), Ok(()));
        let why =
            "web/npm/README.md does not say that the engine is 404 KB when compressed with brotli";
        assert_eq!(compare_size(readme, 404), Err(why.to_owned()));
        assert!(compare_size("nothing", 404).is_err());
    }
}
