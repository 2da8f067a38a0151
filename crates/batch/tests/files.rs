//! Jobs with files: complete files under their names or none, and resuming after any failure.

use crate::common::jobs::{Case, Failing, careful, read};
use crate::common::{
    Backwards, Folder, Notes, config, expected, expected_beside, motley, plain, quiet,
};
use std::fs;
use std::io;
use std::rc::Rc;
use whydoku_batch::{Config, Disk, Ending, Files, Input, Job, JobError, Lock, RealDisk, Shard};

#[test]
fn a_finished_job_leaves_its_files_and_nothing_else() {
    quiet();
    let folder = Folder::new("whole");
    let input = motley(300);
    fs::write(folder.file("in"), &input).unwrap();
    let case = Case { errors: true, ..Case::new(&folder) };
    let mut notes = Notes::default();
    let report = case.run_with(&careful(3, 100), &RealDisk, &mut notes).unwrap();
    assert_eq!(report.ending, Ending::Complete);
    assert_eq!(read(&folder.file("out")).unwrap(), format!("heading\n{}", expected(&input)));
    let errors = read(&folder.file("errors")).unwrap();
    assert_eq!(errors.lines().collect::<Vec<_>>(), notes.0);
    assert_eq!(read(&folder.file("beside")).unwrap(), expected_beside(&input));
    assert_eq!(errors.lines().count() as u64, report.progress.malformed + report.progress.bugs);
    assert_eq!(folder.names(), ["beside", "errors", "in", "out"]);
}

#[test]
fn after_any_disk_failure_no_file_is_partial_and_the_job_can_be_resumed() {
    quiet();
    let folder = Folder::new("faults");
    let input = motley(30);
    fs::write(folder.file("in"), &input).unwrap();
    let whole = format!("heading\n{}", expected(&input));
    let case = Case { errors: true, ..Case::new(&folder) };
    case.run(&careful(2, 100), &RealDisk).unwrap();
    let errors = read(&folder.file("errors")).unwrap();
    let mut faults = 0;
    for fail_at in 1.. {
        for name in ["out", "beside", "errors"] {
            RealDisk.remove(&folder.file(name)).unwrap();
        }
        let disk = Failing { calls: Rc::default(), fail_at };
        let result = case.run(&careful(2, 250), &disk);
        let beside = expected_beside(&input);
        for (name, whole) in [("out", &whole), ("beside", &beside), ("errors", &errors)] {
            let found = read(&folder.file(name));
            assert!(found.is_none() || found.as_ref() == Some(whole), "{name} at {fail_at}");
        }
        if result.is_ok() {
            break;
        }
        faults += 1;
        assert!(matches!(result, Err(JobError::Write(..))), "{result:?}");
        let again = Case { resume: true, errors: true, ..Case::new(&folder) };
        let report = match again.run(&careful(3, 400), &RealDisk) {
            // Only the checkpoint still had to be removed, or it was removed already.
            Err(JobError::Resume(_)) => case.run(&careful(3, 400), &RealDisk),
            other => other,
        };
        assert_eq!(report.unwrap().ending, Ending::Complete);
        assert_eq!(read(&folder.file("out")).as_ref(), Some(&whole), "resumed at {fail_at}");
        assert_eq!(read(&folder.file("errors")).as_ref(), Some(&errors), "resumed at {fail_at}");
        assert_eq!(read(&folder.file("beside")), Some(beside), "resumed at {fail_at}");
        assert_eq!(folder.names(), ["beside", "errors", "in", "out"]);
    }
    assert!(faults > 30, "{faults}");
}

#[test]
fn a_job_stopped_by_a_malformed_line_can_be_resumed_with_keep_going() {
    quiet();
    let folder = Folder::new("stopped");
    let input = motley(200);
    fs::write(folder.file("in"), &input).unwrap();
    let case = Case { errors: true, ..Case::new(&folder) };
    let stopping = Config { keep_going: false, ..careful(2, 300) };
    let report = case.run(&stopping, &RealDisk).unwrap();
    assert_eq!(report.ending, Ending::Malformed);
    assert_eq!(
        folder.names(),
        ["beside.part", "errors.part", "in", "out.part", "out.part.checkpoint"]
    );
    assert_eq!(read(&folder.file("errors.part")).unwrap().lines().count(), 1);
    let again = Case { resume: true, errors: true, ..Case::new(&folder) };
    let report = again.run(&careful(2, 300), &RealDisk).unwrap();
    let (out, errors) = (read(&folder.file("out")), read(&folder.file("errors")));
    assert_eq!(case.run(&careful(2, 300), &RealDisk).unwrap(), report);
    assert_eq!((read(&folder.file("out")), read(&folder.file("errors"))), (out, errors));
}

