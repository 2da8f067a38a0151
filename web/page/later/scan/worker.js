// Runs the reader of pictures in a worker. The first message is the compiled reader; every further one is a picture.
import { exchange } from "../../engine/wasi.js";

/** @type {WebAssembly.Module} */ let reader;

addEventListener("message", ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    reader = data;
    return;
  }
  try {
    postMessage({ id: data.id, answer: exchange(reader, data.request) });
  } catch (error) {
    postMessage({ id: data.id, failure: String(error) });
  }
});
