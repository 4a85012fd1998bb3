import type { EditOf } from '#engine/recipe/index.ts';

type Cover = NonNullable<EditOf<'redact'>['cover']>;

/** The texts of the editor of hidden parts. */
export const redactWords = {
  layer: 'Partes que ocultar',
  box: (number: number) => `Parte ${number}. Las flechas la mueven, con Mayús cambian su tamaño y Supr la elimina`,
  cover: 'Ocultar con',
  covers: { black: 'Negro', pixels: 'Píxeles', blur: 'Desenfoque' } satisfies Record<Cover, string>,
  add: 'Añadir una parte',
  removeAll: 'Quitar todas',
  hint: 'Arrastra sobre lo que quieras ocultar. Desaparece para siempre del archivo guardado.',
  unsafe:
    'Las letras y los números desenfocados o pixelados a menudo se pueden volver a leer. Para texto, usa el negro.',
} as const;
