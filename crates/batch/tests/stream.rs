//! The stream: the same rows whatever the number of workers, and a clean end however it ends.

use crate::common::{Backwards, LONGEST, config, expected, expected_beside, motley, plain, quiet};
use std::io::{self, Cursor, ErrorKind, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use whydoku_batch::{Config, InputLine};
use whydoku_batch::{Ending, JobError, Problem, Progress, Report, Rows, Sink, Worker, run};

/// Keeps everything, and fails at the given call.
#[derive(Default)]
struct Kept {
    rows: String,
    beside: String,
    problems: Vec<Problem>,
    told: Progress,
    calls: usize,
    fail_at: Option<(usize, ErrorKind)>,
}

impl Kept {
    fn call(&mut self) -> Result<(), JobError> {
        self.calls += 1;
        match self.fail_at {
            Some((at, kind)) if at == self.calls => Err(JobError::Write("it".into(), kind.into())),
            _ => Ok(()),
        }
    }
}

impl Sink for Kept {
    fn rows(&mut self, text: &str, beside: &str) -> Result<(), JobError> {
        self.call()?;
        self.rows.push_str(text);
        self.beside.push_str(beside);
        Ok(())
    }
    fn problem(&mut self, problem: &Problem) -> Result<(), JobError> {
        self.call()?;
        self.problems.push(problem.clone());
        Ok(())
    }
    fn progress(&mut self, progress: &Progress, _due: bool, _idle: bool) -> Result<(), JobError> {
        self.call()?;
        self.told = *progress;
        Ok(())
    }
}

fn run_all(input: &[u8], config: &Config<'_>) -> (Kept, Report) {
    let mut kept = Kept::default();
    let input = Cursor::new(input.to_vec());
    let report = run(input, Progress::default(), config, &Backwards::default(), &mut kept);
    (kept, report.expect("nothing fails here"))
}

#[test]
fn rows_keep_the_order_of_lines_for_any_number_of_workers_and_chunk_size() {
    quiet();
    let whole = motley(700);
    for input in
        [&whole[..], &whole[..whole.len() - 1], &whole[..1500], b"", b"\n", b"one", b"\n\na"]
    {
        let (rows, beside) = (expected(input), expected_beside(input));
        let mut reports = Vec::new();
        for jobs in [1, 2, 3, 8] {
            for (chunk, group) in [(1, 1), (7, 2), (64, 256), (1000, 3), (1 << 16, 256)] {
                let config = Config { group, ..config(jobs, chunk) };
                let (kept, report) = run_all(input, &config);
                assert_eq!(kept.rows, rows, "{jobs} workers, chunks of {chunk}");
                assert_eq!(kept.beside, beside);
                assert_eq!(report.ending, Ending::Complete);
                let lines: Vec<u64> = kept.problems.iter().map(|problem| problem.line).collect();
                assert!(lines.is_sorted());
                assert_eq!(lines.len() as u64, report.progress.malformed + report.progress.bugs);
                reports.push((report, kept.problems));
            }
        }
        assert!(reports.windows(2).all(|pair| pair[0] == pair[1]));
        let progress = reports[0].0.progress;
        assert_eq!(progress.offset, input.len() as u64);
        assert_eq!(progress.rows, rows.lines().count() as u64);
        assert_eq!(progress.lines, input.split_inclusive(|&byte| byte == b'\n').count() as u64);
    }
}

#[test]
fn each_kind_of_problem_is_reported_with_its_line() {
    quiet();
    let mut input = b"fine\nsome \xc3\xb6 \xff\nthis is bad\na panic\nmute\n".to_vec();
    input.extend([b'z'; LONGEST + 1]);
    let (kept, _) = run_all(&input, &config(2, 16));
    let told: Vec<String> = kept.problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "2:8: this is not UTF-8 text",
            "3:9: bad",
            "4: a bug in this program; please report the line: a panic",
            "5: a bug in this program; please report the line: mute",
            "6: the line is too long",
        ]
    );
}

#[test]
fn without_keep_going_the_job_ends_right_before_the_first_malformed_line() {
    quiet();
    let input = b"one\ntwo\n\nthis is bad\nfive\nthis is bad too\n";
    for jobs in [1, 2, 3, 8] {
        for chunk in [1, 5, 14, 1 << 16] {
            let config = Config { keep_going: false, ..config(jobs, chunk) };
            let (kept, report) = run_all(input, &config);
            assert_eq!((kept.rows.as_str(), kept.beside.as_str()), ("1eno\n2owt\n", "one\n"));
            assert_eq!(report.ending, Ending::Malformed);
            assert_eq!((report.progress.lines, report.progress.offset), (3, 9));
            assert_eq!(kept.told, report.progress);
            assert_eq!(kept.problems.len(), 1);
            assert_eq!(kept.problems[0].line, 4);
        }
    }
}

/// Reads a few bytes at a time and fails at the given call.
struct Failing {
    input: Cursor<Vec<u8>>,
    calls: usize,
    fail_at: usize,
}

impl Read for Failing {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.calls += 1;
        if self.calls == self.fail_at {
            return Err(io::Error::other("the disk is gone"));
        }
        if self.calls.is_multiple_of(3) {
            return Err(ErrorKind::Interrupted.into());
        }
        let few = buffer.len().min(23);
        self.input.read(&mut buffer[..few])
    }
}

