/** What a landing page has around its own text. */
export const landingWords = {
  steps: 'How to Use',
  questions: 'Frequently Asked Questions',
  related: 'Related Tools',
  measured: {
    title: 'Measured on real photos',
    /** `{before}`, `{after}` are sizes; `{change}` is `81% smaller`. */
    total: '{before} became {after}: **{change}** over {photos} photos, with the settings of this page.',
    how: (month: string, photos: string) => `Measured in ${month} on ${photos}. Each row has its own scale.`,
    before: 'Before',
    after: 'After',
  },
} as const;
