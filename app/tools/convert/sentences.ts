/** What the converter says; wordings of the specification are exact. */
export const SENTENCES = {
  convert: 'Convert',
  run: (label: string) => `Convert to ${label}`,
  again: 'Convert Again',
  failed: 'Error converting image',
  noQuality: (label: string) => `${label} has no quality setting.`,
  isAlready: (own: string, now: string) => `This image is already a ${own}, so ${now} is selected instead.`,
  done: (label: string) => ({
    title: 'Format conversion complete',
    description: `Image successfully converted to ${label}`,
  }),
} as const;
