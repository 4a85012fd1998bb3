import { ImageError } from './errors.ts';

/**
 * Imports a part of the engine that few jobs need. Browsers cache a failed import for the lifetime of a worker (WHATWG
 * HTML pull request 10327 changes that). So the error's code ends the worker, and the next worker fetches again.
 * @throws {ImageError} `codec-unavailable`
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ImageError('codec-unavailable', 'A part that this format needs could not be fetched', { cause });
  }
}
