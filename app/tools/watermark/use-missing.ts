import { watermarkFiles } from '#app/engine/watermark-files.ts';
import { useSource } from '#app/use-source.ts';
import type { Watermarks } from '#engine';
import type { Edit } from '#engine/recipe/index.ts';

const NONE: Watermarks = {};

/** Whether a watermark's file is not there: its address comes from elsewhere, or from an earlier visit. */
export function useMissingWatermark(edits: readonly Edit[]): boolean {
  const files = useSource(watermarkFiles, NONE);
  return edits.some((edit) => edit.do === 'watermark' && !files[edit.picture]);
}
