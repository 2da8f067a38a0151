//! Arguments.
use crate::arm::ArmJson;
use crate::chain::{chain, nodes};
use crate::error::WireError;
use crate::ground::GroundJson;
use crate::name::{self, Field};
use crate::net::{self, LineJson};
use crate::piece::PieceJson;
use crate::premise::{PremiseJson, TurnJson, premises, read_premises};
use crate::rule_case::CaseJson;
use crate::ruled::EquationJson;
use serde::{Deserialize, Serialize};
use whydoku_core::{Candidate, Digit, Shape};
use whydoku_logic::{
    Argument, Fish, Intersection, Kraken, LockedSectors, Pattern, Ruled, Sector, SelfImage, Single,
    Subset,
};

/// Why a step follows: one form for each shape of argument.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ArgumentJson {
    /// A cell with one digit left, or a house with one place left for a digit.
    Single {
        /// The candidate that is true.
        candidate: String,
        /// The house with one place left; absent when a cell has one digit left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        house: Option<String>,
    },
    /// A digit confined to where two houses cross.
    Intersection {
        /// The digit.
        digit: String,
        /// The house in which it has no other place.
        from: String,
        /// The house from which it is removed.
        into: String,
        /// Its places.
        cells: Vec<String>,
    },
    /// As many digits as cells, confined to each other.
    Subset {
        /// The houses of the argument.
        houses: Vec<String>,
        /// The cells.
        cells: Vec<String>,
        /// The digits.
        digits: Vec<String>,
        /// Whether the digits have no other place.
        hidden: bool,
    },
    /// A digit whose places in some base houses lie in as many cover houses.
    Fish {
        /// The digit.
        digit: String,
        /// Houses that must each hold it.
        base: Vec<String>,
        /// Houses that cover all of its places there.
        cover: Vec<String>,
        /// Its places in the base houses.
        cells: Vec<String>,
        /// Those that lie in no cover house.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        fins: Vec<String>,
        /// Those that lie in two base houses.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        endo_fins: Vec<String>,
    },
    /// Groups of candidates joined alternately by strong and weak links.
    Chain {
        /// The groups, most of them of one candidate.
        nodes: Vec<Vec<String>>,
        /// What makes each strong link strong: entry `i` joins nodes `2i` and `2i + 1`.
        strong: Vec<Vec<PremiseJson>>,
        /// Whether the ends are joined by a weak link.
        #[serde(default, rename = "loop")]
        is_loop: bool,
    },
    /// A fish whose fins exclude a candidate by chains.
    Kraken {
        /// The fish.
        fish: Box<ArgumentJson>,
        /// The candidate that is excluded.
        victim: String,
        /// The cover house whose places in the fish each exclude it; absent if the fish does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        house: Option<String>,
        /// The fins, and the places in that house.
        arms: Vec<ArmJson>,
    },
    /// Any other arrangement.
    Pattern {
        /// The pieces and the part that each plays.
        pieces: Vec<PieceJson>,
        /// The facts it rests on.
        premises: Vec<PremiseJson>,
        /// What follows from these facts case by case, in lines like those of a net.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cases: Vec<LineJson>,
    },
    /// As many cells as digits, counted house by house.
    Sectors {
        /// The cells.
        cells: Vec<String>,
        /// The houses, each with its digits.
        sectors: Vec<(String, Vec<String>)>,
    },
    /// Givens that look the same when the board is turned.
    Symmetry {
        /// How it is turned.
        turn: TurnJson,
        /// Each digit with what it becomes.
        digits: Vec<(String, String)>,
        /// The cells about which something is concluded.
        cells: Vec<String>,
    },
    /// Rules beyond houses, and what their cells can still hold.
    Ruled {
        /// The numbers of the rules among those of the shape, from zero.
        rules: Vec<usize>,
        /// The facts it rests on.
        premises: Vec<PremiseJson>,
        /// The houses that take part.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        houses: Vec<String>,
        /// The digits in question.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        digits: Vec<String>,
        /// The cells whose candidates matter.
        cells: Vec<String>,
        /// The ways to fill the remaining cells, if they are few.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        combinations: Vec<Vec<String>>,
        /// An equation that takes part.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        equation: Option<EquationJson>,
        /// The cases that are left, if a person tells cases apart and they are few.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cases: Vec<CaseJson>,
        /// Why the digits that go are impossible, as far as neither the combinations nor the cases show it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        grounds: Vec<GroundJson>,
    },
    /// A proof in lines.
    Net {
        /// The lines.
        lines: Vec<LineJson>,
    },
}

