import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** What every bundle with the engine in it needs. */
export const engineBuild = {
  resolve: {
    // package.json's `imports` would choose the engine for Node while pages are prerendered.
    alias: [{ find: /^#engine$/, replacement: fileURLToPath(new URL('./engine/index.ts', import.meta.url)) }],
  },
  worker: {
    format: 'es',
    // The server recognises workers by this prefix and gives them a content policy of their own.
    rolldownOptions: {
      output: { entryFileNames: 'assets/worker-[name]-[hash].js' },
      // libvips's glue evaluates text, which its workers alone are allowed to.
      checks: { eval: false, pluginTimings: false },
    },
  },
  // Inlined as a data address, a WebAssembly file could not be compiled while it downloads.
  build: { assetsInlineLimit: 0 },
} satisfies UserConfig;
