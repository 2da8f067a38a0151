//! Reader, workers and writer put together.
use crate::chunk::{Body, Buffers, Chunk, Cut, Fault};
use crate::config::{Config, Ending, JobError, Progress, Report};
use crate::pace::Pace;
use crate::reader::Reader;
use crate::rows::{Fate, InputLine, Problem, ProblemKind, Rows, Worker};
use crate::sink::Sink;
use std::io::{self, ErrorKind, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};
use whydoku_pipeline::{Next, Queue};

/// Chunks in flight for each worker, and some more.
const CHUNKS_PER_JOB: usize = 4;
/// How soon `stop` is noticed when nothing else happens.
const PATIENCE: Duration = Duration::from_millis(50);

/// A worker's result for a chunk.
struct Done {
    first_line: u64,
    offset: u64,
    /// Where each line ends, from the start of the chunk.
    line_ends: Vec<u64>,
    /// How many of the lines count as processed: those before the job ends.
    taken: usize,
    /// Whether the job ends with the next line, because it is malformed.
    ends: bool,
    /// The checksum of the input up to there.
    checksum: u32,
    rows: Rows,
}

/// Turns the lines of `input`, which is positioned at `from`, into rows, and hands them to `sink`.
///
/// The input is read on a thread of its own, which may outlive the job if a read does not return.
///
/// # Errors
/// When the input cannot be read (what came before it is handed over) or the sink fails. A broken
/// pipe is not an error but a normal end.
pub fn run<R: Read + Send + 'static, W: Worker>(
    input: R,
    from: Progress,
    config: &Config<'_>,
    worker: &W,
    sink: &mut dyn Sink,
) -> Result<Report, JobError> {
    let most = config.jobs.get() * CHUNKS_PER_JOB + CHUNKS_PER_JOB;
    let queue: Arc<Queue<Chunk, Done, io::Error>> = Arc::new(Queue::new(most));
    let pace = Arc::new(Pace::new(config));
    let buffers = Arc::new(Buffers::default());
    let reader = Reader {
        input,
        offset: from.offset,
        line: from.lines + 1,
        pace: Arc::clone(&pace),
        longest_line: config.longest_line,
        buffers: Arc::clone(&buffers),
        checksum: from.checksum,
    };
    let to = Arc::clone(&queue);
    let reading = move || {
        let result = catch_unwind(AssertUnwindSafe(|| reader.run(&mut |chunk| to.push(chunk))));
        to.end(result.unwrap_or_else(|_| Err(io::Error::other("the reader panicked"))));
    };
    thread::Builder::new().spawn(reading).map_err(JobError::Read)?;
    thread::scope(|scope| {
        let mut started = Ok(());
        for _ in 0..config.jobs.get() {
            let working = || work_on(&queue, (&pace, &buffers), config, worker);
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, working) {
                started = Err(JobError::Read(error));
            }
        }
        let _cancel = queue.cancelled_at_end(); // Lets the workers end, however the writer ends.
        started.and_then(|()| write(&queue, from, config, sink))
    })
}

fn is_stopped(config: &Config<'_>) -> bool {
    config.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
}

fn work_on<W: Worker>(
    queue: &Queue<Chunk, Done, io::Error>,
    (pace, buffers): (&Pace, &Buffers),
    config: &Config<'_>,
    worker: &W,
) {
    let mut scratch = worker.scratch();
    while let Some((number, chunk)) = queue.take() {
        let begin = Instant::now();
        let Cut { lines, ends, faults } = chunk.cut(config.longest_line);
        let mut rows = Rows::for_lines(lines.len());
        let mut faults = faults.into_iter().peekable();
        let mut at = 0;
        while at < lines.len() && !rows.has_given_up() {
            if is_stopped(config) || queue.is_cancelled() {
                rows.give_up();
                break;
            }
            if let Some((_, fault)) = faults.next_if(|(index, _)| *index == at) {
                unreadable(lines[at].number, fault, worker, &mut rows);
                at += 1;
                continue;
            }
            let readable = faults.peek().map_or(lines.len(), |(index, _)| *index);
            let end = readable.min(at.saturating_add(config.group.max(1)));
            deal_with(&lines[at..end], worker, &mut scratch, &mut rows);
            at = end;
        }
        pace.learn(ends.last().map_or(0, |&end| end as usize), begin.elapsed());
        let malformed = |fate: &Fate| matches!(fate, Fate::Malformed { .. });
        let stop_at = rows.entries.iter().position(|entry| malformed(&entry.fate));
        let stop_at = stop_at.filter(|_| !config.keep_going);
        let taken = stop_at.unwrap_or(rows.entries.len());
        let checksum = chunk.checksum_at(taken.checked_sub(1).map_or(0, |last| ends[last]));
        let Chunk { first_line, offset, body, .. } = chunk;
        if let Body::Lines(text) = body {
            buffers.give_back(text.buffer);
        }
        let (line_ends, ends) = (ends, stop_at.is_some());
        queue.give(number, Done { first_line, offset, line_ends, taken, ends, checksum, rows });
    }
}

