// What the package offers. Every function asks the engine of the page; `index.js` and `node.js` say how
// that is loaded and where it runs.

/** @typedef {import("../types/wire.js").Answer} Answer */
/** @typedef {import("../types/wire.js").Board} Board */
/** @typedef {import("../types/wire.js").BriefRating} BriefRating */
/** @typedef {import("../types/wire.js").Failure} Failure */
/** @typedef {import("../types/wire.js").Hint} Hint */
/** @typedef {import("../types/wire.js").HintLevel} HintLevel */
/** @typedef {import("../types/wire.js").Language} Language */
/** @typedef {import("../types/wire.js").Level} Level */
/** @typedef {import("../types/wire.js").Picture} Picture */
/** @typedef {import("../types/wire.js").PictureView} PictureView */
/** @typedef {import("../types/wire.js").Step} Step */
/** @typedef {import("../types/wire.js").Technique} Technique */
/** @typedef {import("../types/wire.js").Theme} Theme */

/**
 * What every function takes: a signal that gives the work up (the promise is rejected with an
 * `AbortError`), and the language of what people read.
 * @typedef {{ signal?: AbortSignal, language?: Language }} Options
 */

/**
 * One call of the protocol that `GET /api` of `pencilmark serve` describes.
 * @template {import("../types/wire.js").Request} [R=import("../types/wire.js").Request]
 * @typedef {R extends unknown ? Omit<R, "schema" | "language"> : never} Call
 */

/**
 * The answer to a call that was not refused.
 * @template {Call} C
 * @typedef {Answer & Required<Pick<Answer, import("../types/wire.js").Brings[C["call"]]>>} AnswerTo
 */

/** A puzzle as it was read. @typedef {{ game: string, board: Board, summary: string }} Parsed */

/**
 * The way through a puzzle: where it ends (`solved`, `none`, `several`, `stuck`), that in words, the
 * steps, and the game and the board after them. `solution` is there if the board is full.
 * @typedef {{ verdict: string, message: string, steps: Step[], game: string, board: Board, solution?: string }} Solved
 */

/** A new puzzle: as text, as a game, and the seed that makes it again. @typedef {{ puzzle: string, game: string, board: Board, seed: number }} Generated */

/** Carries a call out, as text. @typedef {(request: string, signal?: AbortSignal) => Promise<string>} Engine */

/** Why a call was not carried out: a text that is not a puzzle, or a step that does not exist. */
export class Refusal extends Error {
  /** @param {Failure} failure */
  constructor({ error, line, column, svg }) {
    super(error);
    this.name = "Refusal";
    /** Where a text is wrong, from 1. */ this.line = line;
    this.column = column;
    /** A picture of a board that can only be shown. */ this.svg = svg;
  }
}

/** @type {(which: string) => Promise<Engine>} */ let load;
/** Loaded engines, and those that are on their way. @type {Map<string, Promise<Engine>>} */ const engines = new Map();

/** Where the engines come from. @param {(which: string) => Promise<Engine>} how */
export function engineFrom(how) {
  load = how;
}

/** @param {string} which @param {string} request @param {AbortSignal} [signal] */
async function ask(which, request, signal) {
  signal?.throwIfAborted();
  const engine = engines.get(which) ?? load(which);
  engines.set(which, engine);
  engine.catch(() => engines.delete(which));
  return /** @type {Answer} */ (JSON.parse(await (await engine)(request, signal)));
}

/**
 * Carries out one call of the protocol, of which the other functions are made.
 * @template {Call} C
 * @param {C} request @param {Options} [options]
 * @returns {Promise<AnswerTo<C>>}
 */
export async function call(request, { signal, language = "en" } = {}) {
  const text = JSON.stringify({ schema: 1, language, ...request });
  let answer = await ask("engine", text, signal);
  // The small engine leaves large boards, formats of other programs and ratings to the large one.
  if (answer.needs) answer = await ask(`engine-${answer.needs}`, text, signal);
  if (answer.error) throw new Refusal(answer.error);
  return /** @type {AnswerTo<C>} */ (answer);
}

/**
 * Reads a puzzle in any format, or a saved game. All other functions take such a text, too.
 * @param {string} text @param {Options} [options]
 * @returns {Promise<Parsed>}
 */
export async function parse(text, options) {
  const { game, board, summary = "" } = await call({ call: "load", text }, options);
  return { game, board, summary };
}

