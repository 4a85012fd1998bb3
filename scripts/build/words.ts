import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin, PluginOption } from 'vite';
import { prefixOf } from '../../catalogue/languages.ts';
import { parentIn, wordsFile } from '../../words/words-file.ts';
import { pseudoWords } from './pseudo-words.ts';
import { sharedFiles } from './shared-files.ts';

/** Stands for the `paths.ts` of a language that has none, and so only a home page. */
const HOME_ALONE = '\0home-alone';

/** Marks a parent's file as a variant's, since the list of languages imports the same file for the parent. */
const OF_VARIANT = '?of-variant';

/** The words of this build: a language, or the pseudo-locale; see `words/README.md`. */
export const WORDS = process.env.WORDS || 'en';

/** The folder of a build, by the words it has. English is the site itself, and the other languages become part of it. */
export function buildFolder(words: string): string {
  return words === 'en' ? 'build' : `build/${words}`;
}

/** The address of the page for unknown addresses. */
export function notFoundPath(words: string): string {
  return words === 'en' || words === 'pseudo' ? '/404' : `/${words}/404`;
}

/** The plugins of a build by its words. `package.json` names the English ones. */
export function wordsPlugins(root: string, words: string): PluginOption[] {
  if (words === 'en') return [tailwindcss()];
  if (words === 'pseudo') return [tailwindcss(), pseudoWords(root)];
  return [languageWords(root, words), sharedFiles(join(root, 'build/client/assets'))];
}

/**
 * Resolves words to a language's own files, and to its parent's or the English ones where it has none. Addresses in the parent's
 * files become the variant's, since it has the same pages.
 */
export function languageWords(root: string, language: string): Plugin {
  const folder = join(root, 'words', language);
  if (!existsSync(folder)) throw new Error(`There are no words in ${folder}`);
  const parent = parentIn(root, language);
  const [theirs, own] = [join(root, `words/${parent}/`), prefixOf(language)];
  const english = wordsFile(root, 'en', 'paths.ts');
  return {
    name: `words-${language}`,
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith('#words/')) return undefined;
      const file = wordsFile(root, language, source.slice('#words/'.length));
      if (file === english) return HOME_ALONE;
      return parent && file?.startsWith(theirs) ? file + OF_VARIANT : file;
    },
    load(id) {
      if (id !== HOME_ALONE) return undefined;
      const home = JSON.stringify(own);
      return `export const PREFIX = ${home}; export const PAGE_PATHS = { '/': ${home} }; export { inEnglish } from ${JSON.stringify(english)};`;
    },
    transform(code, id) {
      if (!id.endsWith(OF_VARIANT)) return undefined;
      return code.replace(new RegExp(`(?<=['"\`(])/${parent}(?=[/'"\`)#?])`, 'g'), own);
    },
  };
}
