import type { DimensionResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import { cropTo, rawBytes } from '#catalogue/picture-arithmetic.ts';
import { aspectRatio, bytesText, megapixels, printSize } from '#words/catalogue/figures.ts';
import { frameResizerWords as words } from '#words/catalogue/frame-resizer.ts';
import { FRAME_NOTES } from '#words/catalogue/frames.ts';
import { toolTexts } from '#words/catalogue/tools.ts';
import { nameOf } from './name-of.ts';

/* The figures on the page of a frame in pixels. A language has the sentences. */

const SOURCES = {
  phone: { ratio: 4 / 3, width: 4000, height: 3000 },
  portrait: { ratio: 3 / 4, width: 3000, height: 4000 },
  camera: { ratio: 3 / 2, width: 6000, height: 4000 },
  video: { ratio: 16 / 9, width: 1920, height: 1080 },
} as const;

const SOURCE_IDS = Object.keys(SOURCES) as (keyof typeof SOURCES)[];

/** Sides are in pixels, shares and scales are whole percentages. */
export interface FrameResizerWords {
  title(name: string, tag: string): string;
  toolDescription(width: number, height: number): string;
  /** What to do in each step. */
  steps(width: number, height: number): readonly [open: string, adjust: string, download: string];
  uses(width: number, height: number): string;
  numbers: {
    heading(width: number, height: number): string;
    aspectRatio: string;
    megapixels: string;
    at300: string;
    at150: string;
    raw: string;
    jpg: string;
    /** From one file size to another. */
    between(least: string, most: string): string;
  };
  trims: {
    heading: string;
    columns: readonly [source: string, kept: string, scale: string];
    sources: Readonly<Record<keyof typeof SOURCES, string>>;
    everything: string;
    kept: Readonly<Record<'width' | 'height', (percent: number) => string>>;
    scale(percent: number): string;
    enlarged(scale: string): string;
  };
}

/** The page of a frame in pixels: its notes, and the arithmetic of its sides. */
export function frameResizerText(entry: DimensionResizerEntry): PageText {
  const notes = FRAME_NOTES[entry.slug];
  if (!notes) throw new Error(`Expected notes on ${entry.slug}`);
  const { width, height } = entry;
  const actions = words.steps(width, height);
  return {
    title: words.title(nameOf(entry), notes.tag),
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: words.toolDescription(width, height),
    steps: toolTexts.resize.steps.map((step, at) => ({ name: step, text: actions[at] as string })),
    facts: [
      { heading: words.uses(width, height), paragraphs: [notes.uses] },
      numbers(width, height),
      trims(width, height),
    ],
    faqs: faqs(notes.faqs),
  };
}

function numbers(width: number, height: number): FactBlock {
  const bytes = (kind: 'soft' | 'busy') => bytesText((width * height * JPEG_DENSITY[75][kind]) / 8);
  const { numbers } = words;
  return {
    heading: numbers.heading(width, height),
    paragraphs: [],
    table: {
      columns: ['', `${width} × ${height}`],
      rows: [
        [numbers.aspectRatio, aspectRatio(width, height)],
        [numbers.megapixels, megapixels(width, height)],
        [numbers.at300, printSize(width, height, 300)],
        [numbers.at150, printSize(width, height, 150)],
        [numbers.raw, bytesText(rawBytes(width, height))],
        [numbers.jpg, numbers.between(bytes('soft'), bytes('busy'))],
      ],
    },
  };
}

/** The part of common pictures that the frame keeps, and their scale. */
function trims(width: number, height: number): FactBlock {
  const { heading, columns, sources, everything, kept: keptOf, scale: scaleOf, enlarged } = words.trims;
  return {
    heading,
    paragraphs: [],
    table: {
      columns,
      rows: SOURCE_IDS.map((id) => {
        const source = SOURCES[id];
        const { kept, cut } = cropTo(source.ratio, width / height);
        const scale = Math.max(width / source.width, height / source.height);
        const scaled = scaleOf(Math.round(scale * 100));
        return [
          sources[id],
          cut === 'nothing' ? everything : keptOf[cut](Math.round(kept * 100)),
          scale > 1 ? enlarged(scaled) : scaled,
        ];
      }),
    },
  };
}
