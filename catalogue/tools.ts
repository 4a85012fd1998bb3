/** The four tools: where they are, what they are called, how their steps are named. */
export const TOOL_IDS = ['resize', 'compress', 'convert', 'batch'] as const;
export type ToolId = (typeof TOOL_IDS)[number];

export interface Tool {
  id: ToolId;
  path: `/${string}`;
  /** As cards and menus call it. */
  name: string;
  /** The screen's heading. */
  heading: string;
  steps: readonly [string, string, string];
}

export const TOOLS: Readonly<Record<ToolId, Tool>> = {
  resize: {
    id: 'resize',
    path: '/resize',
    name: 'Image Resizer',
    heading: 'Image Resizer Tool',
    steps: ['Upload', 'Adjust', 'Download'],
  },
  compress: {
    id: 'compress',
    path: '/compress',
    name: 'Image Compress',
    heading: 'Image Compression Tool',
    steps: ['Upload', 'Compress', 'Download'],
  },
  convert: {
    id: 'convert',
    path: '/convert',
    name: 'Format Converter',
    heading: 'Format Conversion Tool',
    steps: ['Upload', 'Convert', 'Download'],
  },
  batch: {
    id: 'batch',
    path: '/batch',
    name: 'Batch Processing',
    heading: 'Batch Processing Tool',
    steps: ['Select Action', 'Configure Settings', 'Upload Images'],
  },
};

/** What the controls are labelled; the how-to steps of every page name them, so the screens take the labels from here. */
export const CONTROLS = {
  browse: 'Browse Files',
  quality: 'Quality',
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

/** Pictures that a batch takes at most. */
export const BATCH_LIMIT = 20;
/** Megabytes that a file may have where a page does not say otherwise. */
export const UPLOAD_LIMIT_MB = 10;
