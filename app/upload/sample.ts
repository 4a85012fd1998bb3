import { unavailable } from '#app/engine/unavailable.ts';
import address from './sample.jpg?url';

/** A picture to try the tools with, fetched when it is asked for. */
export async function fetchSample(signal?: AbortSignal): Promise<File> {
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    throw unavailable('The sample picture', cause);
  });
  if (!response.ok) throw unavailable('The sample picture', response.status);
  return new File([await response.blob()], 'sample.jpg', { type: 'image/jpeg' });
}
