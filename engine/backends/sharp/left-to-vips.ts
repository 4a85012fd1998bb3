import { ImageError } from '../../errors/errors.ts';

/** For what libvips in WebAssembly is to do instead: the pool has it done there. */
export const beyondSharp = (what: string, cause?: unknown) =>
  new ImageError('beyond-browser', `sharp leaves this to libvips: ${what}`, { cause });

/** What fails here is tried there, which also says in the same words what is wrong with a file. */
export async function leftToVips<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw beyondSharp('it failed', error);
  }
}
