import type { Path } from '#catalogue/paths.ts';

/** The folder of this language's addresses: empty for English, which is at the root. A constant, which the build folds. */
export const PREFIX: string = '';

/**
 * The addresses of this language's pages by the English ones. A page without one is not translated, and links lead to
 * the English page. English needs none.
 */
export const PAGE_PATHS: Readonly<Record<string, Path>> = {};

/** The name of a page that is not translated, in a list of links. */
export function inEnglish(name: string): string {
  return name;
}
