import * as z from 'zod/mini';
import { pixelsOf, ResizeForm } from '#app/tools/resize/settings.ts';
import {
  BATCH_RECIPES,
  BATCH_RESIZE_FRAME,
  type BatchAction,
  batchActionOf,
  COMPRESS_QUALITY,
  convertQuality,
  kilobytesText,
  sizeAim,
  TARGET_KB,
} from '#catalogue/preset.ts';
import type { Edit, Output, Recipe, WritableId } from '#engine';

export const BATCH_ACTIONS = ['resize', 'compress', 'convert'] as const satisfies readonly BatchAction[];

const TARGET_MESSAGE = `Target size must be between ${TARGET_KB.min} and ${TARGET_KB.max} KB`;

/** Empty, or the digits of a target size in kilobytes. */
const target = z
  .string()
  .check(
    z.refine(
      (text) => text.trim() === '' || (Number(text) >= TARGET_KB.min && Number(text) <= TARGET_KB.max),
      TARGET_MESSAGE,
    ),
  );

const ByAction = {
  resize: ResizeForm,
  compress: z.object({ targetSize: target }),
  convert: z.object({}),
} as const;

/** Everything that is set in a batch; each action looks at its own part. */
export interface BatchSettings {
  action: BatchAction;
  /** Digits as they were typed. */
  width: string;
  height: string;
  maintainAspectRatio: boolean;
  /** With both sides given and proportions kept: within the frame, or filling it and cut. */
  fit: 'inside' | 'cover';
  /** 1 to 100, of compressing and of formats that lose detail. */
  quality: number;
  /** Kilobytes as typed; empty goes by quality. */
  targetSize: string;
  format: WritableId;
}

export const DEFAULT_SETTINGS: BatchSettings = {
  action: 'resize',
  width: String(BATCH_RESIZE_FRAME.width),
  height: String(BATCH_RESIZE_FRAME.height),
  maintainAspectRatio: true,
  fit: 'inside',
  quality: COMPRESS_QUALITY,
  targetSize: '',
  format: 'webp',
};

export type SettingsErrors = Partial<Record<'width' | 'height' | 'targetSize', string>>;

/** What is wrong with the fields of the chosen action, one sentence a field. */
export function settingsErrors(settings: BatchSettings): SettingsErrors {
  const parsed = ByAction[settings.action].safeParse(settings);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map(({ path: [name], message }) => [name, message]));
}

/** Whether a resize has a size to go by. */
export function hasDimension({ width, height }: BatchSettings): boolean {
  return pixelsOf(width) !== undefined || pixelsOf(height) !== undefined;
}

/** Whether the quality means something for what is set: colours are never cut unasked. */
export function usesQuality({ action, format, targetSize }: BatchSettings): boolean {
  if (action === 'compress') return targetSize.trim() === '';
  return action === 'convert' && convertQuality('batch', format) !== undefined;
}

/** The form for a recipe that a landing page or an address brought. */
export function settingsOf(recipe: Recipe): BatchSettings {
  const { edits, output } = recipe;
  const action = batchActionOf(recipe);
  const settings: BatchSettings = { ...DEFAULT_SETTINGS, action };
  const resize = edits.find((edit) => edit.do === 'resize');
  if (action === 'resize') {
    // A resize by share or by the longest edge has no field here, so the page's own frame holds.
    if (resize?.width || resize?.height) {
      settings.width = resize.width ? String(resize.width) : '';
      settings.height = resize.height ? String(resize.height) : '';
      settings.maintainAspectRatio = resize.fit !== 'fill';
      settings.fit = resize.fit === 'cover' ? 'cover' : 'inside';
    }
  }
  if (output.quality !== undefined) settings.quality = output.quality;
  if (output.aim === 'size') settings.targetSize = kilobytesText(output.bytes);
  if (action === 'convert' && output.format !== 'same') settings.format = output.format;
  return settings;
}

/**
 * What every picture of the batch goes through.
 * @param opened what the page opened with: what it says beyond the fields, such as which metadata stays, is kept
 * @throws {Error} 'Invalid action selected'
 */
export function recipeOf(settings: BatchSettings, opened: Recipe = BATCH_RECIPES.resize): Recipe {
  const { action } = settings;
  // No visitor meets this: the buttons offer these three, and an address is read as one of them or ignored.
  if (!BATCH_ACTIONS.includes(action)) throw new Error('Invalid action selected');
  const start = batchActionOf(opened) === action ? opened : BATCH_RECIPES[action];
  switch (action) {
    case 'resize':
      return { edits: resizeEdits(settings), output: start.output };
    case 'compress':
      return { edits: start.edits, output: compressOutput(settings, start.output) };
    case 'convert':
      return { edits: start.edits, output: convertOutput(settings, start.output) };
  }
}

function resizeEdits({ width: w, height: h, maintainAspectRatio, fit }: BatchSettings): Edit[] {
  const width = pixelsOf(w);
  const height = pixelsOf(h);
  if (width && height) return [{ do: 'resize', width, height, fit: maintainAspectRatio ? fit : 'fill' }];
  if (width) return [{ do: 'resize', width }];
  return height ? [{ do: 'resize', height }] : [];
}

/** What both aims have in common. */
function extras({ metadata, profile, background }: Output): Pick<Output, 'metadata' | 'profile' | 'background'> {
  return { ...(metadata && { metadata }), ...(profile && { profile }), ...(background && { background }) };
}

function compressOutput({ targetSize, quality }: BatchSettings, start: Output): Output {
  const { format } = start;
  const kb = Number(targetSize);
  if (targetSize.trim() !== '') return { format, ...extras(start), ...sizeAim(kb) };
  const keep = start.aim === 'compress' &&
    start.preserveFormat !== undefined && { preserveFormat: start.preserveFormat };
  return { format, quality, aim: 'compress', ...extras(start), ...keep };
}

function convertOutput(settings: BatchSettings, start: Output): Output {
  const { format, quality } = settings;
  return {
    format,
    ...(usesQuality(settings) && { quality }),
    ...extras(start),
    ...(start.lossless !== undefined && { lossless: start.lossless }),
  };
}
