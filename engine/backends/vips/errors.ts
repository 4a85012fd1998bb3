import { ImageError, type ImageErrorCode, isImageError } from '../../errors.ts';

/** libvips throws WebAssembly exceptions whose message is a pair: the C++ class and the text. */
function textOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  return (Array.isArray(message) ? message.join(': ') : String(message ?? error)).trim().replace(/\s*\n\s*/g, '; ');
}

const OUT_OF_MEMORY = /out of memory|cannot enlarge memory|could not allocate|std::bad_alloc|Array buffer allocation/i;
/** Decoding happens while encoding pulls pixels, so a damaged file shows up in a save operation. */
const WHILE_DECODING = /load|read error|premature end|Corrupt|IDAT|truncated|end of file|bad data|decompress/i;

/**
 * @param ifUnclear the code of an error whose text says nothing of its cause
 */
export function toImageError(error: unknown, ifUnclear: ImageErrorCode): ImageError {
  if (isImageError(error)) return error;
  const text = textOf(error);
  const code = OUT_OF_MEMORY.test(text) ? 'out-of-memory' : WHILE_DECODING.test(text) ? 'unreadable' : ifUnclear;
  // The library's words for a damaged file mean something to who knows it; they stay with the cause.
  const message = code === 'unreadable' ? 'Failed to load image' : text;
  return new ImageError(code, message, { cause: new Error(text) });
}

/** Runs a libvips call, with its exception as an `ImageError`. */
export function guarded<T>(ifUnclear: ImageErrorCode, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw toImageError(error, ifUnclear);
  }
}
