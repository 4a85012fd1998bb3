import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

/** The home page's texts. */
export const homeWords = {
  pageTitle: `${site.name}: Resize, Compress and Convert Images Privately`,
  description: `Free image tools that work entirely in your browser: resize, crop, compress to a size in KB, convert between formats, ${BATCH_LIMIT} images at once. No upload.`,
  title: 'Resize, compress and convert your pictures.',
  lead: 'It all happens in your browser: they never leave your device.',
  start: 'Get Started',
  more: 'Learn More',
  free: 'Free, no account, no upload.',
  example: {
    title: 'Can you see the difference?',
    before: 'Before',
    after: 'After',
    smaller: (percent: number) => `${percent}% smaller`,
    line: (quality: number) =>
      `Our sample photo, compressed here at quality ${quality}. Both files are on this page as they are: drag the line to compare them.`,
    slider: 'Percent of the picture shown as it was before',
  },
  features: {
    title: 'Made for people who care about their pictures',
    fast: {
      title: 'Lightning Fast',
      text: 'There is no upload to wait for. Your device starts straight away and works on several images at the same time.',
    },
    private: {
      title: '100% Private',
      text: 'Your images are opened, changed and saved in your own browser. They are never uploaded.',
    },
    batch: {
      title: 'Batch Processing',
      text: `Up to ${BATCH_LIMIT} images in one go with the same settings. Download them as a ZIP or one by one.`,
    },
  },
  tools: { title: 'Choose a tool', lead: 'They open straight away, and there is nothing to sign up for.' },
  collections: {
    title: 'Collections',
    lead: 'A page for each job, with the right settings and answers to common questions.',
    converters: (count: number) => `${count} converters. JPG, PNG, WebP, HEIC and more.`,
    compressors: (count: number) => `${count} compressors. By format, or to a size in KB.`,
    resizers: (count: number) => `${count} resizers. For screens, social media, paper and forms.`,
  },
  mostWanted: 'Most wanted',
  /** `{query}` is the search. */
  nothingFound:
    'Nothing here matches “{query}”. Try a format or a size, such as “heic to jpg” or “under 200 KB”, or look through [all tools](all).',
  closing: {
    title: 'Ready for your next picture?',
    line: 'Nothing to install and no sign-up.',
    start: 'Get Started Now',
    all: 'Explore All Tools',
  },
} as const;
