// Words as they are compared: how people spell names of techniques differs.

/** Parts of words that say the same. @type {[RegExp, string][]} */
const SAME = [[/[-/+.()]/g, " "], [/colour/g, "color"], [/\bcoloring\b|\bcolors\b/g, "color"], [/\btypes?\b/g, ""], [/\bquadruples?\b/g, "quad"], [/\btriplets?\b/g, "triple"],
  [/\bur\b/g, "unique rectangle"], [/\bar\b/g, "avoidable rectangle"], [/\bintersections?( removals?)?\b/g, "locked candidates"]];

/** A name without what does not count: case, hyphens, plurals, ways of spelling. @param {string} text */
export function plain(text) {
  const same = SAME.reduce((now, [from, to]) => now.replace(from, to), text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, ""));
  return same.split(/\s+/).filter(Boolean).map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word)).join(" ");
}

/** Whether one of several names has what is looked for, or begins words with all of its words. @param {string[]} names @param {string} wanted */
export function fits(names, wanted) {
  const sought = plain(wanted);
  const begins = (/** @type {string} */ name) => sought.split(" ").every((word) => ` ${name} `.includes(word.length < 3 ? ` ${word} ` : ` ${word}`));
  return names.map(plain).some((name) => name.includes(sought) || begins(name));
}
