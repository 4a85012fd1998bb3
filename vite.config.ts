import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { shippedPackages } from './scripts/build/shipped.ts';
import { buildFolder, WORDS, wordsPlugins } from './scripts/build/words.ts';
import { engineBuild } from './vite.engine.ts';

const isolationHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The engine's threads share memory, which needs cross-origin isolation. A middleware, because `server.headers` does
 * not apply to documents that React Router serves itself. In production the server sends the same headers.
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

/** Matches modules by the ends of their paths, without extensions. */
const modules = (...paths: string[]) =>
  new RegExp(`[\\\\/](${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})\\.\\w+$`);

const output = `${import.meta.dirname}/${buildFolder(WORDS)}`;

const shipped = shippedPackages(import.meta.dirname, `${output}/shipped.json`);

export default defineConfig(({ isPreview }) => ({
  plugins: [isolate, shipped.pages, reactRouter(), ...wordsPlugins(import.meta.dirname, WORDS)],
  resolve: engineBuild.resolve,
  define: {
    ...engineBuild.define,
    'process.env.SITE_NAME': JSON.stringify(process.env.SITE_NAME ?? ''),
    'process.env.SITE_ORIGIN': JSON.stringify(process.env.SITE_ORIGIN ?? ''),
    'process.env.MAX_FILE_MB': JSON.stringify(process.env.MAX_FILE_MB ?? ''),
    'process.env.MAX_BATCH_FILES': JSON.stringify(process.env.MAX_BATCH_FILES ?? ''),
  },
  worker: { ...engineBuild.worker, plugins: () => [shipped.workers()] },
  optimizeDeps: {
    exclude: ['wasm-vips'],
    // Optimised in advance, so that a fresh dev server does not reload the first page that it serves.
    entries: ['app/**/*.{ts,tsx}', 'engine/worker/*.ts', '!**/*.test.*', '!**/*.node.ts'],
  },
  build: {
    ...engineBuild.build,
    // Nobody reads the sizes, and measuring them takes a fifth of a build.
    reportCompressedSize: false,
    // The syntax of every browser with the features that the site needs; keeps `light-dark()` and nesting unchanged.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // A plugin's duration does not matter to somebody who starts the site.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Reads only the icons that are used, of 1900.
      experimental: { lazyBarrel: true },
    },
  },
  environments: {
    // The pages are prerendered from one bundle that is discarded, so splitting it has no benefit.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // The scripts that every page loads, with their imports, in two files instead of forty.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  name: 'site',
                  // Pages without tools pass files to a tool, and would otherwise load the whole chunk for that.
                  test: /app[\\/](root\.tsx|routes[\\/]frame\.tsx|seo\.ts|upload[\\/](hand-over|use-paste)\.ts)/,
                  priority: 1,
                },
                { name: 'tool', test: /single-file-tool\.tsx/ },
                // What other pages need of the controls.
                {
                  name: (id) => /([\w-]+)\.\w+$/.exec(id)?.[1] ?? null,
                  test: modules('components/field', 'catalogue/preset'),
                  priority: 1,
                },
                {
                  name: 'marks',
                  test: modules(
                    'components/percent',
                    'components/spinner',
                    'icons/crop',
                    'icons/move-horizontal',
                    'icons/circle-check',
                    'icons/loader-circle',
                  ),
                  priority: 1,
                },
                // Icons of the home page's cards and of the resizer's tools.
                { name: 'turns', test: modules('icons/eye-off', 'icons/rotate-cw-square'), priority: 1 },
                { name: 'parts', test: modules('components/checkbox', 'recipe/output'), priority: 1 },
                // The controls that tools share: one file instead of one per combination of tools that import a module.
                {
                  name: 'controls',
                  test: modules(
                    'losses/before-you-start',
                    'estimates/compressed-here',
                    'estimates/gain',
                    'address/hidden-settings-line',
                    'names/keep-name-box',
                    'losses/plan-of',
                    'address/recipe-changes',
                    'saving/save-file',
                    'address/use-drafts',
                    'options/more-options',
                    'live/eager-runs',
                    'live/use-visible',
                    'score/judged-at',
                    'score/quality-choice',
                    'adjust/first-resize',
                    'adjust/side-field',
                    'last-settings/offer',
                    'toast/copy-text',
                    'components/pinned-bar',
                    'components/segmented',
                    'components/slider',
                    'components/text-field',
                    'choose/notes',
                    'en/notes',
                    'en/score',
                    'icons/folder-down',
                    'icons/link-2',
                    'icons/trash',
                  ),
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://localhost:3001' },
    // The server that prerenders pages needs no watcher of every source.
    ...(isPreview ? { watch: null } : {}),
  },
}));
