/** Packs every file of the client when it is built, once and as small as it gets: the server sends the copy that a
    browser takes (src/escapade/server/published.py). */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures are packed in themselves. */
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Bytes; below them packing saves no packet. The server says the same of what it makes itself. */
const SMALL = 800;

/** The copies of a file by how their names end; none where they are no smaller. */
export function copies(body: Buffer): Record<string, Buffer> {
  if (body.length < SMALL) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const found = { ".br": brotliCompressSync(body, { params }), ".gz": gzipSync(body, { level: 9 }) };
  return Object.fromEntries(Object.entries(found).filter(([, copy]) => copy.length < body.length));
}

export function packedCopies(root: string): Plugin {
  const folder = join(root, "dist");
  return {
    name: "packed-copies",
    apply: "build",
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !TEXT.test(entry.name)) continue;
          const file = join(entry.parentPath, entry.name);
          for (const [end, copy] of Object.entries(copies(readFileSync(file)))) writeFileSync(file + end, copy);
        }
      },
    },
  };
}
