// Names the technique of the last move.
import { library } from "../state/library.js";
import { store } from "../state/store.js";

/** The technique of the last move, in an exercise only if it is the one that is practised. */
export function name() {
  const technique = library.current?.practise;
  return store.wonder({ call: "name", game: store.game, ...(technique ? { technique } : {}) });
}
