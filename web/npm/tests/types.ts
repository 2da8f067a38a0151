// Uses of the package in TypeScript, which the compiler checks against the packed types.
import { call, draw, generate, hint, parse, rate, Refusal, solve, steps, type Step } from "whydoku";
import { WhydokuBoard } from "whydoku/board";

const given: string = (await parse("1...")).board.digits[0];
const techniques: string[] = (await steps(given)).map((step: Step) => step.technique);
const level: "easy" | "medium" | "hard" | "unfair" | "extreme" = (await solve(given)).steps[0].level;
const text: string = (await hint(given, { level: "nudge", language: "de", signal: AbortSignal.timeout(9) })).text;
const er: number | undefined = (await rate(given))?.er;
const svg: string = await draw((await generate({ level, seed: 7 })).puzzle, { step: 3, theme: "dark" });
const names: string[] = (await call({ call: "techniques" })).techniques.map((technique) => technique.name);
const board: HTMLElement = new WhydokuBoard();
export { techniques, text, er, svg, names, board, Refusal };

// @ts-expect-error: there is no such level
await hint(given, { level: "everything" });
// @ts-expect-error: a lesson needs a technique
await call({ call: "lesson" });
