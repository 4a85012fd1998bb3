const DECLARATION = /^\s*<\?xml\s[^>]*\?>/;
const DECLARED = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const [, declared] = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200))) ?? [];
  // A declaration that could be read byte by byte is not UTF-16, which some programs name anyway.
  return declared && !/^utf-?16/i.test(declared) ? declared : 'utf-8';
}

/** Decodes the first bytes of a file, as the text that it would be. Names and markup are ASCII in the encodings of drawings, or UTF-16. */
export function headText(head: Uint8Array): string {
  const encoding = encodingOf(head);
  return new TextDecoder(encoding.startsWith('utf-16') ? encoding : 'utf-8').decode(head);
}

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
