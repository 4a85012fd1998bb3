import { isWritable, labelOf } from '../formats/names.ts';
import { unableWords } from '../text/unable.ts';
import type { Intent } from './intent.ts';
import { normalise } from './measures.ts';

/** Sentences for particular formats, by their most likely purpose, in place of a general one. */
const ICONS: ReadonlySet<string> = new Set(['ico', 'favicon']);

/** Why no tool can do what was requested, with the nearest alternative; undefined if one can. */
export function unableSentence({ foreign, from, to, format, has }: Intent): string | undefined {
  if (foreign?.isVideo) return unableWords.video;
  if (foreign && ICONS.has(foreign.word)) return unableWords.icon;
  if (foreign) return unableWords.foreign(foreign.word.toUpperCase());
  if (from === 'pdf' || (format === 'pdf' && has.has('open'))) return unableWords.pdf;
  return to && !isWritable(to) ? unableWords.unwritable(labelOf(to)) : undefined;
}

/** The address of a page that explains why no tool can do it. */
export const askedAt = (path: string, query: string): string =>
  `${path}?${new URLSearchParams({ q: normalise(query) })}`;
