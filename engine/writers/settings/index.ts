import { jpegWriting } from '../../codecs/jpeg/settings.ts';
import type { Writing } from '../../codecs/writing.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { EncodeOptions, Format } from '../../formats/format.ts';
import type { FormatId } from '../../formats/index.ts';
import type { Size } from '../../geometry/steps.ts';

type WritingOf = (options: EncodeOptions, size: Size) => Writing;

/** Separate from the formats' records, which every page loads. Nearly every visitor has a JPEG; the others are loaded with their first file. */
const SETTINGS: Readonly<Partial<Record<FormatId, () => Promise<WritingOf>>>> = {
  jpeg: async () => jpegWriting,
  png: async () => (await import('../../codecs/png/settings.ts')).pngWriting,
  webp: async () => (await import('../../codecs/webp/settings.ts')).webpWriting,
  gif: async () => (await import('../../codecs/gif/settings.ts')).gifWriting,
  tiff: async () => (await import('../../codecs/tiff/settings.ts')).tiffWriting,
  avif: async () => (await import('../../codecs/avif/settings.ts')).avifWriting,
  jxl: async () => (await import('../../codecs/jxl/settings.ts')).jxlWriting,
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
