import { prefixOf } from '#catalogue/language-prefix.ts';
import type { Path } from '#catalogue/paths.ts';
import { PAGE_LANGUAGE } from '#words/locale.ts';

/** The folder of this language's addresses. */
export const PREFIX: Path | '' = prefixOf(PAGE_LANGUAGE);

/**
 * The addresses of this language's pages by the English ones. A page without one is not translated, and links lead to
 * the English page. English needs none; this file is also that of a language without one, which has only a home page.
 */
export const PAGE_PATHS: Readonly<Record<string, Path>> = PREFIX ? { '/': PREFIX } : {};

/** The name of a page that is not translated, in a list of links. */
export function inEnglish(name: string): string {
  return name;
}
