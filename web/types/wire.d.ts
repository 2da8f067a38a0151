// The calls of the page and the answers of the engine, made from the types of `whydoku-wire`.
// Written by a test: UPDATE_EXPECT=1 cargo test -p whydoku-protocol --test all description::

/** An action of a player. */
export type Action =
  /** Writes a digit: `r1c5=7`. */
  | {
    place: string;
  }
  /** Erases a placed digit, or the notes of a cell: `r1c5`. */
  | {
    erase: string;
  }
  /** Writes or erases a note: `r1c5=7`. */
  | {
    note: string;
  }
  /** Takes conclusions: `r1c5=7`, `r1c5<>7`. */
  | {
    take: string[];
  }
  /** Fills in all candidates as notes. */
  | "fill-notes"
  /** Back to the beginning. */
  | "restart"
  /** Writes a digit even against the rules: `r1c5=7`. */
  | {
    write: string;
  }
  /** Writes or erases a note in the middle of a cell: `r1c5=7`. */
  | {
    centre: string;
  }
  /** Excludes a candidate, or takes that back: `r1c5=7`. */
  | {
    exclude: string;
  }
  /** Erases what a cell shows: first its digit, then its notes, then its colours: `r1c5`. */
  | {
    clear: string;
  }
  /** Gives a cell (`r1c5`) or a candidate (`r1c5=7`) a colour, or takes it away. */
  | {
    paint: {
      /** The cell or candidate. */
      at: string;
      /** The colour, from 1 to 9. */
      colour: number;
    };
  }
  /** Draws a stroke of the pen, or removes it: `line 1,1 1,3`, `circle 1,1` or `cross 2,1`. Points are a row and a column in half cells: odd numbers are the middles of cells, even ones the lines between them. */
  | {
    draw: string;
  }
  /** Removes everything that was drawn. */
  | "erase-sketch"
  /** Several actions as one undo. None of them may be such a list. */
  | {
    together: Action[];
  };

/** What is against digits in a cell. */
export type Against =
  /** Another cell would have to hold one of certain digits, and has none of them. */
  | {
    /** The other cell. */
    cell: string;
    /** The digits that it can hold. */
    has: string[];
    /** The digits that it would have to hold. */
    wanted: string[];
    why: "partner";
  }
  /** No digit goes with them. */
  | {
    why: "alone";
  }
  /** The cell is left with digits from the first to the second. */
  | {
    /** The least digit. */
    least: string;
    /** The greatest digit. */
    most: string;
    why: "bounds";
  }
  /** Other cells cannot make what they would leave of a total. */
  | {
    /** The other cells. */
    cells: string[];
    /** What is left for them, for one digit or another. */
    rests: number[];
    why: "not-made";
  }
  /** What they would leave of a total is less than other cells add up to. */
  | {
    /** What they add up to at least. */
    bound: number;
    /** The other cells. */
    cells: string[];
    /** What is left for them at most. */
    rest: number;
    why: "too-little";
  }
  /** What they would leave of a total is more than other cells add up to. */
  | {
    /** What they add up to at most. */
    bound: number;
    /** The other cells. */
    cells: string[];
    /** What is left for them at least. */
    rest: number;
    why: "too-much";
  }
  /** Of two groups of cells that add up to the same, theirs would be greater, or less. */
  | {
    /** What that group adds up to at most, or at least. */
    bound: number;
    /** The cells of their group, their own among them. */
    cells: string[];
    /** Whether their group would be the smaller one. */
    is_less: boolean;
    /** The cells of the other group. */
    others: string[];
    /** What that group would add up to at least, or at most. */
    own: number;
    why: "sides";
  }
  /** One cell after another would be left with certain digits, and the last with none. */
  | {
    /** The cell that would be left with none. */
    empty: string;
    /** The cells and what they would be left with. */
    path: ([string, string[]])[];
    why: "forced";
  }
  /** The digit is in one of these cells, which all see theirs. */
  | {
    /** The cells. */
    places: string[];
    why: "seen";
  }
  /** The digit that belongs to theirs would be in one of these cells. */
  | {
    /** The cells: none of them can hold it, or those that can are listed alone. */
    cells: string[];
    /** The digit. */
    digit: string;
    /** What the cells between cannot add up to, if some cell can hold it. */
    rest?: number;
    why: "counterpart";
  }
  /** The rule would count this many at least, or at most. */
  | {
    /** How many. */
    count: number;
    /** Whether this is the most. */
    is_most: boolean;
    why: "count";
  }
  /** Each of certain cells, one of which holds a digit, would be excluded from it. */
  | {
    why: "places";
  }
  /** They leave a house no place for a digit that it needs. */
  | {
    why: "no-place";
  }
  /** The other cells cannot be filled. */
  | {
    why: "unfillable";
  };

