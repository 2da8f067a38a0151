//! Places to write to: rejected before the work begins where necessary, and complete or not at all.

use crate::common::Folder;
use std::fs;
use std::io::Write;
use std::path::Path;
use whydoku_batch::{Lock, LockError, Outputs};

fn refusal(outputs: &mut Outputs, option: &str, path: &Path) -> String {
    match outputs.claim(option, path) {
        Err(refused) => refused.to_string(),
        Ok(target) => panic!("{target:?}"),
    }
}

#[test]
fn the_input_is_never_overwritten_whatever_name_it_goes_by() {
    let folder = Folder::new("target-input");
    fs::write(folder.file("in"), "kept").unwrap();
    let mut names = vec![folder.file("in")];
    // Elsewhere a file is known by its name. One with two names loses one of them, and nothing is overwritten.
    #[cfg(unix)]
    {
        fs::hard_link(folder.file("in"), folder.file("twin")).unwrap();
        names.push(folder.file("twin"));
        std::os::unix::fs::symlink("in", folder.file("link")).unwrap();
        std::os::unix::fs::symlink(folder.file("link"), folder.file("linklink")).unwrap();
        names.extend([folder.file("link"), folder.file("linklink")]);
    }
    let own = folder.0.file_name().unwrap();
    names.push(folder.0.join("..").join(own).join("in"));
    for name in names {
        let mut outputs = Outputs::new();
        outputs.reads(&folder.file("in"));
        let why = refusal(&mut outputs, "-o", &name);
        assert!(why.ends_with(": this is the input; write to another file"), "{why}");
    }
    // Nor what is made beside the output meanwhile.
    for input in ["out.part", "out.part.checkpoint", "out.lock"] {
        fs::write(folder.file(input), "kept").unwrap();
        let mut outputs = Outputs::new();
        outputs.reads(&folder.file(input));
        let why = refusal(&mut outputs, "-o", &folder.file("out"));
        assert!(why.contains("which is needed temporarily, is the input"), "{why}");
    }
}

#[test]
fn two_outputs_cannot_share_a_file() {
    let folder = Folder::new("target-twice");
    let mut outputs = Outputs::new();
    outputs.claim("-o", &folder.file("out")).unwrap();
    for name in ["out", "./out", "out.part", "out.part.checkpoint", "out.lock"] {
        let why = refusal(&mut outputs, "--errors", &folder.file(name));
        assert!(why.contains("is already used by -o; write to another file"), "{why}");
    }
    outputs.claim("--errors", &folder.file("errors")).unwrap();
    outputs.claim("--certify", Path::new("-")).unwrap();
    let why = refusal(&mut outputs, "--cnf", Path::new("-"));
    assert_eq!(why, "--cnf and --certify cannot both go to standard output");
    assert_eq!(folder.names(), [""; 0], "a claim writes nothing");
}

#[test]
fn an_unwritable_target_is_refused_before_any_work() {
    let folder = Folder::new("target-refused");
    fs::write(folder.file("file"), "").unwrap();
    let mut outputs = Outputs::new();
    let mut why = |name: &str| refusal(&mut outputs, "-o", &folder.file(name));
    assert!(why("").ends_with("this is a directory; name a file in it"));
    assert!(why("absent/out").contains("there is no folder "), "{}", why("absent/out"));
    assert!(why("absent/").contains("there is no folder "), "{}", why("absent/"));
    assert!(why("file/out").contains("there is no folder "), "{}", why("file/out"));
    assert_eq!(folder.names(), ["file"]);
}

