import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** What a worker loads at its start, with everything that it imports: the worker's side of the protocol, and the JPEG backend. */
const AT_START = /engine\/(worker\/serve-browser|backends\/jpeg\/index)\.ts$/;

/** What palettes need in every format, and the packer of PNGs partly. */
const OF_PALETTES =
  /engine\/(codecs\/png\/(kernel|palette\/[\w-]+|packing\/(compose|layout|palette-order))|writers\/others|run\/palettes-too)\.ts$/;

/** What every part of libvips's backend needs. */
const OF_VIPS = /engine\/backends\/vips\/(errors|handles|load|metadata|progress|read-probe)\.ts$/;

/** Files that each format has under the same name: their chunks are named after the format. */
const OF_FORMAT = /engine\/codecs\/([a-z]+)\/(reader|work)\.ts$/;

const HEIC_READER = fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif-bundle.mjs'));

/** Settings for every bundle that contains the engine. */
export const engineBuild = {
  // Only the site reports the arrival of large parts.
  define: { HEIC_READER_BYTES: statSync(HEIC_READER).size },
  resolve: {
    // package.json's `imports` would select the engine for Node during prerendering.
    alias: [{ find: /^#engine$/, replacement: fileURLToPath(new URL('./engine/index.ts', import.meta.url)) }],
  },
  worker: {
    format: 'es',
    // The server recognises workers by this prefix and gives them their own content policy.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker-[name]-[hash].js',
        chunkFileNames({ name, moduleIds }) {
          const [, format] = moduleIds.map((id) => OF_FORMAT.exec(id)).find((found) => found?.[2] === name) ?? [];
          return `assets/${format ? `${format}-` : ''}[name]-[hash].js`;
        },
        // One file instead of forty, which are requested one after another. The bundler's own helpers follow it.
        codeSplitting: {
          groups: [
            { name: 'serve', test: AT_START },
            // Not what these import, which other jobs need too.
            { name: 'palettes', test: OF_PALETTES, includeDependenciesRecursively: false },
            { name: 'vips-parts', test: OF_VIPS, includeDependenciesRecursively: false },
          ],
        },
      },
      // libvips's glue code evaluates text, which only its workers may do.
      checks: { eval: false, pluginTimings: false },
    },
  },
  // As an inlined data URL, a WebAssembly file could not be compiled while it downloads.
  build: { assetsInlineLimit: 0 },
} satisfies UserConfig;
