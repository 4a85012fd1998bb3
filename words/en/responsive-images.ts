import { counted, listed, pluralOf } from '#words/language.ts';

const images = (count: number) => counted(count, 'image', 'images');

/** Texts of the page that makes the images of a website. */
export const responsiveWords = {
  step: 'Choose sizes',
  running: 'Making images…',
  widths: 'Widths',
  widthsHint: (own: number) => `In pixels, separated by commas. Your image is ${own} pixels wide.`,
  widthsProblem: (least: number, most: number, count: number) =>
    `Enter up to ${count} whole numbers from ${least} to ${most}, such as 480, 800, 1200.`,
  propose: 'Propose widths again',
  formats: 'Formats',
  noFormat: 'Choose at least one format.',
  shown: 'Largest width on the page',
  shownHint: 'In CSS pixels. Leave it empty if the image is as wide as the window.',
  shownProblem: (least: number, most: number) => `Enter a whole number from ${least} to ${most}, or nothing.`,
  wholeWindow: 'As wide as the window',
  run: (count: number) => `Make ${images(count)}`,
  /** @param formats their labels */
  plan: (widths: number, formats: readonly string[]) => `${counted(widths, 'width', 'widths')} · ${listed(formats)}`,
  failed: 'Error making the images',
  done: (count: number) => ({ title: 'Images made', description: `${images(count)} and their HTML are ready.` }),
  files: 'Files',
  width: 'Width',
  waiting: 'Waiting',
  /** @param size in words */
  save: (name: string, size: string) => `Download ${name}, ${size}`,
  phone: 'On a phone',
  /** @param across the width of its screen, in device pixels */
  phoneLine: (name: string, across: number) =>
    `A phone whose screen is ${across} pixels across loads ${name} instead of your file.`,
  total: (count: number, size: string) => `All ${images(count)} together: ${size}`,
  /** @param last the format for all browsers */
  useless: (formats: readonly string[], last: string) =>
    `${formats.join(' and ')} ${pluralOf(formats.length, 'is', 'are')} no smaller than ${last} for this image, so the code leaves ${pluralOf(formats.length, 'it', 'them')} out.`,
  code: 'HTML',
  codeLabel: 'The code for your page',
  copy: 'Copy code',
  copied: { title: 'Code copied', description: 'Paste it into your page.' },
  alt: 'Description',
  altHint: 'For visitors who cannot see the image. Leave it empty for decoration.',
  folder: 'Folder on your website',
  folderHint: 'Goes in front of the file names in the code.',
  folderExample: '/images/',
  loading: 'Place on the page',
  loadings: { lazy: 'Further down', eager: 'At the top' },
  loadingLines: {
    lazy: 'It loads when visitors come near it.',
    eager: 'It loads at once, before other images.',
  },
  placeholder: 'Until it has loaded',
  placeholders: { none: 'Nothing', blur: 'Blurred', thumbhash: 'ThumbHash' },
  placeholderLines: {
    none: 'The space for it stays free.',
    blur: 'A tiny copy of the image, inside the code.',
    thumbhash: 'A few letters that a script on your page turns into a blurred picture.',
  },
} as const;
