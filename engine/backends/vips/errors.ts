import { ImageError, type ImageErrorCode, isImageError } from '../../errors/errors.ts';
import { throwIfStopped } from './progress.ts';
import type { Libvips } from './start.ts';

const messageOf = (error: unknown): unknown => Object(error).message;

/** libvips throws WebAssembly exceptions whose message is a pair of C++ class and text. */
const isOfLibvips = (error: unknown): boolean => Array.isArray(messageOf(error));

function textOf(error: unknown): string {
  const message = messageOf(error);
  return (Array.isArray(message) ? message.join(': ') : String(message ?? error)).trim().replace(/\s*\n\s*/g, '; ');
}

const OUT_OF_MEMORY = /out of memory|cannot enlarge memory|could not allocate|std::bad_alloc|Array buffer allocation/i;
/** Messages of libtiff and libvips for files without a decoder in this build. */
const NO_DECODER =
  /not configured|not implemented|not supported|unsupported|only supports|not a whole number of bytes|samples out of range/i;

/** The work during which an error occurred. It determines the code if the text does not. */
export type Work = 'reading' | 'writing';

function codeOf(text: string, work: Work): ImageErrorCode {
  if (OUT_OF_MEMORY.test(text)) return 'out-of-memory';
  if (work === 'writing') return 'codec-failed';
  return NO_DECODER.test(text) ? 'unsupported' : 'unreadable';
}

/** Messages for errors of a file. The library's own message becomes the cause. */
const FOR_EVERYONE: Partial<Record<ImageErrorCode, string>> = {
  unreadable: 'Failed to load image',
  unsupported: 'This kind of image cannot be read',
};

let broken = false;

/**
 * Whether an error did not come from libvips itself: a WebAssembly trap, its glue code or a thread of an earlier job. Memory
 * may be corrupt then, and later jobs may fail or show another picture. After a thread has crashed, emscripten throws
 * 'unwind' from every wait; 'offset is out of bounds' comes from a view of memory that another thread has just grown
 * (docs/trust.md). It is global, since a worker has one instance.
 */
export const isBroken = (): boolean => broken;

export function toImageError(error: unknown, work: Work): ImageError {
  if (isImageError(error)) return error;
  const text = textOf(error);
  const code = codeOf(text, work);
  if (!isOfLibvips(error) && code !== 'out-of-memory') broken = true;
  return new ImageError(code, FOR_EVERYONE[code] ?? text, { cause: new Error(text) });
}

/** Runs a libvips call and converts its exception to an `ImageError`. */
export function guarded<T>(work: Work, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throwIfStopped();
    throw toImageError(error, work);
  }
}

/**
 * Empties libvips's message buffer. It also collects warnings, and an exception contains everything since the last one, even
 * of earlier jobs.
 */
export function forgetMessages(vips: Libvips): void {
  try {
    vips.Image.newFromBuffer(new Uint8Array()).delete();
  } catch {
    // An empty file throws, which clears the buffer.
  }
}