#[test]
fn a_file_is_complete_or_absent() {
    let folder = Folder::new("target-whole");
    let target = folder.target("out");
    let mut draft = target.begin().unwrap();
    draft.write_all(b"half").unwrap();
    assert_eq!(folder.names(), ["out.lock", "out.part"]);
    let why = target.begin().unwrap_err().to_string();
    assert!(why.contains("out is being written by another whydoku"), "{why}");
    drop(draft);
    assert_eq!(folder.names(), [""; 0], "given up");
    target.write_whole(b"one").unwrap();
    target.write_whole(b"two").unwrap();
    assert_eq!(fs::read(folder.file("out")).unwrap(), b"two");
    assert_eq!(folder.names(), ["out"]);
    let locked = folder.target("out").lock().unwrap();
    for content in ["first", "second"] {
        locked.write_whole(content.as_bytes()).unwrap();
        assert_eq!(fs::read_to_string(folder.file("out")).unwrap(), content);
        assert!(target.write_whole(b"other").is_err(), "another program would be refused");
    }
    drop(locked);
    target.write_whole(b"two").unwrap();
    let mut draft = target.begin().unwrap();
    draft.write_all(b"half").unwrap();
    assert_eq!(draft.leave().unwrap(), Some(folder.file("out.part")));
    assert_eq!(fs::read(folder.file("out.part")).unwrap(), b"half");
    assert_eq!(fs::read(folder.file("out")).unwrap(), b"two");
}

#[cfg(unix)]
#[test]
fn modes_links_and_pipes_are_preserved() {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
    let folder = Folder::new("target-kept");
    fs::write(folder.file("secret"), "old").unwrap();
    fs::set_permissions(folder.file("secret"), fs::Permissions::from_mode(0o600)).unwrap();
    symlink("secret", folder.file("link")).unwrap();
    symlink("made", folder.file("dangling")).unwrap();
    folder.target("link").write_whole(b"new").unwrap();
    assert_eq!(fs::read(folder.file("secret")).unwrap(), b"new");
    assert_eq!(fs::metadata(folder.file("secret")).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(fs::symlink_metadata(folder.file("link")).unwrap().is_symlink());
    folder.target("dangling").write_whole(b"made").unwrap();
    assert_eq!(fs::read(folder.file("made")).unwrap(), b"made");
    // A link in place of the unfinished file misleads nobody.
    symlink("secret", folder.file("out.part")).unwrap();
    folder.target("out").write_whole(b"other").unwrap();
    assert_eq!(fs::read(folder.file("secret")).unwrap(), b"new");
    let pipe = folder.file("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe).unwrap()
    });
    folder.target("pipe").write_whole(b"through").unwrap();
    assert_eq!(reader.join().unwrap(), b"through");
    assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
    // A separate device: a program that replaces devices must not touch the system's. Only an
    // administrator can make one.
    let null = folder.file("null");
    let made = std::process::Command::new("mknod").arg(&null).args(["c", "1", "3"]).output();
    if made.unwrap().status.success() {
        let target = folder.target("null");
        assert!(!target.is_file());
        target.write_whole(b"gone").unwrap();
        assert!(fs::symlink_metadata(&null).unwrap().file_type().is_char_device());
    }
}

#[test]
fn a_lock_is_granted_only_once_and_a_foreign_file_is_left_alone() {
    let folder = Folder::new("target-lock");
    let game = folder.file("monday.game");
    let lock = Lock::beside(&game).unwrap();
    match Lock::beside(&game) {
        Err(LockError::Held { file, process }) => {
            assert_eq!((file, process), (game.clone(), Some(std::process::id())));
        }
        other => panic!("{other:?}"),
    }
    drop(lock);
    assert_eq!(folder.names(), [""; 0]);
    // What a killed program left behind blocks nobody.
    let whole = "whydoku is writing: process 17\n";
    for written in 0..=whole.len() {
        fs::write(folder.file("monday.game.lock"), &whole[..written]).unwrap();
        drop(Lock::beside(&game).unwrap());
    }
    fs::write(folder.file("monday.game.lock"), "whydoku is writing: process notes").unwrap();
    assert!(Lock::beside(&game).is_err());
    fs::write(folder.file("monday.game.lock"), "my own notes").unwrap();
    let why = Lock::beside(&game).unwrap_err().to_string();
    assert!(why.ends_with("it already exists and is not a lock file of this program"), "{why}");
    assert_eq!(fs::read(folder.file("monday.game.lock")).unwrap(), b"my own notes");
}
