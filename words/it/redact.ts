import type { EditOf } from '#engine/recipe/index.ts';

type Cover = NonNullable<EditOf<'redact'>['cover']>;

/** The texts of the editor of hidden parts. */
export const redactWords = {
  layer: 'Parti da nascondere',
  box: (number: number) =>
    `Parte ${number}. I tasti freccia la spostano, con Maiusc la ridimensionano, Canc la rimuove`,
  cover: 'Nascondi con',
  covers: { black: 'Nero', pixels: 'Pixel', blur: 'Sfocatura' } satisfies Record<Cover, string>,
  add: 'Aggiungi una parte',
  removeAll: 'Rimuovi tutte',
  hint: 'Trascina sopra ciò che vuoi nascondere. Nel file salvato non ci sarà più.',
  unsafe: 'Spesso lettere e numeri sfocati o pixelati si possono ancora leggere. Per il testo usa il nero.',
} as const;
