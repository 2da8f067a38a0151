//! Why a cell cannot hold certain digits because of a rule.
use crate::error::WireError;
use crate::name::{self, Field};
use serde::{Deserialize, Serialize};
use whydoku_core::Shape;
use whydoku_logic::{Against, Ground};

/// Why a cell cannot hold certain digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GroundJson {
    /// The cell.
    pub cell: String,
    /// The digits that it cannot hold.
    pub digits: Vec<String>,
    /// What is against them.
    pub against: AgainstJson,
}

/// What is against digits in a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum AgainstJson {
    /// Another cell would have to hold one of certain digits, and has none of them.
    Partner {
        /// The other cell.
        cell: String,
        /// The digits that it would have to hold.
        wanted: Vec<String>,
        /// The digits that it can hold.
        has: Vec<String>,
    },
    /// No digit goes with them.
    Alone,
    /// The cell is left with digits from the first to the second.
    Bounds {
        /// The least digit.
        least: String,
        /// The greatest digit.
        most: String,
    },
    /// Other cells cannot make what they would leave of a total.
    NotMade {
        /// The other cells.
        cells: Vec<String>,
        /// What is left for them, for one digit or another.
        rests: Vec<i64>,
    },
    /// What they would leave of a total is less than other cells add up to.
    TooLittle {
        /// The other cells.
        cells: Vec<String>,
        /// What is left for them at most.
        rest: i64,
        /// What they add up to at least.
        bound: i64,
    },
    /// What they would leave of a total is more than other cells add up to.
    TooMuch {
        /// The other cells.
        cells: Vec<String>,
        /// What is left for them at least.
        rest: i64,
        /// What they add up to at most.
        bound: i64,
    },
    /// Of two groups of cells that add up to the same, theirs would be greater, or less.
    Sides {
        /// The cells of their group, their own among them.
        cells: Vec<String>,
        /// What that group would add up to at least, or at most.
        own: i64,
        /// The cells of the other group.
        others: Vec<String>,
        /// What that group adds up to at most, or at least.
        bound: i64,
        /// Whether their group would be the smaller one.
        is_less: bool,
    },
    /// One cell after another would be left with certain digits, and the last with none.
    Forced {
        /// The cells and what they would be left with.
        path: Vec<(String, Vec<String>)>,
        /// The cell that would be left with none.
        empty: String,
    },
    /// The digit is in one of these cells, which all see theirs.
    Seen {
        /// The cells.
        places: Vec<String>,
    },
    /// The digit that belongs to theirs would be in one of these cells.
    Counterpart {
        /// The digit.
        digit: String,
        /// The cells: none of them can hold it, or those that can are listed alone.
        cells: Vec<String>,
        /// What the cells between cannot add up to, if some cell can hold it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rest: Option<i64>,
    },
    /// The rule would count this many at least, or at most.
    Count {
        /// How many.
        count: usize,
        /// Whether this is the most.
        is_most: bool,
    },
    /// Each of certain cells, one of which holds a digit, would be excluded from it.
    Places,
    /// They leave a house no place for a digit that it needs.
    NoPlace,
    /// The other cells cannot be filled.
    Unfillable,
}

impl GroundJson {
    pub(crate) fn new(ground: &Ground, shape: &Shape) -> Self {
        let cells = |of: &[whydoku_core::Cell]| name::cells(shape, of);
        let digits = |of| name::digits(shape, of);
        let against = match &ground.against {
            Against::Partner { cell, wanted, has } => AgainstJson::Partner {
                cell: shape.cell_name(*cell),
                wanted: digits(*wanted),
                has: digits(*has),
            },
            Against::Alone => AgainstJson::Alone,
            Against::Bounds { least, most } => {
                let [least, most] = [*least, *most].map(|digit| shape.digit_name(digit));
                AgainstJson::Bounds { least, most }
            }
            Against::NotMade { cells: of, rests } => {
                AgainstJson::NotMade { cells: cells(of), rests: rests.clone() }
            }
            Against::TooLittle { cells: of, rest, bound } => {
                AgainstJson::TooLittle { cells: cells(of), rest: *rest, bound: *bound }
            }
            Against::TooMuch { cells: of, rest, bound } => {
                AgainstJson::TooMuch { cells: cells(of), rest: *rest, bound: *bound }
            }
            Against::Sides { cells: of, own, others, bound, is_less } => AgainstJson::Sides {
                cells: cells(of),
                own: *own,
                others: cells(others),
                bound: *bound,
                is_less: *is_less,
            },
            Against::Forced { path, empty } => AgainstJson::Forced {
                path: path.iter().map(|(cell, of)| (shape.cell_name(*cell), digits(*of))).collect(),
                empty: shape.cell_name(*empty),
            },
            Against::Seen { places } => AgainstJson::Seen { places: cells(places) },
            Against::Counterpart { digit, cells: of, rest } => AgainstJson::Counterpart {
                digit: shape.digit_name(*digit),
                cells: cells(of),
                rest: *rest,
            },
            Against::Count { count, is_most } => {
                AgainstJson::Count { count: *count, is_most: *is_most }
            }
            Against::Places => AgainstJson::Places,
            Against::NoPlace => AgainstJson::NoPlace,
            Against::Unfillable => AgainstJson::Unfillable,
        };
        Self { cell: shape.cell_name(ground.cell), digits: digits(ground.digits), against }
    }
    pub(crate) fn read(&self, shape: &Shape) -> Result<Ground, WireError> {
        let field = Field { shape, path: "argument.grounds" };
        let against = match &self.against {
            AgainstJson::Partner { cell, wanted, has } => Against::Partner {
                cell: field.cell(cell)?,
                wanted: field.digits(wanted)?,
                has: field.digits(has)?,
            },
            AgainstJson::Alone => Against::Alone,
            AgainstJson::Bounds { least, most } => {
                Against::Bounds { least: field.digit(least)?, most: field.digit(most)? }
            }
            AgainstJson::NotMade { cells, rests } => {
                Against::NotMade { cells: field.cells(cells)?, rests: rests.clone() }
            }
            AgainstJson::TooLittle { cells, rest, bound } => {
                Against::TooLittle { cells: field.cells(cells)?, rest: *rest, bound: *bound }
            }
            AgainstJson::TooMuch { cells, rest, bound } => {
                Against::TooMuch { cells: field.cells(cells)?, rest: *rest, bound: *bound }
            }
            AgainstJson::Sides { cells, own, others, bound, is_less } => Against::Sides {
                cells: field.cells(cells)?,
                own: *own,
                others: field.cells(others)?,
                bound: *bound,
                is_less: *is_less,
            },
            AgainstJson::Forced { path, empty } => {
                let step =
                    |(cell, of): &(String, Vec<String>)| Ok((field.cell(cell)?, field.digits(of)?));
                let path = path.iter().map(step).collect::<Result<_, WireError>>()?;
                Against::Forced { path, empty: field.cell(empty)? }
            }
            AgainstJson::Seen { places } => Against::Seen { places: field.cells(places)? },
            AgainstJson::Counterpart { digit, cells, rest } => Against::Counterpart {
                digit: field.digit(digit)?,
                cells: field.cells(cells)?,
                rest: *rest,
            },
            AgainstJson::Count { count, is_most } => {
                Against::Count { count: *count, is_most: *is_most }
            }
            AgainstJson::Places => Against::Places,
            AgainstJson::NoPlace => Against::NoPlace,
            AgainstJson::Unfillable => Against::Unfillable,
        };
        Ok(Ground { cell: field.cell(&self.cell)?, digits: field.digits(&self.digits)?, against })
    }
}
