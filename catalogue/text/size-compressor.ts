import type { SizeCompressorEntry, SizeResizerEntry } from '../entries/entry.ts';
import { JPEG_DENSITY } from '../jpeg-density.ts';
import { bitsPerPixel, bytesText, fixed, frameFor, grouped, transferTime } from '../picture-arithmetic.ts';
import { sizeAim } from '../preset.ts';
import { COMPRESS_FRAME, CONTROLS, UPLOAD_LIMIT_MB } from '../tools.ts';
import { type FactBlock, faqs, type PageText } from './page-text.ts';
import { RESIZE_SIZE_NOTES, SIZE_NOTES, type SizeNotes } from './sizes.ts';

/** The photo that most phones take: 12 megapixels. */
const PHONE = { width: 4000, height: 3000 } as const;

/** A page that promises a file size: its notes, and what arithmetic says of so many bytes. */
export function sizeCompressorText(entry: SizeCompressorEntry): PageText {
  const notes = notesOf(SIZE_NOTES, entry);
  const { bytes } = sizeAim(entry.kb);
  const label = entry.name.replace(' Photo Compressor', '');
  return {
    title: `${entry.name} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: entry.name,
    description: notes.why,
    toolDescription: `Finds the best JPG that is no larger than ${grouped(bytes)} bytes.`,
    steps: [
      {
        name: 'Upload',
        text: `Choose the photo with '${CONTROLS.browse}'. It can be up to ${entry.uploadMB ?? UPLOAD_LIMIT_MB} MB, and it stays on your device.`,
      },
      {
        name: 'Compress',
        text: `'${CONTROLS.targetSize}' is already set to ${entry.kb}. ${notes.adjust}`,
      },
      {
        name: 'Download',
        text: `Check the size, compare with the original, then press '${CONTROLS.download}' to save the JPG.`,
      },
    ],
    facts: [
      { heading: `Who asks for ${label}`, paragraphs: [notes.limits] },
      whatFits(label, bytes),
      { heading: `Getting the most out of ${label}`, paragraphs: [notes.advice, verdict(label, bytes)] },
    ],
    faqs: faqs([
      ...notes.faqs,
      [
        `How much do I save at ${label}?`,
        `${savings(bytes)} The usual 30-80% is for compressing by quality. With a target, it depends on how large your file is.`,
      ],
    ]),
  };
}

/** A page that promises a file size by resizing. */
export function sizeResizerText(entry: SizeResizerEntry): PageText {
  const notes = notesOf(RESIZE_SIZE_NOTES, entry);
  const { bytes } = sizeAim(entry.kb);
  const label = entry.name.replace('Resize Image to ', '');
  const frame = `${COMPRESS_FRAME.width} × ${COMPRESS_FRAME.height}`;

  return {
    title: `${entry.name} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: entry.name,
    description: notes.why,
    toolDescription: entry.shrink
      ? `Resizes an image to fit ${frame} pixels, then compresses it to ${label} or less.`
      : `Compresses an image to ${label} or less, with fewer pixels only where that looks better.`,
    steps: [
      { name: 'Upload', text: `Choose an image with '${CONTROLS.browse}', or drop it.` },
      { name: 'Compress', text: `'${CONTROLS.targetSize}' is set to ${entry.kb}. ${notes.adjust}` },
      { name: 'Download', text: `Check the dimensions and the file size, then press '${CONTROLS.download}'.` },
    ],
    facts: [
      { heading: `Pixels or quality: what to choose at ${label}`, paragraphs: [notes.advice, notes.limits] },
      {
        heading: `What ${label} looks like at different sizes`,
        paragraphs: [],
        table: {
          columns: ['Pixels', 'What you get'],
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

/** Which frames of 4:3 quality 75 and 50 fill to this size, for three kinds of photo. */
function whatFits(label: string, bytes: number): FactBlock {
  const frame = (quality: 50 | 75, kind: 'soft' | 'middle' | 'busy') => {
    const { width, height } = frameFor(bytes, JPEG_DENSITY[quality][kind], 4 / 3);
    return `${grouped(width)} × ${grouped(height)}`;
  };
  return {
    heading: `How many pixels fit into ${label}`,
    paragraphs: ['It depends on the subject. We measured fourteen photos on this page. In 4:3, these sizes fit:'],
    table: {
      columns: ['Photo', 'at quality 75', 'at quality 50'],
      rows: [
        ['Blurred background', frame(75, 'soft'), frame(50, 'soft')],
        ['Average detail', frame(75, 'middle'), frame(50, 'middle')],
        ['Fur and grass in sharp focus', frame(75, 'busy'), frame(50, 'busy')],
      ],
    },
  };
}

/** What becomes of a whole phone photo at this size. */
function verdict(label: string, bytes: number): string {
  const bits = bitsPerPixel(bytes, PHONE.width, PHONE.height);
  const loading = `On a slow mobile connection of 1.6 Mbit/s, the file takes ${transferTime(bytes)} to load.`;

  const { width, height } = frameFor(bytes, JPEG_DENSITY[75].middle, aspect(PHONE));
  if (bits < JPEG_DENSITY[30].soft)
    return `${label} is too little for all 12 megapixels of a phone photo. For a clean result, it has to be resized to about ${width} × ${height}. ${loading}`;
  if (bits < JPEG_DENSITY[75].middle)
    return `With all 12 megapixels of a phone photo, ${label} is enough for a plain subject at medium quality, but too little for a detailed one. ${loading}`;
  if (bits < JPEG_DENSITY[75].busy)
    return `${label} is enough for all 12 megapixels of most phone photos at quality 75. ${loading}`;
  return `${label} is more than the most detailed 12-megapixel photo we measured needs at quality 75. ${loading}`;
}

function aspect({ width, height }: { width: number; height: number }): number {
  return width / height;
}

function savings(bytes: number): string {
  const photo = 4 * 1024 * 1024;
  if (bytes >= photo)
    return `An original of 25 MB gets ${Math.round((1 - bytes / (25 * 1024 * 1024)) * 100)}% smaller.`;
  return `A phone photo of ${bytesText(photo)} gets ${fixed((1 - bytes / photo) * 100, 1)}% smaller, and ${Math.floor((1024 * 1024 * 1024) / bytes).toLocaleString('en-US')} files of that size fit into a gigabyte.`;
}

function look(bits: number): string {
  if (bits >= JPEG_DENSITY[92].busy) return 'more than any photo needs';
  if (bits >= JPEG_DENSITY[92].middle) return 'quality 92 for most photos';
  if (bits >= JPEG_DENSITY[75].middle) return 'quality 75 for most photos';
  if (bits >= JPEG_DENSITY[50].middle) return 'quality 50 for most photos';
  if (bits >= JPEG_DENSITY[30].middle) return 'quality 30 for most photos';
  return 'blocks and ripples in most photos';
}
