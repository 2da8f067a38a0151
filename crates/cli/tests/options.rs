//! Every option is either honoured or refused: none is ignored silently.
use crate::common::{EASY, HARD, file, folder, run};
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    let run = run(arguments);
    assert_eq!(run.code, Some(0), "{arguments:?} {run:?}");
    let value: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(value["schema"], 1, "{arguments:?}");
    value
}

#[test]
fn commands_answer_in_the_chosen_language() {
    let few = ["draw", EASY, "--step", "999"];
    let stopped = ["solve", EASY, "--until", "1", "--steps", "none"];
    let move_ = ["check", EASY, "--move", "A1"];
    let lost = ["convert", ":0000:x:+1234............::::", "--to", "boxed"];
    let side = ["convert", "12............34", "--to", "gnome"];
    for (arguments, german) in [
        (&few[..], "es gibt nur 51 Schritte"),
        (&stopped, "Angehalten nach 1 Schritt: nicht fertig, und es geht weiter."),
        (&move_, "welche Ziffer in A1? Schreib A1 und eine Ziffer"),
        (&lost, "in einem Rätsel: gesetzte Ziffern sind nicht mehr von Vorgaben zu unterscheiden"),
        (
            &side,
            "lässt sich nicht schreiben: in diesem Format sind nur Bretter der Größe 9 möglich",
        ),
        (&["steps", EASY], "setzt 1 Ziffer; streicht 6 Kandidaten"),
        (&["solve", "12q"], "3 Zellen ergeben kein Brett"),
        (&["explain"], "Leicht\n"),
    ] {
        let run = run(&[arguments, &["--language", "de"]].concat());
        assert!(run.out.contains(german) || run.err.contains(german), "{german}: {run:?}");
    }
}

#[test]
fn the_json_option_prints_json() {
    let list = json(&["explain", "--json"]);
    let techniques = list["techniques"].as_array().unwrap();
    assert!(techniques.len() > 100 && techniques.iter().all(|one| one["page"].is_null()));
    let one = json(&["explain", "x-wing", "--json"]);
    assert_eq!((one["technique"].as_str(), one["level"].as_str()), (Some("x-wing"), Some("hard")));
    assert!(one["page"].as_str().unwrap().starts_with("# "));
    assert_eq!(json(&["new", "--size", "4", "--json"])["givens"], ".".repeat(16));
    let path = file("options-stats", "in.txt", &format!("{EASY}\n{HARD}\n"));
    let stats = json(&["stats", &path, "--json"]);
    assert_eq!(
        (stats["puzzles"].as_u64(), stats["charts"][1]["title"].as_str()),
        (Some(2), Some("solutions"))
    );
    assert_eq!(stats["charts"][1]["bars"][0]["count"], 2);
    let formats = json(&["convert", "--list", "--json"]);
    let ids = |key: &str| formats[key].as_array().unwrap().len();
    assert!(ids("write") > 10 && ids("read") > 10);
}

#[test]
fn an_option_without_effect_is_an_error() {
    let two = file("options-two", "in.txt", &format!("{EASY}\n{HARD}\n"));
    let out = folder("options-two").join("out");
    let out = out.to_str().unwrap();
    let proofs = folder("options-two").join("proofs.jsonl");
    let proofs = proofs.to_str().unwrap();
    assert_eq!(run(&["check", &two, "--certify", proofs]).code, Some(0));
    let cases: [&[&str]; 39] = [
        &["check", &two, "--cnf", out],
        &["check", &two, "--drat", out],
        &["check", &two, "--limit", "3"],
        &["check", proofs, "--certify", out],
        &["check", EASY, "--move", "A3 4", "--certify", out],
        &["check", EASY, "--move", "A3 4", "-o", out],
        &["check", EASY, "--move", "A3 4", "--limit", "3"],
        &["solve", "--quick", EASY, "--steps", "short"],
        &["solve", "--quick", EASY, "--method", "passes"],
        &["solve", "--quick", EASY, "--log"],
        &["solve", EASY, "--json", "--log"],
        &["solve", EASY, "-o", out],
        &["solve", EASY, "--format", "csv"],
        &["hint", EASY, "--json", "--notation", "eureka"],
        &["hint", EASY, "--notation", "eureka"],
        &["hint", EASY, "--notation", "hodoku", "--level", "where"],
        &["view", EASY, "--json", "--view", "levels"],
        &["view", EASY, "--json", "--to", "sdm"],
        &["new", "--json", "--to", "sdm"],
        &["convert", EASY, "--json"],
        &["convert", EASY, "--format", "csv"],
        &["convert", "--list", "-o", out],
        &["convert", "--list", "--format", "csv"],
        &["draw", EASY, "--json"],
        &["draw", EASY, "--width", "100"],
        &["print", EASY, "-o", out, "--json"],
        &["play", EASY, "--json"],
        &["serve", "--json"],
        &["man", "--json"],
        &["completions", "bash", "--json"],
        &["canon", EASY, "--dedupe", "--json"],
        &["transform", EASY, "--transpose", "--seed", "3"],
        &["transform", EASY, "--transpose", "--json", "--to", "sdm"],
        &["minimize", EASY, "--all", "--seed", "3"],
        &["minimize", EASY, "--time-limit", "3"],
        &["generate", "--json", "--to", "sdm", "--seed", "1"],
        &["rate", EASY, "--profile", "hodoku", "--no-uniqueness"],
        &["stats", EASY, "--shard", "1/2"],
        &["stats", EASY, "--resume", "-o", out],
    ];
    for arguments in cases {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?} {run:?}");
        assert!(run.err.starts_with("whydoku: "), "{arguments:?} {run:?}");
        assert!(!std::path::Path::new(out).exists(), "{arguments:?}");
    }
}

