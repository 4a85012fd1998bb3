import { fetchPart } from '../../errors/fetch-part.ts';
import type { EncodeOptions, Format, FormatId, Writing } from '../../formats/format.ts';
import type { Size } from '../../geometry/steps.ts';
import { jpegWriting } from './jpeg.ts';

type WritingOf = (options: EncodeOptions, size: Size) => Writing;

/** Separate from the formats' records, which every page loads. Nearly every visitor has a JPEG; the others are loaded with their first file. */
const SETTINGS: Readonly<Partial<Record<FormatId, () => Promise<WritingOf>>>> = {
  jpeg: async () => jpegWriting,
  png: async () => (await import('./png.ts')).pngWriting,
  webp: async () => (await import('./webp.ts')).webpWriting,
  gif: async () => (await import('./gif.ts')).gifWriting,
  tiff: async () => (await import('./tiff.ts')).tiffWriting,
  avif: async () => (await import('./avif.ts')).avifWriting,
  jxl: async () => (await import('./jxl.ts')).jxlWriting,
};

/**
 * Returns how a file of a format is written, with the settings of its writer.
 * @param size of one frame, in pixels
 * @throws {TypeError} for a format that no encoder writes
 * @throws {ImageError} `codec-unavailable`
 */
export async function writingOf({ id, label }: Format, options: EncodeOptions, size: Size): Promise<Writing> {
  const load = SETTINGS[id];
  if (!load) throw new TypeError(`${label} cannot be written`);
  return (await fetchPart(load))(options, size);
}
