//! Trains the net that reads digits: `cargo xtask train-digits`.
//!
//! Cells are drawn from the digits of free fonts, and a net is trained on them. The same fonts and
//! seed give the same weights, byte for byte.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is a program")]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "places in a picture go from whole numbers to fractions and back all the time"
)]
mod blur;
mod canvas;
mod cell;
mod damage;
mod dice;
mod fonts;
mod handwriting;
mod layers;
mod manifest;
mod measure;
mod model;
mod origins;
mod pack;
mod photographs;
mod slips;
mod train;
mod written;

use cell::{Drawn, Pen};
use dice::Dice;
use layers::Dense;
use manifest::Row;
use model::Model;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use whydoku_scan::Net;

const USAGE: &str = "\
Usage: cargo xtask train-digits [OPTION]...
  --photographs FOLDER  learn from photographs, too: those of FOLDER/manifest.tsv that may be used
  --out FILE            where to write the weights; default: those of the program
  --cells N             how many cells to draw; default: 96000
  --epochs N            how often each cell is seen; default: 12
  --seed N              another seed draws other cells; default: 1
  --sheet FILE          only draw 400 cells, as a picture (PGM) to look at
  --fonts               only say how many faces there are, or which packages are missing

Usage: cargo xtask scan [OPTION]...
  --pictures FOLDER     pictures with a manifest.tsv of their puzzles; default: photo in WHYDOKU_DATA
  --weights FILE        the net; default: that of the program
  --only WORD           only pictures with WORD in their names
  --unseen              only pictures that the net has not learnt from

Usage: cargo xtask damage-pictures [OPTION]...
  --pictures FOLDER     files to damage; default: photo in WHYDOKU_DATA
  --files N             how many damaged files; default: 100000
  --from N              read only the files from this number on, to repeat what one did; default: 0
  --seed N              another seed does other damage; default: 1";

/// The number of test cells, which are drawn from another seed and never trained on.
const UNSEEN: usize = 4000;

/// The folder of the pictures: `photo` in the folder that `WHYDOKU_DATA` names.
fn pictures() -> String {
    let data = std::env::var("WHYDOKU_DATA").unwrap_or_else(|_| "WHYDOKU_DATA".to_owned());
    format!("{data}/photo")
}

/// The options of the command line.
struct Options {
    photographs: Option<String>,
    weights: Option<String>,
    out: String,
    cells: usize,
    epochs: usize,
    seed: u64,
    sheet: Option<String>,
    only_fonts: bool,
    pictures: String,
    only: String,
    unseen: bool,
    files: usize,
    from: usize,
}

