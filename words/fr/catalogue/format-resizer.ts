import type { FormatWord } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import type { Format } from '#engine';
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

export const formatResizerTexts: Partial<Record<FormatWord, PageText>> = { jpg };

/** How far a picture of a format can be enlarged. */
export const resizerLimits = ({ label, maxSide, id }: Format): FactBlock => ({
  heading: `Jusqu’où un ${label} peut grandir`,
  paragraphs: [
    `Ici, un ${label} peut avoir jusqu’à ${grouped(maxSide)} pixels sur son plus grand côté. ${tenMegabytes[id]}`,
  ],
});
