import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { engineBuild } from '../../vite.engine.ts';
import { languagesIn } from '../../words/languages.ts';
import { languageWords } from '../build/words.ts';
import type * as Site from './site-in-language.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const LANGUAGES = await languagesIn(ROOT);

const servers = new Map<string, Promise<ViteDevServer>>();

/** A module in a language's words, as its build has it. */
async function moduleIn<Module>(id: string, file: string): Promise<Module> {
  const server =
    servers.get(id) ??
    createServer({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      plugins: id === 'en' ? [] : [languageWords(ROOT, id)],
      resolve: engineBuild.resolve,
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, watch: null, ws: false },
    });
  servers.set(id, server);
  return (await (await server).ssrLoadModule(join(ROOT, file))) as Module;
}

/** Ends what `siteIn` and `textsOf` have started. */
export async function closeAll(): Promise<void> {
  for (const server of servers.values()) await (await server).close();
  servers.clear();
}

/** The catalogue and the search in a language's words. */
export const siteIn = (id: string) => moduleIn<typeof Site>(id, 'scripts/languages/site-in-language.ts');

/** The files of words of a folder, without tests and data for tests, relative to it. */
export function filesOf(id: string): string[] {
  return readdirSync(join(ROOT, 'words', id), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|test-data)\.ts$/.test(name))
    .sort();
}

/**
 * English files that a language may share: numbers and units, through `Intl` in any language, the function that delays
 * `Intl`, and names of files, which some forms accept in ASCII only.
 */
export const WITHOUT_WORDS: ReadonlySet<string> = new Set([
  'batch-file-names.ts',
  'bytes.ts',
  'file-names.ts',
  'lazily.ts',
  'pixels.ts',
  'catalogue/figures.ts',
  'catalogue/pairs/index.ts',
  'catalogue/ten-megabytes.ts',
]);

/** Pages that are English in all languages: for developers, and of measurements. */
export const ENGLISH_ONLY = /^(?:pages\/)?(?:benchmark|benchmark-run|developers)\.ts$/;

export interface Text {
  /** The export and the keys that lead to it. */
  at: string;
  text: string;
}

/** All texts of a module, except what its functions return. */
export async function textsOf(id: string, file: string): Promise<Text[]> {
  const module = await moduleIn<Record<string, unknown>>(id, `words/${id}/${file}`);
  const texts: Text[] = [];
  const collect = (value: unknown, at: string): void => {
    if (typeof value === 'string') texts.push({ at, text: value });
    else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) collect(inner, at ? `${at}.${key}` : key);
  };
  collect(module, '');
  return texts;
}
