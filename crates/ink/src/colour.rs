//! Colours of ink, and the words that people have for them.
use core::fmt;

/// A colour as a reader sees it on white paper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Colour([u8; 3]);

/// Words for colours. A reader of a text and a painter of a line agree only roughly on what is blue and what is teal, so
/// a colour may have several of these names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ColourName {
    /// Nearly white.
    White,
    /// Nearly black.
    Black,
    /// Without a colour, between white and black.
    Grey,
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Dark orange.
    Brown,
    /// Pale orange: peach, salmon, tan, beige.
    Peach,
    /// Yellow or gold.
    Yellow,
    /// Green, lime.
    Green,
    /// Between green and blue: teal, turquoise, cyan.
    Teal,
    /// Blue.
    Blue,
    /// Purple, violet, lavender.
    Purple,
    /// Pink, magenta.
    Pink,
}

impl Colour {
    /// A colour of CSS as drawing programs write it: `#RGB`, `#RRGGBB` with or without the sharp, either with an opacity
    /// behind it, `rgb(…)`, `hsl(…)`, `oklch(…)`, or a common name. Nothing visible, or nothing known, is `None`.
    ///
    /// ```
    /// use whydoku_ink::{Colour, ColourName};
    /// let green = Colour::parse("#67F067FF").ok_or("a colour")?;
    /// assert!(green.is_called(ColourName::Green) && !green.is_called(ColourName::Blue));
    /// assert_eq!(Colour::parse("#FFFFFF00"), None);
    /// # Ok::<(), &str>(())
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let named = NAMES.iter().find(|(name, _)| text.eq_ignore_ascii_case(name));
        if let Some((_, rgb)) = named {
            return Some(Self(*rgb));
        }
        if let Some((name, inside)) = text.split_once('(') {
            return Self::of_function(name.trim(), inside.strip_suffix(')')?);
        }
        let hex = text.strip_prefix('#').unwrap_or(text);
        let nibbles: Vec<u8> =
            hex.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>()?;
        let bytes: Vec<u8> = match nibbles.len() {
            3 | 4 => nibbles.iter().map(|n| n * 17).collect(),
            6 | 8 => nibbles.chunks(2).map(|two| two[0] * 16 + two[1]).collect(),
            _ => return None,
        };
        let opacity = bytes.get(3).copied().unwrap_or(u8::MAX);
        Self::seen([bytes[0], bytes[1], bytes[2]], f64::from(opacity) / 255.0)
    }
    /// `rgb(r, g, b)`, `hsl(angle, saturation, lightness)` or `oklch(lightness chroma angle)`, each with or without an
    /// opacity behind it.
    fn of_function(name: &str, inside: &str) -> Option<Self> {
        let parts = inside.split([',', ' ', '/']).filter(|part| !part.is_empty());
        // Hundredths are told from numbers, and degrees are numbers.
        let part = |part: &str| match part.strip_suffix('%') {
            Some(hundredths) => Some((hundredths.parse::<f64>().ok()? / 100.0, true)),
            None => Some((part.trim_end_matches("deg").parse::<f64>().ok()?, false)),
        };
        let parts: Vec<(f64, bool)> = parts.map(part).collect::<Option<_>>()?;
        let [first, second, third, rest @ ..] = &parts[..] else { return None };
        if parts.iter().any(|(part, _)| !part.is_finite()) {
            return None;
        }
        let rgb = match name.to_ascii_lowercase().as_str() {
            "rgb" | "rgba" => [first, second, third]
                .map(|(part, is_share)| if *is_share { *part } else { part / 255.0 }),
            "hsl" | "hsla" => of_hue(first.0, second.0, third.0),
            "oklch" => of_oklch(first.0, second.0, third.0),
            _ => return None,
        };
        #[allow(clippy::cast_sign_loss, reason = "between 0 and 255")]
        let byte = |part: f64| (part.clamp(0.0, 1.0) * 255.0).round() as u8;
        Self::seen(rgb.map(byte), rest.first().map_or(1.0, |(opacity, _)| *opacity))
    }
    /// What is seen of it on white paper.
    fn seen(rgb: [u8; 3], opacity: f64) -> Option<Self> {
        if opacity <= 0.02 {
            return None;
        }
        let opacity = opacity.min(1.0);
        #[allow(clippy::cast_sign_loss, reason = "between 0 and 255")]
        let mix = |part: u8| (f64::from(part) * opacity + 255.0 * (1.0 - opacity)).round() as u8;
        Some(Self(rgb.map(mix)))
    }
    /// Whether people may call it so.
    pub fn is_called(self, hue: ColourName) -> bool {
        let (angle, chroma, light) = self.polar();
        let turned = |from: f64, to: f64| {
            chroma > 0.07
                && if from <= to {
                    angle >= from && angle <= to
                } else {
                    angle >= from || angle <= to
                }
        };
        match hue {
            ColourName::White => light > 0.93 && chroma < 0.12,
            ColourName::Black => light < 0.22 && chroma < 0.2,
            ColourName::Grey => chroma < 0.14 && light > 0.15 && light < 0.96,
            ColourName::Red => turned(335.0, 20.0),
            ColourName::Orange => turned(8.0, 50.0),
            ColourName::Brown => turned(5.0, 50.0) && light < 0.75,
            ColourName::Peach => turned(350.0, 55.0) && light > 0.6,
            ColourName::Yellow => turned(35.0, 75.0),
            ColourName::Green => turned(60.0, 178.0),
            ColourName::Teal => turned(150.0, 205.0),
            ColourName::Blue => turned(175.0, 262.0),
            ColourName::Purple => turned(235.0, 330.0),
            ColourName::Pink => turned(270.0, 360.0) || (turned(0.0, 15.0) && light > 0.6),
        }
    }
    /// Its hue in degrees, its chroma and its lightness, both from 0 to 1.
    fn polar(self) -> (f64, f64, f64) {
        let [r, g, b] = self.0.map(|part| f64::from(part) / 255.0);
        let (most, least) = (r.max(g).max(b), r.min(g).min(b));
        let (chroma, light) = (most - least, f64::midpoint(most, least));
        let sixth = if chroma < 1e-9 {
            0.0
        } else if (most - r).abs() < 1e-9 {
            ((g - b) / chroma).rem_euclid(6.0)
        } else if (most - g).abs() < 1e-9 {
            (b - r) / chroma + 2.0
        } else {
            (r - g) / chroma + 4.0
        };
        (sixth * 60.0, chroma, light)
    }
}

