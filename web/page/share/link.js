// Links to a game: all of it is in the fragment, so no server ever sees it.

/** @param {ReadableStream<any>} stream @param {CompressionStream | DecompressionStream} through */
const passed = async (stream, through) => new Uint8Array(await new Response(stream.pipeThrough(through)).arrayBuffer());

/** @param {Uint8Array} bytes */
function toText(bytes) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} text */
function toBytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** The fragment of a game: `#g=` and the saved game, packed. @param {string} game */
export async function fragmentOf(game) {
  return `#g=${toText(await passed(new Blob([game]).stream(), new CompressionStream("deflate-raw")))}`;
}

/**
 * What a fragment holds: a saved game, or a text that is read like any other.
 * @param {string} fragment @returns {Promise<string | null>}
 */
export async function textOf(fragment) {
  try {
    if (fragment.startsWith("#g=")) {
      const bytes = await passed(new Blob([toBytes(fragment.slice(3))]).stream(), new DecompressionStream("deflate-raw"));
      return new TextDecoder().decode(bytes);
    }
    return /^#[ps]=./.test(fragment) ? decodeURIComponent(fragment) : null;
  } catch {
    return "";
  }
}
