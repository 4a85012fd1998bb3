import { ImageError } from '../errors/errors.ts';

/** Fetches and compiles the metric. */
export type LoadKernel = () => Promise<WebAssembly.Module>;

/**
 * Fetches and compiles the metric.
 * @returns undefined if the metric cannot run: in a browser without SIMD
 * @throws {ImageError} `codec-unavailable` if it cannot be fetched
 */
export async function kernelOf(loadKernel: LoadKernel | undefined): Promise<WebAssembly.Module | undefined> {
  try {
    return await loadKernel?.();
  } catch (cause) {
    if (cause instanceof WebAssembly.CompileError) return undefined;
    throw new ImageError('codec-unavailable', 'The metric could not be fetched', { cause });
  }
}
