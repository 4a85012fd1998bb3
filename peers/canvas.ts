import { within } from './job.ts';
import type { Peer } from './peer.ts';

/** Halvings of the range of qualities: browsers' encoders distinguish steps of 1 in 100. */
const SEARCH_STEPS = 7;

async function draw(file: Blob, longestEdge = Number.POSITIVE_INFINITY): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = within(bitmap, longestEdge);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('There is no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas;
}

/** @throws {TypeError} if the browser cannot write the format and would write a PNG instead */
async function encode(canvas: OffscreenCanvas, type: string, quality?: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type, ...(quality !== undefined && { quality: quality / 100 }) });
  if (blob.type !== type) throw new TypeError(`This browser writes no ${type}`);
  return blob;
}

/** Finds the best quality whose file fits, by bisection, like the usual snippets. */
async function encodeWithin(canvas: OffscreenCanvas, type: string, bytes: number): Promise<Blob> {
  let [fits, tooLarge] = [0, 101];
  let best = await encode(canvas, type, 0);
  for (let i = 0; i < SEARCH_STEPS && tooLarge - fits > 1; i++) {
    const quality = Math.round((fits + tooLarge) / 2);
    const blob = await encode(canvas, type, quality);
    if (blob.size <= bytes) [fits, best] = [quality, blob];
    else tooLarge = quality;
  }
  return best;
}

/** The browser's own encoder, without a library. */
export function canvasPeer(): Peer {
  return {
    id: 'canvas',
    label: 'canvas',
    jobs: {
      resize: async (file, { longestEdge, quality }) => encode(await draw(file, longestEdge), file.type, quality),
      compress: async (file, { quality }) => encode(await draw(file), file.type, quality),
      fit: async (file, { bytes }) => encodeWithin(await draw(file), file.type, bytes),
      lossless: async (file) => encode(await draw(file), file.type),
      'to-jpeg': async (file, { quality }) => encode(await draw(file), 'image/jpeg', quality),
      'to-webp': async (file, { quality }) => encode(await draw(file), 'image/webp', quality),
    },
    close: () => {},
  };
}
