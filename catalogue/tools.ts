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
/** The resize that a page for fewer bytes opens with: nobody asked for fewer pixels, so a file that gains nothing by them keeps its own. */
export const openedFrame = (frame: { width: number; height: number }) =>
  ({ do: 'resize', ...frame, fit: 'inside', enlarge: false, optional: true }) as const;
/** The initial frame of a batch. */
export const BATCH_RESIZE_FRAME = { width: 1280, height: 720 } as const;

/** The maximum number of pictures in a batch. */
export const BATCH_LIMIT = site.limits.batchFiles;
/** The largest file in megabytes, unless a page has another limit. */
export const UPLOAD_LIMIT_MB = site.limits.fileMb;
/** The largest file in megabytes on the page for larger files. */
export const LARGE_FILES_MB = Math.max(50, UPLOAD_LIMIT_MB);

export const TOOL_IDS = ['resize', 'compress', 'convert', 'batch'] as const;
export type ToolId = (typeof TOOL_IDS)[number];

/** The initial recipe of one action of a tool with several. */
export const BATCH_ACTIONS = ['resize', 'compress', 'convert'] as const;
export type BatchAction = (typeof BATCH_ACTIONS)[number];

/** Tools with screens and settings of their own: several files of one picture, the file that a form asks for, or one with less metadata. */
export const SERIES_IDS = ['form-photo', 'metadata', 'responsive-images', 'favicon'] as const;
export type SeriesId = (typeof SERIES_IDS)[number];

export type CardIcon = 'scale' | 'crop' | 'file-down' | 'sparkles' | 'arrows' | 'layers';

/** A tool. Its texts are words, its screen is a line in `app/tools/screens.ts`, its page a file in `app/routes/tools/`. */
export interface Tool {
  id: ToolId;
  /** One per card (`words/en/catalogue/tool-cards.ts`). */
  icons: readonly [CardIcon, ...CardIcon[]];
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
    edits: [openedFrame(BATCH_COMPRESS_FRAME)],
    output: { format: 'same', aim: 'compress', quality: COMPRESS_QUALITY },
  },
  convert: { edits: [], output: { format: 'webp', aim: 'encode', quality: COMPRESS_QUALITY } },
};

export const TOOLS: Readonly<Record<ToolId, Tool>> = {
  resize: {
    id: 'resize',
    icons: ['scale', 'crop'],
    leadsOn: [],
    opens: { edits: [], output: { format: 'same', aim: 'encode', quality: RESIZE_QUALITY } },
  },
  compress: {
    id: 'compress',
    icons: ['file-down', 'sparkles'],
    leadsOn: ['resize', 'convert', 'batch'],
    opens: { edits: [], output: { format: 'jpeg', aim: 'compress', quality: COMPRESS_QUALITY } },
  },
  convert: {
    id: 'convert',
    icons: ['arrows'],
    leadsOn: ['resize', 'compress', 'batch'],
    opens: { edits: [], output: { format: 'webp', aim: 'encode', quality: CONVERT_QUALITY } },
  },
  batch: {
    id: 'batch',
    icons: ['layers'],
    leadsOn: [],
    opens: batchActions.resize,
    actions: batchActions,
  },
};
