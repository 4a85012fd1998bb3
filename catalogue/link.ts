import { inEnglish } from '#words/paths.ts';
import type { Entry } from './entries/entry.ts';
import { pathOf } from './entries/index.ts';
import { isInLanguage } from './paths.ts';

export interface Link {
  name: string;
  path: string;
}

/** A link names the language of a page that is not translated. */
export function linkNamed(name: string, path: string): Link {
  return { name: isInLanguage(path) ? name : inEnglish(name), path };
}

export function linkTo(entry: Entry): Link {
  return linkNamed(entry.name, pathOf(entry));
}
