import type { Size } from '../edits/geometry.ts';
import type { DecodableFile } from './decoded.ts';

/** Pixels: the size that a drawing says it has, and the one that it is needed in. */
export interface DrawingSizes {
  natural: Size;
  wanted: Size;
}

/** Has the drawing that is worked on drawn by somebody who can do so better; nothing where nobody can. */
export type DrawVector = (sizes: DrawingSizes) => Promise<DecodableFile | undefined>;

/**
 * A drawing that the page has drawn, for a worker that reads pixels.
 * @throws {DOMException} `SecurityError` where the browser keeps them to itself (Safari, for HTML within an SVG)
 */
export function readDrawing(bitmap: ImageBitmap): DecodableFile {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const image = context?.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(image?.data.buffer ?? new ArrayBuffer(0));
  return { width, height, alpha: true, metadata: false, pixels: async () => pixels };
}
