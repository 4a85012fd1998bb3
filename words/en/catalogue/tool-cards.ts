import type { CardText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

/** The first is the tool itself, the others name its purposes. One per icon of the tool. */
export const toolCards: Readonly<Record<ToolId | SeriesId, readonly [CardText, ...CardText[]]>> = {
  resize: [
    {
      name: 'Image Resizer',
      text: 'Enter a width, a height or a percentage. Proportions are kept and edges stay sharp.',
    },
    { name: 'Crop Image', text: 'Crop freely, to a ratio or to exact pixels. Turn and mirror, too.' },
  ],
  compress: [
    { name: 'Image Compress', text: 'Choose a quality, or set a size in KB that the file has to stay under.' },
    { name: 'Image Optimizer', text: 'Find the smallest file that still looks right: compare the two and decide.' },
  ],
  convert: [
    {
      name: 'Format Converter',
      text: 'Convert between JPG, PNG, WebP, GIF, TIFF and AVIF, or from an iPhone’s HEIC.',
    },
  ],
  batch: [
    { name: 'Batch Processing', text: `Use the same settings on up to ${batchFiles} images and save them as a ZIP.` },
  ],
  'form-photo': [
    {
      name: 'Photo for a Form',
      text: 'Passport, visa, exam: the pixels, KB and format that a form asks for, with each rule checked.',
    },
  ],
  metadata: [
    {
      name: 'Photo Metadata',
      text: 'See what a photo reveals: place, camera, names, hidden pictures. Remove it without touching a pixel.',
    },
  ],
  'responsive-images': [
    {
      name: 'Images for a Website',
      text: 'Get a photo in the sizes and formats that phones and computers need, with the HTML.',
    },
  ],
  favicon: [{ name: 'Favicon Generator', text: 'Turn a logo into every icon of a website, with the HTML.' }],
};