/** The answer to a call. Fields that do not apply to the call are absent. */
export type Answer = {
  /** The author of a loaded puzzle. */
  author?: string;
  /** How the board looks. */
  board?: Board;
  /** In how many solutions each candidate is. */
  counts?: TrueCandidates;
  /** The cover of a book: a PDF in Base64. */
  cover?: string;
  /** Whether steps are missing from the list; the message says why. */
  cut?: boolean;
  /** What the author of a loaded puzzle says about its rules. */
  description?: string;
  /** Cells in which two solutions differ. */
  differ?: string[];
  /** Why nothing was done; then all other fields are absent. */
  error?: Failure;
  /** The game after the call, saved. */
  game?: string;
  /** The hint. */
  hint?: Hint;
  /** The kinds of rules. */
  kinds?: Kind[];
  /** The verdict in words. */
  message?: string;
  /** Another engine of the page that can do what this one cannot: `full`, for large boards, the formats of other programs, practice and ratings. */
  needs?: string;
  /** A booklet or a book: a PDF in Base64. */
  pdf?: string;
  /** How hard the puzzle is; absent when that cannot be found quickly. */
  rating?: BriefRating;
  /** The version. */
  schema: 1;
  /** Two different solutions, a line of digits each. */
  solutions?: string[];
  /** The steps to the end. */
  steps?: Step[];
  /** Clues that could be added; absent where there is no solution. */
  suggestions?: Suggestions;
  /** The format a loaded text was read as, and anything unusual about it. */
  summary?: string;
  /** What the puzzle does not need; absent where it does not have exactly one solution. */
  superfluous?: Superfluous;
  /** The picture, as SVG. */
  svg?: string;
  /** The techniques; of a book, those whose pages it needs. */
  techniques?: Technique[];
  /** The text requested: a board, a log, a page. */
  text?: string;
  /** The title of a loaded puzzle. */
  title?: string;
  /** One word: where the steps end, or how many solutions there are. */
  verdict?: string;
  /** Why there is no solution; absent where there is one, or where that could not be decided. */
  why?: Why;
  /** Cells whose placed digit is not that of the only solution. */
  wrong?: string[];
};

/** Why a step follows: one form for each shape of argument. */
export type Argument =
  /** A cell with one digit left, or a house with one place left for a digit. */
  | {
    /** The candidate that is true. */
    candidate: string;
    /** The house with one place left; absent when a cell has one digit left. */
    house?: string;
    kind: "single";
  }
  /** A digit confined to where two houses cross. */
  | {
    /** Its places. */
    cells: string[];
    /** The digit. */
    digit: string;
    /** The house in which it has no other place. */
    from: string;
    /** The house from which it is removed. */
    into: string;
    kind: "intersection";
  }
  /** As many digits as cells, confined to each other. */
  | {
    /** The cells. */
    cells: string[];
    /** The digits. */
    digits: string[];
    /** Whether the digits have no other place. */
    hidden: boolean;
    /** The houses of the argument. */
    houses: string[];
    kind: "subset";
  }
  /** A digit whose places in some base houses lie in as many cover houses. */
  | {
    /** Houses that must each hold it. */
    base: string[];
    /** Its places in the base houses. */
    cells: string[];
    /** Houses that cover all of its places there. */
    cover: string[];
    /** The digit. */
    digit: string;
    /** Those that lie in two base houses. */
    endo_fins?: string[];
    /** Those that lie in no cover house. */
    fins?: string[];
    kind: "fish";
  }
  /** Groups of candidates joined alternately by strong and weak links. */
  | {
    kind: "chain";
    /** Whether the ends are joined by a weak link. */
    loop: boolean;
    /** The groups, most of them of one candidate. */
    nodes: string[][];
    /** What makes each strong link strong: entry `i` joins nodes `2i` and `2i + 1`. */
    strong: Premise[][];
  }
  /** A fish whose fins exclude a candidate by chains. */
  | {
    /** The fins, and the places in that house. */
    arms: Arm[];
    /** The fish. */
    fish: Argument;
    /** The cover house whose places in the fish each exclude it; absent if the fish does. */
    house?: string;
    kind: "kraken";
    /** The candidate that is excluded. */
    victim: string;
  }
  /** Any other arrangement. */
  | {
    /** What follows from these facts case by case, in lines like those of a net. */
    cases?: Line[];
    kind: "pattern";
    /** The pieces and the part that each plays. */
    pieces: Piece[];
    /** The facts it rests on. */
    premises: Premise[];
  }
  /** As many cells as digits, counted house by house. */
  | {
    /** The cells. */
    cells: string[];
    kind: "sectors";
    /** The houses, each with its digits. */
    sectors: ([string, string[]])[];
  }
  /** Givens that look the same when the board is turned. */
  | {
    /** The cells about which something is concluded. */
    cells: string[];
    /** Each digit with what it becomes. */
    digits: ([string, string])[];
    kind: "symmetry";
    /** How it is turned. */
    turn: Turn;
  }
  /** Rules beyond houses, and what their cells can still hold. */
  | {
    /** The cases that are left, if a person tells cases apart and they are few. */
    cases?: Case[];
    /** The cells whose candidates matter. */
    cells: string[];
    /** The ways to fill the remaining cells, if they are few. */
    combinations?: string[][];
    /** The digits in question. */
    digits?: string[];
    /** An equation that takes part. */
    equation?: Equation;
    /** Why the digits that go are impossible, as far as neither the combinations nor the cases show it. */
    grounds?: Ground[];
    /** The houses that take part. */
    houses?: string[];
    kind: "ruled";
    /** The facts it rests on. */
    premises: Premise[];
    /** The numbers of the rules among those of the shape, from zero. */
    rules: number[];
  }
  /** A proof in lines. */
  | {
    kind: "net";
    /** The lines. */
    lines: Line[];
  };

/** What excludes a candidate, directly or by a chain. */
export type Arm = {
  /** If this is true, the candidate is false. */
  from: string;
  /** The nodes of the chain between them; absent if they exclude each other. */
  nodes?: string[][];
  /** What makes each strong link strong. */
  strong?: Premise[][];
};

/** Houses and rules with a total that are added up, or subtracted where they count negative. */
export type Balance = {
  /** Houses, each with how often it counts. */
  houses: ([string, number])[];
  /** Rules by their numbers among those of the shape, from zero, each with how often it counts. */
  rules: ([number, number])[];
};

