//! Which crate may depend on which. The diagram is in ARCHITECTURE.md.
use crate::root;
use serde_json::Value;
use std::process::Command;

/// A crate of the workspace, the workspace crates that it may use, and the external crates.
const ARROWS: [(&str, &[&str], &[&str]); 29] = [
    ("pencilmark-core", &[], &[]),
    ("pencilmark-pipeline", &[], &[]),
    ("pencilmark-exact", &["core", "pipeline"], &["batsat", "cadical"]),
    ("pencilmark-words", &["core"], &[]),
    ("pencilmark-logic", &["core", "words"], &["strsim"]),
    ("pencilmark-formats", &["core", "words"], &["serde_json", "strsim"]),
    ("pencilmark-draw", &["core", "logic", "words"], &["qrcode"]),
    ("pencilmark-print", &["core", "draw"], &["miniz_oxide", "pdf-writer", "tiny-skia"]),
    ("pencilmark-session", &["core", "exact", "formats", "logic", "words"], &[]),
    ("pencilmark-rate", &["core", "logic"], &[]),
    ("pencilmark-generate", &["core", "exact", "logic", "rate"], &[]),
    ("pencilmark-canon", &["core"], &[]),
    ("pencilmark-proof", &["core"], &[]),
    ("pencilmark-certify", &["core", "exact", "proof"], &["batsat"]),
    (
        "pencilmark-wire",
        &["core", "exact", "logic", "proof", "session", "words"],
        &["schemars", "serde", "serde_json"],
    ),
    (
        "pencilmark-scan",
        &["core", "exact"],
        &["flate2", "gif", "hayro", "hayro-syntax", "image-webp", "png", "zune-core", "zune-jpeg"],
    ),
    ("pencilmark-training", &["core", "scan"], &["ab_glyph", "cpu-time"]),
    ("pencilmark-reader", &["core", "scan", "wire"], &[]),
    ("pencilmark-batch", &["pipeline"], &["crc32fast", "memchr"]),
    (
        "pencilmark",
        &[
            "canon", "certify", "core", "draw", "exact", "formats", "generate", "logic", "print",
            "proof", "rate", "session", "wire", "words",
        ],
        &[],
    ),
    (
        "pencilmark-python",
        &[],
        &["arrow-array", "arrow-data", "arrow-schema", "pencilmark", "pyo3"],
    ),
    (
        "pencilmark-cli",
        &[
            "batch", "canon", "certify", "core", "draw", "exact", "formats", "generate", "logic",
            "pipeline", "print", "proof", "rate", "reader", "scan", "serve", "session", "wire",
            "words",
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
        "pencilmark-protocol",
        &[
            "core", "draw", "exact", "formats", "generate", "logic", "print", "rate", "session",
            "wire", "words",
        ],
        &[],
    ),
    (
        "pencilmark-serve",
        &["core", "draw", "exact", "logic", "protocol", "reader", "session", "words"],
        &["axum", "form_urlencoded", "hyper", "hyper-util", "socket2", "tokio", "tower-http"],
    ),
    ("pencilmark-wasm", &["exact", "protocol"], &[]),
    ("pencilmark-testkit", &["core", "exact"], &[]),
    (
        "pencilmark-trials",
        &[
            "batch", "canon", "certify", "core", "draw", "exact", "formats", "print", "proof",
            "session", "wire", "words",
        ],
        &[],
    ),
    (
        "pencilmark-encyclopedia",
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
            let allowed = match to.strip_prefix("pencilmark-") {
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
