//! What the JSON of f-puzzles may hold.
use crate::typed::{Key, NUMBERS_OR_TEXTS, Sort, TEXTS};
use whydoku_core::Form;

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
const LINE: &[Key] = &[(&["lines"], Sort::List(&TEXTS)), VALUE, LOOK];
const ARROW: &[Key] = &[CELLS, (&["lines"], Sort::List(&TEXTS)), LOOK];
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

/// What a list of rules of this form may hold; a rule of the whole board is on or off.
pub(super) const fn of_form(form: Form) -> Sort {
    match form {
        Form::Board => Sort::Flag,
        Form::Cell => Sort::List(&Sort::Object(CELL)),
        Form::Mark | Form::Group => Sort::List(&Sort::Object(CAGE)),
        Form::Corner => Sort::List(&Sort::Object(QUADRUPLE)),
        Form::Line => Sort::List(&Sort::Object(LINE)),
        Form::Outside => Sort::List(&Sort::Object(OUTSIDE)),
        Form::Diagonal => Sort::List(&Sort::Object(LITTLE_KILLER)),
        Form::Arrow => Sort::List(&Sort::Object(ARROW)),
        Form::Twins => Sort::List(&Sort::Object(CLONE)),
    }
}

/// A puzzle, without its rules.
pub(super) const PUZZLE: &[Key] = &[
    (&["size"], Sort::Number),
    (&["title", "author", "ruleset"], Sort::Text),
    (&["grid"], Sort::List(&Sort::List(&Sort::Object(GRID_CELL)))),
    (&["solution"], Sort::Either(&[NUMBERS_OR_TEXTS, Sort::Text])),
    (&["diagonal-", "diagonal+", "disjointgroups"], Sort::Flag),
    (&["negative"], TEXTS),
    (&["extraregion"], Sort::List(&Sort::Object(REGION))),
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
