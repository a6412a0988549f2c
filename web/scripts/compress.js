// Compresses the build output once, as well as possible, so that the server never has to.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = new URL("../dist", import.meta.url).pathname;
const text = /\.(html|js|css|svg|json|txt|webmanifest|wasm)$/;

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !text.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const small = brotliCompressSync(bytes, { params: quality });
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  if (entry.name.endsWith(".wasm")) console.log(`the module has ${small.length} bytes to fetch`);
}
