//! The program as a package for Debian and distributions based on it.
use super::archive::{Tree, zipped};
use super::program::Parts;
use super::{Made, VERSION};
use crate::root;
use std::fs;
use std::io;
use std::path::PathBuf;

/// Writes the package for a kind of machine, and returns its file.
pub(super) fn make(made: &Made<'_>, parts: &Parts, machine: &str) -> Result<PathBuf, String> {
    let packed = tree(parts).and_then(|tree| packed(&tree, machine, made.time));
    let packed = packed.map_err(|error| format!("the package for Debian: {error}"))?;
    made.put(&format!("whydoku_{VERSION}_{machine}.deb"), &packed)
}

/// The files as they will be installed on the system.
fn tree(parts: &Parts) -> io::Result<Tree> {
    let mut tree = Tree::default();
    tree.put_program("usr/bin/whydoku", parts.program.clone());
    for (name, page) in &parts.manual {
        tree.put(format!("usr/share/man/man1/{name}.gz"), zipped(page)?);
    }
    for (shell, text) in &parts.completions {
        let name = match *shell {
            "bash" => "bash-completion/completions/whydoku",
            "fish" => "fish/vendor_completions.d/whydoku.fish",
            "zsh" => "zsh/vendor-completions/_whydoku",
            _ => continue,
        };
        tree.put(format!("usr/share/{name}"), text.clone());
    }
    let documents = "usr/share/doc/whydoku";
    let mut copyright = "Whydoku is under MIT or Apache-2.0, at your option.\n\n".to_owned();
    copyright += &fs::read_to_string(root().join("LICENSE-MIT"))?;
    copyright += "\nThe Apache License 2.0 is in /usr/share/common-licenses/Apache-2.0.\n\n";
    tree.put(format!("{documents}/copyright"), copyright + &parts.licences);
    let changes = fs::read(root().join("CHANGELOG.md"))?;
    tree.put(format!("{documents}/changelog.gz"), zipped(&changes)?);
    Ok(tree)
}

/// The package: a version, the control data, and the files.
fn packed(tree: &Tree, machine: &str, time: u64) -> io::Result<Vec<u8>> {
    let mut control = Tree::default();
    control.put("control", about(machine, tree.size()));
    let members = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", control.packed(time)?),
        ("data.tar.gz", tree.packed(time)?),
    ];
    let mut archive = ar::Builder::new(Vec::new());
    for (name, bytes) in members {
        let mut header = ar::Header::new(name.into(), bytes.len() as u64);
        header.set_mtime(time);
        header.set_mode(0o100_644);
        archive.append(&header, bytes.as_slice())?;
    }
    archive.into_inner()
}

/// The control data of the package. The project has no address for its maintainer.
fn about(machine: &str, bytes: usize) -> String {
    format!(
        "Package: whydoku\n\
         Version: {VERSION}\n\
         Architecture: {machine}\n\
         Maintainer: The Whydoku authors\n\
         Installed-Size: {}\n\
         Section: games\n\
         Priority: optional\n\
         Description: Sudoku solved the way a person does\n \
         Solves Sudoku and its variants with more than a hundred techniques, each step\n \
         explained and proved. Gives hints, rates, makes, checks, draws and prints puzzles,\n \
         at the terminal and in the browser.\n",
        bytes.div_ceil(1024)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_package_are_in_the_order_that_dpkg_expects() {
        let mut tree = Tree::default();
        tree.put("usr/share/doc/whydoku/copyright", "free");
        let bytes = packed(&tree, "amd64", 7).unwrap();
        let mut archive = ar::Archive::new(bytes.as_slice());
        let mut names = Vec::new();
        while let Some(entry) = archive.next_entry() {
            let entry = entry.unwrap();
            assert_eq!((entry.header().mtime(), entry.header().uid()), (7, 0));
            names.push(String::from_utf8_lossy(entry.header().identifier()).into_owned());
        }
        assert_eq!(names, ["debian-binary", "control.tar.gz", "data.tar.gz"]);
    }

    #[test]
    fn lines_of_a_description_are_indented() {
        let text = about("amd64", 1025);
        assert!(text.contains("\nInstalled-Size: 2\n"), "{text}");
        assert!(text.contains("does\n Solves"), "{text}");
        assert!(text.contains("step\n explained"), "{text}");
    }
}
