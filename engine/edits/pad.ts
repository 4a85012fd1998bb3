import { type Size, type Step, sizeAfter } from '../geometry/steps.ts';
import type { EditOf } from '../recipe/index.ts';
import { resizeSteps } from './resize.ts';

const WHITE = '#ffffff';

/** Returns the smallest size of a ratio that contains the picture. */
function aroundRatio({ width, height }: Size, ratio: string): Size {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return width * down >= height * across
    ? { width, height: Math.max(height, Math.round((width * down) / across)) }
    : { width: Math.max(width, Math.round((height * across) / down)), height };
}

/** Returns the steps of a pad: a scale if the picture is larger than the size, and edges unless the shape is right already. */
export function padSteps(size: Size, { ratio, width = 1, height = 1, fill = WHITE }: EditOf<'pad'>): Step[] {
  const steps = ratio ? [] : resizeSteps(size, { do: 'resize', width, height, fit: 'inside', enlarge: false });
  const inner = steps.reduce(sizeAfter, size);
  const outer = ratio ? aroundRatio(inner, ratio) : { width, height };
  if (outer.width === inner.width && outer.height === inner.height) return steps;
  const left = Math.floor((outer.width - inner.width) / 2);
  const top = Math.floor((outer.height - inner.height) / 2);
  return [...steps, { do: 'pad', left, top, ...outer, fill }];
}
