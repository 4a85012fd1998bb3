import { ImageError, type ImageErrorCode, isImageError } from '../../errors/errors.ts';
import { throwIfStopped } from './progress.ts';
import type { Libvips } from './start.ts';

const messageOf = (error: unknown): unknown => Object(error).message;

/** libvips throws WebAssembly exceptions whose message is a pair: the C++ class and the text. */
const isOfLibvips = (error: unknown): boolean => Array.isArray(messageOf(error));

function textOf(error: unknown): string {
  const message = messageOf(error);
  return (Array.isArray(message) ? message.join(': ') : String(message ?? error)).trim().replace(/\s*\n\s*/g, '; ');
}

const OUT_OF_MEMORY = /out of memory|cannot enlarge memory|could not allocate|std::bad_alloc|Array buffer allocation/i;
/** libtiff's and libvips's words for a kind of file that this build has no decoder for. */
const NO_DECODER =
  /not configured|not implemented|not supported|unsupported|only supports|not a whole number of bytes|samples out of range/i;

/** What was being done: it decides what an error means whose text tells nothing but its own detail. */
export type Work = 'reading' | 'writing';

function codeOf(text: string, work: Work): ImageErrorCode {
  if (OUT_OF_MEMORY.test(text)) return 'out-of-memory';
  if (work === 'writing') return 'codec-failed';
  return NO_DECODER.test(text) ? 'unsupported' : 'unreadable';
}

/** The library's words mean something to who knows it; where a file is at fault they stay with the cause. */
const FOR_EVERYONE: Partial<Record<ImageErrorCode, string>> = {
  unreadable: 'Failed to load image',
  unsupported: 'This kind of image cannot be read',
};

let broken = false;

/**
 * Has anything but libvips itself ended a call: WebAssembly that was stopped in the middle, its glue, or a thread of an earlier
 * job? Then its memory may be written over, and what comes after it may fail or show another picture. After a thread has crashed,
 * emscripten throws 'unwind' from every wait; 'offset is out of bounds' comes from a view of the memory that another thread
 * has just grown (docs/trust.md). One worker has one instance, so this is not kept by instance.
 */
export const isBroken = (): boolean => broken;

export function toImageError(error: unknown, work: Work): ImageError {
  if (isImageError(error)) return error;
  const text = textOf(error);
  const code = codeOf(text, work);
  if (!isOfLibvips(error) && code !== 'out-of-memory') broken = true;
  return new ImageError(code, FOR_EVERYONE[code] ?? text, { cause: new Error(text) });
}

/** Runs a libvips call, with its exception as an `ImageError`. */
export function guarded<T>(work: Work, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throwIfStopped();
    throw toImageError(error, work);
  }
}

/**
 * Empties libvips's buffer of messages, which warnings are written to as well: an exception brings along, and clears,
 * all that has gathered there since the one before, whichever job it was about.
 */
export function forgetMessages(vips: Libvips): void {
  try {
    vips.Image.newFromBuffer(new Uint8Array()).delete();
  } catch {
    // An empty file is none: this is the exception that clears.
  }
}