/**
 * Solves a puzzle by logic.
 * @param {string} text @param {Options} [options]
 * @returns {Promise<Solved>}
 */
export async function solve(text, options) {
  const start = await parse(text, options);
  const { steps, verdict, message } = await call({ call: "steps", game: start.game }, options);
  const { game, board } = await after(start.game, steps, options);
  const digits = board.cells.map((cell) => cell.digit);
  const solution = digits.every(Boolean) ? digits.join(board.side > 35 ? " " : "") : undefined;
  return { verdict, message, steps, game, board, solution };
}

/** The game after some steps. @param {string} game @param {Step[]} steps @param {Options} [options] */
function after(game, steps, options) {
  const actions = steps.map(({ conclusions }) => ({ take: conclusions }));
  return call({ call: "act", game, actions }, options);
}

/**
 * Every step that can be taken now, easiest first.
 * @param {string} text @param {Options} [options]
 * @returns {Promise<Step[]>}
 */
export async function steps(text, options) {
  const { game } = await parse(text, options);
  return (await call({ call: "all-steps", game }, options)).steps;
}

/**
 * The next thing a player should know, giving away no more than `level`.
 * @param {string} text @param {Options & { level?: HintLevel }} [options]
 * @returns {Promise<Hint>}
 */
export async function hint(text, { level = "full", ...options } = {}) {
  const { game } = await parse(text, options);
  return (await call({ call: "hint", game, level }, options)).hint;
}

/**
 * How hard a puzzle is by Sudoku Explainer and HoDoKu; nothing if that is not known within seconds.
 * @param {string} text @param {Options} [options]
 * @returns {Promise<BriefRating | undefined>}
 */
export async function rate(text, options) {
  const { game } = await parse(text, options);
  return (await call({ call: "rate", game }, options)).rating;
}

/**
 * How many solutions there are (`unique`, `none`, `several`, `unknown`), in a word and in a sentence.
 * @param {string} text @param {Options} [options]
 * @returns {Promise<{ verdict: string, message: string }>}
 */
export async function check(text, options) {
  const { game } = await parse(text, options);
  const { verdict, message } = await call({ call: "check", game }, options);
  return { verdict, message };
}

/**
 * A puzzle in another format, such as `hodoku` or `sudokupad-link`.
 * @param {string} text @param {string} format @param {Options} [options]
 * @returns {Promise<string>}
 */
export async function convert(text, format, options) {
  const { game } = await parse(text, options);
  return (await call({ call: "write", game, format }, options)).text;
}

/**
 * A new puzzle with one solution. The same seed makes the same puzzle, given time enough.
 * @param {Options & { level?: Level, shape?: string, seed?: number }} [options]
 * @returns {Promise<Generated>}
 */
export async function generate({ level = "medium", shape = "3x3", seed = Math.floor(Math.random() * 2 ** 32), ...options } = {}) {
  const { game, board } = await call({ call: "new", level, shape, seed }, options);
  // A line of digits does not say which other houses there are.
  const puzzle = await convert(game, shape.includes("+") ? "json" : "line", options);
  return { puzzle, game, board, seed };
}

/**
 * A picture, as SVG: of a puzzle, or of a step of its solution, by its number from 1.
 * @param {string} text @param {Options & { step?: number, view?: PictureView, theme?: Theme }} [options]
 * @returns {Promise<string>}
 */
export async function draw(text, options) {
  return (await drawn(text, options)).svg;
}

/**
 * The same with the step.
 * @param {string} text @param {Options & { step?: number, view?: PictureView, theme?: Theme }} [options]
 * @returns {Promise<{ svg: string, step?: Step }>}
 */
export async function drawn(text, { step: number, view, theme = "light", ...options } = {}) {
  let { game } = await parse(text, options);
  /** @type {Step | undefined} */ let step;
  if (number !== undefined) {
    const { steps } = await call({ call: "steps", game }, options);
    step = steps[number - 1];
    if (!step) throw new Refusal({ error: `there is no step ${number}: the way through has ${steps.length}` });
    game = (await after(game, steps.slice(0, number - 1), options)).game;
  }
  /** @type {Picture} */ const picture = { theme, view: view ?? (step ? "candidates" : "notes"), opaque: true };
  if (step) picture.step = { view: step.view };
  const { svg = "" } = await call({ call: "show", game, picture }, options);
  return { svg, step };
}
