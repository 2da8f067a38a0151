//! Archives whose bytes depend on nothing but the files in them.
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

/// Files by their names in an archive.
#[derive(Default)]
pub(super) struct Tree(BTreeMap<String, File>);

struct File {
    bytes: Vec<u8>,
    /// Whether it is a program.
    runs: bool,
}

impl Tree {
    /// Adds an ordinary file.
    pub(super) fn put(&mut self, name: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.insert(name.into(), File { bytes: bytes.into(), runs: false });
    }

    /// Adds a program.
    pub(super) fn put_program(&mut self, name: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.insert(name.into(), File { bytes: bytes.into(), runs: true });
    }

    /// Adds a folder on disk with everything in it.
    pub(super) fn put_folder(&mut self, name: &str, folder: &Path) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let inner = format!("{name}/{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                self.put_folder(&inner, &entry.path())?;
            } else {
                self.put(inner, fs::read(entry.path())?);
            }
        }
        Ok(())
    }

    /// The total number of bytes of the files.
    pub(super) fn size(&self) -> usize {
        self.0.values().map(|file| file.bytes.len()).sum()
    }

    /// Packs everything as tar.gz: folders before their contents, names in order, all with this time
    /// and without an owner.
    pub(super) fn packed(&self, time: u64) -> io::Result<Vec<u8>> {
        let mut archive = tar::Builder::new(Vec::new());
        let mut last_folders: Vec<&str> = Vec::new();
        for (name, file) in &self.0 {
            let mut folders: Vec<&str> =
                name.match_indices('/').map(|(at, _)| &name[..at]).collect();
            for folder in &folders {
                if !last_folders.contains(folder) {
                    let mut header = header(time, tar::EntryType::Directory, 0o755, 0);
                    archive.append_data(&mut header, format!("{folder}/"), io::empty())?;
                }
            }
            std::mem::swap(&mut last_folders, &mut folders);
            let mode = if file.runs { 0o755 } else { 0o644 };
            let mut header = header(time, tar::EntryType::Regular, mode, file.bytes.len());
            archive.append_data(&mut header, name, file.bytes.as_slice())?;
        }
        zipped(&archive.into_inner()?)
    }
}

fn header(time: u64, kind: tar::EntryType, mode: u32, size: usize) -> tar::Header {
    let mut header = tar::Header::new_gnu();
    header.set_entry_type(kind);
    header.set_mode(mode);
    header.set_mtime(time);
    header.set_size(size as u64);
    header.set_uid(0);
    header.set_gid(0);
    header
}

/// Compresses bytes with gzip, without a name or a time.
pub(super) fn zipped(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    packer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read as _;

    fn example() -> Tree {
        let mut tree = Tree::default();
        tree.put("usr/share/doc/b", "two");
        tree.put_program("usr/bin/a", "one");
        tree.put("usr/share/doc/a", "three");
        tree
    }

    #[test]
    fn folders_come_before_their_files_and_once() {
        let packed = example().packed(86_400).unwrap();
        let mut plain = Vec::new();
        flate2::read::GzDecoder::new(packed.as_slice()).read_to_end(&mut plain).unwrap();
        let mut archive = tar::Archive::new(plain.as_slice());
        let listed: Vec<String> = archive
            .entries()
            .unwrap()
            .map(|entry| {
                let entry = entry.unwrap();
                let (header, path) = (entry.header(), entry.path().unwrap());
                assert_eq!((header.mtime().unwrap(), header.uid().unwrap()), (86_400, 0));
                format!("{:o} {}", header.mode().unwrap(), path.display())
            })
            .collect();
        let expected = [
            "755 usr/",
            "755 usr/bin/",
            "755 usr/bin/a",
            "755 usr/share/",
            "755 usr/share/doc/",
            "644 usr/share/doc/a",
            "644 usr/share/doc/b",
        ];
        assert_eq!(listed, expected);
    }

    #[test]
    fn the_same_files_give_the_same_bytes() {
        assert_eq!(example().packed(1).unwrap(), example().packed(1).unwrap());
        assert_ne!(example().packed(1).unwrap(), example().packed(2).unwrap());
    }
}
