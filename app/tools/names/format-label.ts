import type { Loaded } from '#app/engine/load-engine.ts';
import type { Output } from '#engine/recipe/index.ts';
import { toolWords } from '#words/tools.ts';

/** The label of a choice of format. */
export function formatLabel(api: Pick<Loaded['api'], 'formatOf'>, format: Output['format']): string {
  return format === 'same' ? toolWords.asItIs : api.formatOf(format).label;
}
