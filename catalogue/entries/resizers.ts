import { pageNames } from '../text/names.ts';
import type { DimensionResizerEntry, ResizerEntry } from './entry.ts';

function box(width: number, height: number): DimensionResizerEntry {
  return {
    kind: 'resizer',
    by: 'dimensions',
    slug: `resize-image-to-${width}x${height}`,
    name: pageNames.frameResizer(width, height),
    width,
    height,
  };
}

export const RESIZERS: readonly ResizerEntry[] = [
  box(1920, 1080),
  box(1280, 720),
  box(800, 600),
  box(500, 500),
  box(1080, 1080),
  box(1200, 628),
  box(1080, 1920),
  box(1200, 1200),
  box(1200, 900),
  box(480, 640),
  box(400, 400),
  // A4 is 210 × 297 mm.
  { ...box(2480, 3508), slug: 'resize-image-to-a4', name: pageNames.a4Resizer, dpi: 300 },
  { ...box(1000, 1000), slug: 'resize-image-to-square', name: pageNames.squareResizer },
  { ...box(2560, 1440), slug: 'resize-image-for-youtube-banner', name: pageNames.youtubeBannerResizer },
  {
    kind: 'resizer',
    by: 'size',
    slug: 'resize-image-to-50kb',
    name: pageNames.sizeResizer('50 KB'),
    size: '50kb',
    kb: 50,
    shrink: true,
  },
  {
    kind: 'resizer',
    by: 'size',
    slug: 'resize-image-to-200kb',
    name: pageNames.sizeResizer('200 KB'),
    size: '200kb',
    kb: 200,
    shrink: true,
  },
  {
    kind: 'resizer',
    by: 'size',
    slug: 'resize-image-to-500kb',
    name: pageNames.sizeResizer('500 KB'),
    size: '500kb',
    kb: 500,
    shrink: false,
  },
  {
    kind: 'resizer',
    by: 'size',
    slug: 'resize-image-to-1mo',
    name: pageNames.sizeResizer('1 Mo'),
    size: '1mb',
    kb: 1024,
    shrink: false,
  },
  { kind: 'resizer', by: 'format', slug: 'jpg-resizer', name: pageNames.formatResizer('JPG'), format: 'jpg' },
  { kind: 'resizer', by: 'format', slug: 'png-resizer', name: pageNames.formatResizer('PNG'), format: 'png' },
  { kind: 'resizer', by: 'format', slug: 'webp-resizer', name: pageNames.formatResizer('WebP'), format: 'webp' },
  { kind: 'resizer', by: 'format', slug: 'gif-resizer', name: pageNames.formatResizer('GIF'), format: 'gif' },
  { kind: 'resizer', by: 'format', slug: 'tiff-resizer', name: pageNames.formatResizer('TIFF'), format: 'tiff' },
  {
    kind: 'resizer',
    by: 'format',
    slug: 'jpeg-resizer',
    name: pageNames.formatResizer('JPEG'),
    format: 'jpeg',
    twinOf: 'jpg-resizer',
  },
];