/** How a board looks. */
export type Board = {
  /** The cells, in reading order. */
  cells: Cell[];
  /** The names of the digits, ascending. */
  digits: string[];
  /** Whether all candidates are filled in as notes. */
  filled_in: boolean;
  /** The houses, each with the numbers of its cells from zero. */
  houses: House[];
  /** How many can be redone. */
  redo: number;
  /** How many times each digit still has to be placed, ascending by digit. */
  remaining: number[];
  /** Cells in a row. */
  side: number;
  /** What the player drew: lines, circles and crosses, written as in the action `draw`. */
  sketch?: string[];
  /** Whether every cell is filled and every rule is satisfied. */
  solved: boolean;
  /** How many actions can be undone. */
  undo: number;
};

/** Sudoku Explainer's and HoDoKu's ratings of a puzzle; whatever cannot be found quickly is absent. */
export type BriefRating = {
  /** The first step. */
  ed?: number;
  /** The hardest step up to the first that fills a cell. */
  ep?: number;
  /** Sudoku Explainer: the hardest step. */
  er?: number;
  /** HoDoKu's level: Easy, Medium, Hard, Unfair or Extreme. */
  hodoku_level?: string;
  /** HoDoKu's score. */
  hodoku_score?: number;
  /** The same in words: `Sudoku Explainer 4.2, HoDoKu Hard 812`. */
  words: string;
};

/** A candidate that plays a part. */
export type CandidateMark = {
  /** The candidate. */
  candidate: string;
  /** Its part. */
  role: Role;
};

/** What decides, and what other cells can hold then. */
export type Case = {
  /** The cells that something is known about in this case. */
  beside?: string[];
  /** The candidates that are true in this case. */
  fixed: string[];
  /** Whether the digits of two fixed candidates may change places, too. */
  is_either?: boolean;
  /** The sets of different digits that they can hold. */
  sets: string[][];
};

/** A cell. */
export type Cell = {
  /** The candidates of an empty cell. */
  candidates?: string[];
  /** The notes in the middle of an empty cell. */
  centre?: string[];
  /** Whether a peer holds the same digit. */
  clash: boolean;
  /** Its colours, from 1 to 9. */
  colours?: number[];
  /** Its digit. */
  digit?: string;
  /** Whether the digit came with the puzzle. */
  given: boolean;
  /** Its name. */
  name: string;
  /** The notes of an empty cell. */
  notes?: string[];
};

/** A cell that plays a part. */
export type CellMark = {
  /** The cell. */
  cell: string;
  /** Its part. */
  role: Role;
};

/** Something that is not understood. */
export type Doubt = {
  /** What a line of `rules` that settles it begins with: `purple line`, `sentence 3`. Absent where no line does: the doubt goes when another one is settled, or not at all. */
  about?: string;
  /** It in words, with its place. */
  words: string;
};

/** What is known of a puzzle that is drawn, where not all of it is understood. */
export type Doubtful = {
  /** Its author. */
  author?: string;
  /** Its rules in words. */
  description?: string;
  /** What is not understood. */
  doubts: Doubt[];
  /** What the rest was taken for. */
  meanings: Meaning[];
  /** The title of the puzzle. */
  title?: string;
};

/** An equation: houses have a total, rules account for part of it, and the rest is left. */
export type Equation = {
  /** The remaining cells. */
  cells: string[];
  /** The houses. */
  houses: string[];
  /** The cells that are subtracted from these. */
  others?: string[];
  /** What the cells add up to, or by how much they exceed the others. */
  rest: number;
  /** The numbers of the rules among those of the shape, from zero. */
  rules: number[];
  /** What the rules add up to. */
  sum: number;
  /** What the houses add up to. */
  total: number;
};

/** Extra houses: a named kind, or the cells of one house. */
export type Extra =
  /** `"diagonals"` or `"windows"`. */
  | NamedExtra
  /** `["r1c1", ...]`. */
  | string[];

/** Why there is no answer. */
export type Failure = {
  /** Column of the input, from one. */
  column?: number;
  /** What is understood of a puzzle that is drawn, and what is not. */
  doubtful?: Doubtful;
  /** What went wrong. */
  error: string;
  /** Line of the input, from one. */
  line?: number;
  /** A picture of a board that can only be shown, because it has rules that are not supported, which are named below it, or because not all that is drawn is understood. */
  svg?: string;
};

/** Why a cell cannot hold certain digits. */
export type Ground = {
  /** What is against them. */
  against: Against;
  /** The cell. */
  cell: string;
  /** The digits that it cannot hold. */
  digits: string[];
};

/** The next thing a player should know. */
export type Hint = {
  /** The kind of message. */
  kind: HintKind;
  /** The position in which the step is possible, for callers that want to verify it. */
  position?: Puzzle;
  /** The whole step, at the level `full`. */
  step?: Step;
  /** The id of the technique, for the level `technique` and above. */
  technique?: string;
  /** The hint in words, giving away no more than requested. */
  text: string;
  /** What to draw over the board, giving away no more than requested. */
  view?: View;
};

/** The kind of message that a hint gives. */
export type HintKind =
  /** A step can be taken. */
  | "step"
  /** The board is solved. */
  | "solved"
  /** A digit appears twice in a house. */
  | "clash"
  /** A placed digit differs from that of the solution. */
  | "wrong"
  /** A candidate that the solution needs was excluded. */
  | "lost"
  /** The puzzle has no solution. */
  | "none"
  /** The puzzle has several solutions, and the placed digits leave none of them. */
  | "none-left"
  /** None of the techniques that were tried finds a step. */
  | "stuck"
  /** No step was found, but not everything was tried. */
  | "gave-up";

/** How much a hint gives away. */
export type HintLevel = "nudge" | "technique" | "where" | "full";

