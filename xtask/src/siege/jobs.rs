//! Two jobs that write to one place. One of them must be refused, and the other must write exactly
//! what it writes on its own.
use super::field::{Field, Tally};
use std::fs;

/// Rounds of the race.
const ROUNDS: u64 = 10;

pub(super) fn run(field: &Field) -> Result<Tally, String> {
    let mut tally = Tally::default();
    field.puzzles("in.txt", 3_000)?;
    let (input, out) = (field.name("in.txt"), field.name("out"));
    let (checks, certificates) = (["check", "--lines", &input], ["solve", "--quick", &input]);
    let mut whole = Vec::new();
    for job in [&checks, &certificates] {
        whole.push(field.must(job, &[0, 1])?.out);
    }
    for round in 0..ROUNDS * field.times {
        let _ = fs::remove_file(&out);
        // The first is slow, the second is not and would overtake the first.
        let proofs = field.name("proofs");
        let slow = [&certificates[..], &["-o", &out, "--certify", &proofs]].concat();
        let mut first = field.start(&slow)?;
        let mut random = field.random(round);
        std::thread::sleep(std::time::Duration::from_millis(random.below(400) as u64));
        let second = field.run(&[&checks[..], &["-o", &out]].concat())?;
        let first = first.wait().map_err(|error| error.to_string())?;
        tally.count("races");
        let found = fs::read(&out).unwrap_or_default();
        let both = first.code() == Some(0) && second.code == Some(0);
        if [first.code(), second.code].contains(&Some(2)) {
            tally.count("refusals");
        } else if both && found == whole[0] {
            tally.count("one after the other");
        }
        let true_one = found == whole[0] || found == whole[1];
        let refused = [first.code(), second.code].contains(&Some(2));
        if !true_one || (!refused && found != whole[0]) {
            let err = second.err;
            tally.breach(format!("round {round}: {first:?}, {:?}: {err}", second.code));
        }
    }
    one_place_for_two_outputs(field, &input, &mut tally)?;
    Ok(tally)
}

/// Two outputs of one job to the same place, under one name or two.
fn one_place_for_two_outputs(field: &Field, input: &str, tally: &mut Tally) -> Result<(), String> {
    let same = field.name("same");
    let around = format!("{}/../{}/same", field.name("."), folder_name(field));
    for second in [same.clone(), field.name("./same"), around] {
        for option in ["--errors", "--certify"] {
            let job = ["solve", "--quick", input, "-o", &same, option, second.as_str()];
            let ended = field.run(&job)?;
            tally.count("jobs with two outputs in one place");
            if ended.code != Some(2) || fs::metadata(&same).is_ok() {
                tally.breach(format!("{job:?}: {:?} {}", ended.code, ended.err));
                let _ = fs::remove_file(&same);
            }
        }
    }
    Ok(())
}

fn folder_name(field: &Field) -> String {
    let folder = field.path("");
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
