//! Equations that follow from houses and rules with a total; the checker computes them from the names.
use crate::Rejection;
use whydoku_core::{Cell, House, Rule, Shape};

/// A line of a proof that names houses and rules with signs. The digits of every house add up to the same
/// number and those of a cage to its sum, so the cells that remain when all of them are added up also have a
/// known total: innies, outies and leftovers. The checker adds them up, so a balance cannot state anything false.
///
/// ```
/// use whydoku_core::{Cell, House, Kind, Puzzle, Rule, Shape};
/// use whydoku_proof::{Balance, Claim, Limits, Refutation, check};
///
/// // Box 1 of a 4x4 board adds up to 10, three cells of it to 4: six would be left for the other.
/// let cells = [0, 1, 4].map(Cell::new).to_vec();
/// let cage = Rule::new(Kind::REPEATING_CAGE, cells).with_number(4);
/// let puzzle = Puzzle::empty(Shape::square(4)?.with_rules(vec![cage])?);
/// let mut refutation = Refutation::new();
/// refutation.push_balance(Balance { houses: vec![(House::new(0), 1)], rules: vec![(0, -1)] });
/// refutation.push(&[]);
/// assert_eq!(check(&puzzle, &Claim::None(refutation), &Limits::default()), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Balance {
    /// The houses, each with how often it counts.
    pub houses: Vec<(House, i8)>,
    /// The numbers of the rules (cages with a sum, little killers), each with how often it counts.
    pub rules: Vec<(usize, i8)>,
}

/// Cells, each with how often it counts, and the total of their numbers.
pub(crate) type Equation = (Vec<(Cell, i64)>, i64);

impl Balance {
    /// The equation of the houses and rules; cells that cancel are left out. `number` is that of the balance in
    /// its proof, from one.
    pub(crate) fn equation(&self, shape: &Shape, number: usize) -> Result<Equation, Rejection> {
        let mut times = vec![0; shape.cell_count()];
        let mut total = 0;
        let wrong = Rejection::Balance { balance: number };
        for &(house, count) in &self.houses {
            let house = shape.houses().get(house.index()).ok_or_else(|| wrong.clone())?;
            add(&mut times, &house.cells, count);
            let numbers = shape.digits().map(|digit| i64::from(digit.number() as u32));
            total += i64::from(count) * numbers.sum::<i64>();
        }
        for &(rule, count) in &self.rules {
            let own = shape.rules().get(rule).and_then(Rule::total).ok_or(wrong.clone())?;
            for (cell, each) in own.terms {
                times[cell.index()] += i64::from(count) * each;
            }
            total += i64::from(count) * own.total;
        }
        let terms = shape.cells().zip(times).filter(|&(_, times)| times != 0);
        Ok((terms.collect(), total))
    }
}

fn add(times: &mut [i64], cells: &[Cell], count: i8) {
    for cell in cells {
        times[cell.index()] += i64::from(count);
    }
}