/** A house. */
export type House = {
  /** Its cells, numbered from zero in reading order. */
  cells: number[];
  /** Its kind: `box`, `region`, `row`, `column`, `diagonal`, `window` or `extra`. */
  kind: string;
  /** What distinguishes it from the others of its kind. */
  label: string;
  /** Its name. */
  name: string;
};

/** A house that plays a part. */
export type HouseMark = {
  /** The house. */
  house: string;
  /** Its part. */
  role: Role;
};

/** A kind of rule. */
export type Kind = {
  /** The fewest numbers that a rule of this kind has. */
  fewest: number;
  /** How it lies on the board: `board`, `cell`, `mark`, `corner`, `group`, `line`, `outside`, `diagonal`, `twins` or `arrow`. */
  form: string;
  /** Its id, as rules name it: `thermometer`. */
  kind: string;
  /** The most. */
  most: number;
  /** How it is drawn. */
  strokes: Stroke[];
  /** Whether clues of this kind can be suggested. */
  suggested?: boolean;
  /** Numbers or relations with a name of their own, such as a difference of 1: a white dot. */
  usual?: Usual[];
  /** What it is called in typed lines and when clues are suggested. */
  words: string[];
};

/** A language of explanations, names and messages. */
export type Language = "en" | "de" | "fr";

/** The difficulty of a technique, as players rate it. */
export type Level = "easy" | "medium" | "hard" | "unfair" | "extreme";

/** A line of a proof: what it says (a candidate is `true` or `false`; if neither, the supposition is impossible) and why. */
export type Line = {
  /** How many nested cases it is in. */
  depth?: number;
  /** The candidate that is false. */
  false?: string;
  /** The candidate that is true. */
  true?: string;
} & (
  /** It is a supposition: a case begins. */
  | {
    why: "suppose";
  }
  /** A true candidate excludes it. */
  | {
    /** The line that says so. */
    by: number;
    why: "excluded";
  }
  /** It is the last candidate of the premise, or none is left. */
  | {
    /** The lines that rule out the others. */
    lines: number[];
    /** The fact. */
    premise: Premise;
    why: "last";
  }
  /** No way to fill the cells of a rule includes it, or there is no way at all. */
  | {
    /** The lines that rule out candidates of its cells. */
    lines: number[];
    /** The number of the rule among those of the shape, from zero. */
    rule: number;
    why: "ruled";
  }
  /** No way to fill the cells of an equation includes it, or there is no way at all. */
  | {
    /** The equation. */
    equation: Equation;
    /** The lines that rule out candidates of its cells. */
    lines: number[];
    why: "summed";
  }
  /** It holds in all cases. */
  | {
    /** The lines that suppose the cases. */
    lines: number[];
    /** The fact that one of the cases holds, if there must be one. */
    premise?: Premise;
    why: "cases";
  }
);

/** An arrow between two candidates. */
export type Link = {
  /** From. */
  from: string;
  /** Strong (cannot both be false) or weak (cannot both be true). */
  strong: boolean;
  /** To. */
  to: string;
};

/** What something drawn was taken for. */
export type Meaning = {
  /** How many of them there are. */
  count: number;
  /** Where the first is. */
  place: string;
  /** The rule; absent for a decoration. */
  rule?: string;
  /** What is drawn: `purple line`. */
  what: string;
  /** It in words, with its place. */
  words: string;
};

/** A kind of extra house. */
export type NamedExtra =
  /** The two long diagonals. */
  | "diagonals"
  /** The windows of Windoku. */
  | "windows";

/** The part that something plays in a pattern. */
export type Part =
  /** The cells and digits that make up the pattern. */
  | "core"
  /** The other possibilities in its cells. */
  | "guardian"
  /** The cell on which everything turns. */
  | "pivot"
  /** The first of several sets that play the same part. */
  | "a"
  /** The second. */
  | "b"
  /** The third. */
  | "c"
  /** All further sets. */
  | "others"
  /** What joins the sets. */
  | "link"
  /** Houses that must hold the digits. */
  | "base"
  /** Houses that are used up. */
  | "cover";

/** A picture. */
export type Picture = {
  /** Whether the player's notes stand in the corners of cells, like notes on paper, and not each at a place of its own. */
  corners?: boolean;
  /** Whether the picture has a background of its own, for use outside a page. */
  opaque?: boolean;
  /** Whether digits that break a rule look like all the others. */
  quiet?: boolean;
  /** A step to highlight. */
  step?: Shown;
  /** `light`, `dark`, `contrast`, `contrast-dark` or `colourblind`. */
  theme: Theme;
  /** `digits`, `notes` (what the player wrote), `candidates` (all that remain) or `levels`. */
  view: PictureView;
};

/** What a picture shows in the cells. */
export type PictureView = "digits" | "notes" | "candidates" | "levels";

/** Cells, digits and houses that play one part in a pattern. */
export type Piece = {
  /** The cells. */
  cells?: string[];
  /** The digits. */
  digits?: string[];
  /** The houses. */
  houses?: string[];
  /** The part: `core`, `guardian`, `pivot`, `a`, `b`, `c`, `others`, `link`, `base` or `cover`. */
  part: Part;
};

