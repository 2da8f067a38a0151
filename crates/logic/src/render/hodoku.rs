//! Steps as `HoDoKu` writes them, for comparing the two or reading its lists.
use crate::argument::Reason;
use crate::argument::{Argument, Chain, Fish, Node, Part, Pattern};
use crate::catalog::Technique;
use crate::premise::{Conclusion, Premise};
use crate::step::Step;
use crate::telling::{digits, houses};
use whydoku_core::{Candidate, Cell, Digit, DigitSet, HouseKind, Shape};

/// Names that differ from ours.
const NAMES: &[(Technique, &str)] = &[
    (Technique::Pointing, "Locked Candidates Type 1 (Pointing)"),
    (Technique::Claiming, "Locked Candidates Type 2 (Claiming)"),
    (Technique::NakedQuad, "Naked Quadruple"),
    (Technique::HiddenQuad, "Hidden Quadruple"),
    (Technique::BugPlus1, "Bivalue Universal Grave + 1"),
    (Technique::UniqueRectangle1, "Uniqueness Test 1"),
    (Technique::UniqueRectangle2, "Uniqueness Test 2"),
    (Technique::UniqueRectangle3, "Uniqueness Test 3"),
    (Technique::UniqueRectangle4, "Uniqueness Test 4"),
    (Technique::UniqueRectangle5, "Uniqueness Test 5"),
    (Technique::UniqueRectangle6, "Uniqueness Test 6"),
    (Technique::AvoidableRectangle1, "Avoidable Rectangle Type 1"),
    (Technique::AvoidableRectangle2, "Avoidable Rectangle Type 2"),
    (Technique::SimpleColoursTrap, "Simple Colors Trap"),
    (Technique::SimpleColoursWrap, "Simple Colors Wrap"),
    (Technique::MultiColours1, "Multi Colors 1"),
    (Technique::MultiColours2, "Multi Colors 2"),
    (Technique::ContinuousLoop, "Continuous Nice Loop"),
    (Technique::DiscontinuousLoop, "Discontinuous Nice Loop"),
    (Technique::Aic, "AIC"),
    (Technique::GroupedContinuousLoop, "Grouped Continuous Nice Loop"),
    (Technique::GroupedDiscontinuousLoop, "Grouped Discontinuous Nice Loop"),
    (Technique::GroupedAic, "Grouped AIC"),
    (Technique::AlsXz, "Almost Locked Set XZ-Rule"),
    (Technique::AlsXyWing, "Almost Locked Set XY-Wing"),
    (Technique::AlsXyChain, "Almost Locked Set Chain"),
];

/// A step on one line.
pub(super) fn step(step: &Step, shape: &Shape) -> String {
    let own = NAMES.iter().find(|(of, _)| *of == step.technique).map(|(_, name)| *name);
    let name = own.unwrap_or(step.technique.info().name);
    let result = conclusions(&step.conclusions, shape);
    match body(step, shape) {
        body if body.is_empty() => format!("{name}: {result}"),
        body => format!("{name}: {body} => {result}"),
    }
}

/// The text between the name and the conclusions.
fn body(step: &Step, shape: &Shape) -> String {
    match &step.argument {
        Argument::Single(_) => String::new(),
        Argument::Intersection(of) => {
            format!("{} in {}", shape.digit_name(of.digit), houses(&[of.from], shape))
        }
        Argument::Subset(of) => {
            format!("{} in {}", digits(of.digits, shape), cells(&of.cells, shape))
        }
        Argument::Fish(of) => fish(of, shape),
        Argument::Chain(of) => chain(of, step, shape),
        Argument::Kraken(of) => of.notation(shape),
        Argument::Pattern(of) => pattern(of, step, shape).unwrap_or_else(|| of.notation(shape)),
        Argument::Sectors(of) => of.notation(shape),
        Argument::Ruled(of) => of.notation(shape),
        Argument::Symmetry(of) => of.notation(shape),
        Argument::Net(of) => of.notation(shape),
    }
}

