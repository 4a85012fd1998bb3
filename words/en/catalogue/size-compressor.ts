import type { SizeCompressorEntry, SizeResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { faqs, type PageText, type SizeNotes } from '#catalogue/page-text.ts';
import { bitsPerPixel } from '#catalogue/picture-arithmetic.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { COMPRESS_FRAME } from '#catalogue/tools.ts';
import { nameOf } from '#choose/name-of.ts';
import { PHONE, whatFits } from '#choose/size-page.ts';
import { RESIZE_SIZE_NOTES, SIZE_NOTES } from '#words/catalogue/sizes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

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
      ...whatFits(bytes, {
        heading: `How many pixels fit into ${label}`,
        measured: 'Measured on fourteen photos, in 4:3.',
        columns: ['Photo', 'Quality 75', 'Quality 50'],
        soft: 'Blurred background',
        middle: 'Average detail',
        busy: 'Fur and grass',
      }),
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

function look(bits: number): string {
  if (bits >= JPEG_DENSITY[92].busy) return 'more than it needs';
  if (bits >= JPEG_DENSITY[92].middle) return 'quality 92';
  if (bits >= JPEG_DENSITY[75].middle) return 'quality 75';
  if (bits >= JPEG_DENSITY[50].middle) return 'quality 50';
  if (bits >= JPEG_DENSITY[30].middle) return 'quality 30';
  return 'blocks and ripples';
}
