// The functions of the package. They all call the engine of the page; `index.js` and `node.js` load it and
// determine where it runs.

/** @typedef {import("../types/wire.js").Answer} Answer */
/** @typedef {import("../types/wire.js").Board} Board */
/** @typedef {import("../types/wire.js").BriefRating} BriefRating */
/** @typedef {import("../types/wire.js").Doubtful} Doubtful */
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
 * The options of every function: a signal that cancels the work (the promise is then rejected with an
 * `AbortError`), the language of texts for people, and what is settled about a puzzle that is drawn, such as
 * `["purple line = renban", "sentence 3 = nothing"]`.
 * @typedef {{ signal?: AbortSignal, language?: Language, rules?: string[] }} Options
 */

/**
 * A call of the protocol, which `GET /api` of `whydoku serve` describes.
 * @template {import("../types/wire.js").Request} [R=import("../types/wire.js").Request]
 * @typedef {R extends unknown ? Omit<R, "schema" | "language"> : never} Call
 */

/**
 * The answer to a call that was not refused.
 * @template {Call} C
 * @typedef {Answer & Required<Pick<Answer, import("../types/wire.js").Brings[C["call"]]>>} AnswerTo
 */

/** A puzzle that was read. @typedef {{ game: string, board: Board, summary: string }} Parsed */

/**
 * The way through a puzzle: how it ends (`solved`, `none`, `several`, `stuck`), a message that says so, the
 * steps, and the game and the board after them. `solution` is present if the board is full.
 * @typedef {{ verdict: string, message: string, steps: Step[], game: string, board: Board, solution?: string }} Solved
 */

/** A new puzzle as text and as a game, with the seed that reproduces it. @typedef {{ puzzle: string, game: string, board: Board, seed: number }} Generated */

/** Carries out a call; request and answer are JSON texts. @typedef {(request: string, signal?: AbortSignal) => Promise<string>} Engine */

/** Why a call was refused: for example, the text is not a puzzle, or the step does not exist. */
export class Refusal extends Error {
  /** @param {Failure} failure */
  constructor({ error, line, column, svg, doubtful }) {
    super(error);
    this.name = "Refusal";
    /** Where a text is wrong, counted from 1. */ this.line = line;
    this.column = column;
    /** A picture, if the board can be shown but not solved. */ this.svg = svg;
    /** What is understood of a puzzle that is drawn, and what is not. @type {Doubtful | undefined} */ this.doubtful = doubtful;
  }
}

/** @type {(which: string) => Promise<Engine>} */ let load;
/** Engines that are loaded or loading. @type {Map<string, Promise<Engine>>} */ const engines = new Map();

/** Sets how engines are loaded. @param {(which: string) => Promise<Engine>} how */
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

/** An argument that a program must not pass, in words. @param {unknown} value */
const kind = (value) => (value === null ? "null" : Array.isArray(value) ? "an array" : typeof value);

/**
 * Carries out one call of the protocol. The other functions are based on this one. Whatever is not a call is a `TypeError`.
 * @template {Call} C
 * @param {C} request @param {Options} [options]
 * @returns {Promise<AnswerTo<C>>}
 */
export async function call(request, options) {
  const { signal, language = "en" } = options ?? {};
  if (typeof request !== "object" || typeof request?.call !== "string") {
    throw new TypeError(`a call is an object such as { call: "load", text }, not ${kind(request)}`);
  }
  const text = JSON.stringify({ schema: 1, language, ...request });
  let answer = await ask("engine", text, signal);
  // The small engine cannot handle large boards, the formats of other programs and ratings; the full one can.
  if (answer.needs) answer = await ask(`engine-${answer.needs}`, text, signal);
  if (answer.error) throw new Refusal(answer.error);
  return /** @type {AnswerTo<C>} */ (answer);
}

/**
 * Reads a puzzle in any format, or a saved game. All other functions take such a text, too; anything but a text is a
 * `TypeError`. A puzzle that is drawn and not understood as a whole is a `Refusal` whose `doubtful` lists every doubt, for
 * the option `rules` to settle.
 * @param {string} text @param {Options} [options]
 * @returns {Promise<Parsed>}
 */
export async function parse(text, options) {
  if (typeof text !== "string") throw new TypeError(`a puzzle is a text, not ${kind(text)}`);
  const { game, board, summary = "" } = await call({ call: "load", text, ...(options?.rules ? { rules: options.rules } : {}) }, options);
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
 * Every step that is possible now, easiest first.
 * @param {string} text @param {Options} [options]
 * @returns {Promise<Step[]>}
 */
export async function steps(text, options) {
  const { game } = await parse(text, options);
  return (await call({ call: "all-steps", game }, options)).steps;
}

/**
 * A hint: what the player should know next, revealing no more than `level`.
 * @param {string} text @param {Options & { level?: HintLevel }} [given]
 * @returns {Promise<Hint>}
 */
export async function hint(text, given) {
  const { level = "full", ...options } = given ?? {};
  const { game } = await parse(text, options);
  return (await call({ call: "hint", game, level }, options)).hint;
}

/**
 * The ratings of Sudoku Explainer and HoDoKu; `undefined` if they take longer than a few seconds.
 * @param {string} text @param {Options} [options]
 * @returns {Promise<BriefRating | undefined>}
 */
export async function rate(text, options) {
  const { game } = await parse(text, options);
  return (await call({ call: "rate", game }, options)).rating;
}

/**
 * Whether the puzzle has one solution: a verdict (`unique`, `none`, `several`, `unknown`) and a message.
 * @param {string} text @param {Options} [options]
 * @returns {Promise<{ verdict: string, message: string }>}
 */
export async function check(text, options) {
  const { game } = await parse(text, options);
  const { verdict, message } = await call({ call: "check", game }, options);
  return { verdict, message };
}

/**
 * Converts a puzzle to another format, such as `hodoku` or `sudokupad-link`.
 * @param {string} text @param {string} format @param {Options} [options]
 * @returns {Promise<string>}
 */
export async function convert(text, format, options) {
  if (typeof format !== "string") throw new TypeError(`a format is a text such as "hodoku", not ${kind(format)}`);
  const { game } = await parse(text, options);
  return (await call({ call: "write", game, format }, options)).text;
}

/**
 * Generates a puzzle with one solution. The same seed gives the same puzzle, if the time suffices.
 * @param {Options & { level?: Level, shape?: string, seed?: number }} [given]
 * @returns {Promise<Generated>}
 */
export async function generate(given) {
  const { level = "medium", shape = "3x3", seed = Math.floor(Math.random() * 2 ** 32), ...options } = given ?? {};
  const { game, board } = await call({ call: "new", level, shape, seed }, options);
  // A line of digits cannot express extra houses.
  const puzzle = await convert(game, shape.includes("+") ? "json" : "line", options);
  return { puzzle, game, board, seed };
}

/**
 * Draws a puzzle, or a step of its solution (numbered from 1), as SVG.
 * @param {string} text @param {Options & { step?: number, view?: PictureView, theme?: Theme }} [options]
 * @returns {Promise<string>}
 */
export async function draw(text, options) {
  return (await drawn(text, options)).svg;
}

/**
 * Like `draw`, but also returns the step.
 * @param {string} text @param {Options & { step?: number, view?: PictureView, theme?: Theme }} [given]
 * @returns {Promise<{ svg: string, step?: Step }>}
 */
export async function drawn(text, given) {
  const { step: number, view, theme = "light", ...options } = given ?? {};
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
