import type { WritableId } from '#engine/formats/index.ts';
import type { Output, Recipe } from '#engine/recipe/index.ts';
import type { Entry } from './entries/entry.ts';
import { idOf } from './formats/names.ts';
import {
  type BatchAction,
  COMPRESS_FRAME,
  COMPRESS_QUALITY,
  CONVERT_QUALITY,
  RESIZE_QUALITY,
  TOOLS,
  type ToolId,
} from './tools.ts';

/** What a landing page opens with: a tool and its settings. */
export interface Preset {
  tool: ToolId;
  recipe: Recipe;
}

/** Kilobytes that a target may have: the bounds of the form's field. */
export const TARGET_KB = { min: 10, max: 10_000 } as const;

/** @param kb kilobytes of 1024 bytes */
export function sizeAim(kb: number): { aim: 'size'; bytes: number } {
  return { aim: 'size', bytes: Math.round(kb * 1024) };
}

/** A target as its field shows it: at most two decimals, and never above what was asked for. */
export function kilobytesText(bytes: number): string {
  return String(Math.floor((bytes / 1024) * 100) / 100);
}

/** What a batch's recipe does, read off the recipe itself. */
export function batchActionOf({ output }: Recipe): BatchAction {
  switch (output.aim) {
    case 'compress':
    case 'size':
      return 'compress';
    case 'encode':
      return output.format === 'same' ? 'resize' : 'convert';
    // The quality chooses itself in both: what compresses leaves the format to the picture.
    case 'score':
      return output.format === 'same' ? 'compress' : 'convert';
  }
}

/** The tool and the settings that a landing page opens with. */
export function presetOf(entry: Entry): Preset {
  switch (entry.kind) {
    case 'converter':
      return opening('convert', { format: writable(idOf(entry.to)), aim: 'encode', quality: CONVERT_QUALITY });
    case 'compressor': {
      if (entry.by === 'size') return opening('compress', sizeOutput(entry.kb));
      if (entry.by === 'score') {
        return opening('compress', { format: 'jpeg', aim: 'score', score: entry.score, quality: COMPRESS_QUALITY });
      }
      const format = writable(idOf(entry.format));
      // Pages of a PDF are made by converting: nothing comes in as PDF that could be compared with the result.
      if (format === 'pdf') {
        return opening('batch', { format, aim: 'encode', quality: COMPRESS_QUALITY, pages: 'one' });
      }
      const output: Output = { format, aim: 'compress', quality: COMPRESS_QUALITY };
      // Who asks for a smaller PNG does not want a JPG at low quality.
      return opening('compress', format === 'jpeg' ? output : { ...output, preserveFormat: 'opened' });
    }
    case 'resizer': {
      const output: Output = { format: 'same', aim: 'encode', quality: RESIZE_QUALITY };
      switch (entry.by) {
        case 'dimensions': {
          // Exactly the promised pixels without distortion: fill the frame and cut off what is left over.
          const { width, height, dpi } = entry;
          return opening('resize', { ...output, ...(dpi && { dpi }) }, [{ do: 'resize', width, height, fit: 'cover' }]);
        }
        case 'size': {
          const frame = { do: 'resize', ...COMPRESS_FRAME, fit: 'inside', enlarge: false } as const;
          return opening('compress', sizeOutput(entry.kb), entry.shrink ? [frame] : []);
        }
        case 'format':
          return opening('resize', output);
      }
      break;
    }
    case 'batch':
      return { tool: 'batch', recipe: TOOLS.batch.actions?.[entry.action] ?? TOOLS.batch.opens };
  }
}

const opening = (tool: ToolId, output: Output, edits: Recipe['edits'] = []): Preset => ({
  tool,
  recipe: { edits, output },
});

/** To a size, and by the usual quality once the target is taken away. */
function sizeOutput(kb: number): Output {
  return { format: 'jpeg', ...sizeAim(kb), quality: COMPRESS_QUALITY };
}

function writable(id: string): WritableId {
  return id as WritableId;
}
