import { ImageError } from './errors.ts';

/**
 * Imports a part of the engine that few jobs need. Browsers remember for as long as a worker lives that an import has
 * failed (WHATWG HTML pull request 10327 changes that): its code ends the worker, and the next one asks anew.
 * @throws {ImageError} `codec-unavailable`
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ImageError('codec-unavailable', 'A part that this format needs could not be fetched', { cause });
  }
}
