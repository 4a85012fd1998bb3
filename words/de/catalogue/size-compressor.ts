import type { SizeCompressorEntry, SizeResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import { bitsPerPixel } from '#catalogue/picture-arithmetic.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { nameOf } from '#choose/name-of.ts';
import { frameText, grouped } from '#words/catalogue/figures.ts';
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
  const label = nameOf(entry).replace(/^Bild auf | verkleinern$/g, '');
  return {
    title: `${nameOf(entry)} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Findet das beste JPG mit höchstens ${grouped(bytes)} Byte.`,
    steps: [
      { name: choose, text: `Wähle das Foto mit „${CONTROLS.browse}“.` },
      { name: compress, text: `„${CONTROLS.targetSize}“ steht auf ${entry.kb}. ${notes.adjust}` },
      { name: download, text: `Vergleiche und drück dann „${CONTROLS.download}“.` },
    ],
    facts: [
      { heading: `Wer ${label} verlangt`, paragraphs: [notes.limits] },
      ...whatFits(label, bytes),
      { heading: `So holst du aus ${label} am meisten heraus`, paragraphs: [notes.advice] },
    ],
    faqs: faqs(notes.faqs),
  };
}

/** @throws always: these pages are not translated */
export function sizeResizerText(entry: SizeResizerEntry): PageText {
  throw new Error(`Expected no German page for ${entry.slug}`);
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
      heading: `Wie viele Pixel in ${label} passen`,
      paragraphs: ['Gemessen an vierzehn Fotos, im Format 4:3.'],
      table: {
        columns: ['Foto', 'Qualität 75', 'Qualität 50'],
        rows: [
          ['Unscharfer Hintergrund', frame(75, 'soft'), frame(50, 'soft')],
          ['Mittlere Details', frame(75, 'middle'), frame(50, 'middle')],
          ['Fell und Gras', frame(75, 'busy'), frame(50, 'busy')],
        ],
      },
    },
  ];
}
