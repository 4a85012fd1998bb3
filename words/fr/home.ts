import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

/** The home page's texts. */
export const homeWords = {
  pageTitle: `${site.name} : redimensionner et compresser des images`,
  description: `Outils gratuits pour vos images, dans votre navigateur : redimensionner, recadrer, compresser, convertir, ${BATCH_LIMIT} images à la fois. Rien n’est envoyé.`,
  title: 'Redimensionnez, compressez et convertissez vos images.',
  lead: 'Tout se passe dans votre navigateur : elles ne quittent jamais votre appareil.',
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
    compressors: (count: number) => `${count} compresseurs. Par format ou par poids en Ko.`,
    resizers: (count: number) =>
      `${count} redimensionneurs. Pour les écrans, les réseaux sociaux, le papier et les formulaires.`,
  },
  mostWanted: 'Les plus demandés',
  /** `{query}` is the search. */
  nothingFound:
    'Rien ici ne correspond à « {query} ». Essayez un format ou un poids, par exemple « heic en jpg » ou « moins de 200 Ko », ou parcourez [tous les outils](all).',
  closing: {
    title: 'On passe à votre prochaine image ?',
    line: 'Rien à installer, pas d’inscription.',
    start: 'Commencer maintenant',
    all: 'Découvrir tous les outils',
  },
} as const;
