import type { Backend } from '../backends/backend.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Size, Step } from '../geometry/steps.ts';

/** The files of watermarks, by the SHA-256 of their bytes in hex, as a recipe refers to them. */
export type Watermarks = Readonly<Record<string, Blob>>;

/**
 * Returns the steps with the pixels of their watermarks.
 * @param start the size of the picture before the steps
 * @throws {ImageError} `watermark-missing`, `watermark-differs` or `watermark-unreadable`
 */
export async function withDrawn(
  backend: Backend,
  start: Size,
  steps: readonly Step[],
  watermarks: Watermarks | undefined,
): Promise<readonly Step[]> {
  if (!steps.some((step) => step.do === 'watermark')) return steps;
  const { drawAll } = await fetchPart(() => import('./draw.ts'));
  return drawAll(backend, start, steps, watermarks);
}
