import { inkOf } from '../ink/ink.ts';
import { type InkPaint, painted } from '../ink/painted.ts';
import { type CannotWhiten, whitened } from '../wall/whitened.ts';
import { grey } from './grey.ts';
import type { Rgba } from './rgba.ts';
import { type Turn, turned } from './turned.ts';

/** What is done to the pixels of a picture before the engine makes a file of them. */
export type PixelWork = { do: 'ink'; paint: InkPaint } | { do: 'whiten' } | { do: 'grey' } | ({ do: 'turn' } & Turn);

/** Why it cannot be done. */
export type CannotWork = 'no-ink' | CannotWhiten;

/** Returns a new picture, or the reason why there is none. */
export function worked(picture: Rgba, works: readonly PixelWork[]): Rgba | CannotWork {
  let result = picture;
  for (const work of works) {
    const next = oneWorked(result, work);
    if (typeof next === 'string') return next;
    result = next;
  }
  return result;
}

function oneWorked(picture: Rgba, work: PixelWork): Rgba | CannotWork {
  switch (work.do) {
    case 'ink': {
      const ink = inkOf(picture);
      return ink ? painted(ink, work.paint) : 'no-ink';
    }
    case 'whiten':
      return whitened(picture);
    case 'grey':
      return grey(picture);
    case 'turn':
      return turned(picture, work);
  }
}

/** Whether the result has one channel. */
export const isGrey = (works: readonly PixelWork[]): boolean => works.at(-1)?.do === 'grey';
