// Compares names of techniques, which people spell in different ways.

/** Spellings with the same meaning. @type {[RegExp, string][]} */
const SAME = [[/[-/+.()]/g, " "], [/colour/g, "color"], [/\bcoloring\b|\bcolors\b/g, "color"], [/\btypes?\b/g, ""], [/\bquadruples?\b/g, "quad"], [/\btriplets?\b/g, "triple"],
  [/\bur\b/g, "unique rectangle"], [/\bar\b/g, "avoidable rectangle"], [/\bintersections?( removals?)?\b/g, "locked candidates"]];

/** A name in a normal form, without differences of case, hyphens, plurals and spelling. @param {string} text */
export function plain(text) {
  const same = SAME.reduce((now, [from, to]) => now.replace(from, to), text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, ""));
  return same.split(/\s+/).filter(Boolean).map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word)).join(" ");
}

/** Whether one of several names contains a search, or has for each word of it a word with that beginning. @param {string[]} names @param {string} wanted */
export function fits(names, wanted) {
  const sought = plain(wanted);
  const begins = (/** @type {string} */ name) => sought.split(" ").every((word) => ` ${name} `.includes(word.length < 3 ? ` ${word} ` : ` ${word}`));
  return names.map(plain).some((name) => name.includes(sought) || begins(name));
}
