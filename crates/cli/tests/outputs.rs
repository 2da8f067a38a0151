//! Where the program writes: never onto its input, and whole or not at all.
use crate::common::{EASY, HARD, Run, file, folder, run};
use std::fs;
use std::path::{Path, PathBuf};

/// Every option that names a file to write, with a command that has it. The input follows.
const WRITERS: [&[&str]; 18] = [
    &["count", "-o"],
    &["count", "--errors"],
    &["solve", "--quick", "-o"],
    &["solve", "--quick", "--certify"],
    &["check", "--lines", "-o"],
    &["check", "--lines", "--certify"],
    &["check", "--certify"],
    &["check", "--cnf"],
    &["check", "--drat"],
    &["rate", "-o"],
    &["convert", "--to", "sdm", "-o"],
    &["minimize", "-o"],
    &["canon", "-o"],
    &["canon", "--dedupe", "-o"],
    &["transform", "--transpose", "-o"],
    &["stats", "--svg"],
    &["stats", "-o"],
    &["print", "-o"],
];

/// A fresh, empty folder.
fn fresh(name: &str) -> PathBuf {
    let path = folder(name);
    fs::remove_dir_all(&path).unwrap();
    folder(name)
}

/// Runs a writer onto a place.
fn write(writer: &[&str], place: &Path, input: &str) -> Run {
    run(&[writer, &[place.to_str().unwrap(), input]].concat())
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn the_input_is_never_overwritten() {
    let folder = fresh("out-input");
    let input = file("out-input", "in.txt", &format!("{EASY}\n"));
    let around = folder.join("../out-input/in.txt");
    let mut places = vec![folder.join("in.txt"), around];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("in.txt", folder.join("link")).unwrap();
        fs::hard_link(&input, folder.join("twin")).unwrap();
        places.extend([folder.join("link"), folder.join("twin")]);
    }
    let before = names(&folder);
    for writer in WRITERS {
        for place in &places {
            let run = write(writer, place, &input);
            assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{writer:?} {run:?}");
            assert!(run.err.contains("this is the input; write to another file"), "{run:?}");
            assert_eq!(fs::read_to_string(&input).unwrap(), format!("{EASY}\n"), "{writer:?}");
            assert_eq!(names(&folder), before, "{writer:?}");
        }
    }
    for name in ["in.svg", "in.png"] {
        let puzzle = file("out-input", name, EASY);
        let run = run(&["draw", &puzzle, "-o", &puzzle]);
        assert!(run.code == Some(2) && run.err.contains("this is the input"), "{run:?}");
        assert_eq!(fs::read_to_string(&puzzle).unwrap(), EASY);
    }
    let pattern = file("out-input", "pattern.txt", &".".repeat(81));
    for option in ["--pattern", "--near"] {
        let run = run(&["generate", option, &pattern, "-o", &pattern]);
        assert!(run.code == Some(2) && run.err.contains("this is the input"), "{run:?}");
    }
}

#[test]
fn a_directory_or_a_missing_folder_is_refused_before_any_work() {
    let folder = fresh("out-folder");
    let input = file("out-folder", "in.txt", &format!("{EASY}\n"));
    for writer in WRITERS {
        let run = write(writer, &folder, &input);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{writer:?} {run:?}");
        assert!(run.err.contains("this is a directory; name a file in it"), "{run:?}");
        let run = write(writer, &folder.join("absent/out"), &input);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{writer:?} {run:?}");
        assert!(run.err.contains("there is no folder "), "{run:?}");
    }
    assert_eq!(names(&folder), ["in.txt"]);
    let generated = run(&["generate", "--seed", "1", "-o", folder.to_str().unwrap()]);
    assert!(generated.err.contains("this is a directory"), "{generated:?}");
}

#[test]
fn two_outputs_cannot_share_a_file() {
    let folder = fresh("out-twice");
    let input = file("out-twice", "in.txt", &format!("{EASY}\n"));
    let out = folder.join("out");
    let out = out.to_str().unwrap();
    let part = format!("{out}.part");
    for (option, place) in [("--errors", out), ("--certify", out), ("--errors", &part)] {
        let run = run(&["solve", "--quick", &input, "-o", out, option, place]);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{run:?}");
        assert!(run.err.contains("is already used by --output; write to another file"), "{run:?}");
    }
    let run = run(&["check", &input, "--cnf", out, "--drat", out]);
    assert!(run.code == Some(2) && run.err.contains("is already used by --cnf"), "{run:?}");
    assert_eq!(names(&folder), ["in.txt"]);
}

#[test]
fn a_dash_means_standard_output() {
    assert_eq!(run(&["count", EASY, "-o", "-"]).out, "1\n");
    #[cfg(unix)]
    {
        // After what is there already, like everything that is printed.
        let log = fresh("out-dash").join("log");
        fs::write(&log, "before\n").unwrap();
        let out = fs::OpenOptions::new().append(true).open(&log).unwrap();
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_whydoku"));
        command.args(["count", EASY, "-o", "/dev/stdout", "--errors", "/dev/stderr"]).stdout(out);
        assert!(command.status().unwrap().success());
        assert_eq!(fs::read_to_string(&log).unwrap(), "before\n1\n");
    }
    assert!(run(&["draw", EASY, "-o", "-"]).out.starts_with("<svg"));
    assert_eq!(
        run(&["generate", "--seed", "1", "-o", "-"]).out,
        run(&["generate", "--seed", "1"]).out
    );
    assert!(run(&["stats", EASY, "-o", "-"]).out.starts_with("puzzles: 1\n"));
    let both = run(&["count", EASY, "--errors", "-"]);
    assert!(both.err.contains("cannot both go to standard output"), "{both:?}");
}

