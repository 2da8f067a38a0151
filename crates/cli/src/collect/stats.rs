//! `whydoku stats`: a summary of a collection.
use super::lines::{Found, Lines, Made};
use crate::args::{Common, Scale, StatsArgs};
use crate::clock::{Clock, Deadline};
use crate::exit::{Exit, Failure};
use crate::form::Form;
use crate::jobs::Order;
use crate::printing::end;
use crate::signals::Signals;
use crate::source::{Reader, Source};
use crate::wrap::{note, text_width};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::Ordering;
use whydoku_batch::{JobError, Problem, Progress, Sink};
use whydoku_core::{Puzzle, Stop};
use whydoku_draw::chart::{Chart, draw};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_generate::Mirror;
use whydoku_rate::{hodoku, se, whydoku};
use whydoku_wire::{BarJson, ChartJson, StatsJson, to_json};

pub(crate) fn run(args: &StatsArgs, common: &Common) -> Result<Exit, Failure> {
    if args.many.resume || args.many.shard.is_some() {
        return Err(Failure::bad(
            "stats counts all of its input; --resume and --shard are for rows",
        ));
    }
    let source = Source::of(&args.input)?;
    let svg = args.svg.as_deref().map(|path| ("--svg", path));
    let mut targets = args.many.targets(&source, svg)?;
    let (output, svg) = (targets.output.take(), targets.beside.take());
    let reader = Reader::of(&args.input, common.language)?;
    let source = source.laid_out(&reader)?;
    let signals = Signals::catch()?;
    let flag = signals.flag();
    let limit = common.limit();
    let make = |_: u64, found: Found| {
        let deadline = Deadline::after(limit, Clock::Thread);
        let stop = || flag.load(Ordering::Relaxed) || deadline.is_over();
        let text = facts(&found.puzzle(), args.rate, Stop::when(&stop));
        if flag.load(Ordering::Relaxed) { None } else { Some(Ok(Made { text, notes: Vec::new() })) }
    };
    let worker = Lines { form: Form::TEXT, reader: reader.clone(), stop: flag, make: &make };
    let source = (source, reader, targets);
    let order = Order::of_rows(source, &args.input, "stats".into(), "", &args.many, common);
    let draft = output.map(|target| target.begin()).transpose().map_err(Failure::bad)?;
    let mut counts = Counts::default();
    let exit = order.into_sink(&worker, &signals, &mut counts)?;
    // After Ctrl-C the counts so far are still shown, but no file is written.
    let whole = matches!(exit, Exit::Fine | Exit::NoSolution);
    let charts = counts.charts(args.rate);
    let text = if common.is_json() {
        to_json(&counts.json(&charts)) + "\n"
    } else {
        counts.text(&charts, common.ascii)
    };
    match draft {
        Some(mut draft) => {
            draft.write_all(text.as_bytes())?;
            end(draft, whole)?;
        }
        None => Common::out().write_all(text.as_bytes())?,
    }
    match svg {
        Some(svg) if whole => svg.write_whole(draw(&charts).as_bytes()).map_err(Failure::bad)?,
        Some(svg) => note(format_args!("{} was not written", svg.name().display())),
        None => {}
    }
    Ok(exit)
}

/// The facts of one puzzle, as a row: shape, givens, solutions, symmetries, rating.
fn facts(puzzle: &Puzzle, rate: Option<Scale>, stop: Stop<'_>) -> String {
    let givens = puzzle.given_count();
    let side = puzzle.shape().side();
    let pattern: Vec<bool> =
        puzzle.shape().cells().map(|cell| puzzle.digit(cell).is_some()).collect();
    let verdict = solve(puzzle, &Budget::until(stop));
    let solutions = match &verdict {
        Verdict::Unique(_) => "one solution",
        Verdict::None => "no solution",
        Verdict::Several(..) => "several solutions",
        Verdict::Unknown { .. } => "not determined in time",
    };
    let mirrors: Vec<String> = Mirror::all()
        .skip(1)
        .filter(|mirror| mirror.holds(side, &pattern))
        .map(|mirror| mirror.to_string())
        .collect();
    let rated = match (rate, &verdict) {
        (Some(rate), Verdict::Unique(solution)) => rating(puzzle, rate, solution.digits(), stop),
        _ => String::new(),
    };
    format!("{}\t{givens}\t{solutions}\t{}\t{rated}", puzzle.shape(), mirrors.join(","))
}

fn rating(
    puzzle: &Puzzle,
    rate: Scale,
    solution: &[whydoku_core::Digit],
    stop: Stop<'_>,
) -> String {
    match rate {
        Scale::Se => {
            let mut rater = se::Rater::new(se::Options::default()).until(stop);
            match rater.rate(puzzle) {
                Ok(rating) if rating.is_solved() => {
                    format!("{}.{}", rating.er / 10, rating.er % 10)
                }
                Ok(_) => "beyond".into(),
                Err(error) => error.to_string(),
            }
        }
        Scale::Hodoku => hodoku::rate(puzzle, solution)
            .map_or_else(|error| error.to_string(), |rating| rating.level.to_string()),
        Scale::Whydoku => whydoku::rate(puzzle, true).map_or_else(
            || "too large".into(),
            |(rating, _)| format!("{} {}", rating.level.number(), rating.level),
        ),
    }
}

