import type { FormatId, Loss, PlannedResult } from '#engine';
import { batchLossWords, LOSSES } from '#words/batch-losses.ts';

/**
 * What a run will take from how many of the pictures, one sentence for each kind of loss.
 * @param fill what transparency lands on: `#rrggbb`, white where it is absent
 */
export function batchLosses(plans: readonly PlannedResult[], fill?: string): string[] {
  return LOSSES.flatMap((loss) => {
    const count = plans.filter(({ losses }) => losses.includes(loss)).length;
    return count === 0 ? [] : batchLossWords.lost(loss, count, plans.length, fill);
  });
}

/** How many of the pictures a run cannot write in this browser, one sentence for each format. */
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

/** The losses of more than half of the pictures: they are listed once for all, and not in most of the rows. */
export function commonLosses(plans: readonly PlannedResult[]): Loss[] {
  return LOSSES.filter((loss) => plans.filter(({ losses }) => losses.includes(loss)).length > plans.length / 2);
}

/**
 * What one picture loses, for its row; undefined where that is nothing.
 * @param common the losses that are listed for all pictures
 */
export function rowLosses({ losses }: PlannedResult, common: readonly Loss[]): string | undefined {
  const own = losses.filter((loss) => !common.includes(loss));
  return own.length > 0 ? batchLossWords.rowLoses(own) : undefined;
}
