import { contentOf, isNearlyGrey } from './content.ts';
import { encodeJpeg, type JpegPixels } from './encode.ts';
import { encoderOptionsFor } from './quality.ts';
import type { JpegSettings } from './settings.ts';

/**
 * Encodes a JPEG with a format's settings. A picture with one channel has one component.
 * @param module the compiled `kernel.wasm`
 * @param onRow called after each row with the number of rows so far; an exception in it stops the encoder
 * @returns the file
 * @throws as `encodeJpeg`, and {RangeError} for a quality above 100
 */
export function encodeWith(
  module: WebAssembly.Module,
  picture: JpegPixels,
  settings: JpegSettings,
  onRow?: (rows: number) => void,
): Uint8Array<ArrayBuffer> {
  const content = contentOf(picture);
  const seen = { content, isNearlyGrey: () => isNearlyGrey(picture) };
  const { subsampling, ...options } = encoderOptionsFor(settings, seen);
  const { progressive } = settings;
  const components = picture.channels === 1 ? 'grey' : subsampling;
  return encodeJpeg(module, picture, { ...options, subsampling: components, progressive, content, onRow });
}