fn options(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options {
        photographs: None,
        weights: None,
        out: "crates/scan/weights/digits.net".to_owned(),
        cells: 96_000,
        epochs: 12,
        seed: 1,
        sheet: None,
        only_fonts: false,
        pictures: pictures(),
        only: String::new(),
        unseen: false,
        files: 100_000,
        from: 0,
    };
    while let Some(option) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{option} needs a value"));
        let number = |text: String| {
            text.parse::<u32>().map_err(|_| format!("{text} is not a number\n\n{USAGE}"))
        };
        match option.as_str() {
            "--photographs" => options.photographs = Some(value()?),
            "--weights" => options.weights = Some(value()?),
            "--out" => options.out = value()?,
            "--cells" => options.cells = number(value()?)? as usize,
            "--epochs" => options.epochs = number(value()?)? as usize,
            "--seed" => options.seed = number(value()?)?.into(),
            "--sheet" => options.sheet = Some(value()?),
            "--unseen" => options.unseen = true,
            "--fonts" => options.only_fonts = true,
            "--pictures" => options.pictures = value()?,
            "--files" => options.files = number(value()?)? as usize,
            "--from" => options.from = number(value()?)? as usize,
            "--only" => options.only = value()?,
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(options)
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let chore = arguments.next();
    let done = options(arguments).and_then(|options| match chore.as_deref() {
        Some("train") => train(&options),
        Some("measure") => measured(&options),
        Some("damage") => damage(&options),
        _ => Err(USAGE.to_owned()),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn train(options: &Options) -> Result<(), String> {
    let missing = fonts::missing()?;
    if !missing.is_empty() {
        return Err(format!(
            "{} packages with fonts are missing; to install them:\n  apt-get install {}",
            missing.len(),
            missing.join(" ")
        ));
    }
    let fonts = fonts::read()?;
    let families = fonts.families.len();
    println!(
        "{} faces of {families} families, fingerprint {:016x}",
        fonts.count(),
        fonts.fingerprint
    );
    if options.only_fonts {
        return Ok(());
    }
    let mut pen = Pen::new(&fonts, options.seed);
    if let Some(file) = &options.sheet {
        let drawn: Vec<Drawn> = (0..400).map(|_| pen.cell()).collect();
        return std::fs::write(file, sheet(&drawn)).map_err(|error| format!("{file}: {error}"));
    }
    let start = Instant::now();
    let mut cells: Vec<Drawn> = (0..options.cells).map(|_| pen.cell()).collect();
    println!("{} cells drawn in {:.0} s", cells.len(), start.elapsed().as_secs_f32());
    let mut dice = Dice::new(options.seed + 1);
    let mut model = Model::new(&mut dice);
    if let Some(folder) = &options.photographs {
        // A net trained on fonts can tell in which photographs the grid was found.
        epochs(&mut model, &cells, options.epochs / 3, &mut dice);
        let (_, net) = packed(&model, &handwriting::untrained())?;
        let (cut, pictures) = photographs::cells(Path::new(folder), &net, &mut dice)?;
        println!("{} cells of {pictures} photographs", cut.len());
        cells.extend(cut);
    }
    epochs(&mut model, &cells, options.epochs, &mut dice);
    let (_, net) = packed(&model, &handwriting::untrained())?;
    let hand = handwriting::learn(&net, &cells, &mut Dice::new(options.seed + 2));
    let (bytes, net) = packed(&model, &hand)?;
    let right = handwriting::accuracy(&net, &cells) * 100.0;
    println!(
        "{right:.2} % of the cells it learnt from are correctly taken for print or handwriting"
    );
    let mut pen = Pen::new(&fonts, options.seed + 1000);
    let unseen: Vec<Drawn> = (0..UNSEEN).map(|_| pen.cell()).collect();
    let share = train::accuracy(&net, &unseen) * 100.0;
    println!("{share:.2} % of {UNSEEN} drawn cells that it never saw are read correctly");
    std::fs::write(&options.out, &bytes).map_err(|error| format!("{}: {error}", options.out))?;
    println!("{} bytes in {}", bytes.len(), options.out);
    Ok(())
}

/// Trains, and prints a line for every epoch.
fn epochs(model: &mut Model, cells: &[Drawn], epochs: usize, dice: &mut Dice) {
    let start = Instant::now();
    train::train(model, cells, epochs, dice, |epoch, loss, right| {
        let seconds = start.elapsed().as_secs_f32();
        println!("epoch {epoch}: loss {loss:.4}, right {:.2} %, {seconds:.0} s", right * 100.0);
    });
}

/// The net as it will be in the program.
fn packed(model: &Model, handwriting: &Dense) -> Result<(Vec<u8>, Net), String> {
    let bytes = pack::pack(model, handwriting);
    let net = Net::from_bytes(&bytes).map_err(|error| error.to_string())?;
    Ok((bytes, net))
}

/// The net in a file, or that of the program.
fn net(options: &Options) -> Result<Net, String> {
    let Some(file) = &options.weights else { return Ok(Net::trained().clone()) };
    let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    Net::from_bytes(&bytes).map_err(|error| format!("{file}: {error}"))
}

/// Prints how well the net reads the pictures that it has learnt from, and all others.
fn measured(options: &Options) -> Result<(), String> {
    let (folder, net) = (Path::new(&options.pictures), net(options)?);
    println!("{}", slips::list());
    let wanted = |row: &Row, learnt: bool| {
        row.file.contains(&options.only) && photographs::is_learnt(row) == learnt
    };
    let kinds = [("never seen in training", false), ("learnt from", true)];
    for (name, learnt) in kinds.into_iter().filter(|(_, learnt)| !(options.unseen && *learnt)) {
        let (table, failures) = measure::measure(folder, &net, |row| wanted(row, learnt))?;
        println!("Pictures {name}\n\n{table}\nNot read exactly:\n{failures}");
    }
    Ok(())
}

/// Reads damaged files, and prints the results.
fn damage(options: &Options) -> Result<(), String> {
    let numbers = options.from..options.files;
    println!("{}", damage::campaign(Path::new(&options.pictures), numbers, options.seed)?);
    Ok(())
}

/// A picture of cells, twenty in a row.
fn sheet(cells: &[Drawn]) -> Vec<u8> {
    let side = whydoku_scan::CELL_SIDE;
    let (width, height) = (20 * side, cells.len() / 20 * side);
    let mut bytes = format!("P5 {width} {height} 255\n").into_bytes();
    for y in 0..height {
        for x in 0..width {
            let cell = &cells[y / side * 20 + x / side];
            let level = i16::from(cell.pixels[y % side * side + x % side]) + 128;
            bytes.push(level.clamp(0, 255) as u8);
        }
    }
    bytes
}
