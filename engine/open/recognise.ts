import { ImageError } from '../errors/errors.ts';
import { isRawHead } from '../formats/camera-raw.ts';
import type { Format } from '../formats/format.ts';
import { formatOfBytes } from '../formats/index.ts';

/**
 * Recognises a file by its bytes.
 * @throws {ImageError} `unreadable` for an empty file, `camera-raw`, `unsupported` for an unknown format
 */
export function recognise(head: Uint8Array): Format {
  if (head.length === 0) throw new ImageError('unreadable', 'The file is empty');
  if (isRawHead(head)) throw new ImageError('camera-raw', 'The file of a camera’s sensor');
  const format = formatOfBytes(head);
  if (!format || format.container) throw new ImageError('unsupported', 'The bytes are those of no known picture');
  return format;
}
