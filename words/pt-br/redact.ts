import type { EditOf } from '#engine/recipe/index.ts';

type Cover = NonNullable<EditOf<'redact'>['cover']>;

/** The texts of the editor of hidden parts. */
export const redactWords = {
  layer: 'Partes a ocultar',
  box: (number: number) => `Parte ${number}. As setas movem, com Shift mudam o tamanho, e Delete remove`,
  cover: 'Ocultar com',
  covers: { black: 'Preto', pixels: 'Blocos', blur: 'Desfoque' } satisfies Record<Cover, string>,
  add: 'Adicionar parte',
  removeAll: 'Remover todas',
  hint: 'Arraste sobre o que você quer ocultar. Isso some de vez do arquivo salvo.',
  unsafe: 'Letras e números desfocados ou pixelados muitas vezes podem ser recuperados. Para textos, use preto.',
} as const;
