import type { FormatId } from '#engine/formats/index.ts';

/** What a file of 10 MB of each format is in practice, in full sentences. */
export const tenMegabytes: Readonly<Record<FormatId, string>> = {
  avif: 'At normal quality settings, a 10 MB AVIF has more than 100 megapixels, so you are unlikely to reach the limit.',
  bmp: 'With 3 bytes per pixel, a 10 MB BMP has 3.5 megapixels, for example 2160 × 1618.',
  gif: 'A 10 MB GIF holds a few seconds of video at 480 pixels wide, or hundreds of frames of a simple drawing.',
  heic: 'A 12-megapixel HEIC is usually 1 to 2.5 MB and a 48-megapixel one around 5 MB, well below 10 MB.',
  ico: 'An icon has at most 256 pixels per side, so it never comes near 10 MB.',
  jpeg: 'A 12-megapixel photo is usually 3 to 6 MB. Only 48-megapixel phone photos and cameras at their finest setting go over 10 MB.',
  jxl: 'A 12-megapixel photo is usually 1 to 3 MB as a JXL. A lossless one can be larger than 10 MB.',
  pdf: 'The PDF is only a few hundred bytes larger than the JPG on its page.',
  png: 'A photo saved as PNG takes about 2 bytes per pixel, so 10 MB is a photo of roughly 5 megapixels. Screenshots rarely get that large.',
  svg: 'Most drawings are only a few kilobytes. A file of several megabytes usually contains a map or an embedded photo.',
  tiff: 'An uncompressed TIFF takes 3 bytes per pixel, so 10 MB is 3.5 megapixels. Scans saved with LZW or Deflate can have more.',
  webp: 'A still WebP rarely comes near 10 MB. Long animations sometimes do.',
};
