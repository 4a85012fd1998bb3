import type { ToolText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const toolTexts: Readonly<Record<ToolId, ToolText>> = {
  resize: {
    name: 'Image Resizer',
    verb: 'Resize',
    does: 'Resize Images',
    heading: 'Image Resizer Tool',
    lead: 'Resize, crop and turn your image, right here in the browser.',
    steps: ['Upload', 'Adjust', 'Download'],
  },
  compress: {
    name: 'Image Compress',
    verb: 'Compress',
    does: 'Compress Images',
    heading: 'Image Compression Tool',
    lead: 'Choose a quality, or the size a form asks for.',
    steps: ['Upload', 'Compress', 'Download'],
  },
  convert: {
    name: 'Format Converter',
    verb: 'Convert',
    does: 'Convert Formats',
    heading: 'Format Conversion Tool',
    lead: 'Get the format you need, with the colours right.',
    steps: ['Upload', 'Convert', 'Download'],
  },
  batch: {
    name: 'Batch Processing',
    verb: 'Batch',
    does: 'Batch Processing',
    heading: 'Batch Processing Tool',
    lead: `Set it once for up to ${batchFiles} images.`,
    steps: ['Select Action', 'Configure Settings', 'Upload Images'],
  },
};

/** The names of tools that make several files, and their purpose in the footer. */
export const seriesNames: Readonly<Record<SeriesId, Pick<ToolText, 'name' | 'does'>>> = {
  'form-photo': { name: 'Photo for a Form', does: 'Photo for a Form' },
  metadata: { name: 'Photo Metadata', does: 'Photo Metadata' },
  'responsive-images': { name: 'Images for a Website', does: 'Images for a Website' },
  favicon: { name: 'Favicon Generator', does: 'Favicon Generator' },
};

/** Labels of the controls. The how-to steps of every page name them, so the screens use them too. */
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
