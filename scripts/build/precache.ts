import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build as bundle, type Plugin } from 'vite';
import type { Build } from '../../app/offline/worker/build.ts';
import { HEADER_TABLE_PATH } from '../../app/offline/worker/isolate.ts';
import { headerTable, pagePath, type ScriptHashes } from '../../server/headers.ts';
import type { Language } from '../../words/languages.ts';
import { languageWords } from './words.ts';

/** The benchmark page is not needed offline, and its peers are as large as the tools. */
const NOT_IN_SHELL = '/benchmark';

/** Larger assets, in bytes, are codecs of rare formats, which are cached when they are used. */
const HEAVY = 400 * 1024;
/** Photos that a page shows: cached with a visit of that page. */
const PHOTO = /\.jpe?g$/;
/** libvips itself, which every tool needs; its dynamic libraries are called `vips-heif-…`. */
const ENGINE = /^\/assets\/vips-[\w-]{8}\.wasm$/;

const CODE = /\.(js|css|html)$/;
/** Begins only where a name can begin: without that, long words without a match take quadratic time. */
const ASSET_NAME = /(?<![\w.-])[\w.-]+-[\w-]{8}\.\w+/g;

/** The pages of one language. */
export interface Part {
  home: string;
  /** Whether an address belongs to it. */
  includes(path: string): boolean;
  /** Pages that are cached when they are visited: landing pages and hubs. */
  visitedOnly(path: string): boolean;
}

/** The names found in each file, for the workers of all languages. */
const named = new WeakMap<ReadonlyMap<string, Buffer>, Map<string, string[]>>();

/** The assets whose names are in a file, each once. */
function namedIn(files: ReadonlyMap<string, Buffer>, file: string): string[] {
  const known = named.get(files) ?? new Map<string, string[]>();
  named.set(files, known);
  const names =
    known.get(file) ?? [...new Set(files.get(file)?.toString().match(ASSET_NAME))].map((name) => `/assets/${name}`);
  known.set(file, names);
  return names;
}

/**
 * Decides which files of a built site are cached for offline use by the worker of a language, and when.
 * @param files the content of every file, by relative path
 * @throws Error if the pages do not name the script that identifies a build, or there is no engine
 */