#[test]
fn every_command_writes_to_a_file_what_it_would_print() {
    let folder = fresh("out-same");
    let input = file("out-same", "in.txt", &format!("{HARD}\n{EASY}\n{HARD}\n"));
    let jobs: [&[&str]; 8] = [
        &["count"],
        &["solve", "--quick"],
        &["rate"],
        &["minimize"],
        &["canon"],
        &["canon", "--dedupe"],
        &["transform", "--transpose"],
        &["stats"],
    ];
    for job in jobs {
        let printed = run(&[job, &[&input]].concat());
        let out = folder.join("out");
        let written = write(&[job, &["-o"]].concat(), &out, &input);
        assert_eq!((written.out.as_str(), written.code), ("", printed.code), "{job:?} {written:?}");
        assert_eq!(fs::read_to_string(&out).unwrap(), printed.out, "{job:?}");
        assert_eq!(names(&folder), ["in.txt", "out"], "{job:?}");
        fs::remove_file(out).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn modes_links_devices_and_pipes_are_preserved() {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
    let folder = fresh("out-kept");
    let input = file("out-kept", "in.txt", &format!("{EASY}\n"));
    let (secret, link, pipe) = (folder.join("secret"), folder.join("link"), folder.join("pipe"));
    for writer in WRITERS {
        fs::write(&secret, "old").unwrap();
        fs::set_permissions(&secret, fs::Permissions::from_mode(0o600)).unwrap();
        let _ = fs::remove_file(&link);
        symlink("secret", &link).unwrap();
        let run = write(writer, &link, &input);
        assert_eq!(run.code, Some(0), "{writer:?} {run:?}");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink(), "{writer:?}");
        assert_ne!(fs::read(&secret).unwrap(), b"old", "{writer:?}");
        assert_eq!(
            fs::metadata(&secret).unwrap().permissions().mode() & 0o777,
            0o600,
            "{writer:?}"
        );
        let whole = fs::read(&secret).unwrap();
        let _ = fs::remove_file(&pipe);
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        let to = pipe.clone();
        let reader = std::thread::spawn(move || fs::read(to).unwrap());
        let run = write(writer, &pipe, &input);
        assert_eq!(run.code, Some(0), "{writer:?} {run:?}");
        let read = reader.join().unwrap();
        assert!(read == whole, "{writer:?} through a pipe");
        assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
        // A separate device: a program that replaces devices must not touch the system's.
        let null = folder.join("null");
        let _ = fs::remove_file(&null);
        let made = std::process::Command::new("mknod").arg(&null).args(["c", "1", "3"]).output();
        if made.unwrap().status.success() {
            assert_eq!(write(writer, &null, &input).code, Some(0), "{writer:?}");
            let kind = fs::symlink_metadata(&null).unwrap().file_type();
            assert!(kind.is_char_device(), "{writer:?}");
            fs::remove_file(&null).unwrap();
        }
    }
    assert_eq!(names(&folder), ["in.txt", "link", "pipe", "secret"]);
}

#[cfg(unix)]
#[test]
fn a_second_job_on_the_same_output_is_refused_and_the_file_is_named() {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    let folder = fresh("out-second");
    let out = folder.join("out");
    let out_name = out.to_str().unwrap();
    let mut first = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(["count", "-", "-o", out_name])
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    while !folder.join("out.part").exists() {
        std::thread::yield_now();
    }
    let number = first.id();
    for job in [&["count", EASY][..], &["generate", "--seed", "1"], &["canon", EASY, "--dedupe"]] {
        let second = run(&[job, &["-o", out_name]].concat());
        assert_eq!(second.code, Some(2), "{job:?} {second:?}");
        let wanted = format!("out is being written by another whydoku (process {number})");
        assert!(second.err.contains(&wanted), "{second:?}");
    }
    first.stdin.take().unwrap().write_all(EASY.as_bytes()).unwrap();
    assert!(first.wait().unwrap().success());
    assert_eq!(fs::read_to_string(&out).unwrap(), "1\n");
    assert_eq!(names(&folder), ["out"]);
}

#[cfg(unix)]
#[test]
fn an_interrupted_generate_leaves_no_file_under_its_name() {
    use std::process::{Command, Stdio};
    let folder = fresh("out-generate");
    let out = folder.join("out");
    let mut child = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(["generate", "-n", "100000000", "--seed", "1", "-o", out.to_str().unwrap()])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while fs::metadata(folder.join("out.part")).map_or(0, |data| data.len()) == 0 {
        std::thread::yield_now();
    }
    Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(143));
    assert_eq!(names(&folder), ["out.part"]);
    let part = fs::read_to_string(folder.join("out.part")).unwrap();
    assert!(part.ends_with('\n') && part.lines().all(|line| line.len() == 81));
}
