import { inEnglish } from '#words/language.ts';
import type { Entry } from './entries/entry.ts';
import { pathOf } from './entries/index.ts';
import { isInLanguage } from './paths.ts';

export interface Link {
  name: string;
  path: string;
}

/** A link names the language of a page that is not translated. */
export function linkTo(entry: Entry): Link {
  const path = pathOf(entry);
  return { name: isInLanguage(path) ? entry.name : inEnglish(entry.name), path };
}
