//! Layers inside a crate: a module may use the modules in the layers below it, and none above it or beside it.
use crate::files::Source;

/// The layers of a crate, from the bottom up. A module is a file or a folder of `src`; modules in one layer do not
/// know each other. Code inside the crate names the module from which it takes something, not the root of the crate.
type Layered = (&'static str, &'static [&'static [&'static str]]);

const CRATES: &[Layered] = &[
    (
        "crates/logic/src/",
        &[
            &["catalog", "ended", "premise", "two_spots"],
            &["outcome", "pages", "telling"],
            &["argument"],
            &["step"],
            &["render", "search", "sink", "verify"],
            &["index"],
            &["chain", "forcing"],
            &["context"],
            &["families"],
            &["position"],
            &["lesson", "testing"],
        ],
    ),
    (
        "crates/exact/src/",
        &[
            &["answer", "budget", "tables"],
            &["pattern", "sat"],
            &["general", "ruled"],
            &["nine", "search"],
            &["another", "ask", "conflict", "drawn", "truth"],
            &["batch"],
        ],
    ),
    (
        "crates/formats/src/",
        &[
            &[
                "clues",
                "excerpt",
                "format",
                "lex",
                "loose_json",
                "lz",
                "percent",
                "refused",
                "sentences",
                "warning",
            ],
            &["append", "error", "heading", "parsed", "regions", "scripts"],
            &["candidates", "dress", "runs", "text"],
            &["cell_text", "notation", "survey", "symbols"],
            &["board", "moves", "prose"],
            &["printed", "solution"],
            &["cells", "loss", "raw", "shape_spec", "values"],
            &["codec", "rules"],
            &["typed"],
            &["codecs", "shown", "words"],
            &["packed", "usual"],
            &["detect", "style"],
            &["columns"],
            &["parse"],
            &["collection", "write"],
        ],
    ),
    (
        "crates/ink/src/",
        &[
            &["colour"],
            &["kinds", "prose", "sheet"],
            &["figure", "sentences"],
            &["claim", "group"],
            &["make"],
            &["board", "settle"],
            &["draft"],
            &["reading"],
            &["open", "words"],
        ],
    ),
    (
        "crates/session/src/",
        &[
            &["journal", "method", "paint", "rules", "sketch"],
            &["action", "board", "walk"],
            &["acts", "hint", "path", "why"],
            &["game", "ruling", "stage"],
            &["named", "save"],
        ],
    ),
    (
        "crates/wire/src/",
        &[
            &["generated", "ink", "listing", "picture", "rating", "row", "version"],
            &["error", "vocabulary"],
            &["name"],
            &["rule"],
            &[
                "action",
                "board",
                "kinds",
                "piece",
                "premise",
                "ground",
                "rule_case",
                "ruled",
                "scanned",
                "shape",
                "view",
            ],
            &["chain", "net", "puzzle"],
            &["arm", "certificate"],
            &["argument"],
            &["step"],
            &["answer", "path", "report", "setting"],
            &["call", "reply"],
            &["document", "request", "schema"],
        ],
    ),
    ("crates/setting/src/", &[&["item"], &["counts", "spare", "why"], &["suggest"]]),
    (
        "crates/cli/src/",
        &[
            &["args", "clock", "decode", "exit", "numbers", "terminal"],
            &["fit", "form", "limits", "signals", "wrap"],
            &["input", "printing", "story"],
            &["picture", "source"],
            &["jobs"],
            &["binding"],
            // The commands, none of which knows another.
            &[
                "check", "collect", "convert", "count", "draw", "explain", "generate", "hint",
                "play", "print", "rate", "scan", "serve", "solve", "steps", "verify", "view",
            ],
            &["command"],
            &["help"],
            &["extras"],
        ],
    ),
];

/// Modules that belong together: a step has an argument, which reads what its step concludes.
const TOGETHER: &[&[&str]] = &[&["argument", "step"]];

pub(crate) fn check(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for (folder, layers) in CRATES {
        for source in sources {
            let Some(path) = source.path.strip_prefix(folder) else { continue };
            let module = path.split('/').next().unwrap_or(path).trim_end_matches(".rs");
            if module != "lib" && module != "main" {
                faults.extend(of_file(source, module, layers));
            }
        }
    }
    faults
}

fn of_file(source: &Source, module: &str, layers: &[&[&str]]) -> Vec<String> {
    let layer = |module: &str| layers.iter().position(|modules| modules.contains(&module));
    let Some(own) = layer(module) else {
        return vec![format!("{}: {module} has no layer; see xtask/src/layers.rs", source.path)];
    };
    let are_one =
        |other: &str| TOGETHER.iter().any(|all| all.contains(&module) && all.contains(&other));
    let fault = |used: &&String| {
        used.as_str() != module && !are_one(used) && layer(used).is_none_or(|other| other >= own)
    };
    let complaint = |used: &String| match layer(used) {
        Some(_) => format!("{}: {module} uses {used}, which is above or beside it", source.path),
        None => format!(
            "{}: crate::{used} is not a module of a layer; name the module it is in",
            source.path
        ),
    };
    let used = modules_used(source);
    used.iter().filter(fault).map(complaint).collect()
}

/// The first names after `crate::` in the code, each once.
fn modules_used(source: &Source) -> Vec<String> {
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

    fn faults_in(krate: &str, path: &str, text: &str) -> Vec<String> {
        check(&[Source { path: format!("crates/{krate}/src/{path}"), text: text.into() }])
    }
    fn faults(path: &str, text: &str) -> Vec<String> {
        faults_in("logic", path, text)
    }

    #[test]
    fn a_module_may_use_those_below_it() {
        assert_eq!(faults("families/fish.rs", "use crate::context::Ctx;"), [""; 0]);
        assert_eq!(
            faults("families/fish.rs", "use crate::{context::Ctx, sink::{Flow, Sink}};"),
            [""; 0]
        );
        assert_eq!(faults("families/fish.rs", "// crate::position is above\n"), [""; 0]);
    }
    #[test]
    fn a_module_that_uses_one_above_or_beside_it_is_reported() {
        assert_eq!(faults("context.rs", "use crate::families::fish;").len(), 1);
        assert_eq!(faults("chain.rs", "fn f() { crate::forcing::g() }").len(), 1);
        assert_eq!(
            faults("context.rs", "use crate::{\n    families::fish,\n    position,\n};").len(),
            2
        );
    }
    #[test]
    fn the_root_of_the_crate_is_in_no_layer() {
        assert_eq!(faults("families/fish.rs", "use crate::Step;").len(), 1);
        assert_eq!(faults("cellar.rs", "").len(), 1);
    }
    #[test]
    fn no_command_of_the_program_knows_another_or_the_list_of_all() {
        assert_eq!(faults_in("cli", "solve.rs", "use crate::jobs::answer;"), [""; 0]);
        assert_eq!(faults_in("cli", "check/proofs.rs", "use crate::solve::run;").len(), 1);
        assert_eq!(faults_in("cli", "view.rs", "use crate::command::Cli;").len(), 1);
        assert_eq!(faults_in("cli", "args/solving.rs", "use crate::source::Source;").len(), 1);
    }
    #[test]
    fn data_is_below_what_acts_on_it() {
        assert_eq!(faults_in("session", "acts.rs", "use crate::board::Board;"), [""; 0]);
        assert_eq!(faults_in("session", "board.rs", "use crate::game::Game;").len(), 1);
        assert_eq!(faults_in("wire", "error.rs", "use crate::document::to_json;").len(), 1);
        assert_eq!(faults_in("formats", "codec.rs", "use crate::codecs::line;").len(), 1);
    }
}
