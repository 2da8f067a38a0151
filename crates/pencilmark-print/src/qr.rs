//! QR codes, for the link that opens a printed puzzle on a telephone.
use qrcode::{Color, EcLevel, QrCode};

/// The dark modules of a code, by row and column, and its side without the quiet zone.
pub(crate) struct Qr {
    pub(crate) side: usize,
    dark: Vec<bool>,
}

impl Qr {
    /// The code of a text; `None` when it is too long.
    pub(crate) fn new(text: &str) -> Option<Self> {
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        let side = code.width();
        let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { side, dark })
    }
    /// The runs of dark modules of each row: row, first column, length.
    pub(crate) fn runs(&self) -> Vec<(usize, usize, usize)> {
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
}
