import type { DrawingSizes } from '#engine';
import { withoutHandlers } from './without-handlers.ts';

function loaded(address: string): Promise<HTMLImageElement> {
  const { promise, resolve, reject } = Promise.withResolvers<HTMLImageElement>();
  const image = new Image();
  image.onload = () => resolve(image);
  image.onerror = () => reject(new Error('The drawing could not be loaded'));
  image.src = address;
  return promise;
}

/** The same drawing with another intrinsic size: not every browser scales one that has none. */
async function resized(file: Blob, { natural, wanted }: DrawingSizes): Promise<string> {
  const root = new DOMParser().parseFromString(withoutHandlers(await file.text()), 'image/svg+xml').documentElement;
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${natural.width} ${natural.height}`);
  root.setAttribute('width', String(wanted.width));
  root.setAttribute('height', String(wanted.height));
  return new XMLSerializer().serializeToString(root);
}

/**
 * Draws an SVG on the page, because workers cannot: with the visitor's fonts and the browser's full CSS. As an image it
 * runs no script and loads nothing.
 * @throws if the file is not a drawing
 */
export async function drawVector(file: Blob, sizes: DrawingSizes): Promise<ImageBitmap> {
  const { width, height } = sizes.wanted;
  // Not as a blob: Chromium taints a canvas with such a drawing if it contains HTML.
  const image = await loaded(`data:image/svg+xml,${encodeURIComponent(await resized(file, sizes))}`);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas.transferToImageBitmap();
}
