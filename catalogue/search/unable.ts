import { isWritable, labelOf } from '../formats/names.ts';
import { unableWords } from '../text/unable.ts';
import type { Intent } from './intent.ts';
import { normalise } from './measures.ts';

/** What is said instead of a general sentence: formats by what somebody most likely wants with them. */
const ICONS: ReadonlySet<string> = new Set(['ico', 'favicon']);

/** Why nothing here does what was asked for, and what comes near it; undefined where something does. */
export function unableSentence({ foreign, from, to, format, has }: Intent): string | undefined {
  if (foreign?.isVideo) return unableWords.video;
  if (foreign && ICONS.has(foreign.word)) return unableWords.icon;
  if (foreign) return unableWords.foreign(foreign.word.toUpperCase());
  if (from === 'pdf' || (format === 'pdf' && has.has('open'))) return unableWords.pdf;
  return to && !isWritable(to) ? unableWords.unwritable(labelOf(to)) : undefined;
}

/** The address of a page that says why nothing does what was asked for. */
export const askedAt = (path: string, query: string): string =>
  `${path}?${new URLSearchParams({ q: normalise(query) })}`;
