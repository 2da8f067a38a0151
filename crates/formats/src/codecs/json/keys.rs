//! What JSON of various origins may hold.
use crate::typed::{Key, NUMBERS, NUMBERS_OR_TEXTS, Sort, TEXTS};

const LABELS: Key = (
    &[
        "title",
        "author",
        "source",
        "url",
        "level",
        "difficulty_category",
        "difficulty",
        "date",
        "ruleset",
        "rules",
        "comment",
    ],
    Sort::NumberOrText,
);
/// Many lists of cells or of digits: rows, or all cells one after another.
pub(super) const BOARD: Sort = Sort::Either(&[
    Sort::Text,
    Sort::List(&Sort::Either(&[Sort::NumberOrText, Sort::List(&Sort::Harmless)])),
]);

/// Our own puzzle. What the rules hold is for their own reader.
pub(super) const OWN: &[Key] = &[
    (&["schema", "size"], Sort::Number),
    (&["format"], Sort::Text),
    (&["shape"], Sort::Either(&[Sort::Text, Sort::Object(SHAPE)])),
    (&["box", "boxes"], NUMBERS),
    (&["regions"], Sort::Text),
    (&["extras"], EXTRAS),
    (&["givens", "values", "placed", "solution"], Sort::Text),
    (&["candidates"], Sort::List(&Sort::Either(&[Sort::Text, NUMBERS_OR_TEXTS]))),
    (&["noted"], TEXTS),
    (&["meta"], Sort::Object(&[LABELS])),
    LABELS,
];
const SHAPE: &[Key] = &[
    (&["name"], Sort::Text),
    (&["side", "size"], Sort::Number),
    (&["box", "boxes"], NUMBERS),
    (&["regions"], Sort::Text),
    (&["extras"], EXTRAS),
    (&["ruled"], Sort::Flag),
    (&["rules"], Sort::List(&Sort::Harmless)),
];
const EXTRAS: Sort = Sort::List(&Sort::Either(&[Sort::Text, TEXTS]));

/// A save of GNOME Sudoku.
pub(super) const GNOME: &[Key] = &[
    (&["cells"], Sort::List(&Sort::Object(GNOME_CELL))),
    (
        &["time_elapsed", "created_at", "completed_at", "version", "date-created", "play_mode"],
        Sort::Harmless,
    ),
    LABELS,
];
const GNOME_CELL: &[Key] = &[
    (&["position"], NUMBERS),
    (&["value"], Sort::Number),
    (&["fixed"], Sort::Flag),
    (&["earmarks"], NUMBERS),
];

/// `SudokuPad`'s own JSON.
pub(super) const SUDOKUPAD: &[Key] = &[
    (&["cells"], Sort::List(&Sort::List(&Sort::Object(SUDOKUPAD_CELL)))),
    (&["regions"], Sort::List(&Sort::List(&NUMBERS))),
    (&["cages"], Sort::List(&Sort::Object(SUDOKUPAD_CAGE))),
    (&["global"], TEXTS),
    (&["metadata"], Sort::Object(SUDOKUPAD_METADATA)),
    (&["title", "author", "rules"], Sort::Text),
    (
        &["id", "cellSize", "foglight", "settings", "videos", "triggereffect", "version", "tags"],
        Sort::Harmless,
    ),
];
const SUDOKUPAD_CELL: &[Key] = &[
    (&["value"], Sort::NumberOrText),
    (&["given"], Sort::Flag),
    (&["centremarks", "pencilMarks", "centermarks"], NUMBERS_OR_TEXTS),
    (&["cornermarks", "highlight", "c", "colour", "color", "colours"], Sort::Harmless),
];
/// A cage that only holds a text says something about the puzzle. Which cages are killer cages is decided when one is
/// read.
const SUDOKUPAD_CAGE: &[Key] = &[
    (&["cells"], Sort::List(&NUMBERS)),
    (&["value", "cageValue", "sum"], Sort::NumberOrText),
    (&["type", "style"], Sort::Text),
    (&["unique", "hidden", "fontC", "outlineC", "textSize"], Sort::Harmless),
];
const SUDOKUPAD_METADATA: &[Key] = &[
    (&["solution"], Sort::Text),
    (
        &[
            "title",
            "author",
            "source",
            "url",
            "level",
            "difficulty",
            "date",
            "rules",
            "ruleset",
            "comment",
        ],
        Sort::NumberOrText,
    ),
    (
        &[
            "msgcorrect",
            "msgincorrect",
            "settings",
            "videos",
            "tags",
            "id",
            "version",
            "setter",
            "description",
        ],
        Sort::Harmless,
    ),
];

/// The names that a puzzle can have in an object of any origin, the likeliest first.
pub(super) const PUZZLE_NAMES: &[&str] = &[
    "puzzle",
    "grid",
    "board",
    "quiz",
    "givens",
    "clues",
    "question",
    "sudoku",
    "mission",
    "unsolved",
    "initial_board",
    "puzzle_data",
    "newboard",
    "grids",
    "cells",
    "rows",
    "value",
    "values",
];
/// The names under which one object holds puzzles of several levels.
pub(super) const LEVEL_NAMES: &[&str] = &["easy", "medium", "hard", "expert", "evil", "extreme"];
/// The names of its solution.
pub(super) const SOLUTION_NAMES: &[&str] = &["solution", "answer", "solved"];

/// What else an object of any origin may say: the puzzle itself, numbers and words about it, and what this program
/// says of a puzzle in its answers.
pub(super) const ANY: &[Key] = &[
    (&["solution", "answer", "solved"], Sort::Either(&[BOARD, Sort::Flag])),
    (&["size", "side", "schema"], Sort::Number),
    LABELS,
    (
        &[
            "sure",
            "guessed",
            "cost",
            "corners",
            "more",
            "proposals",
            "doubtful_cages",
            "ep",
            "ed",
            "sukaku_er",
            "sukaku_ep",
            "sukaku_ed",
            "hodoku_level",
            "hodoku_score",
            "whydoku_level",
            "whydoku_score",
            "hardest",
            "profile",
            "attempt",
            "chance",
            "claim",
            "proof",
            "certificate",
            "id",
            "_id",
            "uuid",
            "key",
            "hash",
            "name",
            "number",
            "index",
            "line",
            "row",
            "page",
            "seed",
            "setter",
            "link",
            "rating",
            "score",
            "se",
            "er",
            "created",
            "created_at",
            "createdAt",
            "updated",
            "updated_at",
            "updatedAt",
            "published",
            "print_date",
            "day_of_week",
            "time",
            "time_elapsed",
            "elapsed",
            "timer",
            "moves",
            "hints",
            "mistakes",
            "language",
            "lang",
            "locale",
            "version",
            "format",
            "license",
            "licence",
            "copyright",
            "tags",
            "comments",
            "notes",
            "description",
            "count",
            "verdict",
            "reason",
            "verified",
            "solutions",
            "steps",
            "position",
            "outcome",
            "message",
            "found",
            "complete",
            "clashes",
            "techniques",
            "symmetry",
            "minimal",
            "unique",
            "status",
            "success",
            "results",
            "puzzle_id",
            "canonical",
            "automorphisms",
            "weight",
            "tier",
            "category",
            "file",
        ],
        Sort::Harmless,
    ),
];
