import { ImageError } from '../errors/errors.ts';

/**
 * Returns the SHA-256 of a file's bytes in hex, by which a recipe refers to a watermark.
 * @throws {ImageError} `beyond-browser` on a page without HTTPS, where browsers have no such function
 */
export async function hashOf(file: Blob | Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (!subtle)
    throw new ImageError('beyond-browser', 'A watermark needs a page with HTTPS: its file is found by a hash');
  const digest = await subtle.digest('SHA-256', file instanceof Blob ? await file.arrayBuffer() : file);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
