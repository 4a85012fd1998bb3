import { ImageError } from '../../errors/errors.ts';

/** For work that the pool passes to the next backend. Callers never see it. */
export const leftToOthers = (what: string, cause?: unknown) =>
  new ImageError('beyond-browser', `The engine's own JPEG codec leaves ${what} to other backends`, { cause });
