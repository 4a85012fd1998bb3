import { ImageError } from '../errors/errors.ts';
import { fileBytes } from '../worker/file-bytes.ts';
import { inspect } from './inspect.ts';
import type { Inspection } from './inspection.ts';

export interface Opened {
  bytes: Uint8Array<ArrayBuffer>;
  inspection: Inspection;
}

/**
 * Reads a file and its metadata.
 * @throws {ImageError} `unsupported` for a file that is no picture, `file-changed`, `codec-unavailable`
 */
export async function opened(file: Blob): Promise<Opened> {
  const bytes = await fileBytes(file);
  const inspection = await inspect(bytes);
  if (!inspection) throw new ImageError('unsupported', 'The file is no picture in a known format');
  return { bytes, inspection };
}
