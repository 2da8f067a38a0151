// Prints a line for each file of a site: name, size, and size with brotli. `cargo xtask site` adds them up.
import { readFile, readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const folder = process.argv[2];
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  // The pages of the encyclopedia are never fetched while playing.
  if (/^(techniques\/|sitemap|robots)/.test(relative(folder, path))) continue;
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
  console.log(relative(folder, path), bytes.length, brotliCompressSync(bytes, { params }).length);
}
