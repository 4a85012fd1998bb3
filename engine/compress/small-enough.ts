import type { Output } from '../recipe/index.ts';

/** Files of up to this size are returned unchanged. */
export const SMALL_BYTES = 10 * 1024;

/**
 * Returns why a file's size makes compression unnecessary: it is small, or it fits the target. Known before the run.
 * `plan` checks that nothing else is requested.
 */
export function smallEnough(bytes: number, output: Output): 'small' | 'fits' | undefined {
  switch (output.aim) {
    case 'encode':
      return undefined;
    case 'compress':
    case 'score':
      return bytes <= SMALL_BYTES ? 'small' : undefined;
    case 'size':
      return bytes <= output.bytes ? 'fits' : undefined;
  }
}
