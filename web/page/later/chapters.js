// The chapters of the course, easiest first, each with its techniques.

/** @type {[string, string[]][]} */
export const CHAPTERS = [
  ["singles", ["full-house", "hidden-single", "naked-single"]],
  ["locked", ["pointing", "claiming", "locked-pair", "locked-triple"]],
  ["sets", ["naked-pair", "hidden-pair", "naked-triple", "hidden-triple", "naked-quad", "hidden-quad"]],
  ["fish", ["x-wing", "skyscraper", "2-string-kite", "turbot-fish", "empty-rectangle", "swordfish", "finned-x-wing", "sashimi-x-wing", "jellyfish", "finned-swordfish"]],
  ["wings", ["xy-wing", "xyz-wing", "w-wing", "remote-pair", "wxyz-wing"]],
  ["unique", ["unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4", "hidden-rectangle", "avoidable-rectangle-1", "bug-1", "unique-loop-1"]],
  ["colours", ["simple-colours-trap", "simple-colours-wrap", "multi-colours-1", "3d-medusa"]],
  ["chains", ["x-chain", "xy-chain", "discontinuous-loop", "continuous-loop", "aic", "grouped-aic"]],
  ["als", ["almost-locked-pair", "sue-de-coq", "als-xz", "als-xy-wing", "als-xy-chain", "death-blossom"]],
  ["nets", ["nishio", "forcing-chain-contradiction", "forcing-chain-verity", "forcing-net-contradiction", "forcing-net-verity"]],
];
