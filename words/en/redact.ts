import type { EditOf } from '#engine/recipe/index.ts';

type Cover = NonNullable<EditOf<'redact'>['cover']>;

/** The texts of the editor of hidden parts. */
export const redactWords = {
  layer: 'Parts to hide',
  box: (number: number) => `Part ${number}. Arrow keys move it, with Shift they resize it, Delete removes it`,
  cover: 'Hide with',
  covers: { black: 'Black', pixels: 'Blocks', blur: 'Blur' } satisfies Record<Cover, string>,
  add: 'Add a part',
  removeAll: 'Remove all',
  hint: 'Drag over what you want to hide. It is gone from the saved file for good.',
  unsafe: 'Blurred or pixelated letters and numbers can often be read again. Use black for text.',
} as const;
