import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin, PluginOption } from 'vite';
import { prefixOf } from '../../catalogue/language-prefix.ts';
import { wordsFile } from '../../words/words-file.ts';
import { pseudoWords } from './pseudo-words.ts';
import { sharedFiles } from './shared-files.ts';

/** Stands for the `paths.ts` of a language that has none, and so only a home page. */
const HOME_ALONE = '\0home-alone';

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

/** Resolves words to a language's own files, and to the English ones where it has none. */
export function languageWords(root: string, language: string): Plugin {
  const folder = join(root, 'words', language);
  if (!existsSync(folder)) throw new Error(`There are no words in ${folder}`);
  return {
    name: `words-${language}`,
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith('#words/')) return undefined;
      if (source === '#words/paths.ts' && !existsSync(join(folder, 'paths.ts'))) return HOME_ALONE;
      return wordsFile(root, language, source.slice('#words/'.length));
    },
    load(id) {
      if (id !== HOME_ALONE) return undefined;
      const home = JSON.stringify(prefixOf(language));
      const english = JSON.stringify(wordsFile(root, 'en', 'paths.ts'));
      return `export const PREFIX = ${home}; export const PAGE_PATHS = { '/': ${home} }; export { inEnglish } from ${english};`;
    },
  };
}
