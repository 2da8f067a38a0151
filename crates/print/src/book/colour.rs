//! The colour of a cover, in the inks of a press.
use core::fmt;
use core::str::FromStr;
use whydoku_core::UnknownName;

/// So much ink, in percent of all four together, dries on a cover.
const MOST_INK: u16 = 300;

/// A colour as percents of cyan, magenta, yellow and black: the inks of a press, without a profile to convert from.
///
/// ```
/// use whydoku_print::Inks;
/// let blue: Inks = "100,70,0,10".parse()?;
/// assert!(blue.is_dark());
/// assert_eq!(blue.to_string(), "100,70,0,10");
/// assert!("100,100,100,10".parse::<Inks>().is_err());
/// # Ok::<(), whydoku_core::UnknownName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Inks([u8; 4]);

impl Inks {
    /// As parts of one, as PDF writes them.
    pub(crate) fn parts(self) -> [f32; 4] {
        self.0.map(|percent| f32::from(percent) / 100.0)
    }
    /// Whether letters on it have to be white.
    pub fn is_dark(self) -> bool {
        let [cyan, magenta, yellow, black] = self.parts();
        let light = |ink: f32| (1.0 - ink) * (1.0 - black);
        0.299 * light(cyan) + 0.587 * light(magenta) + 0.114 * light(yellow) < 0.55
    }
}

impl fmt::Display for Inks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [cyan, magenta, yellow, black] = self.0;
        write!(f, "{cyan},{magenta},{yellow},{black}")
    }
}

impl FromStr for Inks {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let unknown = " is not a colour; write percents of cyan, magenta, yellow and black, at most 300 together: \
            100,70,0,10";
        let percents: Option<Vec<u8>> =
            text.split(',').map(|part| part.trim().parse().ok()).collect();
        let inks = percents.and_then(|percents| <[u8; 4]>::try_from(percents).ok());
        let is_possible = |inks: &[u8; 4]| {
            let all: u16 = inks.iter().copied().map(u16::from).sum();
            inks.iter().all(|&ink| ink <= 100) && all <= MOST_INK
        };
        inks.filter(is_possible).map(Self).ok_or_else(|| UnknownName::new(text, unknown))
    }
}
