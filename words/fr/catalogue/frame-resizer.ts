import type { DimensionResizerEntry } from '#catalogue/entries/entry.ts';
import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import { cropTo, rawBytes } from '#catalogue/picture-arithmetic.ts';
import { nameOf } from '#choose/name-of.ts';
import { aspectRatio, bytesText, megapixels, printSize } from '#words/catalogue/figures.ts';
import { FRAME_NOTES } from '#words/catalogue/frames.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

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
    toolDescription: `Remplit ${width} × ${height} pixels, en recadrant au lieu d’étirer.`,
    steps: [
      { name: 'Choisir', text: `Appuyez sur « ${CONTROLS.browse} » ou déposez une image.` },
      {
        name: 'Régler',
        text: `« ${CONTROLS.width} » et « ${CONTROLS.height} » sont réglés sur ${width} et ${height}. Placez le cadre sur ce qui compte.`,
      },
      { name: 'Télécharger', text: `Appuyez ensuite sur « ${CONTROLS.download} ».` },
    ],
    facts: [
      { heading: `À quoi sert le ${width} × ${height}`, paragraphs: [notes.uses] },
      numbers(width, height),
      trims(width, height),
    ],
    faqs: faqs(notes.faqs),
  };
}

function numbers(width: number, height: number): FactBlock {
  const bytes = (kind: 'soft' | 'busy') => bytesText((width * height * JPEG_DENSITY[75][kind]) / 8);
  return {
    heading: `${width} × ${height} en chiffres`,
    paragraphs: [],
    table: {
      columns: ['', `${width} × ${height}`],
      rows: [
        ['Rapport largeur/hauteur', aspectRatio(width, height)],
        ['Mégapixels', megapixels(width, height)],
        ['À 300 ppp', printSize(width, height, 300)],
        ['À 150 ppp', printSize(width, height, 150)],
        ['Sans compression', bytesText(rawBytes(width, height))],
        ['JPG, qualité 75', `de ${bytes('soft')} à ${bytes('busy')}`],
      ],
    },
  };
}

const SOURCES = [
  { name: 'Téléphone, 4:3', ratio: 4 / 3, width: 4000, height: 3000 },
  { name: 'Téléphone, portrait 3:4', ratio: 3 / 4, width: 3000, height: 4000 },
  { name: 'Appareil photo, 3:2', ratio: 3 / 2, width: 6000, height: 4000 },
  { name: 'Image de vidéo, 16:9', ratio: 16 / 9, width: 1920, height: 1080 },
] as const;

const SIDES = { width: 'largeur', height: 'hauteur' } as const;

/** The part of common pictures that the frame keeps, and their scale. */
function trims(width: number, height: number): FactBlock {
  return {
    heading: 'Ce qui reste de votre image',
    paragraphs: [],
    table: {
      columns: ['Votre image', 'Ce qui reste', 'Échelle'],
      rows: SOURCES.map((source) => {
        const { kept, cut } = cropTo(source.ratio, width / height);
        const scale = Math.max(width / source.width, height / source.height);
        return [
          source.name,
          cut === 'nothing' ? 'tout' : `${Math.round(kept * 100)} % de la ${SIDES[cut]}`,
          `${Math.round(scale * 100)} %${scale > 1 ? ', agrandie' : ''}`,
        ];
      }),
    },
  };
}
