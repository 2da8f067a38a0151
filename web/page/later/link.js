// Links to a game: the whole game is in the fragment, which browsers never send to a server.

/** @param {ReadableStream<any>} stream @param {CompressionStream | DecompressionStream} through */
const passed = async (stream, through) => new Uint8Array(await new Response(stream.pipeThrough(through)).arrayBuffer());

/** More bytes than any saved game has. Without a limit, a short link could unpack to more than the memory holds. */
const MOST = 1 << 20;

/** Decompresses a text, up to a limit. @param {Uint8Array<ArrayBuffer>} bytes */
async function unpacked(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */ const parts = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > MOST) throw new Error("too long");
    parts.push(value);
  }
}

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

/** The fragment of a game: `#g=` and the saved game, compressed. @param {string} game */
export async function fragmentOf(game) {
  return `#g=${toText(await passed(new Blob([game]).stream(), new CompressionStream("deflate-raw")))}`;
}

/**
 * The text in a fragment: a compressed game (`#g=`), any text that can be read as a puzzle (`#t=`), or the
 * fragment itself (`#p=`, `#s=`); `null` if there is none of these.
 * @param {string} fragment @returns {Promise<string | null>}
 */
export async function textOf(fragment) {
  try {
    if (fragment.startsWith("#g=")) {
      return await unpacked(toBytes(fragment.slice(3)));
    }
    if (fragment.startsWith("#t=")) return decodeURIComponent(fragment.slice(3));
    return /^#[ps]=./.test(fragment) ? decodeURIComponent(fragment) : null;
  } catch {
    return "";
  }
}
