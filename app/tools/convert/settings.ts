import { CONVERT_QUALITY } from '#catalogue/preset.ts';
import type { FormatId, Output, Recipe, WritableId } from '#engine';

/** The targets, in the order in which they are offered. */
export const TARGETS: readonly WritableId[] = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'pdf'];

export interface ConvertSettings {
  format: WritableId;
  /** 1 to 100. */
  quality: number;
}

const isTarget = (format: Output['format']): format is WritableId => TARGETS.some((target) => target === format);

/** A picture is not converted to what it is already: then WebP is taken, or JPEG where it is a WebP. */
export function targetFor(own: FormatId, wanted: WritableId): WritableId {
  if (own !== wanted) return wanted;
  return own === 'webp' ? 'jpeg' : 'webp';
}

export function openingSettings(own: FormatId, { output }: Recipe): ConvertSettings {
  return {
    format: targetFor(own, isTarget(output.format) ? output.format : 'webp'),
    quality: Math.round(output.quality ?? CONVERT_QUALITY),
  };
}

/** @param hasQuality the format trades detail for bytes; elsewhere a quality would only cost colours */
export function convertRecipe({ format, quality }: ConvertSettings, hasQuality: boolean, opened: Recipe): Recipe {
  const { metadata, profile, background, lossless } = opened.output;
  const output = { format, metadata, profile, background, lossless, ...(hasQuality && { quality }) };
  return { edits: opened.edits, output };
}
