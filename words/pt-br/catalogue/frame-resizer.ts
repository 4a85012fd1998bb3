import type { DimensionResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import { cropTo, rawBytes } from '#catalogue/picture-arithmetic.ts';
import { nameOf } from '#choose/name-of.ts';
import { aspectRatio, bytesText, megapixels, printSize } from '#words/catalogue/figures.ts';
import { FRAME_NOTES } from '#words/catalogue/frames.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [open, adjust, download] = toolTexts.resize.steps;

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
    toolDescription: `Preenche ${width} × ${height} pixels e corta em vez de esticar.`,
    steps: [
      { name: open, text: `Clique em “${CONTROLS.browse}” ou solte uma imagem.` },
      {
        name: adjust,
        text: `“${CONTROLS.width}” e “${CONTROLS.height}” estão em ${width} e ${height}. Arraste a moldura sobre o que importa.`,
      },
      { name: download, text: `Depois clique em “${CONTROLS.download}”.` },
    ],
    facts: [
      { heading: `Para que serve ${width} × ${height}`, paragraphs: [notes.uses] },
      numbers(width, height),
      trims(width, height),
    ],
    faqs: faqs(notes.faqs),
  };
}

function numbers(width: number, height: number): FactBlock {
  const bytes = (kind: 'soft' | 'busy') => bytesText((width * height * JPEG_DENSITY[75][kind]) / 8);
  return {
    heading: `${width} × ${height} em números`,
    paragraphs: [],
    table: {
      columns: ['', `${width} × ${height}`],
      rows: [
        ['Proporção', aspectRatio(width, height)],
        ['Megapixels', megapixels(width, height)],
        ['A 300 dpi', printSize(width, height, 300)],
        ['A 150 dpi', printSize(width, height, 150)],
        ['Sem compressão', bytesText(rawBytes(width, height))],
        ['JPG, qualidade 75', `${bytes('soft')} a ${bytes('busy')}`],
      ],
    },
  };
}

const SOURCES = [
  { name: 'Celular, 4:3', ratio: 4 / 3, width: 4000, height: 3000 },
  { name: 'Celular em pé, 3:4', ratio: 3 / 4, width: 3000, height: 4000 },
  { name: 'Câmera, 3:2', ratio: 3 / 2, width: 6000, height: 4000 },
  { name: 'Quadro de vídeo, 16:9', ratio: 16 / 9, width: 1920, height: 1080 },
] as const;

const SIDES = { width: 'da largura', height: 'da altura' } as const;

/** The part of common pictures that the frame keeps, and their scale. */
function trims(width: number, height: number): FactBlock {
  return {
    heading: 'Quanto da sua imagem fica',
    paragraphs: [],
    table: {
      columns: ['Sua imagem', 'O que fica', 'Escala'],
      rows: SOURCES.map((source) => {
        const { kept, cut } = cropTo(source.ratio, width / height);
        const scale = Math.max(width / source.width, height / source.height);
        return [
          source.name,
          cut === 'nothing' ? 'tudo' : `${Math.round(kept * 100)}% ${SIDES[cut]}`,
          `${Math.round(scale * 100)}%${scale > 1 ? ', ampliada' : ''}`,
        ];
      }),
    },
  };
}