/// A line that cannot be given to a worker.
fn unreadable<W: Worker>(line: u64, fault: Fault, worker: &W, rows: &mut Rows) {
    let (column, message) = match fault {
        Fault::NotUtf8(column) => (Some(column), "this is not UTF-8 text"),
        Fault::TooLong => (None, "the line is too long"),
    };
    let problem = Problem::malformed(line, column, message);
    let mut placeholder = String::new();
    worker.placeholder(&problem, &mut placeholder);
    rows.malformed(problem, &placeholder);
}

/// Processes some lines at once; after a panic, or a wrong number of answers, one by one.
fn deal_with<W: Worker>(
    lines: &[InputLine<'_>],
    worker: &W,
    scratch: &mut W::Scratch,
    rows: &mut Rows,
) {
    let mark = rows.mark();
    let before = rows.entries.len();
    let answered = |rows: &Rows| rows.has_given_up() || rows.entries.len() == before + lines.len();
    let all = catch_unwind(AssertUnwindSafe(|| worker.lines(lines, scratch, rows)));
    if all.is_ok() && answered(rows) && rows.entries.len() <= before + lines.len() {
        return;
    }
    rows.reset(mark);
    *scratch = worker.scratch();
    for line in lines {
        let mark = rows.mark();
        let one = catch_unwind(AssertUnwindSafe(|| worker.line(*line, scratch, rows)));
        if one.is_ok() && rows.has_given_up() {
            return;
        }
        if one.is_ok() && rows.entries.len() == mark[0] + 1 {
            continue;
        }
        rows.reset(mark);
        *scratch = worker.scratch();
        let message = format!("a bug in this program; please report the line: {}", line.text);
        let kind = ProblemKind::Bug;
        let problem = Problem { line: line.number, column: None, message, kind };
        let mut placeholder = String::new();
        worker.placeholder(&problem, &mut placeholder);
        rows.problem(problem, &placeholder);
    }
}

fn write(
    queue: &Queue<Chunk, Done, io::Error>,
    from: Progress,
    config: &Config<'_>,
    sink: &mut dyn Sink,
) -> Result<Report, JobError> {
    let mut progress = from;
    let mut marked = Instant::now();
    let mut stopping = false;
    let ending = loop {
        if !stopping && is_stopped(config) {
            stopping = true;
            queue.close();
        }
        let ended = match queue.next(PATIENCE.min(config.every)) {
            Next::Done(done) => hand_over(done, &mut progress, sink),
            Next::Idle => Ok(None),
            Next::End(Ok(())) if stopping => Ok(Some(Ending::Interrupted.into())),
            Next::End(Ok(())) => Ok(Some(Ending::Complete.into())),
            Next::End(Err(error)) => {
                sink.progress(&progress, true, true)?;
                return Err(JobError::Read(error));
            }
        };
        let ended = ended.and_then(|ended| {
            let due = ended.is_some() || marked.elapsed() >= config.every;
            if due {
                marked = Instant::now();
            }
            sink.progress(&progress, due, !queue.is_ready()).map(|()| ended)
        });
        match ended {
            Ok(None) => {}
            Ok(Some(End { ending, because })) => {
                because.map_or(Ok(()), |problem| sink.problem(&problem))?;
                break ending;
            }
            Err(JobError::Write(_, error)) if error.kind() == ErrorKind::BrokenPipe => {
                break Ending::Closed;
            }
            Err(error) => return Err(error),
        }
    };
    Ok(Report { progress, ending })
}

/// Why the job ends, and the line at which it does, which counts as not processed.
struct End {
    ending: Ending,
    because: Option<Problem>,
}

impl From<Ending> for End {
    fn from(ending: Ending) -> Self {
        Self { ending, because: None }
    }
}

/// Hands the rows of a chunk over, up to where the job ends if it ends in this chunk.
fn hand_over(
    done: Done,
    progress: &mut Progress,
    sink: &mut dyn Sink,
) -> Result<Option<End>, JobError> {
    let Done { first_line, offset, line_ends, taken, ends, checksum, rows } = done;
    let entries = &rows.entries[..taken];
    if let Some(last) = entries.last() {
        sink.rows(&rows.text[..last.end], &rows.beside[..last.beside_end])?;
        progress.lines = first_line - 1 + taken as u64;
        progress.offset = offset + line_ends[taken - 1];
        progress.checksum = checksum;
    }
    for entry in entries {
        match entry.fate {
            Fate::Skipped => {}
            Fate::Row(class) => {
                progress.classes[usize::from(class)] += 1;
                progress.rows += 1;
            }
            Fate::Malformed { has_row } => {
                progress.malformed += 1;
                progress.rows += u64::from(has_row);
            }
            Fate::Bug { has_row } => {
                progress.bugs += 1;
                progress.rows += u64::from(has_row);
            }
        }
    }
    let last = first_line + taken as u64;
    let mut problems = rows.problems.iter().peekable();
    while let Some(problem) = problems.next_if(|problem| problem.line < last) {
        sink.problem(problem)?;
    }
    if ends {
        return Ok(Some(End { ending: Ending::Malformed, because: problems.next().cloned() }));
    }
    Ok(rows.has_given_up().then_some(Ending::Interrupted.into()))
}
