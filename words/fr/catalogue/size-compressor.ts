import type { SizeCompressorEntry, SizeResizerEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { nameOf } from '#choose/name-of.ts';
import { whatFits } from '#choose/size-page.ts';
import { grouped } from '#words/catalogue/figures.ts';
import { sizeCompressorName } from '#words/catalogue/names.ts';
import { SIZE_NOTES } from '#words/catalogue/sizes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

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
    toolDescription: `Trouve le meilleur JPG de ${grouped(bytes)} octets au plus.`,
    steps: [
      { name: 'Choisir', text: `Choisissez la photo avec « ${CONTROLS.browse} ».` },
      { name: 'Compresser', text: `« ${CONTROLS.targetSize} » est réglé sur ${entry.kb}. ${notes.adjust}` },
      { name: 'Télécharger', text: `Comparez, puis appuyez sur « ${CONTROLS.download} ».` },
    ],
    facts: [
      { heading: `Qui demande ${label}`, paragraphs: [notes.limits] },
      ...whatFits(bytes, {
        heading: `Combien de pixels tiennent dans ${label}`,
        measured: 'Mesuré sur quatorze photos, en 4:3.',
        columns: ['Photo', 'Qualité 75', 'Qualité 50'],
        soft: 'Arrière-plan flou',
        middle: 'Détails moyens',
        busy: 'Fourrure et herbe',
      }),
      { heading: `Tirer le meilleur de ${label}`, paragraphs: [notes.advice] },
    ],
    faqs: faqs(notes.faqs),
  };
}

/** These pages are not translated. */
export function sizeResizerText(entry: SizeResizerEntry): PageText {
  throw new Error(`${entry.slug} is not translated`);
}
