//! `cargo xtask site`: the page with its engine as a folder of files, for any web host.
use crate::tools::{program_of_tests, step, target_folder};
use crate::{root, sizes};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use whydoku_words::{Language, first_page};

/// The target of the engine: a program with standard input and output, which needs no unsafe code.
pub(crate) const TARGET: &str = "wasm32-wasip1";

/// The content security policy of the page if the server sends none. WebAssembly may be compiled, for the engine.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'";

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let (folder, address) = match arguments {
        [] => (target_folder()?.join("site"), None),
        [folder] => (PathBuf::from(folder), None),
        [folder, address] => (PathBuf::from(folder), Some(address.as_str())),
        _ => return Err("Usage: cargo xtask site [FOLDER [ADDRESS]]".to_owned()),
    };
    add_target()?;
    build(&folder, address)?;
    sizes::run(&folder)?;
    println!("the site is in {}; put the folder on any web host", folder.display());
    if address.is_none() {
        println!(
            "with its address (cargo xtask site FOLDER https://...) the sitemap and the previews of \
             links are complete"
        );
    }
    Ok(())
}

/// Adds the target of the engine to the toolchain if it is not there.
pub(crate) fn add_target() -> Result<(), String> {
    add(TARGET).map_err(|why| format!("{why}; `whydoku serve` needs neither"))
}

/// Adds a target to the toolchain if it is not there.
pub(crate) fn add(target: &str) -> Result<(), String> {
    let listed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    if listed
        .is_ok_and(|list| String::from_utf8_lossy(&list.stdout).lines().any(|one| one == target))
    {
        return Ok(());
    }
    println!("adding the target {target}");
    let added = Command::new("rustup").args(["target", "add", target]).status();
    if added.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    Err(format!(
        "the target {target} cannot be added (`rustup target add {target}` needs rustup and a network)"
    ))
}

/// Writes the site, for this address if it is known.
pub(crate) fn build(folder: &Path, address: Option<&str>) -> Result<(), String> {
    build_page(folder)?;
    encyclopedia(folder, address)
}

/// Builds the engines and writes the playable page.
pub(crate) fn build_page(folder: &Path) -> Result<(), String> {
    let engines = [
        program("whydoku-wasm", &["--no-default-features"])?,
        program("whydoku-wasm", &["--no-default-features", "--features", "full"])?,
        program("whydoku-reader", &[])?,
    ];
    write(folder, engines).map_err(|error| format!("{}: {error}", folder.display()))
}

/// Writes a page for each technique next to the playable page, which does not need them.
fn encyclopedia(folder: &Path, address: Option<&str>) -> Result<(), String> {
    let program = program_of_tests("site", "whydoku-encyclopedia")?;
    let mut pages = Command::new(program);
    step("site", "the encyclopedia", pages.arg(folder).args(address).current_dir(root()))
}

/// Builds a program that the page runs: an engine, or the reader of pictures.
fn program(package: &str, features: &[&str]) -> Result<Vec<u8>, String> {
    let arguments = ["build", "--profile", "web", "-p", package, "--target", TARGET];
    let built = Command::new("cargo").args(arguments).args(features).current_dir(root()).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err(format!("{package} could not be built for the page"));
    }
    let file = target_folder()?.join(TARGET).join("web").join(format!("{package}.wasm"));
    fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))
}

fn write(folder: &Path, [usual, full, reader]: [Vec<u8>; 3]) -> std::io::Result<()> {
    let web = root().join("web");
    let mut files = Vec::new();
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    copy(&web.join("page"), folder, "page/", &mut files)?;
    // The first page is made below, and a site has its engine beside it.
    for name in ["page/index.html", "page/engine/http.js"] {
        fs::remove_file(folder.join(name))?;
        files.retain(|(file, _)| file != name);
    }
    for name in ["manifest.webmanifest", "icon.svg"] {
        put(folder, name, fs::read(web.join("site").join(name))?, &mut files)?;
    }
    put(folder, "engine.wasm", usual, &mut files)?;
    put(folder, "engine-full.wasm", full, &mut files)?;
    put(folder, sizes::READER, reader, &mut files)?;
    techniques(folder, &mut files)?;
    for language in Language::all() {
        put(folder, &sizes::words_of(language), language.page().into(), &mut files)?;
        put(folder, &sizes::rest_of(language), language.page_later().into(), &mut files)?;
    }
    let styles = styles(&web, folder, &mut files)?;
    put(folder, STYLES, styles, &mut files)?;
    let index = index(&fs::read_to_string(web.join("page/index.html"))?);
    put(folder, "index.html", index.into_bytes(), &mut files)?;
    let worker = brief("worker.js", fs::read(web.join("site/worker.js"))?);
    let worker = String::from_utf8_lossy(&worker).into_owned();
    let names = |later: bool| {
        let chosen = files.iter().filter(|(name, _)| sizes::is_for_later(name) == later);
        chosen.map(|(name, _)| format!("{name:?}")).collect::<Vec<_>>().join(", ")
    };
    let worker = worker
        .replace("VERSION\";", &format!("{:016x}\";", fingerprint(&files)))
        .replace("\"FILES\"", &format!("\"./\", {}", names(false)));
    fs::write(folder.join(sizes::LIST), format!("[{}]", names(true)))?;
    fs::write(folder.join("worker.js"), worker)
}

/// The style sheets of a first visit, as one file: together they are an eighth smaller.
const STYLES: &str = "page/styles.css";

