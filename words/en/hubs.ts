/** A collection's texts around its own. */
export const hubWords = {
  popular: 'Popular tools',
  figures: (photos: number) =>
    `Larger or smaller: ${photos} real photos, converted or compressed with each page’s own settings.`,
  fast: {
    title: 'Fast & Efficient',
    text: 'No upload and no queue: your own device does the work straight away.',
  },
  free: {
    title: 'Free to Use',
    text: 'Every tool, as often as you like. No account, and no watermark unless you add one.',
  },
  private: { title: 'Privacy Protected', text: 'Your images stay in your browser. Nobody else sees them.' },
} as const;
