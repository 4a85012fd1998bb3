import type { Loaded } from '#app/engine/load-engine.ts';
import type { Output } from '#engine/recipe/index.ts';
import { SENTENCES } from './sentences.ts';

/** What a choice of format is called. */
export function formatLabel(door: Pick<Loaded['door'], 'formatOf'>, format: Output['format']): string {
  return format === 'same' ? SENTENCES.asItIs : door.formatOf(format).label;
}
