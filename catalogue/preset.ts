import type { WritableId } from '#engine/formats/index.ts';
import type { Output, Recipe } from '#engine/recipe/index.ts';
import type { Entry } from './entries/entry.ts';
import { idOf } from './formats/names.ts';
import type { ToolId } from './tools.ts';

/** What a landing page opens with: a tool and its settings. */
export interface Preset {
  tool: ToolId;
  recipe: Recipe;
}

/** Quality of the compress tool and of a batch, and of a conversion. */
export const COMPRESS_QUALITY = 75;
export const CONVERT_QUALITY = 92;

/** The frame of 'resize' in the compress tool, and the largest picture that a batch's compression leaves. */
export const COMPRESS_FRAME = { width: 1280, height: 720 } as const;
export const BATCH_COMPRESS_FRAME = { width: 1920, height: 1080 } as const;
/** The frame that a batch opens with. */
export const BATCH_RESIZE_FRAME = { width: 1280, height: 720 } as const;

/** Formats whose quality takes detail away, so that a conversion sets one; PNG and GIF would lose colours instead. */
const LOSES_DETAIL: ReadonlySet<string> = new Set(['jpeg', 'webp', 'avif', 'pdf'] satisfies WritableId[]);

/**
 * @returns the quality that a conversion to this format opens with; undefined where quality would cut colours, which
 * nobody asked for who only wants another format
 */
export function convertQuality(tool: ToolId, format: Output['format']): number | undefined {
  if (!LOSES_DETAIL.has(format)) return undefined;
  return tool === 'batch' ? COMPRESS_QUALITY : CONVERT_QUALITY;
}

/** Kilobytes that a target may have: the bounds of the form's field. */
export const TARGET_KB = { min: 10, max: 10_000 } as const;

/** @param kb kilobytes of 1024 bytes; a megabyte is met more closely, since it is mostly a hard limit somewhere */
export function sizeAim(kb: number): { aim: 'size'; bytes: number; tolerance: number } {
  return { aim: 'size', bytes: Math.round(kb * 1024), tolerance: kb === 1024 ? 0.01 : 0.03 };
}

/** A target as its field shows it: at most two decimals, and never above what was asked for. */
export function kilobytesText(bytes: number): string {
  return String(Math.floor((bytes / 1024) * 100) / 100);
}

/** Every tool as it opens without any setting in its address. */
export const DEFAULT_RECIPES: Readonly<Record<ToolId, Recipe>> = {
  resize: { edits: [], output: { aim: 'encode', format: 'same' } },
  compress: { edits: [], output: { format: 'jpeg', quality: COMPRESS_QUALITY, aim: 'compress' } },
  convert: { edits: [], output: { aim: 'encode', format: 'webp', quality: CONVERT_QUALITY } },
  batch: {
    edits: [{ do: 'resize', ...BATCH_RESIZE_FRAME, fit: 'inside' }],
    output: { aim: 'encode', format: 'same' },
  },
};

export type BatchAction = 'resize' | 'compress' | 'convert';

export const BATCH_RECIPES: Readonly<Record<BatchAction, Recipe>> = {
  resize: DEFAULT_RECIPES.batch,
  compress: {
    edits: [{ do: 'resize', ...BATCH_COMPRESS_FRAME, fit: 'inside', enlarge: false }],
    output: { format: 'same', quality: COMPRESS_QUALITY, aim: 'compress' },
  },
  convert: { edits: [], output: { aim: 'encode', format: 'webp', quality: COMPRESS_QUALITY } },
};

/** What a batch's recipe does, read off the recipe itself. */
export function batchActionOf({ output }: Recipe): BatchAction {
  if (output.aim) return 'compress';
  return output.format === 'same' ? 'resize' : 'convert';
}

/** The tool and the settings that a landing page opens with. */
export function presetOf(entry: Entry): Preset {
  switch (entry.kind) {
    case 'converter': {
      const format = writable(idOf(entry.to));
      const quality = convertQuality('convert', format);
      return { tool: 'convert', recipe: { edits: [], output: { format, ...(quality && { quality }) } } };
    }
    case 'compressor': {
      if (entry.by === 'size')
        return { tool: 'compress', recipe: { edits: [], output: { format: 'jpeg', ...sizeAim(entry.kb) } } };
      const format = writable(idOf(entry.format));
      // A page of a PDF is made by converting: nothing comes in as PDF that could be compared with the result.
      if (format === 'pdf')
        return { tool: 'convert', recipe: { edits: [], output: { aim: 'encode', format, quality: COMPRESS_QUALITY } } };
      return {
        tool: 'compress',
        recipe: {
          edits: [],
          // Who asks for a smaller PNG does not want a JPG at low quality.
          output: {
            format,
            quality: COMPRESS_QUALITY,
            aim: 'compress',
            ...(format !== 'jpeg' && { preserveFormat: true }),
          },
        },
      };
    }
    case 'resizer':
      switch (entry.by) {
        case 'dimensions':
          // Exactly the promised pixels without distortion: fill the frame and cut what juts out.
          return {
            tool: 'resize',
            recipe: {
              edits: [{ do: 'resize', width: entry.width, height: entry.height, fit: 'cover' }],
              output: { aim: 'encode', format: 'same' },
            },
          };
        case 'size':
          return {
            tool: 'compress',
            recipe: {
              edits: entry.shrink ? [{ do: 'resize', ...COMPRESS_FRAME, fit: 'inside', enlarge: false }] : [],
              output: { format: 'jpeg', ...sizeAim(entry.kb) },
            },
          };
        case 'format':
          return { tool: 'resize', recipe: { edits: [], output: { aim: 'encode', format: 'same' } } };
      }
      break;
    case 'batch':
      return { tool: 'batch', recipe: BATCH_RECIPES[entry.action] };
  }
}

function writable(id: string): WritableId {
  return id as WritableId;
}
