import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles, fileMb } = site.limits;

/** The home page's texts. */
export const homeWords = {
  pageTitle: `${site.name} : redimensionner et compresser des images`,
  description: `Outils gratuits pour vos images, dans votre navigateur : redimensionner, recadrer, compresser, convertir, ${BATCH_LIMIT} images à la fois. Rien n’est envoyé.`,
  title: 'Redimensionnez, compressez et convertissez vos images.',
  lead: 'Tout se passe dans votre navigateur : vos images ne quittent jamais votre appareil.',
  start: 'Commencer',
  more: 'En savoir plus',
  free: 'Gratuit, sans compte, et rien n’est envoyé.',
  example: {
    title: 'Voyez-vous la différence ?',
    before: 'Avant',
    after: 'Après',
    smaller: (percent: number) => `${percent} % plus légère`,
    line: (quality: number) =>
      `Notre photo d’exemple, compressée ici avec une qualité de ${quality}. Les deux fichiers sont sur cette page, tels quels : faites glisser la ligne pour les comparer.`,
    slider: 'Pourcentage de l’image affiché dans son état d’origine',
  },
  features: {
    title: 'Pour celles et ceux qui tiennent à leurs images',
    fast: {
      title: 'Ultrarapide',
      text: 'Aucun envoi à attendre. Votre appareil commence tout de suite et traite plusieurs images en même temps.',
    },
    private: {
      title: '100 % privé',
      text: 'Vos images sont ouvertes, modifiées et enregistrées dans votre propre navigateur. Elles ne sont jamais envoyées.',
    },
    batch: {
      title: 'Traitement par lots',
      text: `Jusqu’à ${BATCH_LIMIT} images d’un coup avec les mêmes réglages. Téléchargez-les en ZIP ou une par une.`,
    },
  },
  tools: { title: 'Choisissez un outil', lead: 'Tous s’ouvrent aussitôt, sans inscription.' },
  collections: {
    title: 'Collections',
    lead: 'Une page pour chaque besoin, avec les bons réglages et les réponses aux questions courantes.',
    converters: (count: number) => `${count} convertisseurs. JPG, PNG, WebP, HEIC et d’autres.`,
    compressors: (count: number) => `${count} compresseurs. Par format ou par poids en ko.`,
    resizers: (count: number) =>
      `${count} redimensionneurs. Pour les écrans, les réseaux sociaux, le papier et les formulaires.`,
  },
  help: {
    title: 'Centre d’aide',
    items: [
      {
        title: 'Ouvrir une image',
        text: 'Faites-la glisser sur la page, choisissez-la avec « Choisir des fichiers » ou collez-la. Le traitement par lots en prend beaucoup à la fois.',
      },
      {
        title: 'La modifier',
        text: 'Chaque réglage montre aussitôt son effet. Ce qu’un format ne peut pas garder est indiqué avant de commencer.',
      },
      {
        title: 'L’enregistrer',
        text: '« Télécharger » enregistre un fichier, « Tout télécharger » un ZIP. L’original sur votre appareil reste tel quel.',
      },
      {
        title: 'En cas de problème',
        text: 'Réessayez avec une image plus petite ou un autre navigateur, et dites-nous ce qui s’est passé : le contact est au bas de chaque page.',
      },
    ],
  },
  faq: {
    title: 'FAQ',
    items: [
      {
        title: 'Mes images sont-elles envoyées ?',
        text: 'Non. Elles sont ouvertes, modifiées et enregistrées dans votre navigateur. Les pages déjà visitées fonctionnent aussi hors ligne.',
      },
      {
        title: 'Est-ce gratuit ?',
        text: 'Oui, tous les outils, autant que vous voulez et sans compte. Aucun filigrane n’est ajouté, sauf le vôtre.',
      },
      {
        title: 'Combien peut peser une image ?',
        text: `${fileMb} Mo, et ${batchFiles} images à la fois. Les plus lourdes s’ouvrent si vous le confirmez et si votre appareil a assez de mémoire.`,
      },
      {
        title: 'Quels fichiers s’ouvrent ici ?',
        text: 'JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, JPEG XL, BMP, ICO et SVG. Les vidéos, les PDF et les fichiers RAW, non.',
      },
      {
        title: 'La qualité baisse-t-elle ?',
        text: 'Recadrer ou pivoter un JPG ne coûte en général rien. Compresser coûte ce que vous acceptez : comparez les deux images avant d’enregistrer.',
      },
      {
        title: 'Que deviennent le lieu et les métadonnées ?',
        text: 'Ils sont supprimés, sauf si vous choisissez dans « Plus d’options » ce qui reste.',
      },
    ],
  },
  mostWanted: 'Les plus demandés',
  /** `{query}` is the search. */
  nothingFound:
    'Rien ici ne correspond à « {query} ». Essayez un format ou un poids, par exemple « heic en jpg » ou « moins de 200 ko », ou parcourez [tous les outils](all).',
  closing: {
    title: 'Une autre image ?',
    line: 'Rien à installer, pas d’inscription.',
    start: 'Commencer maintenant',
    all: 'Découvrir tous les outils',
  },
} as const;
