import { ImageError } from '../errors/errors.ts';

/**
 * Runs one of the engine's own modules. Each picture has its own instance, so a failure does not affect libvips.
 * @param name for the error's message
 */
export async function guardedKernel<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    // A failed allocation traps there.
    const code = /unreachable/i.test(error.message) ? 'out-of-memory' : 'codec-failed';
    throw new ImageError(code, `${name} stopped`, { cause: error });
  }
}
