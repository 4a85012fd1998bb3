import type { EntryKind } from '../entries/entry.ts';

export interface HubText {
  title: string;
  metaDescription: string;
  h1: string;
  description: string;
}

export const HUB_TEXTS: Readonly<Record<EntryKind, HubText>> = {
  converter: {
    title: 'Image Converters – JPG, PNG, WebP, HEIC and More',
    metaDescription:
      'All image converters in one place: from and to JPG, PNG, WebP, GIF, TIFF and AVIF, from HEIC, SVG and BMP. Free, in your browser.',
    h1: 'Image Converters',
    description:
      'Every pair of formats has its own page here, with what is kept, what is lost and how the size changes. Pick where you come from and where you want to go.',
  },
  compressor: {
    title: 'Image Compressors – by Format or to a Size in KB',
    metaDescription:
      'Compress JPG, PNG, WebP and GIF by quality, or hit 20 KB to 10 MB exactly for forms and uploads. No account, and nothing is uploaded.',
    h1: 'Image Compressors',
    description:
      'Two kinds of compressor: by format, when a file should simply be lighter, and by size, when a form names a limit that must hold.',
  },
  resizer: {
    title: 'Image Resizers – Pixels, Paper and Social Sizes',
    metaDescription:
      'Resize images to 1920 × 1080, Instagram, A4, YouTube and more, or to a file size. Proportions kept, edges sharp, all on your device.',
    h1: 'Image Resizers',
    description:
      'Frames for screens, networks and paper, ready to use: each page knows what will be trimmed from your picture and how sharp it prints.',
  },
  batch: {
    title: 'Batch Image Tools – 20 Pictures in One Go',
    metaDescription:
      'Resize, compress or convert up to 20 images at once with the same settings and take them home as a ZIP. Everything stays local.',
    h1: 'Batch Image Tools',
    description:
      'The same settings for a whole pile of pictures: choose an action, drop the folder, fetch the ZIP. One broken file never stops the rest.',
  },
};
