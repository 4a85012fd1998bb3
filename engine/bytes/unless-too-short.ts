/** Returns what a function reads; undefined if it reads beyond the end, as in a file that is truncated or damaged. */
export function unlessTooShort<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
