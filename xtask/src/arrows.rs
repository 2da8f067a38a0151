//! Which crate may depend on which. The diagram is in ARCHITECTURE.md.
use crate::root;
use serde_json::Value;
use std::process::Command;

/// A crate of the workspace, the workspace crates that it may use, and the external crates.
const ARROWS: [(&str, &[&str], &[&str]); 32] = [
    ("whydoku-core", &[], &[]),
    ("whydoku-pipeline", &[], &[]),
    ("whydoku-exact", &["core", "pipeline"], &["batsat", "cadical"]),
    ("whydoku-words", &["core"], &[]),
    ("whydoku-logic", &["core", "words"], &["strsim"]),
    ("whydoku-formats", &["core", "words"], &["serde_json", "strsim"]),
    ("whydoku-draw", &["core", "logic", "words"], &["qrcode"]),
    (
        "whydoku-print",
        &["core", "draw"],
        &["miniz_oxide", "pdf-writer", "subsetter", "tiny-skia", "ttf-parser", "xmp-writer"],
    ),
    ("whydoku-session", &["core", "exact", "formats", "logic", "words"], &[]),
    ("whydoku-rate", &["core", "logic"], &[]),
    ("whydoku-generate", &["core", "exact", "logic", "rate"], &[]),
    ("whydoku-setting", &["core", "exact", "generate", "session"], &[]),
    ("whydoku-canon", &["core"], &[]),
    (
        "whydoku-book",
        &[
            "canon", "core", "draw", "exact", "formats", "generate", "logic", "pipeline", "print",
            "rate", "words",
        ],
        &["serde", "toml"],
    ),
    ("whydoku-proof", &["core"], &[]),
    ("whydoku-certify", &["core", "exact", "proof"], &["batsat"]),
    (
        "whydoku-wire",
        &["core", "exact", "logic", "proof", "session", "words"],
        &["schemars", "serde", "serde_json"],
    ),
    (
        "whydoku-scan",
        &["core", "exact"],
        &[
            "flate2",
            "gif",
            "hayro",
            "hayro-syntax",
            "image-webp",
            "png",
            "weezl",
            "zune-core",
            "zune-jpeg",
        ],
    ),
    ("whydoku-ink", &["core", "exact", "formats", "words"], &["serde_json"]),
    ("whydoku-training", &["core", "scan"], &["ab_glyph", "cpu-time"]),
    ("whydoku-reader", &["core", "scan", "wire"], &[]),
    ("whydoku-batch", &["pipeline"], &["crc32fast", "memchr"]),
    (
        "whydoku",
        &[
            "book", "canon", "certify", "core", "draw", "exact", "formats", "generate", "ink",
            "logic", "print", "proof", "rate", "session", "setting", "wire", "words",
        ],
        &[],
    ),
    ("whydoku-python", &[], &["arrow-array", "arrow-data", "arrow-schema", "whydoku", "pyo3"]),
    (
        "whydoku-cli",
        &[
            "batch", "book", "canon", "certify", "core", "draw", "exact", "formats", "generate",
            "ink", "logic", "pipeline", "print", "proof", "rate", "reader", "scan", "serve",
            "session", "setting", "wire", "words",
        ],
        &[
            "anstream",
            "anstyle",
            "clap",
            "clap_complete",
            "clap_mangen",
            "cpu-time",
            "flate2",
            "rustyline",
            "ruzstd",
            "signal-hook",
            "strsim",
            "tempfile",
            "terminal_size",
        ],
    ),
    (
        "whydoku-protocol",
        &[
            "book", "core", "draw", "exact", "formats", "generate", "ink", "logic", "print",
            "rate", "session", "setting", "wire", "words",
        ],
        &[],
    ),
    (
        "whydoku-serve",
        &["core", "draw", "exact", "logic", "protocol", "reader", "session", "words"],
        &["axum", "form_urlencoded", "hyper", "hyper-util", "socket2", "tokio", "tower-http"],
    ),
    ("whydoku-wasm", &["exact", "protocol"], &[]),
    ("whydoku-testkit", &["core", "exact"], &[]),
    (
        "whydoku-trials",
        &[
            "batch", "canon", "certify", "core", "draw", "exact", "formats", "ink", "print",
            "proof", "session", "wire", "words",
        ],
        &[],
    ),
    (
        "whydoku-encyclopedia",
        &["core", "draw", "formats", "logic", "print", "session", "words"],
        &["serde_json"],
    ),
    ("xtask", &["words"], &["ar", "flate2", "proc-macro2", "serde_json", "syn", "tar"]),
];

/// Cargo's metadata on the workspace and everything it depends on, with every feature.
pub(crate) fn metadata() -> Result<Value, String> {
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--locked", "--all-features"])
        .current_dir(root())
        .output()
        .map_err(|error| format!("cargo metadata cannot be run: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
}

/// Every dependency that is not in the table.
pub(crate) fn check(metadata: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        if !package["source"].is_null() {
            continue;
        }
        let name = package["name"].as_str().unwrap_or_default();
        let Some((_, inside, outside)) = ARROWS.iter().find(|(of, ..)| *of == name) else {
            faults.push(format!("{name} is not in the table of crates (xtask/src/arrows.rs)"));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let to = dependency["name"].as_str().unwrap_or_default();
            let allowed = match to.strip_prefix("whydoku-") {
                Some(short) => inside.contains(&short),
                None => outside.contains(&to),
            };
            if dependency["kind"].is_null() && !allowed {
                faults.push(format!("{name} must not depend on {to}"));
            }
        }
    }
    faults
}
