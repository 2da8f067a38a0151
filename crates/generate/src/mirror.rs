//! Symmetric patterns of givens: which cells go together.
use core::{fmt, str::FromStr};
use whydoku_core::UnknownName;

/// The symmetry of the pattern of givens: it looks the same after these turns and reflections.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Mirror {
    /// Any pattern.
    #[default]
    None,
    /// A half turn, as in most newspapers.
    HalfTurn,
    /// A quarter turn.
    QuarterTurn,
    /// Left and right change places.
    LeftRight,
    /// Top and bottom change places.
    UpDown,
    /// Reflection in the diagonal from top left to bottom right.
    Diagonal,
    /// Reflection in the other diagonal.
    Antidiagonal,
    /// Left and right, and top and bottom.
    Cross,
    /// Both diagonals.
    BothDiagonals,
    /// Every turn and every reflection.
    Full,
}

/// Every symmetry with its name and other names.
const NAMES: [(Mirror, &str, &[&str]); 10] = [
    (Mirror::None, "none", &["any"]),
    (Mirror::HalfTurn, "180", &["half-turn", "rotational", "rotate180"]),
    (Mirror::QuarterTurn, "90", &["quarter-turn", "rotate90"]),
    (Mirror::LeftRight, "left-right", &["vertical", "mirror"]),
    (Mirror::UpDown, "up-down", &["horizontal", "flip"]),
    (Mirror::Diagonal, "diagonal", &["transpose"]),
    (Mirror::Antidiagonal, "antidiagonal", &[]),
    (Mirror::Cross, "cross", &["mirrors", "both-mirrors"]),
    (Mirror::BothDiagonals, "diagonals", &["both-diagonals"]),
    (Mirror::Full, "full", &["all"]),
];

/// Where a symmetry moves a cell: row and column of a board of this many digits.
type Move = fn(usize, usize, usize) -> (usize, usize);

const HALF: Move = |row, column, last| (last - row, last - column);
const QUARTER: Move = |row, column, last| (column, last - row);
const SWAP: Move = |row, column, last| (row, last - column);
const FLIP: Move = |row, column, last| (last - row, column);
const TURN: Move = |row, column, _| (column, row);
const ANTI: Move = |row, column, last| (last - column, last - row);

impl Mirror {
    /// Every symmetry.
    pub fn all() -> impl Iterator<Item = Self> {
        NAMES.iter().map(|(mirror, ..)| *mirror)
    }
    fn moves(self) -> &'static [Move] {
        match self {
            Self::None => &[],
            Self::HalfTurn => &[HALF],
            Self::QuarterTurn => &[QUARTER],
            Self::LeftRight => &[SWAP],
            Self::UpDown => &[FLIP],
            Self::Diagonal => &[TURN],
            Self::Antidiagonal => &[ANTI],
            Self::Cross => &[SWAP, FLIP],
            Self::BothDiagonals => &[TURN, ANTI],
            Self::Full => &[QUARTER, TURN],
        }
    }
    /// The cells that go together on a board of `side` digits: each set ascending, the sets by
    /// their first cells.
    ///
    /// ```
    /// use whydoku_generate::Mirror;
    /// let together = Mirror::HalfTurn.orbits(9);
    /// assert_eq!((together.len(), &together[0]), (41, &vec![0, 80]));
    /// ```
    pub fn orbits(self, side: usize) -> Vec<Vec<usize>> {
        let mut seen = vec![false; side * side];
        let mut orbits = Vec::new();
        for first in 0..side * side {
            if seen[first] {
                continue;
            }
            seen[first] = true;
            let mut orbit = vec![first];
            let mut at = 0;
            while let Some(&cell) = orbit.get(at) {
                at += 1;
                for step in self.moves() {
                    let (row, column) = step(cell / side, cell % side, side - 1);
                    let image = row * side + column;
                    if !seen[image] {
                        seen[image] = true;
                        orbit.push(image);
                    }
                }
            }
            orbit.sort_unstable();
            orbits.push(orbit);
        }
        orbits
    }
    /// Whether a pattern (true for a given, in reading order) has this symmetry.
    pub fn holds(self, side: usize, pattern: &[bool]) -> bool {
        self.moves().iter().all(|step| {
            (0..side * side).all(|cell| {
                let (row, column) = step(cell / side, cell % side, side - 1);
                pattern[cell] == pattern[row * side + column]
            })
        })
    }
}

impl fmt::Display for Mirror {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES.iter().find(|(mirror, ..)| mirror == self);
        f.write_str(name.map_or("none", |(_, name, _)| name))
    }
}

impl FromStr for Mirror {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let known = NAMES.iter().find(|(_, name, others)| *name == text || others.contains(&text));
        known.map(|(mirror, ..)| *mirror).ok_or_else(|| {
            let names: Vec<_> = NAMES.iter().map(|(_, name, _)| *name).collect();
            let choice = format!(" is not a symmetry; choose one of {}", names.join(", "));
            UnknownName::new(text, choice)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_cover_the_board_once_and_patterns_of_whole_orbits_are_symmetric() {
        for mirror in Mirror::all() {
            for side in [4, 6, 9, 16] {
                let orbits = mirror.orbits(side);
                let mut cells: Vec<usize> = orbits.concat();
                cells.sort_unstable();
                assert_eq!(cells, (0..side * side).collect::<Vec<_>>());
                let mut pattern = vec![false; side * side];
                orbits.iter().step_by(3).flatten().for_each(|&cell| pattern[cell] = true);
                assert!(mirror.holds(side, &pattern), "{mirror} {side}");
                assert_eq!(mirror.to_string().parse(), Ok(mirror));
            }
        }
        assert_eq!(Mirror::Full.orbits(9).len(), 15);
        assert_eq!(Mirror::QuarterTurn.orbits(9).len(), 21);
        let mut corner = vec![false; 81];
        corner[0] = true;
        assert!(!Mirror::HalfTurn.holds(9, &corner) && Mirror::Diagonal.holds(9, &corner));
    }
    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let message = "sideways".parse::<Mirror>().unwrap_err().to_string();
        assert!(message.starts_with("\"sideways\" is not a symmetry; choose one of none, 180, 90"));
    }
}
