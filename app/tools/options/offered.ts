import type { Loaded } from '#app/engine/load-engine.ts';
import type { Format, Probe } from '#engine';
import type { OptionName, Output } from '#engine/recipe/index.ts';

/** What 'More options' has controls for, in their order. */
export const MORE_OPTIONS = ['metadata', 'profile', 'lossless', 'background', 'chroma', 'progressive', 'dpi'] as const;
export type MoreOption = (typeof MORE_OPTIONS)[number];

/** Whether an option makes a difference to this picture, in a format in which it has a say. */
const MATTERS: Readonly<Record<MoreOption, (probe: Probe, format: Format, output: Output) => boolean>> = {
  metadata: ({ metadata }) => metadata,
  // Other colours are converted whatever is chosen, and those of sRGB are what they are.
  profile: ({ wideGamut, colour }) => wideGamut && (colour === 'rgb' || colour === 'grey'),
  // Where quality gives up colours alone, none is given up unless the picture is compressed.
  lossless: (_, format, { aim }) => aim !== 'encode' || format.quality?.reduces === 'detail',
  background: ({ alpha }) => alpha,
  chroma: ({ colour }) => colour !== 'grey',
  progressive: () => true,
  dpi: () => true,
};

/** What a picture is offered here, and where. */
export interface Offer {
  probe: Probe;
  output: Output;
  door: Pick<Loaded['door'], 'outputFormat' | 'applies'>;
  /** The options that do nothing in this browser. */
  ignores: readonly OptionName[];
}

/** The options that this picture, this format and this browser have a use for; and those that are set. */
export function offeredOptions({ probe, output, door, ignores }: Offer): MoreOption[] {
  const format = door.outputFormat(probe, output);
  return MORE_OPTIONS.filter((name) => {
    if (ignores.includes(name) || !door.applies(name, output, format)) return false;
    return output[name] !== undefined || MATTERS[name](probe, format, output);
  });
}

/** The options that any of these pictures has a use for. */
export function offeredToAny(probes: readonly Probe[], offer: Omit<Offer, 'probe'>): MoreOption[] {
  const offered = new Set(probes.flatMap((probe) => offeredOptions({ probe, ...offer })));
  return MORE_OPTIONS.filter((name) => offered.has(name));
}
