import type { Picture } from '../backends/backend.ts';
import { fetchPart } from '../fetch-part.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';

/** Formats that are another format's file with something around it; each is imported when first asked for. */
const WRAPPERS = {
  pdf: async () => (await import('./pdf.ts')).wrapInPdf,
} as const;

/**
 * A file of the format, whether a codec writes it or it is wrapped around another format's.
 * @throws {ImageError} `codec-failed`, `codec-unavailable`, or `unreadable` where decoding happens only now
 */
export async function encodePicture(
  picture: Picture,
  format: Format,
  options: EncodeOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!format.container) return picture.encode(format, options);
  const { of, wrapper } = format.container;
  const wrap = await fetchPart(WRAPPERS[wrapper]);
  return wrap(await picture.encode(formatOf(of), options), picture);
}
