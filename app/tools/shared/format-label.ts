import type { Loaded } from '#app/engine/load-engine.ts';
import type { Output } from '#engine/recipe/index.ts';
import { toolWords } from '#words/tools.ts';

/** What a choice of format is called. */
export function formatLabel(door: Pick<Loaded['door'], 'formatOf'>, format: Output['format']): string {
  return format === 'same' ? toolWords.asItIs : door.formatOf(format).label;
}
