import type { Edit, EditOf } from '#engine/recipe/index.ts';

/*
 * The resize of a batch, as its fields show it: for pictures of any shape, so a width and a height are a frame and not
 * a size.
 */

type Resize = EditOf<'resize'>;
export type Side = 'width' | 'height';

export function firstResize(edits: readonly Edit[]): Resize | undefined {
  return edits.find((edit) => edit.do === 'resize');
}

/** Another resize in the place of the first, or at the end. */
export function withResize(edits: readonly Edit[], resize: Resize | undefined): Edit[] {
  const first = firstResize(edits);
  if (!resize) return edits.filter((edit) => edit !== first);
  return first ? edits.map((edit) => (edit === first ? resize : edit)) : [...edits, resize];
}

/** Whether the fields can show it: a share and a longest edge have none. */
export function isFrame(resize: Resize | undefined): boolean {
  return resize === undefined || resize.width !== undefined || resize.height !== undefined;
}

/** One side is typed, or emptied. Nothing is left of the resize where both are empty. */
export function setSide(resize: Resize | undefined, side: Side, pixels: number | undefined): Resize | undefined {
  const before = isFrame(resize) ? resize : undefined;
  const width = side === 'width' ? pixels : before?.width;
  const height = side === 'height' ? pixels : before?.height;
  if (width === undefined && height === undefined) return undefined;
  return {
    do: 'resize',
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit: resize?.fit ?? 'inside',
    enlarge: resize?.enlarge ?? false,
  };
}

/** Keeping proportions fits into the frame; letting go of them stretches. */
export function setLock(resize: Resize, locked: boolean): Resize {
  return { ...resize, fit: locked ? 'inside' : 'fill' };
}
