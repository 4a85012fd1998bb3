import * as z from 'zod/mini';
import { formatSize } from '#app/components/pixels.ts';
import { COMPRESS_FRAME, COMPRESS_QUALITY, kilobytesText, sizeAim, TARGET_KB } from '#catalogue/preset.ts';
import type { Edit, Output, Recipe, WritableId } from '#engine';

const TARGET_PROBLEM = `Target size must be between ${TARGET_KB.min} and ${TARGET_KB.max} KB`;

/** Empty, or the digits of a number of kilobytes. */
const target = z.string().check(
  z.refine((text) => {
    const kilobytes = Number(text);
    return text.trim() === '' || (kilobytes >= TARGET_KB.min && kilobytes <= TARGET_KB.max);
  }, TARGET_PROBLEM),
);

export const CompressForm = z.object({ targetSize: target });

/** Everything that is set in the compress tool. */
export interface CompressSettings {
  /** 1 to 100. */
  quality: number;
  outputFormat: Output['format'];
  resize: boolean;
  /** Kilobytes as they were typed; empty where the quality decides. */
  targetSize: string;
}

type Frame = Extract<Edit, { do: 'resize' }>;

/** What its box is labelled: a frame that cuts or stretches is not one to fit. */
export function frameLabel({ width, height, fit }: Frame): string {
  if (!width || !height) return 'Resize';
  const size = formatSize({ width, height });
  if (fit === 'cover') return `Resize and crop to ${size}`;
  return fit === 'fill' ? `Stretch to ${size}` : `Resize to fit ${size}`;
}

/** What 'Resize' means here: the frame that the page or the address brings, otherwise the usual one. */
export function frameOf({ edits }: Recipe): Frame {
  const asked = edits.find((edit) => edit.do === 'resize');
  return asked ?? { do: 'resize', ...COMPRESS_FRAME, fit: 'inside', enlarge: false };
}

export function openingSettings({ edits, output }: Recipe): CompressSettings {
  return {
    quality: Math.round(output.quality ?? COMPRESS_QUALITY),
    outputFormat: output.format,
    resize: edits.some((edit) => edit.do === 'resize'),
    targetSize: output.aim === 'size' ? kilobytesText(output.bytes) : '',
  };
}

/** @returns undefined where nothing or nothing sensible was typed */
export function targetKilobytes(text: string): number | undefined {
  return text.trim() !== '' && CompressForm.safeParse({ targetSize: text }).success ? Number(text) : undefined;
}

/** What the engine is asked to do. What the page opened with stays wherever the form has no say. */
export function compressRecipe(settings: CompressSettings, opened: Recipe): Recipe {
  const { aim: _aim, ...kept } = opened.output;
  const { metadata, profile, background } = kept;
  const common = { format: settings.outputFormat, metadata, profile, background };
  const edits = opened.edits.filter((edit) => edit.do !== 'resize');
  const kilobytes = targetKilobytes(settings.targetSize);
  const preserveFormat = opened.output.aim === 'compress' && opened.output.preserveFormat === true;
  return {
    edits: settings.resize ? [...edits, frameOf(opened)] : edits,
    output: kilobytes
      ? { ...common, ...sizeAim(kilobytes) }
      : { ...common, aim: 'compress', quality: settings.quality, ...(preserveFormat && { preserveFormat }) },
  };
}

/** What can be chosen; a page may open with one that is not among the usual ones. */
export function formatChoices(opened: Output['format']): Output['format'][] {
  const usual: WritableId[] = ['jpeg', 'png', 'webp', 'avif', 'pdf'];
  return usual.some((format) => format === opened) ? usual : [...usual, opened];
}
