import type { EntryKind } from '#catalogue/entries/entry.ts';
import type { HubText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT } from '#catalogue/tools.ts';

export const HUB_TEXTS: Readonly<Record<EntryKind, HubText>> = {
  converter: {
    title: 'Image Converters – JPG, PNG, WebP, HEIC and More',
    metaDescription:
      'All image converters in one place: JPG, PNG, WebP, GIF, TIFF, AVIF and JXL, and from HEIC, SVG or BMP. Free, in your browser.',
    h1: 'Image Converters',
    description:
      'Find the format you have and the one you need. Each page tells you what is kept, what is lost and how the file size changes.',
  },
  compressor: {
    title: 'Image Compressors – by Format or to a Size in KB',
    metaDescription:
      'Compress JPG, PNG, WebP and GIF by quality, or to a limit between 20 KB and 10 MB for a form. No account, and nothing is uploaded.',
    h1: 'Image Compressors',
    description: 'Compress by format if you just want a smaller file, or by size if a form sets a limit.',
  },
  resizer: {
    title: 'Image Resizers – Pixels, Paper and Social Sizes',
    metaDescription:
      'Resize images to 1920 × 1080, for Instagram, A4, YouTube and more, or to a file size. Nothing is stretched, and it all happens on your device.',
    h1: 'Image Resizers',
    description:
      'Ready-made sizes for screens, social networks and paper. Each page shows how much of your picture gets cropped and how large it prints.',
  },
  batch: {
    title: `Batch Image Tools – ${BATCH_LIMIT} Pictures in One Go`,
    metaDescription: `Resize, compress or convert up to ${BATCH_LIMIT} images at once with the same settings and download them as a ZIP. Everything stays on your device.`,
    h1: 'Batch Image Tools',
    description:
      'Use the same settings on many pictures: choose an action, drop the folder, download the ZIP. One damaged file does not stop the rest.',
  },
};
