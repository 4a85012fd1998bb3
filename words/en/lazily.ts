/** @returns a function that makes a value at its first call. Intl's formatters take milliseconds, for which only pages that use them should wait. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
