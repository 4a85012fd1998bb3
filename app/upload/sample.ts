import { unavailable } from '#app/engine/unavailable.ts';
import address from './sample.jpg?url';

/**
 * A photo for trying the tools, loaded on request: dandelions by Clemens Engelhardt, 2018, dedicated to the public
 * domain (CC0 1.0), from the wallpapers of Lomiri; cropped and made smaller.
 */
export async function fetchSample(signal?: AbortSignal): Promise<File> {
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    throw unavailable('The sample picture', cause);
  });
  if (!response.ok) throw unavailable('The sample picture', response.status);
  return new File([await response.blob()], 'sample.jpg', { type: 'image/jpeg' });
}
