import type { SizeCompressorEntry, SizeResizerEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { nameOf } from '#choose/name-of.ts';
import { whatFits } from '#choose/size-page.ts';
import { grouped } from '#words/catalogue/figures.ts';
import { sizeCompressorName } from '#words/catalogue/names.ts';
import { SIZE_NOTES } from '#words/catalogue/sizes.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [choose, compress, download] = toolTexts.compress.steps;

/** The page of a file size: its notes, and the arithmetic of its bytes. */
export function sizeCompressorText(entry: SizeCompressorEntry): PageText {
  const notes = SIZE_NOTES[entry.kb];
  if (!notes) throw new Error(`Expected notes on ${entry.kb}\u00a0KB for ${entry.slug}`);
  const { bytes } = sizeAim(entry.kb);
  const label = nameOf(entry).replace(sizeCompressorName(''), '');
  return {
    title: `${nameOf(entry)} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Encuentra el mejor JPG de ${grouped(bytes)} bytes como máximo.`,
    steps: [
      { name: choose, text: `Elige la foto con “${CONTROLS.browse}”.` },
      { name: compress, text: `“${CONTROLS.targetSize}” está en ${entry.kb}. ${notes.adjust}` },
      { name: download, text: `Compara y pulsa “${CONTROLS.download}”.` },
    ],
    facts: [
      { heading: `Quién pide ${label}`, paragraphs: [notes.limits] },
      ...whatFits(bytes, {
        heading: `Cuántos píxeles caben en ${label}`,
        measured: 'Medido con catorce fotos, en 4:3.',
        columns: ['Foto', 'Calidad 75', 'Calidad 50'],
        soft: 'Fondo desenfocado',
        middle: 'Detalle medio',
        busy: 'Pelaje y hierba',
      }),
      { heading: `Cómo aprovechar ${label} al máximo`, paragraphs: [notes.advice] },
    ],
    faqs: faqs(notes.faqs),
  };
}

/** These pages are not translated. */
export function sizeResizerText(entry: SizeResizerEntry): PageText {
  throw new Error(`${entry.slug} is not translated`);
}
