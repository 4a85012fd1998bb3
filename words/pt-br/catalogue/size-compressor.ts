import type { SizeCompressorEntry, SizeResizerEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { nameOf } from '#choose/name-of.ts';
import { whatFits } from '#choose/size-page.ts';
import { grouped } from '#words/catalogue/figures.ts';
import { sizeCompressorName } from '#words/catalogue/names.ts';
import { SIZE_NOTES } from '#words/catalogue/sizes.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [open, compress, download] = toolTexts.compress.steps;

/** The page of a file size: its notes, and the arithmetic of its bytes. */
export function sizeCompressorText(entry: SizeCompressorEntry): PageText {
  const notes = SIZE_NOTES[entry.kb];
  if (!notes) throw new Error(`Expected notes on ${entry.kb} KB for ${entry.slug}`);
  const { bytes } = sizeAim(entry.kb);
  const label = nameOf(entry).replace(sizeCompressorName(''), '');
  return {
    title: `${nameOf(entry)} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Encontra o melhor JPG de no máximo ${grouped(bytes)} bytes.`,
    steps: [
      { name: open, text: `Escolha a foto com “${CONTROLS.browse}”.` },
      { name: compress, text: `“${CONTROLS.targetSize}” está em ${entry.kb}. ${notes.adjust}` },
      { name: download, text: `Compare e clique em “${CONTROLS.download}”.` },
    ],
    facts: [
      { heading: `Quem pede ${label}`, paragraphs: [notes.limits] },
      ...whatFits(bytes, {
        heading: `Quantos pixels cabem em ${label}`,
        measured: 'Medido em quatorze fotos, em 4:3.',
        columns: ['Foto', 'Qualidade 75', 'Qualidade 50'],
        soft: 'Fundo desfocado',
        middle: 'Detalhe médio',
        busy: 'Pelos e grama',
      }),
      { heading: `Como aproveitar ao máximo ${label}`, paragraphs: [notes.advice] },
    ],
    faqs: faqs(notes.faqs),
  };
}

/** These pages are not translated. */
export function sizeResizerText({ slug }: SizeResizerEntry): PageText {
  throw new Error(`Expected no page for ${slug} in Portuguese`);
}
