import type { PlannedResult, Recipe } from '#engine';
import { type BatchItem, resultOf } from './batch.ts';
import { sum } from './sum.ts';

const pixelsOf = ({ width, height }: { width: number; height: number }) => width * height;

/**
 * The expected bytes of all results: measured ones, and extrapolated ones for the other files. Without a resize these shrink
 * by the same ratio; with one they have the same number of bytes per pixel.
 * @param planOf returns the recipe's plan for a file; undefined if it is unknown
 * @returns undefined until a result has been measured
 */
export function expectedBytes(
  items: readonly BatchItem[],
  recipe: Recipe,
  planOf: (item: BatchItem) => PlannedResult | undefined,
): number | undefined {
  const rows = items.filter(({ status }) => status !== 'error');
  const known = rows.flatMap((item) => {
    const result = resultOf(item, recipe)?.result;
    return result ? [{ item, result }] : [];
  });
  if (known.length === 0) return undefined;
  const made = sum(known.map(({ result }) => result.bytes));
  const share = made / Math.max(1, sum(known.map(({ item }) => item.bytes)));
  const perPixel = made / Math.max(1, sum(known.map(({ result }) => pixelsOf(result))));
  const { output, edits } = recipe;

  const guess = (item: BatchItem): number => {
    const plan = planOf(item);
    if (plan?.unchanged) return plan.unchanged === 'filled' ? (output.min ?? 0) : item.file.size;
    if (output.aim === 'size') return Math.min(item.bytes, output.bytes);
    return plan && edits.length > 0 ? perPixel * pixelsOf(plan) : share * item.bytes;
  };
  const measured = new Set(known.map(({ item }) => item));
  const others = rows.filter((item) => !measured.has(item));
  return Math.round(made + sum(others.map(guess)));
}
