//! The packages for other languages and for web hosts: the wheel, the package for npm, the page.
use super::archive::Tree;
use super::inside::{self, Crate, FILE};
use super::{Made, VERSION, contents, tried};
use crate::tools::{find, step, target_folder};
use crate::{crate_folder, npm as package, python as wheel, root, site as page};
use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// The packages that build the wheel.
const REQUIREMENTS: &str = "xtask/src/dist/requirements.txt";

/// Linked by zig, which has the symbols of every version of glibc, so that the wheel runs on all systems with this version or a
/// newer one, whatever the machine that builds it has.
const OLD_LINUX: [&str; 3] = ["--zig", "--compatibility", "manylinux_2_28"];

/// The engine of the page, in its fuller form.
const ENGINE: Crate<'_> = Crate {
    name: "whydoku-wasm",
    features: &["--no-default-features", "--features", "full"],
    target: page::TARGET,
};

/// The wheel for this kind of machine, and the source for others.
pub(super) fn python(made: &Made<'_>) -> Result<(), String> {
    let host = inside::host()?;
    let library = Crate { name: "whydoku-python", features: &[], target: &host };
    let part = format!("python-{host}");
    let licences = inside::licences(made, &library, &part)?;
    let folder = root().join(crate_folder(library.name));
    let give = || -> std::io::Result<()> {
        for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
            fs::copy(root().join(name), folder.join(name))?;
        }
        fs::write(folder.join(FILE), licences)
    };
    give().map_err(|error| format!("{}: {error}", folder.display()))?;
    let python = wheel::environment(&target_folder()?.join("packer"), REQUIREMENTS)?;
    let path = with_tools(&python)?;
    let maturin = |what: &[&str]| {
        let mut maturin = Command::new(&python);
        maturin.args(["-m", "maturin"]).args(what).arg("--out").arg(made.files).env("PATH", &path);
        step("dist", what[0], maturin.current_dir(&folder))
    };
    // The source is the same on every machine, so one of them is enough.
    if cfg!(target_os = "linux") {
        maturin(&["sdist"])?;
    }
    let build = ["build", "--quiet", "--locked"];
    let old: &[&str] = if cfg!(target_os = "linux") { &OLD_LINUX } else { &[] };
    maturin(&[&build[..], old].concat())?;
    tried::wheel(&python, made.files)?;
    inside::bill_of_materials(made, &library, &part)
}

/// The path of programs with those of an environment first: maturin looks for zig there.
fn with_tools(python: &Path) -> Result<OsString, String> {
    let own = python.parent().map(Path::to_owned);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = own.into_iter().chain(std::env::split_paths(&path));
    std::env::join_paths(all).map_err(|error| format!("PATH: {error}"))
}

/// The package for npm.
pub(super) fn npm(made: &Made<'_>) -> Result<(), String> {
    page::add_target()?;
    let licences = inside::licences(made, &ENGINE, "npm")?;
    let folder = target_folder()?.join("npm");
    let packed = package::pack(&folder, &[(FILE, &licences)])?;
    let bytes = fs::read(&packed).map_err(|error| format!("{}: {error}", packed.display()))?;
    let packed = made.put(&format!("whydoku-{VERSION}.tgz"), &bytes)?;
    tried::npm(&packed)?;
    inside::bill_of_materials(made, &ENGINE, "npm")
}

/// The page as files for any web host.
pub(super) fn site(made: &Made<'_>) -> Result<(), String> {
    page::add_target()?;
    let licences = inside::licences(made, &ENGINE, "site")?;
    let folder = target_folder()?.join("site");
    page::build(&folder, None)?;
    let name = format!("whydoku-{VERSION}-site");
    let pack = || {
        let mut tree = Tree::default();
        tree.put_folder(&name, &folder)?;
        for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
            tree.put(format!("{name}/{licence}"), fs::read(root().join(licence))?);
        }
        tree.put(format!("{name}/{FILE}"), licences);
        tree.packed(made.time)
    };
    let packed = pack().map_err(|error| format!("{}: {error}", folder.display()))?;
    made.put(&format!("{name}.tar.gz"), &packed)?;
    inside::bill_of_materials(made, &ENGINE, "site")
}

/// Writes the checksum of every file, in the form that `sha256sum --check` reads.
pub(super) fn sum_up(files: &Path) -> Result<(), String> {
    let names: Vec<String> = contents(files)?.into_keys().collect();
    let (program, arguments): (_, &[&str]) = match find("sha256sum") {
        Some(program) => (program, &[]),
        None => (find("shasum").ok_or("sha256sum is not installed")?, &["-a", "256"]),
    };
    let mut command = Command::new(program);
    command.args(arguments).args(names).current_dir(files).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("sha256sum: {error}"))?;
    if !output.status.success() {
        return Err("sha256sum failed".to_owned());
    }
    let path = files.join("SHA256SUMS");
    let write = || fs::File::create(&path)?.write_all(&output.stdout);
    write().map_err(|error| format!("{}: {error}", path.display()))
}
