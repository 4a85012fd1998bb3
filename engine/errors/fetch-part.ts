import { ImageError } from './errors.ts';

/** @param addresses of what it imports, if its own text does not contain them as literals */
export type LoadPart = <T>(load: () => Promise<T>, addresses?: readonly string[]) => Promise<T>;

/** Node reads parts from a disk, where none can stall. */
let loadPart: LoadPart = (load) => load();

/** Loads all later parts with this function. A browser's entry point passes it, because its script has it already. */
export function loadPartsWith(load: LoadPart): void {
  loadPart = load;
}

/**
 * Imports a part of a backend.
 * @throws {TypeError} as `import()` does
 * @throws {DOMException} `TimeoutError` if nothing arrives for 20 seconds
 */
export const importPart: LoadPart = (load, addresses) => loadPart(load, addresses);

/**
 * Imports a part of the engine that few jobs need. Browsers cache a failed import for the lifetime of a worker (WHATWG
 * HTML pull request 10327 changes that). So the error's code ends the worker, and the next worker fetches again.
 * @throws {ImageError} `codec-unavailable`
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadPart(load);
  } catch (cause) {
    throw new ImageError('codec-unavailable', 'A part that this format needs could not be fetched', { cause });
  }
}
