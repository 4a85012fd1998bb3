import { isWritable, labelOf } from '#catalogue/formats/names.ts';
import { unableWords } from '#words/catalogue/unable.ts';
import type { Intent } from './intent.ts';
import { normalise } from './measures.ts';

const isNothingElse = ({ from, to, format, kb, width, has }: Intent) =>
  !(from || to || format || kb || width || has.has('compress') || has.has('resize') || has.has('borders'));

/** "rename photos", and not "convert and rename to png". */
export const isForRename = (intent: Intent) => intent.has.has('rename') && isNothingElse(intent);

/** "white background", "remove background"; a blurred one needs a mark by hand. */
export const isForBackground = (intent: Intent) =>
  intent.has.has('background') && !intent.has.has('redact') && isNothingElse(intent);

/** Why no tool can do what was requested, with the nearest alternative; undefined if one can. */
export function unableSentence(intent: Intent): string | undefined {
  const { foreign, from, to, format, has } = intent;
  if (isForRename(intent)) return unableWords.rename;
  if (isForBackground(intent)) return unableWords.background;
  if (foreign?.isVideo) return unableWords.video;
  if (foreign) return unableWords.foreign(foreign.word.toUpperCase());
  if (from === 'pdf' || (format === 'pdf' && has.has('open'))) return unableWords.pdf;
  return to && !isWritable(to) ? unableWords.unwritable(labelOf(to)) : undefined;
}

/** The address of a page that explains why no tool can do it. */
export const askedAt = (path: string, query: string): string =>
  `${path}?${new URLSearchParams({ q: normalise(query) })}`;
