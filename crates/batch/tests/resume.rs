//! Jobs that continue: only with what they have read and written themselves.

use crate::common::jobs::{Case, Failing, careful, read};
use crate::common::{Folder, config, motley, plain, quiet};
use std::fs;
use std::rc::Rc;
use whydoku_batch::{Disk, Ending, JobError, RealDisk};

/// Leaves a job in the middle, with all its files, and returns what an undisturbed one writes.
fn left_in_the_middle(folder: &Folder, input: &[u8]) -> [Option<String>; 3] {
    fs::write(folder.file("in"), input).expect("the folder can be written");
    let case = Case { errors: true, ..Case::new(folder) };
    case.run(&careful(2, 60), &RealDisk).expect("nothing fails");
    let whole = ["out", "beside", "errors"].map(|name| {
        let text = read(&folder.file(name));
        fs::remove_file(folder.file(name)).expect("the job left it");
        text
    });
    // Everything works up to the last of the calls that a whole run makes, where names are given.
    for fail_at in (1..).step_by(7) {
        let disk = Failing { calls: Rc::default(), fail_at };
        let result = case.run(&careful(1, 60), &disk);
        assert!(result.is_err(), "it never came to the middle");
        let part = fs::metadata(folder.file("out.part")).map_or(0, |data| data.len());
        let checkpoint = read(&folder.file("out.part.checkpoint"));
        if checkpoint.is_some_and(|text| !text.contains("\noffset 0 ")) && part > 300 {
            break;
        }
    }
    whole
}

#[test]
fn a_job_never_resumes_from_tampered_files() {
    quiet();
    let folder = Folder::new("tampered");
    let input = motley(40);
    let whole = left_in_the_middle(&folder, &input);
    let names = ["in", "out.part.checkpoint", "out.part", "beside.part", "errors.part"];
    let state = names.map(|name| fs::read(folder.file(name)).unwrap());
    let again = Case { resume: true, errors: true, ..Case::new(&folder) };
    let (mut refused, mut harmless) = (0, 0);
    for (changed, bytes) in names.iter().zip(&state) {
        for at in (0..bytes.len()).step_by(11) {
            for (name, bytes) in names.iter().zip(&state) {
                fs::write(folder.file(name), bytes).unwrap();
            }
            let mut bytes = bytes.clone();
            bytes[at] = if bytes[at] == b'7' { b'3' } else { b'7' };
            fs::write(folder.file(changed), &bytes).unwrap();
            match again.run(&careful(2, 500), &RealDisk) {
                Err(JobError::Resume(_)) => {
                    refused += 1;
                    assert_eq!(read(&folder.file("out")), None, "{changed} at {at}");
                    continue;
                }
                result => assert_eq!(result.unwrap().ending, Ending::Complete),
            }
            // It is after the checkpoint, where it was not read yet or is written again.
            harmless += 1;
            let found = ["out", "beside", "errors"].map(|name| read(&folder.file(name)));
            let wanted = if *changed == "in" {
                Case { errors: true, ..Case::new(&folder) }
                    .run(&careful(2, 500), &RealDisk)
                    .unwrap();
                ["out", "beside", "errors"].map(|name| read(&folder.file(name)))
            } else {
                whole.clone()
            };
            assert_eq!(found, wanted, "{changed} at {at}");
            for name in ["out", "beside", "errors"] {
                fs::remove_file(folder.file(name)).unwrap();
            }
        }
    }
    assert!(refused > 50, "{refused} refused, {harmless} harmless");
}

#[test]
fn a_resume_that_fails_at_any_read_or_write_can_be_repeated() {
    quiet();
    let folder = Folder::new("resume-faults");
    let whole = left_in_the_middle(&folder, &motley(40));
    let names = ["out.part.checkpoint", "out.part", "beside.part", "errors.part"];
    let state = names.map(|name| fs::read(folder.file(name)).unwrap());
    let again = Case { resume: true, errors: true, ..Case::new(&folder) };
    let mut faults = 0;
    for fail_at in 1.. {
        for (name, bytes) in names.iter().zip(&state) {
            fs::write(folder.file(name), bytes).unwrap();
        }
        let disk = Failing { calls: Rc::default(), fail_at };
        let first = again.run(&careful(2, 150), &disk);
        if first.is_err() {
            faults += 1;
            match again.run(&careful(2, 150), &RealDisk) {
                // Only the checkpoint still had to be removed, and it was.
                Err(JobError::Resume(why)) => assert!(why.contains("already exists"), "{why}"),
                other => assert_eq!(other.unwrap().ending, Ending::Complete),
            }
        }
        let found = ["out", "beside", "errors"].map(|name| read(&folder.file(name)));
        assert_eq!(found, whole, "at {fail_at}");
        assert_eq!(folder.names(), ["beside", "errors", "in", "out"]);
        for name in ["out", "beside", "errors"] {
            fs::remove_file(folder.file(name)).unwrap();
        }
        if first.is_ok() {
            break;
        }
    }
    assert!(faults > 20, "{faults}");
}

#[test]
fn a_complete_job_whose_file_is_missing_or_changed_is_not_reported_as_done() {
    quiet();
    let folder = Folder::new("whole-but-gone");
    fs::write(folder.file("in"), plain(30)).unwrap();
    let case = Case::new(&folder);
    // The last two operations are the removals of the checkpoint.
    let mut calls = 0;
    for fail_at in 1.. {
        let disk = Failing { calls: Rc::default(), fail_at };
        if case.run(&config(1, 100), &disk).is_ok() {
            calls = fail_at - 1;
            break;
        }
    }
    let unfinished = |fail_at| {
        RealDisk.remove(&folder.file("out")).unwrap();
        let disk = Failing { calls: Rc::default(), fail_at };
        assert!(case.run(&config(1, 100), &disk).is_err());
        assert!(read(&folder.file("out.part.checkpoint")).unwrap().contains("\ncomplete 1\n"));
    };
    let resume = Case { resume: true, ..Case::new(&folder) };
    unfinished(calls);
    assert!(folder.file("out").exists() && !folder.file("out.part").exists());
    fs::write(folder.file("out"), "of another day").unwrap();
    assert!(matches!(resume.run(&careful(1, 100), &RealDisk), Err(JobError::Resume(_))));
    fs::remove_file(folder.file("out")).unwrap();
    assert!(matches!(resume.run(&careful(1, 100), &RealDisk), Err(JobError::Resume(_))));
    unfinished(calls);
    assert_eq!(resume.run(&careful(1, 100), &RealDisk).unwrap().ending, Ending::Complete);
    assert_eq!(folder.names(), ["in", "out"]);
}
