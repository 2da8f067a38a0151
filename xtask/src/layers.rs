//! Floors inside a crate: a room may use the rooms below it, and never one above it or beside it.
use crate::files::Source;

/// The rooms of a crate, from the ground up. A room is a file or a folder of `src`; rooms on one floor do
/// not know each other. Code inside the crate names the room it takes something from, not the crate's face.
type House = (&'static str, &'static [&'static [&'static str]]);

const HOUSES: &[House] = &[(
    "crates/pencilmark-logic/src/",
    &[
        &["catalog", "ended", "premise", "two_spots"],
        &["pages", "telling"],
        &["argument", "step"],
        &["render", "search", "sink", "verify"],
        &["index"],
        &["chain", "forcing"],
        &["context"],
        &["families"],
        &["position"],
        &["testing"],
    ],
)];

/// Rooms that are one: a step has an argument, which looks at what its step concludes.
const TOGETHER: &[&[&str]] = &[&["argument", "step"]];

pub(crate) fn check(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for (folder, floors) in HOUSES {
        for source in sources {
            let Some(path) = source.path.strip_prefix(folder) else { continue };
            let room = path.split('/').next().unwrap_or(path).trim_end_matches(".rs");
            if room != "lib" && room != "main" {
                faults.extend(of_file(source, room, floors));
            }
        }
    }
    faults
}

fn of_file(source: &Source, room: &str, floors: &[&[&str]]) -> Vec<String> {
    let floor = |room: &str| floors.iter().position(|rooms| rooms.contains(&room));
    let Some(own) = floor(room) else {
        return vec![format!("{}: {room} has no floor; see xtask/src/layers.rs", source.path)];
    };
    let are_one =
        |other: &str| TOGETHER.iter().any(|all| all.contains(&room) && all.contains(&other));
    let fault = |used: &&String| {
        used.as_str() != room && !are_one(used) && floor(used).is_none_or(|other| other >= own)
    };
    let complaint = |used: &String| match floor(used) {
        Some(_) => format!("{}: {room} stands below or beside {used}, and uses it", source.path),
        None => format!("{}: crate::{used} is not a room; name the room it is in", source.path),
    };
    let used = rooms_used(source);
    used.iter().filter(fault).map(complaint).collect()
}

/// The first names behind `crate::` in the code, each once.
fn rooms_used(source: &Source) -> Vec<String> {
    let code = source.body().map(|line| line.split("//").next().unwrap_or(line));
    let text: String = code.collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for (at, prefix) in text.match_indices("crate::") {
        let is_path = !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$');
        if is_path {
            found.extend(first_names(&text[at + prefix.len()..]));
        }
    }
    found.sort();
    found.dedup();
    found
}

/// The name at the start of a path, or each of those in braces.
fn first_names(rest: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let Some(inside) = rest.strip_prefix('{') else { return vec![name(rest)] };
    let (mut depth, mut starts) = (0_usize, vec![0]);
    for (at, c) in inside.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => starts.push(at + 1),
            _ => {}
        }
    }
    starts.into_iter().map(|at| name(&inside[at..])).filter(|name| !name.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<String> {
        check(&[Source { path: format!("crates/pencilmark-logic/src/{path}"), text: text.into() }])
    }

    #[test]
    fn a_room_may_use_those_below_it() {
        assert_eq!(faults("families/fish.rs", "use crate::context::Ctx;"), [""; 0]);
        assert_eq!(
            faults("families/fish.rs", "use crate::{context::Ctx, sink::{Flow, Sink}};"),
            [""; 0]
        );
        assert_eq!(faults("families/fish.rs", "// crate::position is above\n"), [""; 0]);
    }
    #[test]
    fn a_room_that_uses_one_above_or_beside_it_is_reported() {
        assert_eq!(faults("context.rs", "use crate::families::fish;").len(), 1);
        assert_eq!(faults("chain.rs", "fn f() { crate::forcing::g() }").len(), 1);
        assert_eq!(
            faults("context.rs", "use crate::{\n    families::fish,\n    position,\n};").len(),
            2
        );
    }
    #[test]
    fn the_face_of_the_crate_is_no_room() {
        assert_eq!(faults("families/fish.rs", "use crate::Step;").len(), 1);
        assert_eq!(faults("cellar.rs", "").len(), 1);
    }
}
