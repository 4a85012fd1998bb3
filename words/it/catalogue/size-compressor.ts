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
    toolDescription: `Trova il miglior JPG di al massimo ${grouped(bytes)} byte.`,
    steps: [
      { name: choose, text: `Scegli la foto con “${CONTROLS.browse}”.` },
      { name: compress, text: `“${CONTROLS.targetSize}” è impostato su ${entry.kb}. ${notes.adjust}` },
      { name: download, text: `Confronta, poi premi “${CONTROLS.download}”.` },
    ],
    facts: [
      { heading: `Chi chiede ${label}`, paragraphs: [notes.limits] },
      ...whatFits(bytes, {
        heading: `Quanti pixel stanno in ${label}`,
        measured: 'Misurato su quattordici foto, in 4:3.',
        columns: ['Foto', 'Qualità 75', 'Qualità 50'],
        soft: 'Sfondo sfocato',
        middle: 'Dettaglio medio',
        busy: 'Pelo ed erba',
      }),
      { heading: `Come sfruttare al meglio ${label}`, paragraphs: [notes.advice] },
    ],
    faqs: faqs(notes.faqs),
  };
}

/** These pages are not translated. */
export function sizeResizerText(entry: SizeResizerEntry): PageText {
  throw new Error(`${entry.slug} is not translated`);
}
