//! Every example runs and prints the contents of `tests/examples`. `UPDATE_EXPECT=1` writes those files again.
use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::{env, fs};

/// The examples as modules, and the table of them.
macro_rules! examples {
    ($($name:ident $file:literal),* $(,)?) => {
        $(
            #[path = $file]
            #[allow(dead_code, reason = "its main is for the command line")]
            mod $name;
        )*
        type Run = fn(&mut dyn Write) -> Result<(), Box<dyn Error>>;
        const EXAMPLES: &[(&str, Run)] = &[$((stringify!($name), $name::run)),*];
    };
}

examples!(
    canon "../examples/canon.rs",
    certificate "../examples/certificate.rs",
    convert "../examples/convert.rs",
    count "../examples/count.rs",
    draw "../examples/draw.rs",
    drawn "../examples/drawn.rs",
    generate "../examples/generate.rs",
    hint "../examples/hint.rs",
    minimize "../examples/minimize.rs",
    parse "../examples/parse.rs",
    print "../examples/print.rs",
    rate "../examples/rate.rs",
    solve "../examples/solve.rs",
    verify "../examples/verify.rs",
);

#[test]
fn every_example_prints_what_it_should() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples");
    for (name, run) in EXAMPLES {
        let mut found = Vec::new();
        run(&mut found).unwrap_or_else(|error| panic!("{name}: {error}"));
        let found = String::from_utf8(found).unwrap();
        let file = folder.join(name).with_extension("txt");
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&file, &found).unwrap();
        }
        assert_eq!(found, fs::read_to_string(&file).unwrap_or_default(), "{name}");
    }
}

#[test]
fn every_example_is_in_the_table() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let table: Vec<&str> = EXAMPLES.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, table);
}
