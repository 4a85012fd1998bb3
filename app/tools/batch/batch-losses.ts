import type { FormatId, Loss, PlannedResult } from '#engine';
import { batchLossWords, LOSSES } from '#words/batch-losses.ts';

/**
 * The losses of a run and how many pictures they affect, one sentence per kind.
 * @param fill the background for transparency: `#rrggbb`, white by default
 */
export function batchLosses(plans: readonly PlannedResult[], fill?: string): string[] {
  return LOSSES.flatMap((loss) => {
    const count = plans.filter(({ losses }) => losses.includes(loss)).length;
    return count === 0 ? [] : batchLossWords.lost(loss, count, plans.length, fill);
  });
}

/** How many pictures a run cannot write in this browser, one sentence per format. */
export function unwritable(
  plans: readonly PlannedResult[],
  writes: readonly FormatId[],
  labelOf: (format: FormatId) => string,
): string[] {
  const refused = plans.filter((plan) => !plan.unchanged && !writes.includes(plan.format));
  return [...new Set(refused.map(({ format }) => format))].map((format) => {
    const count = refused.filter((plan) => plan.format === format).length;
    return batchLossWords.unwritable(labelOf(format), count, plans.length);
  });
}

/** Losses of more than half of the pictures. They are listed once for all, and not in most of the rows. */
export function commonLosses(plans: readonly PlannedResult[]): Loss[] {
  return LOSSES.filter((loss) => plans.filter(({ losses }) => losses.includes(loss)).length > plans.length / 2);
}

/**
 * The losses of one picture, for its row; undefined without any.
 * @param common the losses that are listed for all pictures
 */
export function rowLosses({ losses }: PlannedResult, common: readonly Loss[]): string | undefined {
  const own = losses.filter((loss) => !common.includes(loss));
  return own.length > 0 ? batchLossWords.rowLoses(own) : undefined;
}
