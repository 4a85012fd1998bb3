import { ImageError } from '../../errors/errors.ts';

/** The error that makes the pool run a job on libvips in WebAssembly. */
export const beyondSharp = (what: string, cause?: unknown) =>
  new ImageError('beyond-browser', `sharp leaves this to libvips: ${what}`, { cause });

/** Passes failed work to libvips in WebAssembly, which also reports damage with the same errors. */
export async function leftToVips<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw beyondSharp('it failed', error);
  }
}