/** A fact that a step rests on: `{"cell": "r1c2"}` takes one of its candidates, or `{"house": "row 1", "digit": "3"}` has the digit in one of its cells. */
export type Premise =
  /** The givens look the same when the board is turned, and the puzzle has one solution, so the cell takes a candidate that could become the digit of the cell onto which it falls. */
  | {
    /** The cell. */
    cell: string;
    /** How the board is turned. */
    symmetry: Turn;
  }
  /** A cell takes one of its candidates. */
  | {
    /** The cell. */
    cell: string;
  }
  /** A house takes a digit. */
  | {
    /** The digit. */
    digit: string;
    /** The house. */
    house: string;
  }
  /** A rule of the shape holds, and each of its cells takes one of its candidates. */
  | {
    /** Its number among the rules of the shape, from zero. */
    rule: number;
  }
  /** What houses and rules add up to, each counted as often as stated. */
  | {
    /** What is added up. */
    balance: Balance;
  }
  /** The puzzle has one solution, so these cells do not all hold these digits. */
  | {
    /** The cells, each with its digits. */
    deadly: ([string, string[]])[];
  };

/** A cell that would give exactly one solution if it were read differently. Nothing was changed. */
export type Proposal = {
  /** The cell: `r3c5`. */
  cell: string;
  /** How likely the cell is to hold that number, judging by its look. */
  chance: number;
  /** The number to read instead; 0 for no digit. */
  number: number;
};

/** A puzzle or a position. */
export type Puzzle = {
  /** For each cell the candidates that are left (with blanks between the numbers on boards of more than 35 digits), or nothing where none are stated; absent when no cell states any. */
  candidates?: (string | null)[];
  /** Digits that came with the puzzle, in reading order: one character a cell, `.` for none; on boards of more than 35 digits, numbers and dots with blanks between them. */
  givens: string;
  /** Digits that were worked out, in the same way; absent when there are none. */
  placed?: string;
  /** The board. */
  shape: Shape;
};

/** A piece of a puzzle: a given or a rule. */
export type PuzzlePiece = {
  /** The cell of a given. */
  cell?: string;
  /** Its digit; absent for a cell of which only candidates are known. */
  digit?: string;
  /** The number of a rule, from zero, in the list of the board. */
  number?: number;
  /** The rule. */
  rule?: Rule;
  /** What it is, in words: `the cage of 5 (r1c1, r1c2)`. */
  words: string;
};

/** A placed digit and a cell that it sees. */
export type Ray = {
  /** The cell that holds the digit. */
  from: string;
  /** The cell that therefore cannot hold it. */
  to: string;
};

/** How two cells are related: a kind of mark between cells. */
export type Relation = {
  /** Its number, if it has one. */
  number?: number;
  /** The kind: `difference` (a white dot: 1), `at-least`, `ratio` (a black dot: 2), `sum` (V: 5, X: 10), `greater`, `equal`. */
  rule: string;
};