impl ArgumentJson {
    /// Describes an argument.
    pub fn new(argument: &Argument, shape: &Shape) -> Self {
        let digit = |digit| shape.digit_name(digit);
        let candidate = |&candidate: &Candidate| name::candidate(shape, candidate);
        match argument {
            Argument::Single(single) => Self::Single {
                candidate: candidate(&single.candidate),
                house: single.house.map(|house| shape.house_name(house)),
            },
            Argument::Intersection(intersection) => Self::Intersection {
                digit: digit(intersection.digit),
                from: shape.house_name(intersection.from),
                into: shape.house_name(intersection.into),
                cells: name::cells(shape, &intersection.cells),
            },
            Argument::Subset(subset) => Self::Subset {
                houses: name::houses(shape, &subset.houses),
                cells: name::cells(shape, &subset.cells),
                digits: name::digits(shape, subset.digits),
                hidden: subset.hidden,
            },
            Argument::Fish(fish) => Self::fish(fish, shape),
            Argument::Chain(chain) => Self::Chain {
                nodes: nodes(chain, shape),
                strong: chain.strong.iter().map(|link| premises(link, shape)).collect(),
                is_loop: chain.is_loop,
            },
            Argument::Kraken(kraken) => Self::Kraken {
                fish: Box::new(Self::fish(&kraken.fish, shape)),
                victim: candidate(&kraken.victim),
                house: kraken.house.map(|house| shape.house_name(house)),
                arms: kraken.arms.iter().map(|arm| ArmJson::new(arm, shape)).collect(),
            },
            Argument::Sectors(locked) => {
                let sector = |sector: &Sector| {
                    (shape.house_name(sector.house), name::digits(shape, sector.digits))
                };
                Self::Sectors {
                    cells: name::cells(shape, &locked.cells),
                    sectors: locked.sectors.iter().map(sector).collect(),
                }
            }
            Argument::Symmetry(image) => Self::Symmetry {
                turn: TurnJson::new(image.turn),
                digits: image.digits.iter().map(|&(from, to)| (digit(from), digit(to))).collect(),
                cells: name::cells(shape, &image.cells),
            },
            Argument::Ruled(ruled) => Self::ruled(ruled, shape),
            Argument::Net(net) => Self::Net { lines: net::describe(net, shape) },
            Argument::Pattern(pattern) => Self::Pattern {
                pieces: pattern.pieces.iter().map(|piece| PieceJson::new(piece, shape)).collect(),
                premises: premises(&pattern.premises, shape),
                cases: pattern.cases.iter().map(|line| LineJson::new(line, shape)).collect(),
            },
        }
    }
    /// The argument described. Its names are those of the board; whether it holds is decided by
    /// [`verify`](whydoku_logic::verify).
    pub(crate) fn read(&self, shape: &Shape) -> Result<Argument, WireError> {
        let at = |path| Field { shape, path };
        Ok(match self {
            Self::Single { candidate, house } => Single {
                candidate: at("argument.candidate").candidate(candidate)?,
                house: house.as_deref().map(|name| at("argument.house").house(name)).transpose()?,
            }
            .into(),
            Self::Intersection { digit, from, into, cells } => Intersection {
                digit: at("argument.digit").digit(digit)?,
                from: at("argument.from").house(from)?,
                into: at("argument.into").house(into)?,
                cells: at("argument.cells").cells(cells)?,
            }
            .into(),
            Self::Subset { houses, cells, digits, hidden } => Subset {
                houses: at("argument.houses").houses(houses)?,
                cells: at("argument.cells").cells(cells)?,
                digits: at("argument.digits").digits(digits)?,
                hidden: *hidden,
            }
            .into(),
            Self::Fish { .. } => self.read_fish(shape)?.into(),
            Self::Kraken { fish, victim, house, arms } => Kraken {
                fish: fish.read_fish(shape)?,
                victim: at("argument.victim").candidate(victim)?,
                house: house.as_deref().map(|name| at("argument.house").house(name)).transpose()?,
                arms: arms.iter().map(|arm| arm.read(shape)).collect::<Result<_, _>>()?,
            }
            .into(),
            Self::Chain { nodes, strong, is_loop } => chain(shape, nodes, strong, *is_loop)?.into(),
            Self::Sectors { cells, sectors } => {
                let field = at("argument.sectors");
                let sector = |(house, digits): &(String, Vec<String>)| {
                    Ok(Sector { house: field.house(house)?, digits: field.digits(digits)? })
                };
                LockedSectors {
                    cells: at("argument.cells").cells(cells)?,
                    sectors: sectors.iter().map(sector).collect::<Result<_, WireError>>()?,
                }
                .into()
            }
            Self::Symmetry { turn, digits, cells } => {
                let field = at("argument.digits");
                let pair =
                    |(from, to): &(String, String)| Ok((field.digit(from)?, field.digit(to)?));
                SelfImage {
                    turn: turn.read(),
                    digits: digits.iter().map(pair).collect::<Result<_, WireError>>()?,
                    cells: at("argument.cells").cells(cells)?,
                }
                .into()
            }
            Self::Ruled { .. } => self.read_ruled(shape)?.into(),
            Self::Net { lines } => net::read(lines, shape)?.into(),
            Self::Pattern { pieces, premises, cases } => Pattern {
                pieces: pieces.iter().map(|piece| piece.read(shape)).collect::<Result<_, _>>()?,
                premises: read_premises(premises, at("argument.premises"))?,
                cases: net::lines(cases, at("argument.cases"))?,
            }
            .into(),
        })
    }
}

