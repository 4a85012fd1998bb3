import { withArticle } from '#words/language.ts';

/** The converter's texts; wordings of the specification are exact. */
export const convertWords = {
  convert: 'Convert',
  run: (label: string) => `Convert to ${label}`,
  again: 'Convert Again',
  failed: 'Error converting image',
  'is-already': (own: string, now: string) =>
    `This image is already ${withArticle(own)}, so ${now} is selected instead.`,
  'cannot-write': (asked: string, now: string) => `This browser cannot write ${asked}, so ${now} is selected instead.`,
  done: (label: string) => ({
    title: 'Format conversion complete',
    description: `Image successfully converted to ${label}`,
  }),
} as const;
