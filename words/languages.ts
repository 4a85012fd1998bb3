import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inVariant, prefixOf } from '#catalogue/languages.ts';
import type { PagePaths } from '#catalogue/paths.ts';
import { SERIES_IDS, type SeriesId, TOOL_IDS, type ToolId } from '#catalogue/tools.ts';
import { wordsFile } from './words-file.ts';

/** A language of the site besides English. */
export interface Language {
  /** Its folder in `words/`, and the last part of its prefix. */
  id: string;
  /** For `lang` and `hreflang`. */
  tag: string;
  prefix: string;
  /** Its addresses by English ones, and by slugs of landing pages. */
  pagePaths: Readonly<Record<string, string>>;
  landingPaths: Readonly<Record<string, string>>;
  /** What the installed site does. */
  description: string;
  /** The tools in the order of lists, by their English addresses. */
  tools: readonly { path: string; name: string }[];
}

/** Imports a file of words for a script or a test. What it imports as `#words/…` is English there. */
export async function wordsOf(root: string, id: string, file: string) {
  const path = wordsFile(root, id, file);
  if (!path) throw new Error(`There is no file of words named ${file}`);
  return import(/* @vite-ignore */ path);
}

/** A language by its folder in `words/`. What it does not have is its parent's, or English. */
export async function languageIn(root: string, id: string): Promise<Language> {
  const [locale, landing, tools, manifest] = await Promise.all(
    ['locale.ts', 'catalogue/paths.ts', 'catalogue/tools.ts', 'manifest.ts'].map((file) => wordsOf(root, id, file)),
  );
  const prefix = prefixOf(locale.PAGE_LANGUAGE);
  const pages = wordsFile(root, id, 'paths.ts');
  // The English file would have the English prefix here.
  const { PAGE_PATHS, PREFIX }: PagePaths =
    pages && pages !== wordsFile(root, 'en', 'paths.ts')
      ? await import(/* @vite-ignore */ pages)
      : { PREFIX: prefix, PAGE_PATHS: { '/': prefix } };
  const own = (paths: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(paths).map(([page, path]) => [page, inVariant(path, PREFIX, prefix)]));
  const named: Record<ToolId | SeriesId, { name: string }> = { ...tools.toolTexts, ...tools.seriesNames };
  return {
    id,
    tag: locale.PAGE_LANGUAGE,
    prefix,
    pagePaths: own(PAGE_PATHS),
    landingPaths: own(landing.LANDING_PATHS),
    description: manifest.manifestDescription,
    tools: [...TOOL_IDS, ...SERIES_IDS].map((tool) => ({ path: `/${tool}`, name: named[tool].name })),
  };
}

/** Every folder of words with a locale, except English. */
export async function languagesIn(root: string): Promise<Language[]> {
  const words = join(root, 'words');
  const ids = (await readdir(words)).filter((id) => id !== 'en' && existsSync(join(words, id, 'locale.ts')));
  return Promise.all(ids.map((id) => languageIn(root, id)));
}

/** The canonical addresses of a language's pages. The search page is not for search engines. */
export function pathsOf({ pagePaths, landingPaths }: Language): string[] {
  const { '/search': _search, ...pages } = pagePaths;
  return [...Object.values(pages), ...Object.values(landingPaths)];
}
