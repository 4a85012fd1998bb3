import { canvasCap } from '../backends/canvas/caps.ts';
import { type DrawingSizes, readDrawing } from '../codecs/svg/drawing.ts';
import type { AskPage } from './serve.ts';

/** Returns the pixels of a drawing, which the page draws; undefined if it cannot, or if they are too many for its canvas. */
export async function drawnByPage(askPage: AskPage, sizes: DrawingSizes, bytes: Uint8Array<ArrayBuffer>) {
  if (Math.max(sizes.wanted.width, sizes.wanted.height) > canvasCap(navigator.userAgent)) return undefined;
  const bitmap = await askPage(sizes, bytes);
  return bitmap && readDrawing(bitmap);
}