#[test]
fn a_job_refuses_to_resume_from_files_that_are_not_its_own() {
    let folder = Folder::new("foreign");
    let mut input = plain(20_000);
    input.extend(b"bad\n");
    fs::write(folder.file("in"), &input).unwrap();
    let stopping = Config { keep_going: false, ..careful(1, 50_000) };
    let resume = Case { resume: true, ..Case::new(&folder) };
    let refusal = |case: &Case<'_>| match case.run(&stopping, &RealDisk) {
        Err(JobError::Resume(why)) => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(resume.run(&stopping, &RealDisk).unwrap().ending, Ending::Malformed, "a first run");
    let other = Case { identity: "backwards 2", resume: true, ..Case::new(&folder) };
    let again = "; to start over, leave out --resume";
    let another = "it was a different job: backwards 1 (now: backwards ";
    assert_eq!(refusal(&other), format!("{another}2){again}"));
    let shard = Case { shard: Some("1/2".parse().unwrap()), resume: true, ..Case::new(&folder) };
    assert_eq!(refusal(&shard), format!("{another}1, shard 1/2){again}"));
    let mut changed = input.clone();
    let middle = changed.len() / 2;
    changed[middle] ^= 1;
    fs::write(folder.file("in"), changed).unwrap();
    assert_eq!(refusal(&resume), format!("the input has changed before line 20001{again}"));
    fs::write(folder.file("in"), [&input[..], b"more\n"].concat()).unwrap();
    assert_eq!(refusal(&resume), format!("the input has changed{again}"));
    fs::write(folder.file("in"), &input).unwrap();
    fs::write(folder.file("out.part"), "short").unwrap();
    let short = format!("out.part is shorter than what was written{again}");
    assert!(refusal(&resume).ends_with(&short), "{}", refusal(&resume));
    fs::write(folder.file("out.part.checkpoint"), "scribble").unwrap();
    assert!(refusal(&resume).ends_with(&format!("out.part.checkpoint is damaged{again}")));
    RealDisk.remove(&folder.file("out.part.checkpoint")).unwrap();
    fs::write(folder.file("out"), "of another day").unwrap();
    assert!(refusal(&resume).ends_with("out already exists, but has no checkpoint"));
    assert_eq!(read(&folder.file("out")).unwrap(), "of another day");
}

#[test]
fn shards_joined_in_order_equal_the_whole() {
    quiet();
    let folder = Folder::new("shards");
    let whole = motley(100);
    for input in [&whole[..], &whole[..whole.len() - 1], b"", b"one", b"\n\n\n", b"a\nb"] {
        fs::write(folder.file("in"), input).unwrap();
        for count in [1, 2, 3, 7, 40] {
            let mut rows = String::new();
            for number in 1..=count {
                let shard = Some(format!("{number}/{count}").parse().unwrap());
                Case { shard, ..Case::new(&folder) }.run(&config(2, 64), &RealDisk).unwrap();
                let out = read(&folder.file("out")).unwrap();
                rows += out.strip_prefix("heading\n").unwrap();
            }
            assert_eq!(rows, expected(input), "{count} shards");
        }
    }
    for wrong in ["0/3", "4/3", "1/0", "1", "a/b", "-1/2", "1/2/3"] {
        assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
    }
}

#[test]
fn an_input_that_cannot_be_read_sharded_or_resumed_is_an_error() {
    let folder = Folder::new("unreadable");
    assert!(matches!(Input::open(&folder.0), Err(JobError::Read(_))), "a directory");
    assert!(matches!(Input::open(&folder.file("absent")), Err(JobError::Read(_))));
    let job = |shard: Option<&str>, resume, output: Option<&str>| {
        let mut sink = io::sink();
        let job = Job {
            input: Input::stream(io::Cursor::new("a\n")),
            shard: shard.map(|shard| shard.parse().unwrap()),
            output: output.map(|name| folder.target(name)),
            stream: &mut sink,
            beside: None,
            errors: None,
            heading: String::new(),
            footing: String::new(),
            resume,
            identity: String::new(),
        };
        let mut notes = Notes::default();
        Files::run(job, &config(1, 10), &Backwards::default(), &mut notes, &RealDisk)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(job(Some("1/2"), false, None), "only a regular file can be divided into shards");
    assert_eq!(
        job(None, true, None),
        "cannot resume: only a job with an output file can be resumed"
    );
    assert_eq!(
        job(None, true, Some("out")),
        "cannot resume: only a job that reads a regular file can be resumed"
    );
}

#[test]
fn rows_and_errors_of_a_stream_are_written_as_they_come() {
    quiet();
    let folder = Folder::new("stream");
    let input = motley(40);
    let mut out = Vec::new();
    let mut notes = Notes::default();
    let job = Job {
        input: Input::stream(io::Cursor::new(input.clone())),
        shard: None,
        output: None,
        stream: &mut out,
        beside: None,
        errors: Some(folder.target("errors")),
        heading: String::new(),
        footing: String::new(),
        resume: false,
        identity: String::new(),
    };
    Files::run(job, &config(2, 50), &Backwards::default(), &mut notes, &RealDisk).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), expected(&input));
    assert_eq!(read(&folder.file("errors")).unwrap().lines().collect::<Vec<_>>(), notes.0);
    assert_eq!(folder.names(), ["errors"]);
}

#[test]
fn a_second_job_on_the_same_file_is_refused_and_the_file_is_named() {
    let folder = Folder::new("second-job");
    fs::write(folder.file("in"), plain(50)).unwrap();
    for name in ["out", "beside", "errors"] {
        let lock = Lock::beside(&fs::canonicalize(&folder.0).unwrap().join(name)).unwrap();
        let case = Case { errors: true, ..Case::new(&folder) };
        let refused = case.run(&careful(1, 100), &RealDisk).unwrap_err().to_string();
        let wanted = format!("{name} is being written by another whydoku (process ");
        assert!(refused.contains(&wanted), "{refused}");
        let mut names = ["in".to_owned(), format!("{name}.lock")];
        names.sort();
        assert_eq!(folder.names(), names, "nothing was touched");
        drop(lock);
    }
    assert_eq!(folder.names(), ["in"]);
    Case::new(&folder).run(&careful(1, 100), &RealDisk).unwrap();
    assert_eq!(folder.names(), ["in", "out"]);
}
