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
    toolDescription: `Searches for the best JPG that has at most ${grouped(bytes)} bytes.`,
    steps: [
      {
        name: 'Upload',
        text: `Choose the photo with '${CONTROLS.browse}'. It may have up to ${entry.uploadMB ?? UPLOAD_LIMIT_MB} MB and stays on your device.`,
      },
      {
        name: 'Compress',
        text: `'${CONTROLS.targetSize}' already says ${entry.kb}, and '${CONTROLS.quality}' follows it. ${notes.adjust}`,
      },
      { name: 'Download', text: `Read off the size, compare, and '${CONTROLS.download}' the JPG below ${label}.` },
    ],
    facts: [
      { heading: `Who asks for ${label}`, paragraphs: [notes.limits] },
      whatFits(label, bytes),
      { heading: `Getting the most out of ${label}`, paragraphs: [notes.advice, verdict(label, bytes)] },
    ],
    faqs: faqs([
      ...notes.faqs,
      [
        `What do I save by going to ${label}?`,
        `${savings(bytes)} The general rule of 30-80% is for compressing by quality; a target takes whatever it needs.`,
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
  const bits = bitsPerPixel(bytes, COMPRESS_FRAME.width, COMPRESS_FRAME.height);
  const shared = bitsPerPixel(bytes, PHONE.width, PHONE.height);
  return {
    title: `${entry.name} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: entry.name,
    description: notes.why,
    toolDescription: entry.shrink
      ? `Scales an image into ${frame} pixels and then compresses it to at most ${label}.`
      : `Compresses an image to at most ${label} and gives up pixels only where it must.`,
    steps: [
      { name: 'Upload', text: `Put the image in with '${CONTROLS.browse}' or by dropping it.` },
      { name: 'Compress', text: `${notes.adjust} '${CONTROLS.targetSize}' stands at ${entry.kb}.` },
      { name: 'Download', text: `Check pixels and kilobytes of the result side by side, then '${CONTROLS.download}'.` },
    ],
    facts: [
      { heading: `Pixels against kilobytes at ${label}`, paragraphs: [notes.advice, notes.limits] },
      {
        heading: 'The same bytes, spread differently',
        paragraphs: [],
        table: {
          columns: ['Pixels', 'Bits for each', 'Which is about'],
          rows: [
            ['640 × 480', fixed(bitsPerPixel(bytes, 640, 480), 2), look(bitsPerPixel(bytes, 640, 480))],
            [frame, fixed(bits, 2), look(bits)],
            ['2000 × 1500', fixed(bitsPerPixel(bytes, 2000, 1500), 2), look(bitsPerPixel(bytes, 2000, 1500))],
            [`${PHONE.width} × ${PHONE.height}`, fixed(shared, 2), look(shared)],
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
    heading: `How many pixels ${label} hold`,
    paragraphs: [
      'It depends on the subject. Measured on fourteen photos with the encoder of this page, in proportions of 4:3:',
    ],
    table: {
      columns: ['Photo', 'at quality 75', 'at quality 50'],
      rows: [
        ['Blurred background', frame(75, 'soft'), frame(50, 'soft')],
        ['The one in the middle', frame(75, 'middle'), frame(50, 'middle')],
        ['Fur and grass in focus', frame(75, 'busy'), frame(50, 'busy')],
      ],
    },
  };
}

/** What becomes of a whole phone photo at this size. */
function verdict(label: string, bytes: number): string {
  const bits = bitsPerPixel(bytes, PHONE.width, PHONE.height);
  const loading = `On a slow phone connection of 1.6 Mbit/s the file takes ${transferTime(bytes)}.`;
  const whole = `Spread over all 12 megapixels of a phone photo, ${label} are ${fixed(bits, bits < 1 ? 3 : 1)} bits a pixel:`;
  const { width, height } = frameFor(bytes, JPEG_DENSITY[75].middle, aspect(PHONE));
  if (bits < JPEG_DENSITY[30].soft)
    return `${whole} less than even a blurred background takes at quality 30, so the photo has to lose pixels, down to about ${width} × ${height} for a clean result. ${loading}`;
  if (bits < JPEG_DENSITY[75].middle)
    return `${whole} enough for a calm subject at a middling quality, too little for a busy one. ${loading}`;
  if (bits < JPEG_DENSITY[75].busy)
    return `${whole} what quality 75 takes for most subjects, so the pixels can all stay. ${loading}`;
  return `${whole} more than quality 75 takes for the busiest photo we measured. ${loading}`;
}

function aspect({ width, height }: { width: number; height: number }): number {
  return width / height;
}

function savings(bytes: number): string {
  const photo = 4 * 1024 * 1024;
  if (bytes >= photo)
    return `From an original of 25 MB ${Math.round((1 - bytes / (25 * 1024 * 1024)) * 100)}% fall away.`;
  return `A phone photo of ${bytesText(photo)} loses ${fixed((1 - bytes / photo) * 100, 1)}% of its bytes, and ${Math.floor((1024 * 1024 * 1024) / bytes).toLocaleString('en-US')} such files fit into a gigabyte.`;
}

function look(bits: number): string {
  if (bits >= JPEG_DENSITY[92].busy) return 'more than any photo needs';
  if (bits >= JPEG_DENSITY[92].middle) return 'quality 92 for most photos';
  if (bits >= JPEG_DENSITY[75].middle) return 'quality 75 for most photos';
  if (bits >= JPEG_DENSITY[50].middle) return 'quality 50 for most photos';
  if (bits >= JPEG_DENSITY[30].middle) return 'quality 30 for most photos';
  return 'blocks and ripples in most photos';
}
