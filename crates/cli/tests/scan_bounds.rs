//! Documents that would take more memory or work than they may.
#![cfg(unix)]

use crate::common::folder;

/// A document with pages that share what is drawn on them: so many times a megabyte of blanks.
fn blanks(pages: usize, megabytes: usize) -> Vec<u8> {
    use flate2::{Compression, write::ZlibEncoder};
    use std::io::Write as _;
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    (0..megabytes).for_each(|_| encoder.write_all(&vec![b' '; 1 << 20]).unwrap());
    let drawn = encoder.finish().unwrap();
    let kids: Vec<String> = (0..pages).map(|at| format!("{} 0 R", 10 + at)).collect();
    let kids = kids.join(" ");
    let mut bytes = format!(
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n\
         2 0 obj<</Type/Pages/Kids[{kids}]/Count {pages}>>endobj\n\
         4 0 obj<</Filter/FlateDecode/Length {}>>stream\n",
        drawn.len()
    )
    .into_bytes();
    bytes.extend(drawn);
    bytes.extend(b"\nendstream endobj\n");
    for at in 0..pages {
        let page = "/Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R";
        writeln!(bytes, "{} 0 obj<<{page}>>endobj", 10 + at).unwrap();
    }
    bytes.extend(b"trailer<</Root 1 0 R>>\n");
    bytes
}

#[test]
fn documents_that_would_take_too_much_are_told_in_bounded_memory() {
    let (one, many) =
        (folder("scan-bounds").join("one.pdf"), folder("scan-bounds").join("many.pdf"));
    std::fs::write(&one, blanks(1, 1000)).unwrap();
    std::fs::write(&many, blanks(40, 100)).unwrap();
    for (file, missing) in [(one, "one page was not read"), (many, "pages were not read")] {
        // In kilobytes: what is reserved, of which the program uses a part.
        let limited = "ulimit -v 1000000; exec \"$0\" scan \"$1\"";
        let program = env!("CARGO_BIN_EXE_whydoku");
        let ran = std::process::Command::new("sh")
            .args(["-c", limited, program])
            .arg(&file)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{said}");
        assert!(said.contains(missing), "{said}");
    }
}
