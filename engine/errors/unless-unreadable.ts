import { isImageError } from './errors.ts';

/** Returns what a function makes of a file; undefined if the file is truncated or damaged. */
export function unlessUnreadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError || isImageError(error)) return undefined;
    throw error;
  }
}
