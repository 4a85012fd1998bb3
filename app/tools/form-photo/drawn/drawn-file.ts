import type { Size } from '#engine';
import { PEN, pathOf, type Stroke } from './strokes.ts';

/** Pixels of the longer side, as of a sheet that is searched for ink. */
const LONGEST = 1600;

/**
 * Draws strokes in black on white, as a PNG.
 * @param ratio the area's width divided by its height
 * @returns undefined if the browser has no canvas
 */
export async function drawnFile(strokes: readonly Stroke[], ratio: number): Promise<File | undefined> {
  const size: Size = {
    width: Math.round(LONGEST * Math.min(1, ratio)),
    height: Math.round(LONGEST / Math.max(1, ratio)),
  };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.lineWidth = PEN * LONGEST;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) context.stroke(new Path2D(pathOf(stroke, size)));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return blob ? new File([blob], 'signature.png', { type: blob.type }) : undefined;
}
