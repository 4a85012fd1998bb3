import type { Path } from './paths.ts';

/** The folder of a language's addresses, by its tag (`PAGE_LANGUAGE`): empty for English, which is at the root. */
export function prefixOf(tag: string): Path | '' {
  return tag === 'en' ? '' : `/${tag.toLowerCase()}`;
}
