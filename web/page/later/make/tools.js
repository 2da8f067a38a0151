// The tools: every kind of rule that there is, by the way it lies on the board. The engine lists the kinds, so a new one
// is a tool without any change here.
import { t } from "../../words/words.js";
import { kindOf } from "../rules.js";

/** @import { Kind, Rule, Stroke } from "../../../types/wire" */
/**
 * @typedef {object} Tool
 * @property {string} id
 * @property {string} form how it is drawn: the form of its kind, or `given`, `region`, `extra`
 * @property {string} name
 * @property {string} what what the rule says
 * @property {Partial<Rule>} rule what every rule drawn with it has
 * @property {Stroke[]} strokes
 * @property {boolean} numbered whether a number is typed after drawing
 * @property {boolean} must whether there must be one
 * @property {string} [key] the letter that takes it up
 * @property {string} [suggests] what the engine calls it when it suggests clues
 */

/** Groups of tools: the sentence above each, and the forms that belong there. @type {[string, string[]][]} */
export const GROUPS = [
  ["page-make-lines", ["line", "arrow"]],
  ["page-make-areas", ["group", "twins", "region"]],
  ["page-make-between", ["mark", "corner"]],
  ["page-make-outside", ["outside", "diagonal"]],
  ["page-make-cells", ["given", "cell"]],
  ["page-make-board", ["extra", "board"]],
];

/** The tools that a phone shows without opening the list. */
export const OFTEN = ["thermometer", "arrow", "cage", "whisper", "difference-1", "given"];

/** Letters for tools that are used often. @type {Record<string, string>} */
const KEYS = { thermometer: "T", arrow: "A", whisper: "W", renban: "R", palindrome: "P", cage: "K", "difference-1": "D", "sum-10": "X", "sum-5": "V", sandwich: "S", "little-killer": "L", given: "G", region: "J", quadruple: "Q", odd: "O", even: "E" };

/** What a rule is called. @param {Partial<Rule>} rule @param {string[]} [words] */
function named(rule, words = []) {
  if (rule.rule === "sum" && rule.number) return words[0] ?? String(rule.number);
  const name = t(`page-rule-${kindOf(/** @type {Rule} */ (rule))}`);
  const relations = rule.relations ?? [];
  return relations.length > 1 ? `${name}: ${relations.map((is) => t(`page-rule-${kindOf(/** @type {Rule} */ (is))}`)).join(", ")}` : name;
}

/** @param {Kind} kind @returns {Tool[]} */
function toolsOf({ kind, form, fewest, most, strokes, usual = [], suggested }) {
  const base = { form, strokes, numbered: most > 0 || form === "corner", must: fewest > 0 || form === "corner", ...(suggested ? { suggests: kind } : {}) };
  const one = (/** @type {string} */ id, /** @type {Partial<Rule>} */ rule, /** @type {Partial<Tool>} */ more = {}) => {
    const name = named(rule, more.name ? [more.name] : []);
    return { ...base, id, rule, what: t(`page-rule-${kindOf(/** @type {Rule} */ (rule))}-what`), key: KEYS[id], ...more, name };
  };
  const own = usual.map(({ id, numbers, relations, strokes: drawn, words }) => {
    const rule = { rule: kind, ...(numbers?.length === 1 ? { number: numbers[0] } : numbers ? { numbers } : {}), ...(relations ? { relations } : {}) };
    return one(`${kind}-${id}`, rule, { strokes: drawn ?? strokes, numbered: false, name: words?.[0] });
  });
  // Lines with a usual number, such as whispers, have it until another is typed.
  if (form === "line" && usual.length && most === 1) return [one(kind, { rule: kind, number: usual[0].numbers?.[0] })];
  const general = form !== "board" || (!usual.length && !fewest) ? [one(kind, { rule: kind })] : [];
  return [...own, ...general];
}

/** @param {Kind[]} kinds @returns {Tool[]} */
export function allTools(kinds) {
  const plain = { rule: {}, strokes: [], numbered: false, must: false };
  const extra = (/** @type {string} */ id, /** @type {string} */ kind) => ({ ...plain, id, form: "extra", name: t(`page-rule-${kind}`), what: t(`page-rule-${kind}-what`) });
  return [
    { ...plain, id: "given", form: "given", name: t("page-make-given"), what: t("page-make-given-what"), key: "G", suggests: "given" },
    { ...plain, id: "region", form: "region", name: t("page-make-region"), what: t("page-rule-region-what"), key: "J" },
    extra("diagonals", "diagonal"), extra("windows", "window"),
    ...kinds.flatMap(toolsOf),
  ];
}

/** The tool with which a rule was drawn. @param {Tool[]} tools @param {Rule} rule */
export function toolOf(tools, rule) {
  const same = (/** @type {Tool} */ { rule: own }) => own.rule === rule.rule && own.number === rule.number && JSON.stringify(own.numbers ?? []) === JSON.stringify(rule.numbers ?? []) && JSON.stringify(own.relations ?? []) === JSON.stringify(rule.relations ?? []);
  return tools.find(same) ?? /** @type {Tool} */ (tools.find(({ rule: own }) => own.rule === rule.rule && own.number === undefined) ?? tools.find(({ rule: own }) => own.rule === rule.rule));
}

/** How to draw with a tool. @param {Tool} tool */
export const howTo = ({ form, strokes }) => t(`page-make-how-${form === "line" && strokes.some(({ ends }) => ends?.endsWith("bulb")) ? "bulb" : form}`);

/** The rules in words, as they follow from what is on the board. @param {import("./model.js").Draft} draft */
export function rulesText({ rules, extras, regions }) {
  const said = new Map(rules.map((rule) => [named(rule), t(`page-rule-${kindOf(rule)}-what`)]));
  const houses = [...(regions ? [["page-rule-region", "page-rule-region-what"]] : []), ...(extras.includes("diagonals") ? [["page-rule-diagonal", "page-rule-diagonal-what"]] : []), ...(extras.includes("windows") ? [["page-rule-window", "page-rule-window-what"]] : [])];
  const sentences = [...houses.map(([name, what]) => [t(name), t(what)]), ...said].map(([name, what]) => `${name}: ${what}`);
  return [t(regions ? "page-make-normal-jigsaw" : "page-make-normal"), ...sentences].join("\n");
}
