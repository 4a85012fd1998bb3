import type { WritableId } from '#engine/formats/index.ts';
import type { NamedRemoval } from '#engine/inspect/removals.ts';
import type { Output, Recipe } from '#engine/recipe/index.ts';
import type { Entry, TaskEntry } from './entries/entry.ts';
import { idOf } from './formats/names.ts';
import {
  type BatchAction,
  COMPRESS_FRAME,
  COMPRESS_QUALITY,
  CONVERT_QUALITY,
  openedFrame,
  RESIZE_QUALITY,
  TOOLS,
  type ToolId,
} from './tools.ts';

/** A landing page's initial state: a tool and its settings. */
export interface Preset {
  tool: ToolId;
  recipe: Recipe;
  /** What is removed first, on a page that shows the tool for metadata instead. */
  metadata?: NamedRemoval | 'nothing';
}

/** Size on paper of a passport photo in most countries, in pixels at 300 dots per inch: 35 × 45 mm (ICAO Doc 9303, part 3). */
const PASSPORT = { width: 413, height: 531, dpi: 300 } as const;

/** The limits of the target field, in kilobytes. */
export const TARGET_KB = { min: 10, max: 10_000 } as const;

/** @param kb kilobytes of 1024 bytes */
export function sizeAim(kb: number): { aim: 'size'; bytes: number } {
  return { aim: 'size', bytes: Math.round(kb * 1024) };
}

/** A target as its field shows it: at most two decimals, and never above the requested size. */
export function kilobytesText(bytes: number): string {
  return String(Math.floor((bytes / 1024) * 100) / 100);
}

/** The action of a batch's recipe, derived from the recipe itself. */
export function batchActionOf({ output }: Recipe): BatchAction {
  switch (output.aim) {
    case 'compress':
    case 'size':
      return 'compress';
    case 'encode':
      return output.format === 'same' ? 'resize' : 'convert';
    // The quality is automatic in both. Compressing leaves the format to the picture.
    case 'score':
      return output.format === 'same' ? 'compress' : 'convert';
  }
}

/** The initial tool and settings of a landing page. */
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
      // A conversion writes PDF pages, because the compressor compares the result with the original, and a PDF cannot
      // be opened.
      if (format === 'pdf') {
        return opening('batch', { format, aim: 'encode', quality: COMPRESS_QUALITY, pages: 'one' });
      }
      const output: Output = { format, aim: 'compress', quality: COMPRESS_QUALITY };
      // Visitors who want a smaller PNG do not want a JPG of low quality.
      return opening('compress', format === 'jpeg' ? output : { ...output, preserveFormat: 'opened' });
    }
    case 'resizer': {
      const output: Output = { format: 'same', aim: 'encode', quality: RESIZE_QUALITY };
      switch (entry.by) {
        case 'dimensions': {
          // Exactly the promised pixels without distortion: fill the frame and crop the rest.
          const { width, height, dpi } = entry;
          return opening('resize', { ...output, ...(dpi && { dpi }) }, [{ do: 'resize', width, height, fit: 'cover' }]);
        }
        case 'size': {
          return opening('compress', sizeOutput(entry.kb), entry.shrink ? [openedFrame(COMPRESS_FRAME)] : []);
        }
        case 'format':
          return opening('resize', output);
        case 'task':
          return taskPreset(entry.task, output);
      }
      break;
    }
    case 'batch': {
      const recipe = TOOLS.batch.actions?.[entry.action] ?? TOOLS.batch.opens;
      if (entry.task !== 'gif') return { tool: 'batch', recipe };
      return opening('batch', { ...recipe.output, format: 'gif', pages: 'one' });
    }
  }
}

function taskPreset(task: TaskEntry['task'], output: Output): Preset {
  switch (task) {
    case 'remove-exif':
    case 'view-exif':
      return { ...opening('resize', output), metadata: 'everything' };
    case 'remove-location':
      return { ...opening('resize', output), metadata: 'place' };
    case 'change-date':
      return { ...opening('resize', output), metadata: 'nothing' };
    case 'passport': {
      const { width, height, dpi } = PASSPORT;
      return opening('resize', { ...output, dpi }, [{ do: 'resize', width, height, fit: 'cover' }]);
    }
    case 'borders':
      return opening('resize', output, [{ do: 'pad', ratio: '1:1' }]);
    default:
      return opening('resize', output);
  }
}

const opening = (tool: ToolId, output: Output, edits: Recipe['edits'] = []): Preset => ({
  tool,
  recipe: { edits, output },
});

/** To a size, or with the default quality once the target is removed. */
function sizeOutput(kb: number): Output {
  return { format: 'jpeg', ...sizeAim(kb), quality: COMPRESS_QUALITY };
}

function writable(id: string): WritableId {
  return id as WritableId;
}
