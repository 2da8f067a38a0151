//! How many puzzles a page has.
use core::str::FromStr;
use whydoku_core::UnknownName;

/// The number of puzzles on a page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerPage(usize, usize);

impl PerPage {
    /// 1, 2, 4, 6, 9, 12, or for solutions 15, 16, 20, 24, 25 or 30; `None` for any other number.
    pub fn new(count: usize) -> Option<Self> {
        match count {
            1 => Some(Self(1, 1)),
            2 => Some(Self(1, 2)),
            4 => Some(Self(2, 2)),
            6 => Some(Self(2, 3)),
            9 => Some(Self(3, 3)),
            12 => Some(Self(3, 4)),
            15 => Some(Self(3, 5)),
            16 => Some(Self(4, 4)),
            20 => Some(Self(4, 5)),
            24 => Some(Self(4, 6)),
            25 => Some(Self(5, 5)),
            30 => Some(Self(5, 6)),
            _ => None,
        }
    }
    /// This many side by side, and this many such rows, each from 1 to 10; `None` for other numbers.
    pub fn grid(across: usize, down: usize) -> Option<Self> {
        let fits = |count| (1..=10).contains(&count);
        (fits(across) && fits(down)).then_some(Self(across, down))
    }
    /// How many are side by side.
    pub fn across(self) -> usize {
        self.0
    }
    /// How many rows there are.
    pub fn down(self) -> usize {
        self.1
    }
    /// The default for a booklet of this many puzzles: four per page, and a single puzzle fills its page.
    pub fn usual(puzzles: usize) -> Self {
        if puzzles == 1 { Self(1, 1) } else { Self::default() }
    }
    /// The number of puzzles.
    pub fn count(self) -> usize {
        self.0 * self.1
    }
}

impl Default for PerPage {
    fn default() -> Self {
        Self(2, 2)
    }
}

impl FromStr for PerPage {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let number = |text: &str| text.trim().parse::<usize>().ok();
        let known = match text.split_once(['x', 'X', '×']) {
            Some((across, down)) => {
                number(across).zip(number(down)).and_then(|(across, down)| Self::grid(across, down))
            }
            None => number(text).and_then(Self::new),
        };
        let unknown = ": a page takes 1, 2, 4, 6, 9 or 12 (solutions also 15, 16, 20, 24, 25 or 30), or columns x rows such as 2x3";
        known.ok_or_else(|| UnknownName::new(text, unknown))
    }
}
