import type { Output, PlannedResult } from '#engine';
import { unchangedSentence } from '#words/tools.ts';

/** Returns the sentence before the run of a picture that stays as it is; undefined for any other. */
export function keptSentence({ unchanged, losses }: PlannedResult, output: Output): string | undefined {
  if (!unchanged) return undefined;
  const target = output.aim === 'size' ? output.bytes : undefined;
  return unchangedSentence(unchanged, losses, unchanged === 'filled' ? output.min : target);
}
