import { contentOf } from './content.ts';
import { encodeJpeg, type JpegPixels } from './encode.ts';
import { howToMeet } from './quality.ts';
import type { JpegSettings } from './settings.ts';

/** Larger pictures libvips writes, which never holds all pixels beside the coefficients. */
export const MOST_ENCODED_PIXELS = 50e6;

/**
 * A JPEG as a format asks for it: what is grey has no colour to write.
 * @param onRow told after each row how many were taken; what it throws ends the work
 * @throws as `encodeJpeg`
 */
export function encodeWith(
  module: WebAssembly.Module,
  picture: JpegPixels,
  settings: JpegSettings,
  onRow?: (rows: number) => void,
): Uint8Array<ArrayBuffer> {
  const content = contentOf(picture);
  const { colour, ...how } = howToMeet(settings, content);
  const { progressive } = settings;
  const kept = picture.channels === 1 ? 'none' : colour;
  return encodeJpeg(module, picture, { ...how, colour: kept, progressive, content, onRow });
}
