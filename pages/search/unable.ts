import { isWritable, labelOf } from '#catalogue/formats/names.ts';
import { unableWords } from '#words/catalogue/unable.ts';
import type { Intent } from './intent.ts';
import { normalise } from './measures.ts';

/** Why no tool can do what was requested, with the nearest alternative; undefined if one can. */
export function unableSentence({ foreign, from, to, format, has }: Intent): string | undefined {
  if (foreign?.isVideo) return unableWords.video;
  if (foreign) return unableWords.foreign(foreign.word.toUpperCase());
  if (from === 'pdf' || (format === 'pdf' && has.has('open'))) return unableWords.pdf;
  return to && !isWritable(to) ? unableWords.unwritable(labelOf(to)) : undefined;
}

/** The address of a page that explains why no tool can do it. */
export const askedAt = (path: string, query: string): string =>
  `${path}?${new URLSearchParams({ q: normalise(query) })}`;
