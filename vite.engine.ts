import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const OWN_JPEG = new RegExp(
  `/engine/(${[
    'backends/(jpeg|strips)',
    'resample',
    'jpeg(-decoder)?/[^/]+\\.ts',
    'jpeg-lossless/kept-segments',
    'metadata/(exif|icc|iptc|jpeg-|resolution|strip-|webp-chunks|png-chunks|xmp)',
    'probe/early-probe',
    'bytes/concatenate',
  ].join('|')})`,
);

/** Settings for every bundle that contains the engine. */
export const engineBuild = {
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
        // What every JPEG needs, in one file instead of twenty.
        codeSplitting: { groups: [{ name: 'jpeg', test: OWN_JPEG, includeDependenciesRecursively: false }] },
      },
      // libvips's glue code evaluates text, which only its workers may do.
      checks: { eval: false, pluginTimings: false },
    },
  },
  // As an inlined data URL, a WebAssembly file could not be compiled while it downloads.
  build: { assetsInlineLimit: 0 },
} satisfies UserConfig;
