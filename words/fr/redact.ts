import type { EditOf } from '#engine/recipe/index.ts';

type Cover = NonNullable<EditOf<'redact'>['cover']>;

/** The texts of the editor of hidden parts. */
export const redactWords = {
  layer: 'Zones à masquer',
  box: (number: number) =>
    `Zone ${number}. Les flèches la déplacent, avec Maj elles la redimensionnent, Suppr l’efface`,
  cover: 'Masquer avec',
  covers: { black: 'Noir', pixels: 'Blocs', blur: 'Flou' } satisfies Record<Cover, string>,
  add: 'Ajouter une zone',
  removeAll: 'Tout retirer',
  hint: 'Tracez un cadre sur ce que vous voulez masquer. Cela disparaît pour de bon du fichier enregistré.',
  unsafe: 'Des lettres et des chiffres floutés ou pixelisés restent souvent lisibles. Pour du texte, utilisez le noir.',
} as const;