/** A call, and the picture requested with its answer. */
export type Request = {
  /** The language of all texts in the answer: `en` or `de`. */
  language?: Language;
  /** The picture to draw afterwards. */
  picture?: Picture;
  /** The version. */
  schema: 1;
} & (
  /** Begins a game with a puzzle in any format that can be read, or continues a saved game. */
  | {
    call: "load";
    /** What is settled about a puzzle that is drawn, as the refusal of an earlier call asked: `purple line = renban`, `grey square = nothing`, `sentence 3 = nothing`. */
    rules?: string[];
    /** The puzzle. */
    text: string;
  }
  /** Only shows the board. */
  | {
    call: "show";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** Carries out actions, one after another; if one is refused, none is carried out. */
  | {
    /** The actions. */
    actions: Action[];
    call: "act";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** Carries out a move that the rules allow: `A1 5`, `r1c1=5`, `A1<>5`, `A1 .` */
  | {
    call: "move";
    /** A saved game, as an answer carried it. */
    game: string;
    /** The move, as people type it. */
    text: string;
  }
  /** Takes the last action back, if there is one. */
  | {
    call: "undo";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** Carries out the last undone action again, if there is one. */
  | {
    call: "redo";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** The next thing a player should know. */
  | {
    call: "hint";
    /** A saved game, as an answer carried it. */
    game: string;
    /** `nudge`, `technique`, `where` or `full`. */
    level: HintLevel;
    /** The only technique to look for; by default all. */
    technique?: string;
  }
  /** All steps from here to the end, and the verdict. */
  | {
    call: "steps";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** Every step that can be taken now. */
  | {
    call: "all-steps";
    /** Whether a long list is given in full instead of being cut. */
    everything?: boolean;
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** How many solutions the puzzle has, and which placed digits are wrong. */
  | {
    call: "check";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** How many solutions remain when the digits on the board are taken as givens: for entering a puzzle. */
  | {
    call: "count";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** How hard the puzzle is by Sudoku Explainer and HoDoKu, if that can be found quickly. Not every engine rates. */
  | {
    call: "rate";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** Begins a game whose givens are the digits on the board. */
  | {
    call: "begin";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** The technique of the last move. */
  | {
    call: "name";
    /** A saved game, as an answer carried it. */
    game: string;
    /** The only technique to look for; by default all. */
    technique?: string;
  }
  /** What is excluded and determined on the way to the end, and why. */
  | {
    call: "log";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** The board as text in another format. */
  | {
    /** See `title`. */
    author?: string;
    call: "write";
    /** See `title`. */
    description?: string;
    /** The id of the format; empty for a list of those that can hold the board, one a line. */
    format: string;
    /** A saved game, as an answer carried it. */
    game: string;
    /** A title, an author and what is to be said about the rules, for formats that have a place for them. */
    title?: string;
  }
  /** Begins a game on an empty board, for entering a puzzle. */
  | {
    call: "empty";
    /** The board: `2x2`, `2x3`, `3x3`, `3x3+diagonals`, ... */
    shape: string;
  }
  /** Begins a game with a new puzzle. */
  | {
    call: "new";
    /** How hard: `easy`, `medium`, `hard`, `unfair` or `extreme`. */
    level: Level;
    /** Which one: the same number gives the same puzzle if there is enough time. */
    seed: number;
    /** The board: `2x2`, `2x3`, `3x3`, `3x3+diagonals`, ... */
    shape: string;
  }
  /** Why the puzzle has no solution: givens and rules that cannot hold together, with steps to a contradiction. */
  | {
    call: "why";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** Givens and rules that a puzzle with one solution does not need. */
  | {
    call: "superfluous";
    /** A saved game, as an answer carried it. */
    game: string;
  }
  /** In how many solutions each candidate is. */
  | {
    call: "true-candidates";
    /** A saved game, as an answer carried it. */
    game: string;
    /** The greatest number that is told, at most 1,000; by default 20. */
    limit?: number;
  }
  /** Clues of a kind that make the puzzle unique or come close, or that replace givens. */
  | {
    call: "suggest";
    /** A saved game, as an answer carried it. */
    game: string;
    /** The kind: `given`, or a kind that puzzles are made with. */
    kind: string;
    /** Which clues are drawn. */
    seed: number;
  }
  /** The kinds of rules. */
  | {
    call: "kinds";
  }
  /** The list of techniques. */
  | {
    call: "techniques";
  }
  /** A QR code of a text, such as the link to a puzzle. */
  | {
    call: "qr";
    /** The text. */
    text: string;
  }
  /** Puzzles on paper: a booklet as PDF, with their solutions on the last pages. */
  | {
    call: "booklet";
    /** Whether digits are large and lines heavy. */
    large?: boolean;
    /** The title of each, and how hard it is. */
    names?: string[];
    /** `a4` or `letter`; by default `a4`. */
    paper?: string;
    /** How many puzzles are on a page: 1, 2, 4, 6 or 9; by default 4. */
    per_page?: number;
    /** Saved games; their givens are printed. */
    puzzles: string[];
    /** The heading of every page. */
    title?: string;
  }
  /** Puzzles as a book for a printing house: title page, contents, how to solve, sections by level, solutions. Where the answer names `techniques` and has no `pdf`, the engine needs their pages: the same call again, with `lessons`. */
  | {
    /** Where the solutions are: `end`, `foot` or `none`; by default `end`. */
    answers?: string;
    /** Its author. */
    author?: string;
    call: "book";
    /** Whether the answer is to have the cover, too. */
    cover?: boolean;
    /** The day that the file names as its own, such as `2026-11-28`, which PDF/X-1a demands. */
    day?: string;
    /** Whether no two puzzles may be the same up to symmetry: one that is the same as an earlier one gets more givens. */
    distinct?: boolean;
    /** Whether it is in large print. */
    large?: boolean;
    /** The pages of techniques by their ids. */
    lessons?: object;
    /** The paper: a name such as `a5`, or a size such as `6x9in`, which is the default. */
    paper?: string;
    /** How many puzzles are on a page: 1, 2, 4, 6, 9 or 12; by default 2, in large print 1. */
    per_page?: number;
    /** Saved games; their givens are printed. Where `text` has the puzzles, there may be none. */
    puzzles: string[];
    /** More puzzles: a collection in any format. */
    text?: string;
    /** Its title; by default `Sudoku`. */
    title?: string;
  }
  /** The page of a technique, a game set to its example, and the step there. */
  | {
    call: "lesson";
    /** Its id. */
    technique: string;
    /** Its page, for an engine that was built without the pages, or in another language. */
    text?: string;
  }
  /** A game set right before a technique. */
  | {
    call: "practise";
    /** Which one: the same number gives the same position. */
    seed: number;
    /** Its id. */
    technique: string;
    /** Puzzles that need it, one a line, for an engine that was built without them. */
    text?: string;
  }
);

/** The part that a mark plays. */
export type Role =
  /** It carries the argument. */
  | "defining"
  /** True when the start of a chain is false. */
  | "on"
  /** False when the start of a chain is false. */
  | "off"
  /** A house that must hold the digits. */
  | "base"
  /** A house that is used up, or from which something is removed. */
  | "cover"
  /** A candidate outside the pattern: all conclusions hold even if it is true. */
  | "fin"
  /** The first of several sets that play the same part. */
  | "seta"
  /** The second of them. */
  | "setb"
  /** The third and all further ones. */
  | "setc"
  /** Placed by the step. */
  | "placed"
  /** Removed by the step. */
  | "removed";

/** A rule beyond houses: `{"rule": "cage", "cells": ["r1c1", "r1c2"], "number": 15}`. Which fields a rule has depends on its kind. */
export type Rule = {
  /** Its cells, in order where the kind has one; none for a rule of the whole board. */
  cells?: string[];
  /** The digits it names; one that is named twice is there twice. */
  digits?: string[];
  /** Its number, if it has one: a sum, a difference, a count. */
  number?: number;
  /** Its numbers, if it has several: the two distances of a `move`. */
  numbers?: number[];
  /** The second group of cells, for clones. */
  others?: string[];
  /** The relations that it excludes where there is no mark. */
  relations?: Relation[];
  /** The kind of rule: `cage`, `thermometer`, `little-killer`. */
  rule: string;
};

/** The grids of a picture. */
export type Scanned = {
  /** Why nothing was read, in words. */
  error?: string;
  /** The grids, the clearest first. */
  grids: ScannedGrid[];
  /** The version. */
  schema: 1;
};

/** A cell of a grid in a picture. */
export type ScannedCell = {
  /** How likely its digit is to have been written by hand; absent where there is no digit. */
  by_hand?: number;
  /** The digits of its pencil marks, as far as they could be read; `a` stands for 10, and so on. */
  candidates?: string;
  /** The cell: `r3c5`. */
  cell: string;
  /** How likely it is to hold no digit (first), and each digit. */
  chances: number[];
  /** Whether a person should check it. */
  doubtful: boolean;
  /** Whether its digit was entered by a person, and is no part of the puzzle. */
  entered?: boolean;
  /** How likely it is to hold pencil marks and no digit: a part of the first chance. */
  marks: number;
  /** Whether its digit looks entered but was taken for a given, because without such digits there would not be exactly one solution. */
  may_be_entered?: boolean;
  /** The likeliest number judging by the look of the cell alone; 0 for no digit. */
  seen: number;
  /** What it is read as in the whole grid. If that is not `seen`, the rules changed it. */
  taken: number;
  /** Whether its digit was entered, and the solution of the givens has another one. */
  wrong?: boolean;
};

/** A grid of a picture. */
export type ScannedGrid = {
  /** Rows and columns of its boxes, as in a shape, if they are not those that are usual for its size, or if it has cages. */
  boxes?: [number, number];
  /** The cells in reading order. Absent if text was read, which leaves no doubt. */
  cells?: ScannedCell[];
  /** The corners in the picture, in pixels, or on the page, in points: upper left, upper right, lower right, lower left of the upright grid. */
  corners?: ([number, number])[];
  /** How much less likely the reading is than the look of the cells alone suggests, as a natural logarithm. */
  cost?: number;
  /** The first cells of cages that a person should check: their sums could not be read for certain. */
  doubtful_cages?: string[];
  /** The file, if there may be several. */
  file?: string;
  /** Which grid of the file it is, from 1. */
  grid: number;
  /** Whether its boxes could not be seen, so that the usual ones are assumed. */
  guessed?: boolean;
  /** Whether more than lines, digits and cages is drawn in the grid: rules that are not read, or cages whose outlines are not complete. */
  more?: boolean;
  /** The page of a document with pages, from 1. */
  page?: number;
  /** The puzzle with what a person has written into it, as the end of a link, or as the text of a JSON object for boards other than the usual one of 9x9: givens, entered digits and pencil marks. Only `whydoku scan --json` writes it, and only if there is more than givens. */
  position?: string;
  /** If the puzzle does not have exactly one solution: single cells that would give one if they were read differently, the likeliest first. */
  proposals?: Proposal[];
  /** The puzzle on one line: the givens in reading order, `.` for every other cell. */
  puzzle: string;
  /** If it has no boxes but regions of other shapes: the region of each cell, as in a shape. */
  regions?: string;
  /** Its cages, if it has any. */
  rules?: Rule[];
  /** How many cells there are in a row. */
  side: number;
  /** Whether it can be used without checking: one solution, few changes, no cell guessed. */
  sure: boolean;
  /** Whether the puzzle as read has exactly one solution; absent if that was not determined: for text, which is read exactly, unless it has cages, and by the reader of pictures for boards other than a plain one of 9x9. */
  unique?: boolean;
};

/** A shape: `{"boxes": [3, 3], "extras": ["diagonals"]}` or `{"regions": "1122 ..."}`. */
export type Shape = {
  /** Rows and columns of a box. */
  boxes?: [number, number];
  /** Extra houses. */
  extras?: Extra[];
  /** Its short name, such as `3x3+diagonals`. Written for people; ignored when read. */
  name: string;
  /** The region of each cell, row after row with a blank between rows: a character `1` to `9`, `a` to `z`; on boards of more than 35 regions, numbers with a comma after each. */
  regions?: string;
  /** Whether the board has rules beyond houses, such as cages. It must agree with `rules`: a reader that does not know them must not take the board for one without rules. */
  ruled?: boolean;
  /** Those rules. */
  rules?: Rule[];
  /** Cells in a row. Written for convenience; ignored when read. */
  side: number;
};

/** A step to draw: any step of an answer; only its view is read. */
export type Shown = {
  /** What to highlight. */
  view: View;
};

/** A step: the parts from which it can be read back (technique, conclusions, argument), and what a reader sees of it (premises, words, notation, highlights), which is computed from them. */
export type Step = {
  /** Why it follows. */
  argument: Argument;
  /** What follows: `r3c5=7` is placed, `r3c5<>7` is removed. */
  conclusions: string[];
  /** The first and the last number of each run of lines that [`text`](Self::text) leaves out. */
  left_out?: ([number, number])[];
  /** Its difficulty, as players rate it: `easy`, `medium`, `hard`, `unfair` or `extreme`. */
  level: Level;
  /** Its usual name, in the language of the step. */
  name: string;
  /** The short notation used in forums, on one line. */
  notation: string;
  /** The facts it rests on. */
  premises: Premise[];
  /** The id of the technique, such as `x-wing`. */
  technique: string;
  /** The explanation in words. Of a long proof, the inside of cases within cases is left out. */
  text: string;
  /** The whole explanation in pieces, with every cell, digit and house marked as such. */
  tokens: Token[];
  /** What to highlight. */
  view: View;
};

/** A part of the drawing of a rule. */
export type Stroke = {
  /** Whether a dot is black. */
  dark?: boolean;
  /** What is drawn: `tint`, `disc`, `square`, `tips`, `line`, `shaft`, `outline`, `corner-number`, `dot`, `sign`, `tip`, `ring`, `arrow` or `outside`. */
  draws: string;
  /** What is at the ends of a line: `plain`, `bulb`, `hollow-bulb`, `rings` or `diamonds`. */
  ends?: string;
  /** The colour of a line. */
  hue?: string;
  /** The text of a sign; `{}` stands for the number of the rule. */
  sign?: string;
  /** The width of a line, in sixtieths of a cell. */
  width?: number;
};

/** A clue that could be added. */
export type Suggested = {
  /** Or a digit in a cell: `r1c1=5`. */
  given?: string;
  /** The same as lines that can be typed below a grid: `thermometer: r1c1 r1c2`. */
  lines?: string[];
  /** Givens, each of which could then go. */
  replaces?: string[];
  /** Its rules; several only where a kind comes with a rule of the whole board. */
  rules?: Rule[];
  /** How many solutions are left with it, up to 100. */
  solutions: number;
  /** What it is, in words. */
  words: string;
};

/** Clues that could be added to a puzzle. */
export type Suggestions = {
  /** The clues, the best first. */
  clues: Suggested[];
  /** Whether the search ran to its end. */
  complete: boolean;
  /** Whether the puzzle has exactly one solution without them. */
  unique: boolean;
};

/** Givens and rules that a puzzle with one solution does not need. */
export type Superfluous = {
  /** Each of these can go by itself. */
  alone: PuzzlePiece[];
  /** Whether every piece was decided in time; if not, there may be more. */
  complete: boolean;
  /** These can all go at the same time. */
  together: PuzzlePiece[];
};

/** A technique. */
export type Technique = {
  /** Its other names in English. */
  aliases?: string[];
  /** Its id. */
  id: string;
  /** The language of its page. */
  language: Language;
  /** Its difficulty, as players rate it: `easy`, `medium`, `hard`, `unfair` or `extreme`. */
  level: Level;
  /** Its usual name, in the requested language if it has a name there. */
  name: string;
  /** Whether there is a list of puzzles to practise it on, in addition to its example. */
  practice: boolean;
};

/** The colours of a picture. */
export type Theme = "light" | "dark" | "contrast" | "contrast-dark" | "colourblind";

/** A piece of an explanation: `{"text": "In "}`, `{"house": "row 1"}`, ... */
export type Token =
  /** Words. */
  | {
    text: string;
  }
  /** A cell. */
  | {
    cell: string;
  }
  /** A digit. */
  | {
    digit: string;
  }
  /** A house. */
  | {
    house: string;
  }
  /** A digit in a cell. */
  | {
    candidate: string;
  };

/** For each candidate the number of solutions that have it. */
export type TrueCandidates = {
  /** For each cell in reading order, the numbers of its digits, from 1 up. */
  cells: number[][];
  /** Whether every number is known, as far as the limit. */
  complete: boolean;
  /** The greatest number that is told: where it stands, there may be more. */
  limit: number;
  /** How many cells have the same digit in every solution. */
  settled: number;
  /** How many solutions there are, up to the limit. */
  solutions: number;
};

/** A way to turn or mirror a board. */
export type Turn =
  /** By a half turn. */
  | "half-turn"
  /** By a quarter turn, clockwise. */
  | "quarter-turn"
  /** Mirrored across the diagonal from the upper left. */
  | "diagonal"
  /** Mirrored across the diagonal from the upper right. */
  | "anti-diagonal";

/** Numbers or relations for which a kind has a name of its own. */
export type Usual = {
  /** What is appended to the id of the kind: `1` for the white dot. */
  id: string;
  /** The numbers. */
  numbers?: number[];
  /** The relations. */
  relations?: Relation[];
  /** How it is drawn, if not as the others of its kind. */
  strokes?: Stroke[];
  /** What it is called in typed lines. */
  words?: string[];
};

/** What to highlight. */
export type View = {
  /** Single candidates; conclusions come last. */
  candidates?: CandidateMark[];
  /** Whole cells. */
  cells?: CellMark[];
  /** Houses. */
  houses?: HouseMark[];
  /** Arrows. */
  links?: Link[];
  /** What placed digits see. */
  rays?: Ray[];
};

/** Why a puzzle has no solution: givens and rules that cannot hold together. */
export type Why = {
  /** The contradiction that the steps lead to. */
  contradiction?: string;
  /** The cells of these houses. */
  house_cells?: string[];
  /** Houses that are enough, if that is known: `row 1`. */
  houses?: string[];
  /** Whether it is known that none of the pieces can be left out. */
  minimal: boolean;
  /** The givens and rules. */
  pieces: PuzzlePiece[];
  /** The puzzle with nothing but these pieces. */
  puzzle: Puzzle;
  /** Steps from there to a contradiction; absent where the techniques find none in time. */
  steps?: Step[];
};

/** The content of the answer to each call, unless the call is refused. */
export type Brings = {
  "load": "game" | "board";
  "show": "game" | "board";
  "act": "game" | "board";
  "move": "game" | "board" | "message";
  "undo": "game" | "board";
  "redo": "game" | "board";
  "hint": "game" | "board" | "hint";
  "steps": "game" | "board" | "steps" | "verdict" | "message";
  "all-steps": "game" | "board" | "steps";
  "check": "game" | "board" | "verdict" | "message";
  "count": "game" | "board" | "verdict" | "message";
  "rate": "game" | "board";
  "begin": "game" | "board";
  "name": "game" | "board" | "verdict" | "message";
  "log": "game" | "board" | "text";
  "write": "game" | "board" | "text";
  "empty": "game" | "board";
  "new": "game" | "board";
  "why": "game" | "board";
  "superfluous": "game" | "board";
  "true-candidates": "game" | "board" | "counts";
  "suggest": "game" | "board";
  "kinds": "kinds";
  "techniques": "techniques";
  "qr": "svg";
  "booklet": "pdf";
  "book": "pdf" | "message";
  "lesson": "game" | "board" | "text";
  "practise": "game" | "board";
};
