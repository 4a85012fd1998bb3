import type { AddressText } from '#app/tools/address/use-settings-address.ts';
import { type FaviconSettings, FITS, MOST_PADDING } from './settings.ts';

const LONGEST_NAME = 100;

function paddingOf(text: string | null): number | undefined {
  const percent = /^\d{1,2}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return percent <= MOST_PADDING ? percent : undefined;
}

/** Colours are written without their `#`, which an address would escape. */
const colourOf = (text: string | null) => (/^[\da-f]{6}$/i.test(text ?? '') ? `#${text?.toLowerCase()}` : undefined);

export const addressText: AddressText<FaviconSettings> = {
  print({ fit, padding, background, name }, base) {
    const params = new URLSearchParams();
    if (fit !== base.fit) params.set('fit', fit);
    if (padding !== base.padding) params.set('padding', String(padding));
    if (background) params.set('background', background.slice(1));
    if (name !== base.name) params.set('name', name);
    return params;
  },
  read(query, base) {
    const background = colourOf(query.get('background'));
    return {
      fit: FITS.find((fit) => fit === query.get('fit')) ?? base.fit,
      padding: paddingOf(query.get('padding')) ?? base.padding,
      ...(background && { background }),
      name: query.get('name')?.slice(0, LONGEST_NAME) ?? base.name,
    };
  },
};