/// Takes the style sheets that the first page names out of the files, and puts them together in their order.
fn styles(web: &Path, folder: &Path, files: &mut Files) -> std::io::Result<Vec<u8>> {
    let page = fs::read_to_string(web.join("page/index.html"))?;
    let mut all = Vec::new();
    for line in page.lines().filter(|line| line.starts_with(STYLE_SHEET)) {
        let name = line.split('"').nth(3).unwrap_or_default();
        let found = files.iter().position(|(file, _)| file == name).map(|at| files.remove(at).1);
        let content = found.unwrap_or_default();
        fs::remove_file(folder.join(name))?;
        let paper = line.contains("media=\"print\"");
        all.extend_from_slice(if paper { b"@media print {\n" } else { b"" });
        all.extend(content);
        all.extend_from_slice(if paper { b"\n}\n" } else { b"\n" });
    }
    Ok(all)
}

/// How the first page names a style sheet.
const STYLE_SHEET: &str = "<link rel=\"stylesheet\" href=\"";

/// The pages of the techniques in each language, and the puzzles to practise them on.
fn techniques(folder: &Path, files: &mut Files) -> std::io::Result<()> {
    let crates = root().join("crates");
    let mut folders = vec![
        (crates.join("logic/techniques"), "md", format!("{}.md", Language::ENGLISH)),
        (crates.join("protocol/practice"), "txt", "txt".to_owned()),
    ];
    let others = Language::all().map(|one| {
        let lessons = crates.join(format!("words/languages/{one}/lessons"));
        (lessons, "md", format!("{one}.md"))
    });
    folders.extend(others.filter(|(folder, ..)| folder.is_dir()));
    for (from, ending, to) in folders {
        let mut entries: Vec<PathBuf> =
            fs::read_dir(from)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
        entries.sort();
        entries.retain(|path| path.extension().is_some_and(|found| found == ending));
        for path in entries {
            let id = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            put(folder, &format!("page/techniques/{id}.{to}"), fs::read(path)?, files)?;
        }
    }
    Ok(())
}

/// The first page of the site: it names the engine, contains the policy, and has no links that need the server.
fn index(page: &str) -> String {
    let head = format!(
        "<meta name=\"engine\" content=\"engine.wasm\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <link rel=\"manifest\" href=\"manifest.webmanifest\">"
    );
    let page = first_page(page)
        .replace("<meta name=\"engine\" content=\"\">", &head)
        .replace("href=\"data:,\"", "href=\"icon.svg\"");
    let link = format!("{STYLE_SHEET}{STYLES}\">\n");
    let mut first = Some(link);
    let lines = page.split_inclusive('\n').filter(|line| !line.contains("data-server"));
    lines
        .map(|line| {
            if line.starts_with(STYLE_SHEET) {
                first.take().unwrap_or_default()
            } else {
                line.to_owned()
            }
        })
        .collect()
}

type Files = Vec<(String, Vec<u8>)>;

fn copy(from: &Path, to: &Path, prefix: &str, files: &mut Files) -> std::io::Result<()> {
    let mut entries = fs::read_dir(from)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), to, &format!("{name}/"), files)?;
        } else {
            put(to, &name, brief(&name, fs::read(entry.path())?), files)?;
        }
    }
    Ok(())
}

/// A module or style sheet without indentation, comment lines and type annotations: none of them
/// changes what it does, and they would be a fifth of what a visitor downloads. No text in the page
/// spans several lines or contains a comment.
fn brief(name: &str, bytes: Vec<u8>) -> Vec<u8> {
    let Ok(text) = std::str::from_utf8(&bytes) else { return bytes };
    if !matches!(name.rsplit_once('.'), Some((_, "js" | "css"))) {
        return bytes;
    }
    let mut inside = false;
    let kept = text.lines().map(str::trim).filter(|line| {
        let comment = inside || line.starts_with("/*");
        let over = line.find("*/").map(|at| at + 2 == line.len());
        inside = comment && over.is_none();
        let only = comment && over != Some(false);
        !(only || line.is_empty() || line.starts_with("//"))
    });
    kept.map(untyped).collect::<Vec<_>>().join("\n").into_bytes()
}

/// A line without its type annotations.
fn untyped(line: &str) -> String {
    let mut rest = line;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once("/** ") {
        let Some((_, behind)) = after.split_once("*/") else { break };
        kept += before;
        rest = behind.trim_start();
    }
    kept + rest
}

fn put(folder: &Path, name: &str, bytes: Vec<u8>, files: &mut Files) -> std::io::Result<()> {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap_or(folder))?;
    fs::write(path, &bytes)?;
    files.push((name.to_owned(), bytes));
    Ok(())
}

/// A number that differs when a file does (FNV-1a).
fn fingerprint(files: &[(String, Vec<u8>)]) -> u64 {
    let bytes = files.iter().flat_map(|(name, bytes)| name.bytes().chain(bytes.iter().copied()));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::brief;

    #[test]
    fn comments_are_removed_from_scripts() {
        let source = "// What it is.\n/**\n * Long.\n */\nclass A {\n  /** @type {B} */ b = 1; // two\n  /* c */\n}\n";
        let kept = brief("a.js", source.into());
        assert_eq!(String::from_utf8_lossy(&kept), "class A {\nb = 1; // two\n}");
        assert_eq!(brief("a.svg", source.into()), source.as_bytes());
    }
}
