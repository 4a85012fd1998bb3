import type { Side } from '#app/tools/adjust/side-field.ts';
import type { EditOf } from '#engine/recipe/index.ts';

/*
 * The resize of a batch, as its fields show it. Pictures have any shape, so a width and a height are a frame, not a
 * size.
 */

type Resize = EditOf<'resize'>;

/** Whether the fields can show it. */
export const isShown = (resize: Resize | undefined): boolean =>
  isFrame(resize) || resize?.longestEdge !== undefined || resize?.percent !== undefined;

/** Whether it has a width or a height, or neither is set. */
export function isFrame(resize: Resize | undefined): boolean {
  return resize === undefined || resize.width !== undefined || resize.height !== undefined;
}

/** Types or empties one side. If both are empty, the resize is removed. */
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

/** With the lock pictures fit into the frame, without it they are stretched. */
export function setFrameLock(resize: Resize, locked: boolean): Resize {
  return { ...resize, fit: locked ? 'inside' : 'fill' };
}
