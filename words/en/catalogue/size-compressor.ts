import type { SizeCompressorEntry, SizeResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { type FactBlock, faqs, type PageText, type SizeNotes } from '#catalogue/page-text.ts';
import { bitsPerPixel } from '#catalogue/picture-arithmetic.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { COMPRESS_FRAME } from '#catalogue/tools.ts';
import { nameOf } from '#choose/name-of.ts';
import { frameText } from '#words/catalogue/figures.ts';
import { RESIZE_SIZE_NOTES, SIZE_NOTES } from '#words/catalogue/sizes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

/** The photo of most phones: 12 megapixels. */
const PHONE = { width: 4000, height: 3000 } as const;

/** The page of a file size: its notes, and the arithmetic of its bytes. */
export function sizeCompressorText(entry: SizeCompressorEntry): PageText {
  const notes = notesOf(SIZE_NOTES, entry);
  const { bytes } = sizeAim(entry.kb);
  const label = nameOf(entry).replace(' Photo Compressor', '');
  return {
    title: `${nameOf(entry)} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Finds the best JPG that fits into ${label}.`,
    steps: [
      { name: 'Upload', text: `Choose the photo with '${CONTROLS.browse}'.` },
      { name: 'Compress', text: `'${CONTROLS.targetSize}' is set to ${entry.kb}. ${notes.adjust}` },
      { name: 'Download', text: `Compare, then press '${CONTROLS.download}'.` },
    ],
    facts: [
      { heading: `Who asks for ${label}`, paragraphs: [notes.limits] },
      ...whatFits(label, bytes),
      { heading: `Getting the most out of ${label}`, paragraphs: [notes.advice] },
    ],
    faqs: faqs(notes.faqs),
  };
}

/** The page of a file size that is reached by resizing. */
export function sizeResizerText(entry: SizeResizerEntry): PageText {
  const notes = notesOf(RESIZE_SIZE_NOTES, entry);
  const { bytes } = sizeAim(entry.kb);
  const label = nameOf(entry).replace('Resize Image to ', '');
  const frame = `${COMPRESS_FRAME.width} × ${COMPRESS_FRAME.height}`;

  return {
    title: `${nameOf(entry)} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: entry.shrink
      ? `Resizes an image to fit ${frame} pixels, then compresses it to ${label} or less.`
      : `Compresses an image to ${label} or less, with fewer pixels only where that looks better.`,
    steps: [
      { name: 'Upload', text: `Choose an image with '${CONTROLS.browse}'.` },
      { name: 'Compress', text: `'${CONTROLS.targetSize}' is set to ${entry.kb}. ${notes.adjust}` },
      { name: 'Download', text: `Check its dimensions, then press '${CONTROLS.download}'.` },
    ],
    facts: [
      { heading: `Pixels or quality: what to choose at ${label}`, paragraphs: [notes.advice, notes.limits] },
      {
        heading: `${label} at different sizes`,
        paragraphs: [],
        table: {
          columns: ['Pixels', 'Most photos'],
          rows: [
            ['640 × 480', look(bitsPerPixel(bytes, 640, 480))],
            [frame, look(bitsPerPixel(bytes, COMPRESS_FRAME.width, COMPRESS_FRAME.height))],
            ['2000 × 1500', look(bitsPerPixel(bytes, 2000, 1500))],
            [`${PHONE.width} × ${PHONE.height}`, look(bitsPerPixel(bytes, PHONE.width, PHONE.height))],
          ],
        },
      },
    ],
    faqs: faqs(notes.faqs),
  };
}

function notesOf(notes: Readonly<Record<number, SizeNotes>>, { kb, slug }: { kb: number; slug: string }): SizeNotes {
  const found = notes[kb];
  if (!found) throw new Error(`Expected notes on ${kb} KB for ${slug}`);
  return found;
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
      heading: `How many pixels fit into ${label}`,
      paragraphs: ['Measured on fourteen photos, in 4:3.'],
      table: {
        columns: ['Photo', 'Quality 75', 'Quality 50'],
        rows: [
          ['Blurred background', frame(75, 'soft'), frame(50, 'soft')],
          ['Average detail', frame(75, 'middle'), frame(50, 'middle')],
          ['Fur and grass', frame(75, 'busy'), frame(50, 'busy')],
        ],
      },
    },
  ];
}

function look(bits: number): string {
  if (bits >= JPEG_DENSITY[92].busy) return 'more than it needs';
  if (bits >= JPEG_DENSITY[92].middle) return 'quality 92';
  if (bits >= JPEG_DENSITY[75].middle) return 'quality 75';
  if (bits >= JPEG_DENSITY[50].middle) return 'quality 50';
  if (bits >= JPEG_DENSITY[30].middle) return 'quality 30';
  return 'blocks and ripples';
}
