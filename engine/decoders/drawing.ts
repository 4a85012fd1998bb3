import type { Size } from '../geometry.ts';
import type { DecodableFile } from './decoded.ts';

/** Pixels: the size that a drawing says it has, and the one that it is needed in. */
export interface DrawingSizes {
  natural: Size;
  wanted: Size;
}

/** Has the drawing that is worked on drawn by somebody who can do so better; nothing where nobody can. */
export type DrawVector = (sizes: DrawingSizes) => Promise<DecodableFile | undefined>;

type Paint = (context: OffscreenCanvasRenderingContext2D) => void;

/** RGBA of a canvas that has been painted on; nothing where there is no memory for one. */
function painted({ width, height }: Size, paint: Paint): Uint8ClampedArray<ArrayBuffer> | undefined {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  paint(context);
  return context.getImageData(0, 0, width, height).data;
}

/** 16 × 16 pixels of many colours. */
const KNOWN_SIDE = 16;
const KNOWN_PIXELS = Uint8ClampedArray.from({ length: KNOWN_SIDE ** 2 * 4 }, (_, at) =>
  at % 4 === 3 ? 255 : (at * 31) % 256,
);

/** Some browsers falsify what is read from a canvas, so that nobody is told by it: then known colours differ. */
function readsTruly(): boolean {
  const pixels = painted({ width: KNOWN_SIDE, height: KNOWN_SIDE }, (context) =>
    context.putImageData(new ImageData(KNOWN_PIXELS.slice(), KNOWN_SIDE), 0, 0),
  );
  return pixels?.every((sample, at) => sample === KNOWN_PIXELS[at]) ?? false;
}

/**
 * A drawing that the page has drawn, for a worker that reads pixels.
 * @returns nothing where this browser does not tell them truly
 * @throws {DOMException} `SecurityError` where the browser keeps them to itself (Safari, for HTML within an SVG)
 */
export function readDrawing(bitmap: ImageBitmap): DecodableFile | undefined {
  const { width, height } = bitmap;
  const data = readsTruly() ? painted(bitmap, (context) => context.drawImage(bitmap, 0, 0)) : undefined;
  bitmap.close();
  if (!data) return undefined;
  const pixels = new Uint8Array(data.buffer);
  return { width, height, alpha: true, pixels: async () => pixels };
}
