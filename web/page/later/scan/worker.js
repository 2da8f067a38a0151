// Runs the reader of pictures beside the page. First comes the compiled reader, then picture after picture.
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
