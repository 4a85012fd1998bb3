/** What pages are called in lists of links. */
export const pageNames = {
  /** Labels of formats. */
  converter: (from: string, to: string) => `${from} to ${to} Converter`,
  formatCompressor: (label: string) => `${label} Compressor`,
  pdfCompressor: 'Image to PDF Compressor',
  scoreCompressor: 'Compress Without Losing Quality',
  /** @param size as people write it: `20 KB` */
  sizeCompressor: (size: string) => `${size} Photo Compressor`,
  frameResizer: (width: number, height: number) => `Resize Image to ${width}x${height}`,
  a4Resizer: 'Resize Image to A4',
  squareResizer: 'Resize Image to Square',
  youtubeBannerResizer: 'Resize Image for YouTube Banner',
  sizeResizer: (size: string) => `Resize Image to ${size}`,
  formatResizer: (label: string) => `${label} Resizer`,
  batch: {
    compress: 'Batch Image Compression',
    resize: 'Batch Image Resizer',
    convert: 'Batch Image Converter',
  },
  hubs: {
    converter: 'All Image Converters',
    compressor: 'All Image Compressors',
    resizer: 'All Image Resizers',
    batch: 'Batch Image Tools',
  },
} as const;
