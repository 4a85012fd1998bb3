import type { Edit, EditOf } from '#engine/recipe/index.ts';

export type Watermark = EditOf<'watermark'>;
export type Look = Omit<Watermark, 'do' | 'picture'>;

/** The watermark that the control shows. */
export function watermarkIn(edits: readonly Edit[]): Watermark | undefined {
  return edits.findLast((edit) => edit.do === 'watermark');
}

/** Sets or removes the watermark. It belongs to the finished picture, so it comes last. */
export function withWatermark(edits: readonly Edit[], watermark: Watermark | undefined): Edit[] {
  const shown = watermarkIn(edits);
  return [...edits.filter((edit) => edit !== shown), ...(watermark ? [watermark] : [])];
}
