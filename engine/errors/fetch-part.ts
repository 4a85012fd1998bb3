import { ImageError } from './errors.ts';

/** How much of a large part has arrived. */
export interface Arrival {
  /** 0 to 1. */
  share: number;
  /** The bytes that are transferred, if the server states them. */
  bytes: number | undefined;
}

/** A part whose arrival is reported. */
export interface LargePart {
  /** The size of its code. */
  bytes: number;
  report(arrival: Arrival): void;
}

/** @param addresses of what it imports, if its own text does not contain them as literals */
export type LoadPart = <T>(load: () => Promise<T>, addresses?: readonly string[], large?: LargePart) => Promise<T>;

/** Node reads parts from a disk, where none can stall. */
let loadPart: LoadPart = (load) => load();

/** Loads all later parts with this function. A browser's entry point passes it, because its script has it already. */
export function loadPartsWith(load: LoadPart): void {
  loadPart = load;
}

let report: LargePart['report'] | undefined;

/** Reports the arrival of all later large parts to this function. */
export function reportArrivals(to: LargePart['report']): void {
  report = to;
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
 * @param bytes the size of a part whose arrival is reported
 * @throws {ImageError} `codec-unavailable`
 */
export async function fetchPart<T>(load: () => Promise<T>, bytes?: number): Promise<T> {
  try {
    return await loadPart(load, undefined, bytes && report ? { bytes, report } : undefined);
  } catch (cause) {
    throw new ImageError('codec-unavailable', 'A part that this format needs could not be fetched', { cause });
  }
}
