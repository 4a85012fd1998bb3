import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that may have a language's words, its own first. The parent of a variant, such as de-AT, belongs between them. */
const foldersOf = (id: string): readonly string[] => [id, 'en'];

/**
 * The file with a language's words: its own, or the English one if the language does not translate it.
 * @param id the language's folder in `words/`
 * @param file relative to the folder, such as `catalogue/tools.ts`
 * @returns its path; undefined if there is no such file in English either
 */
export function wordsFile(root: string, id: string, file: string): string | undefined {
  return foldersOf(id)
    .map((folder) => join(root, 'words', folder, file))
    .find((path) => existsSync(path));
}