export function planOffline(files: ReadonlyMap<string, Buffer>, { home, includes, visitedOnly }: Part): Build {
  const notFound = `${home === '/' ? '' : home}/404`;
  const pages = new Map<string, string>();
  for (const [file, content] of files)
    if (/(^|\/)index\.html$/.test(file) && includes(pagePath(file)) && pagePath(file) !== notFound)
      pages.set(pagePath(file), content.toString());
  const manifest = /\/assets\/manifest-[\w-]+\.js/.exec(pages.get(home) ?? '')?.[0];
  if (!manifest) throw new Error('The pages name no script of React Router’s manifest');
  for (const [path, html] of pages)
    if (!html.includes(manifest)) throw new Error(`${path} does not name the manifest of its build, ${manifest}`);

  const assets = new Set([...files.keys()].filter((file) => file.startsWith('assets/')).map((file) => `/${file}`));
  /** All assets reachable from files. @param through whether the manifest counts, which names all assets */
  const reach = (from: Iterable<string>, through = false): Set<string> => {
    const reached = new Set<string>();
    const open = [...from];
    for (let file = open.pop(); file !== undefined; file = open.pop())
      for (const path of namedIn(files, file)) {
        if (!assets.has(path) || reached.has(path)) continue;
        reached.add(path);
        if (CODE.test(path) && (through || path !== manifest)) open.push(path.slice(1));
      }
    return reached;
  };

  const isHeavy = (path: string) => (files.get(path.slice(1))?.byteLength ?? 0) > HEAVY && !ENGINE.test(path);
  const shellPages = [...pages.keys()].filter((path) => path !== NOT_IN_SHELL && !visitedOnly(path));
  const fileOf = (path: string) => (pages.has(path) ? `${path.slice(1)}/index.html`.replace(/^\//, '') : path.slice(1));
  const starts = [...pages.keys()].filter((path) => path !== NOT_IN_SHELL).map(fileOf);
  // The page for unknown addresses is reachable from every page.
  const lost = `${notFound.slice(1)}/index.html`;
  const reached = reach([...starts, lost]);
  const shellAssets = [...reached].filter((path) => !isHeavy(path) && !PHOTO.test(path));
  if (!shellAssets.some((path) => ENGINE.test(path))) throw new Error('The engine is named by no page');

  const data = [...files.keys()]
    .filter((file) => file.endsWith('.data'))
    .map((file) => `/${file}`)
    .filter(includes);
  const dataOfShell = data.filter((path) => !visitedOnly(path));
  const shell = new Set([...shellPages, ...dataOfShell, ...shellAssets]);
  const all = [...pages.keys(), ...data, ...reach([...[...pages.keys()].map(fileOf), lost], true), HEADER_TABLE_PATH];
  const later = all.filter((path) => !shell.has(path)).sort();

  const photosOf = (path: string): [string, string[]] => [
    path,
    namedIn(files, fileOf(path)).filter((name) => PHOTO.test(name) && assets.has(name)),
  ];
  const photos = Object.fromEntries([...pages.keys()].map(photosOf).filter(([, names]) => names.length > 0));

  const hash = createHash('sha256');
  for (const path of [...shell, ...later].sort()) hash.update(path).update(files.get(fileOf(path)) ?? '');
  return { revision: hash.digest('hex').slice(0, 16), manifest, shell: [...shell].sort(), later, photos };
}

/** English: all pages outside the folders of other languages. */
export const englishPart = (languages: readonly Language[]): Part => ({
  home: '/',
  includes: (path) => !languages.some((language) => isIn(language, path)),
  visitedOnly: (path) => path.startsWith('/tools/'),
});

/** Another language: the pages in its folder. */
export function partOf(language: Language): Part {
  const hubs = Object.entries(language.pagePaths).filter(([path]) => path.startsWith('/tools/'));
  const visited = new Set([...Object.values(language.landingPaths), ...hubs.map(([, path]) => path)]);
  return {
    home: language.prefix,
    includes: (path) => isIn(language, path),
    visitedOnly: (path) => visited.has(path.replace(/\.data$/, '')),
  };
}

const isIn = ({ prefix }: Language, path: string) => `${path}/`.startsWith(`${prefix}/`);

/**
 * Writes the service worker of each language with its list of files, and the table of headers that they read on hosts that set
 * none. This is the last step before compression, since it reads the output of all earlier steps.
 * @param client the folder of the built site
 * @param root the project's folder
 * @param languages all but English
 * @param plugins of the English worker's bundle
 */
export async function writeSiteWorkers(
  client: string,
  root: string,
  languages: readonly Language[],
  hashes: ScriptHashes,
  plugins: Plugin[] = [],
): Promise<void> {
  const files = await readFiles(client);
  const table = Buffer.from(JSON.stringify(headerTable(hashes, [...files.keys()])));
  files.set(HEADER_TABLE_PATH.slice(1), table);
  await writeFile(join(client, HEADER_TABLE_PATH), table);
  const write = (name: string, part: Part, words: Plugin[]) =>
    bundle({
      configFile: false,
      plugins: words,
      logLevel: 'warn',
      define: { __BUILD__: JSON.stringify(planOffline(files, part)) },
      build: {
        outDir: client,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: join(root, 'app/offline/worker/sw.ts'),
          output: { format: 'iife', entryFileNames: name },
        },
      },
    });
  await Promise.all([
    write('sw.js', englishPart(languages), plugins),
    ...languages.map((language) => write(`sw-${language.id}.js`, partOf(language), [languageWords(root, language.id)])),
  ]);
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  const read = paths.sort().map(async (path) => {
    return [relative(folder, path).replaceAll('\\', '/'), await readFile(path)] as const;
  });
  return new Map(await Promise.all(read));
}
