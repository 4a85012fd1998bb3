import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { pseudoWords } from './scripts/build/pseudo-words.ts';
import { shippedPackages } from './scripts/build/shipped.ts';
import { engineBuild } from './vite.engine.ts';

const isolationHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The engine's threads share memory, which needs cross-origin isolation. A middleware, because `server.headers` does not
 * reach the documents that React Router answers itself. In production the server sends the same headers.
 */
const isolate: Plugin = {
  name: 'isolate',
  configureServer(server) {
    server.middlewares.use((_request, response, next) => {
      for (const [name, value] of Object.entries(isolationHeaders)) response.setHeader(name, value);
      next();
    });
  },
};

/** All words in the pseudo-locale; see `words/README.md`. */
const isPseudo = process.env.WORDS === 'pseudo';
const output = `${import.meta.dirname}/build${isPseudo ? '/pseudo' : ''}`;

const shipped = shippedPackages(import.meta.dirname, `${output}/shipped.json`);

export default defineConfig({
  plugins: [isolate, shipped.pages, tailwindcss(), reactRouter(), isPseudo && pseudoWords(import.meta.dirname)],
  resolve: engineBuild.resolve,
  define: {
    'process.env.SITE_NAME': JSON.stringify(process.env.SITE_NAME ?? ''),
    'process.env.SITE_ORIGIN': JSON.stringify(process.env.SITE_ORIGIN ?? ''),
    'process.env.MAX_FILE_MB': JSON.stringify(process.env.MAX_FILE_MB ?? ''),
    'process.env.MAX_BATCH_FILES': JSON.stringify(process.env.MAX_BATCH_FILES ?? ''),
  },
  worker: { ...engineBuild.worker, plugins: () => [shipped.workers()] },
  optimizeDeps: {
    exclude: ['wasm-vips'],
    // Found up front, so that a fresh dev server does not reload the first page that it serves.
    entries: ['app/**/*.{ts,tsx}', 'engine/worker/*.ts', '!**/*.test.*', '!**/*.node.ts'],
  },
  build: {
    ...engineBuild.build,
    // What every browser with the features of this site understands; keeps `light-dark()` and nesting as they are.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // How long a plugin takes is of no interest to somebody who starts the site.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    // The pages are prerendered from one bundle that is thrown away: what is not split there is no loss.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page loads, with all that it imports, in two files instead of forty.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  name: 'site',
                  // Files are handed to a tool by pages that have none, which would otherwise fetch it for that.
                  test: /app[\\/](root\.tsx|routes[\\/]frame\.tsx|upload[\\/](hand-over|use-paste)\.ts)/,
                  priority: 1,
                },
                { name: 'tool', test: /single-file-tool\.tsx/ },
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3001' } },
});
