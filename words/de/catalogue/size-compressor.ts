import type { SizeCompressorEntry, SizeResizerEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { nameOf } from '#choose/name-of.ts';
import { whatFits } from '#choose/size-page.ts';
import { grouped } from '#words/catalogue/figures.ts';
import { SIZE_NOTES } from '#words/catalogue/sizes.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [choose, compress, download] = toolTexts.compress.steps;

/** The page of a file size: its notes, and the arithmetic of its bytes. */
export function sizeCompressorText(entry: SizeCompressorEntry): PageText {
  const notes = SIZE_NOTES[entry.kb];
  if (!notes) throw new Error(`Expected notes on ${entry.kb}\u00a0KB for ${entry.slug}`);
  const { bytes } = sizeAim(entry.kb);
  const label = nameOf(entry).replace(/^Bild auf | verkleinern$/g, '');
  return {
    title: `${nameOf(entry)} – ${notes.tag}`,
    metaDescription: notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Findet das beste JPG mit höchstens ${grouped(bytes)} Byte.`,
    steps: [
      { name: choose, text: `Wähle das Foto mit „${CONTROLS.browse}“.` },
      { name: compress, text: `„${CONTROLS.targetSize}“ steht auf ${entry.kb}. ${notes.adjust}` },
      { name: download, text: `Vergleiche und drück dann „${CONTROLS.download}“.` },
    ],
    facts: [
      { heading: `Wer ${label} verlangt`, paragraphs: [notes.limits] },
      ...whatFits(bytes, {
        heading: `Wie viele Pixel in ${label} passen`,
        measured: 'Gemessen an vierzehn Fotos, im Format 4:3.',
        columns: ['Foto', 'Qualität 75', 'Qualität 50'],
        soft: 'Unscharfer Hintergrund',
        middle: 'Mittlere Details',
        busy: 'Fell und Gras',
      }),
      { heading: `So holst du aus ${label} am meisten heraus`, paragraphs: [notes.advice] },
    ],
    faqs: faqs(notes.faqs),
  };
}

/** @throws always: these pages are not translated */
export function sizeResizerText(entry: SizeResizerEntry): PageText {
  throw new Error(`Expected no German page for ${entry.slug}`);
}
