import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** What every JPEG needs, and what is loaded with it. */
const OWN_JPEG = new RegExp(
  `/engine/(${[
    'animation/(gif|webp)-file',
    'apng/control',
    'backends/(jpeg|picture-around|strips)',
    'bytes',
    'containers/sheet',
    'errors',
    'formats',
    'geometry',
    'jpeg(-decoder)?/[^/]+\\.ts',
    'jpeg-lossless/kept-segments',
    'metadata/(embedded|exif|icc|jpeg-|matrix|orientation|png-chunks|png-palette|resolution|strip-|webp-chunks)',
    'open/recognise',
    'probe/early-probe',
    'resample',
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
        // One file instead of thirty.
        codeSplitting: { groups: [{ name: 'jpeg', test: OWN_JPEG, includeDependenciesRecursively: false }] },
      },
      // libvips's glue code evaluates text, which only its workers may do.
      checks: { eval: false, pluginTimings: false },
    },
  },
  // As an inlined data URL, a WebAssembly file could not be compiled while it downloads.
  build: { assetsInlineLimit: 0 },
} satisfies UserConfig;
