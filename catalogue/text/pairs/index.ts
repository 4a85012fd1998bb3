import { type FormatWord, mainWord } from '../../formats/names.ts';
import { avif } from './avif.ts';
import { bmp } from './bmp.ts';
import { gif } from './gif.ts';
import { heic } from './heic.ts';
import { jpg } from './jpg.ts';
import { jxl } from './jxl.ts';
import type { NotesByTarget, PairNotes } from './notes.ts';
import { png } from './png.ts';
import { svg } from './svg.ts';
import { tiff } from './tiff.ts';
import { webp } from './webp.ts';

const NOTES: Partial<Record<FormatWord, NotesByTarget>> = { jpg, png, webp, gif, tiff, heic, avif, jxl, svg, bmp };

/** @throws if a converter has no notes, because its page would have nothing of its own */
export function pairNotes(from: FormatWord, to: FormatWord): PairNotes {
  const notes = NOTES[mainWord(from)]?.[mainWord(to)];
  if (!notes) throw new Error(`Expected notes on ${from} to ${to} in catalogue/text/pairs`);
  return notes;
}
