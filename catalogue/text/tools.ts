import { site } from '#site';
import type { ToolId } from '../tools.ts';

const { batchFiles } = site.limits;

/** A tool as the home page presents it. */
interface CardText {
  name: string;
  text: string;
}

/** Everything that the site says of a tool. */
export interface ToolText {
  /** As cards and menus call it. */
  name: string;
  /** In the main navigation: a verb. In the footer: what it does. */
  verb: string;
  does: string;
  /** The screen's heading and the line beneath it. */
  heading: string;
  lead: string;
  /** Of its page, for browsers and search engines; the site's name is added to the title. */
  title: string;
  description: string;
  steps: readonly [string, string, string];
  /** The first is the tool itself, the others name it by what it is wanted for. */
  cards: readonly [CardText, ...CardText[]];
}

export const toolTexts: Readonly<Record<ToolId, ToolText>> = {
  resize: {
    name: 'Image Resizer',
    verb: 'Resize',
    does: 'Resize Images',
    heading: 'Image Resizer Tool',
    lead: 'Resize, crop and turn your image, right here in the browser.',
    title: 'Resize, Crop and Turn Images in Your Browser',
    description:
      'Change the size of a JPG, PNG, WebP, GIF or TIFF image by pixels or percent, crop it, turn it. Free, and nothing is uploaded.',
    steps: ['Upload', 'Adjust', 'Download'],
    cards: [
      {
        name: 'Image Resizer',
        text: 'Enter a width, a height or a percentage. Proportions are kept and edges stay sharp.',
      },
      { name: 'Crop Image', text: 'Crop freely, to a ratio or to exact pixels. Turn and mirror, too.' },
    ],
  },
  compress: {
    name: 'Image Compress',
    verb: 'Compress',
    does: 'Compress Images',
    heading: 'Image Compression Tool',
    lead: 'Choose a quality, or the size a form asks for.',
    title: 'Compress Images to a Size You Choose',
    description:
      'Make JPG, PNG, WebP, GIF and AVIF files smaller, by quality or to a size in KB, and compare before and after. Free, and nothing is uploaded.',
    steps: ['Upload', 'Compress', 'Download'],
    cards: [
      { name: 'Image Compress', text: 'Choose a quality, or set a size in KB that the file has to stay under.' },
      { name: 'Image Optimizer', text: 'Find the smallest file that still looks right: compare the two and decide.' },
    ],
  },
  convert: {
    name: 'Format Converter',
    verb: 'Convert',
    does: 'Convert Formats',
    heading: 'Format Conversion Tool',
    lead: 'Get the format you need, with the colours right.',
    title: 'Convert Images to JPG, PNG, WebP, GIF or TIFF',
    description:
      'Open a JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, BMP or SVG and save it in the format you need. Colours stay right. Free, and nothing is uploaded.',
    steps: ['Upload', 'Convert', 'Download'],
    cards: [
      {
        name: 'Format Converter',
        text: 'Convert between JPG, PNG, WebP, GIF, TIFF and AVIF, or from an iPhone’s HEIC.',
      },
    ],
  },
  batch: {
    name: 'Batch Processing',
    verb: 'Batch',
    does: 'Batch Processing',
    heading: 'Batch Processing Tool',
    lead: `Set it once for up to ${batchFiles} images.`,
    title: `Resize, Compress or Convert ${batchFiles} Images at Once`,
    description: `Up to ${batchFiles} JPG, PNG, WebP, GIF or TIFF images in one go with the same settings, and save them as a ZIP. Free, and nothing is uploaded.`,
    steps: ['Select Action', 'Configure Settings', 'Upload Images'],
    cards: [
      { name: 'Batch Processing', text: `Use the same settings on up to ${batchFiles} images and save them as a ZIP.` },
    ],
  },
};

/** What the controls are labelled; the how-to steps of every page name them, so the screens take the labels from here. */
export const CONTROLS = {
  browse: 'Browse Files',
  quality: 'Quality',
  auto: 'Auto',
  targetSize: 'Target size (KB)',
  targetFormat: 'Target format',
  outputFormat: 'Output format',
  width: 'Width',
  height: 'Height',
  lock: 'Lock proportions',
  download: 'Download',
  processAll: 'Process All Images',
  downloadAll: 'Download All',
  selectAction: 'Select Action',
} as const;
