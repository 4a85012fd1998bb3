import type { Recipe } from '#engine/recipe/index.ts';
import { site } from '#site';

/**
 * Quality of the compress tool and of a batch, of a conversion, and of a resize, which should leave no visible trace.
 */
export const COMPRESS_QUALITY = 75;
export const CONVERT_QUALITY = 92;
export const RESIZE_QUALITY = 85;

/** The frame of 'resize' in the compress tool, and the largest picture after a batch's compression. */
export const COMPRESS_FRAME = { width: 1280, height: 720 } as const;
export const BATCH_COMPRESS_FRAME = { width: 1920, height: 1080 } as const;
/** The initial frame of a batch. */
export const BATCH_RESIZE_FRAME = { width: 1280, height: 720 } as const;

/** The maximum number of pictures in a batch. */
export const BATCH_LIMIT = site.limits.batchFiles;
/** The largest file in megabytes, unless a page has another limit. */
export const UPLOAD_LIMIT_MB = site.limits.fileMb;
/** The page for larger files. */
export const LARGE_FILES = {
  path: '/tools/10mb-photo-compressor',
  name: '10 MB Photo Compressor',
  limitMb: Math.max(50, UPLOAD_LIMIT_MB),
} as const;

export const TOOL_IDS = ['resize', 'compress', 'convert', 'batch'] as const;
export type ToolId = (typeof TOOL_IDS)[number];

/** The initial recipe of one action of a tool with several. */
export const BATCH_ACTIONS = ['resize', 'compress', 'convert'] as const;
export type BatchAction = (typeof BATCH_ACTIONS)[number];

export type CardIcon = 'scale' | 'crop' | 'file-down' | 'sparkles' | 'arrows' | 'layers';

/** A tool as the home page presents it. */
export interface Card {
  icon: CardIcon;
  name: string;
  text: string;
}

/** All texts of a tool. Its screen is a line in `app/tools/screens.ts`, its page a file in `app/routes/tools/`. */
export interface Tool {
  id: ToolId;
  path: `/${string}`;
  /** The name in cards and menus. */
  name: string;
  /** In the main navigation: a verb. In the footer: its purpose. */
  verb: string;
  does: string;
  /** The screen's heading and the line beneath it. */
  heading: string;
  lead: string;
  /** The page's title and description, for browsers and search engines. The site's name is added to the title. */
  title: string;
  description: string;
  steps: readonly [string, string, string];
  /** The first is the tool itself, the others name its purposes. */
  cards: readonly [Card, ...Card[]];
  /** The tools that its result is offered to. */
  leadsOn: readonly ToolId[];
  /** Its initial recipe. */
  opens: Recipe;
  /** The initial recipe of each action, for a tool with several. */
  actions?: Readonly<Record<BatchAction, Recipe>>;
}

const batchActions: Readonly<Record<BatchAction, Recipe>> = {
  resize: {
    edits: [{ do: 'resize', ...BATCH_RESIZE_FRAME, fit: 'inside', enlarge: false }],
    output: { format: 'same', aim: 'encode', quality: RESIZE_QUALITY },
  },
  compress: {
    edits: [{ do: 'resize', ...BATCH_COMPRESS_FRAME, fit: 'inside', enlarge: false }],
    output: { format: 'same', aim: 'compress', quality: COMPRESS_QUALITY },
  },
  convert: { edits: [], output: { format: 'webp', aim: 'encode', quality: COMPRESS_QUALITY } },
};

export const TOOLS: Readonly<Record<ToolId, Tool>> = {
  resize: {
    id: 'resize',
    path: '/resize',
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
        icon: 'scale',
        name: 'Image Resizer',
        text: 'Enter a width, a height or a percentage. Proportions are kept and edges stay sharp.',
      },
      {
        icon: 'crop',
        name: 'Crop Image',
        text: 'Crop freely, to a ratio or to exact pixels. Turn and mirror, too.',
      },
    ],
    leadsOn: [],
    opens: { edits: [], output: { format: 'same', aim: 'encode', quality: RESIZE_QUALITY } },
  },
  compress: {
    id: 'compress',
    path: '/compress',
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
      {
        icon: 'file-down',
        name: 'Image Compress',
        text: 'Choose a quality, or set a size in KB that the file has to stay under.',
      },
      {
        icon: 'sparkles',
        name: 'Image Optimizer',
        text: 'Find the smallest file that still looks right: compare the two and decide.',
      },
    ],
    leadsOn: ['resize', 'convert', 'batch'],
    opens: { edits: [], output: { format: 'jpeg', aim: 'compress', quality: COMPRESS_QUALITY } },
  },
  convert: {
    id: 'convert',
    path: '/convert',
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
        icon: 'arrows',
        name: 'Format Converter',
        text: 'Convert between JPG, PNG, WebP, GIF, TIFF and AVIF, or from an iPhone’s HEIC.',
      },
    ],
    leadsOn: ['resize', 'compress', 'batch'],
    opens: { edits: [], output: { format: 'webp', aim: 'encode', quality: CONVERT_QUALITY } },
  },
  batch: {
    id: 'batch',
    path: '/batch',
    name: 'Batch Processing',
    verb: 'Batch',
    does: 'Batch Processing',
    heading: 'Batch Processing Tool',
    lead: `Set it once for up to ${BATCH_LIMIT} images.`,
    title: `Resize, Compress or Convert ${BATCH_LIMIT} Images at Once`,
    description: `Up to ${BATCH_LIMIT} JPG, PNG, WebP, GIF or TIFF images in one go with the same settings, and save them as a ZIP. Free, and nothing is uploaded.`,
    steps: ['Select Action', 'Configure Settings', 'Upload Images'],
    cards: [
      {
        icon: 'layers',
        name: 'Batch Processing',
        text: `Use the same settings on up to ${BATCH_LIMIT} images and save them as a ZIP.`,
      },
    ],
    leadsOn: [],
    opens: batchActions.resize,
    actions: batchActions,
  },
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
