import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles, fileMb } = site.limits;

/** The home page's texts. */
export const homeWords = {
  pageTitle: `${site.name}: Resize, Compress and Convert Images Privately`,
  description: `Free image tools that work entirely in your browser: resize, crop, compress to a size in KB, convert between formats, ${BATCH_LIMIT} images at once. No upload.`,
  title: 'Resize, compress and convert your pictures.',
  lead: 'It all happens in your browser. Your pictures never leave your device.',
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
  help: {
    title: 'Help Center',
    items: [
      {
        title: 'Open a picture',
        text: 'Drag it onto the page, choose it with Browse Files, or paste it. Batch Processing takes many at once.',
      },
      {
        title: 'Change it',
        text: 'Every setting shows its effect straight away. What a format cannot keep is said before you start.',
      },
      {
        title: 'Save it',
        text: 'Download saves one file, Download All a ZIP. The original on your device stays as it is.',
      },
      {
        title: 'If something goes wrong',
        text: 'Try again with a smaller picture or in another browser, and tell us what happened: Contact Us is at the foot of every page.',
      },
    ],
  },
  faq: {
    title: 'FAQ',
    items: [
      {
        title: 'Are my pictures uploaded?',
        text: 'No. They are opened, changed and saved in your browser. Pages that you have visited work without a network too.',
      },
      {
        title: 'Is it free?',
        text: 'Yes, every tool, as often as you like, without an account. No watermark is added unless you add one.',
      },
      {
        title: 'How large may a picture be?',
        text: `${fileMb} MB, and ${batchFiles} pictures at once. Larger ones open too if you confirm it and your device has enough memory.`,
      },
      {
        title: 'Which files open here?',
        text: 'JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, JPEG XL, BMP, ICO and SVG. Videos, PDF and camera raw files do not.',
      },
      {
        title: 'Do pictures lose quality?',
        text: 'Cropping and turning a JPG usually costs nothing. Compressing costs what you allow: compare both pictures before you save.',
      },
      {
        title: 'What happens to location and camera details?',
        text: 'They are removed, unless you choose under More options what stays.',
      },
    ],
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
