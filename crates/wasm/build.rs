//! A deeper stack for `WebAssembly`, whose linker gives 1 MiB: nested searches go deeper.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo:rustc-link-arg-bins=-zstack-size=8388608");
    }
}
