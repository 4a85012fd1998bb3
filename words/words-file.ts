import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentOf } from '../catalogue/languages.ts';

/** The parent of a variant, such as `de` of `de-at`; undefined if there is no such language besides English. */
export function parentIn(root: string, id: string): string | undefined {
  const parent = parentOf(id);
  return parent && parent !== 'en' && existsSync(join(root, 'words', parent, 'locale.ts')) ? parent : undefined;
}

/**
 * The file with a language's words: its own, its parent's, or the English one.
 * @param id the language's folder in `words/`
 * @param file relative to the folder, such as `catalogue/tools.ts`
 * @returns its path; undefined if there is no such file in English either
 */
export function wordsFile(root: string, id: string, file: string): string | undefined {
  return [id, parentIn(root, id) ?? 'en', 'en']
    .map((folder) => join(root, 'words', folder, file))
    .find((path) => existsSync(path));
}
