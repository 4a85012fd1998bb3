import type { Side } from '#app/tools/adjust/side-field.ts';
import type { EditOf } from '#engine/recipe/index.ts';

/*
 * The resize of a batch, as its fields show it. The pictures have any shape, so width and height are a frame and not a size.
 */

type Resize = EditOf<'resize'>;

/** Whether the fields can show it: there are none for a percentage and a longest edge. */
export function isFrame(resize: Resize | undefined): boolean {
  return resize === undefined || resize.width !== undefined || resize.height !== undefined;
}

/** Sets or empties one side. Without both sides there is no resize. */
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

/** Locked proportions fit into the frame; unlocked ones stretch. */
export function setFrameLock(resize: Resize, locked: boolean): Resize {
  return { ...resize, fit: locked ? 'inside' : 'fill' };
}
