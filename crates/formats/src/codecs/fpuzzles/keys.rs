//! What the JSON of f-puzzles may hold.
use crate::typed::{Key, NUMBERS_OR_TEXTS, Sort, TEXTS};

/// How things look, and where they come from.
const LOOK: Key = (
    &[
        "baseC",
        "outlineC",
        "fontC",
        "width",
        "height",
        "angle",
        "size",
        "style",
        "fromConstraint",
        "isNewConstraint",
        "isLLConstraint",
        "fromRangskSolver",
    ],
    Sort::Harmless,
);
const CELLS: Key = (&["cells"], TEXTS);
const VALUE: Key = (&["value"], Sort::NumberOrText);

const CAGE: &[Key] = &[CELLS, VALUE, LOOK];
const REGION: &[Key] = &[CELLS, LOOK];
const CELL: &[Key] = &[(&["cell"], Sort::Text), (&["cells"], TEXTS), LOOK];
const CLONE: &[Key] = &[CELLS, (&["cloneCells"], TEXTS), LOOK];
const LINE: &[Key] = &[(&["lines"], Sort::List(&TEXTS)), LOOK];
const QUADRUPLE: &[Key] = &[CELLS, (&["values"], NUMBERS_OR_TEXTS), LOOK];
const LITTLE_KILLER: &[Key] = &[(&["cell", "direction"], Sort::Text), CELLS, VALUE, LOOK];
const OUTSIDE: &[Key] = &[(&["cell"], Sort::Text), VALUE, LOOK];

/// A cell of the grid. The colour and the corner marks are reported as left out.
const GRID_CELL: &[Key] = &[
    (&["value"], Sort::NumberOrText),
    (&["given"], Sort::Flag),
    (&["region"], Sort::Number),
    (&["parity"], Sort::Text),
    (&["givenPencilMarks", "centerPencilMarks", "cornerPencilMarks"], NUMBERS_OR_TEXTS),
    (&["c", "cArray", "highlight", "highlightArray"], Sort::Harmless),
];

/// A puzzle. A list of rules that is not here may hold anything that its reader understands.
pub(super) const PUZZLE: &[Key] = &[
    (&["size"], Sort::Number),
    (&["title", "author", "ruleset"], Sort::Text),
    (&["grid"], Sort::List(&Sort::List(&Sort::Object(GRID_CELL)))),
    (&["solution"], Sort::Either(&[NUMBERS_OR_TEXTS, Sort::Text])),
    (
        &["diagonal-", "diagonal+", "disjointgroups", "antiknight", "antiking", "nonconsecutive"],
        Sort::Flag,
    ),
    (&["negative"], TEXTS),
    (&["killercage"], Sort::List(&Sort::Object(CAGE))),
    (&["difference", "ratio", "xv"], Sort::List(&Sort::Object(CAGE))),
    (&["extraregion"], Sort::List(&Sort::Object(REGION))),
    (&["odd", "even", "minimum", "maximum"], Sort::List(&Sort::Object(CELL))),
    (&["clone"], Sort::List(&Sort::Object(CLONE))),
    (&["palindrome"], Sort::List(&Sort::Object(LINE))),
    (&["quadruple"], Sort::List(&Sort::Object(QUADRUPLE))),
    (&["littlekillersum"], Sort::List(&Sort::Object(LITTLE_KILLER))),
    (&["sandwichsum", "xsum", "skyscraper"], Sort::List(&Sort::Object(OUTSIDE))),
    (
        &[
            "highlightConflicts",
            "highlightGivens",
            "disabledlogic",
            "truecandidatesoptions",
            "metadata",
            "settings",
            "fogofwar",
            "foglight",
            "tags",
            "successMessage",
            "msgcorrect",
            "msgincorrect",
            "id",
            "source",
            "date",
            "version",
            "videos",
        ],
        Sort::Harmless,
    ),
];
