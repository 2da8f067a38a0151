//! QR codes of links, to open a puzzle on a telephone.
use crate::failure;
use core::fmt::Write as _;
use pencilmark_wire::FailureJson;
use qrcode::{Color, EcLevel, QrCode};

/// Modules on each side that must stay light.
const QUIET: usize = 4;

/// The QR code of a text as SVG, dark on light whatever the theme: that is what cameras look for.
pub(crate) fn drawn(text: &str) -> Result<String, FailureJson> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L)
        .map_err(|_| failure(&"the text is too long for a QR code"))?;
    let side = code.width() + 2 * QUIET;
    let mut path = String::new();
    for (row, modules) in code.to_colors().chunks(code.width()).enumerate() {
        let mut column = 0;
        for run in modules.chunk_by(|a, b| a == b) {
            if run.first() == Some(&Color::Dark) {
                let length = run.len();
                let _ = write!(path, "M{} {}h{length}v1h-{length}z", column + QUIET, row + QUIET);
            }
            column += run.len();
        }
    }
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
         shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\" fill=\"#ffffff\"/>\
         <path d=\"{path}\" fill=\"#000000\"/></svg>"
    ))
}
