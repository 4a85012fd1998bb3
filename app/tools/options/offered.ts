import type { Loaded } from '#app/engine/load-engine.ts';
import type { Probe } from '#engine';
import type { OptionName, Recipe } from '#engine/recipe/index.ts';

/** Options with a control in 'More options', in their order. */
export const MORE_OPTIONS = [
  'min',
  'metadata',
  'profile',
  'lossless',
  'background',
  'chroma',
  'progressive',
  'dpi',
  'titles',
  'ids',
  'precision',
  'scripts',
  'minSavings',
] as const satisfies OptionName[];
export type MoreOption = (typeof MORE_OPTIONS)[number];

/** The options of 'Expert'. */
export const EXPERT_OPTIONS: readonly MoreOption[] = [
  'chroma',
  'progressive',
  'ids',
  'precision',
  'scripts',
  'minSavings',
];

/** The options for a picture, and their place. */
export interface Offer {
  probe: Probe;
  recipe: Recipe;
  api: Pick<Loaded['api'], 'outputFormat' | 'applies' | 'optionsWithoutEffect'>;
  /** Options that have no effect in this browser. */
  ignores: readonly OptionName[];
}

/** Options that apply to this picture, this format and this browser, and those with a value. */
export function offeredOptions({ probe, recipe, api, ignores }: Offer): MoreOption[] {
  const { output } = recipe;
  const format = api.outputFormat(probe, output);
  const withoutEffect = api.optionsWithoutEffect(probe, recipe);
  const isSet = (name: OptionName) => output[name] !== undefined && api.applies(name, output, format);
  return MORE_OPTIONS.filter((name) => !ignores.includes(name) && (!withoutEffect.includes(name) || isSet(name)));
}

/** Options that apply to any of these pictures. */
export function offeredToAny(probes: readonly Probe[], offer: Omit<Offer, 'probe'>): MoreOption[] {
  const offered = new Set(probes.flatMap((probe) => offeredOptions({ probe, ...offer })));
  return MORE_OPTIONS.filter((name) => offered.has(name));
}