impl ArgumentJson {
    fn fish(fish: &Fish, shape: &Shape) -> Self {
        Self::Fish {
            digit: shape.digit_name(fish.digit),
            base: name::houses(shape, &fish.base),
            cover: name::houses(shape, &fish.cover),
            cells: name::cells(shape, &fish.cells),
            fins: name::cells(shape, &fish.fins),
            endo_fins: name::cells(shape, &fish.endo_fins),
        }
    }
    /// The fish described; an error if it is another kind of argument.
    fn read_fish(&self, shape: &Shape) -> Result<Fish, WireError> {
        let at = |path| Field { shape, path };
        let Self::Fish { digit, base, cover, cells, fins, endo_fins } = self else {
            let (field, wanted) = ("argument.fish", "a fish".to_owned());
            return Err(WireError::Count { field, found: 0, wanted });
        };
        Ok(Fish {
            digit: at("argument.digit").digit(digit)?,
            base: at("argument.base").houses(base)?,
            cover: at("argument.cover").houses(cover)?,
            cells: at("argument.cells").cells(cells)?,
            fins: at("argument.fins").cells(fins)?,
            endo_fins: at("argument.endo_fins").cells(endo_fins)?,
        })
    }
    fn ruled(ruled: &Ruled, shape: &Shape) -> Self {
        let names = |way: &Vec<Digit>| way.iter().map(|&digit| shape.digit_name(digit)).collect();
        Self::Ruled {
            rules: ruled.clues.iter().map(|clue| clue.number).collect(),
            premises: premises(&ruled.premises, shape),
            houses: name::houses(shape, &ruled.houses),
            digits: name::digits(shape, ruled.digits),
            cells: name::cells(shape, &ruled.cells),
            combinations: ruled.combinations.iter().map(names).collect(),
            equation: ruled.equation.as_ref().map(|equation| EquationJson::new(equation, shape)),
            cases: ruled.cases.iter().map(|case| CaseJson::new(case, shape)).collect(),
            grounds: ruled.grounds.iter().map(|ground| GroundJson::new(ground, shape)).collect(),
        }
    }
    /// The argument from rules described; an error if it is another kind of argument.
    fn read_ruled(&self, shape: &Shape) -> Result<Ruled, WireError> {
        let at = |path| Field { shape, path };
        let Self::Ruled {
            rules,
            premises,
            houses,
            digits,
            cells,
            combinations,
            equation,
            cases,
            grounds,
        } = self
        else {
            let (field, wanted) = ("argument", "an argument from rules".to_owned());
            return Err(WireError::Count { field, found: 0, wanted });
        };
        let (clues, ways) = (at("argument.rules"), at("argument.combinations"));
        let way = |names: &Vec<String>| names.iter().map(|name| ways.digit(name)).collect();
        let equation =
            equation.as_ref().map(|told| told.read(at("argument.equation")).map(Box::new));
        Ok(Ruled {
            clues: rules.iter().map(|&rule| clues.clue(rule)).collect::<Result<_, _>>()?,
            premises: read_premises(premises, at("argument.premises"))?,
            houses: at("argument.houses").houses(houses)?,
            digits: at("argument.digits").digits(digits)?,
            cells: at("argument.cells").cells(cells)?,
            combinations: combinations.iter().map(way).collect::<Result<_, _>>()?,
            equation: equation.transpose()?,
            cases: cases.iter().map(|case| case.read(shape)).collect::<Result<_, _>>()?,
            grounds: grounds.iter().map(|ground| ground.read(shape)).collect::<Result<_, _>>()?,
        })
    }
}
