import type { Loaded } from '#app/engine/load-engine.ts';
import type { Format, Probe } from '#engine';
import type { OptionName, Recipe } from '#engine/recipe/index.ts';

/** Whether an option makes a difference to this picture, in a format in which it has a say. */
const MATTERS = {
  metadata: ({ probe }) => probe.metadata,
  // Other colours are converted whatever is chosen, and those of sRGB are what they are.
  profile: ({ probe: { wideGamut, colour } }) => wideGamut && (colour === 'rgb' || colour === 'grey'),
  // Where quality gives up colours alone, none is given up unless the picture is compressed.
  lossless: ({ recipe }, format) => recipe.output.aim !== 'encode' || format.quality?.reduces === 'detail',
  background: ({ probe }) => probe.alpha,
  chroma: ({ probe }) => probe.colour !== 'grey',
  progressive: () => true,
  dpi: () => true,
  minSavings: ({ probe, recipe, door }) => door.mayHandBack(probe, recipe),
} satisfies Partial<Record<OptionName, (offer: Offer, format: Format) => boolean>>;

export type MoreOption = keyof typeof MATTERS;
/** What 'More options' has controls for, in their order. */
export const MORE_OPTIONS = Object.keys(MATTERS) as MoreOption[];

/** The options of 'Expert'. */
export const EXPERT_OPTIONS: readonly MoreOption[] = ['chroma', 'progressive', 'minSavings'];

/** What a picture is offered here, and where. */
export interface Offer {
  probe: Probe;
  recipe: Recipe;
  door: Pick<Loaded['door'], 'outputFormat' | 'applies' | 'mayHandBack'>;
  /** The options that do nothing in this browser. */
  ignores: readonly OptionName[];
}

/** The options that this picture, this format and this browser have a use for; and those that are set. */
export function offeredOptions(offer: Offer): MoreOption[] {
  const { probe, recipe, door, ignores } = offer;
  const { output } = recipe;
  const format = door.outputFormat(probe, output);
  return MORE_OPTIONS.filter((name) => {
    if (ignores.includes(name) || !door.applies(name, output, format)) return false;
    return output[name] !== undefined || MATTERS[name](offer, format);
  });
}

/** The options that any of these pictures has a use for. */
export function offeredToAny(probes: readonly Probe[], offer: Omit<Offer, 'probe'>): MoreOption[] {
  const offered = new Set(probes.flatMap((probe) => offeredOptions({ probe, ...offer })));
  return MORE_OPTIONS.filter((name) => offered.has(name));
}