#[test]
fn a_failing_read_is_an_error_after_the_rows_before_it_are_delivered() {
    let input = plain(60);
    let rows = expected(&input);
    let mut complete = false;
    for fail_at in 1.. {
        let failing = Failing { input: Cursor::new(input.clone()), calls: 0, fail_at };
        let mut kept = Kept::default();
        let worker = Backwards::default();
        match run(failing, Progress::default(), &config(3, 50), &worker, &mut kept) {
            Ok(report) => {
                assert_eq!((report.ending, kept.rows), (Ending::Complete, rows));
                complete = true;
                break;
            }
            Err(error) => {
                assert_eq!(error.to_string(), "cannot read the input: the disk is gone");
                assert!(rows.starts_with(&kept.rows));
                assert_eq!(kept.rows.lines().count() as u64, kept.told.lines);
                let reads = (1..fail_at).filter(|call| call % 3 > 0).count();
                let seen = &input[..input.len().min(reads * 23)];
                assert_eq!(seen.split(|&byte| byte == b'\n').count() as u64, kept.told.lines + 1);
            }
        }
    }
    assert!(complete);
}

#[test]
fn a_failing_write_is_an_error_but_a_broken_pipe_just_ends_the_job() {
    quiet();
    let input = motley(60);
    let rows = expected(&input);
    let worker = Backwards::default();
    for kind in [ErrorKind::StorageFull, ErrorKind::BrokenPipe] {
        let mut endings = Vec::new();
        for at in 1.. {
            let mut kept = Kept { fail_at: Some((at, kind)), ..Kept::default() };
            let cursor = Cursor::new(input.clone());
            let result = run(cursor, Progress::default(), &config(2, 50), &worker, &mut kept);
            assert!(rows.starts_with(&kept.rows));
            if kept.calls < at {
                assert_eq!(result.unwrap().ending, Ending::Complete);
                break;
            }
            endings.push(match result {
                Ok(report) => report.ending == Ending::Closed,
                Err(JobError::Write(what, error)) => {
                    assert_eq!((what.as_str(), error.kind()), ("it", kind));
                    false
                }
                Err(other) => panic!("{other}"),
            });
        }
        assert!(endings.len() > 20);
        assert!(endings.iter().all(|&closed| closed == (kind == ErrorKind::BrokenPipe)));
    }
}

#[test]
fn a_stopped_job_can_continue_from_the_place_it_reports() {
    let mut input = plain(500);
    let at = input.len();
    input.extend(b"stop here\n");
    input.extend(plain(500));
    let rows = expected(&input);
    for (jobs, chunk, gives_up) in [(1, 64, false), (1, 9000, true), (3, 100, true), (8, 64, false)]
    {
        let stop = AtomicBool::new(false);
        let config = Config { stop: Some(&stop), group: 4, ..config(jobs, chunk) };
        let worker = Backwards { stop: Some(&stop), gives_up };
        let mut first = Kept::default();
        let cursor = Cursor::new(input.clone());
        let report = run(cursor, Progress::default(), &config, &worker, &mut first).unwrap();
        assert_eq!(report.ending, Ending::Interrupted);
        assert!(rows.starts_with(&first.rows));
        assert_eq!(report.progress.rows as usize, first.rows.lines().count());
        if gives_up {
            assert!(report.progress.offset <= at as u64, "the line given up is not dealt with");
        }
        stop.store(false, Ordering::Relaxed);
        let mut second = Kept::default();
        let rest = Cursor::new(input[report.progress.offset as usize..].to_vec());
        let report =
            run(rest, report.progress, &config, &Backwards::default(), &mut second).unwrap();
        assert_eq!(first.rows + &second.rows, rows);
        assert_eq!(report.progress.rows, 1001);
        assert_eq!(report.progress.classes.iter().sum::<u64>(), 1001);
    }
}

/// Counts the bytes that were read.
struct Counting(Cursor<Vec<u8>>, Arc<AtomicUsize>);

impl Read for Counting {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.0.read(buffer)?;
        self.1.fetch_add(count, Ordering::SeqCst);
        Ok(count)
    }
}

/// Records how far the reader is ahead.
struct Ahead {
    read: Arc<AtomicUsize>,
    most: AtomicUsize,
}

const WIDTH: usize = 20;

impl Worker for Ahead {
    type Scratch = ();
    fn scratch(&self) {}
    fn line(&self, line: InputLine<'_>, (): &mut (), rows: &mut Rows) {
        let before = (line.number - 1) as usize * WIDTH;
        let ahead = self.read.load(Ordering::SeqCst).saturating_sub(before);
        self.most.fetch_max(ahead, Ordering::SeqCst);
        rows.skip();
    }
    fn placeholder(&self, _problem: &Problem, _row: &mut String) {}
}

#[test]
fn the_reader_is_never_far_ahead_of_the_slowest_line() {
    let input = [b'x'; WIDTH - 1].iter().chain(b"\n").copied().cycle().take(WIDTH * 20_000);
    for jobs in [1, 2, 8] {
        let read = Arc::new(AtomicUsize::new(0));
        let counting = Counting(Cursor::new(input.clone().collect()), Arc::clone(&read));
        let worker = Ahead { read, most: AtomicUsize::new(0) };
        let mut kept = Kept::default();
        let chunk = 10 * WIDTH;
        run(counting, Progress::default(), &config(jobs, chunk), &worker, &mut kept).unwrap();
        let most = worker.most.load(Ordering::SeqCst);
        assert!(most <= (4 * jobs + 4 + 2) * chunk, "{most} bytes with {jobs} workers");
    }
}

#[test]
fn a_blocked_reader_does_not_hold_up_a_stopped_job() {
    struct Silent;
    impl Read for Silent {
        fn read(&mut self, _buffer: &mut [u8]) -> io::Result<usize> {
            loop {
                std::thread::park();
            }
        }
    }
    let stop = AtomicBool::new(true);
    let config = Config { stop: Some(&stop), ..config(2, 64) };
    let worker = Backwards::default();
    let report = run(Silent, Progress::default(), &config, &worker, &mut Kept::default()).unwrap();
    assert_eq!(report.ending, Ending::Interrupted);
}
