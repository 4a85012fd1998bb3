import type { Loaded } from '#app/engine/load-engine.ts';
import type { Probe } from '#engine';
import type { OptionName, Recipe } from '#engine/recipe/index.ts';

/** What 'More options' has controls for, in their order. */
export const MORE_OPTIONS = [
  'metadata',
  'profile',
  'lossless',
  'background',
  'chroma',
  'progressive',
  'dpi',
  'minSavings',
] as const satisfies OptionName[];
export type MoreOption = (typeof MORE_OPTIONS)[number];

/** The options of 'Expert'. */
export const EXPERT_OPTIONS: readonly MoreOption[] = ['chroma', 'progressive', 'minSavings'];

/** What a picture is offered here, and where. */
export interface Offer {
  probe: Probe;
  recipe: Recipe;
  door: Pick<Loaded['door'], 'outputFormat' | 'applies' | 'restingOptions'>;
  /** The options that do nothing in this browser. */
  ignores: readonly OptionName[];
}

/** The options that this picture, this format and this browser have a use for; and those that are set. */
export function offeredOptions({ probe, recipe, door, ignores }: Offer): MoreOption[] {
  const { output } = recipe;
  const format = door.outputFormat(probe, output);
  const resting = door.restingOptions(probe, recipe);
  const isSet = (name: OptionName) => output[name] !== undefined && door.applies(name, output, format);
  return MORE_OPTIONS.filter((name) => !ignores.includes(name) && (!resting.includes(name) || isSet(name)));
}

/** The options that any of these pictures has a use for. */
export function offeredToAny(probes: readonly Probe[], offer: Omit<Offer, 'probe'>): MoreOption[] {
  const offered = new Set(probes.flatMap((probe) => offeredOptions({ probe, ...offer })));
  return MORE_OPTIONS.filter((name) => offered.has(name));
}
