import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type InputOptions, type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { ASSETS_FOLDER } from '../../../package/assets.ts';
import { packageOf } from '../shipped.ts';

/** The syntax of all supported browsers and Node versions, which have no `using`. */
const TARGET = 'es2022';

export interface Bundled {
  /** The project's folder. */
  root: string;
  version: string;
  /** Packages with code in the bundle. */
  packages: Set<string>;
}

async function write(input: InputOptions, output: OutputOptions, { root, version, packages }: Bundled): Promise<void> {
  const bundle = await rolldown({
    ...input,
    cwd: root,
    transform: { target: TARGET, define: { PICWRIGHT_VERSION: JSON.stringify(version) } },
    // libheif's bundle imports Node's modules in Node. A part of the entry contains what it imports later.
    checks: { pluginTimings: false, eval: false, ineffectiveDynamicImport: false },
    onLog(level, log) {
      // Warnings are errors, since nobody reads warnings.
      if (level === 'warn') throw new Error(`The package's bundle: ${log.message}`);
    },
  });
  const { output: files } = await bundle.write({ minify: 'dce-only', ...output });
  await bundle.close();
  for (const file of files) {
    const origins = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
    for (const name of origins.map(packageOf)) if (name) packages.add(name);
  }
}

/** Replaces modules by others. Keys and values are full paths or package names. */
function instead(replacements: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'instead',
    async resolveId(source, importer, options) {
      const own = replacements[source];
      if (own) return own;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const other = resolved && replacements[resolved.id];
      // The replacement may import the original.
      return other && importer !== other ? other : resolved;
    },
  };
}

/** Entry modules for browsers by their names in the package. */
export const BROWSER_ENTRIES = {
  index: 'package/browser.ts',
  errors: 'package/errors.ts',
  recipe: 'package/recipe.ts',
  'browser-image-compression': 'package/browser-image-compression.ts',
};

/**
 * Their code. The entries have none, so that a bundler leaves out the parts that a program does not use: the engine refers to all files of
 * the package.
 */
const PARTS = [
  { name: 'part-errors', test: /engine\/errors\/errors\.ts$|rolldown\/runtime/ },
  {
    name: 'part-engine',
    test: /package\/(?:assets|check-options|compress|in-browser|worker-script)\.ts$|engine\/(?:worker|arrival|containers|pages|open)\//,
  },
  // The search stays with the entry that uses it.
  { name: 'part-recipe', test: /engine\/(?!search\/)|package\/plan\.ts$/ },
];

/** Bundles the browser entry, few modules without requests, and the scripts and files that it loads later. */
export async function bundleForBrowsers(output: string, bundled: Bundled): Promise<void> {
  const at = (path: string) => join(bundled.root, path);
  const folder = join(output, ASSETS_FOLDER);
  const script = { format: 'iife', minify: true, codeSplitting: false } as const;
  await write(
    {
      input: Object.fromEntries(Object.entries(BROWSER_ENTRIES).map(([name, path]) => [name, at(path)])),
      platform: 'browser',
      preserveEntrySignatures: 'allow-extension',
      plugins: [plainQuotes],
    },
    {
      format: 'es',
      dir: output,
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      minify: true,
      codeSplitting: { groups: PARTS, includeDependenciesRecursively: false },
    },
    bundled,
  );
  await write(
    {
      input: at('package/inspect.ts'),
      platform: 'browser',
      plugins: [empty(at('engine/codecs/heic/reader.ts'))],
    },
    { format: 'es', file: join(output, 'inspect.js'), minify: true, codeSplitting: false },
    bundled,
  );
  await write(
    {
      input: at('package/worker/index.ts'),
      platform: 'browser',
      plugins: [
        instead({
          [at('engine/codecs/heic/reader.ts')]: at('package/worker/heic.ts'),
          [at('engine/codecs/pdf/writer.ts')]: at('package/worker/pdf.ts'),
          [at('engine/codecs/svg/minify.ts')]: at('package/worker/svg.ts'),
        }),
      ],
    },
    { ...script, file: join(folder, 'worker.js') },
    bundled,
  );
  await write(
    { input: at('engine/codecs/heic/reader.ts'), platform: 'browser' },
    { ...script, name: 'picwrightHeic', exports: 'named', file: join(folder, 'heic.js') },
    bundled,
  );
  await write(
    { input: at('engine/codecs/pdf/writer.ts'), platform: 'browser' },
    { ...script, name: 'picwrightPdf', exports: 'named', file: join(folder, 'pdf.js') },
    bundled,
  );
  await write(
    { input: at('engine/codecs/svg/minify.ts'), platform: 'browser' },
    { ...script, name: 'picwrightSvg', exports: 'named', file: join(folder, 'svg.js') },
    bundled,
  );
}

/** Leaves out the code of a module that is imported later, and never called. */
const empty = (path: string): Plugin => ({ name: 'empty', load: (id) => (id === path ? 'export {};' : undefined) });

/** Restores quotes in URLs, which bundlers need; the minifier prefers backticks. */
const plainQuotes: Plugin = {
  name: 'plain-quotes',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(/new URL\(`([^`$]+)`,import\.meta\.url\)/g, "new URL('$1',import.meta.url)");
  },
};

/** Entry modules for Node by their names in the package, including the command if it exists. */
export function nodeEntries(root: string): Record<string, string> {
  const entries = {
    node: 'package/node.ts',
    'node-browser-image-compression': 'package/browser-image-compression.node.ts',
    vite: 'package/vite/index.ts',
    esbuild: 'package/bundlers/esbuild.ts',
    rollup: 'package/bundlers/rollup.ts',
    nuxt: 'package/bundlers/nuxt.ts',
    cli: 'cli/main.ts',
  };
  return Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(join(root, path))));
}

export async function bundleForNode(output: string, bundled: Bundled): Promise<void> {
  const at = (path: string) => join(bundled.root, path);
  await write(
    {
      input: Object.fromEntries(Object.entries(nodeEntries(bundled.root)).map(([name, path]) => [name, at(path)])),
      platform: 'node',
      // Optional packages that the user installs.
      external: ['vite', 'sharp'],
      resolve: { conditionNames: ['node', 'import'] },
      plugins: [
        besideModules,
        instead({ [at('engine/worker/modules.node.ts')]: at('package/modules.node.ts') }),
        {
          name: 'own-vips',
          resolveId: (source) =>
            source === 'wasm-vips' ? { id: `./${ASSETS_FOLDER}/vips-node.mjs`, external: true } : undefined,
        },
      ],
    },
    { format: 'es', dir: output, entryFileNames: '[name].js', chunkFileNames: 'node-[name]-[hash].js' },
    bundled,
  );
}

const BESIDE = /new URL\('(\.{1,2}\/[^']+\.ts)', import\.meta\.url\)/g;

/** Bundles the worker scripts that a module references relative to itself. */
const besideModules: Plugin = {
  name: 'beside-modules',
  transform: {
    filter: { code: BESIDE },
    handler(code, id) {
      const changed = code.replace(BESIDE, (_, path: string) => {
        const reference = this.emitFile({ type: 'chunk', id: join(dirname(id), path) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      });
      return changed === code ? undefined : { code: changed, map: null };
    },
  },
};
