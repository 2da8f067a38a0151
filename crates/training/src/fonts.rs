//! Digits of free fonts: the packages, their faces, and every digit as a picture.
use crate::canvas::Canvas;
use ab_glyph::{Font, FontVec, PxScale, point};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Debian packages with free fonts: name, version, licence. They are used only to draw training cells.
const PACKAGES: &str = include_str!("../fonts.tsv");

/// Words in the names of faces that are not used, because their digits are not plain digits (symbols, joined
/// school scripts) or come from another face of the list (faces for other scripts).
const NOT_FOR_DIGITS: [&str; 28] = [
    "symbol",
    "emoji",
    "dingbat",
    "music",
    "isabella",
    "math",
    "powerline",
    "openlogo",
    "wine",
    "webdings",
    "marlett",
    "d050000l",
    "cmex",
    "cmsy",
    "cmmi",
    "msam",
    "msbm",
    "esint",
    "rsfs",
    "stmary",
    "wasy",
    "lign",
    "logo",
    "barcode",
    "tlwgmono",
    "nanumbrush",
    "ziap",
    "rufscript",
];

/// A face: its digits 1 to 9, and some letters for print that shows through from the page behind.
pub(crate) struct Face {
    pub(crate) digits: Vec<Canvas>,
    pub(crate) letters: Vec<Canvas>,
}

/// The faces by family. All families are drawn equally often.
pub(crate) struct Fonts {
    pub(crate) families: Vec<Vec<Face>>,
    /// A hash of every pixel of every digit.
    pub(crate) fingerprint: u64,
}

impl Fonts {
    pub(crate) fn count(&self) -> usize {
        self.families.iter().map(Vec::len).sum()
    }
}

/// The packages of the list that are not installed.
pub(crate) fn missing() -> Result<Vec<&'static str>, String> {
    let wanted: Vec<&str> = names().collect();
    let output = Command::new("dpkg-query")
        .args(["-W", "-f=${Package} ${db:Status-Status}\n"])
        .output()
        .map_err(|error| format!("dpkg-query cannot be run ({error}); the fonts are Debian's"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let is_there = |name: &&str| text.lines().any(|line| line == format!("{name} installed"));
    Ok(wanted.into_iter().filter(|name| !is_there(name)).collect())
}

fn names() -> impl Iterator<Item = &'static str> {
    PACKAGES
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split('\t').next())
}

/// Reads every face of the packages, in the order of their paths.
pub(crate) fn read() -> Result<Fonts, String> {
    let mut paths = Vec::new();
    for name in names() {
        let output = Command::new("dpkg").args(["-L", name]).output();
        let output = output.map_err(|error| format!("dpkg cannot be run: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        paths.extend(text.lines().map(PathBuf::from).filter(|path| is_wanted(path)));
    }
    paths.sort();
    paths.dedup();
    let mut families: Vec<(String, Vec<Face>)> = Vec::new();
    let mut fingerprint = 0xCBF2_9CE4_8422_2325;
    for path in paths {
        let Some(face) = face(&path) else { continue };
        for ink in face.digits.iter().flat_map(|digit| &digit.ink) {
            fingerprint = (fingerprint ^ (ink * 255.0) as u64).wrapping_mul(0x100_0000_01B3);
        }
        let family = family(&path);
        match families.iter_mut().find(|(name, _)| *name == family) {
            Some((_, faces)) => faces.push(face),
            None => families.push((family, vec![face])),
        }
    }
    let families = families.into_iter().map(|(_, faces)| faces).collect();
    Ok(Fonts { families, fingerprint })
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn is_wanted(path: &Path) -> bool {
    let name = file_name(path);
    let is_font = path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("ttf") || end.eq_ignore_ascii_case("otf"));
    let of_other_script =
        ["NotoSans", "NotoSerif", "NotoNaskh", "NotoKufi", "NotoNastaliq", "NotoRashi"]
            .iter()
            .filter_map(|start| name.strip_prefix(start))
            .any(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
    let lower = name.to_lowercase();
    is_font && !of_other_script && !NOT_FOR_DIGITS.iter().any(|word| lower.contains(word))
}

/// The first word of the file's name.
fn family(path: &Path) -> String {
    let name = file_name(path).to_lowercase();
    name.split(['-', '_', '.']).next().unwrap_or_default().chars().take(12).collect()
}

fn face(path: &Path) -> Option<Face> {
    let font = FontVec::try_from_vec(fs::read(path).ok()?).ok()?;
    let all = |text: &str| text.chars().map(|c| glyph(&font, c)).collect::<Option<Vec<Canvas>>>();
    let digits = all("123456789")?;
    let are_ample = digits.iter().all(|digit| {
        digit.width >= 3 && digit.height >= 14 && digit.ink.iter().any(|ink| *ink > 0.5)
    });
    let letters = all("abdeghkmnprsBDEGRS").unwrap_or_default();
    (are_ample && are_different(&digits)).then_some(Face { digits, letters })
}

/// A character, cropped to its ink.
fn glyph(font: &FontVec, character: char) -> Option<Canvas> {
    let id = font.glyph_id(character);
    if id.0 == 0 {
        return None;
    }
    let glyph = id.with_scale_and_position(PxScale::from(60.0), point(0.0, 0.0));
    let outline = font.outline_glyph(glyph)?;
    let bounds = outline.px_bounds();
    let (width, height) = (bounds.width() as usize, bounds.height() as usize);
    if width == 0 || height == 0 || width > 400 || height > 400 {
        return None;
    }
    let mut canvas = Canvas::new(width, height);
    outline.draw(|x, y, cover| {
        let at = y as usize * width + x as usize;
        if (x as usize) < width && at < canvas.ink.len() {
            canvas.ink[at] = cover.min(1.0);
        }
    });
    Some(canvas)
}

/// Whether all digits look different. They do not in a face that shows missing digits as boxes.
fn are_different(digits: &[Canvas]) -> bool {
    let small: Vec<Canvas> = digits.iter().map(|digit| digit.resized(12, 18)).collect();
    let differ = |a: &Canvas, b: &Canvas| {
        let sum: f32 = a.ink.iter().zip(&b.ink).map(|(a, b)| (a - b).abs()).sum();
        sum / 216.0 > 0.024
    };
    (0..small.len()).all(|i| (0..i).all(|j| differ(&small[i], &small[j])))
}
