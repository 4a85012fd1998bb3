import type { Loaded } from '#app/engine/load-engine.ts';
import type { Output } from '#engine/recipe/index.ts';
import { toolWords } from '#words/tools.ts';

/** The label of a choice of format. */
export function formatLabel(door: Pick<Loaded['door'], 'formatOf'>, format: Output['format']): string {
  return format === 'same' ? toolWords.asItIs : door.formatOf(format).label;
}
