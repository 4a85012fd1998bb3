import { ImageError } from '../errors/errors.ts';

/**
 * Reads a file. Browsers notice by its date that it has changed since it was chosen, or else by its size.
 * @throws {ImageError} `file-changed`
 */
export async function fileBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const buffer = await file.arrayBuffer().catch((cause: unknown) => {
    throw new ImageError('file-changed', 'The file cannot be read any more', { cause });
  });
  if (buffer.byteLength !== file.size) throw new ImageError('file-changed', 'The file has another size now');
  return new Uint8Array(buffer);
}
