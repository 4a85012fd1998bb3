import type { Side } from '#app/tools/adjust/side-field.ts';
import type { EditOf } from '#engine/recipe/index.ts';

/*
 * The resize of a batch, as its fields show it: for pictures of any shape, so a width and a height are a frame and not
 * a size.
 */

type Resize = EditOf<'resize'>;

/** Whether the fields can show it: a share and a longest edge have none. */
export function isFrame(resize: Resize | undefined): boolean {
  return resize === undefined || resize.width !== undefined || resize.height !== undefined;
}

/** One side is typed, or emptied. Nothing is left of the resize where both are empty. */
export function setFrameSide(resize: Resize | undefined, side: Side, pixels: number | undefined): Resize | undefined {
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
export function setFrameLock(resize: Resize, locked: boolean): Resize {
  return { ...resize, fit: locked ? 'inside' : 'fill' };
}
