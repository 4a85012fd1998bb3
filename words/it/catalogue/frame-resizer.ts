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
    toolDescription: `Riempie ${width} × ${height} pixel e ritaglia invece di deformare.`,
    steps: [
      { name: choose, text: `Premi “${CONTROLS.browse}” o trascina qui un’immagine.` },
      {
        name: adjust,
        text: `“${CONTROLS.width}” e “${CONTROLS.height}” sono impostate su ${width} e ${height}. Trascina la cornice su ciò che conta.`,
      },
      { name: download, text: `Poi premi “${CONTROLS.download}”.` },
    ],
    facts: [
      { heading: `A che cosa serve ${width} × ${height}`, paragraphs: [notes.uses] },
      numbers(width, height),
      trims(width, height),
    ],
    faqs: faqs(notes.faqs),
  };
}

function numbers(width: number, height: number): FactBlock {
  const bytes = (kind: 'soft' | 'busy') => bytesText((width * height * JPEG_DENSITY[75][kind]) / 8);
  return {
    heading: `${width} × ${height} in cifre`,
    paragraphs: [],
    table: {
      columns: ['', `${width} × ${height}`],
      rows: [
        ['Proporzioni', aspectRatio(width, height)],
        ['Megapixel', megapixels(width, height)],
        ['A 300\u00a0dpi', printSize(width, height, 300)],
        ['A 150\u00a0dpi', printSize(width, height, 150)],
        ['Non compressa', bytesText(rawBytes(width, height))],
        ['JPG, qualità 75', `da ${bytes('soft')} a ${bytes('busy')}`],
      ],
    },
  };
}

const SOURCES = [
  { name: 'Telefono, 4:3', ratio: 4 / 3, width: 4000, height: 3000 },
  { name: 'Telefono, verticale 3:4', ratio: 3 / 4, width: 3000, height: 4000 },
  { name: 'Fotocamera, 3:2', ratio: 3 / 2, width: 6000, height: 4000 },
  { name: 'Fermo immagine, 16:9', ratio: 16 / 9, width: 1920, height: 1080 },
] as const;

/** The part of common pictures that the frame keeps, and their scale. */
function trims(width: number, height: number): FactBlock {
  return {
    heading: 'Quanto resta della tua immagine',
    paragraphs: [],
    table: {
      columns: ['La tua immagine', 'Che cosa resta', 'Scala'],
      rows: SOURCES.map((source) => {
        const { kept, cut } = cropTo(source.ratio, width / height);
        const scale = Math.max(width / source.width, height / source.height);
        return [
          source.name,
          cut === 'nothing' ? 'tutto' : `${cut === 'width' ? 'larghezza' : 'altezza'}: ${Math.round(kept * 100)}%`,
          `${Math.round(scale * 100)}%${scale > 1 ? ', ingrandita' : ''}`,
        ];
      }),
    },
  };
}
