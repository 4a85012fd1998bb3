import { type Colours, coloursOf } from '../../colour/colours.ts';
import type { Stated } from '../../colour/stated.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { Handles } from './handles.ts';
import { colourOf, hasField, ICC_FIELD } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';

/** Returns the colours of a file. @param image its header @param stated what it states */
export function coloursIn(image: VipsImage, stated: Stated | undefined): Colours {
  const embedded = hasField(image, ICC_FIELD) ? new Uint8Array(image.getBlob(ICC_FIELD)) : undefined;
  return coloursOf(stated, colourOf(image), embedded);
}

/**
 * Returns how a decoded image gets the colours of its file. Most images have them, so the code is loaded when one has not.
 * @param hasProfile whether it has a profile
 */
export async function toColours(
  vips: Libvips,
  colours: Colours,
  hasProfile: boolean,
): Promise<(image: VipsImage, handles: Handles) => VipsImage> {
  const hasThem = !colours.space && !colours.hdr && hasProfile === (colours.profile !== undefined);
  if (hasThem) return (image) => image;
  const { inColours } = await fetchPart(() => import('./stated-colours.ts'));
  return (image, handles) => inColours(vips, image, colours, handles);
}
