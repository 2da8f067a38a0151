//! QR codes, for the link that opens a puzzle on a phone.
use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// Modules on each side of a code that must stay light.
const QUIET: usize = 4;

/// A QR code.
///
/// ```
/// use whydoku_draw::qr::Qr;
/// let code = Qr::new("https://sudoku.example/").expect("short enough");
/// assert_eq!((code.side(), code.runs()[0]), (25, (0, 0, 7)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qr {
    side: usize,
    dark: Vec<bool>,
}

impl Qr {
    /// The code of a text; `None` when it is too long for one (about 2,900 bytes).
    pub fn new(text: &str) -> Option<Self> {
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        let side = code.width();
        let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { side, dark })
    }
    /// The number of modules in a row, without the quiet zone.
    pub fn side(&self) -> usize {
        self.side
    }
    /// The runs of dark modules of each row: row, first column and length, in modules from zero.
    pub fn runs(&self) -> Vec<(usize, usize, usize)> {
        let mut runs = Vec::new();
        for (row, modules) in self.dark.chunks(self.side).enumerate() {
            let mut column = 0;
            for run in modules.chunk_by(|a, b| a == b) {
                if run[0] {
                    runs.push((row, column, run.len()));
                }
                column += run.len();
            }
        }
        runs
    }
    /// The code as SVG with its quiet zone, dark on light in every theme: cameras look for that.
    pub fn svg(&self) -> String {
        let side = self.side + 2 * QUIET;
        let mut path = String::new();
        for (row, column, length) in self.runs() {
            let _ = write!(path, "M{} {}h{length}v1h-{length}z", column + QUIET, row + QUIET);
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
             shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\" fill=\"#ffffff\"/>\
             <path d=\"{path}\" fill=\"#000000\"/></svg>"
        )
    }
}
