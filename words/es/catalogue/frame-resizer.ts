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
    toolDescription: `Llena ${width} × ${height} píxeles, y recorta en lugar de estirar.`,
    steps: [
      { name: choose, text: `Pulsa “${CONTROLS.browse}” o suelta una imagen.` },
      {
        name: adjust,
        text: `“${CONTROLS.width}” y “${CONTROLS.height}” están en ${width} y ${height}. Arrastra el marco sobre lo que importa.`,
      },
      { name: download, text: `Después pulsa “${CONTROLS.download}”.` },
    ],
    facts: [
      { heading: `Para qué sirve ${width} × ${height}`, paragraphs: [notes.uses] },
      numbers(width, height),
      trims(width, height),
    ],
    faqs: faqs(notes.faqs),
  };
}

function numbers(width: number, height: number): FactBlock {
  const bytes = (kind: 'soft' | 'busy') => bytesText((width * height * JPEG_DENSITY[75][kind]) / 8);
  return {
    heading: `${width} × ${height} en cifras`,
    paragraphs: [],
    table: {
      columns: ['', `${width} × ${height}`],
      rows: [
        ['Relación de aspecto', aspectRatio(width, height)],
        ['Megapíxeles', megapixels(width, height)],
        ['A 300\u00a0ppp', printSize(width, height, 300)],
        ['A 150\u00a0ppp', printSize(width, height, 150)],
        ['Sin comprimir', bytesText(rawBytes(width, height))],
        ['JPG, calidad 75', `de ${bytes('soft')} a ${bytes('busy')}`],
      ],
    },
  };
}

const SOURCES = [
  { name: 'Teléfono, 4:3', ratio: 4 / 3, width: 4000, height: 3000 },
  { name: 'Teléfono, vertical 3:4', ratio: 3 / 4, width: 3000, height: 4000 },
  { name: 'Cámara, 3:2', ratio: 3 / 2, width: 6000, height: 4000 },
  { name: 'Fotograma de video, 16:9', ratio: 16 / 9, width: 1920, height: 1080 },
] as const;

/** The part of common pictures that the frame keeps, and their scale. */
function trims(width: number, height: number): FactBlock {
  return {
    heading: 'Cuánto queda de tu imagen',
    paragraphs: [],
    table: {
      columns: ['Tu imagen', 'Lo que queda', 'Escala'],
      rows: SOURCES.map((source) => {
        const { kept, cut } = cropTo(source.ratio, width / height);
        const scale = Math.max(width / source.width, height / source.height);
        return [
          source.name,
          cut === 'nothing' ? 'todo' : `${Math.round(kept * 100)}\u00a0% del ${cut === 'width' ? 'ancho' : 'alto'}`,
          `${Math.round(scale * 100)}\u00a0%${scale > 1 ? ', ampliada' : ''}`,
        ];
      }),
    },
  };
}