/// Conclusions by digit, in the order in which the digits appear cell by cell: `r2c78<>7, r3c1<>2`.
fn conclusions(all: &[Conclusion], shape: &Shape) -> String {
    let mut sorted = all.to_vec();
    sorted.sort_unstable_by_key(|conclusion| conclusion.candidate());
    let mut groups: Vec<((bool, Digit), Vec<Cell>)> = Vec::new();
    for conclusion in sorted {
        let Candidate { cell, digit } = conclusion.candidate();
        let key = (matches!(conclusion, Conclusion::Eliminate(_)), digit);
        match groups.iter_mut().find(|(of, _)| *of == key) {
            Some((_, group)) => group.push(cell),
            None => groups.push((key, vec![cell])),
        }
    }
    let one = |((removed, digit), group): &((bool, Digit), Vec<Cell>)| {
        let sign = if *removed { "<>" } else { "=" };
        format!("{}{sign}{}", cells(group, shape), shape.digit_name(*digit))
    };
    groups.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Cells, with runs of one row or one column joined: `r1c9,r8c78`, `r145c9`.
fn cells(all: &[Cell], shape: &Shape) -> String {
    let side = shape.side();
    let mut sorted = all.to_vec();
    sorted.sort_unstable();
    if side > 9 {
        let names = sorted.iter().map(|&cell| shape.cell_name(cell));
        return names.collect::<Vec<_>>().join(",");
    }
    let (row, column) = (|cell: Cell| cell.row(side) + 1, |cell: Cell| cell.column(side) + 1);
    let mut text: Vec<String> = Vec::new();
    let mut rest = &sorted[..];
    while let [first, others @ ..] = rest {
        let run = |same: &dyn Fn(Cell) -> bool| others.iter().take_while(|c| same(**c)).count();
        let in_row = run(&|cell| row(cell) == row(*first));
        let in_column = run(&|cell| column(cell) == column(*first));
        let length = 1 + in_row.max(in_column);
        let (run, more) = rest.split_at(length);
        let join = |number: &dyn Fn(Cell) -> usize| -> String {
            run.iter().map(|&cell| number(cell).to_string()).collect()
        };
        text.push(if in_column > in_row {
            format!("r{}c{}", join(&row), column(*first))
        } else {
            format!("r{}c{}", row(*first), join(&column))
        });
        rest = more;
    }
    text.join(",")
}

fn fish(fish: &Fish, shape: &Shape) -> String {
    let base = format!(
        "{} {} {}",
        shape.digit_name(fish.digit),
        houses(&fish.base, shape),
        houses(&fish.cover, shape)
    );
    let fins = fish.fins.iter().map(|&cell| format!(" f{}", shape.cell_name(cell)));
    let endo_fins = fish.endo_fins.iter().map(|&cell| format!(" ef{}", shape.cell_name(cell)));
    core::iter::once(base).chain(fins).chain(endo_fins).collect()
}

fn of_node(node: &Node) -> (Vec<Cell>, Option<Digit>) {
    (node.0.iter().map(|at| at.cell).collect(), node.0.first().map(|at| at.digit))
}

/// A chain of links, or one of the short forms.
fn chain(chain: &Chain, step: &Step, shape: &Shape) -> String {
    let named = |cells_of: &[Cell]| cells(cells_of, shape);
    let parts: Vec<(Vec<Cell>, String)> = chain
        .nodes
        .iter()
        .map(of_node)
        .map(|(cells, digit)| {
            (cells, digit.map(|digit| shape.digit_name(digit)).unwrap_or_default())
        })
        .collect();
    match (step.technique, &parts[..]) {
        (Technique::Skyscraper | Technique::Kite, [(a, digit), (near, _), (far, _), (b, _)]) => {
            let (ends, joint) = ([&a[..], b].concat(), [&near[..], far].concat());
            format!("{digit} in {} (connected by {})", named(&ends), named(&joint))
        }
        (Technique::EmptyRectangle, [(a, digit), (near, _), (far, _), (b, _)]) => {
            let is_box = |link: usize| match chain.strong.get(link).map(Vec::as_slice) {
                Some([Premise::House(house, _)]) if shape.house(*house).kind == HouseKind::Box => {
                    Some(houses(&[*house], shape))
                }
                _ => None,
            };
            let (place, pair) = match is_box(0) {
                Some(place) => (place, [&far[..], b].concat()),
                None => (is_box(1).unwrap_or_default(), [&a[..], near].concat()),
            };
            format!("{digit} in {place} ({})", named(&pair))
        }
        (Technique::XyWing, [(one, digit), _, (pivot, first), (_, second), (other, _), _]) => {
            let all = [&one[..], pivot, other].concat();
            format!("{first}/{second}/{digit} in {}", named(&all))
        }
        (Technique::XChain | Technique::TurbotFish, [(_, digit), ..]) => {
            format!("{digit} {}", links(&parts, chain.is_loop, shape))
        }
        (technique, [(first, start), .., (last, end)]) => {
            let gone: DigitSet = step.conclusions.iter().map(|c| c.candidate().digit).collect();
            let gone: Vec<String> = gone.iter().map(|digit| shape.digit_name(digit)).collect();
            let (gone, way) = (gone.join("/"), links(&parts, chain.is_loop, shape));
            let discontinuous = matches!(
                technique,
                Technique::DiscontinuousLoop | Technique::GroupedDiscontinuousLoop
            );
            let at = step.conclusions.first().map(|c| shape.cell_name(c.candidate().cell));
            match at {
                _ if chain.is_loop => {
                    let round = parts.get(1).map(|(_, digit)| digit.clone()).unwrap_or_default();
                    format!("{gone} {end}= {way} ={round}")
                }
                // It begins and ends in the cell from which it removes something.
                Some(at) if discontinuous => {
                    let outer = |node: &[Cell], link: String| {
                        if named(node) == at { String::new() } else { link }
                    };
                    let (into, out) = (format!("{at} -{start}- "), format!(" -{end}- {at}"));
                    format!("{gone} {}{way}{}", outer(first, into), outer(last, out))
                }
                _ => format!("{gone} {start}- {way} -{end}"),
            }
        }
        _ => String::new(),
    }
}

/// Cells joined by links: `r6c8 =8= r8c8 -8- r8c9`; two nodes in one cell are one place.
fn links(parts: &[(Vec<Cell>, String)], is_loop: bool, shape: &Shape) -> String {
    let mut text = String::new();
    let mut before: Option<&(Vec<Cell>, String)> = None;
    for (at, part) in parts.iter().enumerate() {
        match before {
            Some((cells_before, _)) if *cells_before == part.0 => {}
            Some((_, digit)) => {
                let link = if at % 2 == 1 { "=" } else { "-" };
                text.extend([" ", link, digit, link, " ", &cells(&part.0, shape)]);
            }
            None => text.push_str(&cells(&part.0, shape)),
        }
        before = Some(part);
    }
    match (parts.first(), parts.last()) {
        (Some((first, _)), Some((last, digit))) if is_loop && first != last => {
            format!("{text} -{digit}- {}", cells(first, shape))
        }
        _ => text,
    }
}

/// The patterns that have a form of their own.
fn pattern(pattern: &Pattern, step: &Step, shape: &Shape) -> Option<String> {
    let piece = |part: Part| pattern.pieces.iter().find(|piece| piece.part == part);
    let slashed = |of: DigitSet| digits(of, shape).replace(',', "/");
    let set = |part: Part| {
        let of = piece(part)?;
        let digits: String = of.digits.iter().map(|digit| shape.digit_name(digit)).collect();
        Some((cells(&of.cells, shape), digits))
    };
    let als = |name: &str, part: Part| set(part).map(|(at, of)| format!("{name}={at} {{{of}}}"));
    if let Some(colours) = colours(pattern, shape) {
        return Some(colours);
    }
    let core = piece(Part::Core)?;
    Some(match step.technique {
        Technique::XyzWing => {
            let parts = [Part::Pivot, Part::SetA, Part::SetB].map(piece);
            let all: Vec<Cell> = parts.iter().flatten().flat_map(|of| of.cells.clone()).collect();
            format!("{} in {}", slashed(piece(Part::Pivot)?.digits), cells(&all, shape))
        }
        Technique::WWing => {
            let (link, gone) = (piece(Part::Link)?, piece(Part::SetA)?.digits);
            let (gone, by) = (digits(gone, shape), digits(link.digits, shape));
            let (ends, at) = (cells(&core.cells, shape), cells(&link.cells, shape));
            format!("{gone}/{by} in {ends} connected by {by} in {at}")
        }
        technique
            if technique.info().id.contains("rectangle-")
                || technique == Technique::HiddenRectangle =>
        {
            format!("{} in {}", slashed(core.digits), cells(&core.cells, shape))
        }
        Technique::AlsXz => {
            let [a, b] = [als("A", Part::SetA)?, als("B", Part::SetB)?];
            match (piece(Part::Link), piece(Part::Cover)) {
                (Some(x), _) => format!(
                    "{a}, {b}, X={}, Z={}",
                    digits(x.digits, shape),
                    digits(core.digits, shape)
                ),
                (None, x) => format!("{a}, {b}, X={}", digits(x?.digits, shape)),
            }
        }
        Technique::AlsXyWing => {
            let sets = [("A", Part::SetA), ("B", Part::SetB), ("C", Part::SetC)];
            let sets = sets.map(|(name, part)| als(name, part));
            let [Some(a), Some(b), Some(c)] = sets else { return None };
            let links = pattern.pieces.iter().filter(|piece| piece.part == Part::Link);
            let links: Vec<String> = links.map(|piece| digits(piece.digits, shape)).collect();
            format!("{a}, {b}, {c}, X,Y={}, Z={}", links.join(","), digits(core.digits, shape))
        }
        Technique::SueDeCoq => {
            let of = |part| set(part).map(|(at, of)| format!("{at} - {{{of}}}"));
            // First the digits in the line, then those in the box.
            let house = piece(Part::SetA)?.houses.first()?;
            let [line, inside] = match shape.house(*house).kind {
                HouseKind::Box => [Part::SetB, Part::SetA],
                _ => [Part::SetA, Part::SetB],
            };
            format!("{} ({}, {})", of(Part::Core)?, of(line)?, of(inside)?)
        }
        _ => return None,
    })
}

/// The colours of one digit: `8 (r6c8,r8c9) / (r6c9,r8c8)`.
fn colours(pattern: &Pattern, shape: &Shape) -> Option<String> {
    let parts = [Part::SetA, Part::SetB, Part::SetC, Part::Others];
    let is_colour = pattern.pieces.iter().all(|piece| parts.contains(&piece.part));
    let one = pattern.pieces.first()?.digits;
    if !is_colour || one.len() != 1 || pattern.pieces.iter().any(|piece| piece.digits != one) {
        return None;
    }
    let coloured: Vec<String> =
        pattern.pieces.iter().map(|piece| format!("({})", cells(&piece.cells, shape))).collect();
    let nets: Vec<String> = coloured.chunks(2).map(|pair| pair.join(" / ")).collect();
    Some(format!("{} {}", digits(one, shape), nets.join(", ")))
}
