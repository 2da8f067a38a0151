//! Rules and equations of many cells, which no list of alternatives expresses: whether one can still hold
//! when each of its cells has certain digits left.
use super::Flaw;
use crate::argument::Equation;
use crate::premise::{Balance, Clue};
use std::collections::BTreeSet;
use whydoku_core::{Cell, Digit, Rule, Shape, Total};

/// A rule or an equation, and its cells.
#[derive(Clone, Debug)]
pub(super) struct Whole<'a> {
    shape: &'a Shape,
    pub(super) cells: Vec<Cell>,
    says: Says<'a>,
}

#[derive(Clone, Debug)]
enum Says<'a> {
    /// A rule of the shape.
    Rule(&'a Rule),
    /// The digits, each counted as often as stated, add up to this.
    Equation(Vec<i64>, i64),
}

impl<'a> Whole<'a> {
    /// The rule of this number.
    pub(super) fn rule(shape: &'a Shape, number: usize) -> Result<Self, Flaw> {
        let rule = shape.rules().get(number).ok_or(Flaw::OffBoard)?;
        Ok(Self { shape, cells: rule.cells(), says: Says::Rule(rule) })
    }
    /// The rule of a clue, which must be the one that the shape has under that number.
    pub(super) fn clue(shape: &'a Shape, clue: &Clue) -> Result<Self, Flaw> {
        if shape.rules().get(clue.number) != Some(&clue.rule) {
            return Err(Flaw::Misstated);
        }
        Self::rule(shape, clue.number)
    }
    /// An equation; all its numbers and cells must follow from its houses and rules.
    pub(super) fn equation(shape: &'a Shape, equation: &Equation) -> Result<Self, Flaw> {
        equation.clues.iter().try_for_each(|clue| Self::clue(shape, clue).map(drop))?;
        let whole = Self::balance(shape, &equation.balance())?;
        let Says::Equation(times, rest) = &whole.says else { return Err(Flaw::Misstated) };
        let of = |houses, rules| {
            let whole = Self::balance(shape, &Balance { houses, rules })?;
            let Says::Equation(_, total) = whole.says else { return Err(Flaw::Misstated) };
            Ok(total)
        };
        let Balance { houses, rules } = equation.balance();
        let total = of(houses, Vec::new())?;
        let sum = -of(Vec::new(), rules)?;
        let is_told = |sign: i64| {
            let side = |of: &[Cell], wanted: i64| {
                let found = whole.cells.iter().zip(times);
                found.filter(|(_, times)| *times * sign == wanted).map(|(cell, _)| cell).eq(of)
            };
            sign * rest == i64::from(equation.rest)
                && side(&equation.cells, 1)
                && side(&equation.others, -1)
                && equation.cells.len() + equation.others.len() == whole.cells.len()
        };
        let is_true = total == i64::from(equation.total)
            && sum == i64::from(equation.sum)
            && (is_told(1) || is_told(-1));
        if is_true { Ok(whole) } else { Err(Flaw::Misstated) }
    }
    /// The equation of houses and rules.
    pub(super) fn balance(shape: &'a Shape, balance: &Balance) -> Result<Self, Flaw> {
        let mut times = vec![0; shape.cell_count()];
        let mut total = 0;
        let side = i64::from(shape.side() as u32);
        for &(house, count) in &balance.houses {
            let house = shape.houses().get(house.index()).ok_or(Flaw::OffBoard)?;
            if house.cells.len() != shape.side() {
                return Err(Flaw::NotATotal);
            }
            for cell in &house.cells {
                times[cell.index()] += i64::from(count);
            }
            total += i64::from(count) * side * (side + 1) / 2;
        }
        for &(number, count) in &balance.rules {
            let rule = shape.rules().get(number).ok_or(Flaw::OffBoard)?;
            let own = rule.total().ok_or(Flaw::NotATotal)?;
            for (cell, each) in own.terms {
                times[cell.index()] += i64::from(count) * each;
            }
            total += i64::from(count) * own.total;
        }
        let left = |cell: &Cell| times[cell.index()] != 0;
        let cells: Vec<Cell> = shape.cells().filter(left).collect();
        let times = cells.iter().map(|cell| times[cell.index()]).collect();
        Ok(Self { shape, cells, says: Says::Equation(times, total) })
    }
    /// Whether it holds when its cells, in order, have these digits.
    pub(super) fn holds(&self, digits: &[Digit]) -> bool {
        match &self.says {
            Says::Rule(rule) => {
                // The digits of other cells make no difference to a rule that names its cells.
                let mut board = vec![Digit::new(0); self.shape.cell_count()];
                for (cell, &digit) in self.cells.iter().zip(digits) {
                    board[cell.index()] = digit;
                }
                rule.holds_among(self.shape.rules(), self.shape.side(), &board)
            }
            Says::Equation(times, total) => {
                let numbers = digits.iter().map(|digit| i64::from(digit.number() as u32));
                times.iter().zip(numbers).map(|(times, number)| times * number).sum::<i64>()
                    == *total
            }
        }
    }
    /// Whether it may hold when its cells, in order, have these digits left. "No" is certain, "yes" is
    /// not: cells that must differ for other reasons are not considered.
    pub(super) fn may_hold(&self, left: &[Vec<Digit>]) -> bool {
        if left.iter().any(Vec::is_empty) {
            return false;
        }
        match &self.says {
            Says::Equation(times, total) => sums(left, times).contains(total),
            Says::Rule(rule) => match rule.definition().meaning.may_hold {
                Some(may_hold) => may_hold(rule, left),
                None => rule.totals().iter().all(|total| self.may_add_up(total, left)),
            },
        }
    }
    /// Whether an equation of a rule may hold.
    fn may_add_up(&self, total: &Total, left: &[Vec<Digit>]) -> bool {
        let times = |cell: &Cell| {
            total.terms.iter().filter(|(own, _)| own == cell).map(|(_, times)| *times).sum()
        };
        let times: Vec<i64> = self.cells.iter().map(times).collect();
        sums(left, &times).contains(&total.total)
    }
}

