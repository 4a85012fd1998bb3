import type { Backend } from '../backends/backend.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Format } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';
import { codecDraws, type Draw, pageDraws } from '../open/drawn.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { ScoreMap } from '../score/pool.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Comparing {
  backend: Backend;
  format: Format;
  /** The drawings' own size. */
  natural: Size;
  /** The metric; without it the mean difference decides, and there is no score. */
  kernel: WebAssembly.Module | undefined;
  throwIfCancelled: (() => void) | undefined;
}

/** The lowest score of a rewritten drawing: no difference is visible, even in a flicker test. */
const LEAST_SCORE = 95;
/** Smaller drawings are compared at this longer side too, so that the details of icons count. */
const JUDGED_SIDE = 512;
const LARGEST_JUDGED_SIDE = 2048;
/** The largest mean difference of samples, where the metric cannot run. */
const LARGEST_DIFFERENCE = 0.5;

/** Parts that the codec does not draw. */
const UNDRAWN = /<(?:[\w-]+:)?(?:text|foreignObject)[\s/>]/i;
const isDrawnWhole = (bytes: Bytes) => !UNDRAWN.test(new TextDecoder().decode(bytes));

function sizesToJudge({ width, height }: Size): Size[] {
  const own = Math.max(width, height);
  const side = (length: number, longest: number) => Math.max(1, Math.round((length * longest) / own));
  const longest = own < JUDGED_SIDE ? [own, JUDGED_SIDE] : [Math.min(own, LARGEST_JUDGED_SIDE)];
  return longest.map((longest) => ({ width: side(width, longest), height: side(height, longest) }));
}

/** Draws both with one renderer. Pixels of two renderers differ although the drawings are equal. */
async function drawnAlike(draw: Draw, files: readonly [Bytes, Bytes], size: Size): Promise<(Pixels | undefined)[]> {
  return [await draw(files[0], size), await draw(files[1], size)];
}

/**
 * Draws two drawings with each renderer, at their own size and larger if that is small, and compares them.
 * @returns undefined if they look different; the lowest score, if the metric can run and every part was drawn
 */
export async function looksOf(
  { backend, format, natural, kernel, throwIfCancelled }: Comparing,
  before: Bytes,
  after: Bytes,
): Promise<{ score?: number } | undefined> {
  const page = pageDraws(backend, natural);
  const scores: number[] = [];
  let isSeen = isDrawnWhole(before);
  for (const draw of [codecDraws(backend, format), ...(page ? [page] : [])]) {
    for (const size of sizesToJudge(natural)) {
      throwIfCancelled?.();
      const [one, other] = await drawnAlike(draw, [before, after], size);
      if (!one && !other && draw === page) continue;
      const likeness = one && other && (await likenessOf(one, other, kernel, throwIfCancelled));
      if (!likeness?.isAlike) return undefined;
      isSeen ||= draw === page;
      if (likeness.score !== undefined) scores.push(likeness.score);
    }
  }
  return isSeen && scores.length > 0 ? { score: Math.min(...scores) } : {};
}

/** Compares two drawn pictures by the metric, or by their mean difference without it. */
async function likenessOf(
  one: Pixels,
  other: Pixels,
  kernel: Comparing['kernel'],
  throwIfCancelled: Comparing['throwIfCancelled'],
): Promise<{ isAlike: boolean; score?: number }> {
  if (!kernel) return { isAlike: differenceOf(one, other) <= LARGEST_DIFFERENCE };
  const { compare } = await fetchPart(() => import('../score/score.ts'));
  const { score } = compare(kernel, one, other, throwIfCancelled);
  return { isAlike: score >= LEAST_SCORE, score };
}

/** Differences of transparent pixels do not count. */
function differenceOf({ data, channels }: Pixels, other: Pixels): number {
  if (other.channels !== channels) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < data.length; i += channels) {
    const weight = channels === 4 ? Math.max(data[i + 3] ?? 0, other.data[i + 3] ?? 0) / 255 : 1;
    for (let c = 0; c < channels; c++) sum += weight * Math.abs((data[i + c] ?? 0) - (other.data[i + c] ?? 0));
  }
  return sum / Math.max(1, data.length);
}

/**
 * Scores a drawing against another one: by the page, or by the codec if the page cannot draw both.
 * @returns undefined if no renderer draws all of both
 */
export async function scoreDrawings(
  { backend, format, natural, kernel, throwIfCancelled }: Comparing & { kernel: WebAssembly.Module },
  before: Bytes,
  after: Bytes,
  size: Size,
): Promise<ScoreMap | undefined> {
  const page = pageDraws(backend, natural);
  const isWhole = isDrawnWhole(before) && isDrawnWhole(after);
  for (const draw of [...(page ? [page] : []), ...(isWhole ? [codecDraws(backend, format)] : [])]) {
    const [one, other] = await drawnAlike(draw, [before, after], size);
    if (!one || !other) continue;
    const { compare } = await fetchPart(() => import('../score/score.ts'));
    return compare(kernel, one, other, throwIfCancelled);
  }
  return undefined;
}
