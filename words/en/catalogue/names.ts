/* What pages are called in lists of links. Single exports, since every page of the site loads them. */

/** @param from, to labels of formats */
export const converterName = (from: string, to: string) => `${from} to ${to} Converter`;

export const formatCompressorName = (label: string) => `${label} Compressor`;
/** @param size as people write it: `20 KB` */
export const sizeCompressorName = (size: string) => `${size} Photo Compressor`;
export const PDF_COMPRESSOR_NAME = 'Images to PDF';
export const SCORE_COMPRESSOR_NAME = 'Compress Without Losing Quality';

export const resizerName = (label: string) => `${label} Resizer`;
/** @param goal a size in pixels, on paper or of the file */
export const resizerToName = (goal: string) => `Resize Image to ${goal}`;
export const SQUARE = 'Square';
export const YOUTUBE_BANNER_NAME = 'Resize Image for YouTube Banner';

export const BATCH_NAMES = {
  compress: 'Batch Image Compression',
  resize: 'Batch Image Resizer',
  convert: 'Batch Image Converter',
} as const;

/** What people do to a picture besides its size and format. */
export const TASK_NAMES = {
  crop: 'Crop Image',
  turn: 'Rotate or Flip an Image',
  borders: 'Add a Border to a Photo',
  redact: 'Blur or Hide Part of an Image',
  watermark: 'Add a Watermark',
  passport: 'Passport Photo',
  'remove-exif': 'Remove EXIF Data',
  'view-exif': 'EXIF Viewer',
  'remove-location': 'Remove Location From a Photo',
  'change-date': 'Change the Date of a Photo',
  gif: 'GIF Maker',
} as const;

export const HUB_NAMES = {
  converter: 'All Image Converters',
  compressor: 'All Image Compressors',
  resizer: 'All Image Resizers',
  batch: 'Batch Image Tools',
} as const;
