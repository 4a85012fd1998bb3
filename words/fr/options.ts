import type { OptionValues } from '#engine/recipe/index.ts';

export type Kept = NonNullable<OptionValues['metadata']>;
type Profile = NonNullable<OptionValues['profile']>;

/** The texts of 'More options': a name and one line per choice. */
export const moreOptionsWords = {
  summary: 'Plus d’options',
  expert: 'Expert',
  watermark: 'un filigrane',
  formatAndQuality: 'Format et qualité',
  notLoaded: 'Ces options n’ont pas pu être chargées. Fermez-les et rouvrez-les.',
  metadata: {
    legend: 'Métadonnées à conserver',
    values: { strip: 'Aucune', copyright: 'Copyright', 'keep-but-location': 'Tout sauf le lieu', keep: 'Toutes' },
    lines: {
      strip: 'Supprime l’appareil, la date, le lieu et les autres données cachées.',
      copyright: 'Garde le copyright, le crédit et l’auteur. Tout le reste disparaît.',
      'keep-but-location': 'Garde l’appareil, la date et le reste. Le lieu disparaît.',
      keep: 'Garde tout, y compris le lieu de prise de vue.',
    } satisfies Record<Kept, string>,
  },
  profile: {
    legend: 'Couleurs',
    values: { srgb: 'sRGB', keep: 'Garder le profil' },
    lines: {
      srgb: 'Convertit en sRGB, fidèle sur tous les écrans.',
      keep: 'Garde les couleurs telles quelles, avec leur profil.',
    } satisfies Record<Profile, string>,
  },
  lossless: { label: 'Sans perte', line: 'Garde chaque pixel à l’identique. Les photos deviennent bien plus lourdes.' },
  background: {
    legend: 'Arrière-plan',
    white: 'Blanc',
    black: 'Noir',
    other: 'Autre couleur',
    line: 'Remplit ce qui était transparent.',
  },
  chroma: {
    label: 'Couleurs en pleine résolution',
    line: 'Garde nets le texte rouge et les fines lignes colorées (4:4:4).',
  },
  dpi: {
    label: 'Résolution d’impression',
    unit: 'ppp',
    own: 'Comme dans le fichier',
    line: 'Indique aux imprimantes la taille d’impression. Aucun pixel ne change.',
    problem: 'La résolution doit être un nombre entier entre 1 et 9600',
  },
  min: {
    label: 'Au moins',
    unit: 'ko',
    own: 'Aucun minimum',
    line: 'Pour les formulaires qui refusent des fichiers plus légers. Des commentaires complètent le fichier sans changer aucun pixel.',
    problem: 'Le poids minimal doit être compris entre 1 ko et le poids voulu',
  },
  minSavings: {
    label: 'Gain minimal',
    unit: '%',
    line: 'Vous récupérez votre original si le gain est inférieur et que rien d’autre ne change.',
    problem: 'Le gain doit être un nombre entre 0 et 99',
  },
  progressive: { label: 'Progressif', line: 'S’affiche tout de suite en entier, puis gagne en netteté.' },
} as const;
