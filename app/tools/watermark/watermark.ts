import type { Edit, EditOf } from '#engine/recipe/index.ts';

export type Watermark = EditOf<'watermark'>;
export type Look = Omit<Watermark, 'do' | 'picture'>;

/** What the control shows for a value that is not set. */
export const USUAL = { position: 'bottom-right', size: 25, opacity: 60 } as const satisfies Look;

/** The watermark that the control shows. */
export function watermarkIn(edits: readonly Edit[]): Watermark | undefined {
  return edits.findLast((edit) => edit.do === 'watermark');
}

/** Sets or removes the watermark. It belongs to the finished picture, so it comes last. */
export function withWatermark(edits: readonly Edit[], watermark: Watermark | undefined): Edit[] {
  const shown = watermarkIn(edits);
  return [...edits.filter((edit) => edit !== shown), ...(watermark ? [watermark] : [])];
}
