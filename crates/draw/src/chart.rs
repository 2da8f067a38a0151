//! Histograms as an SVG picture.
use crate::svg::Escaped;
use std::fmt::Write;

/// One histogram.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    /// The title above it.
    pub title: String,
    /// What is counted, and how often; in order.
    pub bars: Vec<(String, u64)>,
}

/// Width of the picture, and of the space for names and numbers, in pixels.
const WIDTH: usize = 720;
const NAMES: usize = 130;
const NUMBERS: usize = 90;
/// Height of a bar with the space around it, of a title, and of the margin.
const BAR: usize = 20;
const TITLE: usize = 44;
const MARGIN: usize = 16;

/// Draws histograms one below another, with horizontal bars. The colours are those of the system,
/// light or dark; names and numbers are text, so nothing depends on colour.
///
/// ```
/// use whydoku_draw::chart::{Chart, draw};
/// let chart = Chart { title: "givens".into(), bars: vec![("24".into(), 7), ("25".into(), 3)] };
/// let picture = draw(&[chart]);
/// assert!(picture.starts_with("<svg") && picture.contains(">24</text>"));
/// ```
pub fn draw(charts: &[Chart]) -> String {
    let height: usize =
        charts.iter().map(|chart| TITLE + BAR * chart.bars.len()).sum::<usize>() + 2 * MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <style>svg{{background:#fff;color:#222}}.b{{fill:#2a6fb0}}text{{fill:currentColor}}\
         @media(prefers-color-scheme:dark){{svg{{background:#1b1b1b;color:#ddd}}.b{{fill:#6fb1ea}}}}\
         </style>\n"
    );
    let mut top = MARGIN;
    for chart in charts {
        one(&mut svg, chart, top);
        top += TITLE + BAR * chart.bars.len();
    }
    svg.push_str("</svg>\n");
    svg
}

fn one(svg: &mut String, chart: &Chart, top: usize) {
    let most = chart.bars.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let space = (WIDTH - NAMES - NUMBERS) as u128;
    // Writing to a string cannot fail.
    let mut put = |line: core::fmt::Arguments<'_>| {
        let _ = svg.write_fmt(line);
    };
    put(format_args!(
        "<text x=\"{MARGIN}\" y=\"{}\" font-size=\"16\" font-weight=\"bold\">{}</text>\n",
        top + 24,
        Escaped(&chart.title)
    ));
    for (at, (name, count)) in chart.bars.iter().enumerate() {
        let y = top + TITLE - 8 + BAR * at;
        let length = u128::from(*count) * space / u128::from(most);
        put(format_args!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\
             <rect class=\"b\" x=\"{NAMES}\" y=\"{y}\" width=\"{length}\" height=\"{}\"/>\
             <text x=\"{}\" y=\"{}\">{count}</text>\n",
            NAMES - 8,
            y + 13,
            Escaped(name),
            BAR - 4,
            NAMES as u128 + length + 6,
            y + 13,
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_proportional_and_stay_inside_the_picture() {
        let bars = vec![("a<b".into(), 50), ("c".into(), 100), ("d".into(), 0)];
        let svg =
            draw(&[Chart { title: "x".into(), bars }, Chart { title: "y".into(), bars: vec![] }]);
        assert!(svg.contains("a&lt;b"));
        let widths: Vec<usize> = svg
            .match_indices("<rect class=\"b\"")
            .map(|(at, _)| {
                let rest = &svg[at..];
                let from = rest.find("width=\"").unwrap() + 7;
                rest[from..].split('"').next().unwrap().parse().unwrap()
            })
            .collect();
        assert_eq!(widths, [250, 500, 0]);
        assert_eq!(WIDTH - NAMES - NUMBERS, 500);
    }
}
