import type { Backend } from '../backends/backend.ts';
import { layOut } from '../edits/index.ts';
import { ImageError } from '../errors/errors.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import { formatOfBytes } from '../formats/index.ts';
import { checkPixels } from '../geometry/limits.ts';
import type { Step } from '../geometry/steps.ts';
import { probeBytes } from '../open/open-file.ts';
import { readPixels } from '../open/read-pixels.ts';
import type { Recipe } from '../recipe/index.ts';
import { kernelOf } from '../score/fetch-kernel.ts';
import type { ScoreMap } from '../score/pool.ts';
import { withDrawn } from '../watermark/drawn.ts';
import type { RunOptions } from './job.ts';

/** The score of a result against the edited original; see engine/score. Undefined if the metric cannot run. */
export type Judgement = ScoreMap;

/** A result and its original. */
export interface ToJudge {
  original: Uint8Array<ArrayBuffer>;
  recipe: Recipe;
  result: Uint8Array<ArrayBuffer>;
}

/**
 * Scores the first frame of a result against the first frame of the edited original. If a search scaled the result, the
 * original is scaled to the same size.
 * @returns undefined if the metric cannot run, or if no renderer draws all parts of a drawing
 * @throws {ImageError}
 */
export async function judgeResult(
  backend: Backend,
  { original, recipe, result }: ToJudge,
  { admit, loadKernel, throwIfCancelled, watermarks }: RunOptions,
): Promise<Judgement | undefined> {
  const kernel = await kernelOf(loadKernel);
  if (!kernel) return undefined;
  const format = formatOfBytes(result.subarray(0, HEAD_BYTES));
  if (!format) throw new ImageError('unsupported', 'The result is no known picture');
  const probe = await probeBytes(backend, original);
  const { size, steps } = layOut(probe, recipe.edits);
  checkPixels(size, 1);
  await admit?.(2 * size.width * size.height);
  if (format.vector) {
    const { scoreDrawings } = await fetchPart(() => import('./compare-drawings.ts'));
    // The whole result is the original drawing in fewer bytes, without edits.
    return scoreDrawings({ backend, format, natural: size, kernel, throwIfCancelled }, original, result, size);
  }
  const candidate = await readPixels(backend, result, format);
  const { width, height } = candidate;
  const toSize: Step[] = width === size.width && height === size.height ? [] : [{ do: 'scale', width, height }];
  const reference = await readPixels(backend, original, format, {
    steps: [...(await withDrawn(backend, probe, steps, watermarks)), ...toSize],
    background: recipe.output.background,
  });
  const { compare } = await fetchPart(() => import('../score/score.ts'));
  return compare(kernel, reference, candidate, throwIfCancelled);
}