/// The counts.
#[derive(Debug, Default)]
struct Counts {
    puzzles: u64,
    givens_sum: u64,
    shapes: BTreeMap<String, u64>,
    givens: BTreeMap<usize, u64>,
    solutions: BTreeMap<String, u64>,
    mirrors: BTreeMap<String, u64>,
    ratings: BTreeMap<String, u64>,
}

impl Counts {
    fn row(&mut self, row: &str) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [shape, givens, solutions, mirrors, rated] = fields[..] else { return };
        let givens = givens.parse().unwrap_or(0);
        self.puzzles += 1;
        self.givens_sum += givens as u64;
        *self.shapes.entry(shape.into()).or_default() += 1;
        *self.givens.entry(givens).or_default() += 1;
        *self.solutions.entry(solutions.into()).or_default() += 1;
        for mirror in mirrors.split(',').filter(|name| !name.is_empty()) {
            *self.mirrors.entry(mirror.into()).or_default() += 1;
        }
        if !rated.is_empty() {
            *self.ratings.entry(rated.into()).or_default() += 1;
        }
    }
    fn charts(&self, rate: Option<Scale>) -> Vec<Chart> {
        let named = |title: &str, counts: &BTreeMap<String, u64>| Chart {
            title: title.into(),
            bars: counts.iter().map(|(name, count)| (name.clone(), *count)).collect(),
        };
        let givens = self.givens.iter().map(|(givens, count)| (givens.to_string(), *count));
        let mut charts = vec![
            named("boards", &self.shapes),
            named("solutions", &self.solutions),
            Chart { title: "givens".into(), bars: givens.collect() },
            named("symmetric patterns", &self.mirrors),
        ];
        match rate {
            Some(Scale::Se) => {
                let mut chart = named("Sudoku Explainer", &self.ratings);
                chart.bars.sort_by_key(|(name, _)| {
                    let tenths: Option<u32> = name.replace('.', "").parse().ok();
                    (tenths.is_none(), tenths)
                });
                charts.push(chart);
            }
            Some(Scale::Hodoku) => {
                let mut chart = named("HoDoKu", &self.ratings);
                let levels = hodoku::Level::ALL.map(|level| level.to_string());
                chart.bars.sort_by_key(|(name, _)| levels.iter().position(|level| level == name));
                charts.push(chart);
            }
            // The names start with the numbers of the levels.
            Some(Scale::Whydoku) => charts.push(named("Whydoku", &self.ratings)),
            None => {}
        }
        charts.retain(|chart| !chart.bars.is_empty());
        charts
    }
    fn json(&self, charts: &[Chart]) -> StatsJson {
        let chart = |chart: &Chart| ChartJson {
            title: chart.title.clone(),
            bars: chart
                .bars
                .iter()
                .map(|(name, count)| BarJson { name: name.clone(), count: *count })
                .collect(),
        };
        StatsJson {
            puzzles: self.puzzles,
            givens: self.givens_sum,
            charts: charts.iter().map(chart).collect(),
        }
    }
    fn text(&self, charts: &[Chart], ascii: bool) -> String {
        let mut text = format!("puzzles: {}\n", self.puzzles);
        if let Some(hundredths) = (self.givens_sum * 100).checked_div(self.puzzles) {
            let (whole, part) = (hundredths / 100, hundredths % 100);
            text += &["givens on average: ", &format!("{whole}.{part:02}\n")].concat();
        }
        for chart in charts {
            text.push_str(&histogram(chart, ascii, text_width()));
        }
        text
    }
}

/// Columns of the longest bar, where there is room.
const BAR: usize = 50;

fn histogram(chart: &Chart, ascii: bool, columns: usize) -> String {
    let most = chart.bars.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    let width = chart.bars.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    // Two blanks before the name and after it, one before the number.
    let room = columns.saturating_sub(width + most.to_string().len() + 5);
    let bar = BAR.min(room).max(1) as u64;
    let line = |(name, count): &(String, u64)| {
        let length = usize::try_from(count * bar / most).unwrap_or(0);
        let bar = if ascii { "#" } else { "█" }.repeat(length);
        let gap = if length > 0 { " " } else { "" };
        format!("  {name:>width$}  {bar}{gap}{count}\n")
    };
    let lines: String = chart.bars.iter().map(line).collect();
    format!("\n{}\n{lines}", chart.title)
}

impl Sink for Counts {
    fn rows(&mut self, text: &str, _beside: &str) -> Result<(), JobError> {
        text.lines().for_each(|row| self.row(row));
        Ok(())
    }
    fn problem(&mut self, _problem: &Problem) -> Result<(), JobError> {
        Ok(())
    }
    fn progress(&mut self, _: &Progress, _: bool, _: bool) -> Result<(), JobError> {
        Ok(())
    }
}
