import type { Picture } from '../backends/backend.ts';
import type { Copies } from '../codecs/file-work.ts';
import type { EncodeOptions } from '../codecs/writing.ts';
import type { Format } from '../formats/format.ts';
import type { Write } from '../writers/picture-writer.ts';

/**
 * Writes a picture with smaller copies of it.
 * @param inner the format of pictures that the file's own does not encode
 * @throws {ImageError} `codec-failed`, or `unreadable` if decoding happens only now
 */
export async function writeCopies(
  { sides, longestEncoded, encode, join }: Copies,
  picture: Picture,
  { format, inner, options, write }: { format: Format; inner: Format; options: EncodeOptions; write: Write },
): Promise<Uint8Array<ArrayBuffer>> {
  const longest = Math.max(picture.width, picture.height);
  // Rows may be decoded while they are read, which works once.
  using held = picture.withPixels(await picture.pixels(format));
  // The file holds what its format holds, whichever file is inside.
  const plain: Format = { ...inner, holds: { ...inner.holds, ...format.holds } };
  const entryOf = async (copy: Picture) => {
    const bytes =
      Math.max(copy.width, copy.height) <= longestEncoded
        ? encode(await copy.pixels(format))
        : await write(copy, plain, { ...options, lossless: true, packs: false });
    return { width: copy.width, height: copy.height, bytes };
  };
  const entries = [await entryOf(held)];
  for (const side of sides.filter((side) => side < longest)) {
    using copy = held.variant({ scale: side / longest, blur: 0, smoothing: 'high' });
    entries.push(await entryOf(copy));
  }
  return join(entries.reverse());
}
