import type { ImageErrorCode } from '#engine';

/**
 * The error for a part of the site that could not be fetched. It cannot use the engine's error class, which may be part
 * of it.
 */
export function unavailable(what: string, cause: unknown): Error {
  const code: ImageErrorCode = 'engine-unavailable';
  return Object.assign(new Error(`${what} could not be fetched`, { cause }), { name: 'ImageError', code });
}
