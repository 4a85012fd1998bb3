import type { DimensionResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import { cropTo, rawBytes } from '#catalogue/picture-arithmetic.ts';
import { nameOf } from '#choose/name-of.ts';
import { aspectRatio, bytesText, megapixels, printSize } from '#words/catalogue/figures.ts';
import { FRAME_NOTES } from '#words/catalogue/frames.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [choose, adjust, download] = toolTexts.resize.steps;

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
    toolDescription: `Füllt ${width} × ${height} Pixel und schneidet zu, statt zu verzerren.`,
    steps: [
      { name: choose, text: `Drück „${CONTROLS.browse}“ oder zieh ein Bild hierher.` },
      {
        name: adjust,
        text: `„${CONTROLS.width}“ und „${CONTROLS.height}“ stehen auf ${width} und ${height}. Zieh den Rahmen über das, worauf es ankommt.`,
      },
      { name: download, text: `Drück dann „${CONTROLS.download}“.` },
    ],
    facts: [
      { heading: `Wofür ${width} × ${height} gut ist`, paragraphs: [notes.uses] },
      numbers(width, height),
      trims(width, height),
    ],
    faqs: faqs(notes.faqs),
  };
}

function numbers(width: number, height: number): FactBlock {
  const bytes = (kind: 'soft' | 'busy') => bytesText((width * height * JPEG_DENSITY[75][kind]) / 8);
  return {
    heading: `${width} × ${height} in Zahlen`,
    paragraphs: [],
    table: {
      columns: ['', `${width} × ${height}`],
      rows: [
        ['Seitenverhältnis', aspectRatio(width, height)],
        ['Megapixel', megapixels(width, height)],
        ['Bei 300\u00a0dpi', printSize(width, height, 300)],
        ['Bei 150\u00a0dpi', printSize(width, height, 150)],
        ['Unkomprimiert', bytesText(rawBytes(width, height))],
        ['JPG, Qualität 75', `${bytes('soft')} bis ${bytes('busy')}`],
      ],
    },
  };
}

const SOURCES = [
  { name: 'Smartphone, 4:3', ratio: 4 / 3, width: 4000, height: 3000 },
  { name: 'Smartphone hochkant, 3:4', ratio: 3 / 4, width: 3000, height: 4000 },
  { name: 'Kamera, 3:2', ratio: 3 / 2, width: 6000, height: 4000 },
  { name: 'Videobild, 16:9', ratio: 16 / 9, width: 1920, height: 1080 },
] as const;

const SIDES = { width: 'Breite', height: 'Höhe' } as const;

/** The part of common pictures that the frame keeps, and their scale. */
function trims(width: number, height: number): FactBlock {
  return {
    heading: 'Wie viel von deinem Bild bleibt',
    paragraphs: [],
    table: {
      columns: ['Dein Bild', 'Was bleibt', 'Skaliert auf'],
      rows: SOURCES.map((source) => {
        const { kept, cut } = cropTo(source.ratio, width / height);
        const scale = Math.max(width / source.width, height / source.height);
        return [
          source.name,
          cut === 'nothing' ? 'alles' : `${Math.round(kept * 100)}\u00a0% der ${SIDES[cut]}`,
          `${Math.round(scale * 100)}\u00a0%${scale > 1 ? ', vergrößert' : ''}`,
        ];
      }),
    },
  };
}
