import { encodingOf } from './facts.ts';

const DECLARATION = /^\s*<\?xml\s[^>]*\?>/;

/**
 * Decodes a drawing in the encoding that it declares, without a byte order mark.
 * @throws {RangeError} for an encoding that is unknown here
 */
export const textOf = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/**
 * Encodes a drawing in UTF-8, without its XML declaration, for readers that expect this encoding.
 * @returns the bytes themselves if they are in UTF-8, or in an encoding that is unknown here
 */
export function inUtf8(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (/^utf-?8$/i.test(encodingOf(bytes))) return bytes;
  try {
    return new TextEncoder().encode(textOf(bytes).replace(DECLARATION, ''));
  } catch (error) {
    if (error instanceof RangeError) return bytes;
    throw error;
  }
}
