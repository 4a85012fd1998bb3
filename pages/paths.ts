import type { Path } from '#catalogue/paths.ts';
import { PAGE_PATHS, PREFIX } from '#words/paths.ts';

/** The address of a page in the site's language, or of the English one if it is not translated. */
export function addressOf(path: Path): Path {
  return PAGE_PATHS[path] ?? path;
}

/**
 * Whether a page is part of the site in this language. Others are documents of their own, with other scripts. English
 * pages link to no other language outside the list of languages.
 */
export function isInLanguage(path: string): boolean {
  return PREFIX === '' || `${path}/`.startsWith(`${PREFIX}/`);
}
