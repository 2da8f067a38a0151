//! A job that is killed at any moment continues to the same bytes. The test starts itself again as
//! the job, so that there is a process to kill.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is a program")]
mod common;

use common::{Folder, Notes, config};
use std::fs;
use std::io;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio, abort};
use std::time::Duration;
use whydoku_batch::{
    Config, Files, Input, InputLine, Job, Outputs, Problem, RealDisk, Rows, Target, Worker,
};

const LINES: u64 = 20_000;

/// Some work for each line; at one line, if requested, the process dies.
struct Dying {
    at: u64,
}

impl Worker for Dying {
    type Scratch = ();
    fn scratch(&self) {}
    fn line(&self, line: InputLine<'_>, (): &mut (), rows: &mut Rows) {
        if line.number == self.at {
            abort();
        }
        let sum = (0..300).fold(line.number, |sum, i| sum.wrapping_mul(31).wrapping_add(i));
        if line.number % 1000 == 7 {
            rows.malformed(Problem::malformed(line.number, None, "seven"), "-");
        } else {
            rows.row(0, |row| row.push_str(&sum.to_string()));
        }
    }
    fn placeholder(&self, _problem: &Problem, row: &mut String) {
        row.push('-');
    }
}

fn target(folder: &Path, name: &str) -> Target {
    Outputs::new().claim("-o", &folder.join(name)).expect("nothing is in the way")
}

/// The job: `killed job FOLDER LINE`, where it dies at that line.
fn job(folder: &Path, at: u64) -> ExitCode {
    let input = match Input::open(&folder.join("in")) {
        Ok(input) => input,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let job = Job {
        input,
        shard: None,
        output: Some(target(folder, "out")),
        stream: &mut io::sink(),
        beside: None,
        errors: Some(target(folder, "errors")),
        heading: String::new(),
        footing: String::new(),
        resume: true,
        identity: "a job that dies".into(),
    };
    let config = Config { every: Duration::from_millis(1), ..config(2, 1000) };
    match Files::run(job, &config, &Dying { at }, &mut Notes::default(), &RealDisk) {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn start(folder: &Folder, at: u64) -> Child {
    let this = std::env::current_exe().expect("a test knows its own path");
    let mut command = Command::new(this);
    command.arg("job").arg(&folder.0).arg(at.to_string()).stderr(Stdio::inherit());
    command.spawn().expect("the test starts itself")
}

fn files(folder: &Folder) -> (Vec<u8>, Vec<u8>) {
    let read = |name| fs::read(folder.file(name)).expect("the job left it");
    (read("out"), read("errors"))
}

fn fresh(name: &str, input: &str) -> Folder {
    let folder = Folder::new(name);
    fs::write(folder.file("in"), input).expect("the folder can be written");
    folder
}

/// Dies at later and later lines, and resumes each time.
fn dies_in_the_middle_of_its_work(input: &str, whole: &(Vec<u8>, Vec<u8>)) {
    let folder = fresh("dying", input);
    for at in (1..LINES).step_by(900) {
        let status = start(&folder, at).wait().expect("the job was started");
        assert!(!status.success(), "it died at line {at}");
        assert!(!folder.file("out").exists() && !folder.file("errors").exists());
    }
    assert!(start(&folder, 0).wait().expect("the job was started").success());
    assert!(files(&folder) == *whole, "the same bytes after dying");
    assert_eq!(folder.names(), ["errors", "in", "out"]);
}

/// Is killed from outside at random moments.
fn is_killed_from_outside(input: &str, whole: &(Vec<u8>, Vec<u8>)) {
    for round in 0..3_u64 {
        let folder = fresh("killed", input);
        let mut patience = 3 + round;
        loop {
            let mut child = start(&folder, 0);
            std::thread::sleep(Duration::from_millis(patience));
            let killed = child.try_wait().expect("the job was started").is_none();
            child.kill().expect("it is this test's own");
            let status = child.wait().expect("the job was started");
            assert!(killed || status.success());
            // It may be killed between its last act and its end: then the job is done.
            let names = folder.names().into_iter().filter(|name| !name.contains(".lock"));
            if status.success() || names.eq(["errors", "in", "out"]) {
                break;
            }
            patience = patience * 7 / 6 + 1;
        }
        assert!(files(&folder) == *whole, "the same bytes after being killed");
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().collect();
    if let [_, word, folder, at] = args.as_slice()
        && word == "job"
    {
        return job(Path::new(folder), at.parse().unwrap_or(0));
    }
    let mut input = String::new();
    for number in 0..LINES {
        input.extend(["puzzle ", number.to_string().as_str(), "\n"]);
    }
    let folder = fresh("unharmed", &input);
    assert!(start(&folder, 0).wait().expect("the job was started").success());
    let whole = files(&folder);
    assert_eq!(whole.0.split(|&byte| byte == b'\n').count() as u64, LINES + 1);
    dies_in_the_middle_of_its_work(&input, &whole);
    is_killed_from_outside(&input, &whole);
    println!("a job that is killed at any moment goes on to the same bytes ... ok");
    ExitCode::SUCCESS
}
