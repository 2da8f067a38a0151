// The seven system functions that the engine imports: input, output, the clock, the environment, chance and the exit.

const BAD_FILE = 8;

/** Thrown to stop the engine when it exits. */
class Ended extends Error {}

/** Runs the engine once: takes a call, returns the answer. @param {WebAssembly.Module} module @param {string} request */
export const run = (module, request) => new TextDecoder().decode(exchange(module, new TextEncoder().encode(request)));

/**
 * Runs a program once on an input and returns its output. Every run has its own memory.
 * @param {WebAssembly.Module} module
 * @param {Uint8Array} input
 * @returns {Uint8Array}
 */
export function exchange(module, input) {
  let read = 0;
  /** @type {Uint8Array[]} */ const output = [];
  /** @type {WebAssembly.Memory} */ let memory;
  const words = () => new DataView(memory.buffer);
  /** The pieces of memory that the list at address `list` describes. @param {number} list @param {number} count */
  const pieces = (list, count) => Array.from({ length: count }, (_, at) =>
    new Uint8Array(memory.buffer, words().getUint32(list + 8 * at, true), words().getUint32(list + 8 * at + 4, true)));
  const system = {
    /** @param {number} file @param {number} list @param {number} count @param {number} length */
    fd_read(file, list, count, length) {
      if (file !== 0) return BAD_FILE;
      let total = 0;
      for (const piece of pieces(list, count)) {
        const part = input.subarray(read, read + piece.length);
        piece.set(part);
        read += part.length;
        total += part.length;
      }
      words().setUint32(length, total, true);
      return 0;
    },
    /** @param {number} file @param {number} list @param {number} count @param {number} length */
    fd_write(file, list, count, length) {
      if (file !== 1 && file !== 2) return BAD_FILE;
      let total = 0;
      for (const piece of pieces(list, count)) {
        if (file === 1) output.push(piece.slice());
        else console.warn(new TextDecoder().decode(piece));
        total += piece.length;
      }
      words().setUint32(length, total, true);
      return 0;
    },
    /** @param {number} _clock @param {bigint} _precision @param {number} to */
    clock_time_get(_clock, _precision, to) {
      words().setBigUint64(to, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    /** @param {number} count @param {number} size */
    environ_sizes_get(count, size) {
      words().setUint32(count, 0, true);
      words().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    // Only hash tables ask for chance, and what is in their memory will do: the same call gives the same answer.
    random_get: () => 0,
    proc_exit() {
      throw new Ended();
    },
  };
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system });
  memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
  try {
    /** @type {() => void} */ (instance.exports._start)();
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
  const bytes = new Uint8Array(output.reduce((sum, part) => sum + part.length, 0));
  output.reduce((at, part) => (bytes.set(part, at), at + part.length), 0);
  return bytes;
}