/// Red, green and blue of a hue in degrees, a saturation and a lightness.
fn of_hue(angle: f64, saturation: f64, light: f64) -> [f64; 3] {
    let reach = saturation * light.min(1.0 - light);
    [0.0, 8.0, 4.0].map(|shift| {
        let at = (shift + angle / 30.0).rem_euclid(12.0);
        light - reach * (at - 3.0).min(9.0 - at).clamp(-1.0, 1.0)
    })
}

/// Red, green and blue of Oklch, as CSS defines it.
fn of_oklch(light: f64, chroma: f64, angle: f64) -> [f64; 3] {
    let (sin, cos) = angle.to_radians().sin_cos();
    let (a, b) = (chroma * cos, chroma * sin);
    let cube = |part: f64| part * part * part;
    let long = cube(light + 0.396_337_777_4 * a + 0.215_803_757_3 * b);
    let medium = cube(light - 0.105_561_345_8 * a - 0.063_854_172_8 * b);
    let short = cube(light - 0.089_484_177_5 * a - 1.291_485_548_0 * b);
    let linear = [
        4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
        -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
        -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short,
    ];
    linear.map(|part| {
        if part <= 0.003_130_8 { part * 12.92 } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 }
    })
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [r, g, b] = self.0;
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

/// The word that fits a colour best.
pub(crate) fn name_of(colour: Colour) -> &'static str {
    const WORDS: [(ColourName, &str); 13] = [
        (ColourName::White, "white"),
        (ColourName::Black, "black"),
        (ColourName::Grey, "grey"),
        (ColourName::Yellow, "yellow"),
        (ColourName::Peach, "peach"),
        (ColourName::Orange, "orange"),
        (ColourName::Brown, "brown"),
        (ColourName::Red, "red"),
        (ColourName::Green, "green"),
        (ColourName::Blue, "blue"),
        (ColourName::Teal, "teal"),
        (ColourName::Purple, "purple"),
        (ColourName::Pink, "pink"),
    ];
    WORDS.iter().find(|(hue, _)| colour.is_called(*hue)).map_or("coloured", |(_, word)| word)
}

/// The names of CSS that drawing programs use.
const NAMES: [(&str, [u8; 3]); 14] = [
    ("black", [0, 0, 0]),
    ("white", [255, 255, 255]),
    ("gray", [128, 128, 128]),
    ("grey", [128, 128, 128]),
    ("lightgray", [211, 211, 211]),
    ("lightgrey", [211, 211, 211]),
    ("red", [255, 0, 0]),
    ("green", [0, 128, 0]),
    ("lime", [0, 255, 0]),
    ("blue", [0, 0, 255]),
    ("yellow", [255, 255, 0]),
    ("orange", [255, 165, 0]),
    ("purple", [128, 0, 128]),
    ("pink", [255, 192, 203]),
];

#[cfg(test)]
mod tests {
    use super::{Colour, ColourName};

    #[test]
    fn the_usual_colours_of_lines_have_the_names_that_people_use() {
        let calls = [
            ("#D23BE7", ColourName::Purple),
            ("F067F0", ColourName::Pink),
            ("#F067F0FF", ColourName::Purple),
            ("#A3E048", ColourName::Green),
            ("#FFA600", ColourName::Orange),
            ("#34BBE6", ColourName::Blue),
            ("#2ecbff", ColourName::Blue),
            ("#33BBBB", ColourName::Teal),
            ("#FFCCAA", ColourName::Peach),
            ("#F7D038", ColourName::Yellow),
            ("#CDB1EC", ColourName::Purple),
            ("#CFCFCF", ColourName::Grey),
            ("#00000033", ColourName::Grey),
            ("#000", ColourName::Black),
            ("rgba(255, 255, 255, 1)", ColourName::White),
            ("rgb(50% 20% 90% / 0.9)", ColourName::Purple),
            ("oklch(88.739% 0.07926 208.88)", ColourName::Blue),
            ("oklch(0.65 0.2 30)", ColourName::Red),
            ("hsl(120deg, 60%, 50%)", ColourName::Green),
        ];
        for (text, hue) in calls {
            assert!(Colour::parse(text).is_some_and(|one| one.is_called(hue)), "{text} {hue:?}");
        }
    }
    #[test]
    fn a_colour_has_no_name_of_another() {
        let no = [
            ("#D23BE7", ColourName::Green),
            ("#CFCFCF", ColourName::Blue),
            ("#67F067", ColourName::Yellow),
            ("#FFA600", ColourName::Blue),
        ];
        for (text, hue) in no {
            assert!(Colour::parse(text).is_some_and(|one| !one.is_called(hue)), "{text} {hue:?}");
        }
        for text in
            ["transparent", "oklch(1 2)", "lab(50% 20 30)", "hsl(NaN, 50%, 50%)", "rgb(1,2,3"]
        {
            assert_eq!(Colour::parse(text), None, "{text}");
        }
    }
}
