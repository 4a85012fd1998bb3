import type { DimensionResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import { cropTo, rawBytes } from '#catalogue/picture-arithmetic.ts';
import { nameOf } from '#choose/name-of.ts';
import { aspectRatio, bytesText, megapixels, printSize } from '#words/catalogue/figures.ts';
import { FRAME_NOTES } from '#words/catalogue/frames.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

/** The page of a frame in pixels: its notes, and the arithmetic of its sides. */
export function frameResizerText(entry: DimensionResizerEntry): PageText {
  const notes = FRAME_NOTES[entry.slug];
  if (!notes) throw new Error(`Expected notes on ${entry.slug}`);
  const { width, height } = entry;
  return {
    title: `${nameOf(entry)} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Fills ${width} × ${height} pixels, and crops instead of stretching.`,
    steps: [
      { name: 'Upload', text: `Press '${CONTROLS.browse}' or drop a picture.` },
      {
        name: 'Adjust',
        text: `'${CONTROLS.width}' and '${CONTROLS.height}' are set to ${width} and ${height}. Drag the frame over what matters.`,
      },
      { name: 'Download', text: `Then press '${CONTROLS.download}'.` },
    ],
    facts: [
      { heading: `What ${width} × ${height} is good for`, paragraphs: [notes.uses] },
      numbers(width, height),
      trims(width, height),
    ],
    faqs: faqs(notes.faqs),
  };
}

function numbers(width: number, height: number): FactBlock {
  const bytes = (kind: 'soft' | 'busy') => bytesText((width * height * JPEG_DENSITY[75][kind]) / 8);
  return {
    heading: `${width} × ${height} in numbers`,
    paragraphs: [],
    table: {
      columns: ['', `${width} × ${height}`],
      rows: [
        ['Aspect ratio', aspectRatio(width, height)],
        ['Megapixels', megapixels(width, height)],
        ['At 300 dpi', printSize(width, height, 300)],
        ['At 150 dpi', printSize(width, height, 150)],
        ['Uncompressed', bytesText(rawBytes(width, height))],
        ['JPG, quality 75', `${bytes('soft')} to ${bytes('busy')}`],
      ],
    },
  };
}

const SOURCES = [
  { name: 'Phone, 4:3', ratio: 4 / 3, width: 4000, height: 3000 },
  { name: 'Phone, portrait 3:4', ratio: 3 / 4, width: 3000, height: 4000 },
  { name: 'Camera, 3:2', ratio: 3 / 2, width: 6000, height: 4000 },
  { name: 'Video still, 16:9', ratio: 16 / 9, width: 1920, height: 1080 },
] as const;

/** The part of common pictures that the frame keeps, and their scale. */
function trims(width: number, height: number): FactBlock {
  return {
    heading: 'How much of your picture stays',
    paragraphs: [],
    table: {
      columns: ['Your picture', 'What stays', 'Scaled to'],
      rows: SOURCES.map((source) => {
        const { kept, cut } = cropTo(source.ratio, width / height);
        const scale = Math.max(width / source.width, height / source.height);
        return [
          source.name,
          cut === 'nothing' ? 'everything' : `${Math.round(kept * 100)}% of the ${cut}`,
          `${Math.round(scale * 100)}%${scale > 1 ? ', enlarged' : ''}`,
        ];
      }),
    },
  };
}
