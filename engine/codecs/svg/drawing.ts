import type { Decoded } from '../../decoders/decoder.ts';
import type { Size } from '../../geometry/steps.ts';

/** The intrinsic size of a drawing, and the requested size, in pixels. */
export interface DrawingSizes {
  natural: Size;
  wanted: Size;
}

/** Requests the page to draw a drawing; undefined if it cannot. */
export type DrawVector = (sizes: DrawingSizes, bytes: Uint8Array<ArrayBuffer>) => Promise<Decoded | undefined>;

type Paint = (context: OffscreenCanvasRenderingContext2D) => void;

/** Paints a canvas and returns its RGBA; undefined if there is not enough memory. */
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

/** Whether a canvas returns the true colours. Some browsers falsify canvas reads against fingerprinting. */
function readsTruly(): boolean {
  const pixels = painted({ width: KNOWN_SIDE, height: KNOWN_SIDE }, (context) =>
    context.putImageData(new ImageData(KNOWN_PIXELS.slice(), KNOWN_SIDE), 0, 0),
  );
  return pixels?.every((sample, at) => sample === KNOWN_PIXELS[at]) ?? false;
}

/**
 * Reads the pixels of the page's drawing.
 * @returns undefined if this browser falsifies them
 * @throws {DOMException} `SecurityError` if the canvas is tainted (Safari, for HTML within an SVG)
 */
export function readDrawing(bitmap: ImageBitmap): Decoded | undefined {
  const { width, height } = bitmap;
  const data = readsTruly() ? painted(bitmap, (context) => context.drawImage(bitmap, 0, 0)) : undefined;
  bitmap.close();
  return data && { width, height, channels: 4, data: new Uint8Array(data.buffer) };
}