/// The totals that some digits of these cells add up to, each counted as often as stated.
fn sums(left: &[Vec<Digit>], times: &[i64]) -> BTreeSet<i64> {
    left.iter().zip(times).fold(BTreeSet::from([0]), |sums, (options, times)| {
        let with = |sum: &i64| {
            let sum = *sum;
            options.iter().map(move |digit| sum + times * i64::from(digit.number() as u32))
        };
        sums.iter().flat_map(with).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Kind, Random, Shape};

    /// Every way to fill cells from their remaining digits.
    fn fillings(left: &[Vec<Digit>]) -> Vec<Vec<Digit>> {
        left.iter().fold(vec![Vec::new()], |all, options| {
            let with = |filling: &Vec<Digit>| {
                let filling = filling.clone();
                options.iter().map(move |&digit| [&filling[..], &[digit]].concat())
            };
            all.iter().flat_map(with).collect()
        })
    }
    fn rule(kind: usize, random: &mut Random) -> Rule {
        let row: Vec<Cell> = (0..4).map(Cell::new).collect();
        let is = [Kind::SANDWICH, Kind::X_SUM, Kind::SKYSCRAPER, Kind::NUMBERED_ROOM];
        let value = random.below(11) as u32;
        match kind {
            0..4 => Rule::new(is[kind], row).with_number(value),
            4 => Rule::cage(row[..3].to_vec(), Some(value)),
            5 => Rule::new(Kind::REPEATING_CAGE, row[..3].to_vec()).with_number(value),
            6 => Rule::new(Kind::LITTLE_KILLER, row).with_number(value),
            _ => {
                let digits = (0..=random.below(2)).map(|_| Digit::new(random.below(4))).collect();
                Rule::quadruple([0, 1, 4, 5].map(Cell::new), digits)
            }
        }
    }

    #[test]
    fn a_rule_that_is_refuted_holds_for_no_filling() {
        let mut random = Random::new(3);
        let mut refused = [0; 8];
        for round in 0..4000 {
            let kind = round % 8;
            let shape = Shape::square(4).unwrap();
            let shape = shape.with_rules(vec![rule(kind, &mut random)]).unwrap();
            let whole = Whole::rule(&shape, 0).unwrap();
            let some = |_: &Cell| shape.digits().filter(|_| random.below(2) == 0).collect();
            let left: Vec<Vec<Digit>> = whole.cells.iter().map(some).collect();
            let differ = |filling: &[Digit]| {
                let found: BTreeSet<Digit> = filling.iter().copied().collect();
                found.len() == filling.len()
            };
            let all_differ = matches!(kind, 0..5);
            let holds = fillings(&left)
                .iter()
                .any(|filling| (!all_differ || differ(filling)) && whole.holds(filling));
            assert!(whole.may_hold(&left) || !holds, "{:?} {left:?}", shape.rules());
            // For totals and quadruples of one digit the answer is exact; lines consider only some
            // cells.
            let is_exact = matches!(kind, 2 | 4..7);
            assert!(!is_exact || whole.may_hold(&left) == holds, "{:?} {left:?}", shape.rules());
            refused[kind] += usize::from(!whole.may_hold(&left));
        }
        assert!(refused.iter().all(|&count| count > 30), "{refused:?}");
    }

    #[test]
    fn houses_and_cages_add_up() {
        // Row 1 of a 4x4 board, a cage of 3 in it and one of 9 that sticks out.
        let cage = |cells: &[usize], sum| {
            Rule::cage(cells.iter().copied().map(Cell::new).collect(), Some(sum))
        };
        let shape = Shape::square(4).unwrap();
        let shape = shape.with_rules(vec![cage(&[0, 1], 3), cage(&[2, 3, 7], 9)]).unwrap();
        let row = (0..12).map(whydoku_core::House::new);
        let row = row.into_iter().find(|&h| shape.house_name(h) == "row 1").unwrap();
        let of = |rules: &[(usize, i8)]| {
            let balance = Balance { houses: vec![(row, 1)], rules: rules.to_vec() };
            Whole::balance(&shape, &balance).unwrap()
        };
        let digits = |numbers: &[usize]| -> Vec<Digit> {
            numbers.iter().map(|&number| Digit::from_number(number)).collect()
        };
        let innies = of(&[(0, -1)]);
        assert_eq!(innies.cells, [2, 3].map(Cell::new));
        assert!(innies.holds(&digits(&[3, 4])) && !innies.holds(&digits(&[2, 4])));
        let outie = of(&[(0, -1), (1, -1)]);
        assert_eq!(outie.cells, [7].map(Cell::new));
        assert!(outie.holds(&digits(&[2])) && !outie.holds(&digits(&[3])));
        let unknown = Balance { houses: vec![], rules: vec![(2, 1)] };
        assert_eq!(Whole::balance(&shape, &unknown).err(), Some(Flaw::OffBoard));
    }
}