#[test]
fn input_in_a_format_other_than_the_named_one_is_refused() {
    for command in [&["rate"][..], &["count"], &["canon"]] {
        let refused = run(&[command, &[EASY, "--from", "json"]].concat());
        assert_eq!(refused.code, Some(2), "{command:?} {refused:?}");
    }
}

#[test]
fn a_job_is_not_resumed_with_an_option_that_changes_its_rows() {
    let path = file("options-job", "in.txt", &format!("{EASY}\nbad\n"));
    let out = folder("options-job").join("out");
    let out = out.to_str().unwrap();
    let jobs: [(&[&str], &[&str]); 8] = [
        (&["count"], &["--from", "line"]),
        (&["rate"], &["--from", "line"]),
        (&["rate"], &["--profile", "se"]),
        (&["minimize"], &["--seed", "2"]),
        (&["canon"], &["--from", "line"]),
        (&["canon"], &["--automorphisms"]),
        (&["transform", "--random"], &["--shape", "3x3"]),
        (&["convert", "--to", "sdm"], &["--blank", "*"]),
    ];
    for (job, other) in jobs {
        let begun = run(&[job, &[&path, "-o", out]].concat());
        assert_eq!(begun.code, Some(2), "{job:?} {begun:?}");
        let again = run(&[job, other, &[&path, "-o", out, "--resume"]].concat());
        assert_eq!(again.code, Some(2), "{job:?} {other:?} {again:?}");
        assert!(again.err.contains("cannot resume: it was a different job"), "{again:?}");
        let same = run(&[job, &[&path, "-o", out, "--resume"]].concat());
        assert!(same.err.contains("stopped at line 2"), "{same:?}");
    }
}

#[test]
fn the_largest_numbers_are_accepted_reduced_or_refused() {
    let most = u64::MAX.to_string();
    for arguments in [
        &["solve", EASY, "--steps", "none", "--time-limit", &most][..],
        &["check", EASY, "--time-limit", &most],
        &["count", EASY, "--time-limit", &most],
        &["rate", EASY, "--time-limit", &most],
        &["steps", EASY, "--time-limit", &most],
        &["stats", EASY, "--time-limit", &most],
        &["generate", "--seed", "1", "--within", &most],
    ] {
        let run = run(arguments);
        assert_eq!(run.code, Some(0), "{arguments:?} {run:?}");
        assert_eq!(run.err, "", "{arguments:?}");
    }
    for arguments in [
        &["count", EASY, "--jobs", &most][..],
        &["stats", EASY, "--jobs", &most],
        &["rate", EASY, "--jobs", &most],
        &["generate", "--seed", "1", "--jobs", &most],
    ] {
        let run = run(arguments);
        assert_eq!(run.code, Some(0), "{arguments:?} {run:?}");
        assert!(run.err.contains("is reduced to ") && run.err.lines().count() == 1, "{run:?}");
    }
    let out = folder("options-large").join("large.png");
    let out = out.to_str().unwrap();
    for width in ["20000", "4294967295"] {
        let drawn = run(&["draw", EASY, "-o", out, "--width", width]);
        assert_eq!(drawn.code, Some(2), "{drawn:?}");
        assert!(drawn.err.contains(" pixels wide"), "{drawn:?}");
    }
    assert!(!std::path::Path::new(out).exists());
}

#[test]
fn a_solution_path_that_is_too_large_is_not_read_into_memory() {
    let name = folder("options-verify").join("large.json");
    let large = std::fs::File::create(&name).unwrap();
    large.set_len(10 << 30).unwrap();
    let refused = run(&["verify", name.to_str().unwrap()]);
    std::fs::remove_file(&name).unwrap();
    assert!(
        refused.code == Some(2) && refused.err.contains("too large (over 64 MiB)"),
        "{refused:?}"
    );
}
