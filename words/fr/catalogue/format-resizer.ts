import type { FormatResizerEntry } from '#catalogue/entries/entry.ts';
import { type FormatWord, idOf } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import { FORMATS } from '#engine/formats/index.ts';
import { grouped } from '#words/catalogue/figures.ts';
import { tenMegabytes } from '#words/catalogue/ten-megabytes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, width, height, lock, download } = CONTROLS;

const jpg: PageText = {
  title: 'Redimensionner un JPG – moins de pixels, toujours net',
  metaDescription:
    'Redimensionnez vos photos JPG en largeur, hauteur ou pourcentage. Elles restent nettes, à l’endroit et fidèles en couleurs. Rien ne quitte le navigateur.',
  h1: 'Redimensionner un JPG',
  description:
    'La plupart des photos ont bien plus de pixels que nécessaire. Redimensionner est le moyen le plus sûr d’obtenir un JPG léger, et à sa nouvelle taille, la photo peut même paraître plus nette qu’avant.',
  toolDescription:
    'Redimensionne des photos JPG avec un filtre net, les remet à l’endroit et convertit leurs couleurs en sRGB.',
  steps: [
    {
      name: 'Choisir',
      text: `Ouvrez une photo avec « ${browse} ». « ${width} » et « ${height} » montrent sa taille actuelle.`,
    },
    {
      name: 'Régler',
      text: `Saisissez une nouvelle valeur dans « ${width} ». Avec « ${lock} », « ${height} » suit. Essayez 1600 pour un site, 2048 pour une tablette.`,
    },
    { name: 'Télécharger', text: `Appuyez sur « ${download} » pour enregistrer le JPG redimensionné.` },
  ],
  facts: [
    {
      heading: 'Ce que le redimensionnement fait à un JPG',
      paragraphs: [
        'Un JPG peut s’ouvrir à la moitié, au quart ou au huitième de sa taille : même 100 mégapixels se réduisent vite.',
        'La réduction lisse le bruit et les traces de compression. Un JPG qui montre des blocs en taille réelle est souvent propre à la moitié.',
      ],
    },
  ],
  faqs: faqs([
    [
      'De combien le fichier s’allège-t-il à la moitié de la largeur ?',
      'La moitié de la largeur et de la hauteur, c’est un quart des pixels. Le fichier tombe à environ un tiers, car chaque pixel restant contient plus de détails.',
    ],
    [
      'Ma photo en portrait sera-t-elle couchée ?',
      'Non, elle ressort comme vous l’avez vue sur votre téléphone, dans tous les programmes.',
    ],
    ['Puis-je agrandir un JPG ?', 'Oui, mais aucun détail nouveau n’est inventé. Au-delà du double, il paraît flou.'],
  ]),
};

const TEXTS: Partial<Record<FormatWord, PageText>> = { jpg };

/** @throws if a format has an entry but no text */
export function formatResizerText(entry: FormatResizerEntry): PageText {
  const text = TEXTS[entry.format];
  if (!text) throw new Error(`Expected a text for ${entry.slug}`);
  return { ...text, facts: [...text.facts, limits(entry)] };
}

/** How far a picture of this format can be enlarged, from the engine's record. */
function limits({ format }: FormatResizerEntry): FactBlock {
  const record = FORMATS[idOf(format)];
  return {
    heading: `Jusqu’où un ${record.label} peut grandir`,
    paragraphs: [
      `Ici, un ${record.label} peut avoir jusqu’à ${grouped(record.maxSide)} pixels sur son plus grand côté. ${tenMegabytes[record.id]}`,
    ],
  };
}
