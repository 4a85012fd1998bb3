import { isWritable, labelOf } from '../formats/names.ts';
import type { Intent } from './intent.ts';
import { normalise } from './measures.ts';

/** Sentences for particular formats, by their most likely purpose, in place of a general one. */
const ICONS: ReadonlySet<string> = new Set(['ico', 'favicon']);

/** Why no tool can do what was requested, with the nearest alternative; undefined if one can. */
export function unableSentence({ foreign, from, to, format, has }: Intent): string | undefined {
  if (foreign?.isVideo) return 'Videos cannot be opened or made here. Animated GIF, WebP and PNG can.';
  if (foreign && ICONS.has(foreign.word))
    return 'ICO files cannot be opened or made here. Browsers take a PNG as the icon of a website, too: 32 and 180 pixels wide are the usual sizes.';
  if (foreign)
    return `${foreign.word.toUpperCase()} files cannot be opened or made here. If the program they come from can save a TIFF, PNG or JPG, open that.`;
  if (from === 'pdf' || (format === 'pdf' && has.has('open')))
    return 'PDF files cannot be opened here, only made from images.';
  return to && !isWritable(to) ? `${labelOf(to)} files can be opened here, but not made.` : undefined;
}

/** The address of a page that explains why no tool can do it. */
export const askedAt = (path: string, query: string): string =>
  `${path}?${new URLSearchParams({ q: normalise(query) })}`;
