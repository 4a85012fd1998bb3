import type { SizeCompressorEntry, SizeResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import { bitsPerPixel } from '#catalogue/picture-arithmetic.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { nameOf } from '#choose/name-of.ts';
import { frameText, grouped } from '#words/catalogue/figures.ts';
import { sizeCompressorName } from '#words/catalogue/names.ts';
import { SIZE_NOTES } from '#words/catalogue/sizes.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

/** The photo of most phones: 12 megapixels. */
const PHONE = { width: 4000, height: 3000 } as const;

const [choose, compress, download] = toolTexts.compress.steps;

/** The page of a file size: its notes, and the arithmetic of its bytes. */
export function sizeCompressorText(entry: SizeCompressorEntry): PageText {
  const notes = SIZE_NOTES[entry.kb];
  if (!notes) throw new Error(`Expected notes on ${entry.kb}\u00a0KB for ${entry.slug}`);
  const { bytes } = sizeAim(entry.kb);
  const label = nameOf(entry).replace(sizeCompressorName(''), '');
  return {
    title: `${nameOf(entry)} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Trova il miglior JPG di al massimo ${grouped(bytes)} byte.`,
    steps: [
      { name: choose, text: `Scegli la foto con “${CONTROLS.browse}”.` },
      { name: compress, text: `“${CONTROLS.targetSize}” è impostato su ${entry.kb}. ${notes.adjust}` },
      { name: download, text: `Confronta, poi premi “${CONTROLS.download}”.` },
    ],
    facts: [
      { heading: `Chi chiede ${label}`, paragraphs: [notes.limits] },
      ...whatFits(label, bytes),
      { heading: `Come sfruttare al meglio ${label}`, paragraphs: [notes.advice] },
    ],
    faqs: faqs(notes.faqs),
  };
}

/** These pages are not translated. */
export function sizeResizerText(entry: SizeResizerEntry): PageText {
  throw new Error(`${entry.slug} is not translated`);
}

/**
 * The 4:3 frames that quality 75 and 50 fit into this size, for three kinds of photo. Empty if a phone's photo fits
 * unscaled.
 */
function whatFits(label: string, bytes: number): FactBlock[] {
  if (bitsPerPixel(bytes, PHONE.width, PHONE.height) >= JPEG_DENSITY[75].middle) return [];
  const frame = (quality: 50 | 75, kind: 'soft' | 'middle' | 'busy') => frameText(bytes, JPEG_DENSITY[quality][kind]);
  return [
    {
      heading: `Quanti pixel stanno in ${label}`,
      paragraphs: ['Misurato su quattordici foto, in 4:3.'],
      table: {
        columns: ['Foto', 'Qualità 75', 'Qualità 50'],
        rows: [
          ['Sfondo sfocato', frame(75, 'soft'), frame(50, 'soft')],
          ['Dettaglio medio', frame(75, 'middle'), frame(50, 'middle')],
          ['Pelo ed erba', frame(75, 'busy'), frame(50, 'busy')],
        ],
      },
    },
  ];
}
