//! The list of pictures with known puzzles.
use crate::slips;
use crate::written::{self, Written};
use std::fs;
use std::path::Path;
use whydoku_scan::net::MARKS;

/// What the manifest says about a picture.
pub(crate) struct Row {
    pub(crate) file: String,
    pub(crate) source: String,
    pub(crate) truth: [u8; 81],
    /// The class of each cell, including pencil marks.
    pub(crate) classes: Vec<u8>,
    /// Which digits were written by hand, and what the marks are.
    pub(crate) written: Written,
    /// The group of the picture: all pictures of one puzzle share it.
    pub(crate) group: String,
    /// Whether its licence allows training on it.
    pub(crate) may_be_used: bool,
}

/// The pictures of 9x9 puzzles in the manifest.
pub(crate) fn rows(folder: &Path) -> Result<Vec<Row>, String> {
    let path = folder.join("manifest.tsv");
    let text = fs::read_to_string(&path).map_err(|error| {
        format!(
            "{}: {error}; the pictures to measure with are not part of the project",
            path.display()
        )
    })?;
    Ok(text.lines().skip(1).filter_map(row).collect())
}

fn row(line: &str) -> Option<Row> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [file, source, _, _, truth, printed, group, wanted] = fields[..] else { return None };
    let class = |byte: u8| match byte {
        b'1'..=b'9' => byte - b'0',
        b'*' => MARKS as u8,
        _ => 0,
    };
    let mut classes: Vec<u8> = truth.bytes().map(class).collect();
    slips::correct(file, &mut classes);
    let truth: Vec<u8> = classes.iter().map(|class| class % MARKS as u8).collect();
    let truth: [u8; 81] = truth.try_into().ok()?;
    Some(Row {
        file: file.to_owned(),
        source: source.to_owned(),
        written: written::of(source, group, printed, &truth),
        truth,
        classes,
        group: group.to_owned(),
        may_be_used: wanted.starts_with("may"),
    })
}
