//! Any bytes as a file of lines: the rows are those of the lines taken one by one, whatever the
//! number of workers and the size of chunks, and also when the job is cut in two at a line.
use std::io::Cursor;
use std::num::NonZeroUsize;
use whydoku_batch::{Config, Ending, InputLine, Problem, Progress, Rows, Worker, run, to_writer};

/// Bytes of the longest line.
const LONGEST: usize = 12;

/// Writes each line with its number; a line with `b` is malformed, a blank one gets no row.
struct Numbers;

impl Worker for Numbers {
    type Scratch = ();
    fn scratch(&self) {}
    fn line(&self, line: InputLine<'_>, (): &mut (), rows: &mut Rows) {
        match line.text {
            "" => rows.skip(),
            text if text.contains('b') => {
                rows.malformed(Problem::malformed(line.number, None, "b"), "-");
            }
            text => rows.row(text.len() % 3, |row| {
                row.push_str(&line.number.to_string());
                row.push_str(text);
            }),
        }
    }
    fn placeholder(&self, _problem: &Problem, row: &mut String) {
        row.push('-');
    }
}

/// The rows, worked out without the pipeline, and how many lines there are.
fn expected(input: &[u8]) -> (String, u64) {
    let mut rows = String::new();
    let body = input.strip_suffix(b"\n").unwrap_or(input);
    if input.is_empty() {
        return (rows, 0);
    }
    let mut lines = 0;
    for raw in body.split(|&byte| byte == b'\n') {
        lines += 1;
        match std::str::from_utf8(raw) {
            Ok("") => {}
            Ok(text) if text.len() <= LONGEST && !text.contains('b') => {
                rows.extend([&lines.to_string(), text, "\n"]);
            }
            _ => rows += "-\n",
        }
    }
    (rows, lines)
}

fn job(input: &[u8], from: Progress, config: &Config<'_>) -> (String, Progress) {
    let mut out = Vec::new();
    let input = Cursor::new(input.to_vec());
    let report = run(input, from, config, &Numbers, &mut to_writer(&mut out)).expect("it is read");
    assert_eq!(report.ending, Ending::Complete);
    (String::from_utf8(out).expect("rows are text"), report.progress)
}

/// Tries one input.
pub fn trial(data: &[u8]) {
    let [jobs, chunk, group, cut, input @ ..] = data else { return };
    let config = Config {
        jobs: NonZeroUsize::MIN.saturating_add(usize::from(jobs % 3)),
        chunk: 1 + usize::from(*chunk),
        longest_line: LONGEST,
        group: 1 + usize::from(group % 5),
        keep_going: true,
        ..Config::default()
    };
    let (rows, lines) = expected(input);
    let (whole, progress) = job(input, Progress::default(), &config);
    assert_eq!(whole, rows);
    assert_eq!((progress.lines, progress.offset), (lines, input.len() as u64));
    let ends: Vec<usize> = (0..input.len()).filter(|&at| input[at] == b'\n').collect();
    let Some(&end) = ends.get(usize::from(*cut) % ends.len().max(1)) else { return };
    let (first, progress) = job(&input[..=end], Progress::default(), &config);
    let (second, progress) = job(&input[end + 1..], progress, &config);
    assert_eq!(first + &second, rows);
    assert_eq!(progress.lines, lines);
}
