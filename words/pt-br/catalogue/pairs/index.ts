import { type FormatWord, mainWord } from '#catalogue/formats/names.ts';
import type { NotesByTarget, PairNotes } from '#catalogue/page-text.ts';
import { avif } from '#words/catalogue/pairs/avif.ts';
import { bmp } from '#words/catalogue/pairs/bmp.ts';
import { gif } from '#words/catalogue/pairs/gif.ts';
import { heic } from '#words/catalogue/pairs/heic.ts';
import { jpg } from '#words/catalogue/pairs/jpg.ts';
import { jxl } from '#words/catalogue/pairs/jxl.ts';
import { png } from '#words/catalogue/pairs/png.ts';
import { svg } from '#words/catalogue/pairs/svg.ts';
import { tiff } from '#words/catalogue/pairs/tiff.ts';
import { webp } from '#words/catalogue/pairs/webp.ts';

const NOTES: Partial<Record<FormatWord, NotesByTarget>> = { jpg, png, webp, gif, tiff, heic, avif, jxl, svg, bmp };

/** @throws if a converter has no notes, because its page would have nothing of its own */
export function pairNotes(from: FormatWord, to: FormatWord): PairNotes {
  const notes = NOTES[mainWord(from)]?.[mainWord(to)];
  if (!notes) throw new Error(`Expected notes on ${from} to ${to} in words/pt-br/catalogue/pairs`);
  return notes;
}
