import { inEnglish } from '#words/paths.ts';
import { isInLanguage } from './paths.ts';

export interface Link {
  name: string;
  path: string;
}

/** A link names the language of a page that is not translated. */
export function linkNamed(name: string, path: string): Link {
  return { name: isInLanguage(path) ? name : inEnglish(name), path };
}
